import fc from 'fast-check';
import { nlc } from '../rules/nlc/index';
import { chained, foundOnDisk, gameOfLength, keysOf } from '../testkit/rows';
import { opened, testPorts } from '../testkit/ports';
import { checkpointOf } from './decode-checkpoint';
import { NO_KEYS } from './keyring';
import { openJournal, positionAt, verifyJournal } from './open-journal';
import type { Journal } from './open-journal';
import type { NlcState } from '../rules/nlc/index';
import type { GameRow } from './store';
import type { Ports } from '../session/ports';

const openedJournal = async (ports: Ports, game: GameRow): Promise<Journal<NlcState>> => {
  const opening = await openJournal(ports, game, nlc, await keysOf(ports, game));
  if (opening.kind !== 'open') throw new Error(JSON.stringify(opening));
  return opening.journal;
};
const stepsOf = (journal: Journal<NlcState>) => journal.timeline.here.state.table.step;

describe('opening', () => {
  test('reads what was written: state, count and hash, no damage', async () => {
    const { ports, game, session, head } = await gameOfLength(9);
    const journal = await openedJournal(ports, game);
    expect(journal).toMatchObject({ hash: head.hash, damage: null, timeline: { count: 9, here: { seq: 9 } } });
    expect(nlc.viewFor(journal.timeline.here.state, 'table')).toEqual(session.getState().view);
  });

  test('an event or a kind of entry this app does not know is a newer app’s: it goes no further', async () => {
    const { ports, game, rows } = await gameOfLength(3);
    const bodies = rows.map(({ body }) => body);
    const event = JSON.stringify({
      kind: 'play',
      at: 0,
      from: 3,
      barrier: false,
      parts: [{ scope: 'table', events: [{ type: 'BalloonSent' }] }],
    });
    const command = JSON.stringify({
      kind: 'play',
      at: 0,
      from: 3,
      barrier: false,
      parts: [{ scope: 'table', command: { type: 'SendBalloon' }, events: [] }],
    });
    const kind = JSON.stringify({ kind: 'truce', at: 0, from: 3 });
    for (const [body, type] of [
      [event, 'BalloonSent'],
      [command, 'SendBalloon'],
      [kind, 'truce'],
    ] as const) {
      const found = chained(game.chain, [...bodies, body]);
      expect(await openJournal(foundOnDisk(ports, found, null), game, nlc, NO_KEYS)).toEqual({ kind: 'newer', type });
    }
  });

  test('a body that makes no sense, though its hash is right, ends the good part', async () => {
    const { ports, game, rows } = await gameOfLength(3);
    for (const body of [
      '',
      'null',
      '{"kind":"undo"}',
      '{"kind":"play","at":0,"from":0,"barrier":false,"parts":[{"scope":"attic","events":[]}]}',
    ]) {
      const found = chained(game.chain, [
        ...rows.map((row) => row.body),
        body,
        ...rows.slice(2).map((row) => row.body),
      ]);
      const journal = await openedJournal(foundOnDisk(ports, found, null), game);
      expect(journal).toMatchObject({ damage: { kind: 'broken', good: 3, count: 5 }, timeline: { count: 3 } });
    }
  });
});

describe('a damaged game', () => {
  test('opens up to the last good row, whatever was done to it, and says so', async () => {
    const { ports, game, rows, head } = await gameOfLength(12);
    const sound = await Promise.all(
      rows.map(async (_, i) => stepsOf(await openedJournal(foundOnDisk(ports, rows.slice(0, i + 1), null), game))),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 11 }),
        fc.constantFrom('body', 'prev', 'hash', 'missing', 'seq'),
        fc.nat(),
        async (at, what, place) => {
          const found = rows.flatMap((row, i) => {
            if (i !== at) return [row];
            if (what === 'missing') return [];
            if (what === 'seq') return [{ ...row, seq: row.seq + 100 }];
            const text = row[what];
            const k = place % text.length;
            return [{ ...row, [what]: `${text.slice(0, k)}\u0001${text.slice(k + 1)}` }];
          });
          const disk = foundOnDisk(
            ports,
            found.toSorted((a, b) => a.seq - b.seq),
            head,
          );
          const journal = await openedJournal(disk, game);
          const good = at === 11 && what === 'missing' ? 11 : at;
          expect(journal.timeline.count).toBe(good);
          expect(journal.damage).toMatchObject({ good });
          expect(stepsOf(journal)).toBe(sound[good - 1]);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('a file cut short is noticed by the head outside, at any place', async () => {
    const { ports, game, rows, head } = await gameOfLength(8);
    for (let kept = 1; kept < 8; kept++) {
      const journal = await openedJournal(foundOnDisk(ports, rows.slice(0, kept), head), game);
      expect(journal).toMatchObject({ damage: { kind: 'truncated', good: kept, count: 8 }, timeline: { count: kept } });
    }
  });

  test('a file put in the place of another of the same length is noticed too', async () => {
    const { ports, game, rows, head } = await gameOfLength(4);
    const other = foundOnDisk(ports, rows, { ...head, hash: `${head.hash.slice(0, -1)}!` });
    expect(await openedJournal(other, game)).toMatchObject({ damage: { kind: 'truncated', good: 4, count: 4 } });
  });

  test('a head behind the rows is no damage: the phone died between the two writes', async () => {
    const { ports, game, rows } = await gameOfLength(4);
    const behind = { count: 3, hash: rows[2]!.hash };
    expect((await openedJournal(foundOnDisk(ports, rows, behind), game)).damage).toBeNull();
    expect((await openedJournal(foundOnDisk(ports, rows, null), game)).damage).toBeNull();
  });

  test('the check in the background finds what the opening did not read', async () => {
    const { ports, game, rows, head } = await gameOfLength(140);
    const saved = await openedJournal(ports, game);
    const checkpoint = checkpointOf(saved.timeline, saved.hash, nlc, await keysOf(ports, game));
    await ports.store.saveCheckpoint(game.key, { ...checkpoint!, seq: 70 });
    const pause = jest.fn(() => Promise.resolve());
    expect(await verifyJournal(ports.store, game, pause)).toBeNull();
    expect(pause).toHaveBeenCalled();
    for (const [i, row] of rows.entries()) {
      if (i % 20 !== 0) continue;
      const found = rows.map((other) => (other === row ? { ...row, body: row.body.replace('"at"', '"At"') } : other));
      expect(await verifyJournal(foundOnDisk(ports, found, head).store, game, pause)).toBe(i + 1);
    }
    expect(
      await verifyJournal(
        foundOnDisk(
          ports,
          rows.filter(({ seq }) => seq !== 5),
          head,
        ).store,
        game,
        pause,
      ),
    ).toBe(5);
  });
});

describe('checkpoints', () => {
  test('opening from one gives the same state as folding from the start', async () => {
    const { ports, game, session } = await gameOfLength(40);
    await session.rest();
    for (let i = 0; i < 70; i++)
      await session.dispatch({ type: 'GoToStep', step: i % 2 === 0 ? 'prepare' : 'turnEnd' });
    const read = jest.spyOn(ports.store, 'readRows');
    const fromCheckpoint = await openedJournal(ports, game);
    expect(read.mock.calls[0]?.[1]).toBe(41);
    const plain = await openedJournal(
      { ...ports, store: { ...ports.store, readCheckpoint: () => Promise.resolve(null) } },
      game,
    );
    expect(fromCheckpoint.timeline.here.state).toEqual(plain.timeline.here.state);
    expect([fromCheckpoint.hash, fromCheckpoint.timeline.count]).toEqual([plain.hash, plain.timeline.count]);
  });

  test('a long game that came without one is given one, and folded from its start only once', async () => {
    const { ports, game, rows } = await gameOfLength(620);
    const copy = { ...game, key: 'copy' };
    await ports.store.createGame(copy, rows, 0);
    const first = await openedJournal(ports, copy);
    const read = jest.spyOn(ports.store, 'readRows');
    const second = await openedJournal(ports, copy);
    expect(read.mock.calls.map(([, from]) => from)).toEqual([620 - 64 + 1]);
    expect([second.timeline.here.state, second.hash]).toEqual([first.timeline.here.state, first.hash]);
  });

  test('one of another shape of state is not read', async () => {
    const { ports, game, session } = await gameOfLength(3);
    await session.rest();
    expect(await ports.store.readCheckpoint(game.key, 'nlc/0', 3)).toBeNull();
    expect(await ports.store.readCheckpoint(game.key, nlc.stateVersion, 3)).toMatchObject({ seq: 3 });
  });

  test('a damaged one is as good as none, whichever of its characters it is', async () => {
    const { ports, game, session } = await gameOfLength(10);
    await session.rest();
    for (let i = 0; i < 70; i++)
      await session.dispatch({ type: 'GoToStep', step: i % 2 === 0 ? 'prepare' : 'turnEnd' });
    const good = await ports.store.readCheckpoint(game.key, nlc.stateVersion, 10);
    const sound = await openedJournal(ports, game);
    for (let i = 0; i < good!.body.length; i += 37) {
      const body = `${good!.body.slice(0, i)}${good!.body[i] === '7' ? '8' : '7'}${good!.body.slice(i + 1)}`;
      const store = {
        ...ports.store,
        readCheckpoint: (_: string, __: string, atMost: number) =>
          Promise.resolve(atMost < 10 ? null : { ...good!, body }),
      };
      expect((await openedJournal({ ...ports, store }, game)).timeline.here.state).toEqual(sound.timeline.here.state);
    }
  });

  test('the state after any earlier play can be had again; after an undo or beyond the end there is none', async () => {
    const { ports, game, session } = await gameOfLength(5);
    const from = { store: ports.store, game, rules: nlc, keys: await keysOf(ports, game) };
    const states = await Promise.all([1, 2, 3, 4, 5].map((seq) => positionAt(from, seq)));
    expect(states.map((position) => position?.seq)).toEqual([1, 2, 3, 4, 5]);
    expect(states[2]?.state.table.step).toBe('selection');
    await session.undo();
    expect(await positionAt(from, 6)).toBeNull();
    expect(await positionAt(from, 7)).toBeNull();
  });
});

test('two games on one phone do not meet', async () => {
  const ports = testPorts();
  const one = await gameOfLength(4, ports);
  const two = await gameOfLength(7, ports);
  expect((await openedJournal(ports, one.game)).timeline.count).toBe(4);
  expect((await openedJournal(ports, two.game)).timeline.count).toBe(7);
  expect((await opened(ports, two.game)).getState().count).toBe(7);
});
