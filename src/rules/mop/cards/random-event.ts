import { group, list, number, oneOf } from '../../../engine/fields';
import type { Told } from '../../../engine/fields';
import { procedure } from '../../../engine/procedure';
import { SIDES } from '../../../engine/sides';
import type { Side } from '../../../engine/sides';
import { accept, rollDice, unless } from '../../../engine/step';
import type { Step, Working } from '../../../engine/step';
import { belligerentOn, randomEventOn, randomTableOn } from '../tables/lookups';
import type { RandomEvent, RandomTable } from '../tables/lookups';
import { CARD_PLAY_LINES } from './vocabulary';
import { DECK_REFUSALS } from '../../common/deck/vocabulary';

const removal = group({
  side: oneOf(SIDES),
  card: number(1, 31),
  /** How many of the cards of that number the scenario takes out. */
  removed: oneOf(['oneOfTwo', 'twoOfFour', 'all']),
});

/** The cards that the scenario takes out of each side's deck. */
const asks = { removals: list(removal, 0, 62, []) };
type Removals = Told<typeof asks>['removals'];
type Removal = Removals[number];

/** What befalls whom; `inverted` events count their victory points the other way round. */
export type EventResult =
  Readonly<{ kind: 'event'; event: string; card: number; side: Side; inverted: boolean }> | Readonly<{ kind: 'none' }>;

/** What was thrown before anybody knew whom it would befall. */
type Thrown = Readonly<{ table: RandomTable; number: number; event: RandomEvent & Readonly<{ card: number }> }>;

const run = ({ removals }: Told<typeof asks>): Step<EventResult> => {
  const named = removals.map(({ side, card }) => `${side} ${card}`);
  return unless([[new Set(named).size < named.length, DECK_REFUSALS.CARD_TWICE('Ruling 59')]], () =>
    rollDice(
      { rule: 'MOP 37.12.3', purpose: 'eventTable', count: 1, sides: 6, reading: 'ordered' },
      ([die = 1]) => rollEvent(randomTableOn(die), removals),
      { of: 'die', as: randomTableOn },
    ),
  );
};

const rollEvent = (table: RandomTable, removals: Removals): Step<EventResult> =>
  rollDice(
    { rule: 'MOP 37.12.3', purpose: 'eventNumber', count: 2, sides: 6, reading: 'ordered' },
    ([tens = 6, ones = 6]) => {
      const number = 10 * tens + ones;
      const event = numbered(randomEventOn(table, tens, ones));
      if (event === null)
        return accept({ kind: 'none' }, [CARD_PLAY_LINES.mopNoEvent('MOP 37.12.3', { table, number })]);
      return rollSide({ table, number, event }, removals);
    },
    { of: 'throw', as: ([tens = 6, ones = 6]) => classOf(randomEventOn(table, tens, ones), ones) },
  );

const numbered = (event: RandomEvent | null): Thrown['event'] | null =>
  typeof event?.card === 'number' ? { ...event, card: event.card } : null;

/** Numbers that bring the same card, both odd or both even, come to the same. */
const classOf = (event: RandomEvent | null, ones: number): string =>
  event === null ? 'none' : `${event.card ?? ''} ${ones % 2}`;

const rollSide = (thrown: Thrown, removals: Removals): Step<EventResult> =>
  rollDice(
    { rule: 'MOP 37.12.3', purpose: 'eventSide', count: 1, sides: 6, reading: 'ordered' },
    ([die = 1]) => befalls(thrown, sideOf(die), removals),
    { of: 'die', as: sideOf },
  );

const sideOf = (die: number): Side => (belligerentOn(die) === 'French' ? 'first' : 'second');

const STRUCK: Readonly<Record<Removal['removed'], (thrown: Thrown) => boolean>> = {
  oneOfTwo: ({ table }) => table === 'B',
  twoOfFour: ({ number }) => number % 2 === 1,
  all: () => true,
};

const befalls = (thrown: Thrown, side: Side, removals: Removals): Step<EventResult> => {
  const { table, number, event } = thrown;
  const head: Working = [
    CARD_PLAY_LINES.mopEvent('MOP 37.12.3', { table, number, event: event.event, card: event.card, side }),
  ];
  const removal = removals.find((one) => one.side === side && one.card === event.card);
  if (removal !== undefined && STRUCK[removal.removed](thrown))
    return accept({ kind: 'none' }, [
      ...head,
      CARD_PLAY_LINES[`mopRemoved-${removal.removed}` as const]('Ruling 59', { card: event.card, side }),
    ]);
  return accept(
    { kind: 'event', event: event.event, card: event.card, side, inverted: event.inverted },
    event.inverted ? [...head, CARD_PLAY_LINES.mopInverted('MOP 37.12.3', { card: event.card })] : head,
  );
};

/**
 * MOP 37.12.3 (Appendix III j), Ruling 59: one die for the table, two read as tens and ones for the event, one for the
 * side. Where the scenario takes out one of two cards the event befalls that side only by table A, two of four only by an
 * even number.
 */
export const randomEvent = procedure({
  id: 'mop/random-event',
  rule: 'MOP 37.12.3',
  title: 'Random event',
  asks,
  example: {
    input: { removals: [{ side: 'first', card: 13, removed: 'oneOfTwo' }] },
    dice: [[2], [2, 1], [3]],
  },
  run,
});
