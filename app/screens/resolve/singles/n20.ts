import { MORALES, START } from './n20-common';
import { same } from '../composition';
import { halves } from '../../../../src/wording/halves';
import type { Compose, Composition } from '../composition';
import type { Field } from '../fields';
import { isAt, numberAt, withValue } from '../path';
import { flag, number, sideField } from './common';

const lost: Composition = {
  initial: { morale: START, owner: 'first', printedStrength: 3, cause: 'broken' },
  known: [
    {
      fields: [
        {
          kind: 'unit',
          id: 'unit',
          put: (draft, { unit, side }) => withValue(withValue(draft, 'printedStrength', unit.front), 'owner', side),
        },
        sideField('owner', 'Whose unit'),
        number('printedStrength', 'Strength as printed', [0, 20], { otherwise: 3 }),
        {
          kind: 'one',
          at: 'cause',
          label: 'What has become of it',
          options: [
            { id: 'broken', label: 'Broken' },
            { id: 'routed', label: 'Routed' },
            { id: 'withdrawn', label: 'Withdrawn' },
            { id: 'brokenDown', label: 'Broken down' },
            { id: 'combined', label: 'Combined' },
          ],
          otherwise: 'broken',
        },
        ...MORALES,
      ],
    },
  ],
  more: [
    number('ownerPoints', 'Points its owner pays', [0, 5], {
      otherwise: 1,
      hint: 'By your game; 1 where it says nothing',
    }),
    number('enemyPoints', 'Points the enemy gains', [0, 5], {
      otherwise: 1,
      none: { word: '–', value: undefined },
    }),
    { kind: 'other', at: 'other', label: 'Another change of morale' },
  ],
};

const guard: Composition = {
  initial: { morale: START, side: 'first', costHalves: 2 },
  known: [
    {
      fields: [
        sideField('side', 'Who commits it'),
        number('costHalves', 'What your game takes for it', [0, 10], { otherwise: 2, print: halves }),
        ...MORALES,
      ],
    },
  ],
  more: [{ kind: 'other', at: 'other', label: 'Another change of morale' }],
};

const night: Composition = {
  initial: { morale: START, loser: 'first', hexes: [{ occupied: true }] },
  known: [
    {
      fields: [
        sideField('loser', 'Whose lines of communication'),
        {
          kind: 'list',
          at: 'hexes',
          label: 'Hexes of them',
          one: 'a hex',
          min: 0,
          max: 20,
          blank: () => ({ occupied: true }),
          title: (item, nth) =>
            `Hex ${String(nth + 1)}: ${isAt(item, 'occupied', true) ? 'held by the enemy' : 'free'}${
              numberAt(item, 'pursuers', 0) > 0 ? `, ${String(numberAt(item, 'pursuers', 0))} sent off` : ''
            }`,
          fields: [
            flag('occupied', 'An enemy holds it', { otherwise: true }),
            number('pursuers', 'Units sent off the map through it', [0, 20]),
            number('countedBefore', 'of which counted on an earlier night', [0, 20]),
          ],
        },
        ...MORALES,
      ],
    },
  ],
  more: [
    flag('night', 'It is a night turn', { otherwise: true }),
    flag('onlyThroughHeldHex', 'Pursuers count only while their hex is held', { hint: 'Ruling 64, other reading' }),
    flag('eachUnitOnce', 'Each pursuer counts once', { hint: 'Ruling 64, other reading' }),
    { kind: 'other', at: 'other', label: 'Another change of morale' },
  ],
};

const hexes = (side: 'first' | 'second'): readonly Field[] => [
  number(`hexes.${side}.enemyObjectives`, 'Enemy objectives held', [0, 20]),
  number(`hexes.${side}.enemyLoc`, 'Enemy lines of communication held', [0, 20]),
  number(`hexes.${side}.fortresses`, 'Fortresses held', [0, 20]),
  number(`hexes.${side}.redoubts`, 'Redoubts held', [0, 20]),
];

const victory: Composition = {
  initial: { morale: START, hexes: { first: {}, second: {} }, gameOver: true },
  known: [
    { fields: [flag('gameOver', 'The last turn is over', { otherwise: true }), ...MORALES] },
    { side: 'first', fields: hexes('first') },
    { side: 'second', fields: hexes('second') },
  ],
};

/** Morale and the end, under N20. */
export const N20: Readonly<Record<string, Compose>> = {
  'n20/small-formation': same(lost),
  'n20/guard': same(guard),
  'n20/night-terrain': same(night),
  'n20/victory': same(victory),
};
