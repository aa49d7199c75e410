import type { Arm } from '../../../../src/rules/common/index';
import { unitsOf, usualReverse } from './draft';
import type { Draft, DraftUnit, Place } from './draft';

const ARM_NAMES: Readonly<Record<Arm, string>> = {
  infantry: 'Infantry',
  cavalry: 'Cavalry',
  footArtillery: 'Foot guns',
  horseArtillery: 'Horse guns',
};

/** A name nobody on the page has yet: its arm and a number. */
const freeName = (draft: Draft, arm: Arm): string => {
  const taken = new Set(unitsOf(draft).map(({ id }) => id.replace(/^.* /, '')));
  const number = Array.from({ length: taken.size + 1 }, (_, i) => String(i + 1)).find((one) => !taken.has(one));
  return `${ARM_NAMES[arm]} ${number ?? ''}`;
};

const FRONTS: Readonly<Record<Arm, number>> = { infantry: 5, cavalry: 4, footArtillery: 4, horseArtillery: 3 };

const VEDETTE = 2;

/** MOP 37.11: vedettes fight each other with a strength of 2, and have nothing on the back. */
export const freshVedettes = (draft: Draft, place: Place): DraftUnit => {
  const unit = freshUnit(draft, place, 'cavalry');
  return { ...unit, id: unit.id.replace(/^Cavalry/, 'Vedettes'), frontStrength: VEDETTE, reverseStrength: null };
};

/** A unit nobody has described yet: like the last one of its hex or side as to nation. */
export const freshUnit = (draft: Draft, { group, index }: Place, arm: Arm): DraftUnit => {
  const own = draft[group][index]?.units ?? [];
  const like = own.at(-1) ?? draft[group].flatMap(({ units }) => units).at(-1);
  const front = FRONTS[arm];
  return {
    id: freeName(draft, arm),
    arm,
    nation: like?.nation ?? (group === 'attackers' ? 'french' : 'prussian'),
    guard: 'none',
    frontStrength: front,
    reverseStrength: usualReverse(front),
    stepsLost: 0,
    initiative: draft.terms.game === 'mop' ? 3 : null,
    specialMorale: null,
    division: null,
    inspiredBy: 'none',
    did: 'nothing',
    facts: [],
    known: false,
  };
};
