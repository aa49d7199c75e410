import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { join } from 'node:path';

type Json = Readonly<Record<string, unknown>>;
type Odds = readonly Readonly<{ outcome: unknown; n: number | string; d: number | string }>[];
type Example = Readonly<{
  resolve: string;
  input: unknown;
  dice?: readonly (readonly number[])[];
  choices?: readonly string[];
}>;

/** Something of the kind; what, is not the test's business. */
const text: unknown = expect.any(String);
const something: unknown = expect.anything();

const START = join(__dirname, 'start.cjs');

/** Sends bytes to the real process, as a front end would, and gives what it wrote until it ended. */
const sent = (
  input: string | Buffer,
): Promise<Readonly<{ code: number | null; lines: readonly string[]; errors: string }>> =>
  new Promise((resolve, reject) => {
    const engine = spawn(process.execPath, [START], { stdio: 'pipe' });
    const out: Buffer[] = [];
    const errors: Buffer[] = [];
    engine.stdout.on('data', (chunk: Buffer) => out.push(chunk));
    engine.stderr.on('data', (chunk: Buffer) => errors.push(chunk));
    engine.on('error', reject);
    engine.on('close', (code) => {
      const lines = Buffer.concat(out).toString('utf8').split('\n');
      expect(lines.pop()).toBe('');
      resolve({ code, lines, errors: Buffer.concat(errors).toString('utf8') });
    });
    engine.stdin.end(input);
  });

/** One engine for all that only asks and is answered; how it begins and ends, the others tell. */
const engineOfAll = () => {
  const engine = spawn(process.execPath, [START], { stdio: 'pipe' });
  const errors: Buffer[] = [];
  engine.stderr.on('data', (chunk: Buffer) => errors.push(chunk));
  const lines = createInterface({ input: engine.stdout })[Symbol.asyncIterator]();
  const ended = new Promise<number | null>((resolve) => engine.on('close', resolve));
  return {
    ask: (requests: readonly unknown[]): Promise<readonly Json[]> => {
      engine.stdin.write(requests.map((request) => `${JSON.stringify(request)}\n`).join(''));
      return Promise.all(requests.map(async () => JSON.parse(String((await lines.next()).value)) as Json));
    },
    end: async () => {
      engine.stdin.end();
      const rest = await lines.next();
      return { code: await ended, rest: rest.done, errors: Buffer.concat(errors).toString('utf8') };
    },
  };
};

let engine: ReturnType<typeof engineOfAll>;
beforeAll(() => {
  engine = engineOfAll();
});
afterAll(async () => {
  // Nothing was said beyond an answer to each request.
  expect(await engine.end()).toEqual({ code: 0, rest: true, errors: '' });
});

const asked = (...requests: readonly unknown[]): Promise<readonly Json[]> => engine.ask(requests);

const errorOf = (answer: Json | undefined): Json => {
  expect(answer).toMatchObject({ ok: false, error: { code: text, message: text } });
  return answer?.['error'] as Json;
};

const idsOf = async (what: 'resolvers' | 'tables'): Promise<readonly string[]> => {
  const [answer] = await asked({ list: what });
  expect(answer?.['ok']).toBe(true);
  return (answer?.[what] as readonly Readonly<{ id: string }>[]).map(({ id }) => id);
};

const total = (odds: Odds): readonly [bigint, bigint] => [
  odds.reduce((sum, { n }) => sum + BigInt(n), 0n),
  BigInt(odds[0]?.d ?? 0),
];

describe('every resolver', () => {
  test('is described by a schema and an example that resolves, asks for what is missing, and has odds that add up', async () => {
    const ids = await idsOf('resolvers');
    const described = await asked(...ids.map((describe) => ({ describe })));
    for (const [i, answer] of described.entries())
      expect(answer).toMatchObject({
        ok: true,
        id: ids[i],
        input: { $schema: something },
        example: { resolve: ids[i] },
      });
    const examples = described.map(({ example }) => example as Example);
    for (const [i, answer] of (await asked(...examples)).entries()) {
      expect([ids[i], answer['ok']]).toEqual([ids[i], true]);
      expect((answer['working'] as readonly Json[]).every(({ rule, text }) => rule !== '' && text !== '')).toBe(true);
    }
    const rolling = examples.filter(({ dice }) => (dice ?? []).length > 0);
    for (const answer of await asked(...rolling.map(({ dice, ...rest }) => ({ ...rest, dice: dice?.slice(0, -1) }))))
      expect(answer).toMatchObject({ ok: false });
    const odds = await asked(...examples.map(({ resolve, input }) => ({ odds: resolve, input })));
    for (const [i, answer] of odds.entries()) {
      if (answer['ok'] !== true) throw new Error(`${ids[i] ?? ''}: ${JSON.stringify(answer)}`);
      const [n, d] = total(answer['odds'] as Odds);
      expect([ids[i], n]).toEqual([ids[i], d]);
    }
  });
});

describe('every table', () => {
  test('is given as printed: a row has a cell for each column', async () => {
    const ids = await idsOf('tables');
    for (const [i, answer] of (await asked(...ids.map((table) => ({ table })))).entries()) {
      const { columns, rows } = answer as unknown as {
        columns: readonly string[];
        rows: readonly { cells: readonly string[] }[];
      };
      expect(answer).toMatchObject({ ok: true, id: ids[i] });
      expect(rows.every(({ cells }) => cells.length === columns.length)).toBe(true);
    }
  });

  test('NLC 7.1 one row of the Fire Table', async () => {
    const [answer] = await asked({ table: 'nlc/fire' });
    expect(answer?.['columns']).toEqual(['2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12']);
    expect((answer?.['rows'] as readonly Json[])[0]).toEqual({
      key: '1',
      cells: ['0', '0', '0', '0', '0', '0', '0', '0', '1', '1', '1'],
    });
  });
});

describe('dice and choices', () => {
  const check = {
    resolve: 'nlc/morale-check',
    input: { members: [{ unit: { id: 'a', arm: 'infantry', nation: 'prussian', frontStrength: 6 } }] },
  };

  test('NLC 2.4 what is asked for, then the outcome with its working', async () => {
    const [open, done] = await asked(check, { ...check, dice: [[3]] });
    expect(open).toMatchObject({ ok: false, needsDice: { rule: 'NLC 2.4', count: 1, sides: 6 } });
    expect(Object.keys(open?.['needsDice'] as Json)).toEqual(['rule', 'count', 'sides']);
    expect(done).toMatchObject({ ok: true, outcome: {}, working: something });
  });

  test.each([
    [[[3, 4]], 'dice.0'],
    [[[7]], 'dice.0'],
    [[[1.5]], 'dice.0'],
    [[[]], 'dice.0'],
    [[[3], [4]], 'dice.1'],
    [['3'], 'dice.0'],
    [3, 'dice'],
  ])('dice %j are not what was asked for, and the answer says where', async (dice, path) => {
    const [answer] = await asked({ ...check, dice });
    expect(errorOf(answer)).toMatchObject({ code: 'BAD_REQUEST', path });
  });

  test('odds may start where dice have fallen already', async () => {
    const [all, settled] = await asked(
      { odds: check.resolve, input: check.input },
      { odds: check.resolve, input: check.input, dice: [[3]] },
    );
    expect(total(all?.['odds'] as Odds)).toEqual([6n, 6n]);
    expect(settled?.['odds']).toMatchObject([{ n: 1, d: 1 }]);
  });

  test('an input that cannot be read is answered with its field', async () => {
    const [bad, none] = await asked(
      { ...check, input: { members: [{ unit: { arm: 'infantri' } }] } },
      { resolve: check.resolve },
    );
    expect(errorOf(bad)['code']).toBe('BAD_REQUEST');
    expect(errorOf(bad)['path']).toMatch(/^input\.members\.0\.unit\./);
    expect(errorOf(none)).toMatchObject({ code: 'BAD_REQUEST', path: 'input.members' });
  });
});

describe('whatever comes', () => {
  test('is answered line by line, in order, and the id comes back', async () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000);
    const lines: readonly (readonly [string, string])[] = [
      ['x'.repeat(1_000_000), 'BAD_JSON'],
      ['', 'BAD_JSON'],
      ['{"list":"tables"', 'BAD_JSON'],
      ['[]', 'BAD_REQUEST'],
      ['null', 'BAD_REQUEST'],
      ['7', 'BAD_REQUEST'],
      ['{}', 'BAD_REQUEST'],
      ['{"list":"rules"}', 'BAD_REQUEST'],
      ['{"list":"tables","table":"nlc/fire"}', 'BAD_REQUEST'],
      ['{"table":7}', 'BAD_REQUEST'],
      ['{"table":"nlc/none"}', 'UNKNOWN_TABLE'],
      ['{"table":"__proto__"}', 'UNKNOWN_TABLE'],
      ['{"describe":"constructor"}', 'UNKNOWN_RESOLVER'],
      ['{"resolve":"nlc/none","input":{}}', 'UNKNOWN_RESOLVER'],
      ['{"odds":"nlc/none"}', 'UNKNOWN_RESOLVER'],
      ['{"__proto__":{"list":"tables"}}', 'BAD_REQUEST'],
      [`{"id":${deep},"list":"tables"}`, 'BAD_REQUEST'],
      [deep, 'BAD_REQUEST'],
      ['\u0000\u0001', 'BAD_JSON'],
    ];
    const { code, lines: answers } = await sent(lines.map(([line]) => line).join('\n'));
    expect(code).toBe(0);
    expect(answers).toHaveLength(lines.length);
    const codes = answers.map((line) => errorOf(JSON.parse(line) as Json)['code']);
    expect(codes).toEqual(lines.map(([, expected]) => expected));
    for (const id of [0, null, 'é', { a: [1] }]) {
      const [echoed, failed] = await asked({ id, list: 'tables' }, { id, list: 'nothing' });
      expect([echoed?.['id'], failed?.['id']]).toEqual([id, id]);
    }
  });

  test('lines may end as on Windows, start with a byte order mark, and the last need not end', async () => {
    const { code, lines } = await sent(
      '\uFEFF{"list":"tables","id":1}\r\n{"list":"tables","id":"ü"}\r\n{"list":"tables","id":3}',
    );
    expect([code, ...lines.map((line) => (JSON.parse(line) as Json)['id'])]).toEqual([0, 1, 'ü', 3]);
  });

  test('bytes that are no text are no JSON, and the next line is answered', async () => {
    const bytes = Buffer.concat([Buffer.from([0xff, 0xfe, 0x80, 0x0a]), Buffer.from('{"list":"tables"}\n')]);
    const { lines } = await sent(bytes);
    expect(lines.map((line) => (JSON.parse(line) as Json)['ok'])).toEqual([false, true]);
  });

  test('a line longer than any request is passed over', async () => {
    const { code, lines } = await sent(`${'9'.repeat(5_000_000)}\n{"list":"tables"}\n`);
    expect(code).toBe(0);
    expect(errorOf(JSON.parse(lines[0] ?? '') as Json)['code']).toBe('TOO_LONG');
    expect(lines).toHaveLength(2);
  });

  test('nothing at all is answered with nothing', async () => {
    expect(await sent('')).toEqual({ code: 0, lines: [], errors: '' });
  });

  test('a reader who goes away ends it, without a complaint', async () => {
    const engine = spawn(process.execPath, [START], { stdio: 'pipe' });
    const errors: Buffer[] = [];
    engine.stderr.on('data', (chunk: Buffer) => errors.push(chunk));
    engine.stdin.on('error', () => undefined);
    engine.stdout.once('data', () => engine.stdout.destroy());
    engine.stdin.write('{"table":"nlc/fire"}\n'.repeat(20_000));
    const code = await new Promise((resolve) => engine.on('exit', resolve));
    expect([code, Buffer.concat(errors).toString('utf8')]).toEqual([0, '']);
  });

  test('each line is answered at once, not when the input ends', async () => {
    const engine = spawn(process.execPath, [START], { stdio: 'pipe' });
    const next = () =>
      new Promise<string>((resolve) => engine.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString())));
    for (const id of [1, 2]) {
      const answer = next();
      engine.stdin.write(`{"list":"tables","id":${id}}\n`);
      expect(JSON.parse(await answer)).toMatchObject({ id, ok: true });
    }
    engine.stdin.end();
    expect(await new Promise((resolve) => engine.on('exit', resolve))).toBe(0);
  });
});
