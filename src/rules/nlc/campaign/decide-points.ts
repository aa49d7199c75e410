import type { Decision } from '../../../engine/rule-set';
import { SIDES, heldOf } from '../../../engine/sides';
import type { Seat } from '../../../engine/sides';
import { accept, refuse, unless } from '../../../engine/step';
import type { Step } from '../../../engine/step';
import { happened } from '../../common/table';
import { seesDesk } from './arrivals';
import type { CampaignEvent, CampaignState, CommandOf } from './campaign';
import type { CampaignBook } from './campaign-book';
import { CAMPAIGN_REFUSALS } from './vocabulary';
import { TABLE_REFUSALS } from '../../common/vocabulary';

type Outcome = Step<Decision<CampaignEvent>>;

const MOST_STRENGTH = 300;
const QUARTERED: readonly string[] = ['canceled', 'alternate'];

/**
 * NLC 18, MOP 37.13, Ruling 44: points that no count finds by itself. Those of a card that is not shown yet stay on the desk of
 * the side that played it (MOP 37.12.1, App. III e).
 */
export const awardPoints = (
  { campaign, desks }: CampaignState,
  { side, source, amount, reason, hidden }: CommandOf<'AwardPoints'>,
  seat: Seat,
  { refit }: CampaignBook,
): Outcome => {
  const isStrength = QUARTERED.includes(source);
  return unless(
    [
      [hidden && !seesDesk(seat, side), CAMPAIGN_REFUSALS.NOT_AT_THIS_DESK],
      [refit === null && source !== 'scenario', TABLE_REFUSALS.NOT_IN_THESE_RULES('NLC 18')],
      [isStrength && (amount < 1 || amount > MOST_STRENGTH), CAMPAIGN_REFUSALS.NOT_A_STRENGTH],
      [!isStrength && amount === 0, CAMPAIGN_REFUSALS.NO_POINTS],
    ],
    () => {
      // An id of the desk never is one of the table, so that a hidden award is counted once when it is shown.
      const id = hidden ? `${side}-${desks[side].awards.length + 1}` : `open-${campaign.score.awards.length + 1}`;
      const event: CampaignEvent = { type: 'PointsAwarded', id, side, source, amount, reason, hidden };
      return accept({ facts: [{ scope: hidden ? heldOf(side) : 'table', event }], barrier: false });
    },
  );
};

/** NLC 18, MOP 37.13: who has a place, and how. */
export const recordPlace = (_: CampaignState, command: CommandOf<'RecordPlace'>, { refit }: CampaignBook): Outcome => {
  const isSource = command.kind === 'source';
  return unless(
    [
      [isSource && refit === null, TABLE_REFUSALS.NOT_IN_THESE_RULES('NLC 18')],
      [isSource && command.owner === null, CAMPAIGN_REFUSALS.WHOSE_SOURCE],
    ],
    () => happened([{ ...command, type: 'PlaceRecorded' }]),
  );
};

/** A correction: a place that does not count after all, or not under that name. */
export const removePlace = ({ campaign }: CampaignState, { name }: CommandOf<'RemovePlace'>): Outcome => {
  const place = campaign.score.places.find((one) => one.name.toLowerCase() === name.toLowerCase());
  return place === undefined
    ? refuse(CAMPAIGN_REFUSALS.NO_SUCH_PLACE)
    : happened([{ type: 'PlaceRemoved', name: place.name }]);
};

/** MOP 37.13, Ruling 55: an overall commander taken counts his rating; Napoleon ends it. A card may undo it (MOP 37.12). */
export const recordCapture = (
  { setup, campaign }: CampaignState,
  { leader: id, captured, napoleon }: CommandOf<'RecordCapture'>,
): Outcome => {
  const leader = setup.leaders.find((one) => one.id === id);
  const isHeld = campaign.score.captives.some((captive) => captive.leader === id);
  if (leader === undefined) return refuse(CAMPAIGN_REFUSALS.NO_SUCH_OC);
  return unless(
    [
      [leader.role !== 'OC', CAMPAIGN_REFUSALS.ONLY_AN_OC_COUNTS],
      // The book knows one Napoleon, and his side is the one it always names first.
      [napoleon && leader.side !== 'first', CAMPAIGN_REFUSALS.NAPOLEON_IS_FRENCH],
      [isHeld === captured, CAMPAIGN_REFUSALS.RECORDED_ALREADY('MOP 37.13')],
    ],
    () => {
      const { side, rating } = leader;
      return happened([{ type: 'LeaderCaptured', leader: id, side, rating, captured, napoleon }]);
    },
  );
};

/** NLC 18, MOP 37.13, Ruling 55: what else bears on victory, of this book. */
export const recordEnding = (
  { campaign }: CampaignState,
  { what, side, done }: CommandOf<'RecordEnding'>,
  { refit }: CampaignBook,
): Outcome => {
  const ofMop = what === 'generalRetreat';
  const isSo = campaign.score.endings.some((one) => one.what === what && one.side === side);
  return unless(
    [
      [ofMop !== (refit !== null), TABLE_REFUSALS.NOT_IN_THESE_RULES('NLC 18')],
      [ofMop !== (side !== null), CAMPAIGN_REFUSALS.WHICH_SIDE],
      [isSo === done, CAMPAIGN_REFUSALS.RECORDED_ALREADY('NLC 18')],
    ],
    () => happened([{ type: 'EndingRecorded', what, side, done }]),
  );
};

/** NLC 18, MOP 37.13: at the end all cards and all demoralization are laid open, and it is counted once for both. */
export const countVictory = (
  { setup, turn, campaign, desks, demoralized, lostBesides }: CampaignState,
  { early }: CommandOf<'CountVictory'>,
): Outcome =>
  unless(
    [
      [!early && turn + 1 < setup.turns.length, CAMPAIGN_REFUSALS.NOT_THE_LAST_TURN],
      [campaign.score.counted?.turn === turn, CAMPAIGN_REFUSALS.COUNTED_ALREADY],
    ],
    () => {
      const shown = new Set(campaign.score.awards.map(({ id }) => id));
      const awards = SIDES.flatMap((side) => desks[side].awards).filter(({ id }) => !shown.has(id));
      return happened([{ type: 'VictoryCounted', turn, demoralized: [...demoralized], awards, lostBesides }], true);
    },
  );
