import * as v from 'valibot';
import type { Decision, RuleSet } from '../../../../engine/rule-set';
import { bothSides, sideOf } from '../../../../engine/sides';
import type { Scope, Seat } from '../../../../engine/sides';
import { mapOutcome } from '../../../../engine/step';
import type { Step } from '../../../../engine/step';
import { tableOf } from '../../../../testkit/given';
import { EMPTY_ARMY, armyCommands, armyEvents } from '../../../common/army/army';
import type { ArmyCommand, ArmyEvent } from '../../../common/army/army';
import { decideArmy } from '../../../common/army/decide-army';
import { evolveArmy } from '../../../common/army/evolve-army';
import { decoderOf } from '../../../common/decoding';
import type { Setup } from '../../../common/setup/setup';
import { commonEvents, happened } from '../../../common/table';
import { decidePlay } from '../../../common/play/decide-play';
import type { AnyPlay } from '../../../common/play/play';
import { playCommands } from '../../../common/play/play-model';
import type { PlayCommand, PlayEvent } from '../../../common/play/play-model';
import { MOP_CORPS } from '../../../mop/corps-book';
import { NLC_ARMY } from '../../army/nlc-army';
import { NLC_PLAYS } from '../../plays';
import { EMPTY_CORPS, EMPTY_CORPS_DESK, corpsCommands, corpsEvents } from '../corps';
import type { CorpsCommand, CorpsEvent } from '../corps';
import { NLC_CORPS } from '../corps-book';
import { corpsView } from '../corps-view';
import type { CorpsView } from '../corps-view';
import { decideCorps } from '../decide-corps';
import { evolveCorps, evolveCorpsDesk } from '../evolve-corps';
import { afterPlay } from '../announce';
import type { LeaderState } from '../leader-play';
import type { CorpsState } from '../state';

/** A game of nothing but units, corps and turns, put together as the whole game puts them together. */
const nextTurn = v.object({ type: v.literal('NextTurn') });
export type Played = ArmyCommand | CorpsCommand | PlayCommand | v.InferOutput<typeof nextTurn>;
type Event = ArmyEvent | CorpsEvent | PlayEvent | v.InferOutput<typeof commonEvents.TurnBegan>;

export const BOOKS = { nlc: NLC_CORPS, mop: MOP_CORPS } as const;

const isArmy = (command: Played): command is ArmyCommand => command.type in armyCommands;

const ALL: readonly AnyPlay[] = NLC_PLAYS;
const PLAYS = new Map(ALL.map((play) => [play.id, play]));

const WITHOUT_CARDS: Pick<LeaderState, 'cards' | 'used'> = { cards: [], used: () => [] };

/** A play, where nobody has cards. */
export const playedByCorps = (state: CorpsState, command: PlayCommand, seat: Seat): Step<Decision<PlayEvent>> => {
  const play = PLAYS.get(command.play);
  if (play === undefined || command.type !== 'Play') throw new Error(`no play of corps: ${command.type}`);
  return decidePlay(play, { ...state, ...WITHOUT_CARDS }, { ...command, seat });
};

const isCorps = (command: Played): command is CorpsCommand => command.type in corpsCommands;

const decided = (state: CorpsState, command: Played, seat: Seat): Step<Decision<Event>> => {
  if (command.type === 'NextTurn') return happened<Event>([{ type: 'TurnBegan', turn: state.turn + 1, step: '' }]);
  if (isArmy(command)) return decideArmy(command, state, NLC_ARMY);
  if (isCorps(command)) return decideCorps(state, command, seat);
  return playedByCorps(state, command, seat);
};

const evolve = (state: CorpsState, scope: Scope, event: Event): CorpsState => {
  const side = sideOf(scope);
  if (side !== null) return { ...state, desks: { ...state.desks, [side]: evolveCorpsDesk(state.desks[side], event) } };
  return {
    ...state,
    turn: event.type === 'TurnBegan' ? event.turn : state.turn,
    army: evolveArmy(state.army, event),
    corps: evolveCorps(state.corps, event),
  };
};

export const corpsRules = (
  setup: Setup,
  game: keyof typeof BOOKS = 'nlc',
): RuleSet<CorpsState, Played, Event, CorpsView> => ({
  id: game,
  stateVersion: 'test',
  start: {
    book: BOOKS[game],
    setup,
    turn: 0,
    army: EMPTY_ARMY,
    corps: EMPTY_CORPS,
    desks: bothSides(() => EMPTY_CORPS_DESK),
  },
  decide: (state, command, seat) =>
    mapOutcome(decided(state, command, seat), ({ facts, barrier }) => {
      const after = facts.reduce((now, { scope, event }) => evolve(now, scope, event), state);
      return { facts: [...facts, ...afterPlay(state, after)], barrier };
    }),
  evolve,
  viewFor: corpsView,
  decodeCommand: decoderOf({ ...armyCommands, ...corpsCommands, ...playCommands, NextTurn: nextTurn }),
  decodeEvent: decoderOf({ ...armyEvents, ...corpsEvents, TurnBegan: commonEvents.TurnBegan }),
});

/** A table on which units are lost, corps break and leaders rally. Commands are read as they come from a screen. */
export const corpsTable = (setup: Setup, game: keyof typeof BOOKS = 'nlc') => {
  const rules = corpsRules(setup, game);
  const table = tableOf(rules);
  const read = (json: unknown): Played => {
    const command = rules.decodeCommand(json);
    if (command.kind !== 'ok') throw new Error(`not a command: ${JSON.stringify([json, command])}`);
    return command.value;
  };
  const when = (json: Readonly<{ type: string } & Record<string, unknown>>, seat: Seat = 'table') =>
    table.when(read(json), seat);
  return {
    ...table,
    rules,
    read,
    when,
    /** These units lose all they have. */
    destroyed: (...units: readonly string[]): void =>
      units.forEach((unit) => {
        when({ type: 'PlaceUnit', unit, place: 'uar' }).thenFacts();
      }),
    turnsPass: (count: number): void => {
      for (let i = 0; i < count; i++) when({ type: 'NextTurn' }).thenFacts();
    },
    corps: (id: string, seat: Seat = 'table') =>
      corpsView(table.state(), seat).formations.find(({ of }) => of.id === id),
    army: (id: string, seat: Seat = 'table') => corpsView(table.state(), seat).armies.find(({ of }) => of.id === id),
  };
};
export type CorpsGame = ReturnType<typeof corpsTable>;
