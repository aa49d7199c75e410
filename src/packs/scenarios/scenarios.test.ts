import { MOP_LEADERS } from './testing/leaders';
import { ORDER_TYPES } from '../../rules/nlc/index';
import { PACK_ORDER_TYPES, writePack } from '../pack';
import type { Pack } from '../pack';
import { openingOrders } from '../pack-setup';
import { SCENARIOS } from './index';
import { packIn, setupFor } from '../testing/by-its-rules';

/** Read from MOP 37.14–37.24 a second time, without looking at the packs. */

const packOf = (id: string): Pack => {
  const found = SCENARIOS.find((pack) => pack.id === id);
  if (found === undefined) throw new Error(id);
  return found;
};
const mopPacks = SCENARIOS.filter(({ rules }) => rules === 'mop');
const named = SCENARIOS.map((pack) => [pack.name, pack] as const);

test.each(named)('%s is a pack as a file is: written, read, and nothing of it lost', (_, pack) => {
  expect(packIn(writePack(pack))).toEqual({ kind: 'ok', pack, edited: false, ignored: [] });
});

test('NLC 12.2 a pack knows the order types the rules know', () => {
  expect(PACK_ORDER_TYPES).toEqual(ORDER_TYPES);
});

test('NLC 19.2 a scenario begins with it, as a new game does', () => {
  expect(SCENARIOS.filter(({ switches }) => !switches.includes('disruptionByCheck')).map(({ id }) => id)).toEqual([]);
});

test('MOP 37.17–37.24 all are there, each once, in the order of the text', () => {
  expect(mopPacks.map(({ rule }) => rule)).toEqual([
    'MOP 37.17',
    'MOP 37.18',
    'MOP 37.19',
    'MOP 37.20',
    'MOP 37.21',
    'MOP 37.22',
    'MOP 37.23',
    'MOP 37.23.1',
    'MOP 37.24',
  ]);
  expect(new Set(SCENARIOS.map(({ id }) => id)).size).toBe(SCENARIOS.length);
});

describe('MOP 37.14, Ruling 6: ratings', () => {
  const people = mopPacks.flatMap(({ name, leaders, formations }) => [
    ...leaders.map((one) => ({ pack: name, who: one.name, rating: one.rating })),
    ...formations
      .filter(({ leader }) => leader !== '')
      .map((one) => ({ pack: name, who: one.leader, rating: one.rating })),
  ]);

  test.each(people.map(({ pack, who, rating }) => [who, pack, rating] as const))('%s in %s: %i', (who, _, rating) => {
    expect(rating).toBe(MOP_LEADERS[who]);
  });

  test('Grouchy has 3 for March, Attack and Probe and 1 otherwise, and takes cavalry alone, in every battle of his', () => {
    const his = mopPacks.flatMap(({ leaders }) => leaders.filter(({ name }) => name === 'Grouchy'));
    expect(his).toHaveLength(8);
    for (const one of his) expect(one).toMatchObject({ role: 'WC', rating: 3, ratingOtherwise: 1, cavalryOnly: true });
    for (const { formations } of mopPacks)
      for (const one of formations.filter(({ under }) => under === 'grouchy')) expect(one.kind).toBe('cavalryCorps');
  });

  test('Ney leads the YG Corps with a 4 and decides within 8 hexes of Napoléon', () => {
    const his = mopPacks.flatMap(({ formations }) => formations.filter(({ leader }) => leader === 'Ney'));
    expect(his).toHaveLength(8);
    for (const one of his)
      expect(one).toMatchObject({ name: 'YG Corps', rating: 4, decisionHexes: 8, supposed: false });
  });

  test('NLC 12.13 a division without a leader counts 1', () => {
    const divisions = mopPacks.flatMap(({ formations }) => formations.filter(({ kind }) => kind === 'division'));
    expect(new Set(divisions.map(({ rating }) => rating))).toEqual(new Set([1]));
  });

  test('only leaders whom the text ties to their formation are not marked as supposed', () => {
    const tied = mopPacks.flatMap(({ formations }) =>
      formations
        .filter(({ supposed, leader }) => !supposed && leader !== '')
        .map((one) => `${one.leader}: ${one.name}`),
    );
    expect(new Set(tied)).toEqual(
      new Set(['Ney: YG Corps', 'Olsufief: IX Corps', 'Pahlen: AG Corps', 'Yorck: I Corps']),
    );
  });
});

/** Roles and who is on the map when the text says that he is not there yet. */
const COMMAND: readonly (readonly [string, readonly string[]])[] = [
  ['mop-brienne', ['Napoléon OC', 'Grouchy WC', 'Blücher OC', 'Sacken WC']],
  ['mop-la-rothiere', ['Napoléon OC', 'Grouchy WC', 'Blücher OC', 'Sacken WC', 'Barclay WC']],
  ['mop-champaubert', ['Napoléon OC away', 'Grouchy WC', 'Blücher OC away']],
  ['mop-montmirail', ['Napoléon OC', 'Grouchy WC away', 'Blücher OC away', 'Sacken WC']],
  ['mop-vauchamps', ['Napoléon OC', 'Grouchy WC', 'Blücher OC']],
  ['mop-eleventh-of-february', ['Napoléon OC', 'Grouchy WC', 'Blücher OC away', 'Sacken WC']],
];

test.each(COMMAND)('MOP 37.17–37.23 command in %s', (id, people) => {
  expect(packOf(id).leaders.map(({ name, role, onMap }) => `${name} ${role}${onMap ? '' : ' away'}`)).toEqual(people);
});

const WINGS: readonly (readonly [string, readonly string[]])[] = [
  ['mop-brienne', ['V Cav Corps: grouchy', 'VI Corps: sacken', 'XI Corps: sacken']],
  [
    'mop-la-rothiere',
    ['III Corps: barclay', 'V Cav Corps: grouchy', 'V Corps: barclay', 'VI Corps: sacken', 'XI Corps: sacken'],
  ],
  ['mop-champaubert', ['I Cav Corps: grouchy']],
  ['mop-montmirail', ['C Corps: sacken', 'VI Corps: sacken', 'XI Corps: sacken']],
  ['mop-vauchamps', ['II Cav Corps: grouchy']],
];

test.each(WINGS)('MOP 37.17–37.22 who is under a wing commander in %s', (id, wings) => {
  const under = packOf(id).formations.flatMap(({ name, under: to }) => (to === null ? [] : [`${name}: ${to}`]));
  expect([...under].sort()).toEqual(wings);
});

test('MOP 37.22 Barclay supports the attack on La Rothière, whatever comes', () => {
  for (const id of ['mop-la-rothiere', 'mop-brienne-la-rothiere'])
    expect(packOf(id).leaders.find(({ name }) => name === 'Barclay')).toMatchObject({
      fixedOrders: true,
      standingOrder: 'Support the attack on La Rothière',
    });
});

describe('at-start orders', () => {
  const COUNTS = {
    'mop-brienne': [7, 7],
    'mop-la-rothiere': [9, 9],
    'mop-champaubert': [6, 2],
    'mop-montmirail': [4, 5],
    'mop-vauchamps': [7, 6],
    'mop-brienne-la-rothiere': [0, 0],
    'mop-six-days': [0, 0],
    'mop-eleventh-of-february': [6, 6],
    'mop-grand-campaign': [0, 0],
  } as const;

  test.each(Object.entries(COUNTS))('MOP 37.17–37.24 how many in %s', (id, counts) => {
    const { commands } = openingOrders(packOf(id), setupFor(packOf(id)));
    const of = (side: string) => commands.filter(({ seat, command }) => seat === side && command.type === 'SetOrder');
    expect([of('first').length, of('second').length]).toEqual(counts);
  });

  /** Every hex that the text prints among the orders of a battle. */
  const HEXES = {
    'mop-brienne': '0403 0913 1004 1008 1316 1604 1832 1920 2325',
    'mop-la-rothiere': '0921 1323 1521 1621 1825 1920 2314 2315 2317',
    'mop-champaubert': '2415',
    'mop-montmirail': '1031W 1133W 1330W 1332W 1533 1729',
    'mop-vauchamps': '1148W 1150W 1751W 2105E 2202E 2410E',
  } as const;

  test.each(Object.entries(HEXES))('MOP 37.17–37.21 the hexes of %s', (id, hexes) => {
    const targets = JSON.stringify(packOf(id).orders.map(({ steps }) => steps));
    const found = new Set(targets.match(/\d{4}[EW]?/g));
    expect([...found].sort().join(' ')).toBe(hexes);
  });

  /** The types of every order, in the words of the text: M, A, P, D, Y (delay), F (fall back), R. `+r`: then in Reserve. */
  const SHORT = { march: 'M', attack: 'A', probe: 'P', defend: 'D', delay: 'Y', fallBack: 'F', reserve: 'R' } as const;
  const isShort = (type: string): type is keyof typeof SHORT => type in SHORT;
  const shapeOf = (pack: Pack): Readonly<Record<string, string>> =>
    Object.fromEntries(
      pack.orders.map(({ of, division, steps, awaitFurther }) => [
        division ?? [...pack.leaders, ...pack.formations].find(({ id }) => id === of)?.name ?? of,
        steps.map(({ type }) => (isShort(type) ? SHORT[type] : '?')).join('') + (awaitFurther ? '+r' : ''),
      ]),
    );

  test('MOP 37.17 Brienne', () => {
    expect(shapeOf(packOf('mop-brienne'))).toEqual({
      ...{ Grouchy: 'MP', 'V Cav Corps': 'MP', 'GC Corps': 'MMA', 'II Corps': 'MA', 'YG Corps': 'MA', Napoléon: 'M' },
      ...{ 'Res Corps': 'M+r', 'IX Corps': 'D', 'AG Corps': 'YF', Sacken: 'M', 'XI Corps': 'R', 'VI Corps': 'M' },
      ...{ '2H Division (C Corps)': 'M', 'AG Division (IV Corps)': 'MD' },
    });
  });

  test('MOP 37.18 La Rothière: the Coalition’s VI Corps stands beside the French one', () => {
    const pack = packOf('mop-la-rothiere');
    const french = { ...pack, orders: pack.orders.slice(0, 9) };
    const coalition = { ...pack, orders: pack.orders.slice(9) };
    expect(shapeOf(french)).toEqual({
      ...{ 'Res Corps': 'D', 'II Corps': 'D', '2 Division': 'D', 'GC Corps': 'D', Grouchy: 'D', 'V Cav Corps': 'D' },
      ...{ 'YG Corps': 'R', 'VI Corps': 'D', 'I Cav Corps': 'D' },
    });
    expect(shapeOf(coalition)).toEqual({
      ...{ 'III Corps': 'A', Sacken: 'A', 'XI Corps': 'A', 'VI Corps': 'A', 'IX Corps': 'M+r', 'C Corps': 'P' },
      ...{ 'IV Corps': 'MA', 'V Corps': 'A', 'Bav Corps': 'A' },
    });
  });

  test('MOP 37.19 Champaubert: “March to and Probe” is a March and a Probe', () => {
    expect(shapeOf(packOf('mop-champaubert'))).toEqual({
      ...{ 'VI Corps': 'MMA', Grouchy: 'MMPMPMP', 'I Cav Corps': 'MMPMPMP', Napoléon: 'M', 'YG Corps': 'M+r' },
      ...{ 'GC Corps': 'M+r', 'IX Corps': 'D', '9th Division': 'D' },
    });
  });

  test('MOP 37.20 Montmirail, and what it prints for the campaign alone', () => {
    const battle = {
      ...{ 'YG Corps': 'D', '1st Voltigeurs': 'M', 'GC Corps': 'D', Sacken: 'MAMA', 'XI Corps': 'A', 'C Corps': 'D' },
      ...{ 'I Corps': 'R' },
    };
    expect(shapeOf(packOf('mop-montmirail'))).toEqual({
      ...battle,
      ...{ '8th Division (VI Corps)': 'D', 'VI Corps': 'A' },
    });
    const eleventh = packOf('mop-eleventh-of-february');
    const coalition = new Set(['c-vi']);
    expect(shapeOf({ ...eleventh, orders: eleventh.orders.filter(({ of }) => !coalition.has(of)) })).toEqual({
      ...battle,
      ...{ '8th Division': 'D', 'VI Corps': 'D', Grouchy: 'MY', 'IX Corps': 'R' },
    });
  });

  test('MOP 37.21 Vauchamps', () => {
    const pack = packOf('mop-vauchamps');
    expect(shapeOf({ ...pack, orders: pack.orders.slice(0, 7) })).toEqual({
      ...{ 'VI Corps': 'A', Grouchy: 'AMAMA', 'I Cav Corps': 'A', 'II Cav Corps': 'MA', 'GC Corps': 'MAMA' },
      ...{ 'YG Corps': 'M', '7th Infantry Division (VII Corps)': 'M' },
    });
    expect(shapeOf({ ...pack, orders: pack.orders.slice(7) })).toEqual({
      ...{ '8th Division': 'D', Ziethen: 'D', Hacke: 'D', 'X Corps': 'M', 'II Corps': 'M', 'IX Corps': 'M' },
    });
  });

  test('MOP 37.22–37.24 print hardly any order, and their packs say so', () => {
    for (const id of ['mop-brienne-la-rothiere', 'mop-six-days', 'mop-grand-campaign']) {
      const { notes, asks } = packOf(id);
      expect(notes[0]?.text).toMatch(/^No(thing| at-start order)/);
      expect(asks).toContain('startOrders');
    }
  });
});

describe('specials', () => {
  test('MOP 37.20, Ruling 57 Yorck’s corps begins fatigued, in the battle and from 11 February', () => {
    const tired = mopPacks.filter(({ marks }) => marks.length > 0);
    expect(tired.map(({ id }) => id)).toEqual(['mop-montmirail', 'mop-eleventh-of-february']);
    for (const { marks } of tired) expect(marks).toEqual([{ id: 'fatigued', of: 'c-i' }]);
  });

  test('MOP 37.19 Olsufief waits for the assault on Baye, and his first Bad Move sends him to Champaubert', () => {
    const texts = packOf('mop-champaubert')
      .notes.filter(({ of }) => of === 'c-ix')
      .map(({ text }) => text);
    expect(texts.join(' ')).toMatch(/Baye.*Bad Move.*defend Champaubert/);
  });

  test('MOP 37.19 what is said of Olsufief and of Doumerc is data, and stands in no other pack', () => {
    const said = mopPacks.flatMap(({ id, formations }) =>
      formations.flatMap(({ leader, decisionBarredUntil, firstBadMove, onlyLocalUntil }) =>
        decisionBarredUntil === undefined && firstBadMove === undefined && onlyLocalUntil === undefined
          ? []
          : [[id, leader, decisionBarredUntil, firstBadMove, onlyLocalUntil]],
      ),
    );
    expect(said).toEqual([
      ['mop-champaubert', 'Doumerc', undefined, undefined, 'napoleon'],
      ['mop-champaubert', 'Olsufief', 'Baye', { type: 'defend', at: 'Champaubert' }, undefined],
    ]);
  });

  test('MOP 37.23.2 lists of alternates add up, in both mini-campaigns of the Six Days', () => {
    const ids = mopPacks.filter(({ notes }) => notes.some(({ rule }) => rule === 'MOP 37.23.2')).map(({ id }) => id);
    expect(ids).toEqual(['mop-six-days', 'mop-eleventh-of-february']);
  });

  test('MOP 37.17–37.21 who stands with another corps', () => {
    expect(mopPacks.flatMap(({ id, attached }) => attached.map(({ what, to }) => `${id}: ${what} → ${to}`))).toEqual([
      'mop-brienne: Three brigades of VI Corps → f-res',
      'mop-la-rothiere: Picquet’s brigade → f-res',
      'mop-champaubert: 1st OG division → f-yg',
      'mop-montmirail: 1st OG division → f-yg',
      'mop-vauchamps: 1st OG Infantry Division → f-yg',
      'mop-eleventh-of-february: 1st OG division → f-yg',
    ]);
  });
});

test('MOP 37.23, 37.23.1 dates: the 10th and the four days after it; nothing else is dated', () => {
  const dated = mopPacks.filter(({ dates }) => dates.length > 0);
  expect(dated.map(({ id, dates }) => [id, dates.length, dates[0]])).toEqual([
    ['mop-champaubert', 1, '10 February'],
    ['mop-montmirail', 1, '11 February'],
    ['mop-six-days', 5, '10 February'],
    ['mop-eleventh-of-february', 4, '11 February'],
  ]);
});

test('Ruling 51 no strength, limit, level, arrival, turn, weather or card of the published game stands in a pack', () => {
  for (const pack of mopPacks) {
    expect(pack.units).toEqual([]);
    expect(pack.turns).toBeNull();
    expect(
      new Set(pack.formations.map(({ limit, arrives }) => `${String(limit)} ${String(arrives)}`)).size,
    ).toBeLessThan(2);
    for (const { limit, arrives } of pack.formations) expect([limit, arrives]).toEqual([null, null]);
    for (const { level } of pack.leaders) expect(level).toBeNull();
    const { title } = setupFor(pack);
    expect([title.weather, title.cards]).toEqual([null, []]);
    for (const ask of ['units', 'turnTrack', 'weather', 'cards', 'cardPoints'] as const)
      expect(pack.asks).toContain(ask);
  }
});
