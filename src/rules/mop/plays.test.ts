import type { Seat } from '../../engine/sides';
import { battle } from '../../testkit/battle';
import { mopTable } from '../../testkit/playing';
import { damaging, digging, entering, played, repairing } from '../../testkit/plays';
import { seeded } from '../../testkit/seeded';
import { WEATHERS } from '../nlc/index';
import { MOP_PLAYS } from './plays';

/** By day, with a bridge, a trestle that is damaged, and a train of either kind; the next turn is in the night. */
const inTheField = () => {
  const table = mopTable(
    battle({
      turns: [
        { label: '18:00', kind: 'nightPM', day: 1 },
        { label: '20:00', kind: 'night', day: 1 },
      ],
    }),
  );
  table.when({ type: 'AddSpan', name: 'Lesmont', kind: 'bridge', damaged: false }).thenFacts();
  table.when({ type: 'AddSpan', name: 'Lette', kind: 'trestle', damaged: true }).thenFacts();
  table.when({ type: 'AddTrain', side: 'first', kind: 'baggage', formation: null, name: 'Wagons' }).thenFacts();
  table.when({ type: 'AddTrain', side: 'first', kind: 'pontoon', formation: null, name: 'Boats' }).thenFacts();
  return table;
};
type Table = ReturnType<typeof inTheField>;

/** The way of an older page: the procedure by itself, with whatever it says of the game, and then into the game with it. */
const byItself = (table: Table, procedure: string, input: object) => [
  table.when({ type: 'GiveToProcedure', procedure, input, after: 0 }),
  table.when({ type: 'ApplyProcedure', procedure, input }),
];

describe('one rule, one way', () => {
  test('MOP 37.3.3, 37.8, 37.9: what a game makes a play of is played in no other way', () => {
    const table = inTheField();
    const input = {
      span: 'trestle',
      train: 'pontoon',
      diggers: 2,
      about: { span: 'span-1', train: 'train-1', hex: 'A' },
    };
    for (const { id } of MOP_PLAYS)
      for (const way of byItself(table, id, input)) way.thenRefused('PROCEDURE_IS_A_PLAY');
  });

  test('MOP 37.9.1: cavalry damages no bridge, nor does anybody for 1, whatever a page calls the bridge', () => {
    const table = inTheField();
    const lie = { span: 'trestle', movementLeft: 1 };
    table.when(damaging('span-1', { ...lie, unit: 'cavalry' })).thenRefused('INFANTRY_DAMAGES_BRIDGES', 'MOP 37.9.1');
    table.when(damaging('span-1', lie)).thenRefused('SPAN_COSTS_MOVEMENT', 'MOP 37.9.1');
    table.when(damaging('span-1')).thenHappened({ type: 'SpanDamaged', span: 'span-1', name: 'Lesmont' });
  });

  test('MOP 37.9.2: a bridge is repaired for 2, a trestle for 1, whatever a page calls them', () => {
    const table = inTheField();
    table.when(damaging('span-1')).thenFacts();
    const cheap = repairing('span-1', { span: 'trestle', movementLeft: 1 });
    table.when(cheap).thenRefused('SPAN_COSTS_MOVEMENT', 'MOP 37.9.2');
    const trestle = repairing('span-2', { span: 'bridge', movementLeft: 1 });
    table
      .when(trestle)
      .rolling(['MOP 37.9.2', 4])
      .thenHappened({ type: 'SpanRepairTried', span: 'span-2', name: 'Lette', repaired: true });
  });

  test('MOP 37.8, Ruling 50: a baggage train is gone without a die, whatever a page calls it', () => {
    const table = inTheField();
    table
      .when(entering('train-1', { train: 'pontoon' }))
      .thenHappened({ type: 'TrainEntered', train: 'train-1', name: 'Wagons', by: 'second', fate: 'destroyed' });
    table.when(entering('train-2', { train: 'baggage' })).thenNeedsDice('MOP 37.8', 1, 6);
  });

  test('MOP 37.3.3, Ruling 48: nobody digs at night, whatever a page says of the hour; Night PM is no night', () => {
    const table = inTheField();
    table.when(digging('1320', { diggers: 2, night: true })).thenNeedsDice('MOP 37.3.3', 1, 6);
    table.when({ type: 'NextTurn' }).thenFacts();
    table.when(digging('1320', { diggers: 2, night: false })).thenRefused('NO_DIGGING_AT_NIGHT', 'MOP 37.3.3');
  });

  test('MOP 37.3.3, 37.4: the weather in force counts; players say it while nobody has', () => {
    const table = inTheField();
    table.when(digging('1320', { diggers: 2, weather: 'Snow' })).thenRefused('GROUND_IS_FROZEN', 'MOP 37.3.3');
    table.when(digging('1320')).thenNeedsDice('MOP 37.3.3', 1, 6);
    table.when({ type: 'NameWeather', weather: 'snow' }).thenFacts();
    for (const weather of ['Fair', undefined, 'Hail'])
      table.when(digging('1320', { diggers: 2, weather })).thenRefused('GROUND_IS_FROZEN', 'MOP 37.3.3');
    table.when({ type: 'NameWeather', weather: 'mud' }).thenFacts();
    table.when(digging('1320', { diggers: 2, weather: 'Snow' })).thenNeedsDice('MOP 37.3.3', 1, 6);
  });
});

/** Whatever a page might say that it does not know. */
const LIES: readonly ((chance: ReturnType<typeof seeded>) => readonly [string, unknown])[] = [
  (chance) => ['span', chance.pick(['bridge', 'trestle', 'ford'])],
  (chance) => ['train', chance.pick(['baggage', 'pontoon'])],
  (chance) => ['night', chance.once(2)],
  (chance) => ['weather', chance.pick(['Fair', 'Snow', 'Frost', 'Hail'])],
  (chance) => ['damaged', chance.once(2)],
  (chance) => ['holder', chance.pick(['first', 'second'])],
  (chance) => ['positions', [chance.pick(['A', 'B'])]],
  () => ['about', { span: 'span-2', train: 'train-2', hex: 'B' }],
];

/** For whom each play is made here, and what players say of it in truth. */
const ABOUT: Readonly<
  Record<(typeof MOP_PLAYS)[number]['id'], (chance: ReturnType<typeof seeded>) => readonly [object, object]>
> = {
  'mop/span-damage': (chance) => [
    { span: chance.pick(['span-1', 'span-2']) },
    { unit: chance.pick(['infantry', 'cavalry']), movementLeft: chance.roll(3), inEnemyZone: chance.once(4) },
  ],
  'mop/span-repair': (chance) => [
    { span: chance.pick(['span-1', 'span-2']) },
    { movementLeft: chance.roll(3), enemyAtAnEnd: chance.pick(['none', 'zone', 'occupied']) },
  ],
  'mop/train-capture': (chance) => [{ train: chance.pick(['train-1', 'train-2', 'train-3']) }, {}],
  'mop/improved-position': (chance) => [{ hex: chance.pick(['A', 'B']) }, { diggers: chance.roll(3) }],
};

/** Somewhere in a game under a sky of which everybody knows, the same for the same seed; and a play that may be made there. */
const somewhere = (id: keyof typeof ABOUT, seed: number) => {
  const chance = seeded(seed);
  const table = inTheField();
  table.when({ type: 'NameWeather', weather: chance.pick(WEATHERS) }).thenFacts();
  if (chance.once(2)) table.when(damaging('span-1')).thenFacts();
  if (chance.once(2)) table.when(repairing('span-2')).rolling(['MOP 37.9.2', 1]).thenFacts();
  if (chance.once(2)) table.when({ type: 'NextTurn' }).thenFacts();
  const seat: Seat = chance.pick(['table', 'first', 'second']);
  const [about, say] = ABOUT[id](chance);
  const lies = Object.fromEntries(LIES.filter(() => chance.once(3)).map((lie) => lie(chance)));
  return { lies, playedWith: (more: object) => table.when(played(id, { ...about }, { ...say, ...more }), seat) };
};

test.each(MOP_PLAYS.map(({ id }) => id))('%s: a page that lies changes nothing', (id) => {
  let lied = 0;
  const seen = new Set<string>();
  for (let seed = 1; seed <= 200; seed += 1) {
    const { lies, playedWith } = somewhere(id, seed);
    lied += Object.keys(lies).length;
    const step = JSON.stringify(playedWith(lies));
    expect(step).toBe(JSON.stringify(somewhere(id, seed).playedWith({})));
    seen.add(step);
  }
  expect(lied).toBeGreaterThan(400);
  expect(seen.size).toBeGreaterThan(2);
});
