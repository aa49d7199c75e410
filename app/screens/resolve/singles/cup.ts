import { same } from '../composition';
import type { Compose, Composition } from '../composition';
import type { Field } from '../fields';
import { isAt } from '../path';
import { flag, number, other, pickCommander, rating } from './common';

const HQ_LOST = { at: 'hqLost', label: 'HQ destroyed today' } as const;

const coordinated: Composition = {
  initial: { commander: { rating: 4 } },
  known: [
    {
      fields: [
        pickCommander('commander', 'commander', { role: 'OC' }),
        { ...rating('commander.rating', 'The commander’s rating'), otherwise: 4 },
        flag('commander.hqLost', HQ_LOST.label),
      ],
    },
  ],
  more: [other],
};

const stakes = (side: 'first' | 'second'): readonly Field[] => [
  pickCommander(`commander-${side}`, `${side}.commander`, { role: 'OC', side }),
  rating(`${side}.commander.rating`, 'The commander’s rating'),
  flag(`${side}.commander.hqLost`, HQ_LOST.label),
  number(`${side}.retreats.units`, 'Units retreated last turn', [0, 40], {}),
  number(`${side}.retreats.combats`, 'In how many combats', [0, 20], {}),
];

const taking = (draft: unknown): boolean => isAt(draft, 'takingTheInitiative');

const initialAction: Composition = {
  initial: { first: { commander: { rating: 4 } }, second: { commander: { rating: 3 } } },
  known: [
    { fields: [flag('takingTheInitiative', 'Retreats of last turn count', { hint: 'NLC 20.11' })] },
    ...(['first', 'second'] as const).map((side) => ({
      side,
      fields: stakes(side).map((field) =>
        'at' in field && field.at.includes('retreats') ? { ...field, when: taking } : field,
      ),
    })),
  ],
};

const hidden: Composition = {
  initial: { turnOfHiding: 1, collected: 0 },
  known: [
    {
      fields: [
        number('turnOfHiding', 'Turn of the hidden march', [1, 20]),
        {
          kind: 'one',
          at: 'nearestEnemyHq',
          label: 'The nearest enemy HQ is',
          options: [
            { id: 'austrian', label: 'Austrian' },
            { id: 'russian', label: 'Russian' },
            { id: 'other', label: 'Another' },
          ],
          otherwise: 'other',
          look: 'segmented',
        },
        number('collected', 'Activations it has collected', [0, 20]),
        {
          kind: 'flags',
          label: 'And',
          flags: [
            { at: 'allCavalry', label: 'All cavalry' },
            { at: 'superseded', label: 'Its orders were replaced' },
            { at: 'enemySeesItsWay', label: 'An enemy sees its way' },
            { at: 'shown', label: 'Its owner shows it' },
          ],
        },
      ],
    },
  ],
  more: [number('jams', 'Turns in which hidden marches cross', [0, 20], { hint: 'NLC 20.1.6' }), other],
};

const byMail: Composition = {
  oddsNote: 'As if the winner moves first.',
  initial: { first: { rating: 4 }, second: { rating: 3 } },
  known: (['first', 'second'] as const).map((side) => ({
    side,
    fields: [
      pickCommander(`commander-${side}`, side, { role: 'OC', side }),
      rating(`${side}.rating`, 'The commander’s rating'),
      number(`${side}.combatsWon`, 'Combats won last turn', [0, 40]),
    ],
  })),
};

const cupSide: Composition = {
  initial: { chits: { first: 3, second: 3 } },
  known: [
    {
      fields: [
        {
          kind: 'one',
          at: 'cups',
          label: 'Played with',
          options: [
            { id: 'two', label: 'Two cups' },
            { id: 'covers', label: 'Covers' },
            { id: 'one', label: 'One cup' },
          ],
          otherwise: 'two',
          look: 'segmented',
        },
        number('chits.first', ({ side }) => `Chits left, ${side('first')}`, [0, 40]),
        number('chits.second', ({ side }) => `Chits left, ${side('second')}`, [0, 40]),
      ],
    },
  ],
};

/** What is settled around the cup, by mail, and on hidden marches. */
export const CUP: Readonly<Record<string, Compose>> = {
  'nlc/coordinated-action': same(coordinated),
  'nlc/initial-action': same(initialAction),
  'nlc/hidden-movement': same(hidden),
  'nlc/pbem-initiative': same(byMail),
  'mop/cup-side': same(cupSide),
};
