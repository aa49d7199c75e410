import { useState } from 'react';
import { View } from 'react-native';
import { SIDES, otherSide } from '../../../../src/engine/sides';
import type { Side } from '../../../../src/engine/sides';
import type { MoraleView } from '../../../../src/rules/n20/index';
import { Button } from '../../../components/Button';
import { Panel } from '../../../components/Panel';
import { SectionTitle } from '../../../components/SectionTitle';
import { Stepper } from '../../../components/Stepper';
import { ToggleRow } from '../../../components/ToggleRow';
import { Small } from '../../../components/Words';
import { useDispatch, useView } from '../../../hooks/use-game';
import { SPACE } from '../../../theme/metrics';
import { SideHeading } from '../../turn/SideHeading';
import { spanWords } from './reason-words';

type NightPanelProps = {
  readonly morale: MoraleView;
  /** Only this side, where the step of the sequence is that side's. */
  readonly only?: Side | undefined;
};

/** N20 12.7.3, 16.8.2: what the enemy on a side's lines of communication costs it, once a night turn. */
export const NightPanel = ({ morale, only }: NightPanelProps) => {
  const { turn } = useView().turn;
  if (turn.kind !== 'night' || !morale.started || morale.outcome.result !== null) return null;
  return (
    <View style={{ gap: SPACE.s }} testID="night">
      <SectionTitle aside="N20 12.7.3">Lines of communication at night</SectionTitle>
      {SIDES.filter((side) => only === undefined || side === only).map((side) => (
        <Loser key={`${side}${String(morale.nightPaid[side])}`} side={side} morale={morale} />
      ))}
    </View>
  );
};

/** No map has more of them. */
const MOST_HEXES = 6;

const Loser = ({ side, morale }: { readonly side: Side; readonly morale: MoraleView }) => {
  const dispatch = useDispatch();
  const { sides } = useView().setup;
  const gates = [...new Set(morale.pursuers.filter((one) => one.side !== side).map(({ hex }) => hex))];
  const [lost, setLost] = useState<readonly string[]>([]);
  const [others, setOthers] = useState(0);
  const price = morale.previews[side].find(({ reason }) => reason === 'locHex');
  if (morale.nightPaid[side]) return <Small>{`${sides[side].title} has paid for tonight.`}</Small>;
  const enemy = sides[otherSide(side)].title;
  const named = gates.map((name) => ({ name, occupied: !lost.includes(name), others: 0 }));
  const counted = Array.from({ length: others }, (_, i) => ({
    name: `LOC hex ${String(i + 1)}`,
    occupied: true,
    others: 0,
  }));
  return (
    <Panel>
      <SideHeading side={side} />
      {gates.map((name) => (
        <ToggleRow
          key={name}
          label={`${enemy} still hold ${name}`}
          hint="Units have gone through it in pursuit"
          value={!lost.includes(name)}
          onChange={(held) => {
            setLost(held ? lost.filter((one) => one !== name) : [...lost, name]);
          }}
          testID={`night.gate.${side}`}
        />
      ))}
      <Stepper
        label={gates.length === 0 ? `LOC hexes held by ${enemy}` : 'Other LOC hexes they hold'}
        hint={price === undefined ? undefined : `The first: ${spanWords(price)}`}
        value={others}
        min={0}
        max={MOST_HEXES}
        onChange={setOthers}
        testID={`night.hexes.${side}`}
      />
      <Button
        label="Take it from the track"
        wide
        onPress={() => {
          void dispatch({ type: 'NightTerrain', loser: side, hexes: [...named, ...counted] });
        }}
        testID={`night.take.${side}`}
      />
    </Panel>
  );
};
