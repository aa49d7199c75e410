import * as v from 'valibot';
import { SIDES, bothSides } from '../../../engine/sides';
import type { BySide, Side } from '../../../engine/sides';
import type { WithoutType } from '../../common/events';

/** The chit with which two formations act as one (NLC 4.1). All other chits are named by their formation. */
export const COORDINATED = 'coordinated';

const side = v.picklist(SIDES);
const chit = v.pipe(v.string(), v.minLength(1));
const die = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const perSide = <S extends v.GenericSchema>(schema: S): v.ObjectSchema<{ first: S; second: S }, undefined> =>
  v.object({ first: schema, second: schema });
/** 0: no die was thrown, because a card takes its place (Ruling 54). */
const orNone = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6));
const byCard = v.exactOptional(v.literal(true));
const roller = v.object({ commander: v.nullable(v.string()), rating: count, bonus: count, die: orNone });

export const cupCommands = {
  RollCoordinated: v.object({ type: v.literal('RollCoordinated'), side, commander: v.nullable(v.string()) }),
  SetAside: v.object({ type: v.literal('SetAside'), side, chits: v.array(chit) }),
  RollInitial: v.object({
    type: v.literal('RollInitial'),
    commanders: perSide(v.nullable(v.string())),
    /** NLC 20.11: units that retreated and combats they retreated in, last turn; asked only with that switch. */
    retreats: v.optional(perSide(v.object({ units: count, combats: count }))),
  }),
  /** Ruling 99: combats won last turn as they were counted, unless the players say otherwise. */
  RollStart: v.object({
    type: v.literal('RollStart'),
    commanders: perSide(v.nullable(v.string())),
    won: v.optional(perSide(count)),
  }),
  ChooseOpening: v.object({ type: v.literal('ChooseOpening'), opens: side }),
  TakeInitial: v.object({ type: v.literal('TakeInitial'), chit: v.nullable(chit) }),
  FillCup: v.object({ type: v.literal('FillCup') }),
  DrawChit: v.object({ type: v.literal('DrawChit') }),
  EnterDrawn: v.object({ type: v.literal('EnterDrawn'), side, chit }),
  PutBack: v.object({ type: v.literal('PutBack'), side, chit }),
  TickStage: v.object({ type: v.literal('TickStage'), item: v.string(), done: v.boolean() }),
  /** NLC 4.5: whoever acts has done all he will. */
  EndAction: v.object({ type: v.literal('EndAction') }),
  DeclareReserve: v.object({ type: v.literal('DeclareReserve'), side }),
  FlagReserve: v.object({ type: v.literal('FlagReserve'), formation: chit, reserve: v.boolean() }),
} as const;

export const cupEvents = {
  CoordinatedRolled: v.object({
    type: v.literal('CoordinatedRolled'),
    side,
    commander: v.nullable(v.string()),
    rating: count,
    die: orNone,
    won: v.boolean(),
    byCard,
  }),
  ChitsSetAside: v.object({ type: v.literal('ChitsSetAside'), side, chits: v.array(chit) }),
  InitialRolled: v.object({
    type: v.literal('InitialRolled'),
    rolls: perSide(roller),
    winner: v.nullable(side),
    lead: count,
    byCard,
    /** Ruling 54: both have one by a card; this side takes its own after the winner. */
    then: v.exactOptional(side),
  }),
  /** Ruling 99; nobody has won it when all its throws were ties. */
  StartRolled: v.object({
    type: v.literal('StartRolled'),
    rolls: perSide(v.object({ commander: v.nullable(v.string()), rating: count, won: count, die })),
    winner: v.nullable(side),
  }),
  OpeningChosen: v.object({ type: v.literal('OpeningChosen'), opens: side }),
  InitialTaken: v.object({ type: v.literal('InitialTaken'), side, chit: v.nullable(chit) }),
  /** Desk: which chits a side put in. The table learns their number only. */
  ChitsPut: v.object({ type: v.literal('ChitsPut'), chits: v.array(chit) }),
  CupFilled: v.object({ type: v.literal('CupFilled'), counts: perSide(count) }),
  ChitDrawn: v.object({
    type: v.literal('ChitDrawn'),
    side,
    chit,
    /** Drawn from a real cup on the table and told to the app. */
    entered: v.boolean(),
    /** MOP 37.1: the die that said from whose cup. */
    die: v.optional(die),
  }),
  ChitPutBack: v.object({ type: v.literal('ChitPutBack'), side, chit }),
  StageTicked: v.object({ type: v.literal('StageTicked'), item: v.string(), done: v.boolean() }),
  ActionEnded: v.object({ type: v.literal('ActionEnded'), side, chit }),
  ReserveActed: v.object({ type: v.literal('ReserveActed'), side, formations: v.array(chit) }),
  /** Desk: the owner's mark until orders exist. */
  ReserveFlagged: v.object({ type: v.literal('ReserveFlagged'), formation: chit, reserve: v.boolean() }),
} as const;

type OutputsOf<S extends Readonly<Record<string, v.GenericSchema>>> = v.InferOutput<S[keyof S]>;
export type CupCommand = OutputsOf<typeof cupCommands>;
export type CupEvent = OutputsOf<typeof cupEvents>;

export type Coordination = Readonly<
  WithoutType<v.InferOutput<typeof cupEvents.CoordinatedRolled>> & {
    /** The two formations that act together; null until chosen, empty when the side would rather not. */
    aside: readonly string[] | null;
  }
>;
export type Initiative = Readonly<
  WithoutType<v.InferOutput<typeof cupEvents.InitialRolled>> & { settled: boolean; taken: string | null }
>;
/** Ruling 99: who won the start roll, and whose player turn comes first once he has said so. */
export type Opening = Readonly<WithoutType<v.InferOutput<typeof cupEvents.StartRolled>> & { opens: Side | null }>;
export type DrawnChit = Readonly<{ side: Side; chit: string; how: 'drawn' | 'entered' | 'initial' }>;
/** Who acts just now, and what of the action stage has been ticked off; `ended` once he has done all he will. */
export type Acting = DrawnChit & Readonly<{ formations: readonly string[]; ticked: readonly string[]; ended?: true }>;
/** NLC 4 ph. 5: whose Reserve has acted, and who it was. */
export type ReserveAct = Readonly<{ side: Side; formations: readonly string[] }>;

/** The cup as the whole table may know it. All of it is of this turn. */
export type CupTable = Readonly<{
  coordination: BySide<Coordination | null>;
  initiative: Initiative | null;
  /** Only in play by mail, from the start roll on. */
  opening?: Opening;
  /** How many chits of each side are in the cup; null until it is filled. */
  inside: BySide<number> | null;
  drawn: readonly DrawnChit[];
  acting: Acting | null;
  reserveActs: readonly ReserveAct[];
}>;

/** What only the owner knows: whom he keeps in Reserve, and which chits he put in. */
export type CupDesk = Readonly<{ reserve: readonly string[]; put: readonly string[] }>;

export const EMPTY_CUP: CupTable = {
  coordination: bothSides(() => null),
  initiative: null,
  inside: null,
  drawn: [],
  acting: null,
  reserveActs: [],
};
export const EMPTY_CUP_DESK: CupDesk = { reserve: [], put: [] };
