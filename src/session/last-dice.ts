import type { Asked } from '../engine/drive';
import { NOTHING_GIVEN } from '../engine/given';
import { SIDES } from '../engine/sides';
import type { Side } from '../engine/sides';
import type { DiceRequest } from '../engine/step';
import type { Timeline } from '../journal/timeline';
import { playedAs } from '../rules/common/rule-set';
import { SESSION_REFUSALS } from '../journal/vocabulary';
import { isOnTable } from './hand';
import type { Hand } from './hand';
import { refused } from './open-game';
import type { Made, Open, Typed } from './open-game';
import type { DiceSource, Sent } from './state';

/** The dice of the play that was just made: a card may have one thrown again, and what was typed wrongly is typed anew. */

/** Whose dice: a side's, or (null) those of whoever's play it is. */
const whoseDice = ({ by = 'owner' }: DiceRequest): string | null | undefined =>
  by === 'owner' ? null : SIDES.find((side) => side === by);

/** Whose each throw of a play was: a side's, its owner's (null), or one that no player throws for himself (undefined). */
const throwsOf = (asked: readonly Asked[]): readonly (string | null | undefined)[] =>
  asked.some(({ kind }) => kind === 'choice')
    ? []
    : asked.flatMap((one) =>
        one.kind === 'dice' ? [isOnTable('table', one.request) ? whoseDice(one.request) : undefined] : [],
      );

type Settled<Command, Event> = Readonly<{ hand: Hand<Command, Event>; asked: readonly Asked[] }>;

/** Whose throws of a play a card may have thrown again. What was thrown again stands. */
export const throwsOpen = <Command, Event>({ hand, asked }: Settled<Command, Event>): readonly (string | null)[] =>
  hand.again === undefined ? throwsOf(asked).filter((by) => by !== undefined) : [];

/**
 * Decision 0022: whether a play's dice may be typed anew. All of them were typed in from the table, nothing was chosen on them,
 * and they turned nothing up that lay with a side: whoever types anew learns nothing that his first number had not told.
 */
export const isTyped = <State, Command extends Typed, Event, View>(
  { rules }: Pick<Open<State, Command, Event, View>, 'rules'>,
  { hand, asked }: Settled<Command, Event>,
  on: State,
): boolean => {
  if (hand.dice !== 'table' || hand.again !== undefined) return false;
  const throws = throwsOf(asked);
  const allOfTheTable = throws.length > 0 && throws.every((by) => by !== undefined);
  return allOfTheTable && (rules.takesUp?.(on, hand.command) ?? []).length === 0;
};

/** What a play is made on: the present, or what the play was made on whose dice it takes again; null where that has passed. */
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
): string => playedAs(again === undefined || made === null ? command : made.hand.command);

/** The last play, or the one before it where what was played since leaves its throw as it was. At a desk nothing does. */
export const madeAfter = <State, Command extends Typed, Event, View>(
  { made, rules, ledger }: Open<State, Command, Event, View>,
  now: Omit<Made<State, Command, Event>, 'count' | 'after'>,
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
  const at = throwsOf(made.asked).findLastIndex((by) => by === json.side || by === null);
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
