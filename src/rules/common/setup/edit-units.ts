import type { Side } from '../../../engine/sides';
import { addFormations, freshId, withoutId } from './edit-setup';
import type { Setup } from './setup';
import type { Unit } from './unit';

/** What is printed on a counter, before it is anybody's: what a line of a pasted roster says. */
export type UnitFacts = Readonly<Omit<Unit, 'id' | 'formation'>>;

/** A pasted unit names its formation as the players do; the formation may not be there yet. */
export type RosterUnit = UnitFacts & Readonly<{ formation: string }>;

/** A formation that a roster brings along has no leader yet, and so no rating to speak of. */
const UNKNOWN_LEADER = { leader: '', rating: 0 } as const;

const LONGEST_NAME = 60;

/** Units of one formation, in the order they were entered. */
export const unitsOf = (setup: Setup, formation: string): readonly Unit[] =>
  setup.units.filter((unit) => unit.formation === formation);

/** NLC 12.7: cavalry and its horse artillery alone make a cavalry corps. */
const kindBy = (units: readonly Unit[]): 'cavalryCorps' | 'corps' =>
  units.some(({ arm }) => arm === 'cavalry') && units.every(({ arm }) => arm === 'cavalry' || arm === 'horseArtillery')
    ? 'cavalryCorps'
    : 'corps';

/** The kind of a formation goes with its units for as long as nobody has said otherwise. */
const withKinds = (before: Setup, after: Setup): Setup => ({
  ...after,
  formations: after.formations.map((one) => {
    const kind = kindBy(unitsOf(after, one.id));
    return one.kind === kindBy(unitsOf(before, one.id)) && one.kind !== kind ? { ...one, kind } : one;
  }),
});

/** Changes to who fights in a formation. Like those of `edit-setup`, each gives a new set-up. */
export const addUnits = (setup: Setup, formation: string, added: readonly UnitFacts[]): Setup =>
  withKinds(setup, joined(setup, formation, added));

const joined = (setup: Setup, formation: string, added: readonly UnitFacts[]): Setup => {
  const units = added.reduce<readonly Unit[]>(
    (all, facts) => [...all, { ...facts, id: freshId('u', all, setup.lastRemoved), formation }],
    setup.units,
  );
  return { ...setup, units };
};

/** A unit of another formation is moved by naming that one. */
export const changeUnit = (setup: Setup, id: string, change: Partial<Omit<Unit, 'id'>>): Setup =>
  withKinds(setup, { ...setup, units: setup.units.map((unit) => (unit.id === id ? { ...unit, ...change } : unit)) });

export const removeUnit = (setup: Setup, id: string): Setup =>
  withKinds(setup, { ...withoutId(setup, id), units: setup.units.filter((unit) => unit.id !== id) });

/**
 * The same counters once more in another formation, or taken over from another set-up. Names that the formation has
 * already get a number, because there they must differ.
 */
export const copyUnits = (setup: Setup, copied: readonly Unit[], to: string): Setup =>
  copied.reduce((all, { id: _id, formation: _formation, ...facts }) => {
    const taken = unitsOf(all, to).map(({ name }) => name.toLowerCase());
    return addUnits(all, to, [{ ...facts, name: freeName(facts.name, taken) }]);
  }, setup);

/** A whole pasted roster: formations of the side that are new to it, and the units in them. */
export const addRoster = (setup: Setup, side: Side, units: readonly RosterUnit[]): Setup => {
  const names = units.map(({ formation }) => formation);
  const missing = names.filter(
    (name, i) => formationNamed(setup, side, name) === undefined && firstOf(names, name) === i,
  );
  const ready = addFormations(
    setup,
    side,
    missing.map((name) => ({ name, ...UNKNOWN_LEADER })),
  );
  const full = units.reduce((all, { formation, ...facts }) => {
    const id = formationNamed(all, side, formation)?.id;
    return id === undefined ? all : joined(all, id, [facts]);
  }, ready);
  return withKinds(ready, full);
};

/** The formation of a side that the players call so; capitals do not matter. */
export const formationNamed = (setup: Setup, side: Side, name: string): Setup['formations'][number] | undefined =>
  setup.formations.find((one) => one.side === side && same(one.name, name));

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();
const firstOf = (names: readonly string[], name: string): number => names.findIndex((other) => same(other, name));

const freeName = (name: string, taken: readonly string[]): string => {
  for (let nr = 2, free = name; ; nr += 1) {
    if (!taken.includes(free.toLowerCase())) return free;
    const ending = ` ${String(nr)}`;
    free = `${name.slice(0, LONGEST_NAME - ending.length)}${ending}`;
  }
};
