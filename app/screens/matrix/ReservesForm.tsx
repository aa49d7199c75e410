import { useState } from 'react';
import { View } from 'react-native';
import { SIDES, otherSide } from '../../../src/engine/sides';
import type { Side } from '../../../src/engine/sides';
import type { MatrixBattleView, MoraleView } from '../../../src/rules/n20/index';
import { halves } from '../../../src/wording/halves';
import { Button } from '../../components/Button';
import { Stepper } from '../../components/Stepper';
import { ToggleRow } from '../../components/ToggleRow';
import { Small, Strong } from '../../components/Words';
import { useDispatch, useView } from '../../hooks/use-game';
import { SPACE } from '../../theme/metrics';
import { crtOf } from './crt-of';
import { NameUnits } from './NameUnits';
import { readUnits } from './named-units';
import type { NamedUnits } from './named-units';

type Spending = Readonly<{ reserves: number; guard: boolean }>;
type Spendings = Readonly<Record<Side, Spending>>;

type ReservesProps = {
  readonly battle: MatrixBattleView;
  readonly morale: MoraleView;
  readonly named: NamedUnits;
  readonly onName: (named: NamedUnits) => void;
};

const NOTHING: Spendings = { first: { reserves: 0, guard: false }, second: { reserves: 0, guard: false } };

const paymentOf = ({ reserves, guard }: Spending) => ({ reserveHalves: reserves, guard });
const FULL_POINT = 2;

/** N20 9.0, steps B to F.1: both sides say openly what they spend; then both chits turn up together. */
export const ReservesForm = ({ battle, morale, named, onName }: ReservesProps) => {
  const dispatch = useDispatch();
  const { army, setup } = useView();
  const [spendings, setSpendings] = useState(NOTHING);
  const { attacker, defender, spent } = battle;
  const pay = (): Promise<boolean> => {
    const { first, second } = spendings;
    return dispatch({ type: 'PayReserves', first: paymentOf(first), second: paymentOf(second) });
  };
  const reveal = async (): Promise<void> => {
    if (spent === null && !(await pay())) return;
    const attackers = readUnits(army.units, named[attacker]);
    const defenders = readUnits(army.units, named[defender]);
    await dispatch({ type: 'RevealManeuvers', attackers, defenders, crt: crtOf(setup.title.combat) });
  };
  return (
    <View style={{ gap: SPACE.m }} testID="matrix.reserves">
      {spent === null ? (
        SIDES.map((side) => (
          <Spends
            key={side}
            side={side}
            morale={morale}
            spending={spendings[side]}
            onChange={(spending) => {
              setSpendings({ ...spendings, [side]: spending });
            }}
          />
        ))
      ) : (
        <Small>{`Spent: attacker ${halves(spent.attackerHalves)}, defender ${halves(spent.defenderHalves)}`}</Small>
      )}
      <NameUnits battle={battle} named={named} onName={onName} />
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
    </View>
  );
};

type SpendsProps = {
  readonly side: Side;
  readonly morale: MoraleView;
  readonly spending: Spending;
  readonly onChange: (spending: Spending) => void;
};

const FREE = { ownBelow2: 'below 2 points', enemyBelow2: 'the enemy is below 2 points' } as const;

const guardHint = (morale: MoraleView, side: Side): string => {
  const guard = morale.previews[side].find(({ reason }) => reason === 'guard');
  if (guard === undefined) return '';
  if (guard.free !== null) return `Free: ${FREE[guard.free]}`;
  return guard.refused === null ? `${halves(guard.from)} → ${halves(guard.to)}` : 'Not enough morale';
};

/** Ruling 71: reserves cost whole points; the Guard what the kit says just now. */
const Spends = ({ side, morale, spending, onChange }: SpendsProps) => {
  const { sides } = useView().setup;
  const now = morale.morale?.[side] ?? 0;
  const most = now - (now % FULL_POINT) - (spending.guard ? FULL_POINT : 0);
  const guard = morale.previews[side].find(({ reason }) => reason === 'guard');
  if (!morale.started) return null;
  return (
    <View style={{ gap: SPACE.xs }}>
      <Strong>{`${sides[side].title}, against ${sides[otherSide(side)].title}`}</Strong>
      <Stepper
        label="Reserves"
        hint={spending.reserves === 0 ? 'None' : `${halves(now)} → ${halves(now - spending.reserves)}`}
        value={spending.reserves}
        min={0}
        max={Math.max(0, most)}
        step={FULL_POINT}
        format={halves}
        onChange={(reserves) => {
          onChange({ ...spending, reserves });
        }}
        testID={`matrix.spend.${side}`}
      />
      <ToggleRow
        label="The Guard goes in"
        hint={guardHint(morale, side)}
        value={spending.guard}
        disabled={guard?.refused !== null && !spending.guard}
        onChange={(is) => {
          onChange({ reserves: 0, guard: is });
        }}
        testID={`matrix.guard.${side}`}
      />
    </View>
  );
};
