import type { RefusalWords } from '../../engine/vocabulary';
import type { CHARGE_REFUSALS } from '../../rules/nlc/combat/vocabulary';
import type { Names } from '../names';

/** A card's number alone: the first page has these sentences, and not the cards' names. */
const numberOf = (card: string): string => /^\d+/.exec(card)?.[0] ?? '';

/** Why cavalry cannot charge, pursue or slip away, and why a morale cannot be told. */
export const CHARGE_REFUSAL_WORDS: RefusalWords<typeof CHARGE_REFUSALS, Names | null> = {
  INITIATIVE_NEEDED: 'In this game morale comes from the initiative: give each unit its own.',
  ONLY_CAVALRY_CHARGES: 'Only cavalry charges.',
  DISRUPTED_CANNOT_CHARGE: 'Disrupted cavalry cannot charge.',
  CHARGED_THIS_STAGE: 'A unit that has charged this turn does nothing more.',
  OUT_OF_COMMAND: 'Cavalry outside the range of its leader may not charge.',
  WAY_NOT_EMPTY: 'The hex between is not empty.',
  WAY_NOT_CLEAR: 'A charge crosses clear ground and crests only.',
  NIGHT_FORBIDS_CHARGE: 'Nobody enters a zone of control at night.',
  WEATHER_FORBIDS_CHARGE: 'In mud cavalry cannot charge.',
  ALREADY_TESTED: 'A unit tests only once for each unit that moves.',
  NOBODY_TO_CHARGE: 'There is nobody to charge.',
  CARD_OF_MOP_ONLY: 'This card belongs to March on Paris.',
  CARD_FORBIDS_CHARGE: ({ card, units }, names) => {
    const named = units
      .split(', ')
      .map((id) => names?.unit(id) ?? id)
      .join(', ');
    return `Card ${numberOf(card)} is in force. This turn it keeps from charging: ${named}.`;
  },
  HEX_NAMED_TWICE: 'Two hexes have the same name.',
  NO_RIGHT_TO_RETREAT: 'Nobody here may retreat before the assault.',
  NO_WAY_BACK: 'There is no way back.',
  NAME_NOT_FREE: 'A unit of this name would be mistaken for an answer. Give it another.',
};
