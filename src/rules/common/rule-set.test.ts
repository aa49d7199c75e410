import * as v from 'valibot';
import type { Fact } from '../../engine/rule-set';
import type { Scope } from '../../engine/sides';
import { accept } from '../../engine/step';
import { battle } from '../../testkit/battle';
import { tableOf } from '../../testkit/given';
import { model, typesOf } from './model';
import type { StateOf, Typed } from './model';
import { ruleSet } from './rule-set';
import { seenBy, selector } from './selector';
import { tableTopic } from './table-topic';
import { turnModel } from './table';
import type { COMMON_MODELS } from './table';
import { topic } from './topic';

/** A rule set of two topics: coins are put on the table, and a note is kept at a desk of who may put them. */
const events = {
  CoinsPut: v.object({ type: v.literal('CoinsPut'), coins: v.number() }),
  NoteWritten: v.object({ type: v.literal('NoteWritten'), note: v.string() }),
};
type Event = v.InferOutput<(typeof events)[keyof typeof events]>;
const fact = <One extends Event>(scope: Scope, event: One): Fact<One> => ({ scope, event });
const isOurs = (event: Typed): event is Event => event.type in events;

const game = () => {
  const heard: string[] = [];
  const worked = { coins: 0, note: 0 };
  const purse = model({
    id: 'purse',
    events: { CoinsPut: events.CoinsPut },
    table: {
      start: 0,
      hears: typesOf({ CoinsPut: events.CoinsPut }),
      evolve: (now, event) => {
        heard.push(event.type);
        return isOurs(event) && event.type === 'CoinsPut' ? now + event.coins : now;
      },
    },
  });
  const notes = model({
    id: 'notes',
    events: { NoteWritten: events.NoteWritten },
    held: { start: 0, hears: ['NoteWritten'], evolve: (count) => count + 1 },
    desk: {
      start: '',
      hears: ['NoteWritten'],
      evolve: (now, event) => (isOurs(event) && event.type === 'NoteWritten' ? event.note : now),
    },
  });
  const coins = topic({
    id: 'purse',
    reads: [purse, turnModel],
    commands: { Put: v.object({ type: v.literal('Put'), coins: v.number() }) },
    decide: (_, { coins: put }) => accept({ facts: [fact('table', { type: 'CoinsPut', coins: put })], barrier: false }),
    views: {
      purse: selector({ reads: [purse, turnModel] }, ({ table }) => {
        worked.coins += 1;
        return { coins: table.purse, turn: table.turn };
      }),
    },
  });
  const note = topic({
    id: 'notes',
    reads: [notes, purse],
    commands: { Write: v.object({ type: v.literal('Write'), note: v.string() }) },
    decide: (_, { note: text }, seat) =>
      accept({
        facts: [fact(seat === 'second' ? 'desk:second' : 'desk:first', { type: 'NoteWritten', note: text })],
        barrier: false,
      }),
    /** Whoever sees the purse cross ten makes a note of it. */
    after: ({ before, now }) =>
      before.table.purse < 10 && now.table.purse >= 10
        ? [fact('desk:first', { type: 'NoteWritten', note: 'rich' })]
        : [],
    views: {
      note: seenBy({ reads: [notes] }, ({ desks }, seat) => {
        worked.note += 1;
        return seat === 'first' || seat === 'second' ? { text: desks[seat].notes } : undefined;
      }),
    },
  });
  const rules = ruleSet({
    id: 'coins',
    stateVersion: 'coins/1',
    topics: [
      tableTopic({ rules: 'coins', steps: [{ id: 'play', rule: 'NLC 4', title: 'play', who: null }], due: [] }),
      coins,
      note,
    ],
  });
  return { table: tableOf(rules), rules, heard, worked };
};

const begun = () => {
  const one = game();
  one.table.when({ type: 'StartGame', setup: battle() }).thenFacts();
  return one;
};
const slicesOf = (state: StateOf<typeof COMMON_MODELS>) => [state.held, state.desks, state.umpire];

describe('a rule set is a list of topics', () => {
  test('state is cut by scope first, by topic within', () => {
    const { rules } = game();
    expect(rules.start).toEqual({
      table: { setup: null, turn: 0, step: '', desk: null, purse: 0 },
      held: { first: { notes: 0 }, second: { notes: 0 } },
      desks: { first: { notes: '' }, second: { notes: '' } },
      umpire: {},
    });
  });

  test('before it is set up there is no view, and nothing but setting it up', () => {
    const { table } = game();
    expect(table.view()).toBeNull();
    table.when({ type: 'Put', coins: 1 }).thenRefused('NOT_STARTED', 'NLC 4');
  });

  test('an event goes to the models that hear it, in its scope alone; nobody else is another object', () => {
    const { table, heard } = begun();
    const before = table.state();
    table.when({ type: 'Put', coins: 2 }).thenFacts();
    table.when({ type: 'GoToStep', step: 'play' }).thenFacts();
    expect(new Set(heard)).toEqual(new Set(['CoinsPut']));
    expect(table.state().table.purse).toBe(2);
    slicesOf(table.state()).forEach((slice, i) => expect(slice).toBe(slicesOf(before)[i]));
  });

  test('a fact of a desk is one of what is held for its side too', () => {
    const { table } = begun();
    table.when({ type: 'Write', note: 'hush' }, 'second').thenFacts();
    expect([table.state().desks.second.notes, table.state().held.second.notes]).toEqual(['hush', 1]);
    expect([table.state().desks.first.notes, table.state().held.first.notes]).toEqual(['', 0]);
  });

  test('a view is worked out again only when a model it reads has changed, for each who looks', () => {
    const { table, worked } = begun();
    const first = table.view('first');
    table.view('second');
    expect(worked).toEqual({ coins: 1, note: 2 });
    expect(table.view('first')).toEqual(first);
    table.when({ type: 'OpenDesk', side: 'first' }).thenFacts();
    const opened = table.view('first');
    expect(opened?.purse).toBe(first?.purse);
    expect(worked).toEqual({ coins: 1, note: 2 });
    table.when({ type: 'Put', coins: 1 }).thenFacts();
    expect(table.view('first')).toMatchObject({ purse: { coins: 1, turn: 0 }, note: opened?.note });
    expect(worked).toEqual({ coins: 2, note: 2 });
  });

  test('games that take turns share a memory and no answer', () => {
    const { rules, table } = begun();
    const [poor, rich] = [table.state(), { ...table.state(), table: { ...table.state().table, purse: 7 } }];
    const coinsOf = (state: typeof poor) => rules.viewFor(state, 'table')?.purse.coins;
    expect([coinsOf(poor), coinsOf(rich), coinsOf(poor), coinsOf(rich)]).toEqual([0, 7, 0, 7]);
  });

  test('a field that is undefined is no field', () => {
    const { table } = begun();
    expect(Object.keys(table.view('table') ?? {})).not.toContain('note');
    expect(Object.keys(table.view('first') ?? {})).toContain('note');
  });

  test('what follows from any play comes after it', () => {
    const { table } = begun();
    const facts: readonly Fact<Typed>[] = table.when({ type: 'Put', coins: 12 }).thenFacts();
    expect(facts.map(({ event }) => event.type)).toEqual(['CoinsPut', 'NoteWritten']);
    expect(table.when({ type: 'Put', coins: 1 }).thenFacts()).toHaveLength(1);
  });
});
