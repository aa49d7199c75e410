import { NOTHING_GIVEN } from '../engine/given';
import { throwsOf } from './hand';
import type { Hand } from './hand';
import { refused } from './open-game';
import type { Open, Typed } from './open-game';
import { SESSION_REFUSALS } from '../journal/vocabulary';

/**
 * Decision 0022: whether a play's dice may be typed anew. All of them were typed in from the table, nothing was chosen on them,
 * and they turned nothing up that lay with a side: whoever types anew learns nothing that his first number had not told.
 */
export const isTyped = <State, Command extends Typed, Event, View>(
  { rules }: Pick<Open<State, Command, Event, View>, 'rules'>,
  hand: Hand<Command, Event>,
  on: State,
): boolean => {
  if (hand.dice !== 'table' || hand.again !== undefined) return false;
  const throws = throwsOf(hand);
  const allOfTheTable = throws.length > 0 && throws.every((by) => by !== undefined);
  return allOfTheTable && (rules.takesUp?.(on, hand.command) ?? []).length === 0;
};

/** The hand for the last play with none of its dice, or null where they may not be typed anew. */
export const handAnew = <State, Command extends Typed, Event, View>(
  open: Open<State, Command, Event, View>,
): Hand<Command, Event> | Promise<false> => {
  const { made, rules, screen, ledger } = open;
  const { seat } = screen.getState();
  const { count, here } = ledger.timeline();
  const isNewest = made?.count === count && made.seat === seat && made.after.length === 0;
  if (!isNewest || !made.last.typed) return refused(open, SESSION_REFUSALS.NOTHING_TO_TYPE_ANEW);
  return {
    command: made.hand.command,
    step: rules.decide(made.on.state, made.hand.command, seat),
    given: NOTHING_GIVEN,
    dice: 'table',
    anew: here.seq,
  };
};
