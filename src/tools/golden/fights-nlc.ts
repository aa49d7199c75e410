import type { AppView } from '../../session/rule-sets';
import { inDanger } from '../../testkit/plays';
import { fightSetup, free, stack, terms } from './fight-setup';
import { dice, resolves, says, table, unitsIn } from './script';
import type { Line } from './script';

/** Every procedure of NLC that writes into a game, with what may come of it: one fight after the other, in the open. */

type Answers = Parameters<typeof resolves> extends [unknown, unknown, ...infer More] ? More : never;
const fight = (id: string, input: (view: AppView) => object, ...answers: Answers): Line =>
  resolves(id, (view) => ({ ...terms(view), ...input(view) }), ...answers);

const place = (where: string, ...ids: readonly string[]): readonly Line[] =>
  ids.map((unit) => table({ type: 'PlaceUnit', unit, place: where }));

const ASSAULTS: readonly Line[] = [
  fight(
    'nlc/assault',
    (view) => ({
      attackers: [stack(view, 'ab', { hexside: ['stream'] }), stack(view, 'h')],
      defender: stack(view, 'pq', { hex: ['town'], ...free }),
    }),
    dice(5, 5),
    dice(5, 5),
    says('stay'),
    says('retreat'),
    says('a'),
    says('p'),
    dice(5),
  ),
  table({ type: 'LiftMarks', lifts: [{ unit: 'q', mark: 'disrupted' }] }),
  // Guard that is thrown back shakes the French.
  fight(
    'nlc/assault',
    (view) => ({ attackers: [stack(view, 'o', free)], defender: stack(view, 'rs', free) }),
    dice(1, 1),
    dice(4, 4),
    says('stay'),
    dice(6),
  ),
  fight(
    'nlc/assault',
    (view) => ({
      attackers: [stack(view, 'cd', { leaders: ['f1'], retreat: 'enemyZoc' })],
      defender: stack(view, 'z', { retreat: 'blocked', remoteSupport: [{ unit: unitsIn(view, 'y')[0], range: 2 }] }),
    }),
    dice(4, 5),
    dice(6, 3),
  ),
];

const BOMBARDMENTS: readonly Line[] = [
  ...place('map', 'a', 'c', 'p', 'z'),
  fight(
    'nlc/bombardment',
    (view) => ({ battery: unitsIn(view, 'g'), target: unitsIn(view, 'r', 's'), range: 2 }),
    dice(5, 5),
  ),
  fight('nlc/bombardment', (view) => ({ battery: unitsIn(view, 'y'), target: unitsIn(view, 'c') }), dice(1, 1)),
  table({
    type: 'LiftMarks',
    lifts: [
      { unit: 'g', mark: 'bombarded' },
      { unit: 'y', mark: 'bombarded' },
    ],
  }),
];

const CHARGES: readonly Line[] = [
  fight(
    'nlc/charge',
    (view) => ({ charges: [{ stacks: [stack(view, 'h')], target: stack(view, 'q', free) }] }),
    dice(5),
    dice(5, 5),
    dice(5, 5),
  ),
  fight(
    'nlc/retreat-before-assault',
    (view) => ({ units: unitsIn(view, 'u', 'v') }),
    says('u'),
    says('nobody'),
    dice(5),
  ),
  fight(
    'nlc/reaction-charge',
    (view) => ({ stacks: [stack(view, 'v')], target: stack(view, 'i', free), deed: 'charges' }),
    dice(1),
  ),
  fight('nlc/reaction-charge', (view) => ({ stacks: [stack(view, 'w')], target: stack(view, 'i', free) }), dice(6)),
  fight(
    'nlc/pursuit',
    (view) => ({ units: unitsIn(view, 'j'), targets: [stack(view, 'y', { name: 'the battery', ...free })] }),
    says('return'),
    dice(5),
    dice(5, 5),
  ),
  fight('nlc/pursuit', (view) => ({ units: unitsIn(view, 'k'), targets: [] }), says('stay')),
];

const leaderLoss = (leader: string, cause: string, ...faces: readonly number[]): Line =>
  table(inDanger(leader, { cause }), faces);

const LEADERS: readonly Line[] = [
  leaderLoss('marshal', 'combat', 6, 6),
  leaderLoss('ney', 'combat', 1, 1),
  leaderLoss('f2', 'displaced', 6, 5),
];

const removal = (unit: string, face: number): Line =>
  resolves(
    'nlc/disruption-removal',
    (view) => ({ ...mopOf(view), unit: unitsIn(view, unit)[0], rout: true, undisruptedEnemyAdjacent: face > 1 }),
    dice(face),
  );
/** Refits are told apart by what a page fills in. */
const mopOf = (view: AppView) => ({ game: terms(view).game });

const CHECKS: readonly Line[] = [
  ...place('map', 'q'),
  table({ type: 'RegainStep', unit: 'p' }),
  fight(
    'nlc/morale-check',
    (view) => ({ members: unitsIn(view, 'p', 'q').map((unit) => ({ unit })), about: { failed: 'disrupted' } }),
    dice(6),
  ),
  resolves(
    'nlc/morale-check',
    (view) => ({
      members: unitsIn(view, 'z', 'x').map((unit) => ({ unit })),
      eachAlone: true,
      rout: true,
      about: { failed: 'disrupted' },
    }),
    dice(6),
  ),
  table({ type: 'PutMark', units: ['a', 'd', 't'], mark: 'disrupted' }),
  removal('a', 1),
  removal('d', 5),
  removal('t', 6),
];

const pair = (ids: readonly [string, string]) => ({ id: ids[0], partner: ids[1], kind: 'oneStepPair' });

const RALLY: readonly Line[] = [
  ...place('uar', 'b', 'c', 'l', 'm', 's'),
  ...['14:00', '15:00', '16:00', '21:00'].map(() => table({ type: 'NextTurn' })),
  resolves('nlc/rally', () => ({ units: [{ id: 'b' }, { id: 'c' }] })),
  resolves('nlc/rally', () => ({ units: [pair(['l', 'm'])] })),
  resolves('nlc/rally', () => ({ units: [{ id: 'r' }, { id: 's' }], demoralized: true }), dice(2), dice(5)),
];

/** What a game under NLC keeps of fights; a refit's game begins with the same. */
export const FIGHTS_OF_NLC: readonly Line[] = [...ASSAULTS, ...BOMBARDMENTS, ...CHARGES, ...LEADERS, ...CHECKS];
export const RALLIES_OF_NLC = RALLY;

export const FIGHTS_NLC = {
  rules: 'nlc',
  setup: fightSetup(['withoutOrders', 'rout', 'disruptionByCheck', 'takingTheInitiative']),
  lines: [...FIGHTS_OF_NLC, ...RALLIES_OF_NLC],
} as const;
