import { decode, filledIn, objectOf } from '../../../engine/fields';
import type { Fields } from '../../../engine/fields';
import type { Decoded, Fact } from '../../../engine/rule-set';
import type { Scope, Seat, Side } from '../../../engine/sides';
import type { DiceRequest, Faces, Refusal, Step } from '../../../engine/step';
import type { Typed } from '../model';
import type { AnyPlay } from './play';
import { PLAY_REFUSALS } from './vocabulary';

/** What is said of a play, by whoever sits there. */
export type Spoken = Readonly<{
  about: unknown;
  say: unknown;
  seat: Seat;
  houseRule?: Readonly<{ reason: string }> | null;
}>;

/** What the game answers of a play, by the fields of its procedure. */
export type Known = Readonly<Record<string, unknown>>;

/** A play that has begun: what the procedure was told, and the step it begins with. */
export type Begun = Readonly<{
  kind: 'begun';
  found: Readonly<{ scope: Scope }>;
  known: Known;
  told: unknown;
  step: Step<unknown>;
  /** What stands against it, where the players let that through. */
  faults: readonly Refusal[];
}>;
/** `known`: as far as the game had answered. */
type NotBegun = Readonly<{ kind: 'refused'; refusal: Refusal; known: Known }>;

const notBegun = (refusal: Refusal, known: Known = {}): NotBegun => ({ kind: 'refused', refusal, known });
const unread = (at: 'about' | 'say', read: Exclude<Decoded<never>, { kind: 'ok' }>, known?: Known): NotBegun =>
  notBegun(PLAY_REFUSALS.PLAY_UNREADABLE({ path: `${at}.${read.kind === 'bad' ? read.path : ''}` }), known);

/**
 * In here all plays are alike: `playIn` has checked what each is given, and the compiler cannot see that a play and what was looked
 * up and read for it belong together.
 */
// eslint-disable-next-line no-restricted-syntax -- see above
const its = (value: unknown): never => value as never;

/** Whom it may be for just now. */
export const offered = ({ offers }: AnyPlay, state: unknown, seat: Seat): readonly unknown[] =>
  offers(its(state), seat);

/** What the game does not answer is left for players to say; what is settled never is, whatever the game has to say of it. */
export const leftOf = ({ procedure: { asks }, settled }: AnyPlay, known: Known): Fields =>
  Object.fromEntries(Object.entries(asks).filter(([key]) => !settled.includes(key) && known[key] === undefined));

/** Looks up whom a play is for, has the game answer what it knows, reads what players say of the rest, and begins. */
export const begin = (play: AnyPlay, state: unknown, spoken: Spoken): Begun | NotBegun => {
  const about = decode(objectOf(play.about), spoken.about);
  if (about.kind !== 'ok') return unread('about', about);
  const found = play.find(its(state), its(about.value), spoken.seat);
  if ('code' in found) return notBegun(found);
  const known = play.knows(its(state), its(found));
  const left = leftOf(play, known);
  const lookUp = (id: string) => play.somebody?.(its(state), id, its(found)) ?? null;
  const said = decode(objectOf(left), filledIn(left, spoken.say ?? {}, { lookUp }));
  if (said.kind !== 'ok') return unread('say', said, known);
  return judged(play, state, { found, known, told: { ...said.value, ...known } }, spoken.houseRule ?? null);
};

type Told = Pick<Begun, 'found' | 'known' | 'told'>;

/** Nobody's in particular: those of whoever plays it. */
const isOwners = ({ by = 'owner' }: DiceRequest): boolean => by === 'owner';

/** The same, with dice that were nobody's in particular thrown by a side. */
const thrownBy = (side: Side, step: Step<unknown>): Step<unknown> => {
  if (step.kind === 'needsChoice') return { ...step, then: (option: string) => thrownBy(side, step.then(option)) };
  if (step.kind !== 'needsDice') return step;
  const request = isOwners(step.request) ? { ...step.request, by: side } : step.request;
  return { ...step, request, then: (faces: Faces) => thrownBy(side, step.then(faces)) };
};

/** Whether the players may let through what stands against it. */
export const mayBeRuled = ({ ruled }: AnyPlay): boolean => ruled !== undefined;

/** What the game keeps of faults that were let through. */
export const ruledOn = (
  { ruled }: AnyPlay,
  state: unknown,
  { found, faults }: Begun,
  reason: string,
): readonly Fact<Typed>[] =>
  ruled === undefined ? [] : faults.map((fault) => ruled(its(state), its(found), fault, reason));

/** What stands against it is an answer, unless the players rule otherwise. */
const judged = (
  play: AnyPlay,
  state: unknown,
  { found, known, told }: Told,
  house: NonNullable<Spoken['houseRule']> | null,
): Begun | NotBegun => {
  const checks = play.checks?.(its(state), its(found), its(told)) ?? [];
  const faults = checks.flatMap(([holds, refusal]) => (holds ? [refusal] : []));
  const [first] = faults;
  if (first !== undefined && (house === null || !mayBeRuled(play))) return notBegun(first, known);
  const run = play.procedure.run(its(told));
  const side = play.thrownBy?.(its(state), its(found)) ?? null;
  const step = side === null ? run : thrownBy(side, run);
  return { kind: 'begun', found, known, told, step, faults };
};

/** What the game keeps of an outcome. */
export const written = (
  play: AnyPlay,
  state: unknown,
  { found, told }: Begun,
  outcome: unknown,
): readonly Fact<Typed>[] => play.writes(its(state), its(found), its({ told, outcome }));
