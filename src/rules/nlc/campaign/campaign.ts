import * as v from 'valibot';
import { bothSides } from '../../../engine/sides';
import type { BySide, Side } from '../../../engine/sides';
import type { ArmyTable } from '../../common/army/army';
import type { OutputsOf } from '../../common/events';
import { sideSchema, turnNumber } from '../../common/setup/setup';
import type { Setup } from '../../common/setup/setup';
import { NO_ARRIVALS, arrivalCommands, arrivalEvents } from './arrival-model';
import type { Arrivals } from './arrival-model';
import { NO_SCORE, pointsCommands, pointsEvents } from './points-model';
import type { Award, Score } from './points-model';
import type { FieldWorks } from './field-works';

/**
 * What happens beside the fighting: reinforcements, supply, victory points (NLC 9, 17, 18, MOP 37.7, 37.13). One topic for NLC and
 * MOP; the `CampaignBook` says what only one of them has.
 */

const ids = v.pipe(v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(40))), v.maxLength(600));

/** Why supply is checked: it is the turn for it, a card says so (MOP 37.12), or the scenario does. */
const why = v.picklist(['due', 'card', 'scenario']);

export const campaignCommands = {
  ...arrivalCommands,
  /** All units of the side that cannot trace supply; whoever is not named can. */
  RecordSupply: v.object({
    type: v.literal('RecordSupply'),
    side: sideSchema,
    outOfSupply: ids,
    why: v.optional(why, 'due'),
  }),
  ...pointsCommands,
} as const;

export const campaignEvents = {
  ...arrivalEvents,
  SupplyChecked: v.object({ type: v.literal('SupplyChecked'), side: sideSchema, turn: turnNumber, out: ids, why }),
  ...pointsEvents,
} as const;

export type CampaignCommand = OutputsOf<typeof campaignCommands>;
export type CampaignEvent = OutputsOf<typeof campaignEvents>;
export type CommandOf<Type extends CampaignCommand['type']> = Extract<CampaignCommand, { type: Type }>;

/** How much of a reinforcement is on the map. */
export type Entered = 'partly' | 'whole';

export type CampaignTable = Readonly<{
  arrivals: Arrivals;
  entered: Readonly<Record<string, Entered>>;
  /** The turn on which each side's supply was checked last. */
  supplyChecked: BySide<number | null>;
  score: Score;
}>;

/** What only the owner knows: secret arrivals, the orders his reinforcements come with, points of cards not shown yet. */
export type CampaignDesk = Readonly<{
  arrivals: Arrivals;
  orders: Readonly<Record<string, Readonly<{ order: string; turn: number }>>>;
  awards: readonly Award[];
}>;

export const EMPTY_CAMPAIGN: CampaignTable = {
  arrivals: NO_ARRIVALS,
  entered: {},
  supplyChecked: bothSides(() => null),
  score: NO_SCORE,
};
export const EMPTY_CAMPAIGN_DESK: CampaignDesk = { arrivals: NO_ARRIVALS, orders: {}, awards: [] };

/** All the slice decides and shows by. */
export type CampaignState = Readonly<{
  setup: Setup;
  turn: number;
  army: ArmyTable;
  campaign: CampaignTable;
  works: FieldWorks;
  desks: BySide<CampaignDesk>;
  /** Formations demoralized in truth, whoever may know it. */
  demoralized: readonly string[];
  /** Strength lost that stands in no list of units. */
  lostBesides: BySide<number>;
  /** NLC 14: sides of which an army is demoralized in truth, whoever may know it. */
  broken?: readonly Side[];
}>;
