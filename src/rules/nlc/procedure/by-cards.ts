import type { Side } from '../../../engine/sides';
import { SIDES, otherSide } from '../../../engine/sides';
import type { Setup } from '../../common/setup/setup';
import type { CardEffect } from '../card-effects/effect';
import { stackNamed } from '../card-effects/effects';
import { FIGHT_EFFECTS } from '../combat/by-card';
import type { CardTerm, FightEffect } from '../combat/by-card';

/** MOP 37.12: what cards in force do to a procedure that is resolved in the game. All of it is read from plain JSON. */

type Whose = 'attacker' | 'defender' | 'both';
type Due = Readonly<Partial<Record<FightEffect, Whose>>>;

const CHARGE: Due = { combatDie: 'both', lastPush: 'both', sparedZones: 'defender' };

/** App. I and III: which effects bear on which procedure, and whose they are there. */
const DUE: Readonly<Partial<Record<string, Due>>> = {
  'nlc/assault': {
    combatDie: 'both',
    lastPush: 'both',
    enemyMorale: 'both',
    neverForced: 'both',
    sparedZones: 'both',
  },
  'nlc/charge': CHARGE,
  'nlc/reaction-charge': { ...CHARGE, counterCharge: 'attacker' },
  'nlc/pursuit': { pursuit: 'attacker', coverFire: 'defender', sparedZones: 'defender' },
  'nlc/bombardment': { bombardment: 'attacker', lastPush: 'attacker' },
  'nlc/retreat-before-assault': { sparedZones: 'defender' },
  'nlc/leader-loss': { noCapture: 'defender' },
};

/** What a card's modifier is for, where the card alone says it. */
export type Said = Readonly<{ effect: string; on: CardTerm['on'] }>;

const isFightEffect = (kind: string): kind is FightEffect => FIGHT_EFFECTS.some((one) => one === kind);

/** What an effect is in a procedure, with its owner attacking or attacked; null where it does not bear on it. */
const effectAt = (procedure: string, kind: CardEffect['kind'], by: CardTerm['by']): FightEffect | null => {
  if (!isFightEffect(kind)) return null;
  const whose = DUE[procedure]?.[kind];
  return whose === 'both' || whose === by ? kind : null;
};

/** The effects among these that bear on a procedure with this side attacking. Card 24 only where somebody has said on what. */
export const cardTerms = (
  procedure: string,
  attacker: Side,
  effects: readonly CardEffect[],
  said: readonly Said[] = [],
): CardTerm[] =>
  effects.flatMap(({ id, side, card, value, ...effect }): readonly CardTerm[] => {
    const by = side === attacker ? 'attacker' : 'defender';
    const kind = effectAt(procedure, effect.kind, by);
    const on = said.find((one) => one.effect === id)?.on;
    if (kind === null || (kind === 'lastPush' && on === undefined)) return [];
    return [{ effect: id, card, kind, by, value: value ?? 0, on: on ?? 'roll' }];
  });

/** What stands at a path; lists on the way are gone through. */
const at = (json: unknown, path: readonly string[]): readonly unknown[] => {
  if (Array.isArray(json)) return json.flatMap((one) => at(one, path));
  const [key, ...rest] = path;
  if (key === undefined) return [json];
  return typeof json === 'object' && json !== null
    ? at(new Map<string, unknown>(Object.entries(json)).get(key), rest)
    : [];
};

const textsAt = (json: unknown, path: readonly string[]): readonly string[] =>
  at(json, path).filter((one) => typeof one === 'string');

type Sides = Readonly<{ attacker?: readonly string[]; defender?: readonly string[] }>;

/** Where the units of both sides stand in an input. */
const WHERE: Readonly<Partial<Record<string, Sides>>> = {
  'nlc/assault': { attacker: ['attackers', 'units', 'id'], defender: ['defender', 'units', 'id'] },
  'nlc/charge': { attacker: ['charges', 'stacks', 'units', 'id'], defender: ['charges', 'target', 'units', 'id'] },
  'nlc/reaction-charge': { attacker: ['stacks', 'units', 'id'], defender: ['target', 'units', 'id'] },
  'nlc/pursuit': { attacker: ['units', 'id'], defender: ['targets', 'units', 'id'] },
  'nlc/bombardment': { attacker: ['battery', 'id'], defender: ['target', 'id'] },
  'nlc/retreat-before-assault': { defender: ['units', 'id'] },
};

type Roster = Pick<Setup, 'formations' | 'leaders' | 'units'>;

/** The side of whatever has this id, if the game knows it. */
const sideOf = ({ formations, leaders, units }: Roster, id: string): Side | null => {
  const formation = units.find((unit) => unit.id === id)?.formation ?? id;
  return [...formations, ...leaders].find((one) => one.id === formation)?.side ?? null;
};

const sideOfAny = (roster: Roster, ids: readonly string[]): Side | null =>
  ids.map((id) => sideOf(roster, id)).find((side) => side !== null) ?? null;

/** Who attacks: by the units that the game knows, else as the input says. */
export const attackerIn = (roster: Roster, procedure: string, input: unknown): Side | null => {
  const { attacker, defender } = WHERE[procedure] ?? {};
  const acting = attacker === undefined ? null : sideOfAny(roster, textsAt(input, attacker));
  if (acting !== null) return acting;
  const other = defender === undefined ? null : sideOfAny(roster, textsAt(input, defender));
  if (other !== null) return otherSide(other);
  const [said] = textsAt(input, ['side']);
  return SIDES.find((side) => side === said) ?? null;
};

/** Every name in an input that the game knows. */
const everybodyIn = (json: unknown): readonly string[] => {
  if (typeof json === 'string') return [json];
  return typeof json === 'object' && json !== null ? Object.values(json).flatMap(everybodyIn) : [];
};

/** Whose throw it was; null where nobody can tell. */
export const sideOfThrow = (roster: Roster, procedure: string, input: unknown, by: string | undefined): Side | null => {
  if (by === 'first' || by === 'second') return by;
  const attacker = attackerIn(roster, procedure, input);
  if (by === 'attacker' || by === 'defender')
    return attacker === null ? null : by === 'attacker' ? attacker : otherSide(attacker);
  const sides = new Set(everybodyIn(input).flatMap((id) => sideOf(roster, id) ?? []));
  const [only] = sides;
  return sides.size === 1 ? (only ?? null) : null;
};

const saidIn = (input: unknown): readonly Said[] =>
  at(input, ['cards']).flatMap((term): readonly Said[] => {
    const [effect] = textsAt(term, ['effect']);
    const [on] = textsAt(term, ['on']);
    return effect === undefined ? [] : [{ effect, on: on === 'morale' ? 'morale' : 'roll' }];
  });

/** Stated by the players, with no effect in the game behind it. */
const statedIn = (input: unknown): readonly unknown[] =>
  at(input, ['cards']).filter((term) => term !== undefined && textsAt(term, ['effect']).length === 0);

/** An input with the cards that are in force now; the same one where none bears on it and none stood there. */
export const inputWithCards = (
  roster: Roster,
  procedure: string,
  input: unknown,
  effects: readonly CardEffect[],
): unknown => {
  if (DUE[procedure] === undefined || typeof input !== 'object' || input === null || Array.isArray(input)) return input;
  const attacker = attackerIn(roster, procedure, input);
  const terms = attacker === null ? [] : cardTerms(procedure, attacker, effects, saidIn(input));
  const cards = [...statedIn(input), ...terms];
  return cards.length === 0 && !('cards' in input) ? input : { ...input, cards };
};

/** Riders who may not, and by which card. */
export type Barred = Readonly<{ card: string; units: readonly string[] }>;

const RIDERS: Readonly<Partial<Record<string, true>>> = {
  'nlc/charge': true,
  'nlc/reaction-charge': true,
  'nlc/pursuit': true,
};

/** MOP App. I, card 23: cavalry that an enemy card has named does not charge this turn, in no way. */
export const barredFromCharging = (
  roster: Roster,
  procedure: string,
  input: unknown,
  effects: readonly CardEffect[],
): Barred | null => {
  const path = RIDERS[procedure] === undefined ? undefined : WHERE[procedure]?.attacker;
  const riders = path === undefined ? [] : textsAt(input, path);
  const barred = effects.flatMap(({ kind, subject, card }): readonly Barred[] => {
    const named = kind === 'noCharge' && subject !== null ? (stackNamed(subject, roster) ?? []) : [];
    const units = riders.filter((id) => named.includes(id));
    return units.length === 0 ? [] : [{ card, units }];
  });
  return barred[0] ?? null;
};

const USED_AT: readonly (readonly string[])[] = [
  ['cardsUsed', 'effect'],
  ['result', 'cardsUsed', 'effect'],
  ['charges', 'cardsUsed', 'effect'],
];

/** Effects that an outcome has used up. */
export const usedUpBy = (outcome: unknown, effects: readonly CardEffect[]): readonly CardEffect[] => {
  const used = USED_AT.flatMap((path) => textsAt(outcome, path));
  return effects.filter(({ id, uses }) => uses !== null && used.includes(id));
};

/** What is looked at before a fire or a morale is known; it cannot come in when that has been thrown. */
const BEFORE: Readonly<Partial<Record<FightEffect, (purposes: readonly string[]) => boolean>>> = {
  combatDie: () => false,
  lastPush: () => false,
  bombardment: () => false,
  enemyMorale: (purposes) => !purposes.includes('involuntaryRetreat'),
};

/** The input of a procedure under way with what may still come into it; the same one where nothing may. */
export const inputRenewed = (
  roster: Roster,
  { procedure, input }: Readonly<{ procedure: string; input: unknown }>,
  effects: readonly CardEffect[],
  purposes: readonly string[],
): unknown => {
  const attacker = attackerIn(roster, procedure, input);
  if (attacker === null || typeof input !== 'object' || input === null) return input;
  const there = saidIn(input).map(({ effect }) => effect);
  const more = cardTerms(procedure, attacker, effects).filter(
    ({ effect, kind }) => effect !== null && !there.includes(effect) && (BEFORE[kind]?.(purposes) ?? true),
  );
  return more.length === 0 ? input : { ...input, cards: [...at(input, ['cards']).filter(isThere), ...more] };
};

const isThere = (one: unknown): boolean => one !== undefined;
