import { useState } from 'react';
import { View } from 'react-native';
import { SIDES } from '../../../src/engine/sides';
import type { Side } from '../../../src/engine/sides';
import type { MoraleView } from '../../../src/rules/n20/index';
import { InlineConfirm } from '../../components/InlineConfirm';
import { Button } from '../../components/Button';
import { Panel } from '../../components/Panel';
import { Stepper } from '../../components/Stepper';
import { Small } from '../../components/Words';
import { useDispatch, useView } from '../../hooks/use-game';
import { SPACE } from '../../theme/metrics';
import { SideHeading } from '../turn/SideHeading';
import { HEX_KINDS, NO_HEXES } from './hex-kinds';

/** N20 15.0, Rulings 61 and 67: what each side stands on at the end, and the result written down. */
export const MoraleEnd = ({ morale }: { readonly morale: MoraleView }) => {
  const { isLastTurn } = useView();
  const dispatch = useDispatch();
  const { decisive } = morale.outcome;
  const counted = SIDES.every((side) => morale.hexes[side] !== null);
  const ready = decisive !== null || (isLastTurn && counted && morale.started);
  return (
    <Panel testID="end.count">
      {decisive === null ? SIDES.map((side) => <HexesOf key={side} side={side} morale={morale} />) : null}
      {ready ? (
        <InlineConfirm
          label="Write the result down"
          question="Write the result down and end the game?"
          yes="Write it down"
          icon="flag"
          kind="primary"
          onConfirm={() => {
            void dispatch({ type: 'EndGame' });
          }}
          testID="end.game"
        />
      ) : (
        <Small>Decisive at any time; else after the last turn, when both sides have counted.</Small>
      )}
    </Panel>
  );
};

const MOST = 20;

const HexesOf = ({ side, morale }: { readonly side: Side; readonly morale: MoraleView }) => {
  const dispatch = useDispatch();
  const written = morale.hexes[side];
  const [held, setHeld] = useState(written ?? NO_HEXES);
  const same = written !== null && HEX_KINDS.every(({ id }) => written[id] === held[id]);
  return (
    <View style={{ gap: SPACE.xs }} testID={`end.hexes.${side}`}>
      <SideHeading side={side} />
      {HEX_KINDS.map(({ id, label }) => (
        <Stepper
          key={id}
          label={label}
          value={held[id]}
          min={0}
          max={MOST}
          onChange={(count) => {
            setHeld({ ...held, [id]: count });
          }}
          testID={`end.${side}.${id}`}
        />
      ))}
      <Button
        label={same ? 'Written down' : 'Write down'}
        icon="check"
        disabled={same}
        onPress={() => {
          void dispatch({ type: 'SetHexes', side, ...held });
        }}
        testID={`end.record.${side}`}
      />
    </View>
  );
};
