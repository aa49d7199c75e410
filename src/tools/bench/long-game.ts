import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { Checkpoint, GameRow, Row } from '../../journal/store';
import { layOutTurns, EMPTY_TITLE } from '../../rules/common/index';
import type { Formation, Leader, Setup } from '../../rules/common/index';
import type { Acting, StageItem } from '../../rules/nlc/index';
import type { GamePorts } from '../../session/game-ports';
import type { Ports } from '../../session/ports';
import { RULE_SETS } from '../../session/rule-sets';
import type { AppView, GameSession } from '../../session/rule-sets';
import type { Sent } from '../../session/state';
import { newGame } from '../../session/library';
import { stretchPin } from '../../secrecy/keys';
import type { Vault } from '../../session/vault';
import { openMemoryHeads, openMemorySecrets, openMemoryStore } from '../../storage/memory/memory';
import { nlc } from '../../rules/nlc/index';

/** A keystore in memory: what sealing takes is counted, what a phone's keychain takes is not. */
const benchVault = (): Vault => ({
  random: randomBytes,
  stretch: stretchPin,
  keeper: openMemorySecrets({ kind: 'ss1', secret: new Uint8Array(32).fill(7) }),
  cost: () => Promise.resolve({ logN: 4, r: 8, p: 1 }),
});

/** Chance, time and names for the bench, over whatever it stores in. */
export const benchPorts = (shelf: Pick<Ports, 'store' | 'heads'>): GamePorts => ({
  ...shelf,
  roll: (sides) => randomInt(1, sides + 1),
  now: Date.now,
  uptime: () => performance.now(),
  newId: randomUUID,
  vault: benchVault(),
  pause: () => Promise.resolve(),
  rules: () => Promise.resolve(RULE_SETS),
});

const EACH_SIDE = 10;
const SIDES = ['first', 'second'] as const;

const formations: readonly Formation[] = SIDES.flatMap((side) =>
  Array.from({ length: EACH_SIDE }, (_, i) => ({
    id: `${side}-${String(i)}`,
    side,
    name: `${String(i + 1)}. Corps`,
    leader: `Commander ${String(i + 1)}`,
    rating: 2 + (i % 3),
    under: null,
    arrives: i < EACH_SIDE - 2 ? null : i,
    onMap: true,
    kind: 'corps' as const,
    limit: null,
  })),
);

const leaders: readonly Leader[] = SIDES.map((side) => ({
  id: `${side}-oc`,
  side,
  name: `Army commander, ${side}`,
  role: 'OC',
  rating: 4,
  under: null,
  onMap: true,
  level: null,
}));

const FOUR_DAYS = { start: 300, step: 60, count: 96, nightFrom: 1260, nightTo: 300, nightPM: false };

/** A four-day battle of twenty formations: as large as the printed ones get. */
export const LONG_BATTLE: Setup = {
  sides: { first: { title: 'North', colour: 'french-blue' }, second: { title: 'South', colour: 'prussian-iron' } },
  playMode: 'onePhone',
  cup: 'one',
  leaders,
  formations,
  turns: layOutTurns(FOUR_DAYS),
  units: [],
  switches: [],
  steps: null,
  title: EMPTY_TITLE,
};

const prepare = ({ cup }: AppView): Sent => {
  const unrolled = SIDES.find((side) => cup?.coordination[side] === null);
  if (unrolled !== undefined) return { type: 'RollCoordinated', side: unrolled, commander: `${unrolled}-oc` };
  const unsettled = SIDES.find(
    (side) => cup?.coordination[side]?.won === true && cup.coordination[side].aside === null,
  );
  if (unsettled !== undefined)
    return { type: 'SetAside', side: unsettled, chits: cup?.mayCoordinate[unsettled].slice(0, 2) };
  if (cup?.initiative === null) return { type: 'RollInitial', commanders: { first: 'first-oc', second: 'second-oc' } };
  return cup?.initiative?.settled === false ? { type: 'TakeInitial', chit: null } : { type: 'FillCup' };
};

const onward = ({ steps, step }: AppView): Sent => ({ type: 'GoToStep', step: steps[step + 1]?.id ?? '' });

/** Every so often a line is ticked by mistake and unticked again. */
const MISTAP = 5;

const tick = (acting: Acting, stage: readonly StageItem[], count: number): Sent | null => {
  const { ticked } = acting;
  const last = ticked.at(-1);
  if (last !== undefined && count % MISTAP === 0) return { type: 'TickStage', item: last, done: false };
  const open = stage.find(({ key }) => !ticked.includes(key));
  return open === undefined ? null : { type: 'TickStage', item: open.key, done: true };
};

const draw = (view: AppView, count: number): Sent => {
  const { cup, stage = [] } = view;
  const ticked = cup?.acting ? tick(cup.acting, stage, count) : null;
  if (ticked !== null) return ticked;
  return (cup?.total ?? 0) > 0 ? { type: 'DrawChit' } : onward(view);
};

/** What the players do next: they go through the turn, draw every chit and tick off every action stage. */
const nextPlay = (view: AppView, count: number): Sent | null => {
  switch (view.steps[view.step]?.tool) {
    case 'prepareCup':
      return prepare(view);
    case 'drawChits':
      return draw(view, count);
    case 'turnEnd':
      return view.isLastTurn ? null : { type: 'NextTurn' };
    default:
      return onward(view);
  }
};

/** Plays on by one entry. When the last turn is over, a correction takes the game back to its beginning. */
export const playOn = async (session: GameSession): Promise<void> => {
  const { view, count } = session.getState();
  const command = nextPlay(view, count);
  const done = command === null ? await session.correct(1, 'once more') : await session.dispatch(command);
  if (done) return;
  throw new Error(`bench: ${JSON.stringify(command)} was not played: ${JSON.stringify(session.getState().refusal)}`);
};

/** Opens a game that must open. */
export const openedGame = async (ports: Ports, game: GameRow): Promise<GameSession> => {
  const opening = await RULE_SETS.nlc.open(ports, game);
  if (opening.kind !== 'open') throw new Error(`bench: the game does not open: ${opening.kind}`);
  return opening.session;
};

/** A game as played, with every checkpoint that was made on the way. */
export type Recorded = Readonly<{
  game: GameRow;
  rows: readonly Row[];
  checkpoints: readonly Checkpoint[];
  locks: string | null;
}>;

/** Plays a whole game in memory, through the real session: its rows and checkpoints are those a phone would write. */
export const recordGame = async (entries: number): Promise<Recorded> => {
  const checkpoints: Checkpoint[] = [];
  const memory = openMemoryStore();
  const saveCheckpoint = (key: string, checkpoint: Checkpoint): Promise<void> => {
    checkpoints.push(checkpoint);
    return memory.saveCheckpoint(key, checkpoint);
  };
  const ports = benchPorts({ store: { ...memory, saveCheckpoint }, heads: openMemoryHeads() });
  const made = await newGame(ports, nlc.id, 'Bench', LONG_BATTLE);
  const game = (await ports.store.listGames())[0];
  if (made.kind !== 'made' || game === undefined) throw new Error(`bench: no game: ${JSON.stringify(made)}`);
  const session = await openedGame(ports, game);
  while (session.getState().count < entries) await playOn(session);
  const [rows, locks] = await Promise.all([
    ports.store.readRows(game.key, 1, entries),
    ports.store.readLocks(game.key),
  ]);
  return { game, rows, checkpoints, locks };
};
