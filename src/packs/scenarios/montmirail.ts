import { HQ } from '../pack';
import type { PackSource } from '../pack';
import {
  ASKS_1814,
  BLUCHER,
  COALITION,
  EFFECTS,
  FRENCH,
  GROUCHY,
  LA_PATRIE,
  NAPOLEON,
  SACKEN,
  VICTORY,
  frenchCommand,
} from './of-1814';

const TREMBLAY = 'Le Tremblay (1133W)';
const MAIN_ROAD = 'main road (1332W)';
const THIERRY_ROAD = 'Château-Thierry road (1533)';
const MARBAIS = 'Marbais (1031W)';
const MONTMIRAIL = 'Montmirail';
const GRENEAUX = 'les Greneaux (1330W)';
const LEFT_FLANK = 'left flank (1729)';

export const MONTMIRAIL_PLACES = [
  TREMBLAY,
  MAIN_ROAD,
  THIERRY_ROAD,
  MARBAIS,
  MONTMIRAIL,
  GRENEAUX,
  LEFT_FLANK,
] as const;

/** The one order that is written otherwise in the campaign, where VI Corps is there itself. */
export const TREMBLAY_ORDER = {
  steps: [{ type: 'defend', at: TREMBLAY }],
  note: 'May enter zones and attack within 2 hexes of 1133W.',
} as const;

export const MONTMIRAIL_ORDERS: NonNullable<PackSource['orders']> = [
  {
    of: 'f-yg',
    steps: [{ type: 'defend', at: MAIN_ROAD }],
    note: 'May enter zones and attack within 2 hexes of 1332W.',
  },
  {
    of: 'f-yg',
    division: '1st Voltigeurs',
    steps: [{ type: 'march', at: HQ }],
  },
  {
    of: 'f-gc',
    steps: [{ type: 'defend', at: THIERRY_ROAD }],
    note: 'May enter zones and attack within 2 hexes of 1533.',
  },
  {
    of: 'sacken',
    steps: [
      { type: 'march', at: MARBAIS },
      { type: 'attack', at: MARBAIS },
      { type: 'march', at: MONTMIRAIL },
      { type: 'attack', at: MONTMIRAIL },
    ],
  },
  { of: 'c-vi', steps: [{ type: 'attack', at: MARBAIS }] },
  { of: 'c-xi', steps: [{ type: 'attack', at: GRENEAUX }] },
  { of: 'c-c', steps: [{ type: 'defend', at: LEFT_FLANK }] },
  { of: 'c-i', steps: [{ type: 'reserve' }] },
];

export const MONTMIRAIL_COALITION = [
  COALITION.sixth,
  COALITION.eleventh,
  { ...COALITION.cavalry, under: 'sacken' },
  COALITION.first,
] as const;

export const MONTMIRAIL_NOTES: NonNullable<PackSource['notes']> = [
  ...frenchCommand('MOP 37.20'),
  {
    rule: 'MOP 37.20',
    of: 'sacken',
    text: 'Sacken, rated 2, orders VI, XI and C Corps, and neither IX Corps nor Yorck’s.',
  },
  {
    rule: 'MOP 37.20',
    of: 'blucher',
    text: 'Unless Blücher comes, the Coalition’s leaders change their orders by local decision alone. Put him on the map if he arrives.',
  },
  {
    rule: 'MOP 37.20',
    of: 'c-i',
    text: 'Yorck’s men count as having made a forced march: fatigued (Ruling 57) until they have been in Reserve for three turns in a row.',
  },
  {
    rule: 'MOP 37.20',
    of: 'c-c',
    text: 'The text calls it C Corps under Sacken and Cav Corps in its order: read as one.',
  },
  {
    rule: 'MOP 37.20',
    of: 'f-yg',
    text: 'The 1st Old Guard division is attached: enter it as a division of the corps.',
  },
  ...EFFECTS,
];

/** MOP 37.20. */
export const MONTMIRAIL_PACK: PackSource = {
  ...LA_PATRIE,
  id: 'mop-montmirail',
  name: 'Montmirail',
  rule: 'MOP 37.20',
  about: 'Sacken tries to break through to Montmirail; Yorck’s tired corps is slow to help him.',
  dates: ['11 February'],
  leaders: [NAPOLEON, { ...GROUCHY, onMap: false }, { ...BLUCHER, onMap: false }, SACKEN],
  formations: [FRENCH.eighthDivision, FRENCH.youngGuard, FRENCH.guardCavalry, ...MONTMIRAIL_COALITION],
  attached: [{ what: '1st OG division', to: 'f-yg' }],
  marks: [{ id: 'fatigued', of: 'c-i' }],
  orders: [{ of: 'f-8-div', ...TREMBLAY_ORDER }, ...MONTMIRAIL_ORDERS],
  places: MONTMIRAIL_PLACES,
  victory: VICTORY,
  notes: [
    ...MONTMIRAIL_NOTES,
    {
      rule: 'MOP 37.20',
      of: 'grouchy',
      text: 'Grouchy’s order, and those of the French VI and the Coalition’s IX Corps, are printed for the campaign alone. In the battle he stands off the map.',
    },
  ],
  asks: ASKS_1814,
};
