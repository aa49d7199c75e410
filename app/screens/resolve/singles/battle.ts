import { otherSide } from '../../../../src/engine/sides';
import type { Side } from '../../../../src/engine/sides';
import type { UnitView } from '../../../../src/rules/common/index';
import type { AppView } from '../../../../src/session/rule-sets';
import { titleTable } from '../../../../src/rules/n20/index';
import type { MatrixFight } from '../../../../src/rules/n20/index';
import type { Compose } from '../composition';
import type { Field, FieldOption, FromGame, ListField } from '../fields';
import { isAt, listAt, numberAt, textAt, valueAt, withValue } from '../path';
import { armsPart } from './ArmsPart';
import { BattleSum, maneuversPart } from './battle-parts';
import { flag, number, sideField } from './common';

const ARMS = [
  { id: 'infantry', label: 'Infantry' },
  { id: 'cavalry', label: 'Cavalry' },
  { id: 'artillery', label: 'Artillery' },
] as const;

const armOf = (arm: string): string => (arm === 'infantry' || arm === 'cavalry' ? arm : 'artillery');

/** The unit as the game has it; its id goes along, so that a marker finds its way back. */
const inBattle = ({ unit, standing }: UnitView): Readonly<Record<string, unknown>> => ({
  id: unit.id,
  arm: armOf(unit.arm),
  strength: unit.front,
  disordered: standing.marks.includes('disordered'),
  routed: standing.marks.includes('routed'),
});

const fromGame = (at: 'attackers' | 'defenders', turnOf: Side): FromGame => ({
  units: (view, draft) => {
    const attacker: Side = textAt(draft, 'attacker', turnOf) === 'second' ? 'second' : 'first';
    const wanted = at === 'attackers' ? attacker : otherSide(attacker);
    return view.army.units.filter(({ standing, side: own }) => standing.place === 'map' && own === wanted);
  },
  item: (unit) => inBattle(unit),
  idOf: (item) => textAt(item, 'id'),
});

/** Whose turn it is; in the enemy's reaction the players say that the other side attacks. */
const phasing = (view: AppView | null): Side => view?.steps[view.step]?.who ?? 'first';

const MARKERS = ['disordered', 'routed'] as const;

const OF_UNIT: readonly Field[] = [
  { kind: 'one', at: 'arm', options: ARMS, otherwise: 'infantry', look: 'segmented' },
  number('strength', 'Strength as printed', [0, 30], { otherwise: 4 }),
  {
    kind: 'flags',
    label: 'It is',
    flags: [
      { at: 'disordered', label: 'Disordered' },
      { at: 'routed', label: 'Routed' },
    ],
  },
];

const strengths = (at: 'attackers' | 'defenders', label: string, view: AppView | null): ListField => ({
  kind: 'list',
  at,
  label,
  one: 'a unit',
  min: 1,
  max: 12,
  blank: () => ({ arm: 'infantry', strength: 4 }),
  title: (item, _, names) => {
    const id = textAt(item, 'id');
    const who = id === '' ? '' : `${names.unit(id)}: `;
    const worn = MARKERS.filter((mark) => isAt(item, mark));
    const state = worn.length === 0 ? '' : `, ${worn.join(' and ')}`;
    const arm = ARMS.find((one) => one.id === textAt(item, 'arm', 'infantry'))?.label ?? '';
    return `${who}${who === '' ? arm : arm.toLowerCase()} ${String(numberAt(item, 'strength', 4))}${state}`;
  },
  // Of a counter of the game nothing is asked.
  fields: OF_UNIT.map((field): Field => ({
    ...field,
    when: (item) => view?.procedure?.unitInputs[textAt(item, 'id')] === undefined,
  })),
  fromGame: fromGame(at, phasing(view)),
});

/** In a game its counters are tapped; without one a side is so much of each arm, and its markers are asked seldom. */
const side = (at: 'attackers' | 'defenders', view: AppView | null): Field =>
  view === null ? { kind: 'custom', id: at, Part: PARTS[at] } : strengths(at, COUNTERS[at], view);

const whose = (view: AppView | null): readonly Field[] =>
  view === null ? [] : [sideField('attacker', 'Who attacks', phasing(view))];

const PARTS = { attackers: armsPart('attackers'), defenders: armsPart('defenders') } as const;
const COUNTERS = { attackers: 'Attacking units', defenders: 'Defending units' } as const;

const oneByOne = (view: AppView | null): readonly Field[] =>
  view === null
    ? [strengths('attackers', 'Attackers, unit by unit', view), strengths('defenders', 'Defenders, unit by unit', view)]
    : [];

const WITH_MATRIX: FieldOption = {
  id: 'with',
  label: 'With the matrix',
  put: (draft) => withValue(draft, 'maneuvers', { attack: 'Advance', defense: 'Hold' }),
};

const MATRIX_PART = { battle: maneuversPart('maneuvers'), matrix: maneuversPart('') } as const;

const usesMatrix = (draft: unknown): boolean => {
  const maneuvers = valueAt(draft, 'maneuvers');
  return maneuvers !== null && maneuvers !== undefined;
};

const METHODS = [
  { id: 'Furious', label: 'Furious' },
  { id: 'Fun', label: 'Fun' },
  { id: 'Fast', label: 'Fast' },
] as const;

const method = (draft: unknown): string => textAt(draft, 'method', 'Furious');

/** How the matrix is played, and whether it has been: a game's title says, and its table. */
const OF_GAME: readonly Field[] = [
  {
    kind: 'one',
    at: 'method',
    label: 'The matrix is played',
    options: METHODS,
    otherwise: 'Furious',
    look: 'segmented',
  },
  { ...flag('usedThisPhase', 'Used already in this phase'), when: (draft) => method(draft) === 'Fast' },
];

/** N20 9.0, Ruling 69: what settles whether the matrix may be used at all. */
const USE: readonly Field[] = [
  {
    kind: 'one',
    at: 'defenderIn',
    label: 'The defenders stand',
    options: [
      { id: 'open', label: 'Open' },
      { id: 'redoubt', label: 'Redoubt' },
      { id: 'fortified', label: 'Fortified' },
    ],
    otherwise: 'open',
    look: 'segmented',
  },
  {
    kind: 'one',
    at: 'askedBy',
    label: 'It was asked for by',
    options: [
      { id: 'phasing', label: 'Whose turn it is' },
      { id: 'other', label: 'The other side' },
    ],
    otherwise: 'phasing',
    look: 'segmented',
  },
  { ...flag('duringReaction', 'A battle of the enemy’s reaction'), when: (draft) => method(draft) === 'Fast' },
  {
    ...flag('markerInReach', 'Direct Command in reach', { otherwise: true }),
    when: (draft) => method(draft) === 'Fun',
  },
];

const matrixUse = (view: AppView | null): readonly Field[] => (view === null ? [...OF_GAME, ...USE] : USE);

/** N20 9.0: how the title plays the matrix, if at all. */
const methodIn = (view: AppView | null) => {
  const played = view?.matrix?.method;
  return played === undefined || played === 'none' ? {} : { method: played };
};
const mayUse = (view: AppView | null): boolean => view?.matrix?.method !== 'none';

const spent: readonly Field[] = (['attacker', 'defender'] as const).map((who) =>
  number(`spentHalves.${who}`, `Morale spent by the ${who}, in halves`, [0, 21]),
);

/** The chits that were laid down in secret and turned up on the Turn page. */
const turnedUp = (at: string): Field => ({
  kind: 'pick',
  id: 'maneuvers',
  label: 'Maneuvers chosen in secret',
  choices: ({ matrix }) => {
    const { fight = null, attacker = 'first' } = matrix?.battle ?? {};
    if (fight === null) return [];
    const { attack, defense } = fight.maneuvers;
    return [
      {
        id: 'turned-up',
        label: `${attack} against ${defense}, as turned up`,
        put: (draft) =>
          at === ''
            ? withValue(withValue(draft, 'attack', attack), 'defense', defense)
            : { ...withNamed(draft, fight), attacker },
      },
    ];
  },
});

/** The battle as the chits leave it; where nobody was named for it, whoever was tapped here. */
const withNamed = (draft: unknown, fight: MatrixFight) => ({
  ...fight,
  attackers: fight.attackers.length === 0 ? listAt(draft, 'attackers') : fight.attackers,
  defenders: fight.defenders.length === 0 ? listAt(draft, 'defenders') : fight.defenders,
});

const tableOf = (view: AppView | null): Readonly<Partial<Record<'crt' | 'rows', unknown>>> =>
  view === null ? {} : titleTable(view.setup.title);

const UNITS = { attackers: [{ arm: 'infantry', strength: 4 }], defenders: [{ arm: 'infantry', strength: 4 }] } as const;

/** N20's battle from the counters to the result. */
const battle: Compose = (_, view) => {
  const { crt, rows } = tableOf(view);
  return {
    initial: { ...UNITS, maneuvers: null, ...(crt === undefined ? {} : { crt, rows }) },
    settled: view === null ? undefined : { crt, rows, ...methodIn(view) },
    known: [
      { title: 'Attackers', fields: [...whose(view), side('attackers', view)] },
      {
        title: 'Defenders',
        fields: [
          side('defenders', view),
          number('terrain', 'Terrain adds to the defenders', [0, 20], { hint: 'By your game; the best of it once' }),
        ],
      },
      {
        title: 'Maneuvers',
        fields: [
          {
            kind: 'one',
            at: 'maneuvers',
            options: [
              { id: 'without', label: 'Without the matrix', put: (draft) => withValue(draft, 'maneuvers', null) },
              ...(mayUse(view) ? [WITH_MATRIX] : []),
            ],
            otherwise: 'without',
            chosen: (draft) => (usesMatrix(draft) ? 'with' : 'without'),
            look: 'segmented',
          },
          turnedUp('maneuvers'),
          { kind: 'custom', id: 'maneuvers', Part: MATRIX_PART.battle, when: usesMatrix },
        ],
      },
      { title: 'It comes to', fields: [{ kind: 'custom', id: 'sum', Part: BattleSum }] },
    ],
    more: [
      ...oneByOne(view),
      ...matrixUse(view).map((field): Field => ({ ...field, when: both(field.when) })),
      ...spent,
      OTHER,
    ],
  };
};

const both =
  (when: ((draft: unknown) => boolean) | undefined) =>
  (draft: unknown): boolean =>
    usesMatrix(draft) && (when?.(draft) ?? true);

const OTHER: Field = { kind: 'other', at: 'other', label: 'Another change of the attackers’ strength' };

const matrix: Compose = (_, view) => {
  const { crt } = tableOf(view);
  return {
    initial: { ...UNITS, attack: 'Advance', defense: 'Hold', ...(crt === undefined ? {} : { crt }) },
    settled: view === null ? undefined : { crt, ...methodIn(view) },
    known: [
      {
        title: 'Maneuvers',
        fields: [turnedUp(''), { kind: 'custom', id: 'maneuvers', Part: MATRIX_PART.matrix }],
      },
      { title: 'Attackers', fields: [...whose(view), side('attackers', view)] },
      { title: 'Defenders', fields: [side('defenders', view)] },
    ],
    more: [...oneByOne(view), ...matrixUse(view), ...spent, OTHER],
  };
};

/** N20's battle and its matrix. */
export const BATTLE: Readonly<Record<string, Compose>> = { 'n20/battle': battle, 'n20/matrix': matrix };
