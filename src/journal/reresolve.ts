import { drive, given } from '../engine/drive';
import type { Source } from '../engine/drive';
import type { Decision, RuleSet } from '../engine/rule-set';
import { SCOPES, SIDES, heldOf, sideOf } from '../engine/sides';
import type { Scope, Seat } from '../engine/sides';
import type { Step } from '../engine/step';
import { decodeEntry } from './decode-entry';
import type { Part, PlayEntry } from './entry';
import { positionAfter } from './entry';
import { NO_KEYS } from './keyring';
import type { Keyring } from './keyring';
import type { Row } from './store';
import { applyEvents } from './timeline';

/** A play that the rules of today would not settle as it was settled then. */
export type Divergence = Readonly<{
  seq: number;
  /** `sealed`: it cannot be judged without the key. `olderRules`: it was given by an app that had other plays. */
  why: 'olderRules' | 'unreadable' | 'sealed' | 'refused' | 'diceDiffer' | 'eventsDiffer' | 'barrierDiffers';
}>;

type Rules<State, Command, Event> = Pick<
  RuleSet<State, Command, Event, unknown>,
  'start' | 'decide' | 'evolve' | 'isOlder' | 'decodeCommand' | 'decodeEvent'
>;

/**
 * Decides every play of a game again, from its command and its dice, and says where it comes out differently: the audit of a
 * game, and the proof that a change to the rules leaves played games as they are. What was recorded stays what happened.
 */
export const reresolve = <State, Command, Event>(
  rules: Rules<State, Command, Event>,
  rows: readonly Row[],
  keys: Keyring = NO_KEYS,
): readonly Divergence[] => {
  const states = new Map<number, State>([[0, rules.start]]);
  const found: Divergence[] = [];
  for (const row of rows) {
    const { seq } = row;
    const decoded = decodeEntry(row, rules, keys);
    const state = decoded.kind === 'ok' ? states.get(decoded.value.from) : undefined;
    if (decoded.kind !== 'ok' || state === undefined) return [...found, { seq, why: 'unreadable' }];
    const entry = decoded.value;
    if (entry.kind !== 'play') {
      if (!states.has(positionAfter(seq, entry))) return [...found, { seq, why: 'unreadable' }];
      continue;
    }
    const why = entry.closed === undefined ? differenceOf(rules, state, entry) : 'sealed';
    if (why !== null) found.push({ seq, why });
    states.set(seq, applyEvents(rules, state, entry.parts));
  }
  return found;
};

const differenceOf = <State, Command, Event>(
  rules: Rules<State, Command, Event>,
  state: State,
  { parts, barrier }: PlayEntry<Command, Event>,
): Divergence['why'] | null => {
  const home = parts.find((part) => part.command !== undefined);
  if (home?.command === undefined) return 'unreadable';
  return rules.isOlder?.(home.command) === true ? 'olderRules' : decidedAnew(rules, state, { parts, barrier }, home);
};

const decidedAnew = <State, Command, Event>(
  rules: Rules<State, Command, Event>,
  state: State,
  { parts, barrier }: Pick<PlayEntry<Command, Event>, 'parts' | 'barrier'>,
  home: Part<Command, Event>,
): Divergence['why'] | null => {
  if (home.command === undefined) return 'unreadable';
  const { at, refusal } = drive(stepOf(rules, state, home.command, home.scope), recorded(home, parts));
  if (at.kind === 'refused') return 'refused';
  if (at.kind !== 'accepted' || refusal !== null) return 'diceDiffer';
  const { facts, barrier: isBarrier } = at.outcome;
  const isSame = (then: typeof parts): boolean =>
    SCOPES.every((scope) => {
      const before = then.filter((part) => part.scope === scope).flatMap(({ events }) => events);
      const now = facts.filter((fact) => fact.scope === scope).map(({ event }) => event);
      return asStored(rules, before) === asStored(rules, now);
    });
  if (!isSame(parts) && !isSame(parts.map(asHeld))) return 'eventsDiffer';
  return isBarrier === barrier ? null : 'barrierDiffers';
};

/** Before there was `held`, its facts stood on the desk. */
const asHeld = <P extends Part<unknown, unknown>>(part: P): P => {
  const side = sideOf(part.scope);
  return side === null ? part : { ...part, scope: heldOf(side) };
};

/**
 * Who made a play is not recorded; whose desk it belongs to is, and the rules ask no more. A play at a desk may put nothing but
 * open facts down, as when a side is done with its command phase: then either side may have made it.
 */
const seatsOf = (scope: Scope): readonly [Seat, ...Seat[]] => {
  const side = sideOf(scope);
  return side === null ? ['table', ...SIDES] : [side];
};

const stepOf = <State, Command, Event>(
  rules: Rules<State, Command, Event>,
  state: State,
  command: Command,
  scope: Scope,
): Step<Decision<Event>> => {
  const [seat, ...others] = seatsOf(scope);
  const first = rules.decide(state, command, seat);
  if (first.kind !== 'refused') return first;
  return others.map((one) => rules.decide(state, command, one)).find(({ kind }) => kind !== 'refused') ?? first;
};

/** Events as a reader gets them, so that nothing but their content is compared. */
const asStored = <Event>(
  { decodeEvent }: Pick<Rules<never, never, Event>, 'decodeEvent'>,
  events: readonly Event[],
): string => JSON.stringify(events.map((event) => decodeEvent(JSON.parse(JSON.stringify(event)))));

/** The recorded dice in the order they are asked for: the secret ones lie with the umpire. */
const recorded = (home: Part<unknown, unknown>, parts: readonly Part<unknown, unknown>[]): Source => {
  const hidden = parts.filter(({ scope }) => scope === 'umpire').flatMap(({ rolls }) => rolls ?? []);
  const open = given({ rolls: home.rolls ?? [], choices: home.choices ?? [] });
  const secret = given({ rolls: hidden, choices: [] });
  return {
    dice: (request, nth) => (request.secret === true ? secret : open).dice(request, nth),
    option: open.option,
    left: (at) => open.left?.(at) ?? secret.left?.(at) ?? null,
  };
};
