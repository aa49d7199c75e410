import type { Side } from '../engine/sides';
import type { Hand } from './hand';
import { throwsOf } from './hand';
import { refused } from './open-game';
import type { Open, Typed } from './open-game';
import type { DiceSource, Sent } from './state';

/** Whose throws of a play a card may have thrown again. What was thrown again stands. */
export const throwsOpen = <Command, Event>(hand: Hand<Command, Event>): readonly (string | null)[] =>
  hand.again === undefined ? throwsOf(hand).filter((by) => by !== undefined) : [];

/** The hand for the last play with the side's last throw made anew, or null where there is no such play or throw. */
export const handAgain = <State, Command extends Typed, Event, View>(
  open: Open<State, Command, Event, View>,
  json: Sent & Readonly<{ side: Side }>,
  dice: DiceSource,
): Hand<Command, Event> | Promise<false> => {
  const { made, rules, screen, ledger } = open;
  const nothing = { code: 'NOTHING_TO_THROW_AGAIN', rule: null } as const;
  const { seat } = screen.getState();
  // At a desk only its own side throws.
  const isHis = seat === 'table' || seat === 'solo' || seat === json.side;
  if (!isHis || made?.count !== ledger.timeline().count || made.seat !== seat || made.hand.again !== undefined)
    return refused(open, nothing);
  const at = throwsOf(made.hand).findLastIndex((by) => by === json.side || by === null);
  const command = rules.decodeCommand({ ...json, play: made.hand.command });
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
