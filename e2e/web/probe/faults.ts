import { openExpoStorage } from '../../../src/storage/expo/open-expo-storage';
import { KINDS, seenIn, textOf } from '../../../src/tools/faults/kinds';
import type { World } from '../../../src/tools/faults/kinds';
import { layOut, opened, portsWith, step } from '../../../src/tools/faults/long-game';

/** From its nth call on, so many calls of the browser's files fail, with an exception of this name. */
type Fault = Readonly<{ nth: number; calls: number; name: string }>;
type Shown = Readonly<{ said: boolean; met: number; before: string; after: string }>;

const ENTRIES = 130;

const portsHere = async () => {
  const { store, heads } = await openExpoStorage(() => undefined);
  const random = (length: number) => crypto.getRandomValues(new Uint8Array(length));
  return portsWith({ store, heads }, { random, newId: () => crypto.randomUUID() });
};

let world: Promise<World> | null = null;

const here = (): Promise<World> =>
  (world ??= portsHere().then(async (ports) => {
    if ((await ports.store.listGames()).length === 0) await layOut(ports, ENTRIES);
    return { ports, session: await opened(ports) };
  }));

/** What the browser's worker was told to do with its files; answers how many calls there were since the last word. */
const tellWorker = (fault: Fault | null): Promise<number> =>
  new Promise((done) => {
    const channel = new BroadcastChannel('faults');
    channel.onmessage = ({ data }: MessageEvent<Readonly<{ met: number }>>) => {
      channel.close();
      done(data.met);
    };
    channel.postMessage({ fault });
  });

const kindAt = (index: number) => {
  const kind = KINDS[index];
  if (kind === undefined) throw new Error('no such kind');
  return kind;
};

/** One fault in one write of the page's own storage; `met` is how many calls that write made. */
const tryFault = async (index: number, fault: Fault): Promise<Shown> => {
  const kind = kindAt(index);
  const live = await here();
  const ready = await kind.ready(live);
  const before = textOf(await seenIn(live));
  await tellWorker(fault);
  const said = await kind.act(live, ready);
  const met = await tellWorker(null);
  return { said, met, before, after: textOf(await seenIn(live)) };
};

const look = async (): Promise<string> => textOf(await seenIn(await here()));

/** Two more plays on top of whatever happened; null when they are not made. */
const playOn = async (): Promise<string | null> => {
  const { session } = await here();
  for (let i = 0; i < 2; i += 1) if (!(await session.dispatch(step(session)))) return null;
  return look();
};

export const faults = { kinds: KINDS.map(({ name, shows }) => ({ name, shows })), tryFault, look, playOn };
