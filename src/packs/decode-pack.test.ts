import { packFaultSentence } from '../wording/en/packs';
import type { PackFault } from './decode-pack';
import { packOf, writePack } from './pack';
import type { PackSource } from './pack';
import { packIn } from './testing/by-its-rules';

const source: PackSource = {
  id: 'ford',
  rules: 'nlc',
  name: 'The ford',
  sides: { first: { title: 'Blue', colour: 'french-blue' }, second: { title: 'Grey', colour: 'prussian-iron' } },
  cup: 'one',
  leaders: [
    { id: 'b', side: 'first', name: 'Marl', role: 'OC', rating: 3 },
    { id: 'g', side: 'second', name: 'Oss', role: 'OC', rating: 2 },
  ],
  formations: [
    { id: 'b1', side: 'first', name: 'I Corps', rating: 3 },
    { id: 'b2', side: 'first', name: 'II Corps', leader: 'Venn', rating: 2 },
    { id: 'g1', side: 'second', name: 'Corps', rating: 2 },
  ],
  orders: [
    {
      of: 'b1',
      steps: [
        { type: 'march', at: 'the ford' },
        { type: 'attack', at: 'the ford' },
      ],
    },
    { of: 'b2', division: '1st Division', steps: [{ type: 'defend', at: 'the mill' }] },
    { of: 'g', steps: [{ type: 'march', at: 'the hill' }] },
  ],
  notes: [{ rule: 'NLC 12', text: 'A note.', of: 'b1' }],
};
const pack = packOf(source);
const text = writePack(pack);
const specials = (special: object): readonly object[] =>
  (source.formations ?? []).map((one, i) => (i === 0 ? { ...one, ...special } : one));
const good = { kind: 'ok', pack, edited: false, ignored: [] };

type Json = Record<string, unknown>;
const changed = (change: (file: Json) => Json): string => JSON.stringify(change(JSON.parse(text) as Json));
const having = (change: Partial<Record<keyof PackSource, unknown>>): string =>
  changed((file) => ({ ...file, ...change }));
const faultOf = (file: string): PackFault => {
  const reading = packIn(file);
  if (reading.kind !== 'fault') throw new Error('nothing is wrong with it');
  return reading.fault;
};

describe('a scenario as a file', () => {
  test('what is written is read back, and is the same text again', () => {
    expect(packIn(text)).toEqual(good);
    expect(writePack(pack)).toBe(text);
  });

  test('MOP 37.19 what it says of one leader’s decisions is read back; without it nothing stands there', () => {
    const said = {
      decisionBarredUntil: 'Baye',
      firstBadMove: { type: 'defend', at: 'Champaubert' },
      onlyLocalUntil: 'b',
    };
    const reading = packIn(having({ formations: specials(said) }));
    expect(reading.kind === 'ok' ? reading.pack.formations[0] : reading).toMatchObject(said);
    expect(text).not.toMatch(/decisionBarredUntil|firstBadMove|onlyLocalUntil/);
  });

  test('can be read by a person: a formation and a plain order on a line of its own', () => {
    const lines = text.split('\n').map((line) => line.trim());
    expect(lines.slice(1, 6)).toEqual([
      '"format": "estafette-pack",',
      '"version": 1,',
      '"id": "ford",',
      '"rules": "nlc",',
      '"name": "The ford",',
    ]);
    expect(lines.filter((line) => line.includes('"name": "II Corps"') && line.includes('"rating": 2'))).toHaveLength(1);
  });

  test('other line ends or indentation are no edit; one sign is', () => {
    expect(packIn(text.replaceAll('\n', '\r\n'))).toEqual(good);
    expect(packIn(JSON.stringify(JSON.parse(text), null, 7))).toEqual(good);
    expect(packIn(text.replace('"Venn"', '"Vann"'))).toMatchObject({ kind: 'ok', edited: true });
    expect(packIn(changed(({ checksum: _checksum, ...rest }) => rest))).toEqual({ ...good, edited: true });
  });

  test('a file with only what must be there is filled up with what is usual', () => {
    const file = JSON.stringify({ format: 'estafette-pack', version: 1, ...source });
    expect(packIn(file)).toEqual({ ...good, edited: true });
  });

  test('a field that this app does not know is named, not kept', () => {
    expect(packIn(changed((file) => ({ ...file, wether: 1 })))).toEqual({
      ...good,
      edited: true,
      ignored: ['wether'],
    });
  });
});

const formations = source.formations ?? [];
const orders = source.orders ?? [];

describe('a file that is not taken in says why, and where in words', () => {
  test.each<[string, string, string]>([
    ['nothing', '', 'This is not an Estafette scenario.'],
    ['a list', '[]', 'This is not an Estafette scenario.'],
    ['other JSON', '{"format":"other"}', 'This is not an Estafette scenario.'],
    [
      'a game',
      '{"file":"estafette-game","format":1}\n{}',
      'This is a game, not a scenario. Import it from the list of games.',
    ],
    [
      'a title sheet',
      '{"format":"estafette-sheet","version":1}',
      'This is a title sheet, not a scenario. Import it from the title sheets.',
    ],
    ['a packed file', '\u001f\u008b', 'This file is compressed. Unpack it first and choose the scenario inside.'],
    ['a very long file', `{${' '.repeat(600_000)}}`, 'This file is too large to be a scenario.'],
    [
      'a comma too many',
      text.replace('"version": 1,', '"version": 1,,'),
      'This scenario cannot be read: a comma, a bracket or a quotation mark is missing or too many.',
    ],
    [
      'half of it',
      text.slice(0, text.length / 2),
      'The end of this file is missing. Export the scenario again and copy the whole file.',
    ],
    [
      'a newer version',
      changed((file) => ({ ...file, version: 2 })),
      'This scenario comes from a newer version of the app (format 2). Update the app first.',
    ],
    ['N20', having({ rules: 'n20' }), 'Scenarios for these rules are not known (n20): NLC and MOP have them.'],
    [
      'a rating of 12',
      having({ formations: formations.map((one, i) => (i === 1 ? { ...one, rating: 12 } : one)) }),
      'In this scenario, the rating of the 2nd formation (II Corps) cannot be 12.',
    ],
    [
      'a corps without a name',
      having({ formations: [{ id: 'x', side: 'first', rating: 1 }] }),
      'This scenario lacks the name of the 1st formation.',
    ],
    [
      'an order that does not exist',
      having({
        orders: [
          orders[0],
          {
            of: 'b2',
            steps: [
              { type: 'march', at: 'A' },
              { type: 'charge', at: 'A' },
            ],
          },
        ],
      }),
      'In this scenario, the type of the 2nd step of the 2nd order (II Corps) cannot be “charge”.',
    ],
    [
      'no steps',
      having({ orders: [{ of: 'b1' }] }),
      'This scenario lacks the list of steps of the 1st order (I Corps).',
    ],
    ['no sides', having({ sides: {} }), 'This scenario lacks the first side.'],
    ['a list that is none', having({ orders: 'none' }), 'In this scenario, the list of orders cannot be “none”.'],
    [
      'an order for nobody',
      having({ orders: [{ of: 'b9', steps: [{ type: 'reserve' }] }] }),
      'The 1st order is for “b9”, who is neither a commander nor a formation of this scenario.',
    ],
    [
      'a division of a commander',
      having({ orders: [{ of: 'b', division: 'X', steps: [{ type: 'reserve' }] }] }),
      'The 1st order is for a division of Marl, who is a commander.',
    ],
    [
      'an attack on nothing',
      having({ orders: [orders[0], { of: 'b2', steps: [{ type: 'attack' }] }] }),
      'The 2nd order sends II Corps without saying where.',
    ],
    [
      'an assignment to nobody',
      having({ orders: [{ of: 'b2', steps: [{ type: 'assign', to: 'zz' }] }] }),
      'The 1st order places II Corps under somebody who is not there.',
    ],
    [
      'two orders for one',
      having({ orders: [orders[0], orders[0]] }),
      'The 2nd order is a second one for I Corps: only one can be in force.',
    ],
    [
      'a note on nobody',
      having({ notes: [{ rule: 'NLC 12', text: 'x', of: 'zz' }] }),
      'In this scenario, the recipient of the 1st note speaks of “zz”, who is not there.',
    ],
    [
      'a mark on a commander',
      having({ marks: [{ id: 'fatigued', of: 'b' }] }),
      'In this scenario, the recipient of the 1st mark speaks of “b”, who is not there.',
    ],
    [
      'an attachment to nobody',
      having({ attached: [{ what: 'The Lancers', to: 'zz' }] }),
      'In this scenario, the commander of the 1st attachment (The Lancers) speaks of “zz”, who is not there.',
    ],
    [
      'MOP 37.19 a first Bad Move that no Bad Move can be',
      having({ formations: specials({ firstBadMove: { type: 'assign', at: 'Baye' } }) }),
      'In this scenario, the type of the first Bad Move of the 1st formation (I Corps) cannot be “assign”.',
    ],
    [
      'MOP 37.19 a first Bad Move without a place',
      having({ formations: specials({ firstBadMove: { type: 'attack' } }) }),
      'In this scenario, the first Bad Move of I Corps says no place.',
    ],
    [
      'MOP 37.19 a wait for the assault on nothing',
      having({ formations: specials({ decisionBarredUntil: '' }) }),
      'In this scenario, the place to be assaulted first of the 1st formation (I Corps) cannot be “”.',
    ],
    [
      'MOP 37.19 a wait for nobody',
      having({ formations: specials({ onlyLocalUntil: 'zz' }) }),
      'In this scenario, I Corps waits for a commander who is not on its side.',
    ],
    [
      'two formations of one name',
      having({ formations: formations.map((one) => ({ ...one, name: 'Corps', side: 'first' })) }),
      'This scenario cannot be played: ',
    ],
  ])('%s', (_, file, sentence) => {
    expect(packFaultSentence(faultOf(file))).toContain(sentence);
  });
});
