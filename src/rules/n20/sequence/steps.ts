import { isNightTurn } from '../../common/sequence';
import type { StepRule } from '../../common/sequence';
import type { Side } from '../../../engine/sides';

/** Ruling 71: the base game's sequence is not printed in the kit; this is the usual one, and players may write their own. */
const playerTurn = (who: Side): readonly StepRule[] => [
  { id: `event-${who}`, rule: 'N20 5.0', title: 'randomEvent', who },
  {
    id: `movement-${who}`,
    rule: 'Ruling 71',
    title: 'movement',
    who,
    lines: [{ key: 'disorderRecovers', rule: 'N20 9.6.9' }],
  },
  { id: `reaction-${who}`, rule: 'Ruling 71', title: 'reaction', who: who === 'first' ? 'second' : 'first' },
  { id: `combat-${who}`, rule: 'N20 9.0', title: 'combat', who, lines: [{ key: 'maneuverChits', rule: 'N20 9.0' }] },
  { id: `rally-${who}`, rule: 'N20 12.7.2', title: 'rally', who, when: isNightTurn },
  { id: `locMorale-${who}`, rule: 'N20 12.7.3', title: 'locMorale', who, when: isNightTurn },
  { id: `recover-${who}`, rule: 'Ruling 71', title: 'recoverMorale', who, when: isNightTurn },
];

export const N20_STEPS: readonly StepRule[] = [...playerTurn('first'), ...playerTurn('second')];
