import type { Decision, RuleSet } from '../../../../engine/rule-set';
import type { Step } from '../../../../engine/step';
import { battle, formation, unit } from '../../../../testkit/battle';
import { tableOf } from '../../../../testkit/given';
import { EMPTY_ARMY, armyCommands, armyEvents } from '../../../common/army/army';
import type { ArmyCommand, ArmyEvent, ArmyTable } from '../../../common/army/army';
import { decideArmy } from '../../../common/army/decide-army';
import { evolveArmy } from '../../../common/army/evolve-army';
import { decoderOf } from '../../../common/decoding';
import type { Setup, Turn } from '../../../common/setup/setup';
import type { Switch } from '../../../list';
import { titleSchema } from '../../../common/setup/title';
import type { TitleData } from '../../../common/setup/title';
import { EMPTY_TABLE, commonCommands, commonEvents, decideCommon, isCommonEvent } from '../../../common/table';
import type { CommonCommand, CommonEvent, CommonTable } from '../../../common/table';
import { ruleSet } from '../../../common/rule-set';
import { tableTopic } from '../../../common/table-topic';
import { N20_ARMY } from '../../army/n20-army';
import { decideMorale } from '../decide-morale';
import { evolveMorale } from '../evolve-morale';
import { EMPTY_MORALE, isMoraleCommand, moraleCommands, moraleEvents } from '../model';
import type { MoraleCommand, MoraleEvent, MoraleTable } from '../model';
import { moraleView } from '../morale-view';
import type { MoraleView } from '../morale-view';
import type { MoraleState } from '../state';
import * as v from 'valibot';

/** A game of the track alone: the common table, the army and morale, put together as a rule set does it. */
export type TrackState = CommonTable & Readonly<{ army: ArmyTable; morale: MoraleTable }>;
export type TrackCommand = CommonCommand | ArmyCommand | MoraleCommand;
export type TrackGameEvent = CommonEvent | ArmyEvent | MoraleEvent;

const STEPS = ['movement-first', 'combat-first', 'movement-second', 'combat-second'] as const;

export const stateOf = ({ setup, turn, step, army, morale }: TrackState): MoraleState => {
  if (setup === null) throw new Error('no game is set up');
  return { setup, turn, step, army, morale };
};

const isCommonCommand = (command: TrackCommand): command is CommonCommand => command.type in commonCommands;

const decide = (state: TrackState, command: TrackCommand): Step<Decision<TrackGameEvent>> => {
  if (isCommonCommand(command)) return decideCommon(state, command, () => STEPS, 'table');
  if (isMoraleCommand(command)) return decideMorale(stateOf(state), command);
  return decideArmy(command, stateOf(state), N20_ARMY);
};

/** The common table goes on as in every game. */
const common = ruleSet({
  id: 'track',
  stateVersion: 'track/1',
  topics: [tableTopic({ rules: 'track', steps: [], due: [] })],
});
const evolveCommon = ({ setup, turn, step, desk }: CommonTable, event: CommonEvent): CommonTable =>
  common.evolve({ ...common.start, table: { setup, turn, step, desk } }, 'table', event).table;

export const trackRules: RuleSet<TrackState, TrackCommand, TrackGameEvent, MoraleView> = {
  id: 'track',
  stateVersion: 'track/1',
  start: { ...EMPTY_TABLE, army: EMPTY_ARMY, morale: EMPTY_MORALE },
  decide: (state, command) => decide(state, command),
  evolve: (state, _, event) => ({
    ...(isCommonEvent(event) ? { ...state, ...evolveCommon(state, event) } : state),
    army: evolveArmy(state.army, event),
    morale: evolveMorale(state.morale, event),
  }),
  viewFor: (state) => moraleView(stateOf(state)),
  decodeCommand: decoderOf({ ...commonCommands, ...armyCommands, ...moraleCommands }),
  decodeEvent: decoderOf({ ...commonEvents, ...armyEvents, ...moraleEvents }),
};

const TURNS: readonly Turn[] = [
  { label: 'Morning', kind: 'day', day: 1 },
  { label: 'Evening', kind: 'day', day: 1 },
  { label: 'Night', kind: 'night', day: 1 },
  { label: 'Night 2', kind: 'night', day: 1 },
];

/** Two small armies: `corps` and `cadre` on either side, of printed strengths 5 and 1. */
export const field = (
  title: v.InferInput<typeof titleSchema> = {},
  switches: readonly Switch[] = [],
  more: Partial<Setup> = {},
): Setup =>
  battle(
    {
      cup: 'none',
      leaders: [],
      formations: [formation('f', 'first'), formation('s', 'second')],
      units: ['f', 's'].flatMap((of) => [
        unit(`${of}-corps`, of, { front: 5, reverse: null, movement: 2 }),
        unit(`${of}-cadre`, of, { front: 1, reverse: null, movement: 3, arm: 'cavalry' }),
        unit(`${of}-guard`, of, { front: 4, reverse: null, movement: 2 }),
      ]),
      turns: TURNS,
      title: titled(title),
      ...more,
    },
    switches,
  );

const titled = (title: v.InferInput<typeof titleSchema>): TitleData => v.parse(titleSchema, title);

/** A game of it, begun. Morale starts at so many half points. */
export const trackTable = (first = 12, second = 9, setup: Setup = field({ startMorale: { first, second } })) => {
  const table = tableOf(trackRules);
  table.when({ type: 'StartGame', setup }).thenFacts();
  const now = () => table.state().morale.now;
  /** Reads a command as a screen sends it, defaults filled in, and plays it. */
  const play = (json: Readonly<{ type: string }> & Readonly<Record<string, unknown>>) => {
    const read = trackRules.decodeCommand(json);
    if (read.kind !== 'ok') throw new Error(`not a command: ${JSON.stringify(read)}`);
    return table.when(read.value);
  };
  /** Night is the third turn. */
  const toTurn = (turn: number): void => {
    while (table.state().turn < turn) table.when({ type: 'NextTurn' }).thenFacts();
  };
  return { ...table, play, now, toTurn, placeOf: (id: string) => table.state().army.units[id]?.place ?? 'map' };
};
