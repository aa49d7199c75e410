import type { Setup, Unit } from '../../../../src/rules/common/index';
import type { UnitFacts } from '../../../../src/rules/common/setup/edit-units';

const BLANK: UnitFacts = {
  name: '',
  arm: 'infantry',
  nation: 'other',
  guard: 'none',
  front: 4,
  reverse: null,
  initiative: null,
  morale: null,
  pursuit: null,
  movement: null,
  division: null,
};

/** A new unit starts like the last one of its formation: counters of a corps are much alike, only the name never is. */
export const draftUnit = (setup: Setup, formation: string): UnitFacts => {
  const like = setup.units.findLast((unit) => unit.formation === formation);
  if (like === undefined) return BLANK;
  const { id: _id, formation: _formation, ...facts } = like;
  return { ...facts, name: '' };
};

/** The reverse is never stronger than the front: lowering the one takes the other along. */
export const withFront = (front: number, reverse: number | null): Pick<Unit, 'front' | 'reverse'> => ({
  front,
  reverse: reverse === null ? null : Math.min(front, reverse),
});

/** Whether the formation has a unit of that name already, other than the one being edited. */
export const isNameTaken = (setup: Setup, formation: string, name: string, except: string | null): boolean =>
  setup.units.some(
    (unit) =>
      unit.formation === formation && unit.id !== except && unit.name.toLowerCase() === name.trim().toLowerCase(),
  );
