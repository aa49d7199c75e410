import { SECRET_SCOPES } from '../engine/sides';
import type { GameRow, NoteStore } from '../journal/store';
import { newCode } from '../secrecy/desk-lock';
import { recoveryCode } from '../secrecy/recovery-code';
import { recoverGame } from './doors';
import type { Unlocked } from './doors';
import type { GamePorts } from './game-ports';
import { gamesWaiting, keepWaiting, keysWaiting } from './games-waiting';
import { listGames } from './game-list';
import { exportGameWithCode, importGame } from './library';
import type { Imported } from './library';
import { isHeldOpen, openLockBox } from './lock-box';
import { glanceAt, readMovingFile, writeMovingFile } from './moving-file';

export type MovingPorts = GamePorts & Readonly<{ store: NoteStore }>;

/** How far the work has come: game `nth` of `of`. */
export type OnGame = (nth: number, of: number) => void;

/** `code`: null where no game hides anything that this device could open. */
export type MovingMade = Readonly<{ text: string; code: string | null; games: number }>;

/** All games but those in the trash in one file, which one code opens. A desk with a PIN keeps a code of its own. */
export const makeMovingFile = async (ports: MovingPorts, onGame: OnGame = () => undefined): Promise<MovingMade> => {
  const { games } = await listGames(ports);
  const secret = newCode(ports.vault);
  const texts: string[] = [];
  let isCoded = false;
  // Each file is told in its game, which is then the one last saved: from behind, the list stands as it stood.
  for (const [i, game] of [...games].reverse().entries()) {
    onGame(i + 1, games.length);
    await ports.pause();
    const { text, code } = await exportGameWithCode(ports, game, { secret });
    isCoded ||= code !== null;
    texts.unshift(text);
  }
  return { text: writeMovingFile(texts), code: isCoded ? recoveryCode(secret) : null, games: games.length };
};

/** What became of one game of the file. */
export type Moved =
  | Readonly<{ kind: 'taken'; key: string; name: string | null }>
  /** It is here already, as far as the file goes or further. */
  | Readonly<{ kind: 'here'; name: string }>
  | Readonly<{ kind: 'refused'; name: string | null; why: Exclude<Imported, { kind: 'made' }> }>;

export type Moving =
  | Readonly<{ kind: 'moved'; games: readonly Moved[]; missing: number; isWhole: boolean }>
  | Readonly<{ kind: 'newer' | 'damaged' }>;

/** Takes in what one file brings, each game by itself. Nothing that is here already is touched, or there twice. */
export const takeMovingFile = async (
  ports: MovingPorts,
  text: string,
  onGame: OnGame = () => undefined,
): Promise<Moving> => {
  const reading = readMovingFile(text);
  if (reading.kind !== 'ok') return reading;
  const { games, written, isWhole } = reading.file;
  const moved: Moved[] = [];
  // The game that was listed first is taken in last: the list then stands as it stood.
  for (const [i, game] of [...games].reverse().entries()) {
    onGame(i + 1, games.length);
    await ports.pause();
    moved.unshift(await takeOne(ports, game));
  }
  await awaitCode(ports, moved);
  return { kind: 'moved', games: moved, missing: written - games.length, isWhole };
};

const takeOne = async (ports: MovingPorts, text: string): Promise<Moved> => {
  const here = await foundHere(ports, text);
  if (here !== null) return { kind: 'here', name: here.name };
  const { name } = glanceAt(text);
  const imported = await importGame(ports, text);
  if (imported.kind !== 'made') return { kind: 'refused', name, why: imported };
  return { kind: 'taken', key: imported.key, name };
};

/** A game in play that has the file's last row where the file has it. */
const foundHere = async (ports: MovingPorts, text: string): Promise<GameRow | null> => {
  const { chain, count, hash } = glanceAt(text);
  const { games } = await listGames(ports);
  for (const game of games.filter((one) => one.chain === chain)) {
    const [row] = await ports.store.readRows(game.key, count, 1);
    if (hash !== null && row?.hash === hash) return game;
  }
  return null;
};

/** Remembers which of the games that came are still shut, so that the code is asked for once, today or tomorrow. */
const awaitCode = async (ports: MovingPorts, moved: readonly Moved[]): Promise<void> => {
  const taken = new Set(moved.flatMap((one) => (one.kind === 'taken' ? [one.key] : [])));
  const before = await keysWaiting(ports);
  const { games } = await listGames(ports);
  const shut: string[] = [];
  for (const game of games.filter(({ key }) => taken.has(key)))
    if (!(await opensHere(ports, game))) shut.push(game.key);
  if (shut.length > 0) await keepWaiting(ports, [...before, ...shut]);
};

const opensHere = async (ports: MovingPorts, game: GameRow): Promise<boolean> =>
  (await openedBy(ports, game, null)).kind === 'open';

const WRONG: Unlocked = { kind: 'wrongCode' };

/** Opens what one game's app holds, by this device or else by a code, and lets go of its keys. */
const openedBy = async (ports: MovingPorts, game: GameRow, code: string | null): Promise<Unlocked> => {
  const box = await openLockBox(ports, game);
  const answer: Unlocked = isHeldOpen(box) ? { kind: 'open' } : code === null ? WRONG : await recoverGame(box, code);
  const isOpen = isHeldOpen(box);
  SECRET_SCOPES.forEach(box.ring.drop);
  return isOpen ? { kind: 'open' } : answer.kind === 'open' ? WRONG : answer;
};

/** `answer`: why those that are still shut did not open. */
export type CodeTried = Readonly<{ opened: number; answer: Unlocked }>;

/** The one code, on every game that waits for it. */
export const openMoved = async (ports: MovingPorts, code: string): Promise<CodeTried> => {
  let answer: Unlocked = { kind: 'open' };
  const shut: string[] = [];
  const waiting = await gamesWaiting(ports);
  for (const game of waiting) {
    const tried = await openedBy(ports, game, code);
    if (tried.kind === 'open') continue;
    answer = tried;
    shut.push(game.key);
  }
  await keepWaiting(ports, shut);
  return { opened: waiting.length - shut.length, answer };
};
