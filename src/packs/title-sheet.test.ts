import * as fc from 'fast-check';
import { EMPTY_TITLE } from '../rules/common/index';
import type { Setup } from '../rules/common/index';
import { battle, formation, leader, unit } from '../testkit/battle';
import type { SheetFault } from './decode-sheet';
import { encodeSheet } from './title-sheet';
import type { TitleSheet } from './title-sheet';
import { SETUP_REFUSALS } from '../rules/common/setup/vocabulary';
import { sheetIn } from './testing/by-its-rules';

const setup: Setup = battle({
  units: [unit('u-1', 'f1', { name: 'Garde “à pied” 🐎', guard: 'old' }), unit('u-2', 's1', { arm: 'cavalry' })],
  title: {
    ...EMPTY_TITLE,
    name: 'The four days',
    places: ['Brye', 'St. Amand'],
    weather: { columns: ['1', '2'], rows: [{ key: 'June', cells: ['Clear', 'Rain'] }] },
    cards: [{ name: 'Lost order', count: 2, deck: null, note: '' }],
    startMorale: { first: 14, second: 13 },
    routEnds: 'turnEnd',
    matrix: 'Fun',
  },
});
const sheet: TitleSheet = { rules: 'nlc', name: 'The four days', setup };
const text = encodeSheet(sheet);
const good = { kind: 'ok', sheet, edited: false, ignored: [] };

/** A file as somebody might write it who knows how its checksum is made, or does not care. */
const edited = (change: (file: Record<string, unknown>) => unknown): string =>
  JSON.stringify(change(JSON.parse(text) as Record<string, unknown>));
const faultOf = (file: string): SheetFault | 'none' => {
  const reading = sheetIn(file);
  return reading.kind === 'fault' ? reading.fault : 'none';
};

describe('a title sheet as a file', () => {
  test('what is written is read back: units, tables, cards and all', () => {
    expect(sheetIn(text)).toEqual(good);
  });

  test('is the same text whatever the order in which the set-up came to be', () => {
    const turned = Object.fromEntries(Object.entries(setup).reverse()) as Setup;
    expect(encodeSheet({ ...sheet, setup: turned })).toBe(text);
  });

  test('can be read by a person: a unit, a turn, a commander on a line of its own', () => {
    const lines = text.split('\n');
    expect(lines.slice(0, 5).map((line) => line.trim())).toEqual([
      '{',
      '"format": "estafette-sheet",',
      '"version": 1,',
      '"rules": "nlc",',
      '"name": "The four days",',
    ]);
    expect(lines.filter((line) => line.includes('"id": "u-1"'))).toHaveLength(1);
    expect(lines.find((line) => line.includes('"id": "u-1"'))).toContain('"guard": "old"');
    expect(lines.at(-3)).toMatch(/^ {2}"checksum": "[0-9a-f]{32}"$/);
  });

  test('other line ends, another indentation or order of fields, a mark of byte order: no edit', () => {
    const json = JSON.parse(text) as Record<string, unknown>;
    const turned = Object.fromEntries(Object.entries(json).reverse());
    for (const other of [
      text.replaceAll('\n', '\r\n'),
      `\uFEFF${text}`,
      JSON.stringify(json),
      JSON.stringify(turned, null, 7),
    ])
      expect(sheetIn(other)).toEqual(good);
  });

  test('one sign changed by hand is noticed, and can be taken in all the same', () => {
    const other = text.replace('"rating": 5', '"rating": 4');
    expect(other).not.toBe(text);
    const leaders = [leader('emperor', 'first', 4), leader('marshal', 'second', 3)];
    expect(sheetIn(other)).toEqual({ ...good, edited: true, sheet: { ...sheet, setup: { ...setup, leaders } } });
    expect(sheetIn(text.replace(/"checksum": "./, '"checksum": "x'))).toEqual({ ...good, edited: true });
    expect(sheetIn(edited(({ checksum: _checksum, ...rest }) => rest))).toEqual({ ...good, edited: true });
  });

  test('a field that this app does not know is named, not kept', () => {
    const file = edited((all) => ({ ...all, notes: 'x', setup: { ...(all['setup'] as object), weathr: 1 } }));
    expect(sheetIn(file)).toEqual({ ...good, edited: true, ignored: ['setup.weathr', 'notes'] });
  });

  test('a file with only what must be there is filled up with what is usual', () => {
    const { units: _units, title: _title, ...bare } = setup;
    const file = JSON.stringify({ format: 'estafette-sheet', version: 1, rules: 'n20', name: ' Own ', setup: bare });
    expect(sheetIn(file)).toEqual({
      ...good,
      edited: true,
      sheet: { rules: 'n20', name: 'Own', setup: { ...bare, units: [], title: EMPTY_TITLE } },
    });
  });
});

describe('a file that is not taken in says why', () => {
  const inSetup = (change: object): string =>
    edited((all) => ({ ...all, setup: { ...(all['setup'] as object), ...change } }));

  test.each<[string, string, SheetFault]>([
    ['nothing', '', { kind: 'notOurs' }],
    ['a letter', 'Dear Sir,', { kind: 'notOurs' }],
    ['other JSON', '{"format":"other"}', { kind: 'notOurs' }],
    ['a list', '[]', { kind: 'notOurs' }],
    ['a game', '{"file":"estafette-game","format":1}\n{}', { kind: 'isGame' }],
    ['an archive', 'PK\u0003\u0004', { kind: 'compressed' }],
    ['a packed file', '\u001f\u008b', { kind: 'compressed' }],
    ['a very long file', `{${' '.repeat(2 * 1024 * 1024)}}`, { kind: 'tooLarge' }],
    ['a comma too many', text.replace('"version": 1,', '"version": 1,,'), { kind: 'notJson' }],
    ['a bracket too many', `${text}}`, { kind: 'notJson' }],
    [
      'nested without end',
      `{"format":"estafette-sheet","x":${'['.repeat(9999)}${']'.repeat(9999)}}`,
      { kind: 'notOurs' },
    ],
    ['a newer version', edited((all) => ({ ...all, version: 2 })), { kind: 'newerVersion', what: '2' }],
    [
      'a version that is none',
      edited((all) => ({ ...all, version: 'one' })),
      { kind: 'badField', path: 'version', found: '“one”' },
    ],
    ['other rules', edited((all) => ({ ...all, rules: 'chess' })), { kind: 'unknownRules', what: 'chess' }],
    ['no rules', edited(({ rules: _rules, ...rest }) => rest), { kind: 'badField', path: 'rules', found: null }],
    ['no name', edited((all) => ({ ...all, name: '  ' })), { kind: 'badField', path: 'name', found: '“”' }],
    [
      'a name without end',
      edited((all) => ({ ...all, name: 'x'.repeat(201) })),
      { kind: 'badField', path: 'name', found: `“${'x'.repeat(39)}…` },
    ],
    ['no set-up', edited(({ setup: _setup, ...rest }) => rest), { kind: 'badField', path: 'setup', found: null }],
    [
      'a strength of a hundred',
      inSetup({ units: [unit('a', 'f1'), { ...unit('b', 'f1'), front: 100 }] }),
      { kind: 'badField', path: 'setup.units.1.front', found: '100' },
    ],
    [
      'a unit without arm',
      inSetup({ units: [{ ...unit('a', 'f1'), arm: undefined }] }),
      { kind: 'badField', path: 'setup.units.0.arm', found: null },
    ],
    [
      'an unknown switch',
      inSetup({ switches: ['fasterHorses'] }),
      { kind: 'badField', path: 'setup.switches.0', found: '“fasterHorses”' },
    ],
    [
      'a unit of nobody',
      inSetup({ units: [unit('a', 'nowhere')] }),
      { kind: 'setup', refusal: SETUP_REFUSALS.UNIT_OF_NO_FORMATION({ name: 'a Division' }) },
    ],
    [
      'a formation twice',
      inSetup({ formations: [formation('a', 'first'), formation('a', 'first')], units: [] }),
      { kind: 'setup', refusal: SETUP_REFUSALS.ID_TWICE({ id: 'a' }) },
    ],
  ])('%s', (_, file, fault) => {
    expect(faultOf(file)).toEqual(fault);
  });

  test('a file that was cut off, wherever', () => {
    const end = text.trimEnd().length;
    for (let at = 1; at < end; at += 7) expect(faultOf(text.slice(0, at))).toEqual({ kind: 'cutOff' });
    expect(faultOf(text.slice(0, end))).toBe('none');
  });

  test('a file with signs changed at random is taken as it was, asked about, or refused; it never fails otherwise', () => {
    fc.assert(
      fc.property(
        fc.nat(text.length - 1),
        fc.constantFrom('{', '}', '[', ']', '"', ',', ':', '0', 'x', '\\', '\n'),
        (at, sign) => {
          const reading = sheetIn(text.slice(0, at) + sign + text.slice(at + 1));
          if (reading.kind === 'ok' && !reading.edited) expect(reading.sheet).toEqual(sheet);
        },
      ),
      { numRuns: 1500, seed: 1815 },
    );
  });
});
