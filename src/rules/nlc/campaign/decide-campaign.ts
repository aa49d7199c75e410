import { byType } from '../../../engine/by-type';
import type { Decision } from '../../../engine/rule-set';
import type { Seat } from '../../../engine/sides';
import { refuse } from '../../../engine/step';
import type { Step } from '../../../engine/step';
import type { ArmyEvent } from '../../common/army/army';
import type { CampaignCommand, CampaignEvent, CampaignState } from './campaign';
import type { CampaignBook } from './campaign-book';
import { changeArrivalOrder, enterReinforcement, moveArrival, rollArrival } from './decide-arrivals';
import { awardPoints, countVictory, recordCapture, recordEnding, recordPlace, removePlace } from './decide-points';
import { recordSupply } from './decide-supply';
import { TABLE_REFUSALS } from '../../common/vocabulary';

type Outcome = Step<Decision<CampaignEvent | ArmyEvent>>;
type Context = readonly [CampaignState, Seat, CampaignBook];

/** What only a refit has is refused without one. */
const inRefit = ({ refit }: CampaignBook, goOn: () => Outcome): Outcome =>
  refit === null ? refuse(TABLE_REFUSALS.NOT_IN_THESE_RULES(null)) : goOn();

/** Decides any command of the campaign; `book` says whose rules it goes by. */
export const decideCampaign = (
  state: CampaignState,
  command: CampaignCommand,
  seat: Seat,
  book: CampaignBook,
): Outcome => HANDLERS(command, state, seat, book);

const HANDLERS = byType<CampaignCommand, Context, Outcome>({
  RollArrival: (command, state, seat, book) => rollArrival(state, command, seat, book),
  MoveArrival: (command, state, seat) => moveArrival(state, command, seat),
  EnterReinforcement: (command, state, seat) => enterReinforcement(state, command, seat),
  ChangeArrivalOrder: (command, state, seat, book) => changeArrivalOrder(state, command, seat, book),
  RecordSupply: (command, state, _, book) => recordSupply(state, command, book),
  AwardPoints: (command, state, seat, book) => awardPoints(state, command, seat, book),
  RecordPlace: (command, state, _, book) => recordPlace(state, command, book),
  RemovePlace: (command, state) => removePlace(state, command),
  RecordCapture: (command, state, _, book) => inRefit(book, () => recordCapture(state, command)),
  RecordEnding: (command, state, _, book) => recordEnding(state, command, book),
  CountVictory: (command, state) => countVictory(state, command),
});
