import * as v from 'valibot';
import { SIDES, otherSide } from '../../../engine/sides';
import type { Side } from '../../../engine/sides';
import type { LineKey, RuleId } from '../../../engine/step';
import type { OutputsOf, WithoutType } from '../../common/events';
import { no, upTo } from '../../common/fields';
import { otherModifier } from '../../common/fields';
import { turnNumber } from '../../common/setup/setup';
import { crtHeading } from '../combat/crt-column';
import { units as fighting } from '../combat/matrix';
import { matrixUse } from '../combat/matrix-use';
import { MOST_HALVES } from '../morale/track';
import { ATTACK_MANEUVERS, DEFENSE_MANEUVERS } from '../tables/lookups';
import type { AttackManeuver, DefenseManeuver } from '../tables/lookups';

/**
 * N20 9.0: one battle fought with the maneuver matrix, from the demand for it to both chits on the table. The attacker picks,
 * then the defender, each in secret; reserves are committed; then both chits are turned up together.
 */

const side = v.picklist(SIDES);
const yes = v.optional(v.boolean(), true);
/** Any of the ten chits; whose five it must be among, the battle says. */
const chit = v.picklist([...ATTACK_MANEUVERS, ...DEFENSE_MANEUVERS]);
const units = v.optional(fighting.schema);
/** Battles are counted, so that a chit laid down in one is never taken for one of another. */
const battle = v.pipe(v.number(), v.integer(), v.minValue(1));
const halfPoints = upTo(MOST_HALVES);
const halvesSpent = { attackerHalves: halfPoints, defenderHalves: halfPoints } as const;
const payment = v.object({ reserveHalves: v.optional(halfPoints, 0), guard: no });
const reason = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(120));
const ids = v.pipe(v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(40))), v.maxLength(12));
/** Who fights, by the ids of the game's own lists. */
const named = v.object({ attackers: ids, defenders: ids });

export const matrixCommands = {
  OpenMatrix: v.object({
    type: v.literal('OpenMatrix'),
    attacker: side,
    askedBy: side,
    duringReaction: no,
    defenderIn: matrixUse.defenderIn.schema,
    /** Fun: the marker of whoever asks is at the battle or next to it. Not in reach until somebody says so. */
    markerInReach: no,
    /** Fun: so is the phasing player's. A player who may not ask need not be waited for. */
    phasingInReach: yes,
    /** Solo: the side the app picks for. */
    absent: v.optional(side),
  }),
  DeclineMatrix: v.object({ type: v.literal('DeclineMatrix'), side }),
  PickManeuver: v.object({ type: v.literal('PickManeuver'), maneuver: chit }),
  /** What reserves and the Guard have cost in this battle, paid before by their own commands. */
  CommitReserves: v.object({ type: v.literal('CommitReserves'), ...halvesSpent }),
  /** The same and the payment in one play: nobody has paid for what was not committed. */
  PayReserves: v.object({ type: v.literal('PayReserves'), first: payment, second: payment }),
  /** Units and the title's table where the players have named them; without them the matrix says what it can. */
  RevealManeuvers: v.object({
    type: v.literal('RevealManeuvers'),
    attackers: units,
    defenders: units,
    crt: v.optional(crtHeading.schema),
    other: otherModifier,
    /** In a game with lists the units are named, and what they are worth is looked up. */
    named: v.optional(named),
  }),
  CloseMatrix: v.object({ type: v.literal('CloseMatrix') }),
  AbandonMatrix: v.object({ type: v.literal('AbandonMatrix'), reason }),
} as const;

const firstOf = v.pipe(v.array(v.picklist(['cavalry', 'infantry'])), v.readonly());
const limit = v.variant('kind', [
  v.object({ kind: v.picklist(['asUsual', 'never', 'noVictor', 'nobodyCan']) }),
  v.object({ kind: v.literal('must'), firstOf }),
]);
const consequences = {
  advance: v.object({ attacker: limit, defender: limit }),
  spentHalves: v.object({ attacker: halfPoints, defender: halfPoints }),
} as const;
/** Null where the units were not named. */
const strength = v.nullable(upTo(9999));
const result = v.variant('kind', [
  v.object({ kind: v.literal('automatic'), result: v.picklist(['DW', 'N']), ...consequences }),
  v.object({
    kind: v.literal('battle'),
    attackStrength: strength,
    defenseStrength: strength,
    cavalryDoubled: v.boolean(),
    shift: v.picklist([-1, 0, 1]),
    column: v.nullable(v.string()),
    disordered: v.nullable(v.picklist(['attackers', 'defenders', 'both'])),
    ...consequences,
  }),
]);

const isRuleId = (value: unknown): boolean =>
  typeof value === 'string' && /^((NLC|MOP|N20) .+|Ruling \d+)$/.test(value);
const workingLine = v.object({
  rule: v.custom<RuleId>(isRuleId),
  key: v.custom<LineKey>((key) => typeof key === 'string'),
  facts: v.record(v.string(), v.union([v.string(), v.number()])),
});
const face = v.pipe(v.number(), v.integer(), v.minValue(1));

export const matrixEvents = {
  MatrixOpened: v.object({
    type: v.literal('MatrixOpened'),
    battle,
    attacker: side,
    askedBy: side,
    phasing: side,
    absent: v.nullable(side),
    turn: turnNumber,
    step: v.string(),
  }),
  MatrixDeclined: v.object({ type: v.literal('MatrixDeclined'), side }),
  /** Desk: which chit lies there, face down. The table learns only that one does. */
  ManeuverChosen: v.object({ type: v.literal('ManeuverChosen'), battle, maneuver: chit }),
  /** Umpire: what the app has laid down for the absent side, and the die that said so. */
  AbsentChose: v.object({ type: v.literal('AbsentChose'), battle, side, maneuver: chit, face }),
  ManeuverSealed: v.object({ type: v.literal('ManeuverSealed'), side }),
  ReservesCommitted: v.object({ type: v.literal('ReservesCommitted'), ...halvesSpent }),
  ManeuversRevealed: v.object({
    type: v.literal('ManeuversRevealed'),
    attack: v.picklist(ATTACK_MANEUVERS),
    defense: v.picklist(DEFENSE_MANEUVERS),
    result,
    working: v.pipe(v.array(workingLine), v.readonly()),
    /** Solo: the die of the absent side, for anybody to hold against the stated table. */
    rolled: v.optional(v.object({ side, sides: face, face })),
    /** Who was named before the chits were turned up; their battle is fought with the same units. */
    named: v.optional(named),
  }),
  MatrixClosed: v.object({ type: v.literal('MatrixClosed') }),
  MatrixAbandoned: v.object({ type: v.literal('MatrixAbandoned'), reason }),
} as const;

/** Paying concerns the morale track too, so the game decides it (`../pay-reserves`). */
export type MatrixPayment = v.InferOutput<typeof matrixCommands.PayReserves>;
export type MatrixCommand = Exclude<OutputsOf<typeof matrixCommands>, MatrixPayment>;
export type MatrixEvent = OutputsOf<typeof matrixEvents>;

export type AnyManeuver = AttackManeuver | DefenseManeuver;
export type Role = 'attack' | 'defense';
/** What both chits and all that goes with them came to, for the whole table. */
export type RevealedManeuvers = Readonly<WithoutType<v.InferOutput<typeof matrixEvents.ManeuversRevealed>>>;
export type ReservesSpent = Readonly<WithoutType<v.InferOutput<typeof matrixEvents.ReservesCommitted>>>;

/** The battle in hand, as the whole table knows it. */
export type MatrixBattle = Readonly<
  WithoutType<v.InferOutput<typeof matrixEvents.MatrixOpened>> & {
    /** Who has a chit on the table, face down. */
    sealed: readonly Side[];
    /** Null until reserves are committed, if only none. */
    spent: ReservesSpent | null;
    revealed: RevealedManeuvers | null;
  }
>;

/** A combat phase in which a phasing player has used the matrix. */
export type MatrixUsed = Readonly<{ side: Side; turn: number; step: string }>;

export type MatrixTable = Readonly<{
  /** How many battles have come to the matrix so far. */
  count: number;
  /** Who has declined the matrix for the battle at hand, so that the other may ask. */
  declined: Side | null;
  /** This turn's combat phases with the matrix in them. */
  used: readonly MatrixUsed[];
  battle: MatrixBattle | null;
}>;

/** Fast: who has had his one battle in this phase. */
export const usedIn = ({
  turn,
  step,
  matrix: { used },
}: Readonly<{ turn: number; step: string; matrix: MatrixTable }>): readonly Side[] =>
  SIDES.filter((side) => used.some((use) => use.side === side && use.turn === turn && use.step === step));

/** A chit face down, and in which battle: an earlier one's means nothing any more. */
export type LaidDown = Readonly<{ battle: number; maneuver: AnyManeuver }>;
export type MatrixDesk = Readonly<{ choice: LaidDown | null }>;
export type MatrixUmpire = Readonly<{ choice: (LaidDown & Readonly<{ face: number }>) | null }>;

export const EMPTY_MATRIX: MatrixTable = { count: 0, declined: null, used: [], battle: null };
export const EMPTY_MATRIX_DESK: MatrixDesk = { choice: null };
export const EMPTY_MATRIX_UMPIRE: MatrixUmpire = { choice: null };

/** N20 9.0: how far a battle with the matrix has come. */
export type MatrixStage = 'attackerPicks' | 'defenderPicks' | 'reserves' | 'revealed';

export const stageOf = ({ attacker, sealed, revealed }: MatrixBattle): MatrixStage => {
  if (revealed !== null) return 'revealed';
  if (!sealed.includes(attacker)) return 'attackerPicks';
  return sealed.includes(otherSide(attacker)) ? 'reserves' : 'defenderPicks';
};

const PICKS: Readonly<Record<MatrixStage, (attacker: Side) => Side | null>> = {
  attackerPicks: (attacker) => attacker,
  defenderPicks: otherSide,
  reserves: () => null,
  revealed: () => null,
};

/**
 * A correction must not leave chits face down that both have seen. A chit lies until it is turned up or its battle is over;
 * another battle begins with none.
 */
export const choiceOf = ({ type }: Readonly<{ type: string }>): 'laid' | 'shown' | 'gone' | null => {
  switch (type) {
    case 'ManeuverSealed':
      return 'laid';
    case 'ManeuversRevealed':
      return 'shown';
    case 'MatrixOpened':
    case 'MatrixClosed':
    case 'MatrixAbandoned':
      return 'gone';
    default:
      return null;
  }
};

/** Who picks now, if anybody. */
export const pickerOf = (battle: MatrixBattle): Side | null => PICKS[stageOf(battle)](battle.attacker);

export const roleOf = ({ attacker }: Pick<MatrixBattle, 'attacker'>, who: Side): Role =>
  who === attacker ? 'attack' : 'defense';

/** The five chits of a role. */
export const CHITS_OF: Readonly<Record<Role, readonly AnyManeuver[]>> = {
  attack: ATTACK_MANEUVERS,
  defense: DEFENSE_MANEUVERS,
};
