import type { LineWords } from '../../engine/vocabulary';
import { CUP_LINES } from '../../rules/nlc/cup/vocabulary';
import { told } from '../lines';
import type { Names } from '../names';

const CUP: LineWords<typeof CUP_LINES, Names> = {
  coordinated: ({ name, rating, needed, die }) => {
    const who = name === '' ? 'No commander on the map' : name;
    const need = needed < 1 ? 'no die is low enough' : `${needed} or less`;
    return `${who}: rating ${rating} − 2, so ${need}; rolled ${die}`;
  },
  initial: ({ side, die, rating, bonus, total }) =>
    `${side}: die ${die} + rating ${rating}${bonus > 0 ? ` + ${bonus} (20.11)` : ''} = ${total}`,
  initialWon: ({ lead }) => `A lead of ${lead}: 3 or more wins`,
  initialTooClose: ({ lead }) => `A lead of ${lead}: 3 are needed`,
  cupSide: ({ die }, names) =>
    `Die ${die}: ${die % 2 === 1 ? `odd, ${names.side('first')}` : `even, ${names.side('second')}`}`,
};

/** How the rolls before the cup are told. */
export const CUP_WORDS = told(CUP_LINES, CUP);
