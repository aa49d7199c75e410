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
import {
  MONTMIRAIL_COALITION,
  MONTMIRAIL_NOTES,
  MONTMIRAIL_ORDERS,
  MONTMIRAIL_PLACES,
  TREMBLAY_ORDER,
} from './montmirail';

const LATER = { onMap: false } as const;
const ETOGES = 'Etoges';
const FROM_THE_ELEVENTH = ['11 February', '12 February', '13 February', '14 February'] as const;

const ALTERNATES: NonNullable<PackSource['notes']>[number] = {
  rule: 'MOP 37.23.2',
  text: 'Lists of alternate reinforcements add up: one does not take the place of the one before. When a card calls for an alternate, its player picks from any list whose date has come.',
};

/** MOP 37.23. */
export const SIX_DAYS_PACK: PackSource = {
  ...LA_PATRIE,
  id: 'mop-six-days',
  name: 'Champaubert – Montmirail – Vauchamps',
  rule: 'MOP 37.23',
  about: 'Mini-campaign: from Champaubert to Vauchamps.',
  dates: ['10 February', ...FROM_THE_ELEVENTH],
  leaders: [{ ...NAPOLEON, onMap: false }, GROUCHY, { ...BLUCHER, onMap: false }, { ...SACKEN, onMap: false }],
  formations: [
    FRENCH.sixth,
    { ...FRENCH.firstCavalry, under: 'grouchy' },
    FRENCH.youngGuard,
    FRENCH.guardCavalry,
    { ...FRENCH.secondCavalry, ...LATER },
    { ...FRENCH.seventhDivision, ...LATER },
    COALITION.ninth,
    { ...COALITION.sixth, ...LATER },
    { ...COALITION.eleventh, ...LATER },
    { ...COALITION.cavalry, under: 'sacken', ...LATER },
    { ...COALITION.first, ...LATER },
    { ...COALITION.tenth, ...LATER },
    { ...COALITION.second, ...LATER },
  ],
  places: ['St. Prix', 'Baye', 'Bannay', 'Champaubert', ...MONTMIRAIL_PLACES, ETOGES, 'Vauchamps (1751W)'],
  victory: VICTORY,
  notes: [
    {
      rule: 'MOP 37.23',
      text: 'No at-start order is printed for the mini-campaign. Those of Champaubert (37.19) stand in its own pack; set what you agree on at the desks in the first turn.',
    },
    {
      rule: 'MOP 37.23',
      of: 'sacken',
      text: 'Sacken, rated 2, orders VI, XI and C Corps, and neither IX Corps nor Yorck’s.',
    },
    ALTERNATES,
    ...frenchCommand('MOP 37.19'),
    {
      rule: 'MOP 37.23',
      text: 'Formations that only Montmirail or Vauchamps names stand off the map: when they come, the game’s schedule says.',
    },
    ...EFFECTS,
  ],
  asks: [...ASKS_1814, 'startOrders'],
};

/** MOP 37.23.1: with the orders of 37.20, and those it prints for the campaign alone. */
export const ELEVENTH_OF_FEBRUARY_PACK: PackSource = {
  ...LA_PATRIE,
  id: 'mop-eleventh-of-february',
  name: 'Montmirail – Vauchamps, from 11 February',
  rule: 'MOP 37.23.1',
  about: 'The mini-campaign with Champaubert already fought: it starts as Montmirail does.',
  dates: FROM_THE_ELEVENTH,
  leaders: [NAPOLEON, GROUCHY, { ...BLUCHER, onMap: false }, SACKEN],
  formations: [
    FRENCH.sixth,
    FRENCH.youngGuard,
    FRENCH.guardCavalry,
    { ...FRENCH.firstCavalry, under: 'grouchy', ...LATER },
    { ...FRENCH.secondCavalry, ...LATER },
    { ...FRENCH.seventhDivision, ...LATER },
    ...MONTMIRAIL_COALITION,
    COALITION.ninth,
    { ...COALITION.tenth, ...LATER },
    { ...COALITION.second, ...LATER },
  ],
  attached: [{ what: '1st OG division', to: 'f-yg' }],
  marks: [{ id: 'fatigued', of: 'c-i' }],
  orders: [
    { of: 'f-vi', division: '8th Division', ...TREMBLAY_ORDER },
    ...MONTMIRAIL_ORDERS,
    { of: 'f-vi', steps: [{ type: 'defend', at: ETOGES }] },
    {
      of: 'grouchy',
      steps: [
        { type: 'march', at: ETOGES },
        { type: 'delay', at: ETOGES },
      ],
      note: 'Delays the enemy along the road.',
    },
    { of: 'c-ix', steps: [{ type: 'reserve' }] },
  ],
  places: [...MONTMIRAIL_PLACES, ETOGES, 'Champaubert', 'Vauchamps (1751W)'],
  victory: VICTORY,
  notes: [
    {
      rule: 'MOP 37.23.1',
      text: 'Surprise as the French achieved it on the 10th is hard to bring about; the start on the 11th takes it as given.',
    },
    ...MONTMIRAIL_NOTES,
    ALTERNATES,
  ],
  asks: ASKS_1814,
};
