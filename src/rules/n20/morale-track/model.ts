import * as v from 'valibot';
import { SIDES, bothSides } from '../../../engine/sides';
import type { BySide, Side } from '../../../engine/sides';
import type { RuleId } from '../../../engine/step';
import type { OutputsOf, WithoutType } from '../../common/events';
import { no, ownName, upTo } from '../../common/fields';
import { guard } from '../morale/guard';
import { LOSS_CAUSES } from '../morale/vocabulary';
import { MOST_HALVES, bothMorale } from '../morale/track';
import { CHANGE_REASONS } from './reasons';

/**
 * N20 12.1: the running morale of both sides and what hangs on it: pursuit, Direct Command markers, the hexes that count
 * and the end of the game. All of it lies open on the table. Morale is kept in half points.
 */

/** Why a side's morale moved: what became of a unit, a rule of the kit with a command of its own, or one of the rest. */
export const MORALE_REASONS = [...LOSS_CAUSES, 'guard', 'rally', 'locAtNight', 'pursuit', ...CHANGE_REASONS] as const;
export type MoraleReason = (typeof MORALE_REASONS)[number];

const side = v.picklist(SIDES);
const unit = v.pipe(v.string(), v.minLength(1), v.maxLength(40));
const note = v.pipe(v.string(), v.trim(), v.maxLength(120));
const turn = upTo(999);
const signedHalves = v.pipe(v.number(), v.integer(), v.minValue(-MOST_HALVES), v.maxValue(MOST_HALVES));
const cause = v.picklist(LOSS_CAUSES);
const strength = upTo(30);
/** Whole points that an event of the title takes or gives: halves are no such thing (12.7.5). */
const points = upTo(3);
const spend = v.picklist(['nothing', 'onSome', 'onAll']);
const startHalves = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_HALVES));
const rule = v.custom<RuleId>((value) => typeof value === 'string' && /^(?:(?:NLC|MOP|N20) .|Ruling \d)/.test(value));
const heldHexes = v.object({
  enemyObjectives: upTo(50),
  enemyLoc: upTo(50),
  fortresses: upTo(50),
  redoubts: upTo(50),
});
export type HeldHexes = Readonly<v.InferOutput<typeof heldHexes>>;

export const moraleCommands = {
  /** Where the track starts, asked for once, if the title sheet does not say. */
  SetMorale: v.object({
    type: v.literal('SetMorale'),
    morale: v.object({ first: startHalves, second: startHalves }),
  }),
  RecordLoss: v.object({ type: v.literal('RecordLoss'), unit, cause }),
  /** The same for a unit that is in no list; its printed strength settles the rest. */
  RecordLossOf: v.object({ type: v.literal('RecordLossOf'), side, strength, cause }),
  ChangeMorale: v.object({
    type: v.literal('ChangeMorale'),
    side,
    /** Half points, with their sign. */
    halves: signedHalves,
    reason: v.picklist(CHANGE_REASONS),
    note: v.optional(note, ''),
  }),
  CommitGuard: v.object({ type: v.literal('CommitGuard'), side, costHalves: guard.asks.costHalves.schema }),
  SpendOnRally: v.object({
    type: v.literal('SpendOnRally'),
    side,
    /** Units by id, or by the players' own names where they are in no list; `needs`: the total that rallies, if it is known. */
    units: v.pipe(
      v.array(
        v.object({
          unit: ownName,
          needs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12))),
        }),
      ),
      v.minLength(1),
      v.maxLength(8),
    ),
    spend: v.optional(spend, 'nothing'),
    on: v.optional(v.pipe(v.array(ownName), v.maxLength(8)), []),
  }),
  NightTerrain: v.object({
    type: v.literal('NightTerrain'),
    loser: side,
    /** Hexes of the loser's lines of communication. `others`: pursuers that are in no list, on top of those that are. */
    hexes: v.pipe(
      v.array(v.object({ name: ownName, occupied: v.boolean(), others: v.optional(upTo(9), 0) })),
      v.maxLength(10),
    ),
  }),
  PursueWith: v.object({
    type: v.literal('PursueWith'),
    unit,
    hex: ownName,
    /** What only the map shows: another unit of the side stands there, and this one moved there in its movement step. */
    facts: v.object({ hexHeldByAnother: v.boolean(), movedThere: v.boolean() }),
  }),
  /** It leaves the map as an event allows. What that costs or gives is the event's business, in whole points. */
  WithdrawUnit: v.object({
    type: v.literal('WithdrawUnit'),
    unit,
    ownerPoints: v.optional(points, 1),
    enemyPoints: v.optional(points, 0),
  }),
  /** An event that lets a side take its units off the map, or the end of it. */
  AllowExit: v.object({ type: v.literal('AllowExit'), side, on: v.boolean() }),
  PlaceMarker: v.object({ type: v.literal('PlaceMarker'), side, unit }),
  SetHexes: v.object({ type: v.literal('SetHexes'), side, ...heldHexes.entries }),
  EndGame: v.object({ type: v.literal('EndGame') }),
} as const;

const result = v.variant('kind', [
  v.object({ kind: v.picklist(['decisive', 'marginal', 'tactical']), winner: side }),
  v.object({ kind: v.literal('draw') }),
]);
/** How a game ended (N20 15.0). */
export type GameResult = Readonly<v.InferOutput<typeof result>>;

export const moraleEvents = {
  MoraleSet: v.object({ type: v.literal('MoraleSet'), morale: bothMorale.schema }),
  /** `asked` is the change as the rule has it; `by` what the track had room for (Ruling 61). All in half points. */
  MoraleChanged: v.object({
    type: v.literal('MoraleChanged'),
    side,
    by: signedHalves,
    asked: v.pipe(v.number(), v.integer()),
    after: upTo(MOST_HALVES),
    reason: v.picklist(MORALE_REASONS),
    rule,
    note: v.optional(note),
  }),
  LossRecorded: v.object({
    type: v.literal('LossRecorded'),
    side,
    /** Null for a unit that is in no list. */
    unit: v.nullable(unit),
    strength,
    cause,
  }),
  GuardCommitted: v.object({ type: v.literal('GuardCommitted'), side, free: v.boolean() }),
  MoraleSpentOnRally: v.object({
    type: v.literal('MoraleSpentOnRally'),
    side,
    spend,
    units: v.array(
      v.object({
        unit: ownName,
        bonus: v.picklist([0, 1]),
        result: v.picklist(['rallied', 'failed', 'toRoll']),
      }),
    ),
  }),
  /** `pursuers`: the units that counted, so that they need not count again where each does only once. */
  NightTerrainTaken: v.object({
    type: v.literal('NightTerrainTaken'),
    loser: side,
    turn,
    held: v.array(v.string()),
    pursuers: v.array(unit),
    others: upTo(99),
  }),
  UnitPursued: v.object({ type: v.literal('UnitPursued'), side, unit, hex: v.string(), turn }),
  UnitWithdrawn: v.object({ type: v.literal('UnitWithdrawn'), side, unit }),
  ExitAllowed: v.object({ type: v.literal('ExitAllowed'), side, on: v.boolean() }),
  /** `moved`: placed in the side's movement phase; else it is where the game begins with it. */
  MarkerPlaced: v.object({
    type: v.literal('MarkerPlaced'),
    side,
    unit,
    turn,
    moved: no,
  }),
  HexesSet: v.object({ type: v.literal('HexesSet'), side, hexes: heldHexes }),
  DecisiveVictory: v.object({ type: v.literal('DecisiveVictory'), winner: side }),
  /** A correction showed that it never was one. */
  DecisiveVictoryTakenBack: v.object({ type: v.literal('DecisiveVictoryTakenBack'), winner: side }),
  GameDecided: v.object({ type: v.literal('GameDecided'), result }),
} as const;

export type MoraleCommand = OutputsOf<typeof moraleCommands>;
export type MoraleEvent = OutputsOf<typeof moraleEvents>;
export type MoraleLine = Readonly<WithoutType<v.InferOutput<typeof moraleEvents.MoraleChanged>>>;

export const isMoraleEvent = (event: Readonly<{ type: string }>): event is MoraleEvent => event.type in moraleEvents;
export const isMoraleCommand = (command: Readonly<{ type: string }>): command is MoraleCommand =>
  command.type in moraleCommands;

/** N20 16.8: a unit sent off after the enemy, through which hex and when. */
export type Pursuer = Readonly<{ unit: string; side: Side; hex: string; turn: number; counted: boolean }>;

/** N20 9.0: the unit a Direct Command marker lies on, and the last turn in which its side placed it while moving. */
export type Marker = Readonly<{ unit: string; movedIn: number | null }>;

/** Who has had his point back (Ruling 71), and which units have been tried for a rally (N20 12.7.2), in this turn. */
export type Tonight = Readonly<{ recovered: BySide<boolean>; rallyTried: readonly string[] }>;

export const NOTHING_TONIGHT: Tonight = { recovered: bothSides(() => false), rallyTried: [] };

/** The morale of a game as it stands on the table. */
export type MoraleTable = Readonly<{
  /** Half points; null while nobody has said where the track starts. */
  start: BySide<number> | null;
  now: BySide<number> | null;
  /** The latest changes, the newest last. */
  lastChanges: readonly MoraleLine[];
  pursuers: readonly Pursuer[];
  mayExit: BySide<boolean>;
  markers: BySide<Marker | null>;
  /** The last night turn whose morale for lines of communication a side has paid. */
  nights: BySide<number | null>;
  /** What was done for it since the turn began. */
  tonight: Tonight;
  hexes: BySide<HeldHexes | null>;
  /** Who has won at once, from the moment it happened. */
  decisive: Side | null;
  result: GameResult | null;
}>;

export const EMPTY_MORALE: MoraleTable = {
  start: null,
  now: null,
  lastChanges: [],
  pursuers: [],
  mayExit: bothSides(() => false),
  markers: bothSides(() => null),
  nights: bothSides(() => null),
  tonight: NOTHING_TONIGHT,
  hexes: bothSides(() => null),
  decisive: null,
  result: null,
};
