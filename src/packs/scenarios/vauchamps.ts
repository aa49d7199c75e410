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

const VAUCHAMPS = 'Vauchamps (1751W)';
const JEANVILLERS = 'Jeanvillers (2202E)';
const FROMENTIERES = 'Fromentières (2410E)';
const FOREST = 'Beaumont forest (1148W–1150W)';
const ROISES_ROAD = 'road Jeanvillers–Bois de Roises (2105E)';

/** MOP 37.21. */
export const VAUCHAMPS_PACK: PackSource = {
  ...LA_PATRIE,
  id: 'mop-vauchamps',
  name: 'Vauchamps',
  rule: 'MOP 37.21',
  about: 'Blücher comes on towards Vauchamps, and Napoléon turns on him with horse on both flanks.',
  leaders: [NAPOLEON, GROUCHY, BLUCHER],
  formations: [
    FRENCH.sixth,
    FRENCH.firstCavalry,
    { ...FRENCH.secondCavalry, under: 'grouchy' },
    FRENCH.guardCavalry,
    FRENCH.youngGuard,
    FRENCH.seventhDivision,
    COALITION.tenth,
    COALITION.second,
    COALITION.ninth,
  ],
  attached: [{ what: '1st OG Infantry Division', to: 'f-yg' }],
  orders: [
    { of: 'f-vi', steps: [{ type: 'attack', at: VAUCHAMPS }] },
    {
      of: 'grouchy',
      steps: [
        { type: 'attack', at: VAUCHAMPS },
        { type: 'march', at: JEANVILLERS },
        { type: 'attack', at: JEANVILLERS },
        { type: 'march', at: FROMENTIERES },
        { type: 'attack', at: FROMENTIERES },
      ],
    },
    { of: 'f-i-cav', steps: [{ type: 'attack', at: VAUCHAMPS }] },
    {
      of: 'f-ii-cav',
      steps: [
        { type: 'march', at: VAUCHAMPS },
        { type: 'attack', at: VAUCHAMPS },
      ],
    },
    {
      of: 'f-gc',
      steps: [
        { type: 'march', at: VAUCHAMPS, route: [FOREST] },
        { type: 'attack', at: VAUCHAMPS },
        { type: 'march', at: ROISES_ROAD },
        { type: 'attack', at: ROISES_ROAD },
      ],
    },
    { of: 'f-yg', steps: [{ type: 'march', at: HQ }] },
    { of: 'f-7-div', steps: [{ type: 'march', at: HQ, route: ['Mordant', 'road'] }] },
    { of: 'c-x', division: '8th Division', steps: [{ type: 'defend', at: VAUCHAMPS }] },
    { of: 'c-ii', division: 'Ziethen', steps: [{ type: 'defend', at: VAUCHAMPS }] },
    { of: 'c-ii', division: 'Hacke', steps: [{ type: 'defend', at: VAUCHAMPS }] },
    { of: 'c-x', steps: [{ type: 'march', at: VAUCHAMPS }] },
    { of: 'c-ii', steps: [{ type: 'march', at: VAUCHAMPS }] },
    { of: 'c-ix', steps: [{ type: 'march', at: HQ }] },
  ],
  places: [VAUCHAMPS, JEANVILLERS, FROMENTIERES, FOREST, ROISES_ROAD, 'Mordant'],
  victory: VICTORY,
  notes: [
    ...frenchCommand('MOP 37.21'),
    {
      rule: 'MOP 37.21',
      of: 'f-ii-cav',
      text: 'II Cavalry Corps is Grouchy’s. No source says who leads it; the printed cavalry leaders of the French are all rated 3.',
    },
    {
      rule: 'MOP 37.21',
      of: 'c-ii',
      text: 'The brigades of Ziethen and Hacke have divisional orders; the text does not say of which corps. Here they are divisions of II Corps: name them so among its units.',
    },
    {
      rule: 'MOP 37.21',
      of: 'f-yg',
      text: 'The 1st Old Guard division is attached: enter it as a division of the corps.',
    },
    ...EFFECTS,
  ],
  asks: ASKS_1814,
};
