import { turnField } from './common';
import { same } from '../composition';
import type { Compose, Composition } from '../composition';
import type { Field } from '../fields';
import { isAt, numberAt, textAt, valueAt, withValue } from '../path';
import { flag, number, sideField } from './common';

const cardNumber = (at: string, label: string): Field => number(at, label, [1, 31], { otherwise: 3 });

const cardPlay: Composition = {
  oddsNote: 'As if it is played at once.',
  initial: { card: 3, owner: 'first', from: 'deck' },
  known: [
    {
      fields: [
        cardNumber('card', 'Number of the card'),
        { ...sideField('owner', 'Whose card'), when: (draft) => !isAt(draft, 'oneDeck') },
        {
          kind: 'one',
          at: 'from',
          label: 'It is',
          options: [
            { id: 'deck', label: 'Drawn now' },
            { id: 'held', label: 'Held' },
            { id: 'bonus', label: 'A bonus card' },
          ],
          otherwise: 'deck',
          look: 'segmented',
        },
        turnField,
        number('victoryPoints', 'Victory points printed on it', [-50, 50], {
          otherwise: 0,
          none: { word: '–', value: undefined },
        }),
      ],
    },
  ],
  more: [
    flag('oneDeck', 'One deck for both sides', { hint: 'For a player alone' }),
    {
      kind: 'one',
      at: 'formation.card',
      label: 'It cancels or brings a formation',
      options: [
        { id: 'none', label: 'Neither', put: (draft) => withValue(draft, 'formation', undefined) },
        ...[
          { id: 'canceled', label: 'Cancels one' },
          { id: 'alternate', label: 'Brings one' },
        ].map((option) => ({
          ...option,
          put: (draft: unknown) =>
            withValue(draft, 'formation', { strength: numberAt(draft, 'formation.strength', 20), card: option.id }),
        })),
      ],
      otherwise: 'none',
      look: 'segmented',
    },
    {
      ...number('formation.strength', 'Its strength', [0, 300], { otherwise: 20 }),
      when: (draft) => valueAt(draft, 'formation') !== undefined,
    },
  ],
};

const randomEvent: Composition = {
  initial: { removals: [] },
  known: [
    {
      fields: [
        {
          kind: 'list',
          at: 'removals',
          label: 'Cards the scenario takes out',
          one: 'a card',
          min: 0,
          max: 62,
          blank: (nth) => ({ side: 'first', card: nth + 3, removed: 'all' }),
          title: (item, _, names) =>
            `Card ${String(numberAt(item, 'card', 1))}, ${names.side(textAt(item, 'side') === 'second' ? 'second' : 'first')}`,
          fields: [
            cardNumber('card', 'Number of the card'),
            sideField('side', 'From the deck of'),
            {
              kind: 'one',
              at: 'removed',
              label: 'How many of them',
              options: [
                { id: 'oneOfTwo', label: 'One of two' },
                { id: 'twoOfFour', label: 'Two of four' },
                { id: 'all', label: 'All' },
              ],
              otherwise: 'all',
              look: 'segmented',
            },
          ],
        },
      ],
    },
  ],
};

const SUMS: readonly (readonly [string, string, number])[] = [
  ['losses', 'Strength lost', 400],
  ['corps', 'Its corps', 60],
  ['corpsDemoralized', 'of which demoralized', 60],
  ['baggageTrainsLost', 'Baggage trains lost', 20],
  ['supplySources', 'Enemy supply sources held', 20],
];

const standing = (side: 'first' | 'second'): readonly Field[] => [
  ...SUMS.map(([field, label, most]): Field => number(`${side}.${field}`, label, [0, most])),
  signedPoints(`${side}.cardPoints`, 'Victory points of its cards'),
];

const signed = (value: number): string => (value > 0 ? `+${String(value)}` : String(value).replace('-', '−'));

const signedPoints = (at: string, label: string): Field =>
  number(at, label, [-100, 100], { otherwise: 0, print: signed });

const seldom = (side: 'first' | 'second'): readonly Field[] => [
  {
    kind: 'flags',
    label: (names) => names.side(side),
    flags: [
      { at: `${side}.playedGeneralRetreat`, label: 'Played General Retreat' },
      { at: `${side}.exitedBaggageTrain`, label: 'Exited a baggage train' },
    ],
  },
  number(`${side}.exitedUnits`, 'Units exited', [0, 200]),
  signedPoints(`${side}.scenarioPoints`, 'By the scenario'),
  {
    kind: 'list',
    at: `${side}.capturedRatings`,
    label: 'Its commanders taken',
    one: 'a commander',
    min: 0,
    max: 6,
    blank: () => 3,
    title: (item) => `Rating ${String(item)}`,
    fields: [number('', 'His rating', [0, 9], { otherwise: 3 })],
  },
  ...(['canceledReinforcements', 'alternateReinforcements'] as const).map((field): Field => ({
    kind: 'list',
    at: `${side}.${field}`,
    label: field === 'canceledReinforcements' ? 'Formations a card canceled' : 'Formations a card brought',
    one: 'a formation',
    min: 0,
    max: 20,
    blank: () => 20,
    title: (item) => `Strength ${String(item)}`,
    fields: [number('', 'Its strength', [0, 300], { otherwise: 20 })],
  })),
];

const victory: Composition = {
  initial: { first: {}, second: {} },
  known: [
    { side: 'first', fields: standing('first') },
    { side: 'second', fields: standing('second') },
    { fields: [flag('napoleonCaptured', 'Napoleon is taken')] },
  ],
  more: [...seldom('first'), ...seldom('second')],
};

/** Cards, events and the end, under MOP. */
export const MOP_CARDS: Readonly<Record<string, Compose>> = {
  'mop/card-play': same(cardPlay),
  'mop/random-event': same(randomEvent),
  'mop/victory': same(victory),
};
