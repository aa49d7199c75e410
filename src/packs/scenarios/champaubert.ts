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
  VICTORY,
  frenchCommand,
} from './of-1814';

const ST_PRIX = 'St. Prix';
const BAYE = 'Baye';
const BANNAY = 'Bannay';
const ROAD = 'Champaubert–Vauchamps road (2415)';
const CHAMPAUBERT = 'Champaubert';
const HANNOTERIE = 'Hannoterie';

/** Printed once for Grouchy and I Cavalry Corps together. */
const TO_CHAMPAUBERT = [
  { type: 'march', at: ST_PRIX },
  { type: 'march', at: BANNAY },
  { type: 'probe', at: BANNAY },
  { type: 'march', at: ROAD },
  { type: 'probe', at: ROAD },
  { type: 'march', at: CHAMPAUBERT },
  { type: 'probe', at: CHAMPAUBERT },
] as const;

/** MOP 37.19. */
export const CHAMPAUBERT_PACK: PackSource = {
  ...LA_PATRIE,
  id: 'mop-champaubert',
  name: 'Champaubert',
  rule: 'MOP 37.19',
  about: 'Olsufief’s corps stands alone on the road; the French come up from St. Prix.',
  dates: ['10 February'],
  leaders: [{ ...NAPOLEON, onMap: false }, GROUCHY, { ...BLUCHER, onMap: false }],
  formations: [
    FRENCH.sixth,
    { ...FRENCH.firstCavalry, under: 'grouchy', onlyLocalUntil: 'napoleon' },
    FRENCH.youngGuard,
    FRENCH.guardCavalry,
    { ...COALITION.ninth, decisionBarredUntil: BAYE, firstBadMove: { type: 'defend', at: CHAMPAUBERT } },
  ],
  attached: [{ what: '1st OG division', to: 'f-yg' }],
  orders: [
    {
      of: 'f-vi',
      steps: [
        { type: 'march', at: ST_PRIX },
        { type: 'march', at: BAYE },
        { type: 'attack', at: BAYE },
      ],
    },
    { of: 'grouchy', steps: TO_CHAMPAUBERT },
    { of: 'f-i-cav', steps: TO_CHAMPAUBERT },
    { of: 'napoleon', steps: [{ type: 'march', at: ST_PRIX }] },
    { of: 'f-yg', steps: [{ type: 'march', at: ST_PRIX }], awaitFurther: true },
    { of: 'f-gc', steps: [{ type: 'march', at: HQ }], awaitFurther: true },
    { of: 'c-ix', steps: [{ type: 'defend', at: HANNOTERIE }] },
    { of: 'c-ix', division: '9th Division', steps: [{ type: 'defend', at: BAYE }] },
  ],
  places: [ST_PRIX, BAYE, BANNAY, ROAD, CHAMPAUBERT, HANNOTERIE],
  victory: VICTORY,
  notes: [
    ...frenchCommand('MOP 37.19'),
    {
      rule: 'MOP 37.19',
      of: 'napoleon',
      text: 'Until Napoléon comes, Marmont, Grouchy and Doumerc change their orders by local decision alone. Put him on the map when he arrives.',
    },
    {
      rule: 'MOP 37.19',
      of: 'blucher',
      text: 'Until Blücher comes, the Coalition changes its orders by local decision alone. Put him on the map when he arrives.',
    },
    {
      rule: 'MOP 37.19',
      of: 'c-ix',
      text: 'Olsufief tries no local decision until a hex of Baye is assaulted. His first Bad Move is an order to defend Champaubert, whatever the enemy would name.',
    },
    {
      rule: 'MOP 37.19',
      of: 'f-i-cav',
      text: 'Its orders are printed in one line with Grouchy’s: it stands under him here.',
    },
    {
      rule: 'MOP 37.19',
      of: 'f-yg',
      text: 'The 1st Old Guard division is attached: enter it as a division of the corps.',
    },
    ...EFFECTS,
  ],
  asks: ASKS_1814,
};
