import { EMPTY_TITLE } from '../../rules/common/index';
import type { Setup } from '../../rules/common/index';
import { battle, formation, leader, unit } from '../../testkit/battle';

type Cards = Setup['title']['cards'];
type Deck = 'first' | 'second';

const deck = (side: Deck, ...numbers: readonly string[]): Cards =>
  numbers.map((no) => ({ name: `Card ${no}`, count: 1, deck: side, note: '', no }));

/** Made-up counts and points: no source prints them. */
const CARDS: Cards = [
  ...deck('first', '10', '14N', '25', '27', '28', '5', '2', '3', '17', '20'),
  { name: 'Aide de Camp', count: 2, deck: 'first', note: '', no: '31', removed: 1, points: -1 },
  { name: 'Approach March', count: 1, deck: 'first', note: '', no: '8', points: -2, supply: true },
  ...deck('second', '16', '7B', '22', '9', '11', '23U', '5', '4'),
  { name: 'Gneisenau', count: 1, deck: 'second', note: '', no: '30G', points: 3 },
];

const WEATHER: NonNullable<Setup['title']['weather']> = {
  columns: ['fair', 'rain'],
  rows: [
    { key: '1-2', cells: ['no change', 'Fog'] },
    { key: '3-5', cells: ['Rain', 'Mud'] },
    { key: '6', cells: ['Snow', 'fair'] },
  ],
};

const TURNS: Setup['turns'] = [
  ...['10:00', '11:00', '12:00', '13:00', '14:00', '15:00'].map((label) => ({ label, kind: 'day' as const, day: 1 })),
  { label: '17:00', kind: 'nightPM', day: 1 },
  ...['20:00', '00:00'].map((label) => ({ label, kind: 'night' as const, day: 1 })),
  ...['06:00', '07:00'].map((label) => ({ label, kind: 'day' as const, day: 2 })),
];

const troops = (id: string, nation: 'french' | 'prussian', more: Parameters<typeof unit>[2] = {}) =>
  ['1st', '2nd'].map((division) =>
    unit(`${id}-${division}`, id, { nation, division, front: 6, reverse: 3, initiative: 4, ...more }),
  );
const horse = { arm: 'cavalry', front: 4, reverse: 2 } as const;
const guns = { arm: 'footArtillery', front: 5, reverse: 2, initiative: 3 } as const;

/** MOP: a day and a night with everything hidden that may be: marches, covers, dummies, cards, arrivals, demoralization. */
export const MOP_SETUP: Setup = battle(
  {
    cup: 'two',
    turns: TURNS,
    leaders: [
      leader('emperor', 'first', 4, { level: 40, effect: 'napoleon' }),
      leader('ney', 'first', 3, { role: 'WC', under: 'emperor' }),
      leader('marshal', 'second', 3, { level: 40 }),
    ],
    formations: [
      formation('f1', 'first', { limit: 8 }),
      formation('f2', 'first', { rating: 2, under: 'ney' }),
      formation('f3', 'first', { kind: 'cavalryCorps' }),
      formation('f4', 'first', { arrives: 5 }),
      formation('s1', 'second', { rating: 2, limit: 8 }),
      formation('s2', 'second', { rating: 2 }),
      formation('s3', 'second', { arrives: 4 }),
      formation('s4', 'second', { arrives: 7 }),
    ],
    units: [
      ...troops('f1', 'french'),
      unit('f1-guns', 'f1', { ...guns, nation: 'french' }),
      ...troops('f2', 'french'),
      ...troops('f3', 'french', horse),
      ...troops('f4', 'french'),
      ...troops('s1', 'prussian'),
      unit('s1-guns', 's1', { ...guns, nation: 'prussian' }),
      ...troops('s2', 'prussian'),
      unit('s2-horse', 's2', { ...horse, nation: 'prussian', initiative: 3 }),
      ...troops('s3', 'prussian'),
      ...troops('s4', 'prussian'),
    ],
    title: {
      ...EMPTY_TITLE,
      places: ['Laon', 'Craonne', 'Soissons'],
      weather: WEATHER,
      cards: CARDS,
      cardPlay: 'restricted',
    },
  },
  [
    'orderSheets',
    'hiddenMovement',
    'hiddenTrafficJams',
    'hiddenForces',
    'vedettes',
    'hiddenDemoralization',
    'variableArrival',
    'secretArrivals',
    'operationsMorale',
    'disruptionByCheck',
  ],
);
