import { act, renderHook, waitFor } from '@testing-library/react-native';
import type { ReactNode } from 'react';
import type { DeviceStore, NoteStore } from '../../src/journal/store';
import { openMemorySettings, openMemoryStore } from '../../src/storage/memory/memory';
import { openSettings } from './settings';
import type { SheetPorts } from '../../src/session/sheets';
import type { GameSession } from '../../src/session/rule-sets';
import { opened, playing, testPorts } from '../../src/testkit/ports';
import { battle, unit } from '../../src/testkit/battle';
import { firstLook } from './library';
import { AppContext } from './use-app';
import { GameContext } from './use-game';
import { useProcedure } from './use-procedure';

const BATTERY = { id: 'g', arm: 'footArtillery', frontStrength: 6, reverseStrength: 3 };
const INPUT = {
  battery: [BATTERY],
  target: [
    { id: 'p', arm: 'infantry', frontStrength: 5, reverseStrength: 2 },
    { id: 'q', arm: 'infantry', frontStrength: 4, reverseStrength: 2 },
  ],
};

/** A disk that outlives the app, and can be slow, or full. */
const disk = () => {
  const store = openMemoryStore();
  let gate: Promise<unknown> = Promise.resolve();
  let isFull = false;
  const writeNote: NoteStore['writeNote'] = async (name, text) => {
    await gate;
    return isFull ? { kind: 'failed', reason: 'full' } : store.writeNote(name, text);
  };
  return {
    store: { ...store, writeNote },
    full: (is: boolean): void => {
      isFull = is;
    },
    /** Nothing is written until the gate is opened. */
    shut: (): (() => void) => {
      let open: () => void = () => undefined;
      gate = new Promise<void>((resolve) => {
        open = resolve;
      });
      return () => {
        open();
      };
    },
  };
};

const LOOSE = { game: null, name: 'nlc/bombardment' } as const;

type Around = Readonly<{
  store?: DeviceStore;
  ports?: SheetPorts;
  game?: GameSession | null;
  id?: string;
}>;

const onScreen = async (
  { store, ports: given = testPorts(), game = null, id = 'nlc/bombardment' }: Around,
  initial: unknown = INPUT,
) => {
  const settings = await openSettings(openMemorySettings());
  const ports = store === undefined ? given : { ...given, store };
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <AppContext.Provider value={{ ports, settings, first: firstLook(null) }}>
      <GameContext.Provider value={game}>{children}</GameContext.Provider>
    </AppContext.Provider>
  );
  const hook = renderHook(() => useProcedure(id, initial), { wrapper });
  const atFirst = hook.result.current;
  await calm();
  return { ...hook, atFirst, now: () => hook.result.current };
};

const calm = () =>
  act(async () => {
    await new Promise((resolve) => {
      setTimeout(resolve, 0);
    });
  });
const doing = async (deed: () => unknown): Promise<void> => {
  await act(async () => {
    await deed();
    await new Promise((resolve) => {
      setTimeout(resolve, 0);
    });
  });
};

test('NLC 8.1: by itself: what is entered and what has been thrown outlive the app', async () => {
  const { store } = disk();
  const first = await onScreen({ store });
  expect(first.now()).toMatchObject({ begun: false, inGame: false, apply: null, now: { kind: 'asksDice' } });
  await doing(() => {
    first.now().setInput({ ...INPUT, range: 1 });
  });
  await doing(() => {
    first.now().giveFaces([5, 5]);
  });
  expect(first.now()).toMatchObject({ begun: true, given: [{ faces: [5, 5] }], now: { kind: 'asksChoice' } });
  first.unmount();
  const second = await onScreen({ store });
  expect(second.now()).toMatchObject({ begun: true, input: { range: 1 }, given: [{ faces: [5, 5] }] });
  await doing(() => {
    second.now().choose('q');
  });
  expect(second.now().now).toMatchObject({ kind: 'done' });
  await doing(() => {
    second.now().again();
  });
  expect(second.now()).toMatchObject({ begun: false, input: { range: 1 }, now: { kind: 'asksDice' } });
});

test('NLC 8.1: a throw is on disk before it is seen', async () => {
  const { store, shut } = disk();
  const { now } = await onScreen({ store });
  const open = shut();
  await doing(() => {
    now().throwDice();
  });
  expect([now().begun, await store.readNote(LOOSE)]).toEqual([false, null]);
  // What is tapped while it is being written changes nothing.
  await doing(() => {
    now().setInput({ battery: [], target: [] });
  });
  await doing(open);
  expect(now()).toMatchObject({ begun: true, input: INPUT });
  expect(await store.readNote(LOOSE)).toContain(JSON.stringify(now().given));
});

test('NLC 8.1: a throw that cannot be kept is said and not seen; the next one, once there is room, counts', async () => {
  const { store, full } = disk();
  const { now } = await onScreen({ store });
  full(true);
  await doing(() => {
    now().throwDice();
  });
  expect(now()).toMatchObject({ begun: false, unsaved: true, now: { kind: 'asksDice' } });
  full(false);
  await doing(() => {
    now().giveFaces([1, 1]);
  });
  expect(now()).toMatchObject({ begun: true, unsaved: false, given: [{ faces: [1, 1] }] });
});

test('NLC 8.1: nothing is entered or thrown before what was left here last time is there', async () => {
  const { store } = disk();
  const left = JSON.stringify({ input: { ...INPUT, range: 1 }, given: [{ faces: [5, 5] }] });
  await store.writeNote(LOOSE, left);
  const { atFirst, now } = await onScreen({ store }, { battery: [], target: [] });
  expect([atFirst.loaded, atFirst.now.kind, now().loaded]).toEqual([false, 'unreadable', true]);
  await doing(() => {
    // A tap that was on its way before anything was there.
    atFirst.setInput({ battery: [], target: [] });
  });
  expect(now()).toMatchObject({ loaded: true, begun: true, input: { range: 1 } });
  expect(await store.readNote(LOOSE)).toBe(left);
});

test('NLC 8.1: what was laid out in a game goes with the game', async () => {
  const { ports, game, session } = await playing(testPorts(), 'nlc', setup);
  const { now } = await onScreen({ ports, game: session });
  await doing(() => {
    now().setInput({ ...INPUT, range: 1 });
  });
  const note = { game: game.key, name: 'nlc/bombardment' };
  expect(await ports.store.readNote(note)).toContain('"range":1');
  await ports.store.updateGame(game.key, { trashedAt: 1 });
  await ports.store.purgeTrash(2);
  expect(await ports.store.readNote(note)).toBeNull();
});

test('NLC 8.1: tapped twice is thrown once; what fits nothing is not kept; the input is fixed by then', async () => {
  const { store } = disk();
  const { now } = await onScreen({ store });
  await doing(() => {
    now().giveFaces([7, 1]);
  });
  await doing(() => {
    now().choose('q');
  });
  expect(now().begun).toBe(false);
  await doing(() => {
    now().throwDice();
    now().throwDice();
    now().giveFaces([1, 1]);
  });
  expect(now().given).toHaveLength(1);
  await doing(() => {
    now().setInput({});
  });
  expect(now().input).toEqual(INPUT);
});

test('NLC 8.1: odds follow what is entered, and where it stands', async () => {
  const { store } = disk();
  const { now } = await onScreen({ store });
  await waitFor(() => expect(now().odds).not.toBeNull());
  const chances = (now().odds ?? []).reduce((sum, { n, d }) => sum + n / d, 0);
  expect(chances).toBeCloseTo(1);
  await doing(() => {
    now().setInput({ battery: [], target: [] });
  });
  expect([now().now, now().odds]).toEqual([{ kind: 'unreadable', path: 'battery' }, null]);
  await doing(() => {
    now().setInput(INPUT);
  });
  await doing(() => {
    now().giveFaces([1, 1]);
  });
  expect(now().odds).toHaveLength(1);
});

test('NLC 8.1: what cannot be read on disk is as good as nothing', async () => {
  const { store } = disk();
  await store.writeNote(LOOSE, '{"input":{},"given":[{"faces":"six"}]}');
  expect((await onScreen({ store })).now()).toMatchObject({ input: INPUT, begun: false });
  await store.writeNote(LOOSE, 'not even JSON');
  expect((await onScreen({ store })).now()).toMatchObject({ input: INPUT, begun: false });
});

const setup = battle({
  units: [
    unit('g', 'f1', { arm: 'footArtillery', front: 6 }),
    unit('p', 's1', { reverse: 2 }),
    unit('q', 's1', { front: 4, reverse: 2 }),
  ],
});

test('NLC 8.1: in a game every answer is in the journal, the outcome is written back, and one undo takes it out', async () => {
  const { ports, game, session } = await playing(testPorts(), 'nlc', setup);
  const first = await onScreen({ ports, game: session });
  expect(first.now()).toMatchObject({ inGame: true, apply: null, begun: false });
  await doing(() => {
    first.now().giveFaces([5, 5]);
  });
  expect(first.now().given).toEqual([{ faces: [5, 5] }]);
  first.unmount();
  // Another phone's disk of drafts would do: what counts lies in the journal.
  const again = await opened(ports, game);
  const { now } = await onScreen({ store: disk().store, ports, game: again }, {});
  expect(now()).toMatchObject({ begun: true, input: INPUT, now: { kind: 'asksChoice' }, apply: null });
  await doing(() => {
    now().choose('q');
  });
  expect(now().now.kind).toBe('done');
  await doing(() => now().apply?.());
  expect(now()).toMatchObject({ begun: false, input: {}, apply: null });
  const marks = (id: string) => again.getState().view.army.units.find((one) => one.unit.id === id)?.standing.marks;
  expect([marks('g'), marks('p')]).toEqual([['bombarded'], ['disrupted']]);
  await doing(() => again.undo());
  expect([marks('g'), marks('p')]).toEqual([[], []]);
  expect(now()).toMatchObject({ begun: true, now: { kind: 'done' } });
  expect(now().apply).not.toBeNull();
});

test('NLC 8.1: in a game begun anew is put aside for both to see, and the same is entered again', async () => {
  const { ports, session } = await playing(testPorts(), 'nlc', setup);
  const { now } = await onScreen({ ports, game: session });
  await doing(() => {
    now().throwDice();
    now().throwDice();
  });
  expect(now().given).toHaveLength(1);
  await doing(() => {
    now().again();
  });
  expect(now()).toMatchObject({ begun: false, input: INPUT });
  const { items } = await session.history();
  expect(items[0]?.events.map(({ type }) => type)).toEqual(['ProcedureDropped']);
});

test('MOP 37.4: what the game’s rules do not know is resolved by itself', async () => {
  const { ports, session } = await playing(testPorts(), 'nlc', setup);
  const { now } = await onScreen({ ports, game: session, id: 'mop/cup-side' }, {});
  expect(now()).toMatchObject({ inGame: false });
});
