import type { Side } from '../engine/sides';
import type { Timeline } from '../journal/timeline';
import type { Hand } from './hand';
import { throwsOf } from './hand';
import { refused } from './open-game';
import type { Made, Open, Typed } from './open-game';
import type { DiceSource, Sent } from './state';
import { SESSION_REFUSALS } from '../journal/vocabulary';

/** Whose throws of a play a card may have thrown again. What was thrown again stands. */
export const throwsOpen = <Command, Event>(hand: Hand<Command, Event>): readonly (string | null)[] =>
  hand.again === undefined ? throwsOf(hand).filter((by) => by !== undefined) : [];

/** What a play is made on: the present, or what the throw that is made again was made on; null where that has passed. */
export const playedOn = <State, Command extends Typed, Event, View>(
  { made, ledger }: Open<State, Command, Event, View>,
  { again, anew }: Hand<Command, Event>,
): Timeline<State> | null => {
  const now = ledger.timeline();
  if (again === undefined && anew === undefined) return now;
  return made?.count === now.count ? { ...now, here: made.on } : null;
};

/** What was played, where a throw was made again by a card. */
export const playedType = <State, Command extends Typed, Event, View>(
  { made }: Open<State, Command, Event, View>,
  { command, again }: Hand<Command, Event>,
): string => (again === undefined || made === null ? command : made.hand.command).type;

/** The last play, or the one before it where what was played since leaves its throw as it was. At a desk nothing does. */
export const madeAfter = <State, Command extends Typed, Event, View>(
  { made, rules, ledger }: Open<State, Command, Event, View>,
  now: Pick<Made<State, Command, Event>, 'hand' | 'on' | 'seat' | 'last'>,
): Made<State, Command, Event> => {
  const { count } = ledger.timeline();
  const { command } = now.hand;
  return made?.count === count && made.seat === 'table' && rules.standsAside?.(command) === true
    ? { ...made, count: count + 1, after: [...made.after, command] }
    : { ...now, count: count + 1, after: [] };
};

/** The hand for the last play with the side's last throw made anew, or null where there is no such play or throw. */
export const handAgain = <State, Command extends Typed, Event, View>(
  open: Open<State, Command, Event, View>,
  json: Sent & Readonly<{ side: Side }>,
  dice: DiceSource,
): Hand<Command, Event> | Promise<false> => {
  const { made, rules, screen, ledger } = open;
  const nothing = SESSION_REFUSALS.NOTHING_TO_THROW_AGAIN;
  const { seat } = screen.getState();
  // At a desk only its own side throws.
  const isHis = seat === 'table' || seat === 'solo' || seat === json.side;
  if (!isHis || made?.count !== ledger.timeline().count || made.seat !== seat || made.hand.again !== undefined)
    return refused(open, nothing);
  const at = throwsOf(made.hand).findLastIndex((by) => by === json.side || by === null);
  const command = rules.decodeCommand({ ...json, play: made.hand.command, after: made.after });
  if (at < 0 || command.kind !== 'ok') return refused(open, nothing);
  const { rolls } = made.hand.given;
  return {
    command: command.value,
    step: rules.decide(made.on.state, command.value, seat),
    given: { rolls: rolls.slice(0, at), choices: [] },
    dice,
    again: { at, kept: rolls.slice(at + 1) },
  };
};
