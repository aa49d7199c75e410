import { SIDES } from '../../engine/sides';
import type { BySide, Seat } from '../../engine/sides';
import type { AnyModel, StateOf } from './model';

export type AnyState = Readonly<{
  table: Readonly<Record<string, unknown>>;
  held: BySide<Readonly<Record<string, unknown>>>;
  desks: BySide<Readonly<Record<string, unknown>>>;
  umpire: Readonly<Record<string, unknown>>;
}>;
type Ask = (state: never, seat: Seat) => unknown;

/** All that several selectors need of the state. */
type Needed<Given extends readonly Ask[]> = [Given[number]] extends [(state: infer State, seat: Seat) => unknown]
  ? State
  : unknown;
type Answers<Given extends readonly Ask[]> = { readonly [One in keyof Given]: ReturnType<Given[One]> };
type StateFor<Reads extends readonly AnyModel[], Given extends readonly Ask[]> = StateOf<Reads> & Needed<Given>;

/** Where a model's values lie: what it keeps in each scope. */
const placesOf = ({ id, table, held, desk, umpire }: AnyModel): readonly ((state: AnyState) => unknown)[] => [
  ...(table === undefined ? [] : [(state: AnyState) => state.table[id]]),
  ...(held === undefined ? [] : SIDES.map((side) => (state: AnyState) => state.held[side][id])),
  ...(desk === undefined ? [] : SIDES.map((side) => (state: AnyState) => state.desks[side][id])),
  ...(umpire === undefined ? [] : [(state: AnyState) => state.umpire[id]]),
];

type Memory<Value> = Readonly<{ of: readonly unknown[]; value: Value }>;
const isOf = (memory: Memory<unknown>, now: readonly unknown[]): boolean =>
  memory.of.every((one, i) => Object.is(one, now[i]));

/** `alike`: whether two answers say the same, so that the former stands and whoever goes by it need not work again. */
type Alike<Value> = (before: Value, now: Value) => boolean;

type Making<Reads extends readonly AnyModel[], Given extends readonly Ask[], Value> = Readonly<{
  /** The models that are read; the work is given these and no others. */
  reads: Reads;
  /** Other derived values: what is read for them does not count, only what they come to. */
  given?: Given;
  alike?: Alike<Value>;
}>;

/** The models and the answers of all kinds of work are alike in here; the types of `selector` and `seenBy` say what each is given. */
type Work<Value> = (state: never, seat: Seat, given: never) => Value;

const remembering = <Value>(
  { reads, given = [], alike }: Making<readonly AnyModel[], readonly Ask[], Value>,
  work: Work<Value>,
): ((state: AnyState, seat: Seat, memory: Memory<Value> | undefined) => Memory<Value>) => {
  const places = reads.flatMap(placesOf);
  return (state, seat, memory) => {
    // eslint-disable-next-line no-restricted-syntax -- see `Work`
    const whole = state as never;
    const answers = given.map((one) => one(whole, seat));
    const of = [...places.map((place) => place(state)), ...answers];
    if (memory !== undefined && isOf(memory, of)) return memory;
    // eslint-disable-next-line no-restricted-syntax -- see `Work`
    const value = work(whole, seat, answers as never);
    return { of, value: memory !== undefined && alike?.(memory.value, value) === true ? memory.value : value };
  };
};

/**
 * A derived value, remembered by what it was made of: as long as the models it reads and the values it is given are the same ones,
 * it is the same one too. A memory of one suffices, because a game goes on from where it stands; it is a cache and nothing else, so
 * another game in between costs work and changes no answer.
 */
export const selector = <
  const Reads extends readonly AnyModel[],
  Value,
  const Given extends readonly ((state: never) => unknown)[] = readonly [],
>(
  making: Making<Reads, Given, Value>,
  work: (state: StateOf<Reads>, given: Answers<Given>) => Value,
): ((state: StateFor<Reads, Given>) => Value) => {
  const ask = remembering<Value>(making, (state, _, given) => work(state, given));
  let last: Memory<Value> | undefined;
  return (state) => {
    last = ask(state, 'table', last);
    return last.value;
  };
};

/** The same, of what depends on who looks: a memory for each. */
export const seenBy = <
  const Reads extends readonly AnyModel[],
  Value,
  const Given extends readonly Ask[] = readonly [],
>(
  making: Making<Reads, Given, Value>,
  work: (state: StateOf<Reads>, seat: Seat, given: Answers<Given>) => Value,
): ((state: StateFor<Reads, Given>, seat: Seat) => Value) => {
  const ask = remembering<Value>(making, work);
  const last = new Map<Seat, Memory<Value>>();
  return (state, seat) => {
    const now = ask(state, seat, last.get(seat));
    last.set(seat, now);
    return now.value;
  };
};
