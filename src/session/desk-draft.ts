import { deskOf } from '../engine/sides';
import type { Side } from '../engine/sides';
import { turnOf } from '../journal/decode-slices';
import type { SealedPlace } from '../journal/keyring';
import type { NoteName } from '../journal/store';
import type { Open } from './open-game';

/**
 * What is half written at a desk outlives the app. It is as secret as what is sealed there: on disk it stands under the desk's
 * key alone, beside the game's rows and in no file or copy of them, and it is read only by whoever sits at the desk.
 */
const noteOf = (game: string, side: Side): NoteName => ({ game, name: `desk.${side}` });

const placeOf = (row: number): SealedPlace => ({ row, entry: 'draft', type: 'draft/1' });

/** How long a sealed text is says how much is written: only in large steps. */
const STEP = 2048;
const inSteps = (text: string): string => text.padEnd(Math.ceil(text.length / STEP) * STEP);

/** The row says which of the desk's keys it is sealed with. */
type OnDisk = Readonly<{ row: number; turn: number; sealed: string }>;

const isOnDisk = (json: unknown): json is OnDisk =>
  typeof json === 'object' &&
  json !== null &&
  'row' in json &&
  typeof json.row === 'number' &&
  'turn' in json &&
  typeof json.turn === 'number' &&
  'sealed' in json &&
  typeof json.sealed === 'string';

const readOnDisk = (text: string): OnDisk | null => {
  try {
    const json: unknown = JSON.parse(text);
    return isOnDisk(json) ? json : null;
  } catch {
    return null;
  }
};

const sitsThere = <State, Command, Event, View>({ screen }: Open<State, Command, Event, View>, side: Side): boolean => {
  const { seat } = screen.getState();
  return seat === side || seat === 'solo';
};

/** Null where nothing is written, where the desk is not open, and where the text cannot be read any more. */
export const readDraft = async <State, Command, Event, View>(
  open: Open<State, Command, Event, View>,
  side: Side,
): Promise<string | null> => {
  if (!sitsThere(open, side)) return null;
  const { ports, game, box } = open;
  const text = await ports.store.readNote(noteOf(game.key, side)).catch(() => null);
  const found = text === null ? null : readOnDisk(text);
  // The desk may have been left while the disk was read.
  if (found === null || !sitsThere(open, side)) return null;
  const { row, turn, sealed } = found;
  const opening = box.ring.open({ scope: deskOf(side), turn, sealed }, placeOf(row));
  return opening.kind === 'opened' ? opening.text.trimEnd() : null;
};

/** In place of what was written before; null: nothing is. What cannot be sealed is not kept. */
export const keepDraft = async <State, Command, Event, View>(
  open: Open<State, Command, Event, View>,
  side: Side,
  text: string | null,
): Promise<boolean> => {
  if (!sitsThere(open, side)) return false;
  const { ports, game, box, ledger } = open;
  const write = async (kept: OnDisk | null): Promise<boolean> => {
    const note = kept === null ? null : JSON.stringify(kept);
    return (await ports.store.writeNote(noteOf(game.key, side), note)).kind === 'saved';
  };
  if (text === null) return write(null);
  const { here, count } = ledger.timeline();
  const [row, turn] = [count + 1, turnOf(here.state)];
  const sealing = box.ring.seal({ scope: deskOf(side), turn }, placeOf(row), inSteps(text));
  return sealing.kind === 'sealed' ? write({ row, turn, sealed: sealing.text }) : false;
};
