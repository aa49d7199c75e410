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

const MAIZIERES = 'Maizières';
const BRIENNE = 'Brienne (0913)';
const BRIENNE_ROAD = 'Maizières–Brienne road';
const PERTHES = 'Perthes en Rothières (1004)';
const CROSSROADS = 'crossroads (0403)';
const APPROACH = 'approach to Brienne (1008)';
const SOUTH_CROSSROAD = 'crossroad (1316)';
const TRANNES = 'Trannes (1832)';
const CHAUMESNIL = 'Chaumésnil (1920)';
const BRIDGE = 'bridge (2325)';

/** MOP 37.17. */
export const BRIENNE_PACK: PackSource = {
  ...LA_PATRIE,
  id: 'mop-brienne',
  name: 'Brienne',
  rule: 'MOP 37.17',
  about: 'Napoléon comes down by Maizières on Blücher’s rearguard around Brienne.',
  leaders: [NAPOLEON, GROUCHY, BLUCHER, SACKEN],
  formations: [
    FRENCH.fifthCavalry,
    FRENCH.guardCavalry,
    FRENCH.second,
    FRENCH.youngGuard,
    FRENCH.reserve,
    COALITION.ninth,
    COALITION.advanceGuard,
    COALITION.eleventh,
    COALITION.sixth,
    COALITION.hussars,
    COALITION.advanceDivision,
  ],
  attached: [{ what: 'Three brigades of VI Corps', to: 'f-res' }],
  orders: [
    {
      of: 'grouchy',
      steps: [
        { type: 'march', at: MAIZIERES },
        { type: 'probe', at: BRIENNE, route: ['bridge (1604)'] },
      ],
      note: 'Across the bridge, towards Brienne.',
    },
    {
      of: 'f-v-cav',
      steps: [
        { type: 'march', at: MAIZIERES },
        { type: 'probe', at: BRIENNE, route: ['bridge (1604)'] },
      ],
    },
    {
      of: 'f-gc',
      steps: [
        { type: 'march', at: MAIZIERES },
        { type: 'march', at: PERTHES },
        { type: 'attack', at: PERTHES },
      ],
    },
    {
      of: 'f-ii',
      steps: [
        { type: 'march', at: 'Crespy', route: [MAIZIERES, 'Juzanvigny'] },
        { type: 'attack', at: BRIENNE },
      ],
    },
    {
      of: 'f-yg',
      steps: [
        { type: 'march', at: BRIENNE, route: [BRIENNE_ROAD] },
        { type: 'attack', at: BRIENNE },
      ],
    },
    { of: 'napoleon', steps: [{ type: 'march', at: MAIZIERES }] },
    { of: 'f-res', steps: [{ type: 'march', at: CROSSROADS }], awaitFurther: true },
    { of: 'c-ix', steps: [{ type: 'defend', at: BRIENNE }] },
    {
      of: 'c-ag',
      steps: [
        { type: 'delay', at: APPROACH },
        { type: 'fallBack', at: SOUTH_CROSSROAD },
      ],
      note: 'Its owner says in step 2 of a command phase when it falls back (Ruling 46).',
    },
    { of: 'sacken', steps: [{ type: 'march', at: TRANNES }] },
    { of: 'c-xi', steps: [{ type: 'reserve' }] },
    { of: 'c-vi', steps: [{ type: 'march', at: TRANNES }] },
    { of: 'c-2h-div', steps: [{ type: 'march', at: CHAUMESNIL }] },
    {
      of: 'c-ag-div',
      steps: [
        { type: 'march', at: BRIDGE },
        { type: 'defend', at: BRIDGE },
      ],
    },
  ],
  places: [
    MAIZIERES,
    BRIENNE,
    BRIENNE_ROAD,
    PERTHES,
    'Juzanvigny',
    'Crespy',
    CROSSROADS,
    'bridge (1604)',
    APPROACH,
    SOUTH_CROSSROAD,
    TRANNES,
    CHAUMESNIL,
    BRIDGE,
  ],
  victory: VICTORY,
  notes: [
    ...frenchCommand('MOP 37.17'),
    {
      rule: 'MOP 37.17',
      of: 'sacken',
      text: 'Sacken, rated 2, has VI and XI Corps and gives orders to nobody else.',
    },
    {
      rule: 'MOP 37.17',
      of: 'c-ag',
      text: 'Pahlen’s advance guard of the Army of Bohemia stands under Blücher, who may give it orders.',
    },
    {
      rule: 'MOP 37.17',
      of: 'f-res',
      text: 'The three brigades of VI Corps stand with the Reserve Corps: enter them as its units.',
    },
    ...EFFECTS,
  ],
  asks: ASKS_1814,
};
