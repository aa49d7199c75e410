import { otherSide } from '../engine/sides';
import type { Seat } from '../engine/sides';
import type { AppView } from '../session/rule-sets';
import { procedureTap } from './random-procedures';
import type { Seeded } from './seeded';
import { ARMY, CORPS, LEDGER } from './taps/army-taps';
import { ARRIVALS, CAMPAIGN } from './taps/campaign-taps';
import { CARDS } from './taps/card-taps';
import { EVENT_DECK, EVENT_HAND, MANEUVER, MATRIX } from './taps/event-taps';
import { HIDDEN, VEDETTES } from './taps/hidden-taps';
import { ORDERS } from './taps/order-taps';
import { TABLE } from './taps/table-taps';
import { anySide, one } from './taps/tap';
import type { Command, Make, Tap, Taps } from './taps/tap';
import { WEATHER } from './taps/weather-taps';

/** Who marks his Reserve does so at his own desk, or by mistake at the other. */
const seated = (command: Command, { setup }: AppView, at: Seat, chance: Seeded): Tap => {
  if (command.type !== 'FlagReserve') return { seat: at, command };
  const owner = setup.formations.find(({ id }) => id === command['formation'])?.side ?? 'first';
  return { seat: chance.once(5) ? otherSide(owner) : owner, command };
};

const made = (makes: readonly Make[], at: Parameters<Make>[0]): Command => {
  for (;;) {
    const command = one(at.chance, makes)?.(at) ?? null;
    if (command !== null) return command;
  }
};

/** The next tap at the table of somebody who plays on, thoughtlessly but within what the screen offers. */
export const nextTap = (view: AppView, chance: Seeded): Tap =>
  seated(made(TABLE.makes, { view, side: 'first', chance }), view, 'table', chance);

const PROCEDURES: Taps = {
  name: 'procedures',
  at: 'table',
  isPlayed: ({ procedure }) => procedure !== undefined,
  makes: [({ view, chance }) => procedureTap(view, chance).command],
};

const OFTEN: readonly (readonly [Taps, times: number])[] = [
  [TABLE, 4],
  [CARDS, 5],
  [HIDDEN, 2],
  [ORDERS, 5],
  [ARRIVALS, 1],
  [EVENT_HAND, 5],
  [EVENT_DECK, 5],
  [MATRIX, 2],
  [MANEUVER, 1],
  [VEDETTES, 1],
  [WEATHER, 1],
  [CAMPAIGN, 1],
  [ARMY, 1],
  [CORPS, 1],
  [LEDGER, 1],
  [PROCEDURES, 2],
];

/** Every part of a game that can be tapped. What takes a game further stands here more than once. */
export const ALL_TAPS: readonly Taps[] = OFTEN.flatMap(([taps, times]) => Array.from({ length: times }, () => taps));

/** What is mostly done in secret, with as much of the table as makes it go on. */
export const SECRET_TAPS: readonly Taps[] = [
  ...[TABLE, ORDERS, ORDERS, HIDDEN, HIDDEN, ARRIVALS, LEDGER, WEATHER, VEDETTES],
  ...[CARDS, CARDS, CARDS, CARDS, CARDS, EVENT_HAND, EVENT_HAND, EVENT_DECK, EVENT_DECK, MANEUVER, MATRIX],
];

const SEATS = ['table', 'first', 'second'] as const satisfies readonly Seat[];

/** A tap that waits for whoever makes it to look: `at` is where he looks from. */
type Coming = Readonly<{ name: string; at: Seat; tap: (view: AppView) => Tap }>;

/**
 * Who does what next, in the whole of the game: first which part of it and from which seat, then, by what is seen there, what.
 * Now and then somebody tries at the table, or at the wrong desk, what belongs to a desk.
 */
export const anyTap = (table: AppView, chance: Seeded, all: readonly Taps[] = ALL_TAPS): Coming => {
  const played = all.filter(({ isPlayed }) => isPlayed(table));
  const { name, at, makes } = one(chance, played) ?? TABLE;
  const side = anySide(chance);
  const from = at === 'desk' ? side : 'table';
  return {
    name,
    at: from,
    tap: (view) => {
      const command = made(makes, { view, side, chance });
      const seat = at === 'desk' && chance.once(12) ? chance.pick(SEATS) : from;
      return seated(command, view, seat, chance);
    },
  };
};
