import type { RefusalWords } from '../../engine/vocabulary';
import type { COVERS_REFUSALS } from '../../rules/mop/covers/vocabulary';
import type { WORKS_REFUSALS } from '../../rules/mop/engineering/vocabulary';
import type { CARD_PLAY_REFUSALS } from '../../rules/mop/cards/vocabulary';
import type { FIELD_REFUSALS } from '../../rules/mop/works/vocabulary';
import type { WEATHER_REFUSALS } from '../../rules/mop/weather/vocabulary';
import type { POINT_REFUSALS } from '../../rules/mop/ending/vocabulary';
import type { Names } from '../names';

/** Why nothing can be built, repaired or damaged. */
export const WORKS_REFUSAL_WORDS: RefusalWords<typeof WORKS_REFUSALS, Names | null> = {
  TWO_DIGGERS_NEEDED: 'Two infantry units with Defend orders must stay in the hex and spend their activation.',
  NO_DIGGING_AT_NIGHT: 'Improved positions are not built at night.',
  GROUND_IS_FROZEN: 'Improved positions are not built in frost, snow or a snowstorm.',
  INFANTRY_REPAIRS: 'Only infantry repairs a bridge or a trestle.',
  SPAN_COSTS_MOVEMENT: 'The unit has too few movement points left: 2 for a bridge, 1 for a trestle.',
  COMBAT_UNIT_DAMAGES: 'Only a combat unit can damage a bridge or a trestle.',
  INFANTRY_DAMAGES_BRIDGES: 'Only infantry can damage a bridge.',
  SPAN_IN_ENEMY_ZONE: 'Nobody in an enemy zone of control can damage a bridge or a trestle, not even cavalry.',
};

/** Why something cannot be done about a span, a train or a position of this game. */
export const FIELD_REFUSAL_WORDS: RefusalWords<typeof FIELD_REFUSALS, Names | null> = {
  NAMED_ALREADY: 'There is one of that name already.',
  NO_SUCH_SPAN: 'There is no such bridge or trestle.',
  SPAN_IS_DAMAGED: 'It is damaged already.',
  SPAN_STANDS: 'It is not damaged.',
  NO_SUCH_TRAIN: 'There is no such train.',
  TRAIN_IS_GONE: 'That train is no longer on the map.',
  POSITION_IS_THERE: 'There is an improved position in that hex already; it stays.',
  WHICH_HEX: 'Name the hex first.',
};

/** Why a card of restricted play cannot be used. */
export const CARD_PLAY_REFUSAL_WORDS: RefusalWords<typeof CARD_PLAY_REFUSALS, Names | null> = {
  NO_CARDS_AT_NIGHT: 'No cards are drawn at night.',
  MODE_CARD_NOT_DRAWN: 'Mode cards are used before the game and are in no deck.',
  NO_BONUS_FROM_ONE_DECK: 'There are no bonus cards with a single deck.',
};

/** Why victory points cannot be counted. */
export const POINT_REFUSAL_WORDS: RefusalWords<typeof POINT_REFUSALS, Names | null> = {
  MORE_DEMORALIZED_THAN_THERE_ARE: 'More corps are demoralized than the side has.',
};

/** Why no dummy stands there, nothing is spotted, or no vedettes go out like that. */
export const COVERS_REFUSAL_WORDS: RefusalWords<typeof COVERS_REFUSALS, Names | null> = {
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
