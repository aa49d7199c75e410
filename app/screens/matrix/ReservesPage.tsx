import { useState } from 'react';
import { View } from 'react-native';
import { SIDES } from '../../../src/engine/sides';
import type { MatrixBattleView, MoraleView } from '../../../src/rules/n20/index';
import { halves } from '../../../src/wording/halves';
import { Button } from '../../components/Button';
import { Small } from '../../components/Words';
import { useDispatch } from '../../hooks/use-game';
import { SPACE } from '../../theme/metrics';
import { Abandon } from './Abandon';
import { BattleFrame } from './BattleFrame';
import { LaidChits } from './LaidChits';
import { NameUnits } from './NameUnits';
import { NOBODY, inRoles } from './named-units';
import { Spends } from './Spends';
import { NOTHING_SPENT, paymentOf } from './spending';

type ReservesProps = { readonly battle: MatrixBattleView; readonly morale: MoraleView };

/** N20 9.0, steps B to F.1: both sides say openly what they spend; then both chits turn up together. */
export const ReservesPage = ({ battle, morale }: ReservesProps) => {
  const dispatch = useDispatch();
  const [spendings, setSpendings] = useState(NOTHING_SPENT);
  const [named, setNamed] = useState(NOBODY);
  const { spent } = battle;
  const reveal = async (): Promise<void> => {
    if (spent === null && !(await dispatch(paymentOf(spendings)))) return;
    await dispatch({ type: 'RevealManeuvers', named: inRoles(battle, named) });
  };
  return (
    <BattleFrame
      battle={battle}
      foot={
        <Button
          label="Reveal together"
          icon="eye"
          kind="primary"
          wide
          onPress={() => {
            void reveal();
          }}
          testID="matrix.reveal"
        />
      }
      below={<Abandon />}
    >
      <LaidChits battle={battle} />
      <View style={{ gap: SPACE.m }} testID="matrix.reserves">
        {spent === null ? (
          SIDES.map((side) => (
            <Spends key={side} side={side} morale={morale} spendings={spendings} onChange={setSpendings} />
          ))
        ) : (
          <Small>{`Spent: attacker ${halves(spent.attackerHalves)}, defender ${halves(spent.defenderHalves)}`}</Small>
        )}
        <NameUnits battle={battle} named={named} onName={setNamed} />
      </View>
    </BattleFrame>
  );
};
