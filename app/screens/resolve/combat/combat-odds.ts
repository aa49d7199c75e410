import { chargeOf, combatEnd, unitsAtEnd } from '../../../../src/wording/decode-combat-outcome';
import type { CombatEnd } from '../../../../src/wording/decode-combat-outcome';
import type { RunOdd } from '../../../../src/rules/common/procedure/run';
import type { Odds } from '../../../components/OddsBar';
import { stepsPrinted, unitsOf } from './draft';
import type { CombatProcedure, Draft } from './draft';

/** How likely a side loses so many steps: none, one, two, or more. */
export type StepsOdds = Readonly<{ shares: readonly number[]; d: number; mean: number }>;

/** The odds of a fight as a player asks for them. */
export type CombatOdds = Readonly<{
  bars: readonly Odds[];
  steps: Readonly<{ attacker: StepsOdds; defender: StepsOdds }>;
}>;

type Bar = Readonly<{ id: string; label: string; tone: NonNullable<Odds['tone']> }>;

const bar = (id: string, label: string, tone: Bar['tone']): Bar => ({ id, label, tone });

const ASSAULT = {
  defender: bar('defender', 'The defender gives way', 'good'),
  none: bar('none', 'Both sides hold', 'ink'),
  attacker: bar('attacker', 'The attacker gives way', 'danger'),
} as const;
const CHARGE = {
  nobody: bar('nobody', 'Nobody rides', 'ink'),
  noPursuit: bar('noPursuit', 'No pursuit', 'ink'),
  won: bar('won', 'The charge wins', 'good'),
  lost: bar('lost', 'The charge is thrown back', 'danger'),
} as const;
const BOMBARDMENT = {
  nothing: bar('nothing', 'No effect', 'ink'),
  disrupted: bar('disrupted', 'Disrupted', 'warn'),
  one: bar('one', 'A step lost', 'good'),
  more: bar('more', 'Two steps or more', 'good'),
} as const;
const EVASION = {
  order: bar('order', 'They get away in order', 'good'),
  disorder: bar('disorder', 'They get away disrupted', 'warn'),
  caught: bar('caught', 'Somebody does not get away', 'danger'),
} as const;

type Lost = Readonly<{ attacker: number; defender: number }>;

const assaultBar = (read: Extract<CombatEnd, { of: 'nlc/assault' }>): Bar => {
  const { retreat, vacated, units } = read.end;
  if (retreat.kind !== 'none') return ASSAULT[retreat.side];
  if (vacated) return ASSAULT.defender;
  return units.attacker.every(({ fate }) => fate === 'eliminated') ? ASSAULT.attacker : ASSAULT.none;
};

const bombardmentBar = (read: Extract<CombatEnd, { of: 'nlc/bombardment' }>, { defender }: Lost): Bar => {
  if (defender > 1) return BOMBARDMENT.more;
  if (defender === 1) return BOMBARDMENT.one;
  return read.end.disrupted ? BOMBARDMENT.disrupted : BOMBARDMENT.nothing;
};

const evasionBar = ({ end }: Extract<CombatEnd, { of: 'nlc/retreat-before-assault' }>): Bar => {
  if (end.standing.length > 0 || end.routed.length > 0) return EVASION.caught;
  return end.gone.some(({ disrupted }) => disrupted === true) ? EVASION.disorder : EVASION.order;
};

const barOf = (read: CombatEnd, lost: Lost): Bar => {
  switch (read.of) {
    case 'nlc/assault':
      return assaultBar(read);
    case 'nlc/bombardment':
      return bombardmentBar(read, lost);
    case 'nlc/retreat-before-assault':
      return evasionBar(read);
    default: {
      const charge = chargeOf(read);
      if (charge === null) return read.of === 'nlc/pursuit' ? CHARGE.noPursuit : CHARGE.nobody;
      return charge.winner === 'attacker' ? CHARGE.won : CHARGE.lost;
    }
  }
};

/** Bars stand in the same order whatever the figures, so that they do not jump about under the thumb. */
const ORDER: readonly Bar[] = [ASSAULT, CHARGE, BOMBARDMENT, EVASION].flatMap((some) => Object.values(some));

const MOST_SHOWN = 3;

type Before = ReadonlyMap<string, number>;

const lostIn = (read: CombatEnd, before: Before): Lost => {
  const { attacker, defender } = unitsAtEnd(read);
  const sum = (ends: typeof attacker): number =>
    ends.reduce((total, { id, fate, stepsLost }) => {
      const all = before.get(`${id} printed`) ?? 1;
      return total + (fate === 'eliminated' ? all : Math.min(all, stepsLost)) - (before.get(id) ?? 0);
    }, 0);
  return { attacker: sum(attacker), defender: sum(defender) };
};

/** Steps lost before the fight under a unit's id, steps printed under its id and a word. */
const stepsBefore = (draft: Draft): Before =>
  new Map(
    unitsOf(draft).flatMap((unit) => [
      [unit.id, unit.stepsLost] as const,
      [`${unit.id} printed`, stepsPrinted(unit)] as const,
    ]),
  );

type Tally = { shares: number[]; mean: number };
const emptyTally = (): Tally => ({ shares: [0, 0, 0, 0], mean: 0 });
const count = (tally: Tally, lost: number, n: number): void => {
  const at = Math.min(MOST_SHOWN, Math.max(0, lost));
  tally.shares[at] = (tally.shares[at] ?? 0) + n;
  tally.mean += lost * n;
};

const stepsOdds = ({ shares, mean }: Tally, d: number): StepsOdds => ({ shares, d, mean: d === 0 ? 0 : mean / d });

/** Sums exact outcomes into what a player wants to know: who goes back, and what it costs either side. */
export const combatOdds = (procedure: CombatProcedure, draft: Draft, odds: readonly RunOdd[]): CombatOdds => {
  const before = stepsBefore(draft);
  const found = new Map<string, number>();
  const tally = { attacker: emptyTally(), defender: emptyTally() };
  const d = odds[0]?.d ?? 1;
  for (const { outcome, n } of odds) {
    const read = combatEnd(procedure, outcome);
    if (read === null) continue;
    const lost = lostIn(read, before);
    const { id } = barOf(read, lost);
    found.set(id, (found.get(id) ?? 0) + n);
    count(tally.attacker, lost.attacker, n);
    count(tally.defender, lost.defender, n);
  }
  const bars = ORDER.flatMap((one): readonly Odds[] => {
    const n = found.get(one.id);
    return n === undefined ? [] : [{ ...one, n, d }];
  });
  return { bars, steps: { attacker: stepsOdds(tally.attacker, d), defender: stepsOdds(tally.defender, d) } };
};
