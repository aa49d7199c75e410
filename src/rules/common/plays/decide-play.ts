import { ANSWER_REFUSALS } from '../../../engine/answers';
import { drive, inTurn } from '../../../engine/drive';
import type { Answer } from '../../../engine/drive';
import { decode, schemaOf } from '../../../engine/fields';
import type { Fields } from '../../../engine/fields';
import type { Decision, Decoded, Fact } from '../../../engine/rule-set';
import type { Scope, Seat } from '../../../engine/sides';
import { accept, refuse } from '../../../engine/step';
import type { AsksChoice, Check, Faces, Refusal, Refused, Step, Working } from '../../../engine/step';
import type { OutputOf } from '../model';
import { oddsWithin } from '../procedure/run';
import type { RunOdd } from '../procedure/run';
import type { AnyPlay, playCommands, playEvents } from './play';
import { PLAY_REFUSALS } from './vocabulary';

export type PlayEvent = OutputOf<typeof playEvents>;
type Command = Extract<OutputOf<typeof playCommands>, { type: 'Play' }>;

/** A play that stands at a decision: whom it is for, all that was told when it was begun, and what has been answered since. */
export type PlayRun = Readonly<{ play: string; about: unknown; told: unknown; answers: readonly Answer[] }>;

/** A play that may run: `answers` are those it stands at, `ruled` what players let through. */
type Running = Readonly<{
  about: unknown;
  scope: Scope;
  told: unknown;
  answers: readonly Answer[];
  ruled: readonly Refusal[];
}>;
type Refusable<T> = (T & Readonly<{ kind?: never }>) | Refused;

/**
 * `AnyPlay` has forgotten the types that `Play` has checked: in here all plays are alike, and the compiler cannot see that what was
 * read by a play's own fields belongs to it.
 */
// eslint-disable-next-line no-restricted-syntax -- see above
const its = (value: unknown): never => value as never;

const fieldsRead = (fields: Fields, json: unknown, place: string): Refusable<{ read: unknown }> => {
  const decoded: Decoded<unknown> = decode(schemaOf(fields), json);
  if (decoded.kind === 'ok') return { read: decoded.value };
  return refuse(PLAY_REFUSALS.PLAY_UNREADABLE({ path: decoded.kind === 'bad' ? `${place}.${decoded.path}` : place }));
};

type Whom = Readonly<{ about: unknown; scope: Scope }>;

/** Whom it is for, and where it lies. */
const whomOf = <State, Event>(
  play: AnyPlay<State, Event>,
  state: State,
  about: unknown,
  seat: Seat,
): Refusable<Whom> => {
  const whom = fieldsRead(play.about, about, 'about');
  if (whom.kind === 'refused') return whom;
  const scope = play.scope(state, its(whom.read), seat);
  return scope === null ? refuse(PLAY_REFUSALS.NO_SUCH_PLAY_HERE) : { about: whom.read, scope };
};

const faultsIn = (checks: readonly Check[]): readonly Refusal[] =>
  checks.filter(([holds]) => holds).map(([, refusal]) => refusal);

/** What is left for players to say. */
const leftToSay = (asks: Fields, known: object): Fields =>
  Object.fromEntries(Object.entries(asks).filter(([field]) => !Object.hasOwn(known, field)));

/** What stands against it is told first; then what players say is read, and what the game knows put over it. */
const begun = <State, Event>(
  play: AnyPlay<State, Event>,
  state: State,
  { about, scope }: Whom,
  { say, ruling }: Pick<Command, 'say' | 'ruling'>,
): Refusable<Running> => {
  const faults = faultsIn(play.checks(state, its(about)));
  const [first] = faults;
  if (first !== undefined && (ruling === undefined || play.mayBeRuled !== true)) return refuse(first);
  const known = play.knows(state, its(about));
  const said = fieldsRead(leftToSay(play.procedure.asks, known), say ?? {}, 'say');
  if (said.kind === 'refused') return said;
  return { about, scope, told: Object.assign({}, said.read, known), answers: [], ruled: faults };
};

/** A play as it goes on: where it stands, what it writes when it is done, and what was answered in this entry. */
type Going<Event> = Readonly<{
  play: string;
  running: Running;
  reason: string;
  option: string | undefined;
  write: (outcome: unknown) => readonly Fact<Event>[];
  answers: readonly Answer[];
}>;

const isThrow = (answer: Answer): boolean => 'faces' in answer;

const entry = <Event>(
  { play, running, reason }: Going<Event>,
  event: PlayEvent,
  more: readonly Fact<Event>[],
): readonly Fact<Event | PlayEvent>[] => {
  const { scope, ruled } = running;
  const rulings = ruled.map(({ code, rule }): PlayEvent => ({ type: 'PlayRuled', play, code, rule, reason }));
  return [...[...rulings, event].map((one): Fact<Event | PlayEvent> => ({ scope, event: one })), ...more];
};

const done = <Event>(going: Going<Event>, outcome: unknown, working: Working): Step<Decision<Event | PlayEvent>> => {
  const { play, running, write, answers } = going;
  const { about, scope } = running;
  const facts = entry(going, { type: 'PlayDone', play, about, outcome }, write(outcome));
  // At a desk it stops undo always: whether it does would tell whether dice were thrown.
  return accept({ facts, barrier: answers.some(isThrow) || scope !== 'table' }, working);
};

const standing = <Event>(going: Going<Event>, working: Working): Step<Decision<Event | PlayEvent>> => {
  const { play, running, answers } = going;
  const { about, told } = running;
  const all = [...running.answers, ...answers];
  const facts = entry(going, { type: 'PlayWentOn', play, about, told, answers: [...all] }, []);
  return accept({ facts, barrier: answers.some(isThrow) }, working);
};

/** One entry for all that falls between two decisions, so that a killed phone throws nothing anew. */
const until = <Event>(going: Going<Event>, step: Step<unknown>): Step<Decision<Event | PlayEvent>> => {
  const { answers } = going;
  switch (step.kind) {
    case 'refused':
      return step;
    case 'accepted':
      return done(going, step.outcome, step.working);
    case 'needsDice':
      return {
        ...step,
        then: (faces: Faces) => until({ ...going, answers: [...answers, { faces: [...faces] }] }, step.then(faces)),
      };
    case 'needsChoice':
      return answers.length > 0 ? standing(going, step.working) : decided(going, step);
  }
};

/** The decision it stands at comes with the command; where it does not, the table is asked for it. */
const decided = <Event>(
  going: Going<Event>,
  { request, then, ...rest }: AsksChoice<unknown>,
): Step<Decision<Event | PlayEvent>> => {
  const chosen = (option: string) => until({ ...going, answers: [{ option }] }, then(option));
  if (going.option === undefined) return { ...rest, request, then: chosen };
  return request.options.includes(going.option)
    ? chosen(going.option)
    : refuse(ANSWER_REFUSALS.NOT_AN_OPTION(request.rule));
};

/** How far it had come, with the game's own answers whatever was sent. */
const stepOf = <State, Event>(play: AnyPlay<State, Event>, { told, answers }: Running): Step<unknown> => {
  const { at, refusal } = drive(play.procedure.run(its(told)), inTurn(answers));
  return refusal === null ? at : refuse(refusal);
};

/** Decides a play. `runAt`: what stands at a decision in a scope; what was told when it was begun holds to its end. */
export const decidePlay = <State, Event>(
  play: AnyPlay<State, Event>,
  state: State,
  command: Command,
  seat: Seat,
  runAt: (scope: Scope) => PlayRun | null,
): Step<Decision<Event | PlayEvent>> => {
  const whom = whomOf(play, state, command.about, seat);
  if (whom.kind === 'refused') return whom;
  const run = runAt(whom.scope);
  if (run !== null && !isOf(run, command.play, whom.about)) return refuse(PLAY_REFUSALS.PLAY_UNDER_WAY);
  const running = run === null ? begun(play, state, whom, command) : { ...whom, ...run, ruled: [] };
  if (running.kind === 'refused') return running;
  const write = (outcome: unknown) => play.writes(state, its(running.about), its(running.told), its(outcome));
  const { option, ruling } = command;
  const going: Going<Event> = { play: command.play, running, reason: ruling?.reason ?? '', option, write, answers: [] };
  return until(going, stepOf(play, running));
};

const isOf = (run: PlayRun, play: string, about: unknown): boolean =>
  run.play === play && JSON.stringify(run.about) === JSON.stringify(about);

/** What a play would come to, for who may make it. */
export type PlayPreview = Readonly<{
  kind: 'play';
  /** What is left for players to say, and what the game answers. */
  asks: readonly string[];
  known: Readonly<Record<string, unknown>>;
  /** What stands against it as it is said; it may go through with a reason where `mayBeRuled`. */
  refusal: Refusal | null;
  mayBeRuled: boolean;
  /** All that is known before the next question, and the chances of what comes of it. */
  working: Working;
  odds: readonly RunOdd[] | null;
}>;
/** Null where there is no such play for this seat. */
export const previewPlay = <State, Event>(
  play: AnyPlay<State, Event>,
  state: State,
  command: Pick<Command, 'about' | 'say' | 'ruling'>,
  seat: Seat,
): PlayPreview | null => {
  const whom = whomOf(play, state, command.about, seat);
  if (whom.kind === 'refused') return null;
  const known = play.knows(state, its(whom.about));
  const asks = Object.keys(leftToSay(play.procedure.asks, known));
  const running = begun(play, state, whom, command);
  const step = running.kind === 'refused' ? running : play.procedure.run(its(running.told));
  const mayBeRuled = play.mayBeRuled === true;
  const told = { kind: 'play', asks, known, mayBeRuled } as const;
  if (step.kind === 'refused') return { ...told, refusal: step.refusal, working: [], odds: null };
  return { ...told, refusal: null, working: step.working, odds: oddsWithin(step, play.procedure.policy?.choose) };
};
