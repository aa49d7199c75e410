import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reresolve } from '../journal/reresolve';
import { nlc } from '../rules/nlc/index';
import { exportGame, importGame } from '../session/library';
import { gameOf, opened, testPorts } from './ports';
import { keysOf, partsOnDisk, rowsOf, saidIn } from './rows';

/** A day of fourteen turns with order sheets, as `src/tools/golden/main.ts` played it: sealed desks, open table. */
const text = readFileSync(join(__dirname, 'golden', 'sealed', 'nlc-a-day.ndjson'), 'utf8');

const takenIn = async () => {
  const ports = testPorts();
  const made = await importGame(ports, text);
  if (made.kind !== 'made') throw new Error(JSON.stringify(made));
  return { ports, game: await gameOf(ports, made.key) };
};
type Fields = Readonly<{ type: string } & Record<string, unknown>>;

describe('NLC 12: a whole day with order sheets', () => {
  test('NLC 12: every play is settled today as it was then', async () => {
    const { ports, game } = await takenIn();
    expect(reresolve(nlc, await rowsOf(ports, game.key), await keysOf(ports, game))).toEqual([]);
    // Without the keys it is told where the secrets begin.
    expect(reresolve(nlc, await rowsOf(ports, game.key))[0]).toMatchObject({ why: 'sealed' });
  });

  test('NLC 12: it opens without damage, and goes out again byte for byte', async () => {
    const { ports, game } = await takenIn();
    const session = await opened(ports, game, 'first');
    expect(session.getState()).toMatchObject({ damage: null, view: { turn: { index: 13 } } });
    expect(saidIn(await exportGame(ports, game))).toBe(saidIn(text));
  });

  const happened = async (): Promise<readonly Fields[]> => {
    const { ports, game } = await takenIn();
    const parts = await partsOnDisk(ports, game);
    return parts.flatMap(({ events }) => events as readonly Fields[]);
  };

  test('NLC 12: twelve turns and more, both sides in each, through a night to the second morning', async () => {
    const events = await happened();
    const phases = events.filter(({ type }) => type === 'CommandPhaseDone');
    expect(phases.map(({ side, turn }) => `${String(turn)} ${String(side)}`)).toEqual(
      Array.from({ length: 14 }, (_, turn) => [`${String(turn)} first`, `${String(turn)} second`]).flat(),
    );
    expect(events.filter(({ type }) => type === 'ChitDrawn').length).toBeGreaterThan(20);
  });

  test('NLC 12: a Bad Move, failures, a sequence, a demoralized corps, what comes in the night', async () => {
    const events = await happened();
    const seen = new Set(events.map(({ type }) => type));
    for (const type of [
      'BadMoveCalled',
      'BadMoveAssigned',
      'BadMoveTakenIn',
      'FailureRetreated',
      'DecisionAnswered',
      'DemoralizationTurned',
      'OperationRecorded',
      'UntoldTold',
      'FollowUpSet',
      'AwaySet',
      'CommandedHeld',
      'HqRecorded',
    ])
      expect(seen).toContain(type);
    const changes = events.filter(({ type }) => type === 'OrderChanged');
    for (const of of [
      { change: 'fail', reason: 'confidence' },
      { change: 'fail', reason: 'offTargetAtNight' },
      { change: 'advance', reason: 'metEnemy' },
      { change: 'succeed', reason: 'achieved' },
      { change: 'wait', wait: 'dawn' },
      { change: 'wait', wait: '1T' },
      { change: 'comply', reason: 'dawn' },
      { change: 'comply', reason: 'badMove' },
      { change: 'comply', reason: 'actsLocally' },
      { change: 'comply', reason: 'cameOn' },
      { change: 'supersede', reason: 'newOrder' },
    ])
      expect(changes).toContainEqual(expect.objectContaining(of));
  });
});
