import type { DeviceStore, GameRow } from '../journal/store';
import { newGame } from '../session/library';
import type { GamePorts } from '../session/game-ports';
import type { Ports } from '../session/ports';
import type { SheetPorts } from '../session/sheets';
import { RULE_SETS } from '../session/rule-sets';
import type { DiceSource } from '../session/state';
import type { RuleSetId } from '../rules/list';
import type { GameSession } from '../session/rule-sets';
import type { Setup } from '../rules/common/index';
import type { Seat } from '../engine/sides';
import { openMemoryHeads, openMemorySecrets, openMemoryStore } from '../storage/memory/memory';
import type { Vault } from '../session/vault';
import { stretchPin } from '../secrecy/keys';
import { battle } from './battle';
import { seeded } from './seeded';

/** The keystore of a phone of its own; its PINs cost next to nothing to try. */
export const testVault = (seed = 1): Vault => {
  const chance = seeded(seed + 7001);
  const random = (length: number): Uint8Array => Uint8Array.from({ length }, () => chance.roll(256) - 1);
  const secret = random(32);
  return {
    random,
    stretch: stretchPin,
    keeper: openMemorySecrets({ kind: 'ss1', secret }),
    cost: () => Promise.resolve({ logN: 1, r: 8, p: 1 }),
  };
};

/** The ports of a phone whose chance, clock and names can be repeated; its disk is the memory store. */
export const testPorts = (seed = 1, change: Partial<SheetPorts> = {}): SheetPorts => {
  let ids = 0;
  let clock = 1_800_000_000_000;
  return {
    store: openMemoryStore(),
    heads: openMemoryHeads(),
    roll: seeded(seed).roll,
    now: () => (clock += 1000),
    uptime: () => 0,
    newId: () => `id-${String(++ids)}`,
    pause: () => Promise.resolve(),
    vault: testVault(seed),
    rules: () => Promise.resolve(RULE_SETS),
    ...change,
  };
};

/** The same phone with a disk that sometimes does something else: real storage, faults put in front of it. */
export const withStore = (ports: SheetPorts, change: Partial<DeviceStore>): SheetPorts => ({
  ...ports,
  store: { ...ports.store, ...change },
});

export const madeGame = async (
  ports: GamePorts,
  rules: RuleSetId = 'nlc',
  setup: Setup = battle(),
): Promise<GameRow> => {
  const made = await newGame(ports, rules, 'Ligny', setup);
  if (made.kind !== 'made') throw new Error(JSON.stringify(made));
  return gameOf(ports, made.key);
};

export const gameOf = async ({ store }: Ports, key: string): Promise<GameRow> => {
  const game = (await store.listGames()).find((listed) => listed.key === key);
  if (game === undefined) throw new Error(`no game ${key}`);
  return game;
};

/** A session that takes any JSON as a command, as a screen or a file might hand it. */
type TestSession = Omit<GameSession, 'dispatch'> &
  Readonly<{
    dispatch: (command: Readonly<{ type: string } & Record<string, unknown>>, dice?: DiceSource) => Promise<boolean>;
  }>;

export const opened = async (ports: Ports, game: GameRow, seat?: Seat): Promise<TestSession> => {
  const id = game.rules as RuleSetId;
  const opening = await RULE_SETS[id].open(ports, game, seat);
  if (opening.kind !== 'open') throw new Error(JSON.stringify(opening));
  return opening.session;
};

/** A new game, open, ready to be played. */
export const playing = async (ports: SheetPorts = testPorts(), rules: RuleSetId = 'nlc', setup: Setup = battle()) => {
  const game = await madeGame(ports, rules, setup);
  return { ports, game, session: await opened(ports, game) };
};
