import { roundHalfUp } from '../../common/rounding';

/** MOP 37.12.3 (Appendix III f), Ruling 44: what a formation is worth in victory points when a card takes or brings it. */
export const quarterOf = (strength: number): number => roundHalfUp(strength, 4);
