import type { PackSource } from '../pack';
import {
  ASKS_1814,
  BARCLAY,
  BLUCHER,
  BOHEMIA,
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

const LATER = { onMap: false } as const;

/** MOP 37.22. */
export const BRIENNE_LA_ROTHIERE_PACK: PackSource = {
  ...LA_PATRIE,
  id: 'mop-brienne-la-rothiere',
  name: 'Brienne – La Rothière',
  rule: 'MOP 37.22',
  about: 'Mini-campaign: both battles of the Aube in one game.',
  leaders: [NAPOLEON, GROUCHY, BLUCHER, SACKEN, { ...BARCLAY, onMap: false }],
  formations: [
    FRENCH.fifthCavalry,
    FRENCH.guardCavalry,
    FRENCH.second,
    FRENCH.youngGuard,
    FRENCH.reserve,
    { ...FRENCH.sixth, ...LATER },
    { ...FRENCH.firstCavalry, ...LATER },
    COALITION.ninth,
    COALITION.advanceGuard,
    COALITION.eleventh,
    COALITION.sixth,
    COALITION.hussars,
    COALITION.advanceDivision,
    { ...COALITION.third, ...LATER },
    { ...COALITION.fourth, ...LATER },
    { ...COALITION.fifth, ...LATER },
    { ...COALITION.cavalry, ...LATER },
    { ...COALITION.bavarians, ...LATER },
  ],
  places: [
    'Brienne (0913)',
    'La Rothière (1323)',
    'Chaumésnil (1920)',
    'Trannes (1832)',
    'Maizières',
    'Dienville (0921)',
  ],
  victory: VICTORY,
  notes: [
    {
      rule: 'MOP 37.22',
      text: 'No at-start order is printed for the mini-campaign but Barclay’s. Those of Brienne (37.17) stand in its own pack; set what you agree on at the desks in the first turn.',
    },
    ...BOHEMIA,
    ...frenchCommand('MOP 37.17'),
    {
      rule: 'MOP 37.22',
      text: 'Formations that only La Rothière names stand off the map: when they come, the game’s schedule says. Put them on, or give them their turn, in the set-up.',
    },
    ...EFFECTS,
  ],
  asks: [...ASKS_1814, 'startOrders'],
};
