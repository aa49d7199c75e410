import { useState } from 'react';
import { View } from 'react-native';
import { SIDES } from '../../../src/engine/sides';
import type { Side } from '../../../src/engine/sides';
import type { CupView } from '../../../src/rules/nlc/index';
import { ChipPicker } from '../../components/ChoiceList';
import { Segmented } from '../../components/Segmented';
import { Small } from '../../components/Words';
import { useDispatch, useNames, useView } from '../../hooks/use-game';
import { SPACE } from '../../theme/metrics';

type EnterDrawnProps = { readonly cup: CupView; readonly onEntered: () => void };

/**
 * A chit drawn from the cup on the table is told to the app. Every chit that both players can name is offered, whether
 * the app believes it to be in the cup or not: a shorter list would tell who is in Reserve.
 */
export const EnterDrawn = ({ cup, onEntered }: EnterDrawnProps) => {
  const { setup } = useView('setup');
  const dispatch = useDispatch();
  const names = useNames();
  const [side, setSide] = useState<Side>('first');
  return (
    <View style={{ gap: SPACE.m }}>
      <Segmented
        options={SIDES.map((id) => ({ id, label: setup.sides[id].title }))}
        value={side}
        onChange={setSide}
        testID="cup.enter.side"
      />
      {cup.nameable[side].length === 0 ? <Small tone="inkSoft">None of this side is left.</Small> : null}
      <ChipPicker
        label="Which chit came up"
        options={cup.nameable[side].map((id) => ({ id, label: names.formation(id) }))}
        chosen={[]}
        onChange={([chit]) => {
          if (chit === undefined) return;
          void dispatch({ type: 'EnterDrawn', side, chit }).then((done) => {
            if (done) onEntered();
          });
        }}
        testID="cup.enter.chit"
      />
    </View>
  );
};
