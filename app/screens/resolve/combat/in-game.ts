import type { Side } from '../../../../src/engine/sides';
import type { UnitView } from '../../../../src/rules/common/index';
import type { AppView } from '../../../../src/session/rule-sets';
import { readUnit } from './decode-draft';
import { GROUPS } from './draft';
import type { Draft, DraftUnit, Group, Stack, Terms, UnitFact } from './draft';

/** A leader who may be with the units of a hex. */
export type LeaderChip = Readonly<{ id: string; label: string }>;

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

/** A unit of the game as it stands now. */
export const unitFromGame = (view: AppView, id: string): DraftUnit | null => knownAs(view, id);

/** The unit as the game has it by now, with what the players have said of it for this fight. */
const renewed = (view: AppView, unit: DraftUnit): DraftUnit | null => {
  if (!unit.known) return unit;
  const now = knownAs(view, unit.id);
  if (now === null) return null;
  const said = unit.facts.filter((fact) => !KEPT.includes(fact));
  return { ...now, inspiredBy: unit.inspiredBy, facts: [...said, ...now.facts.filter((fact) => KEPT.includes(fact))] };
};

const renewedStacks = (view: AppView, stacks: readonly Stack[]): readonly Stack[] =>
  stacks.map((stack) => ({
    ...stack,
    units: stack.units.flatMap((unit) => renewed(view, unit) ?? []),
  }));

/** Whoever has left the map since is off the page too; everybody else is as he is now. */
export const withUnitsOfNow = (view: AppView, draft: Draft): Draft => ({
  ...draft,
  attackers: renewedStacks(view, draft.attackers),
  defenders: renewedStacks(view, draft.defenders),
  helpers: renewedStacks(view, draft.helpers),
  support: renewedStacks(view, draft.support),
});

/** What the game says of the hour and its set-up of the rules; the weather only where somebody has entered it. */
export const termsFromGame = ({ procedure }: AppView, terms: Terms): Terms => {
  if (procedure === undefined || !('turn' in procedure.terms)) return terms;
  const { game, turn, weather, frenchShaken, armyLowersMorale, options } = procedure.terms;
  return { ...terms, game, turn, weather: weather ?? terms.weather, frenchShaken, armyLowersMorale, options };
};

const OPPONENT: Readonly<Record<Side, Side>> = { first: 'second', second: 'first' };

/** NLC 7.1: whoever acts attacks, whoever helps or supports defends. */
export const sideOfGroup = ({ side }: Draft, group: Group): Side => (group === 'attackers' ? side : OPPONENT[side]);

/** Whose turn it is to act, as far as the cup says. */
export const actingSide = ({ cup }: AppView): Side | null => cup?.acting?.side ?? null;

/** A unit of that formation comes first: it has been drawn. */
export const pickableFor = (view: AppView, draft: Draft, group: Group): readonly UnitView[] => {
  const acting = view.cup?.acting?.formations ?? [];
  const side = sideOfGroup(draft, group);
  const there = view.army.units.filter((one) => one.side === side && one.standing.place === 'map');
  const isActing = ({ unit }: UnitView): boolean => group === 'attackers' && acting.includes(unit.formation);
  return [...there.filter(isActing), ...there.filter((one) => !isActing(one))];
};

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
  return [
    ...own.map(({ id, leader, name }) => ({ id, label: leader === '' ? `${name}’s leader` : leader })),
    ...commanders.map(({ id, name }) => ({ id, label: name })),
  ];
};

/** Units of this page by id, wherever they stand on it. */
export const idsOnPage = (draft: Draft): readonly string[] =>
  GROUPS.flatMap((group) => draft[group].flatMap(({ units }) => units.map(({ id }) => id)));
