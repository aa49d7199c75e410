import { deskOf } from '../engine/sides';
import type { Side } from '../engine/sides';
import { isSolo } from '../journal/decode-slices';
import type { CopyKind } from '../journal/entry';
import { note, queued } from './open-game';
import type { Open } from './open-game';

/** A copy of this game is about to be made. False where its rows take nothing any more; a solo player copies what he likes. */
export const tellOfCopy = async <State, Command, Event, View>(
  open: Open<State, Command, Event, View>,
  as: CopyKind,
): Promise<boolean> => {
  const { here } = open.ledger.timeline();
  if (isSolo(here.state)) return true;
  if (open.screen.getState().damage !== null) return false;
  return note(open, { kind: 'copied', at: open.ports.now(), from: here.seq, as });
};

/** In a copy, what is held for a side takes part from here on. */
export const raiseCurtain = <State, Command, Event, View>(
  open: Open<State, Command, Event, View>,
  side: Side,
): Promise<boolean> => {
  const isAwaited = (): boolean => open.ledger.timeline().facts.awaited.includes(side);
  if (!isAwaited()) return Promise.resolve(true);
  return queued(open, async () => {
    if (!isAwaited()) return true;
    if (!open.box.ring.has(deskOf(side))) return false;
    return note(open, { kind: 'curtain', at: open.ports.now(), from: open.ledger.timeline().here.seq, side });
  });
};

/** In a copy, the side whose curtain a command waits for. */
export const awaitedFor = <State, Command, Event, View>(
  { ledger, rules }: Open<State, Command, Event, View>,
  command: Command,
): Side | undefined => {
  const { here, facts } = ledger.timeline();
  if (facts.awaited.length === 0) return undefined;
  return rules.takesUp?.(here.state, command).find((side) => facts.awaited.includes(side));
};
