import { SIDES } from '../../../../engine/sides';
import type { Side } from '../../../../engine/sides';
import { battle, formation, leader, unit } from '../../../../testkit/battle';
import type { Seeded } from '../../../../testkit/seeded';
import type { Setup } from '../../../common/index';
import type { Switch } from '../../../list';
import { ORDER_TYPES } from '../../command/orders';
import { FAILURES } from '../commands';
import type { Recipient } from '../order';
import type { OrdersState } from '../state';
import type { Tap } from './orders-game';
import { deciding, rollingOn, steadying, weighing } from '../../../../testkit/plays';

/** MOP 37.19: what a scenario says of one leader. */
const SPECIALS = { decisionBarredUntil: 'Wavre', firstBadMove: { type: 'defend', at: 'Ligny' } } as const;

/** Two armies with wings, divisions and cavalry, over three days. */
export const randomHosts = (chance: Seeded, switches: readonly Switch[]): Setup => {
  const leaders = SIDES.flatMap((side) => [
    leader(`${side}-oc`, side, chance.roll(5), { level: chance.once(4) ? null : 10 + chance.roll(10) }),
    leader(`${side}-wc`, side, chance.roll(4), { role: 'WC', under: `${side}-oc`, onMap: !chance.once(8) }),
  ]);
  const formations = SIDES.flatMap((side) =>
    [0, 1, 2].map((i) =>
      formation(`${side}-f${String(i)}`, side, {
        rating: chance.roll(5) - 1,
        kind: chance.pick(['corps', 'cavalryCorps', 'division']),
        limit: chance.once(3) ? null : 4 + chance.roll(6),
        under: chance.once(3) ? `${side}-wc` : null,
        arrives: chance.once(6) ? 2 : null,
        ...(i === 2 ? SPECIALS : {}),
      }),
    ),
  );
  const units = formations.flatMap(({ id }) =>
    ['1st', '2nd'].map((division) => unit(`${id}-${division}`, id, { division, front: 2 + chance.roll(4) })),
  );
  const turns = Array.from({ length: 24 }, (_, i) => ({
    label: `turn ${String(i + 1)}`,
    kind: i % 5 > 2 ? ('night' as const) : ('day' as const),
    day: 1 + Math.floor(i / 5),
  }));
  return battle({ leaders, formations, units, turns }, switches);
};

const PLACES = ['Wavre', 'Ligny', 'Limal'] as const;

const someTarget = (chance: Seeded) =>
  chance.once(12)
    ? chance.pick([null, { kind: 'here' }, { kind: 'hex', hex: '0913' }] as const)
    : { kind: 'place', name: chance.pick(PLACES) };

const someStep = (chance: Seeded, side: Side) => ({
  type: chance.pick(ORDER_TYPES),
  target: someTarget(chance),
  to: chance.once(2) ? `${side}-wc` : chance.pick([`${side}-f0`, null]),
  nextDay: chance.once(8),
  reachable: !chance.once(12),
});

const someSteps = (chance: Seeded, side: Side) => [
  ...(chance.once(3) ? [{ type: 'march', target: { kind: 'place', name: chance.pick(PLACES) } }] : []),
  someStep(chance, side),
];

const someCorps = (chance: Seeded, side: Side): Recipient => ({
  kind: 'formation',
  id: `${side}-f${String(chance.roll(3) - 1)}`,
});

const someOne = (chance: Seeded, side: Side): Recipient => {
  if (!chance.once(4)) return someCorps(chance, side);
  const all: readonly [Recipient, ...Recipient[]] = [
    { kind: 'wing', id: `${side}-wc` },
    { kind: 'hq', id: `${side}-oc` },
    { kind: 'train', id: side },
    { kind: 'division', id: `${side}-f0`, division: '1st' },
    { kind: 'division', id: `${side}-f1`, division: '2nd' },
  ];
  return chance.pick(all);
};

const someCourier = (chance: Seeded) => ({
  mp: chance.roll(14) - 1,
  inSight: chance.once(3),
  stacked: chance.once(5),
});

const someOrder = (chance: Seeded, side: Side, { desks }: OrdersState): string =>
  `${side}-o${String(chance.roll(Math.max(1, desks[side].orders.length)))}`;

/** Half of what the rules forbid goes through all the same, so that a game gets somewhere. */
const maybe = (chance: Seeded) => (chance.once(2) ? { reason: 'we agreed' } : null);

type Of = (chance: Seeded, side: Side, state: OrdersState) => Tap;

/** What an owner may try at his own desk. */
export const DESK_TAPS: readonly Of[] = [
  (chance, side) => ({
    type: 'SetOrder',
    of: someOne(chance, side),
    steps: someSteps(chance, side),
    houseRule: maybe(chance),
  }),
  (chance, side) => ({
    type: 'RecordLocalDecision',
    of: someOne(chance, side),
    steps: someSteps(chance, side),
    forDivision: chance.once(5) ? { division: '1st', courier: someCourier(chance) } : null,
    houseRule: maybe(chance),
  }),
  (chance, side, state) => ({
    type: 'CheckSuccess',
    order: someOrder(chance, side, state),
    reached: chance.once(2),
    inZoc: chance.once(3),
    onTarget: chance.once(2),
    attackedFormations: chance.once(2) ? [] : ['first-f0', 'second-f1'],
    houseRule: maybe(chance),
  }),
  (chance, side, state) => steadying(someOrder(chance, side, state), { houseRule: maybe(chance) }),
  (chance, side) => ({
    type: 'WriteOrder',
    from: chance.pick([`${side}-oc`, `${side}-oc`, `${side}-wc`]),
    to: Array.from({ length: chance.once(8) ? 2 : 1 }, () => ({
      of: someOne(chance, side),
      courier: someCourier(chance),
    })),
    steps: someSteps(chance, side),
    awaitFurther: chance.once(4),
    card: chance.once(10) ? 28 : null,
    awayFromHq: chance.once(4),
    wingOutOfRange: chance.once(3),
    retreatAllowed: chance.pick([null, true, false]),
    houseRule: maybe(chance),
  }),
  (chance, side) => ({ type: 'ReceiveOrders', side, houseRule: maybe(chance) }),
  (chance, side, state) => weighing(someOrder(chance, side, state), { houseRule: maybe(chance) }),
  (chance, side, state) => weighing(someOrder(chance, side, state), { houseRule: maybe(chance) }),
  (chance, side, state) => rollingOn(someOrder(chance, side, state), { houseRule: maybe(chance) }),
  (chance, side, { desks }) =>
    deciding(desks[side].decisions.at(-1)?.of ?? someOne(chance, side), { houseRule: { reason: 'we agreed' } }),
  (chance, side) => ({
    type: 'FailOrder',
    of: someOne(chance, side),
    why: chance.pick(FAILURES),
    houseRule: maybe(chance),
  }),
  (chance, side, state) => ({
    type: 'MeetEnemy',
    order: someOrder(chance, side, state),
    whom: chance.pick(['leader', 'units']),
    units: [`${side}-f0-1st`],
    houseRule: maybe(chance),
  }),
  (chance, side, state) => ({ type: 'NextStep', order: someOrder(chance, side, state), houseRule: maybe(chance) }),
  (chance, side, state) => ({
    type: 'TurnToReserve',
    order: someOrder(chance, side, state),
    enemyNear: chance.once(2),
  }),
  (chance, side) => ({
    type: 'Reincorporate',
    of: { kind: 'division', id: `${side}-f0`, division: '1st' },
    inRange: true,
    houseRule: maybe(chance),
  }),
  (chance, side, state) => ({ type: 'NameRoute', order: someOrder(chance, side, state), route: ['Gembloux'] }),
  (chance, side, state) => ({ type: 'NoteLoss', order: someOrder(chance, side, state) }),
  (chance, side) => ({ type: 'SetAway', leader: `${side}-oc`, away: chance.once(2) }),
  (chance, side, state) => ({ type: 'DropOrder', order: someOrder(chance, side, state), houseRule: maybe(chance) }),
  (_, side) => ({ type: 'TellOperations', side }),
  (chance, side) => ({
    type: 'DirectUnits',
    leader: `${side}-oc`,
    formations: [`${side}-f${String(chance.roll(3) - 1)}`],
    units: chance.roll(3),
    french: chance.once(2),
    houseRule: maybe(chance),
  }),
  (_, side) => ({ type: 'MarkFatigue', side, formations: [`${side}-f0`, `${side}-f1`] }),
  (chance, side) => ({
    type: 'ChooseOrder',
    of: someOne(chance, side),
    steps: someSteps(chance, side),
    houseRule: maybe(chance),
  }),
  (chance, side, { orders }) => ({
    type: 'AssignBadMove',
    of: orders.badMoves[0]?.of ?? someCorps(chance, side),
    step: chance.once(3) ? null : someStep(chance, side),
  }),
  (chance, side) => ({ type: 'PhaseDone', side, houseRule: maybe(chance) }),
  (_, side) => ({ type: 'ReopenPhase', side }),
  (_, side) => ({ type: 'OpenArchive', side }),
  (chance) => ({ type: 'NoteAssault', place: chance.pick(PLACES), assaulted: !chance.once(3) }),
];

/** What all see happen. */
const TABLE_TAPS: readonly Of[] = [
  () => ({ type: 'NextTurn' }),
  () => ({ type: 'NextTurn' }),
  (chance, side) => ({ type: 'LoseStep', unit: `${side}-f${String(chance.roll(3) - 1)}-1st` }),
  (chance, side) => ({
    type: 'SetFollowUp',
    id: chance.pick(['attacked', 'fatigued', 'directed']),
    of: `${side}-f0`,
    value: 1,
  }),
  (chance, side) => ({ type: 'RecordHq', leader: `${side}-oc`, what: chance.pick(['destroyed', 'back']) }),
];

const one = (chance: Seeded, list: readonly Of[]): Of => {
  const found = list[chance.roll(list.length) - 1];
  if (found === undefined) throw new Error('nothing to choose from');
  return found;
};

/** Somebody's next move: mostly at a desk. The turn ends before the track does. */
export const nextMove = (chance: Seeded, side: Side, state: OrdersState): Tap => {
  const call = state.orders.badMoves.find((pending) => pending.side !== side);
  if (call !== undefined && chance.once(4))
    return { type: 'AssignBadMove', of: call.of, step: chance.once(3) ? null : someStep(chance, side) };
  const open = state.desks[side].decisions.find(({ turn, result }) => turn === state.turn && result === null);
  if (open !== undefined && chance.once(3)) return deciding(open.of, { houseRule: { reason: 'we agreed' } });
  const tap = one(chance, chance.once(5) ? TABLE_TAPS : DESK_TAPS)(chance, side, state);
  const isLast = tap.type === 'NextTurn' && state.turn + 1 >= state.setup.turns.length;
  return isLast ? { type: 'PhaseDone', side } : tap;
};
