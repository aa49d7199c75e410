import { useState } from 'react';
import { View } from 'react-native';
import { SIDES } from '../../../src/engine/sides';
import type { Side } from '../../../src/engine/sides';
import type { MoraleView } from '../../../src/rules/n20/index';
import type { AppView } from '../../../src/session/rule-sets';
import { InlineConfirm } from '../../components/InlineConfirm';
import { Button } from '../../components/Button';
import { Panel } from '../../components/Panel';
import { Stepper } from '../../components/Stepper';
import { Small } from '../../components/Words';
import { useDispatch, useView } from '../../hooks/use-game';
import { SPACE } from '../../theme/metrics';
import { SideHeading } from '../turn/SideHeading';
import { HEX_KINDS, NO_HEXES } from './hex-kinds';

/** N20 15.0: decisive at any time; else after the last turn, when both sides have counted. */
export const isResultKnown = (morale: MoraleView, { isLastTurn }: Pick<AppView, 'isLastTurn'>): boolean =>
  morale.outcome.decisive !== null ||
  (isLastTurn && morale.started && SIDES.every((side) => morale.hexes[side] !== null));

export const WriteResult = () => {
  const dispatch = useDispatch();
  return (
    <InlineConfirm
      label="Write the result down"
      question="Write the result down and end the game?"
      yes="Write it down"
      icon="flag"
      kind="primary"
      wide
      onConfirm={() => {
        void dispatch({ type: 'EndGame' });
      }}
      testID="end.game"
    />
  );
};

/** N20 15.0, Rulings 61 and 67: what each side stands on at the end. */
export const HexCount = ({ morale }: { readonly morale: MoraleView }) => {
  const view = useView();
  if (morale.outcome.decisive !== null) return null;
  return (
    <Panel testID="end.count">
      {SIDES.map((side) => (
        <HexesOf key={side} side={side} morale={morale} />
      ))}
      {isResultKnown(morale, view) ? null : (
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
