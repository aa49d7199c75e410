import type { PackSource } from '../pack';

/** A small battle under NLC, made up from first to last, that shows the system: every name, number and place is invented. */
const BRIDGE = 'Ostrel bridge';
const VILLAGE = 'Marn';
const MILL = 'the mill';
const HILL = 'Crow Hill';
const INN = 'the Red Inn';

const foot = { arm: 'infantry', nation: 'other' } as const;
const horse = { arm: 'cavalry', nation: 'other' } as const;
const guns = { arm: 'footArtillery', nation: 'other' } as const;

export const FIRST_BATTLE_PACK: PackSource = {
  id: 'first-battle',
  rules: 'nlc',
  name: 'The bridge at Ostrel',
  title: '',
  about:
    'A first battle, made up: two small armies, nine hours, any map with a river and two villages. Units are entered.',
  sides: {
    first: { title: 'Army of the North', colour: 'french-blue' },
    second: { title: 'Army of the Hills', colour: 'austrian-white' },
  },
  cup: 'one',
  switches: ['orderSheets', 'disruptionByCheck'],
  turns: [
    { label: '12:00', kind: 'day', day: 1 },
    { label: '13:00', kind: 'day', day: 1 },
    { label: '14:00', kind: 'day', day: 1 },
    { label: '15:00', kind: 'day', day: 1 },
    { label: '16:00', kind: 'day', day: 1 },
    { label: '17:00', kind: 'day', day: 1 },
    { label: '18:00', kind: 'day', day: 1 },
    { label: '19:00', kind: 'day', day: 1 },
    { label: '20:00', kind: 'night', day: 1 },
  ],
  leaders: [
    { id: 'n-general', side: 'first', name: 'General Varnay', role: 'OC', rating: 3, level: 18 },
    { id: 'h-general', side: 'second', name: 'Field Marshal Holt', role: 'OC', rating: 2, level: 16 },
    { id: 'h-wing', side: 'second', name: 'Prince Edrin', role: 'WC', rating: 2 },
  ],
  formations: [
    { id: 'n-first', side: 'first', name: 'First Corps', leader: 'Delmar', rating: 3, limit: 8 },
    { id: 'n-second', side: 'first', name: 'Second Corps', leader: 'Quist', rating: 2, limit: 7 },
    { id: 'n-horse', side: 'first', name: 'Horse', leader: 'Sarn', rating: 3, limit: 4, kind: 'cavalryCorps' },
    { id: 'h-left', side: 'second', name: 'Left Corps', leader: 'Amsel', rating: 2, limit: 7, under: 'h-wing' },
    { id: 'h-right', side: 'second', name: 'Right Corps', leader: 'Brock', rating: 2, limit: 7 },
    { id: 'h-rear', side: 'second', name: 'Rear Corps', leader: 'Thale', rating: 3, limit: 6, arrives: 3 },
  ],
  units: [
    { id: 'nu-1', formation: 'n-first', name: '1st Foot', division: '1st Division', front: 5, reverse: 3, ...foot },
    { id: 'nu-2', formation: 'n-first', name: '2nd Foot', division: '1st Division', front: 5, reverse: 3, ...foot },
    { id: 'nu-3', formation: 'n-first', name: '3rd Foot', division: '2nd Division', front: 4, reverse: 2, ...foot },
    { id: 'nu-4', formation: 'n-first', name: 'First battery', front: 3, ...guns },
    { id: 'nu-5', formation: 'n-second', name: '4th Foot', division: '3rd Division', front: 5, reverse: 3, ...foot },
    { id: 'nu-6', formation: 'n-second', name: '5th Foot', division: '3rd Division', front: 4, reverse: 2, ...foot },
    { id: 'nu-7', formation: 'n-second', name: 'Second battery', front: 3, ...guns },
    { id: 'nu-8', formation: 'n-horse', name: 'Lancers', front: 3, reverse: 2, ...horse },
    { id: 'nu-9', formation: 'n-horse', name: 'Dragoons', front: 4, reverse: 2, ...horse },
    {
      id: 'hu-1',
      formation: 'h-left',
      name: 'Grey regiment',
      division: 'Grey Division',
      front: 5,
      reverse: 3,
      ...foot,
    },
    {
      id: 'hu-2',
      formation: 'h-left',
      name: 'Green regiment',
      division: 'Green Division',
      front: 4,
      reverse: 2,
      ...foot,
    },
    { id: 'hu-3', formation: 'h-left', name: 'Left battery', front: 3, ...guns },
    { id: 'hu-4', formation: 'h-right', name: 'White regiment', front: 5, reverse: 3, ...foot },
    { id: 'hu-5', formation: 'h-right', name: 'Black regiment', front: 4, reverse: 2, ...foot },
    { id: 'hu-6', formation: 'h-right', name: 'Hussars', front: 3, reverse: 2, ...horse },
    { id: 'hu-7', formation: 'h-rear', name: 'Grenadiers', front: 6, reverse: 4, ...foot },
    { id: 'hu-8', formation: 'h-rear', name: 'Rear battery', front: 3, ...guns },
  ],
  orders: [
    {
      of: 'n-first',
      steps: [
        { type: 'march', at: INN },
        { type: 'attack', at: BRIDGE },
      ],
      note: 'A sequence: when the march has come to the inn, the attack follows by itself.',
    },
    { of: 'n-second', steps: [{ type: 'reserve' }], note: 'In Reserve its chit stays out of the cup.' },
    { of: 'n-horse', steps: [{ type: 'probe', at: MILL }] },
    { of: 'h-wing', steps: [{ type: 'defend', at: BRIDGE }], note: 'What he orders his own corps must fit this.' },
    { of: 'h-left', steps: [{ type: 'defend', at: BRIDGE }] },
    { of: 'h-left', division: 'Green Division', steps: [{ type: 'defend', at: MILL }], note: 'A division by itself.' },
    { of: 'h-right', steps: [{ type: 'march', at: VILLAGE, route: [HILL] }], awaitFurther: true },
    { of: 'h-rear', steps: [{ type: 'march', at: VILLAGE }], note: 'It comes on at 15:00, marching.' },
  ],
  places: [BRIDGE, VILLAGE, MILL, HILL, INN],
  victory: [
    { rule: 'NLC 18', text: 'Whoever holds the bridge at the end wins, unless his army is demoralized.' },
    {
      rule: 'NLC 14',
      text: 'An army that has lost as much as its level is demoralized: here 18 in the north, 16 in the hills.',
    },
  ],
  notes: [
    {
      rule: 'NLC 12.3',
      text: 'Each turn begins at the desks: the North first, then the Hills. What happened to the orders is answered, new ones are written, couriers arrive.',
    },
    {
      rule: 'NLC 12.6',
      text: 'Write Second Corps an order in the first turn: say how far the courier rides, and look at when it arrives and what may become of it before you seal it.',
    },
    {
      rule: 'NLC 4.1',
      text: 'Then both roll for their Coordinated Action and for the Initial Action, the cup is filled, and chits are drawn until it is empty.',
    },
    {
      rule: 'NLC 4.5',
      text: 'The formation that is drawn bombards, charges, moves and assaults, in that order; the page shows what its order lets it do.',
    },
    {
      rule: 'NLC 12.11',
      text: 'A leader whose order no longer fits may try a local decision. It can go wrong: then the enemy names his order.',
    },
    { rule: 'NLC 12.14', of: 'h-wing', text: 'Prince Edrin commands Left Corps where the marshal is out of reach.' },
    { rule: 'NLC 9', of: 'h-rear', text: 'Rear Corps comes on in the fourth turn; its chit goes into the cup then.' },
    {
      rule: 'NLC 16',
      text: 'The last turn is at night: nobody enters an enemy zone, and an Attack off its target fails.',
    },
  ],
};
