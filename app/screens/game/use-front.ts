import { useState } from 'react';
import { SIDES } from '../../../src/engine/sides';
import type { Side } from '../../../src/engine/sides';
import type { HeldState } from '../../../src/session/lock-state';
import { useGameState } from '../../hooks/use-game';

/**
 * What stands in front of the game. `handOver`: nobody has the phone yet; `blank`: a desk is just being closed; `shut`: a desk
 * of a solo player that has to be opened before he sits at both; `elsewhere`: the table cannot be played on this device.
 */
export type Front =
  | Readonly<{ kind: 'game' | 'blank' }>
  | Readonly<{ kind: 'curtain'; side: Side; opened: boolean }>
  | Readonly<{ kind: 'pick' | 'cards' | 'shut'; side: Side }>
  | Readonly<{ kind: 'elsewhere'; why: Exclude<HeldState, 'open'> }>;

const GAME: Front = { kind: 'game' };

/** The side at whose desk a chit is to be picked, or an event card looked at, just now; nobody where both desks lie open. */
export const usePicker = (): Side | null =>
  useGameState(({ view, seat }) =>
    seat === 'solo' ? null : (view.matrix?.battle?.picker ?? view.events?.awaits ?? null),
  );

/** Where the app holds a side's event cards, a desk without a battle is where they lie. */
const useHasCards = (): boolean => useGameState(({ view }) => view.events?.begun?.deck === 'app');

/** A solo player's desk that is still locked. */
export const useShut = (): Side | null =>
  useGameState(({ view, locks }) =>
    view.setup.playMode === 'solo' ? (SIDES.find((side) => locks[side].kind !== 'open') ?? null) : null,
  );

/** Pages that were put off for another look at the table; `desk`: that of an open desk that was left for another page. */
type PutOff = Readonly<{ pick: Side | null; shut: boolean; desk: Side | null }>;

export const useFront = (putOff: PutOff): Front => {
  const desk = useGameState((state) => state.view.desk);
  const seat = useGameState((state) => state.seat);
  const held = useGameState((state) => state.held);
  const inBattle = useGameState(({ view }) => (view.matrix?.battle ?? null) !== null);
  const picksChit = useGameState(({ view }) => view.matrix?.battle?.picker ?? null);
  const hasCards = useHasCards();
  const picker = usePicker();
  const shut = useShut();
  if (held !== 'open') return { kind: 'elsewhere', why: held };
  if (seat === 'solo') return GAME;
  if (seat !== 'table') {
    if (desk === null) return inBattle || hasCards ? { kind: 'blank' } : GAME;
    if (picksChit === seat) return { kind: 'pick', side: seat };
    return hasCards ? { kind: 'cards', side: seat } : GAME;
  }
  return tableFront({ desk, picker, shut }, putOff);
};

type Awaited = Readonly<{ desk: Side | null; picker: Side | null; shut: Side | null }>;

/** What the table waits for: a solo player's lock, or a side that is to pick. */
const tableFront = ({ desk, picker, shut }: Awaited, putOff: PutOff): Front => {
  if (desk !== null && desk !== putOff.desk) return { kind: 'curtain', side: desk, opened: true };
  if (shut !== null && !putOff.shut) return { kind: 'shut', side: shut };
  return picker === null || picker === putOff.pick ? GAME : { kind: 'curtain', side: picker, opened: false };
};

/** A hand-over that was put off for another look at the table; forgotten as soon as it is somebody else's turn. */
export const usePutOff = (): readonly [Side | null, (side: Side | null) => void] => {
  const picker = usePicker();
  const [putOff, setPutOff] = useState<Side | null>(null);
  if (putOff !== null && putOff !== picker) setPutOff(null);
  return [putOff, setPutOff];
};

/** An open desk that was left for another page; forgotten with the desk. */
export const useLeft = (): readonly [Side | null, (side: Side | null) => void] => {
  const desk = useGameState((state) => state.view.desk);
  const [left, setLeft] = useState<Side | null>(null);
  if (left !== null && left !== desk) setLeft(null);
  return [left, setLeft];
};
