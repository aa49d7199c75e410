import { refusals } from '../../../engine/vocabulary';

/** Why a set-up cannot be. */
export const SETUP_REFUSALS = refusals({
  NO_FORMATIONS: 'NLC 4',
  UNIT_OF_NO_FORMATION: { rule: 'NLC 2.1', facts: { name: 'text' } },
  UNIT_NAME_TWICE: { rule: 'NLC 2.1', facts: { name: 'text', formation: 'text' } },
  ID_TWICE: { rule: 'NLC 2.1', facts: { id: 'text' } },
  NAME_TWICE: { rule: 'NLC 2.1', facts: { name: 'text' } },
  NO_SUCH_COMMANDER: { rule: 'NLC 2.1', facts: { name: 'text' } },
  SAME_TITLE: { rule: 'NLC 2.1', facts: { name: 'text' } },
});
