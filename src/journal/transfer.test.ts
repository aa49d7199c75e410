import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { nlc } from '../rules/nlc/index';
import { battle } from '../testkit/battle';
import type { RuleSetId } from '../rules/list';
import { RULE_SETS } from '../session/rule-sets';
import { madeGame, opened, playing, testPorts } from '../testkit/ports';
import { chained, rowsOf } from '../testkit/rows';
import { FILE_FORMAT, readGameFile, rowCheckOf, sealedScopes, writeGameFile } from './transfer';
import type { FileReading, ImportFault } from './transfer';

const check = rowCheckOf(nlc);
const read = (text: string): FileReading => readGameFile(text, (rules) => (rules === 'nlc' ? check : undefined));
const faultOf = (text: string): ImportFault | null => {
  const reading = read(text);
  return reading.kind === 'fault' ? reading.fault : null;
};

/** A short real game: a roll, an undo, a correction, a draw. */
const sample = async () => {
  const ports = testPorts(5);
  const game = await madeGame(ports, 'nlc', battle());
  const session = await opened(ports, game);
  await session.dispatch({ type: 'GoToStep', step: 'prepare' });
  await session.undo();
  await session.dispatch({ type: 'RollCoordinated', side: 'second', commander: 'marshal' });
  await session.correct(1, 'wrong commander');
  await session.dispatch({ type: 'FillCup' });
  await session.dispatch({ type: 'DrawChit' });
  const rows = await rowsOf(ports, game.key);
  const text = writeGameFile(game, rows, 'locks');
  return { game, rows, text, lines: text.trimEnd().split('\n') };
};

test('what is written is read again, row for row, and nothing else stands in the header', async () => {
  const { game, rows, text, lines } = await sample();
  const { chain, rules, name, createdAt } = game;
  expect(read(text)).toMatchObject({ kind: 'ok', file: { header: { chain, rules, name, createdAt }, rows } });
  expect(lines).toHaveLength(rows.length + 2);
  expect(Object.keys(JSON.parse(lines[0]!) as object)).toEqual([
    'file',
    'format',
    'rules',
    'chain',
    'name',
    'createdAt',
    'locks',
  ]);
});

test('what is sealed travels with its locks or not at all; a game without seals needs none', async () => {
  const { game, rows } = await sample();
  expect(sealedScopes(rows)).toEqual(new Set(['held:first', 'held:second', 'umpire']));
  expect(faultOf(writeGameFile(game, rows))).toEqual({ kind: 'edited', line: 1 });
  const open = writeGameFile(game, rows.slice(0, 4));
  expect(Object.keys(JSON.parse(open.split('\n')[0]!) as object)).not.toContain('locks');
  expect(read(open)).toMatchObject({ kind: 'ok', file: { locks: null } });
});

test('a damaged seal is found by its checksum alone, with its line', async () => {
  const { game, rows } = await sample();
  const bodies = rows.map(({ body }) => body);
  for (let at = 10; at < 200; at += 7) {
    const damaged = bodies.map((body) =>
      body.replace(
        /("sealed":")([^"]*)/,
        (_, head: string, seal: string) => `${head}${seal.slice(0, at)}!${seal.slice(at + 1)}`,
      ),
    );
    expect(faultOf(writeGameFile(game, chained(game.chain, damaged), 'locks'))).toEqual({ kind: 'edited', line: 7 });
  }
});

test('a file that went through another system’s line ends is still read', async () => {
  const { text } = await sample();
  expect(read(text.replaceAll('\n', '\r\n')).kind).toBe('ok');
});

/** The same rows as an older app wrote them: nothing covers the header. */
const older = (text: string, change: object = {}): string => {
  const [header = '', ...lines] = text.trimEnd().split('\n');
  const { head } = JSON.parse(lines.at(-1)!) as object & { head: unknown };
  const changed = { ...(JSON.parse(header) as object), format: 2, ...change };
  return [JSON.stringify(changed), ...lines.slice(0, -1), JSON.stringify({ head })].join('\n');
};

describe('what stands in the header', () => {
  test('is as safe as the rows: name, rules, time, locks, and what a later app may add', async () => {
    const { lines } = await sample();
    const header = JSON.parse(lines[0]!) as Record<string, unknown>;
    const changes = [
      { name: 'Wavre' },
      { rules: 'mop' },
      { createdAt: 7 },
      { locks: 'others' },
      { locks: undefined },
      { more: 1 },
      { format: 2 },
      { format: 1, name: 'Wavre' },
    ];
    for (const change of changes) {
      const changed = JSON.stringify({ ...header, ...change });
      const reading = readGameFile([changed, ...lines.slice(1)].join('\n'), () => check);
      expect(reading).toEqual({ kind: 'fault', fault: { kind: 'edited', line: 1 } });
    }
    const last = JSON.parse(lines.at(-1)!) as object;
    const bare = JSON.stringify({ ...last, header: undefined });
    expect(faultOf([...lines.slice(0, -1), bare].join('\n'))).toEqual({ kind: 'edited', line: 1 });
  });

  test('files of before are read as they were', async () => {
    const { text, rows } = await sample();
    for (const format of [1, 2])
      expect(read(older(text, { format }))).toMatchObject({ kind: 'ok', file: { rows, locks: 'locks' } });
  });

  test.each([
    ['a time no database holds', { createdAt: 1e308 }],
    ['half a millisecond', { createdAt: 0.5 }],
    ['a time no clock shows', { createdAt: 8.65e15 }],
    ['half a letter in the chain', { chain: 'a\ud800' }],
    ['half a format', { format: 1.5 }],
    ['a format before the first', { format: -1 }],
  ])('%s is refused in any format', async (_, change) => {
    const { text } = await sample();
    expect(faultOf(older(text, change))).toEqual({ kind: 'edited', line: 1 });
  });
});

describe('whose rules a game was played by', () => {
  const of = (name: string): string =>
    readFileSync(join(__dirname, '..', 'testkit', 'golden', `${name}.ndjson`), 'utf8');
  const under = (file: string, rules: RuleSetId): FileReading =>
    readGameFile(older(of(file), { rules }), (id) => RULE_SETS[id as RuleSetId].checkRows);

  test.each<[string, RuleSetId]>([
    ['mop-two-cups', 'nlc'],
    ['mop-two-cups', 'n20'],
    ['n20-own-steps', 'nlc'],
    ['nlc-three-turns', 'n20'],
  ])('%s is no game of %s', (file, rules) => {
    expect(under(file, rules)).toMatchObject({ kind: 'fault', fault: { kind: 'edited' } });
  });

  test.each<[string, RuleSetId]>([
    ['mop-two-cups', 'mop'],
    ['n20-own-steps', 'n20'],
    ['nlc-three-turns', 'nlc'],
  ])('%s is one of %s', (file, rules) => {
    expect(under(file, rules).kind).toBe('ok');
  });

  test('what is done in a game of MOP is no game of NLC', async () => {
    const deeds: readonly Readonly<{ type: string } & Record<string, unknown>>[] = [
      { type: 'GoToStep', step: 'cards' },
      { type: 'NameWeather', weather: 'fair' },
      { type: 'AddSpan', name: 'Lesmont', kind: 'bridge' },
    ];
    for (const deed of deeds) {
      const { ports, game, session } = await playing(testPorts(), 'mop');
      expect(await session.dispatch(deed)).toBe(true);
      const text = writeGameFile({ ...game, rules: 'nlc' }, await rowsOf(ports, game.key), 'locks');
      const reading = readGameFile(text, (id) => RULE_SETS[id as RuleSetId].checkRows);
      expect(reading).toEqual({ kind: 'fault', fault: { kind: 'edited', line: 1 } });
    }
  });
});

describe('a game begins once, in its first entry, on the table', () => {
  const bodies = async (): Promise<readonly Record<string, unknown>[]> =>
    (await sample()).rows.map(({ body }) => JSON.parse(body) as Record<string, unknown>);
  const faultIn = async (entries: readonly unknown[]): Promise<ImportFault | null> => {
    const { game } = await sample();
    const rows = chained(
      game.chain,
      entries.map((entry) => JSON.stringify(entry)),
    );
    return faultOf(writeGameFile(game, rows, 'locks'));
  };
  type Parts = { scope: string; events: unknown[] }[];
  const partsOf = (entry: Record<string, unknown> | undefined): Parts => (entry?.['parts'] ?? []) as Parts;

  test('a second beginning is refused, in the first entry and in any other', async () => {
    const entries = await bodies();
    const begun = partsOf(entries[0])[0]!;
    const often = { ...entries[0], parts: Array.from({ length: 300 }, () => begun) };
    expect(await faultIn([often, ...entries.slice(1)])).toEqual({ kind: 'edited', line: 2 });
    expect(await faultIn([...entries, { ...entries[0], from: entries.length }])).toEqual({
      kind: 'edited',
      line: entries.length + 2,
    });
  });

  test('a beginning at a desk, or none at all, is no game', async () => {
    const [first, ...rest] = await bodies();
    const atDesk = { ...first, parts: partsOf(first).map((part) => ({ ...part, scope: 'desk:first' })) };
    expect(await faultIn([atDesk])).toEqual({ kind: 'edited', line: 2 });
    expect(await faultIn([{ ...first, parts: [] }, ...rest])).toEqual({ kind: 'edited', line: 2 });
  });

  test('nothing goes back to before it, nor is played on that', async () => {
    const entries = await bodies();
    const line = entries.length + 2;
    for (const kind of ['undo', 'correction'])
      expect(await faultIn([...entries, { kind, at: 0, from: 1, to: 0, reason: 'x' }])).toEqual({
        kind: 'edited',
        line,
      });
    const on = { kind: 'play', at: 0, from: 0, barrier: false, parts: [] };
    expect(await faultIn([...entries, on])).toEqual({ kind: 'edited', line });
  });

  test('a game that the rules cannot show is refused and not opened', async () => {
    const { game, rows } = await sample();
    const throwing = rowCheckOf({ ...nlc, viewFor: () => JSON.parse('') as null });
    expect(throwing(rows)).toEqual({ kind: 'edited', line: rows.length + 1 });
    const blind = rowCheckOf({ ...nlc, viewFor: (state, seat) => (seat === 'solo' ? null : nlc.viewFor(state, seat)) });
    expect(blind(rows)).toEqual({ kind: 'edited', line: rows.length + 1 });
    expect(game.rules).toBe('nlc');
  });
});

describe('a file is taken whole or not at all', () => {
  test('cut off after any line, or in the middle of any', async () => {
    const { lines } = await sample();
    for (let kept = 1; kept < lines.length; kept++) {
      expect(faultOf(lines.slice(0, kept).join('\n'))).toEqual({ kind: 'truncated' });
      const half = lines[kept]!.slice(0, lines[kept]!.length / 2);
      expect(faultOf([...lines.slice(0, kept), half].join('\n'))).toEqual({ kind: 'truncated' });
    }
  });

  test('one line missing, doubled or moved', async () => {
    const { lines } = await sample();
    for (let at = 1; at < lines.length - 1; at++) {
      expect(read(lines.filter((_, i) => i !== at).join('\n')).kind).toBe('fault');
      expect(read(lines.flatMap((line, i) => (i === at ? [line, line] : [line])).join('\n')).kind).toBe('fault');
      const swapped = lines.map((line, i) => (i === at ? lines[at + 1]! : i === at + 1 ? lines[at]! : line));
      expect(read(swapped.join('\n')).kind).toBe('fault');
    }
  });

  test('any one character changed anywhere: refused, or the very same game', async () => {
    const { text, rows, game } = await sample();
    fc.assert(
      fc.property(
        fc.nat(text.length - 1),
        fc.constantFrom('0', '7', 'x', '"', ' ', '\n', '}', '\\', 'é'),
        (at, character) => {
          const reading = read(`${text.slice(0, at)}${character}${text.slice(at + 1)}`);
          if (reading.kind === 'fault') return;
          expect(reading.file.rows).toEqual(rows);
          expect(reading.file.header).toMatchObject({ chain: game.chain, rules: 'nlc' });
        },
      ),
      { numRuns: 1500 },
    );
  });

  test('every changed character of a row’s body is refused, with its line', async () => {
    const { text, lines } = await sample();
    const start = text.indexOf('"body"', lines[0]!.length + lines[1]!.length);
    for (let at = start + 9; at < start + 100; at += 3) {
      const changed = `${text.slice(0, at)}${text[at] === 'q' ? 'z' : 'q'}${text.slice(at + 1)}`;
      expect(faultOf(changed)).toEqual({ kind: 'edited', line: 3 });
    }
  });

  test('rows of another game, each sealed in its own chain', async () => {
    const { game, rows } = await sample();
    const other = chained(
      'another',
      rows.map(({ body }) => body),
    );
    expect(faultOf(writeGameFile(game, other))).toEqual({ kind: 'edited', line: 2 });
    expect(faultOf(writeGameFile(game, [...rows.slice(0, 3), ...other.slice(3)]))).toEqual({ kind: 'edited', line: 5 });
  });

  test('hashes made anew do not make sense of nonsense', async () => {
    const { game, rows } = await sample();
    const bodies = rows.map(({ body }) => body);
    const withLast = (body: string) => faultOf(writeGameFile(game, chained(game.chain, [...bodies, body])));
    const after = bodies.length + 2;
    expect(withLast('{}')).toEqual({ kind: 'edited', line: after });
    expect(
      withLast(
        '{"kind":"play","at":0,"from":0,"barrier":true,"parts":[{"scope":"table","events":[{"type":"CupFilled"}]}]}',
      ),
    ).toEqual({
      kind: 'edited',
      line: after,
    });
    expect(withLast('{"kind":"undo","at":0,"from":7,"to":99}')).toEqual({ kind: 'edited', line: after });
    expect(
      withLast(
        '{"kind":"play","at":0,"from":0,"barrier":true,"parts":[{"scope":"table","events":[{"type":"BalloonSent"}]}]}',
      ),
    ).toEqual({
      kind: 'newerEntry',
      what: 'BalloonSent',
    });
    expect(withLast('{"kind":"truce"}')).toEqual({ kind: 'newerEntry', what: 'truce' });
  });

  test('a head that promises fewer rows, or another last one', async () => {
    const { lines, rows } = await sample();
    const withHead = (head: unknown) => faultOf([...lines.slice(0, -1), JSON.stringify({ head })].join('\n'));
    const hash = rows.at(-1)!.hash;
    expect(withHead({ count: rows.length - 1, hash })).toEqual({ kind: 'edited', line: lines.length });
    expect(withHead({ count: rows.length + 1, hash })).toEqual({ kind: 'truncated' });
    expect(withHead({ count: rows.length, hash: rows[0]!.hash })).toEqual({ kind: 'edited', line: lines.length });
  });
});

describe('what is not a game of ours', () => {
  const header = { file: 'estafette-game', format: FILE_FORMAT, rules: 'nlc', chain: 'c', name: 'n', createdAt: 1 };
  const line = (change: object): string => `${JSON.stringify({ ...header, ...change })}\n`;

  test.each<[string, string, ImportFault]>([
    ['nothing', '', { kind: 'notOurs' }],
    ['prose', 'Dear Sir,\nthe battle is lost.', { kind: 'notOurs' }],
    ['other JSON', '{"games":[]}', { kind: 'notOurs' }],
    ['a list', '[1,2]', { kind: 'notOurs' }],
    ['a zip', 'PK\u0003\u0004…', { kind: 'compressed' }],
    ['gzip', '\u001f\ufffd\b\u0000', { kind: 'compressed' }],
    [
      'a newer format, whatever else it says',
      line({ format: FILE_FORMAT + 1, rules: 7 }),
      { kind: 'newerFormat', what: String(FILE_FORMAT + 1) },
    ],
    ['a rule set that is not known', line({ rules: 'waterloo' }), { kind: 'unknownRules', what: 'waterloo' }],
    ['a header with a hole', line({ chain: '' }), { kind: 'edited', line: 1 }],
    ['a header alone', line({}), { kind: 'truncated' }],
    ['a game without an entry', `${line({})}{"head":{"count":0,"hash":""}}`, { kind: 'truncated' }],
    ['a first line without end', '{"file":"estafette-game","x":"'.padEnd(3_000_000, 'y'), { kind: 'notOurs' }],
  ])('%s', (_, text, expected) => {
    expect(faultOf(text)).toEqual(expected);
  });

  test('a line far too long is not parsed, a file far too long not read', () => {
    const huge = `${line({})}${JSON.stringify({ seq: 1, body: 'y'.repeat(2_200_000), prev: '', hash: '' })}\n{"seq":2}`;
    expect(faultOf(huge)).toEqual({ kind: 'edited', line: 2 });
    expect(faultOf(' '.repeat(64 * 1024 * 1024 + 1))).toEqual({ kind: 'tooLarge' });
    expect(faultOf(`${line({})}${'{}\n'.repeat(250_001)}`)).toEqual({ kind: 'tooLarge' });
  });
});
