import { useState } from 'react';
import { View } from 'react-native';
import { SIDES } from '../../../src/engine/sides';
import type { Side } from '../../../src/engine/sides';
import type { MatrixBattleView, MoraleView } from '../../../src/rules/n20/index';
import { Button } from '../../components/Button';
import { InlineConfirm } from '../../components/InlineConfirm';
import { Panel } from '../../components/Panel';
import { Caption, Label, Small } from '../../components/Words';
import { ManeuverChit } from '../../drawings/ManeuverChit';
import { useDispatch, useView } from '../../hooks/use-game';
import { useKnock } from '../../hooks/use-knock';
import { RADIUS, SPACE } from '../../theme/metrics';
import { useTheme } from '../../theme/ThemeProvider';
import type { NamedUnits } from './named-units';
import { ReservesForm } from './ReservesForm';
import { Revealed } from './Revealed';
import { SoloPick } from './SoloPick';

type BattleProps = { readonly battle: MatrixBattleView; readonly morale: MoraleView };

/** N20 9.0: the battle that has come to the matrix, as it lies on the open table. */
export const BattleInHand = ({ battle, morale }: BattleProps) => {
  const [named, setNamed] = useState<NamedUnits>({ first: [], second: [] });
  return (
    <Panel testID="matrix.battle">
      <Small>{`Asked for by ${useView().setup.sides[battle.askedBy].title}`}</Small>
      {battle.revealed === null ? <Chits battle={battle} /> : null}
      {battle.picker === null ? null : <Picks battle={battle} picker={battle.picker} />}
      {battle.stage === 'reserves' ? (
        <ReservesForm battle={battle} morale={morale} named={named} onName={setNamed} />
      ) : null}
      {battle.revealed === null ? <Abandon /> : <Revealed battle={battle} revealed={battle.revealed} named={named} />}
    </Panel>
  );
};

/** Both places on the table: a chit face down, or none yet. Its back is the same whatever lies there. */
const Chits = ({ battle }: Pick<BattleProps, 'battle'>) => {
  const { sides } = useView().setup;
  return (
    <View style={{ flexDirection: 'row', justifyContent: 'space-evenly', gap: SPACE.m }}>
      {SIDES.map((side) => {
        const lies = battle.sealed.includes(side);
        return (
          <View
            key={side}
            style={{ alignItems: 'center', flexShrink: 1 }}
            accessible
            accessibilityLabel={`${sides[side].title}: ${lies ? 'a chit lies face down' : 'no chit yet'}`}
            testID={`matrix.lies.${side}`}
          >
            {lies ? <ManeuverChit maneuver="Hold" faceDown size={84} /> : <EmptyPlace />}
            <Label align="center">{sides[side].title}</Label>
            <Caption align="center">{side === battle.attacker ? 'attacks' : 'defends'}</Caption>
          </View>
        );
      })}
    </View>
  );
};

/** Where a chit will lie. */
const EmptyPlace = () => {
  const { colour } = useTheme();
  return (
    <View
      style={{
        width: 80,
        height: 80,
        margin: 2,
        borderWidth: 1.5,
        borderStyle: 'dashed',
        borderColor: colour.rule,
        borderRadius: RADIUS.m,
      }}
    />
  );
};

/** On one phone the side picks behind its curtain; a solo player here. */
const Picks = ({ battle, picker }: { readonly battle: MatrixBattleView; readonly picker: Side }) => {
  const { setup } = useView();
  const knock = useKnock();
  if (setup.playMode === 'solo') return <SoloPick key={picker} battle={battle} picker={picker} />;
  return (
    <Button
      label={`Hand the phone to ${setup.sides[picker].title}`}
      icon="desk"
      kind="primary"
      wide
      onPress={() => {
        void knock(picker);
      }}
      testID="matrix.handover"
    />
  );
};

const Abandon = () => {
  const dispatch = useDispatch();
  return (
    <InlineConfirm
      label="Fight it without the matrix"
      question="Take the chits back unseen?"
      yes="Without it"
      kind="plain"
      onConfirm={() => {
        void dispatch({ type: 'AbandonMatrix', reason: 'agreed at the table' });
      }}
      testID="matrix.abandon"
    />
  );
};
