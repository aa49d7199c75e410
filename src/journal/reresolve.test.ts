import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { mop } from '../rules/mop/index';
import { n20 } from '../rules/n20/index';
import { nlc } from '../rules/nlc/index';
import type { NlcEvent } from '../rules/nlc/index';
import { RULE_SETS } from '../session/rule-sets';
import { playing, testPorts } from '../testkit/ports';
import { nextTap } from '../testkit/random-player';
import { randomSetup } from '../testkit/random-setups';
import { chained, keysOf, rowsOf } from '../testkit/rows';
import { seeded } from '../testkit/seeded';
import type { Keyring } from './keyring';
import { reresolve } from './reresolve';
import type { Row } from './store';
import { readGameFile } from './transfer';

const GOLDEN = join(__dirname, '..', 'testkit', 'golden');
const files = readdirSync(GOLDEN).filter((name) => name.endsWith('.ndjson'));
const textOf = (name: string): string => readFileSync(join(GOLDEN, name), 'utf8');

const isRuleSet = (id: string): id is keyof typeof RULE_SETS => Object.hasOwn(RULE_SETS, id);
const rowsIn = (name: string) => {
  const reading = readGameFile(textOf(name), (id) => (isRuleSet(id) ? RULE_SETS[id].checkRows : undefined));
  if (reading.kind !== 'ok') throw new Error(`${name}: ${JSON.stringify(reading.fault)}`);
  return reading.file;
};
const again = (rules: string, rows: readonly Row[], keys?: Keyring) => {
  if (rules === 'n20') return reresolve(n20, rows, keys);
  return rules === 'mop' ? reresolve(mop, rows, keys) : reresolve(nlc, rows, keys);
};

describe('golden journals', () => {
  test('there is one for every rule set', () => {
    expect(new Set(files.map((name) => rowsIn(name).header.rules))).toEqual(new Set(Object.keys(RULE_SETS)));
  });

  test('between them they hold all that can happen to a cup, and all kinds of entries', () => {
    const text = files.flatMap((name) => rowsIn(name).rows.map(({ body }) => body)).join('\n');
    const seen = ['undo', 'redo', 'correction', 'umpire', 'desk:first', 'desk:second', 'coordinated'];
    const events: readonly NlcEvent['type'][] = [
      'CoordinatedRolled',
      'ChitsSetAside',
      'InitialRolled',
      'InitialTaken',
      'ChitsPut',
      'CupFilled',
      'ChitDrawn',
      'ChitPutBack',
      'StageTicked',
      'ReserveActed',
      'ReserveFlagged',
      'GameStarted',
      'SetupCorrected',
      'StepReached',
      'TurnBegan',
      'DeskOpened',
      'DeskClosed',
    ];
    expect([...seen, ...events].filter((word) => !text.includes(`"${word}"`))).toEqual([]);
  });
});

describe('deciding again', () => {
  test.each(['nlc', 'mop', 'n20'] as const)(
    '%s: a random game, with undo, redo and corrections, comes out the same',
    async (rules) => {
      for (let seed = 1; seed <= 12; seed++) {
        const chance = seeded(seed);
        const { ports, game, session } = await playing(testPorts(seed), rules, randomSetup(chance));
        for (let i = 0; i < 120; i++) {
          const { seat, command } = nextTap(session.getState().view, chance);
          session.takeSeat(seat);
          if (chance.once(12)) await session.undo();
          else if (chance.once(20)) await session.redo();
          else if (chance.once(30)) await session.correct(chance.roll(i + 1), 'again');
          else await session.dispatch(command);
        }
        const rows = await rowsOf(ports, game.key);
        expect(rows.length).toBeGreaterThan(10);
        expect(again(rules, rows, await keysOf(ports, game))).toEqual([]);
        // Without the keys the first play that had a secret is not judged; under N20 only the matrix has any.
        if (rules !== 'n20') expect(again(rules, rows)[0]).toMatchObject({ why: 'sealed' });
      }
    },
  );

  const rows = rowsIn('nlc-three-turns.ndjson').rows;
  const changed = (from: string | RegExp, to: string): readonly Row[] => {
    const at = rows.findIndex(({ body }) => (typeof from === 'string' ? body.includes(from) : from.test(body)));
    if (at < 0) throw new Error(`nothing like ${String(from)}`);
    return chained(
      'c',
      rows.map(({ body }, i) => (i === at ? body.replace(from, to) : body)),
    );
  };
  const firstWhy = (found: readonly Row[]): string | undefined => reresolve(nlc, found)[0]?.why;

  test('a game that somebody made prettier shows where', () => {
    expect(firstWhy(changed('"die":2,"won":true', '"die":3,"won":true'))).toBe('eventsDiffer');
    expect(firstWhy(changed('"faces":[2]', '"faces":[3]'))).toBe('eventsDiffer');
    expect(firstWhy(changed('"faces":[2]', '"faces":[9]'))).toBe('diceDiffer');
    expect(firstWhy(changed('"rolls":[{"rule":"NLC 4.1"', '"rolls":[{"rule":"NLC 4.2"'))).toBe('diceDiffer');
    expect(firstWhy(changed('"type":"DrawChit"}', '"type":"FillCup"}'))).toBe('refused');
    expect(firstWhy(changed(/"barrier":true(?=.*OpenDesk)/, '"barrier":false'))).toBe('barrierDiffers');
    expect(firstWhy(changed('"kind":"undo"', '"kind":"truce"'))).toBe('unreadable');
  });

  test('a die too many is not overlooked', () => {
    expect(
      firstWhy(
        changed(
          '"rolls":[{"rule":"NLC 4.1","faces":[2]}',
          '"rolls":[{"rule":"NLC 4.1","faces":[2]},{"rule":"NLC 4.1","faces":[2]}',
        ),
      ),
    ).toBe('diceDiffer');
  });

  test('an umpire’s die that brings out another chit shows', () => {
    expect(firstWhy(changed(/("scope":"umpire".*"faces":\[)2/, '$11'))).toBe('eventsDiffer');
  });
});
