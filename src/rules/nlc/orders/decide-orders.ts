import { byType } from '../../../engine/by-type';
import type { Seat } from '../../../engine/sides';
import { mapOutcome, refuse } from '../../../engine/step';
import { isOn } from '../switches';
import { openArchive } from './archive';
import { assignBadMove, settledFor } from './bad-moves';
import { leftAtDesk } from './desk-state';
import { directUnits } from './direct-command';
import { markFatigue } from './mark-fatigue';
import { chooseOrder } from './simplified';
import { recordDecision } from './local-decisions';
import type { OrdersCommand } from './commands';
import {
  dropOrder,
  nameRoute,
  noteLoss,
  phaseDone,
  reincorporate,
  reopenPhase,
  setAway,
  setOrder,
  tellOperations,
  turnToReserve,
} from './owner-acts';
import { noteAssault } from './scenario-specials';
import { checkSuccess, failOrder, meetEnemy, nextStep } from './progress';
import type { Outcome } from './progress';
import { receiveOrders } from './receive';
import type { OrdersState } from './state';
import { writeOrder } from './write-order';
import { CORPS_REFUSALS } from '../corps/vocabulary';

/** Decides whatever concerns orders, at the owner's own desk. */
export const decideOrders = (state: OrdersState, command: OrdersCommand, seat: Seat): Outcome => {
  if (isOn(state.setup, 'withoutOrders')) return refuse(CORPS_REFUSALS.NOT_PLAYED_HERE('NLC 12'));
  return mapOutcome(HANDLERS(command, settledFor(state, seat), seat), ({ facts, barrier }) => ({
    facts: leftAtDesk(state, facts),
    barrier,
  }));
};

const HANDLERS = byType<OrdersCommand, readonly [OrdersState, Seat], Outcome>({
  SetOrder: (command, state, seat) => setOrder(state, command, seat),
  RecordLocalDecision: (command, state, seat) => recordDecision(state, command, seat),
  CheckSuccess: (command, state, seat) => checkSuccess(state, command, seat),
  WriteOrder: (command, state, seat) => writeOrder(state, command, seat),
  ReceiveOrders: (command, state, seat) => receiveOrders(state, command, seat),
  AssignBadMove: (command, state, seat) => assignBadMove(state, command, seat),
  PhaseDone: (command, state, seat) => phaseDone(state, command, seat),
  ReopenPhase: (command, state, seat) => reopenPhase(state, command, seat),
  FailOrder: (command, state, seat) => failOrder(state, command, seat),
  MeetEnemy: (command, state, seat) => meetEnemy(state, command, seat),
  NextStep: (command, state, seat) => nextStep(state, command, seat),
  TurnToReserve: (command, state, seat) => turnToReserve(state, command, seat),
  Reincorporate: (command, state, seat) => reincorporate(state, command, seat),
  NameRoute: (command, state, seat) => nameRoute(state, command, seat),
  NoteLoss: (command, state, seat) => noteLoss(state, command, seat),
  SetAway: (command, state, seat) => setAway(state, command, seat),
  DropOrder: (command, state, seat) => dropOrder(state, command, seat),
  DirectUnits: (command, state, seat) => directUnits(state, command, seat),
  MarkFatigue: (command, state, seat) => markFatigue(state, command, seat),
  ChooseOrder: (command, state, seat) => chooseOrder(state, command, seat),
  NoteAssault: (command, state) => noteAssault(state, command),
  TellOperations: (command, state, seat) => tellOperations(state, command, seat),
  OpenArchive: (command, state, seat) => openArchive(state, command, seat),
});
