import { SEVERAL, refusals } from '../../../engine/vocabulary';

/** Why something cannot be done about a span, a train or a position of this game. */
export const FIELD_REFUSALS = refusals({
  NAMED_ALREADY: SEVERAL,
  NO_SUCH_SPAN: 'MOP 37.9',
  SPAN_IS_DAMAGED: 'MOP 37.9.1',
  SPAN_STANDS: 'MOP 37.9.2',
  NO_SUCH_TRAIN: 'MOP 37.8',
  TRAIN_IS_GONE: 'MOP 37.8',
  POSITION_IS_THERE: 'MOP 37.3.3',
  WHICH_HEX: 'MOP 37.3.3',
});
