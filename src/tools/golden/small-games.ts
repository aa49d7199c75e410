import { EMPTY_TITLE } from '../../rules/common/index';
import { battle, formation, leader, unit } from '../../testkit/battle';
import { goingOn, inDanger, rallying, removing } from '../../testkit/plays';
import { set } from './command-turn';
import { atDesk, corps, play, table, to } from './script';
import type { Line } from './script';

/** Short games of what the long ones do not play. */

const command = (side: 'first' | 'second', ...lines: readonly Line[]): readonly Line[] =>
  atDesk(side, ...lines, play(side, { type: 'ReceiveOrders', side }), play(side, { type: 'PhaseDone', side }));

const chooses = (side: 'first' | 'second', id: string, step: object): Line =>
  play(side, { type: 'ChooseOrder', of: corps(id), steps: [step] });

/** NLC without a cup: a roll says who opens; orders are chosen, and nobody checks them. */
export const NLC_BY_TURNS = {
  rules: 'nlc',
  setup: battle({ cup: 'none' }, ['orderSheets', 'simplifiedCommand', 'openOrders', 'pbem']),
  lines: [
    ...command(
      'first',
      chooses('first', 'f1', to('march', 'Wavre')),
      play('first', set(corps('f2'), to('fallBack', 'Ligny'))),
    ),
    ...command('second', chooses('second', 's1', to('defend', 'Wavre'))),
    table({ type: 'RollStart', commanders: { first: 'emperor', second: 'marshal' } }, [4], [2]),
    table({ type: 'ChooseOpening', opens: 'second' }),
    table({ type: 'NextTurn' }),
    ...command('first', play('first', { type: 'TurnToReserve', order: 'first-o2', enemyNear: false })),
    ...command('second'),
    table({ type: 'RollStart', commanders: { first: 'emperor', second: 'marshal' } }, [1], [6]),
    table({ type: 'ChooseOpening', opens: 'first' }),
  ],
} as const;

/** MOP with tables in place of cards: all of it lies open. */
export const MOP_BY_TABLES = {
  rules: 'mop',
  setup: battle(
    {
      cup: 'covers',
      leaders: [leader('emperor', 'first', 4), leader('marshal', 'second', 4)],
      formations: [formation('f1', 'first'), formation('s1', 'second')],
      title: { ...EMPTY_TITLE, cardPlay: 'events' },
    },
    ['withoutOrders'],
  ),
  lines: [
    ...[1, 2, 3, 4].flatMap((): readonly Line[] => [
      table({ type: 'RollCardEvent' }),
      table({ type: 'FillCup' }),
      table({ type: 'DrawChit' }),
      table({ type: 'NextTurn' }),
    ]),
    table({ type: 'ReshuffleCards', side: 'first' }),
  ],
} as const;

const LOSS = 'nlc/leader-loss';

/** MOP: who may be lost, who comes back, and a marker that comes off, each played with what the game knows. */
export const MOP_PLAYS = {
  rules: 'mop',
  setup: battle(
    {
      leaders: [leader('emperor', 'first', 4), leader('marshal', 'second', 4)],
      formations: [formation('f1', 'first', { limit: 90 }), formation('s1', 'second')],
      units: [
        unit('a', 'f1', { initiative: 4 }),
        unit('b', 'f1', { initiative: 4 }),
        unit('q', 's1', { initiative: 3 }),
      ],
      turns: [
        { label: '20:00', kind: 'day', day: 1 },
        { label: '21:00', kind: 'night', day: 1 },
      ],
      title: { ...EMPTY_TITLE, cardPlay: 'full' },
    },
    ['withoutOrders', 'disruptionByCheck'],
  ),
  lines: [
    ...atDesk(
      'second',
      play('second', { type: 'DrawCard', side: 'second', card: '31' }),
      play('second', { type: 'PlayCard', side: 'second', card: '31', value: 0 }),
      play('second', { type: 'ShowCard', side: 'second', card: '31' }),
    ),
    table({ type: 'PlaceUnit', unit: 'a', place: 'uar' }),
    table({ type: 'PutMark', units: ['q'], mark: 'disrupted' }),
    table(inDanger('emperor'), [6, 6]),
    // Thrown by mistake, and laid down.
    table(inDanger('marshal', { hits: 2 }), [5, 6]),
    table({ type: 'DropPlay', play: LOSS }),
    table(inDanger('marshal', { cause: 'displaced' }), [6, 6]),
    table(goingOn(LOSS, 1, 'save')),
    table(removing(['q']), [1]),
    table({ type: 'NextTurn' }),
    table(rallying('f1', [{ unit: 'a' }])),
  ],
} as const;

const alone = (tap: Record<string, unknown> & { type: string }): Line => play('solo', tap);

/** N20 alone: the app picks for the side that is not there; the event deck is a real one, Spicy. */
export const N20_ALONE = {
  rules: 'n20',
  setup: battle({
    cup: 'none',
    playMode: 'solo',
    title: {
      ...EMPTY_TITLE,
      cards: [{ name: 'Mud', count: 3, deck: null, note: '' }],
      events: 'spicy',
      matrix: 'Furious',
      startMorale: { first: 12, second: 12 },
    },
  }),
  lines: [
    alone({ type: 'SetUpEvents', deck: 'real' }),
    alone({ type: 'EnterEvent', side: 'first', card: 'regular:Mud' }),
    alone({ type: 'ResolveEvent', carriedOut: true, then: 'reshuffle' }),
    alone({ type: 'PlayKept', side: 'first', card: 'retain 3' }),
    alone({ type: 'ReshuffleSpecials' }),
    alone({ type: 'GoToStep', step: 'combat-first' }),
    alone({ type: 'OpenMatrix', attacker: 'first', askedBy: 'first', absent: 'second' }),
    alone({ type: 'PickManeuver', maneuver: 'Feint' }),
    alone({ type: 'CommitReserves', attackerHalves: 0, defenderHalves: 0 }),
    alone({ type: 'RevealManeuvers' }),
    alone({ type: 'CloseMatrix' }),
    alone({ type: 'ChangeMorale', side: 'second', halves: -12, reason: 'event' }),
    alone({ type: 'ChangeMorale', side: 'second', halves: 2, reason: 'correction' }),
  ],
} as const;

/** N20 with a real deck, Mild: what is kept stays in a real hand, and its name is nobody's business. */
export const N20_REAL_DECK = {
  rules: 'n20',
  setup: battle({
    cup: 'none',
    title: { ...EMPTY_TITLE, cards: [{ name: 'Mud', count: 3, deck: null, note: '' }], events: 'mild' },
  }),
  lines: [
    table({ type: 'SetUpEvents', deck: 'real' }),
    table({ type: 'EnterKept', side: 'first' }),
    table({ type: 'GoToStep', step: 'event-second' }),
    table({ type: 'EnterEvent', side: 'second', card: 'regular:Mud' }),
    table({ type: 'ResolveEvent', carriedOut: false, then: 'remove' }),
    table({ type: 'PlayKept', side: 'first', card: 'retain 5' }),
  ],
} as const;
