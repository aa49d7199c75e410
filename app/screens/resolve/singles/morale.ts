import type { UnitView } from '../../../../src/rules/common/index';
import type { AppView } from '../../../../src/session/rule-sets';
import type { RuleSetId } from '../../../../src/rules/list';
import type { Compose } from '../composition';
import type { Field, Flag, FromGame } from '../fields';
import { textAt, valueAt } from '../path';
import { moraleUnit, pickUnit, prefixed, terms } from '../one-unit';
import { blankUnit, unitFields, unitFieldsInGame, unitTitle } from '../unit-fields';
import { flag, number, other } from './common';

const onMap = (view: AppView): readonly UnitView[] =>
  view.army.units.filter(({ standing }) => standing.place === 'map');

const disrupted = (view: AppView): readonly UnitView[] =>
  onMap(view).filter(({ standing }) => standing.marks.includes('disrupted'));

const PRESSES: readonly Flag[] = [
  { at: 'flanked', label: 'Flanked' },
  { at: 'inWoods', label: 'In woods' },
  { at: 'defending', label: 'Defending' },
  { at: 'underArtillery', label: 'Artillery against it' },
  { at: 'facingGuard', label: 'Facing the Guard' },
  { at: 'frenchShaken', label: 'French are shaken' },
];

const RARE: readonly Flag[] = [
  { at: 'shelteringTerrain', label: 'Sheltering terrain' },
  { at: 'undisruptedEnemyAdjacent', label: 'Undisrupted enemy adjacent' },
  { at: 'armyLowersMorale', label: 'A demoralized army lowers morale' },
];

const BLUCHER: readonly Flag[] = [
  { at: 'blucherReacts', label: 'Blücher’s cavalry reacts' },
  { at: 'blucherCharges', label: 'Blücher’s cavalry charges it' },
];

const rare = (rules: RuleSetId): readonly Flag[] => (rules === 'mop' ? [...RARE, ...BLUCHER] : RARE);

const game = (rules: RuleSetId): 'nlc' | 'mop' => (rules === 'mop' ? 'mop' : 'nlc');

const under = (prefix: string, flags: readonly Flag[]): readonly Flag[] =>
  flags.map((one) => ({ ...one, at: `${prefix}.${one.at}` }));

const morale: Compose = (rules) => ({
  initial: { unit: blankUnit(rules)(0), game: game(rules) },
  known: [
    {
      title: 'The unit',
      fields: [pickUnit('unit'), ...prefixed(unitFields(rules), 'unit')],
    },
    { title: 'The moment', fields: [{ kind: 'flags', label: 'It is', flags: PRESSES }] },
  ],
  more: [
    { kind: 'flags', label: 'Seldom', flags: rare(rules) },
    special('unit'),
    { ...other, kind: 'other', at: 'other', label: 'Another modifier of morale' },
  ],
});

const special = (prefix: string): Field =>
  number(`${prefix}.specialMorale`, 'Base morale by a special rule', [1, 6], {
    otherwise: 4,
    none: { word: '–', value: undefined },
  });

/** Friends of that formation, its own first; everybody where none is named. */
const friendsOf = (view: AppView, formation: string | null): readonly UnitView[] => {
  const side = view.setup.formations.find(({ id }) => id === formation)?.side;
  const there = onMap(view).filter((one) => side === undefined || one.side === side);
  const isOwn = ({ unit }: UnitView): boolean => unit.formation === formation;
  return [...there.filter(isOwn), ...there.filter((one) => !isOwn(one))];
};

const memberFromGame = (rules: RuleSetId, formation: string | null): FromGame => ({
  units: (view) => friendsOf(view, formation),
  item: (unit, view) => ({ unit: moraleUnit(unit, view), circumstances: { game: game(rules), ...terms(view) } }),
  idOf: (item) => textAt(item, 'unit.id'),
});

const WHOEVER_FAILS: Field = {
  kind: 'one',
  at: 'about.failed',
  label: 'Whoever fails',
  options: [
    { id: 'nothing', label: 'As the rule says' },
    { id: 'disrupted', label: 'Is disrupted' },
  ],
  otherwise: 'nothing',
  look: 'segmented',
  inGame: true,
};

const ROUT = flag('rout', 'Missed by 3 or more: it routs', { hint: 'NLC 20.10, if played' });

/** NLC 20.10: a game has agreed on it in its set-up; without one it is asked. */
export const routIn = (view: AppView | null) => {
  const options = view?.procedure?.of === 'nlc' ? view.procedure.terms.options : null;
  return { asked: options === null ? [ROUT] : [], settled: options === null ? undefined : { rout: options.rout } };
};

/** What a game knows by itself is not asked in one. */
const OF_GAME: readonly string[] = ['frenchShaken', 'armyLowersMorale'];
const askedIn = (view: AppView | null, flags: readonly Flag[]): readonly Flag[] =>
  view === null ? flags : flags.filter(({ at }) => !OF_GAME.includes(at));

/** Units that check morale together, from the game or as entered. */
export const whoChecks = (
  rules: RuleSetId,
  label: string,
  view: AppView | null,
  formation: string | null = null,
): Field => ({
  kind: 'list',
  at: 'members',
  label,
  one: 'a unit',
  min: 1,
  max: 12,
  blank: (nth) => ({ unit: blankUnit(rules)(nth), circumstances: { game: game(rules) } }),
  title: (item, _, names) => unitTitle(valueAt(item, 'unit'), names),
  idOf: (item) => textAt(item, 'unit.id'),
  fields: [
    ...prefixed(
      unitFieldsInGame(rules, (unit) => view?.procedure?.unitInputs[textAt(unit, 'id')] ?? null),
      'unit',
    ),
    { kind: 'flags', label: 'It is', flags: under('circumstances', askedIn(view, PRESSES)) },
    { kind: 'flags', label: 'Seldom', flags: under('circumstances', askedIn(view, rare(rules))) },
  ],
  fromGame: memberFromGame(rules, formation),
});

/** NLC 20.10: nobody stands there yet; friends of that formation lie first. */
const openedFor = (view: AppView | null, formation: string | null): unknown =>
  view === null || formation === null
    ? undefined
    : { members: [], openedFor: `${formation} ${String(view.turn.index)}` };

const check: Compose = (rules, view, formation = null) => ({
  opened: openedFor(view, formation),
  settled: routIn(view).settled,
  initial: { members: [{ unit: blankUnit(rules)(0), circumstances: { game: game(rules) } }] },
  known: [
    {
      fields: [
        whoChecks(rules, 'Who checks', view, formation),
        {
          kind: 'one',
          at: 'eachAlone',
          label: 'They check',
          options: [
            { id: 'together', label: 'Together', hint: 'the highest of the arm that counts', value: false },
            { id: 'alone', label: 'Each alone', hint: 'one die for all', value: true },
          ],
          otherwise: 'together',
          look: 'segmented',
          when: (draft) => severalIn(draft),
        },
        WHOEVER_FAILS,
      ],
    },
  ],
  more: [...routIn(view).asked, other],
});

const severalIn = (draft: unknown): boolean => {
  const members = valueAt(draft, 'members');
  return Array.isArray(members) && members.length > 1;
};

const disruption: Compose = (rules, view) => ({
  settled: routIn(view).settled,
  initial: { unit: blankUnit(rules)(0), game: game(rules) },
  known: [
    {
      title: 'The unit',
      fields: [pickUnit('unit', disrupted), ...prefixed(unitFields(rules), 'unit')],
    },
    {
      title: 'The moment',
      fields: [
        {
          kind: 'flags',
          label: 'It is',
          flags: [
            { at: 'shelteringTerrain', label: 'In sheltering terrain' },
            { at: 'undisruptedEnemyAdjacent', label: 'Beside an undisrupted enemy' },
            { at: 'frenchShaken', label: 'French, and they are shaken' },
          ],
        },
      ],
    },
  ],
  more: [
    flag('byCheck', 'By a morale check', { otherwise: true, hint: 'Off: it comes off by itself' }),
    ...routIn(view).asked,
    flag('armyLowersMorale', 'A demoralized army lowers morale', { hint: 'Ruling 36, other reading' }),
    special('unit'),
    other,
  ],
});

/** Morale and what comes of it, for single units. */
export const MORALE: Readonly<Record<string, Compose>> = {
  'nlc/morale': morale,
  'nlc/morale-check': check,
  'nlc/disruption-removal': disruption,
};
