import type { RefusalWords } from '../../engine/vocabulary';
import type { HIDDEN_REFUSALS } from '../../rules/nlc/hidden-movement/vocabulary';
import type { WEATHER_REFUSALS } from '../../rules/mop/weather/vocabulary';
import type { Names } from '../names';

/** Why nobody can hide, be found, or go out like that. */
export const HIDDEN_REFUSAL_WORDS: RefusalWords<typeof HIDDEN_REFUSALS, Names | null> = {
  ONLY_FORMATIONS_HIDE: 'Only formations and divisions march hidden.',
  NOT_ON_YET: 'It has not come on yet.',
  MARCHES_HIDDEN: 'It is on a hidden march already.',
  MARCHES_BY_ORDER: 'A hidden march needs an order in force that is not Reserve.',
  NO_SUCH_MARCH: 'There is no such hidden march at this desk.',
  NO_DISCOVERY_DUE: 'Discovery is not rolled for it now: once a turn, and not in the turn in which it began.',
  DISCOVERY_FIRST:
    'Roll for the discovery of hidden marches first: after orders are written, before they are received.',
  TOO_MANY_DUMMIES: 'There may be no more dummy stacks than corps.',
  NO_DUMMY: 'This side has no dummy stack on the map.',
  VEDETTES_ARE_OUT: 'Its vedettes are out already.',
  ONLY_LIGHT_CAVALRY:
    'Only light cavalry makes way for vedettes. A brigade with vedettes of its own keeps on the map: say so.',
  NO_SUCH_VEDETTES: 'There are no such vedettes on the map.',
  TOO_MANY_VEDETTES: 'That is more than were deployed.',
  NO_VEDETTE_LEFT:
    'None of them is left to bring the unit back. No rule says what becomes of it: place it on the Army page.',
  NO_SUCH_MARKER: 'There is no such marker.',
};

/** Why the weather is not rolled for. */
export const WEATHER_REFUSAL_WORDS: RefusalWords<typeof WEATHER_REFUSALS, Names | null> = {
  NOT_A_WEATHER_TURN: 'The weather is not rolled for this turn. If it changes all the same, pick it.',
  WEATHER_IS_SETTLED: 'The weather of this turn is settled. If it changes all the same, pick it.',
  NO_WEATHER_TABLE:
    'The weather table of this title has not been entered, or cannot be rolled on. Pick the weather by hand.',
  NO_SUCH_LINE: 'The weather table has no such column.',
};
