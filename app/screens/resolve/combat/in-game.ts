import { otherSide, SIDES } from '../../../../src/engine/sides';
import type { Side } from '../../../../src/engine/sides';
import type { UnitView } from '../../../../src/rules/common/index';
import type { AppView } from '../../../../src/session/rule-sets';
import { leaderNamed } from '../leader-names';
import { readUnit } from './decode-draft';
import { GROUPS, withFact } from './draft';
import type { BackOrder, CombatProcedure, Draft, DraftUnit, Group, Stack, Terms, UnitFact } from './draft';

/** A leader who may be with the units of a hex. */
export type LeaderChip = Readonly<{
  id: string;
  label: string;
  /** He is with them, and in danger with them, but helps nobody (NLC 13). */
  helpless?: boolean;
}>;

/** What the game keeps of a unit: the rest is for the players to say, fight by fight. */
const KEPT: readonly UnitFact[] = [
  'disrupted',
  'demoralized',
  'armyDemoralized',
  'fatigued',
  'exhausted',
  'outOfSupply',
];

const knownAs = ({ procedure }: AppView, id: string): DraftUnit | null =>
  procedure === undefined ? null : readUnit(procedure.unitInputs[id]);

/** Who goes by these orders, as far as whoever looks may know: all of it alone, what lies open at the table. */
const ordersOf = (view: AppView, formation: string): readonly BackOrder[] => {
  const isHis = ({ of }: { readonly of: { readonly kind: string; readonly id: string } }): boolean =>
    of.kind === 'formation' && of.id === formation;
  const desks = (view.orders?.desks ?? []).flatMap(({ stage }) => stage.filter(isHis));
  const shown = SIDES.flatMap((side) => view.orders?.shown[side] ?? []).filter((one) => one.inForce && isHis(one));
  const types = [...desks.map(({ step }) => step?.type), ...shown.map(({ steps }) => steps[0]?.type)];
  const inReserve = view.cup?.reserve.includes(formation) === true || desks.some((one) => one.inReserve);
  return [
    ...(types.includes('fallBack') ? (['fallingBack'] as const) : []),
    ...(inReserve ? (['inReserve'] as const) : []),
  ];
};

/** A unit of the game as it stands now, under the orders that are known. */
export const unitFromGame = (view: AppView, id: string): DraftUnit | null => {
  const unit = knownAs(view, id);
  const formation = view.setup.units.find((one) => one.id === id)?.formation;
  if (unit === null || formation === undefined) return unit;
  return ordersOf(view, formation).reduce((so, order) => withFact(so, order, true), unit);
};

/** What the game tells of a unit; what it may not tell whoever looks (MOP 37.10) he says himself. */
const keptOf = ({ procedure }: AppView, id: string): readonly UnitFact[] => {
  const told: object = procedure?.unitInputs[id] ?? {};
  return KEPT.filter((fact) => fact in told);
};

/** MOP 37.5: an initiative that nobody has entered in the game is said of the fight. */
const initiativeOf = (now: DraftUnit, { initiative }: DraftUnit, { game }: Terms): number | null =>
  now.initiative ?? (game === 'mop' ? initiative : null);

/** The unit as the game has it by now, with what the players have said of it for this fight. */
const renewed = (view: AppView, unit: DraftUnit, terms: Terms): DraftUnit | null => {
  const now = knownAs(view, unit.id);
  if (now === null) return unit.known ? null : unit;
  const kept = keptOf(view, unit.id);
  const said = unit.facts.filter((fact) => !kept.includes(fact));
  return {
    ...now,
    initiative: initiativeOf(now, unit, terms),
    inspiredBy: unit.inspiredBy,
    facts: [...said, ...now.facts.filter((fact) => kept.includes(fact))],
  };
};

/** What a page asks of a unit: everything, but for what the game answers. */
export type AskedOf = Readonly<{ printed: boolean; initiative: boolean; isAsked: (fact: UnitFact) => boolean }>;

export const askedOf = (view: AppView | null, procedure: CombatProcedure, unit: DraftUnit, terms: Terms): AskedOf => {
  const isMop = terms.game === 'mop';
  const now = view === null ? null : knownAs(view, unit.id);
  if (view === null || now === null)
    return {
      printed: true,
      initiative: isMop || unit.initiative !== null,
      isAsked: (fact) => fact !== 'disruptedSince',
    };
  const kept = keptOf(view, unit.id);
  const isMarked = procedure === 'nlc/assault' && now.facts.includes('disrupted');
  return {
    printed: false,
    initiative: isMop && now.initiative === null,
    isAsked: (fact) => (fact === 'disruptedSince' ? isMarked : !kept.includes(fact)),
  };
};

const renewedStacks = (view: AppView, stacks: readonly Stack[], terms: Terms): readonly Stack[] =>
  stacks.map((stack) => ({
    ...stack,
    units: stack.units.flatMap((unit) => renewed(view, unit, terms) ?? []),
  }));

/** Whoever has left the map since is off the page too; everybody else is as he is now. */
export const withUnitsOfNow = (view: AppView, draft: Draft): Draft => ({
  ...draft,
  attackers: renewedStacks(view, draft.attackers, draft.terms),
  defenders: renewedStacks(view, draft.defenders, draft.terms),
  helpers: renewedStacks(view, draft.helpers, draft.terms),
  support: renewedStacks(view, draft.support, draft.terms),
});

/** What the game says of the hour and its set-up of the rules; the weather only where somebody has entered it. */
export const termsFromGame = ({ procedure }: AppView, terms: Terms): Terms => {
  if (procedure === undefined || !('turn' in procedure.terms)) return terms;
  const { game, turn, weather, frenchShaken, armyLowersMorale, options } = procedure.terms;
  const agreed = procedure.terms.switches;
  // What is not agreed for the game may still be said of one fight.
  const switches = {
    terrainMultiplies: agreed.terrainMultiplies || terms.switches.terrainMultiplies,
    oneRounding: agreed.oneRounding || terms.switches.oneRounding,
    enfiladeAdds: agreed.enfiladeAdds || terms.switches.enfiladeAdds,
  };
  return { ...terms, game, turn, weather: weather ?? terms.weather, frenchShaken, armyLowersMorale, options, switches };
};

/** NLC 7.1: whoever acts attacks, whoever helps or supports defends. */
export const sideOfGroup = ({ side }: Draft, group: Group): Side => (group === 'attackers' ? side : otherSide(side));

/** The page is opened for this formation, or its chit has been drawn: its units lie first. */
const placeOf = (view: AppView, opened: string | null, { unit: { formation } }: UnitView): number => {
  if (formation === opened) return 0;
  return view.cup?.acting?.formations.includes(formation) === true ? 1 : 2;
};

/** Counters of the side that belongs there, those who act before all others. */
export const pickableFor = (
  view: AppView,
  { draft, opened }: Readonly<{ draft: Draft; opened: string | null }>,
  group: Group,
): readonly UnitView[] => {
  const side = sideOfGroup(draft, group);
  const there = view.army.units.filter((one) => one.side === side && one.standing.place === 'map');
  return [0, 1, 2].flatMap((place) => there.filter((one) => placeOf(view, opened, one) === place));
};

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** NLC 2.3: leaders of the formations whose units are there, and the commanders of the side. */
export const leadersFor = (
  view: AppView,
  draft: Draft,
  group: Group,
  { units, leaders }: Stack,
): readonly LeaderChip[] => {
  const side = sideOfGroup(draft, group);
  const formations = view.army.units
    .filter(({ unit }) => units.some(({ id }) => id === unit.id))
    .map(({ unit }) => unit.formation);
  const own = view.setup.formations.filter(({ id }) => formations.includes(id) || leaders.includes(id));
  const commanders = view.setup.leaders.filter((one) => one.side === side && one.onMap);
  const terms = view.procedure?.of === 'nlc' ? view.procedure.terms.leaders : [];
  const rallies = (id: string): boolean => terms.some((one) => one.id === id && one.rallies);
  return [
    ...own.map(({ id }) => ({
      id,
      label: `${capital(leaderNamed(view, id)?.name ?? id)}${rallies(id) ? ' (rallies)' : ''}`,
      helpless: rallies(id),
    })),
    ...commanders.map(({ id, name }) => ({ id, label: name })),
  ];
};

/** Units of this page by id, wherever they stand on it. */
export const idsOnPage = (draft: Draft): readonly string[] =>
  GROUPS.flatMap((group) => draft[group].flatMap(({ units }) => units.map(({ id }) => id)));
