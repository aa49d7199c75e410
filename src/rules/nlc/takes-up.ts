import { SIDES } from '../../engine/sides';
import type { Side } from '../../engine/sides';
import { takenUpBySetup } from '../common/takes-up';
import type { NlcCommand, NlcState } from './game-state';

/** What is held for the sides takes part where chits are put in and drawn, where Reserve shows itself, and at the count. */
const TAKES_UP_BOTH: readonly NlcCommand['type'][] = ['FillCup', 'DrawChit', 'CountVictory'];

export const takesUp = ({ table }: NlcState, command: NlcCommand): readonly Side[] => {
  if (command.type === 'CorrectSetup') return takenUpBySetup(table.setup, command.setup);
  if (command.type === 'DeclareReserve') return [command.side];
  return TAKES_UP_BOTH.includes(command.type) ? SIDES : [];
};
