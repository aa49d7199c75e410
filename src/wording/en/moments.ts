import type { AppEvent } from '../../rules/list';
import { PLACE_WORDS } from './army';
import { eventSentence } from './events';
import { great, notable, plain } from './moment';
import type { Moment, Rank, Tellers } from './moment';
import {
  badMoveCalled,
  demoralizationTurned,
  guardRecorded,
  hqRecorded,
  leaderCaptured,
  leaderRolled,
  victoryCounted,
} from './moments-corps';
import { decisiveTakenBack, decisiveVictory, gameDecided } from './moments-morale';

type Tell = {
  readonly [Type in AppEvent['type']]?: (event: Extract<AppEvent, { type: Type }>, told: Tellers) => Moment;
};

const turnBegan: Tell['TurnBegan'] = ({ turn }, { names, setup }) =>
  turn === setup.turns.length - 1 && turn > 0
    ? great({ sign: 'hour', sentence: `The last turn: ${names.turn(turn)}`, follows: 'The battle ends with it' })
    : plain(`Turn ${turn + 1} · ${names.turn(turn)}`);

const said = (event: AppEvent, { names }: Tellers): string => eventSentence(event, names);
const saidNotable = (event: AppEvent, told: Tellers): Moment => notable(said(event, told));

/** What weighs more than what goes without saying. Whatever is not named here is plain, in the words of `events.ts`. */
const TELL: Tell = {
  TurnBegan: turnBegan,
  DemoralizationTurned: demoralizationTurned,
  LeaderRolled: leaderRolled,
  GuardRecorded: guardRecorded,
  BadMoveCalled: badMoveCalled,
  LeaderCaptured: leaderCaptured,
  HqRecorded: hqRecorded,
  VictoryCounted: victoryCounted,
  DecisiveVictory: decisiveVictory,
  DecisiveVictoryTakenBack: decisiveTakenBack,
  GameDecided: gameDecided,
  ProcedureApplied: saidNotable,
  InitialTaken: saidNotable,
  GuardCommitted: saidNotable,
  LossRecorded: saidNotable,
  RallyTried: saidNotable,
  EndingRecorded: saidNotable,
};

const momentOf = (event: AppEvent, told: Tellers): Moment => {
  // The compiler cannot see that a key and the value it came from belong together; the type of `TELL` says so.
  // eslint-disable-next-line no-restricted-syntax -- see above
  const tell = TELL[event.type] as ((event: AppEvent, told: Tellers) => Moment) | undefined;
  return tell === undefined ? plain(said(event, told)) : tell(event, told);
};

/** Goes without saying where something else happened too: the next step, and what the app keeps for itself. */
const UNTOLD: readonly AppEvent['type'][] = ['StepReached', 'CommandedHeld', 'UntoldTold'];
/** Marks that a fight leaves behind are its consequence, not another piece of news. */
const AFTER_A_FIGHT: readonly AppEvent['type'][] = [...UNTOLD, 'FollowUpSet'];

const worthTelling = (events: readonly AppEvent[]): readonly AppEvent[] => {
  if (events.length === 1) return events;
  const untold = events.some(({ type }) => type === 'ProcedureApplied') ? AFTER_A_FIGHT : UNTOLD;
  return events.filter(({ type }) => !untold.includes(type));
};

const COUNT_WORDS: readonly string[] = ['no', 'one', 'two', 'three', 'four'];

type Loss = Extract<AppEvent, { type: 'StepLost' }>;

/** "Jerome loses three steps": one sentence for all that one unit lost in a play. */
const stepsLost = (all: readonly Loss[], told: Tellers): Moment => {
  const last = all.at(-1);
  const [first] = all;
  if (last === undefined || first === undefined) return plain('');
  if (all.length === 1) return last.place === 'map' ? plain(said(last, told)) : saidNotable(last, told);
  const count = COUNT_WORDS[all.length] ?? String(all.length);
  const steps = `${told.names.unit(last.unit)} loses ${count} steps`;
  return last.place === 'map'
    ? plain(steps)
    : notable(`${steps}, the last too: ${PLACE_WORDS[last.place].toLowerCase()}`);
};

/** All that one unit lost in one play stands where its first loss stood. */
const withoutRepeats = (events: readonly AppEvent[]): readonly (AppEvent | readonly Loss[])[] => {
  const losses = new Map<string, readonly Loss[]>();
  for (const event of events)
    if (event.type === 'StepLost') losses.set(event.unit, [...(losses.get(event.unit) ?? []), event]);
  const told = new Set<string>();
  return events.flatMap((event): readonly (AppEvent | readonly Loss[])[] => {
    if (event.type !== 'StepLost') return [event];
    if (told.has(event.unit)) return [];
    told.add(event.unit);
    return [losses.get(event.unit) ?? []];
  });
};

const isLosses = (one: AppEvent | readonly Loss[]): one is readonly Loss[] => Array.isArray(one);

/**
 * A play told to one seat: `events` are those of its events which that seat may see, and nothing else is asked. Each sentence
 * has its rank, its figure and what follows; result, Turn page and history read it.
 */
export const momentsOf = (events: readonly AppEvent[], told: Tellers): readonly Moment[] =>
  withoutRepeats(worthTelling(events)).map((one) => (isLosses(one) ? stepsLost(one, told) : momentOf(one, told)));

const ORDER: readonly Rank[] = ['plain', 'notable', 'great'];

/** The heaviest of them. */
export const rankOf = (moments: readonly Moment[]): Rank =>
  ORDER[Math.max(0, ...moments.map(({ rank }) => ORDER.indexOf(rank)))] ?? 'plain';

/** The heaviest first; those of one rank as they happened. */
export const byRank = (moments: readonly Moment[]): readonly Moment[] =>
  [...ORDER].reverse().flatMap((rank) => moments.filter((moment) => moment.rank === rank));

export const greatOnes = (moments: readonly Moment[]): readonly Moment[] =>
  moments.filter(({ rank }) => rank === 'great');
