import { SEVERAL, lines, refusals } from '../../../engine/vocabulary';

const lead = { lead: 'number' } as const;

/** Coordinated and Initial Action, and out of whose cup the chit comes. */
export const CUP_LINES = lines({
  coordinated: { name: 'text', rating: 'number', needed: 'number', die: 'number' },
  initial: { side: 'side', die: 'number', rating: 'number', bonus: 'number', total: 'number' },
  initialWon: lead,
  initialTooClose: lead,
  cupSide: { die: 'number' },
});

/** Why chits cannot be filled in, drawn or chosen like that. */
export const CUP_REFUSALS = refusals({
  CUP_IS_FILLED: SEVERAL,
  NO_START_ROLL: 'Ruling 99',
  OPENING_IS_CHOSEN: 'Ruling 99',
  ROLLED_ALREADY: SEVERAL,
  NOT_ON_MAP: 'Ruling 28',
  NO_COORDINATED_CHIT: 'NLC 4.1',
  TWO_FORMATIONS: 'NLC 4.1',
  NOT_HIS_FORMATION: 'NLC 4.3',
  RESERVE_STAYS_OUT: 'Ruling 28',
  CHIT_IS_TAKEN: 'NLC 4.2',
  NO_INITIAL_ACTION: 'NLC 4.2',
  NO_SUCH_CHIT: SEVERAL,
  COORDINATED_UNSETTLED: { rule: 'NLC 4.1', facts: { side: 'side' } },
  INITIAL_UNSETTLED: { rule: 'NLC 4.2', facts: { side: 'text' } },
  CUP_NOT_FILLED: 'NLC 4',
  CUP_IS_EMPTY: SEVERAL,
  DRAWN_ALREADY: 'NLC 4',
  NOT_DRAWN: 'NLC 4',
  NOBODY_ACTS: 'NLC 4.5',
  CUP_NOT_EMPTY: 'NLC 4',
  RESERVE_ACTED: 'NLC 4',
  OTHER_SIDE_FIRST: 'NLC 4',
  NO_SUCH_FORMATION: SEVERAL,
});
