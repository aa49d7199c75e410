import { rolledOut } from '../../../testkit/given';
import type { Seat } from '../../../engine/sides';
import { mopTable } from '../../../testkit/playing';
import { procedureTap } from '../../../testkit/random-procedures';
import { seeded } from '../../../testkit/seeded';
import type { Seeded } from '../../../testkit/seeded';
import { mop } from '../../mop/index';
import { fight } from './testing/fighting';

type Table = ReturnType<typeof mopTable>;

const command = (json: unknown) => {
  const read = mop.decodeCommand(json);
  return read.kind === 'ok' ? read.value : null;
};

/** Two games alike but for what the second side alone knows of its corps. */
const twoWorlds = (): readonly [Table, Table] => {
  const formations = fight().formations.map((one) => (one.side === 'second' ? { ...one, limit: 9 } : one));
  const make = (lost: number): Table => {
    const table = mopTable(fight({ formations }, ['hiddenDemoralization']));
    const counted = command({ type: 'CountLosses', of: { kind: 'formation', id: 's1' }, lost });
    if (counted === null) throw new Error('not a command');
    table.when(counted, 'second').thenFacts();
    return table;
  };
  return [make(0), make(20)];
};

/** What a seat is shown of procedures: the run, and what it can be filled with. */
const shown = (table: Table, seat: Seat): string => JSON.stringify(table.view(seat)?.procedure);
const corpsShown = (table: Table, seat: Seat): string => JSON.stringify(table.view(seat)?.corps);

/** Plays one command to its end with the same dice in either world; what the first side may know of it. */
const played = (table: Table, json: unknown, faces: Seeded): string => {
  const asked = command(json);
  if (asked === null) return 'unread';
  const step = rolledOut(mop.decide(table.state(), asked, 'table'), faces.roll);
  if (step.kind !== 'accepted') return JSON.stringify(step);
  const { facts, barrier } = step.outcome;
  table.apply(facts);
  return JSON.stringify([facts.filter(({ scope }) => scope === 'table'), barrier, step.working]);
};

/** What a seat is told of an outcome before it is written. */
const foreseen = (table: Table, json: unknown, seat: Seat): string => {
  const asked = command(json);
  return JSON.stringify(asked === null ? null : (mop.preview?.(table.state(), asked, seat) ?? null));
};

test('MOP 37.10: the two worlds differ for their owner, and for a player who sees both desks', () => {
  const [one, two] = twoWorlds();
  expect(corpsShown(one, 'second')).not.toBe(corpsShown(two, 'second'));
  expect(shown(one, 'solo')).not.toBe(shown(two, 'solo'));
});

test('Ruling 98, MOP 37.10: whatever is resolved at the table, nobody can tell the enemy’s hidden demoralization by it', () => {
  const kinds = new Set<string>();
  for (let seed = 1; seed <= 6; seed++) {
    const [chance, pair] = [seeded(seed), twoWorlds()];
    for (let i = 0; i < 60; i++) {
      const view = pair[0].view('table');
      if (view === null) throw new Error('no game');
      const { command: json } = procedureTap(view, chance);
      for (const seat of ['table', 'first'] as const)
        expect(foreseen(pair[1], json, seat)).toBe(foreseen(pair[0], json, seat));
      const [one, two] = pair.map((table) => played(table, json, seeded(1000 * seed + i)));
      expect(two).toBe(one);
      kinds.add(json.type);
      for (const seat of ['table', 'first'] as const) expect(shown(pair[1], seat)).toBe(shown(pair[0], seat));
    }
  }
  expect([...kinds].sort()).toEqual(['ApplyProcedure', 'DropProcedure', 'GiveToProcedure']);
});

test('MOP 37.10: given a demoralization that is hidden, when its owner looks at his own desk, then his units have it; nobody else', () => {
  const [, table] = twoWorlds();
  const isDemoralized = (seat: Seat): boolean => table.view(seat)?.procedure.unitInputs['p']?.demoralized === true;
  expect((['second', 'solo', 'first', 'table'] as const).map(isDemoralized)).toEqual([true, true, false, false]);
});
