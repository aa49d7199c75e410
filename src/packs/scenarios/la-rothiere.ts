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

const DIENVILLE = 'Dienville (0921)';
const LA_ROTHIERE = 'La Rothière (1323)';
const CHAUMESNIL = 'Chaumésnil (1920)';
const TRAIL = 'La Rothière–Chaumésnil trail (1621)';
const RIDGE_WEST = 'Morvilliers ridge (2317)';
const RIDGE_NORTH = 'Morvilliers ridge (2314)';
const MORVILLIERS = 'Morvilliers (2315)';
const CROSSROADS = 'crossroads (1521)';
const REAR_CROSSROAD = 'crossroad (1825)';
const PETIT_MESNIL = 'le Petit Mesnil';
const LA_GIBRIE = 'la Gibrie';
const DOULEVANT_ROAD = 'Chaumésnil–Doulevant road';

/** MOP 37.18. */
export const LA_ROTHIERE_PACK: PackSource = {
  ...LA_PATRIE,
  id: 'mop-la-rothiere',
  name: 'La Rothière',
  rule: 'MOP 37.18',
  about: 'Two Coalition armies go at the French line from Dienville to the ridge of Morvilliers.',
  leaders: [NAPOLEON, GROUCHY, BLUCHER, SACKEN, BARCLAY],
  formations: [
    FRENCH.reserve,
    FRENCH.second,
    FRENCH.guardCavalry,
    FRENCH.fifthCavalry,
    FRENCH.youngGuard,
    FRENCH.sixth,
    FRENCH.firstCavalry,
    COALITION.third,
    COALITION.eleventh,
    COALITION.sixth,
    COALITION.ninth,
    COALITION.cavalry,
    COALITION.fourth,
    COALITION.fifth,
    COALITION.bavarians,
  ],
  attached: [{ what: 'Picquet’s brigade', to: 'f-res' }],
  orders: [
    { of: 'f-res', steps: [{ type: 'defend', at: DIENVILLE }] },
    { of: 'f-ii', steps: [{ type: 'defend', at: LA_ROTHIERE }] },
    { of: 'f-ii', division: '2 Division', steps: [{ type: 'defend', at: CHAUMESNIL }] },
    { of: 'f-gc', steps: [{ type: 'defend', at: TRAIL }] },
    { of: 'grouchy', steps: [{ type: 'defend', at: CHAUMESNIL }] },
    { of: 'f-v-cav', steps: [{ type: 'defend', at: CHAUMESNIL }] },
    { of: 'f-yg', steps: [{ type: 'reserve' }] },
    { of: 'f-vi', steps: [{ type: 'defend', at: RIDGE_WEST }] },
    { of: 'f-i-cav', steps: [{ type: 'defend', at: RIDGE_NORTH }] },
    { of: 'c-iii', steps: [{ type: 'attack', at: DIENVILLE }] },
    {
      of: 'sacken',
      steps: [{ type: 'attack', at: CHAUMESNIL, route: [LA_ROTHIERE] }],
      note: 'From La Rothière to Chaumésnil.',
    },
    { of: 'c-xi', steps: [{ type: 'attack', at: LA_ROTHIERE }] },
    { of: 'c-vi', steps: [{ type: 'attack', at: CROSSROADS }], note: 'Towards the crossroads.' },
    {
      of: 'c-ix',
      steps: [{ type: 'march', at: REAR_CROSSROAD, route: ['behind VI Corps'] }],
      awaitFurther: true,
    },
    { of: 'c-c', steps: [{ type: 'probe', at: PETIT_MESNIL }] },
    {
      of: 'c-iv',
      steps: [
        { type: 'march', at: LA_GIBRIE },
        { type: 'attack', at: CHAUMESNIL },
      ],
    },
    { of: 'c-v', steps: [{ type: 'attack', at: MORVILLIERS }], note: 'Towards Morvilliers.' },
    { of: 'c-bav', steps: [{ type: 'attack', at: CHAUMESNIL, route: [DOULEVANT_ROAD] }] },
  ],
  places: [
    DIENVILLE,
    LA_ROTHIERE,
    CHAUMESNIL,
    TRAIL,
    RIDGE_WEST,
    RIDGE_NORTH,
    MORVILLIERS,
    CROSSROADS,
    REAR_CROSSROAD,
    PETIT_MESNIL,
    LA_GIBRIE,
    DOULEVANT_ROAD,
  ],
  victory: VICTORY,
  notes: [
    ...frenchCommand('MOP 37.18'),
    {
      rule: 'MOP 37.18',
      of: 'f-v-cav',
      text: 'The French are commanded as at Brienne; so V Cavalry Corps is under Grouchy here too. Assign it otherwise if you read it otherwise.',
    },
    { rule: 'MOP 37.18', of: 'sacken', text: 'Sacken has VI and XI Corps.' },
    ...BOHEMIA,
    {
      rule: 'MOP 37.18',
      of: 'f-res',
      text: 'Picquet’s brigade is attached to what the text calls the Reserve Division: read as the Reserve Corps. Enter it as a unit there.',
    },
    ...EFFECTS,
  ],
  asks: ASKS_1814,
};
