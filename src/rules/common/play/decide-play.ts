import { drive, inTurn } from '../../../engine/drive';
import type { Decision, Fact } from '../../../engine/rule-set';
import type { Seat } from '../../../engine/sides';
import { accept, refuse } from '../../../engine/step';
import type { ChoiceRequest, Faces, Refusal, Step, Working } from '../../../engine/step';
import type { Typed } from '../model';
import { oddsFrom } from '../procedure/run';
import type { Answer, RunOdd } from '../procedure/run';
import { begin, leftOf, mayBeRuled, offered, ruledOn, written } from './begin-play';
import type { Begun, Known, Spoken } from './begin-play';
import type { AnyPlay } from './play';
import type { PlayEvent, WaitingPlay } from './play-model';
import { PLAY_REFUSALS } from './vocabulary';

/** A play writes events of its own game besides; the rule set that lists it has their models, and nobody reads their type in here. */
type Play = Step<Decision<PlayEvent>>;
// eslint-disable-next-line no-restricted-syntax -- see above
const ofGame = (facts: readonly Fact<Typed>[]): readonly Fact<never>[] => facts as readonly Fact<never>[];

/** What befalls a play between two decisions is one entry of the journal: a phone that is killed throws nothing anew. */
type Going = Readonly<{
  play: AnyPlay;
  state: unknown;
  begun: Begun;
  /** As it is written down, should it have to wait. */
  said: Pick<WaitingPlay, 'about' | 'say'>;
  /** Why the players let through what stands against it. */
  reason: string | null;
  /** Answers of the entries before. */
  before: readonly Answer[];
}>;

/** Faults are kept by the entry in which they were let through. */
const ruledNow = ({ play, state, begun, reason, before }: Going): readonly Fact<never>[] =>
  reason === null || before.length > 0 ? [] : ofGame(ruledOn(play, state, begun, reason));

const ended = (going: Going, answers: number, outcome: unknown, working: Working): Play => {
  const { play, state, begun, said, before } = going;
  const { scope } = begun.found;
  const isTold = play.tells === true;
  const end: PlayEvent = { type: 'PlayEnded', play: play.id, ...(isTold ? { about: said.about, outcome } : {}) };
  const facts: readonly Fact<PlayEvent>[] = [
    ...ruledNow(going),
    ...ofGame(written(play, state, begun, outcome)),
    ...(isTold || before.length > 0 ? [{ scope, event: end }] : []),
  ];
  return accept({ facts, barrier: answers > 0 || scope !== 'table' }, working);
};

const waiting = (going: Going, answers: readonly Answer[], working: Working): Play => {
  const { play, begun, said, before } = going;
  const event: PlayEvent = { type: 'PlayWaits', play: play.id, ...said, given: [...before, ...answers] };
  return accept({ facts: [...ruledNow(going), { scope: begun.found.scope, event }], barrier: true }, working);
};

/** Goes on until it ends or somebody must choose. A choice that nothing was thrown before is part of the same entry. */
const until = (going: Going, step: Step<unknown>, answers: readonly Answer[] = []): Play => {
  switch (step.kind) {
    case 'refused':
      return step;
    case 'accepted':
      return ended(going, answers.length, step.outcome, step.working);
    case 'needsDice':
      return { ...step, then: (faces: Faces) => until(going, step.then(faces), [...answers, { faces }]) };
    case 'needsChoice':
      return answers.length === 0
        ? { ...step, then: (option: string) => until(going, step.then(option), [{ option }]) }
        : waiting(going, answers, step.working);
  }
};

/** A play as it is begun, by what its seat may know. */
export const decidePlay = (play: AnyPlay, state: unknown, spoken: Spoken): Play => {
  const begun = begin(play, state, spoken);
  if (begun.kind === 'refused') return refuse(begun.refusal);
  const { about, say, houseRule } = spoken;
  const reason = houseRule?.reason ?? null;
  return until({ play, state, begun, said: { about, say }, reason, before: [] }, begun.step);
};

/** A play that waits for a choice, with all that it is decided by. */
type Waits = Readonly<{ play: AnyPlay; state: unknown; waits: WaitingPlay; seat: Seat }>;

/** What stands against a play that may be ruled on was ruled on when it began, and only said of one that is foretold. */
const asRuled = (play: AnyPlay): Pick<Spoken, 'houseRule'> => (mayBeRuled(play) ? { houseRule: { reason: '' } } : {});

/** It goes on by what has been chosen. */
export const goOn = (
  { play, state, waits, seat }: Waits,
  { after, option }: Readonly<{ after: number; option: string }>,
): Play => {
  if (waits.given.length !== after) return refuse(PLAY_REFUSALS.NOTHING_WAITS);
  const begun = begin(play, state, { ...waits, ...asRuled(play), seat });
  if (begun.kind === 'refused') return refuse(begun.refusal);
  const before: readonly Answer[] = [...waits.given, { option }];
  const { at, refusal, working } = drive(begun.step, inTurn(before));
  if (refusal !== null) return refuse(refusal);
  return until(
    { play, state, begun, said: waits, reason: null, before },
    at.kind === 'refused' ? at : { ...at, working },
  );
};

/** Where it stands: what is to be chosen, and what is known by then. */
export type PlayWaiting = Readonly<{ kind: 'waits'; request: ChoiceRequest; working: Working; after: number }>;

export const whereItWaits = ({ play, state, waits, seat }: Waits): PlayWaiting | null => {
  const begun = begin(play, state, { ...waits, ...asRuled(play), seat });
  if (begun.kind === 'refused') return null;
  const { at, working } = drive(begun.step, inTurn(waits.given));
  if (at.kind !== 'needsChoice') return null;
  return { kind: 'waits', request: at.request, working, after: waits.given.length };
};

/** What a play would come to: what the game answers, what is left to say, and the odds with the game's own answers in them. */
export type PlayPreview = Readonly<{
  kind: 'play';
  known: Known;
  /** The fields that players say. */
  left: readonly string[];
  /** What stands against it. Where the players may let that through, the odds are told all the same. */
  refusal: Refusal | null;
  working: Working;
  odds: readonly RunOdd[] | null;
}>;

/** Whom a play may be for just now, as its seat knows it. */
export type PlayOffers = Readonly<{ kind: 'offers'; offers: readonly unknown[] }>;

export const offersOf = (play: AnyPlay, state: unknown, seat: Seat): PlayOffers => ({
  kind: 'offers',
  offers: offered(play, state, seat),
});

export const previewPlay = (play: AnyPlay, state: unknown, spoken: Spoken): PlayPreview => {
  const begun = begin(play, state, { ...spoken, ...asRuled(play) });
  const { known } = begun;
  const told = { kind: 'play', known, left: Object.keys(leftOf(play, known)) } as const;
  if (begun.kind === 'refused') return { ...told, refusal: begun.refusal, working: [], odds: null };
  const { step, faults } = begun;
  if (step.kind === 'refused') return { ...told, refusal: step.refusal, working: [], odds: null };
  return {
    ...told,
    refusal: faults[0] ?? null,
    working: step.working,
    odds: oddsFrom(step, play.procedure.policy?.choose),
  };
};
