import type { Names } from '../../../../src/wording/names';
import type { Arrival } from '../army-types';

export const hasWork = ({ now }: Arrival): boolean => now !== null;

const HOW = { rolled: 'rolled', moved: 'moved', postponed: 'postponed', printed: 'as printed' } as const;

/** When it comes, as far as this viewer may know, and whether it has. */
export const arrivalWords = ({ due, comes, entered, order }: Arrival, names: Names): string => {
  const parts = [
    `printed ${names.turn(due)}`,
    entered === 'whole' ? 'on the map' : entered === 'partly' ? 'its head is on the map' : null,
    comes === null || comes.how === 'printed'
      ? null
      : comes.turn === null
        ? `${HOW[comes.how]}: never comes`
        : `${HOW[comes.how]}: ${names.turn(comes.turn)}`,
    order === null ? null : `order: ${order}`,
  ];
  return parts.filter((part) => part !== null).join(' · ');
};
