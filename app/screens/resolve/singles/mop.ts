import { turnField } from './common';
import { same } from '../composition';
import type { AppView } from '../../../../src/session/rule-sets';
import type { Compose, Composition } from '../composition';
import type { Field } from '../fields';
import { flag, number, other } from './common';

const WEATHERS = ['Fair', 'Cloudy', 'Mud', 'Rain', 'Fog', 'Frost', 'Snow', 'Snowstorm'] as const;

const weatherField: Field = {
  kind: 'one',
  at: 'weather',
  label: 'Weather',
  options: WEATHERS.map((id) => ({ id, label: id })),
  otherwise: 'Fair',
};

const TURNS: Readonly<Record<string, string>> = { day: 'day', night: 'night', nightPm: 'nightPM' };

/** As the game has it by now; without one, the weather that changes most. */
const weather: Compose = (_, view) => ({
  initial: initialWeather(view),
  known: [{ fields: [weatherField, turnField, flag('enemyInfantry', 'An enemy in the combat is infantry')] }],
});

const initialWeather = (view: AppView | null): unknown => {
  const procedure = view?.procedure;
  if (procedure?.of !== 'nlc') return { weather: 'Rain', turn: 'day' };
  const now = WEATHERS.find((one) => one.toLowerCase() === procedure.terms.weather);
  return { weather: now ?? 'Fair', turn: TURNS[procedure.terms.turn] ?? 'day' };
};

const spanField: Field = {
  kind: 'one',
  at: 'span',
  options: [
    { id: 'bridge', label: 'Bridge' },
    { id: 'trestle', label: 'Trestle' },
  ],
  otherwise: 'bridge',
  look: 'segmented',
};

const spanUnit: readonly Field[] = [
  {
    kind: 'one',
    at: 'unit',
    label: 'Who does it',
    options: [
      { id: 'infantry', label: 'Infantry' },
      { id: 'cavalry', label: 'Cavalry' },
      { id: 'artillery', label: 'Artillery' },
      { id: 'vedette', label: 'Vedette' },
      { id: 'leader', label: 'Leader' },
      { id: 'train', label: 'Train' },
    ],
    otherwise: 'infantry',
  },
  number('movementLeft', 'Movement points left', [0, 30], { otherwise: 2 }),
];

const damage: Composition = {
  initial: { span: 'bridge', unit: 'infantry', movementLeft: 2 },
  known: [{ fields: [spanField, ...spanUnit, flag('inEnemyZone', 'In an enemy zone of control')] }],
};

const repair: Composition = {
  initial: { span: 'bridge', unit: 'infantry', movementLeft: 2 },
  known: [
    {
      fields: [
        spanField,
        ...spanUnit,
        {
          kind: 'one',
          at: 'enemyAtAnEnd',
          label: 'The enemy at an end of it',
          options: [
            { id: 'none', label: 'None' },
            { id: 'zone', label: 'His zone' },
            { id: 'occupied', label: 'He is there' },
          ],
          otherwise: 'none',
          look: 'segmented',
        },
      ],
    },
  ],
  more: [other],
};

const position: Composition = {
  initial: { diggers: 2, weather: 'Fair' },
  known: [
    {
      fields: [
        number('diggers', 'Infantry units that dig', [0, 12], { otherwise: 2 }),
        weatherField,
        flag('night', 'It is night'),
      ],
    },
  ],
  more: [other],
};

const train: Composition = {
  initial: { train: 'pontoon' },
  known: [
    {
      fields: [
        {
          kind: 'one',
          at: 'train',
          label: 'The train that is entered',
          options: [
            { id: 'pontoon', label: 'Pontoon train' },
            { id: 'baggage', label: 'Baggage train' },
          ],
          otherwise: 'pontoon',
          look: 'segmented',
        },
      ],
    },
  ],
  more: [other],
};

const arrival: Composition = {
  initial: { dueTurn: 8 },
  known: [
    {
      fields: [
        number('dueTurn', 'Due in turn', [1, 200], { otherwise: 8 }),
        number('formations', 'Formations in the group', [1, 20]),
        number('delayed', 'Formations of its side delayed so far', [0, 40]),
        number('advanced', 'Formations of its side advanced so far', [0, 40]),
        number('earlierGroupArrives', 'The group before it comes in turn', [1, 200], {
          otherwise: 7,
          none: { word: '–', value: undefined },
        }),
      ],
    },
  ],
  more: [other],
};

const hours = (minutes: number): string => {
  const rest = minutes % 60;
  return `${String(Math.floor(minutes / 60))} h${rest === 0 ? '' : ` ${String(rest)}`}`;
};

const arrivalOrders: Composition = {
  initial: { beforeFirstDaylight: true, minutesToArrival: 300 },
  known: [
    {
      fields: [
        flag('beforeFirstDaylight', 'Sent before that day’s first daylight turn'),
        number('minutesToArrival', 'From now to the scheduled arrival', [0, 2880], {
          otherwise: 300,
          step: 30,
          print: hours,
        }),
      ],
    },
  ],
};

/** Weather, works, trains and reinforcements, under MOP. */
export const MOP: Readonly<Record<string, Compose>> = {
  'mop/weather-effects': weather,
  'mop/span-damage': same(damage),
  'mop/span-repair': same(repair),
  'mop/improved-position': same(position),
  'mop/train-capture': same(train),
  'mop/arrival': same(arrival),
  'mop/arrival-orders': same(arrivalOrders),
};
