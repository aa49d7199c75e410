import { accept, choose, saying } from '../../../engine/step';
import type { Step, Working } from '../../../engine/step';
import { notingFight } from './fight-facts';
import type { Combatant } from './terms';
import { isDamaged, isGone, loseStep, stepsLeft, stepsOf, strengthAfter, strengthNow } from './unit';
import type { Unit } from './unit';
import { FIGHT_LINES } from './vocabulary';

/** Hits that have to be paid, and how. */
export type Bill<U extends Unit = Unit> = Readonly<{
  by: Combatant;
  hits: number;
  /** NLC 19.5 is in force. */
  tiny: boolean;
  /** NLC 7.1's order of losses, or the other one of 20.12 for artillery. */
  order: 'usual' | 'artillery';
  /** NLC 10: infantry next to a chateau, which may take a loss for the infantry in it. */
  helpers?: readonly U[];
}>;

/**
 * What was paid. `units` are all of them as they now are, the eliminated too; `stepsLost` counts steps, `halvesPaid` half hits
 * (a tiny unit's step is one, any other two: Ruling 84).
 */
export type Toll<U extends Unit = Unit> = Readonly<{
  units: readonly U[];
  helpers: readonly U[];
  stepsLost: number;
  halvesPaid: number;
}>;

type Account<U extends Unit> = Toll<U> & Readonly<{ halvesDue: number; hit: number; first: boolean }>;

const HALVES = 2;

/**
 * NLC 7.1, 10, 19.5, 20.12, Rulings 30, 84: hits are paid one by one; where more than one unit may pay, its owner says which.
 * The one that loses least strength is named first.
 */
export const payHits = <U extends Unit>(bill: Bill<U>, units: readonly U[]): Step<Toll<U>> => {
  const helpers = bill.helpers ?? [];
  return pay(bill, { units, helpers, stepsLost: 0, halvesPaid: 0, halvesDue: HALVES * bill.hits, hit: 1, first: true });
};

const pay = <U extends Unit>(bill: Bill<U>, account: Account<U>): Step<Toll<U>> => {
  if (account.halvesDue <= 0) return accept(tollOf(account));
  const payers = payersOf(bill, account);
  const [only] = payers;
  if (only === undefined) {
    // NLC 20.12: an odd hit that nobody may take lapses; the next one still counts.
    const lapses = bill.order === 'artillery' && stepsLeft(account.units) > 0;
    return lapses ? pay(bill, lapse(account)) : accept(tollOf(account));
  }
  if (payers.length === 1 || isHopeless(bill, account)) return charge(bill, account, only);
  const options = payers.map(({ id }) => id);
  const request = { rule: ruleOf(bill), purpose: 'takeLoss', by: bill.by, options } as const;
  return choose(request, (option) => charge(bill, account, payers.find(({ id }) => id === option) ?? only));
};

const ruleOf = ({ order }: Pick<Bill, 'order'>) => (order === 'usual' ? ('NLC 7.1' as const) : ('NLC 20.12' as const));

const tollOf = <U extends Unit>({ units, helpers, stepsLost, halvesPaid }: Account<U>): Toll<U> => ({
  units,
  helpers,
  stepsLost,
  halvesPaid,
});

/** Every step is lost whatever is chosen, so nobody is asked. */
const isHopeless = <U extends Unit>({ order, tiny }: Bill<U>, { units, helpers, halvesDue }: Account<U>): boolean =>
  order === 'usual' && helpers.length === 0 && halvesDue >= costOfAll(units, tiny);

const costOfAll = (units: readonly Unit[], tiny: boolean): number =>
  tiny ? units.reduce((sum, unit) => sum + tinyCost(unit, unit.stepsLost), 0) : HALVES * stepsLeft(units);

const tinyCost = (unit: Unit, stepsLost: number): number =>
  stepsLost >= stepsOf(unit) ? 0 : worthAt(unit, stepsLost, true) + tinyCost(unit, stepsLost + 1);

/** What the next step is worth on the map. */
const lossAt = (unit: Unit, stepsLost: number): number =>
  strengthAfter(unit, stepsLost) - strengthAfter(unit, stepsLost + 1);

const lossOf = (unit: Unit): number => lossAt(unit, unit.stepsLost);

/** NLC 19.5, Ruling 84: half a hit where an infantry step is worth exactly one strength point. */
const worthAt = (unit: Unit, stepsLost: number, tiny: boolean): number =>
  tiny && unit.arm === 'infantry' && lossAt(unit, stepsLost) === 1 ? 1 : HALVES;

const payersOf = <U extends Unit>(bill: Bill<U>, account: Account<U>): readonly U[] => {
  const here = account.units.filter((unit) => !isGone(unit));
  const payers = bill.order === 'usual' ? usualPayers(here, account.first) : artilleryPayers(here, account);
  if (payers.length <= 1 && account.helpers.length === 0) return payers;
  const mayHelp = payers.some(({ arm }) => arm === 'infantry');
  const all = mayHelp ? [...payers, ...account.helpers.filter((unit) => !isGone(unit))] : [...payers];
  return all.sort((a, b) => lossOf(a) - lossOf(b));
};

/**
 * Ruling 30: the first on infantry, damaged infantry before fresh; then damaged units; else whoever the owner likes. What a
 * tiny unit leaves of the first hit is still the first.
 */
const usualPayers = <U extends Unit>(units: readonly U[], first: boolean): readonly U[] => {
  const foot = units.filter(({ arm }) => arm === 'infantry');
  const among = first && foot.length > 0 ? foot : units;
  const damaged = among.filter(isDamaged);
  return damaged.length > 0 ? damaged : among;
};

/** NLC 20.12: the first on the strongest (cavalry counts double), then anybody; odd hits on units that have lost nothing. */
const artilleryPayers = <U extends Unit>(
  units: readonly U[],
  { hit, first }: Pick<Account<U>, 'hit' | 'first'>,
): readonly U[] => {
  const able = hit % 2 === 1 ? units.filter(({ stepsLost }) => stepsLost === 0) : units;
  if (!first) return able;
  const weight = (unit: Unit): number => strengthNow(unit) * (unit.arm === 'cavalry' ? 2 : 1);
  const most = Math.max(0, ...able.map(weight));
  return able.filter((unit) => weight(unit) === most);
};

const lapse = <U extends Unit>(account: Account<U>): Account<U> => ({
  ...account,
  halvesDue: account.halvesDue - HALVES,
  hit: account.hit + 1,
});

const charge = <U extends Unit>(bill: Bill<U>, account: Account<U>, unit: U): Step<Toll<U>> => {
  const worth = worthAt(unit, unit.stepsLost, bill.tiny);
  const paid = Math.min(worth, account.halvesDue);
  const halvesDue = account.halvesDue - paid;
  const struck = loseStep(unit);
  const replace = (units: readonly U[]): readonly U[] => units.map((one) => (one === unit ? struck : one));
  const working: Working = [FIGHT_LINES.stepLost(ruleOf(bill), factsOf(bill, struck, worth))];
  const rest = pay(bill, {
    units: replace(account.units),
    helpers: replace(account.helpers),
    stepsLost: account.stepsLost + 1,
    halvesPaid: account.halvesPaid + paid,
    halvesDue,
    hit: bill.hits - Math.ceil(halvesDue / HALVES) + 1,
    first: account.first && halvesDue % HALVES > 0,
  });
  return notingFight({ unit: struck.id, stepsLost: struck.stepsLost }, saying(working, rest));
};

const factsOf = ({ by }: Pick<Bill, 'by'>, unit: Unit, worth: number) => ({
  by,
  unit: unit.id,
  lost: unit.stepsLost,
  of: stepsOf(unit),
  worth: worth === HALVES ? ('one' as const) : ('half' as const),
  gone: isGone(unit) ? ('yes' as const) : ('no' as const),
});
