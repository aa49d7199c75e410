import type { NamedPolicy } from '../../../engine/procedure';

/**
 * Every decision of a fight names first what a sensible player would do: stay unless going back saves two hits or somebody's
 * life; lose what is weakest; go back over free ground; advance with the strongest who may.
 */
export const SENSIBLE: NamedPolicy = { name: 'sensible', choose: ({ options }) => options[0] ?? '' };
