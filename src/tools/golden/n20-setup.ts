import { EMPTY_TITLE } from '../../rules/common/index';
import type { Setup } from '../../rules/common/index';
import { battle, formation, unit } from '../../testkit/battle';

export const DIE = ['1', '2', '3', '4', '5', '6'];
/** Made-up results: no source prints them. */
const COMBAT = {
  columns: ['-2', '0', '+2', '+4'],
  rows: DIE.map((key, i) => ({
    key,
    cells: [
      ['AB', 'AR', 'EX'],
      ['AR', 'EX', 'DR'],
      ['EX', 'DR', 'DR'],
      ['DR', 'DB', 'DB'],
    ].map((column) => column[Math.floor(i / 2)] ?? ''),
  })),
};

export const soldiers = (
  id: string,
  of: string,
  front: number,
  arm: 'infantry' | 'cavalry' | 'footArtillery' = 'infantry',
) => unit(id, of, { name: id, front, reverse: null, arm, movement: arm === 'cavalry' ? 3 : 2 });

/** Two small armies, an event deck of Medium, the matrix by markers. */
export const N20_SETUP: Setup = battle({
  cup: 'none',
  leaders: [],
  formations: [
    formation('f1', 'first'),
    formation('f2', 'first'),
    formation('s1', 'second'),
    formation('s2', 'second'),
  ],
  units: [
    soldiers('davout', 'f1', 5),
    soldiers('murat', 'f1', 2, 'cavalry'),
    soldiers('guns', 'f1', 3, 'footArtillery'),
    soldiers('ney', 'f2', 4),
    soldiers('cadre', 'f2', 1),
    soldiers('barclay', 's1', 4),
    soldiers('platov', 's1', 1, 'cavalry'),
    soldiers('tuchkov', 's2', 3),
    soldiers('uvarov', 's2', 2, 'cavalry'),
    soldiers('jaegers', 's2', 1),
  ],
  turns: [
    { label: 'Morning', kind: 'day', day: 1 },
    { label: 'Evening', kind: 'day', day: 1 },
    { label: 'Night', kind: 'night', day: 1 },
    { label: 'Next morning', kind: 'day', day: 2 },
  ],
  title: {
    ...EMPTY_TITLE,
    cards: [
      { name: 'Mud', count: 2, deck: null, note: 'Movement is halved' },
      { name: 'The Guard grumbles', count: 1, deck: 'first', note: '' },
      { name: 'As the plan has it', count: 2, deck: null, note: 'Reshuffle the deck' },
    ],
    events: 'medium',
    matrix: 'Fun',
    combat: COMBAT,
  },
});
