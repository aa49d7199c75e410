import * as v from 'valibot';
import { filledIn } from '../../../engine/fields';
import type { AnyField, Asks, LookUp } from '../../../engine/fields';
import {
  armyLowersMoraleField,
  frenchShakenField,
  gameField,
  optionsField,
  routField,
  switchesField,
  turnField,
  weatherField,
} from '../combat/terms';
import type { Switches } from '../combat/terms';
import { isByInitiative } from '../morale/procedures';
import { UNTOLD } from './fill';
import type { FightTerms, UnitInput } from './fill';

/** What a game knows of whoever fights in it, and of the hour and the rules in force. */
export type Known = Readonly<{ units: Readonly<Record<string, UnitInput>>; terms: FightTerms }>;

type Json = Readonly<Record<string, unknown>>;

/** Ruling 37: of an assault it counts whether a marker lay there when its segment began; that the players say where one lies now. */
const isDisrupted = (procedure: string, unit: UnitInput, said: Json): boolean =>
  unit.disrupted && (procedure !== 'nlc/assault' || said['disrupted'] === true);

/** What players say of a unit because its game cannot: what is hidden from the seat, and an initiative that nobody has entered (MOP 37.5). */
const leftToSay = ({ game }: FightTerms, said: Json): Json => {
  const left = [...UNTOLD, ...(isByInitiative(game) ? ['initiative'] : [])];
  return Object.fromEntries(left.filter((key) => key in said).map((key) => [key, said[key]]));
};

/** A unit on the map is what the game knows of it. Whoever else fights is as he is described. */
const unitsOf = (procedure: string, { units, terms }: Known): LookUp => {
  const known = new Map(Object.entries(units));
  return (id, said) => {
    const unit = known.get(id);
    if (unit === undefined) return said;
    return { ...leftToSay(terms, said), ...unit, disrupted: isDisrupted(procedure, unit, said) };
  };
};

/** Terms that are the game's alone, by what a procedure asks for them. */
const settledBy = (terms: FightTerms): ReadonlyMap<AnyField, unknown> =>
  new Map<AnyField, unknown>([
    [gameField, terms.game],
    [turnField, terms.turn],
    [frenchShakenField, terms.frenchShaken],
    [armyLowersMoraleField, terms.armyLowersMorale],
    [optionsField, terms.options],
    [routField, terms.options.rout],
    ...(terms.weather === null ? [] : [[weatherField, terms.weather] as const]),
  ]);

/** Rulings 16, 17: what is agreed for the game holds in every fight; what is not may be said of one. */
const switchesOf = (agreed: Switches, said: unknown): unknown => {
  const read = v.safeParse(switchesField.schema, said);
  if (!read.success) return undefined;
  const isOn = (name: keyof Switches): boolean => agreed[name] || read.output[name];
  return {
    terrainMultiplies: isOn('terrainMultiplies'),
    oneRounding: isOn('oneRounding'),
    enfiladeAdds: isOn('enfiladeAdds'),
  } satisfies Switches;
};

const isRead = ({ schema }: AnyField, said: unknown, value: unknown): boolean => {
  const read = v.safeParse(schema, said);
  return read.success && JSON.stringify(read.output) === JSON.stringify(value);
};

/** What is said as it counts stays as it was said. */
const countsBy = (terms: FightTerms) => {
  const settled = settledBy(terms);
  return (field: AnyField, said: unknown): unknown => {
    const value = field === switchesField ? switchesOf(terms.switches, said) : settled.get(field);
    return value === undefined || isRead(field, said, value) ? said : value;
  };
};

/** An input of a procedure in a game: what the game knows counts, whatever a page says. */
export const inputAsItStands = (
  { id, asks }: Readonly<{ id: string; asks: Asks }>,
  input: unknown,
  known: Known,
): unknown => filledIn(asks, input, { lookUp: unitsOf(id, known), counts: countsBy(known.terms) });
