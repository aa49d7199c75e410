import type { Modifier } from '../../../engine/fields';
import type { BySide, Side } from '../../../engine/sides';
import type { RuleId, Step, WorkingLine } from '../../../engine/step';
import type { StepContext } from '../../common/sequence';

/** Ruling 7: what the players add to a die. */
type Other = Readonly<{ other: Modifier | undefined }>;

/** A group of reinforcements as the procedure of MOP App. II takes it; turns count from 1. */
export type ArrivalGroup = Readonly<{
  dueTurn: number;
  formations: number;
  delayed: number;
  advanced: number;
  /** Null where no group is due before it at the same hex. */
  earlierGroupArrives: number | null;
}> &
  Other;

/** Points from one source, and the line a player would check. */
export type PointsEntry = Readonly<{ side: Side; points: number; rule: RuleId; line: WorkingLine }>;

/** How a side stands when points are counted, as the procedure of MOP 37.13 takes it. */
export type SideCount = Readonly<{
  losses: number;
  corps: number;
  corpsDemoralized: number;
  baggageTrainsLost: number;
  capturedRatings: readonly number[];
  supplySources: number;
  cardPoints: number;
  canceledReinforcements: readonly number[];
  alternateReinforcements: readonly number[];
  playedGeneralRetreat: boolean;
  exitedBaggageTrain: boolean;
  exitedUnits: number;
  scenarioPoints: number;
}>;

type Winner =
  | Readonly<{ kind: 'victory'; winner: Side; by: 'napoleon' | 'demoralization' | 'points'; points: BySide<number> }>
  | Readonly<{ kind: 'draw'; points: BySide<number> }>;

/** The procedures a refit adds to NLC. NLC does not know MOP, so MOP hands them in. */
export type Refit = Readonly<{
  arrival: (group: ArrivalGroup) => Step<Readonly<{ turn: number; result: 'advanced' | 'onTime' | 'delayed' }>>;
  arrivalOrders: (sent: Readonly<{ beforeFirstDaylight: boolean; minutesToArrival: number }>) => Step<unknown>;
  winner: (ending: BySide<SideCount> & Readonly<{ napoleonCaptured: boolean }>) => Step<Winner>;
  /** What each side has points for, but for the sums of what the cards and the scenario gave. */
  points: (ending: BySide<SideCount>) => readonly PointsEntry[];
}>;

/** A reminder of how supply is traced, with its rule; looked up in the wording. */
export type SupplyLine = Readonly<{ key: string; rule: RuleId }>;

/** What one of the books says that the other does not. */
export type CampaignBook = Readonly<{
  supply: Readonly<{
    rule: RuleId;
    /** The step of that turn at which it is traced. */
    step: string;
    isDue: (context: StepContext) => boolean;
    /** NLC 17: units without it are gone for good. MOP 37.7: they bear a marker until the next check. */
    without: 'goneForGood' | 'marked';
    /** MOP 37.12: cards may call for a check at any time. */
    byCard: boolean;
    lines: readonly SupplyLine[];
  }>;
  refit: Refit | null;
}>;
