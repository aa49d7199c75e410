import { rolledOut } from '../../../testkit/given';
import { SIDES } from '../../../engine/sides';
import { seeded } from '../../../testkit/seeded';
import type { Seeded } from '../../../testkit/seeded';
import { LOSS_CAUSES } from '../morale/vocabulary';
import { CHANGE_REASONS } from './reasons';
import { MORALE_REASONS, moraleEvents } from './model';
import type { MoraleTable } from './model';
import { field, trackRules, trackTable } from './testing/track-table';
import type { TrackGameEvent, TrackState } from './testing/track-table';

const UNITS = ['f-corps', 'f-cadre', 'f-guard', 's-corps', 's-cadre', 's-guard', 'nobody'] as const;
const HEXES = ['Ligny road', 'Namur road', 'Sombreffe'] as const;

type Json = Readonly<{ type: string }> & Readonly<Record<string, unknown>>;

/** What somebody might tap next, thoughtlessly. */
const COMMANDS: readonly ((chance: Seeded) => Json)[] = [
  ({ pick }) => ({ type: 'RecordLoss', unit: pick(UNITS), cause: pick(LOSS_CAUSES) }),
  ({ pick, roll }) => ({ type: 'RecordLossOf', side: pick(SIDES), strength: roll(4) - 1, cause: pick(LOSS_CAUSES) }),
  ({ pick, roll }) => ({
    type: 'ChangeMorale',
    side: pick(SIDES),
    halves: roll(15) - 8,
    reason: pick(CHANGE_REASONS),
    note: 'a note',
  }),
  ({ pick, once }) => ({ type: 'CommitGuard', side: pick(SIDES), ...(once(3) ? { costHalves: 3 } : {}) }),
  ({ pick, once }) => {
    const units = [pick(UNITS), pick(UNITS)].map((unit) => (once(2) ? { unit, needs: 4 } : { unit }));
    return {
      type: 'SpendOnRally',
      side: pick(SIDES),
      units,
      spend: pick(['nothing', 'onSome', 'onAll']),
      on: [units[0]?.unit],
    };
  },
  ({ pick, once }) => ({
    type: 'NightTerrain',
    loser: pick(SIDES),
    hexes: once(4) ? [] : [{ name: pick(HEXES), occupied: once(2), others: once(5) ? 1 : 0 }],
  }),
  ({ pick, once }) => ({
    type: 'PursueWith',
    unit: pick(UNITS),
    hex: pick(HEXES),
    facts: { hexHeldByAnother: !once(5), movedThere: !once(5) },
  }),
  ({ pick, roll }) => ({ type: 'WithdrawUnit', unit: pick(UNITS), ownerPoints: roll(3) - 1, enemyPoints: roll(2) - 1 }),
  ({ pick, once }) => ({ type: 'AllowExit', side: pick(SIDES), on: !once(3) }),
  ({ pick }) => ({ type: 'PlaceMarker', side: pick(SIDES), unit: pick(UNITS) }),
  ({ pick, roll }) => ({
    type: 'SetHexes',
    side: pick(SIDES),
    enemyObjectives: roll(3) - 1,
    enemyLoc: roll(3) - 1,
    fortresses: 0,
    redoubts: 1,
  }),
  ({ once }) => ({ type: once(15) ? 'EndGame' : 'NextTurn' }),
  ({ pick }) => ({ type: 'PlaceUnit', unit: pick(UNITS), place: 'map' }),
  ({ pick }) => ({ type: 'GoToStep', step: pick(['movement-first', 'movement-second', 'combat-first']) }),
  () => ({ type: 'SetMorale', morale: { first: 9, second: 12 } }),
];

const turns = Array.from({ length: 40 }, (_, i) => ({
  label: `Turn ${String(i + 1)}`,
  kind: i % 3 === 2 ? ('night' as const) : ('day' as const),
  day: 1 + Math.floor(i / 3),
}));

type Seen = Readonly<{ before: MoraleTable; after: MoraleTable; events: readonly TrackGameEvent[] }>;
type Played = Readonly<{ start: TrackState; end: TrackState; journal: readonly TrackGameEvent[] }>;

const randomTable = (chance: Seeded) => {
  const startMorale = chance.once(5) ? null : { first: chance.roll(21), second: chance.roll(21) };
  const matrix = chance.pick(['none', 'Fun'] as const);
  const switches = chance.once(2) ? (['pursuitOnce'] as const) : [];
  return trackTable(0, 0, field({ startMorale, matrix }, switches, { turns }));
};

/** A game of random taps; `look` sees every play that the rules let through. */
const playRandomly = (seed: number, look: (seen: Seen) => void): Played => {
  const chance = seeded(seed);
  const table = randomTable(chance);
  const start = table.state();
  const journal: TrackGameEvent[] = [];
  for (let tap = 0; tap < 120; tap++) {
    const read = trackRules.decodeCommand(COMMANDS[chance.roll(COMMANDS.length) - 1]?.(chance));
    if (read.kind !== 'ok') throw new Error(JSON.stringify(read));
    const step = rolledOut(trackRules.decide(table.state(), read.value, 'table'), chance.roll);
    if (step.kind === 'refused') {
      if (!/^[A-Z_]+$/.test(step.refusal.code) || step.refusal.rule === null) throw new Error(JSON.stringify(step));
      continue;
    }
    if (step.kind !== 'accepted') throw new Error('nothing but dice is asked for');
    const before = table.state().morale;
    table.apply(step.outcome.facts);
    const events = step.outcome.facts.map(({ event }) => event);
    journal.push(...events);
    look({ before, after: table.state().morale, events });
  }
  return { start, end: table.state(), journal };
};

const GAMES = 60;
const changesOf = (events: readonly TrackGameEvent[]) => events.filter((event) => event.type === 'MoraleChanged');

test('N20 12.1, Ruling 61: morale is always a half from 0 to 10½, and the journal’s sum explains it', () => {
  const reasons = new Set<string>();
  for (let seed = 1; seed <= GAMES; seed++) {
    const sum = { first: 0, second: 0 };
    playRandomly(seed, ({ before, after, events }) => {
      const track = { ...before.now };
      for (const { side, by, asked, after: now, reason } of changesOf(events)) {
        reasons.add(reason);
        sum[side] += by;
        expect(now).toBe((track[side] ?? 0) + by);
        track[side] = now;
        // What the track had no room for, and nothing else, is missing.
        if (by !== asked) expect([asked > 0, now]).toEqual(asked > 0 ? [true, 21] : [false, 0]);
      }
      for (const side of SIDES) {
        const now = after.now?.[side] ?? 0;
        expect(Number.isInteger(now) && now >= 0 && now <= 21).toBe(true);
        expect(now).toBe((after.start?.[side] ?? 0) + sum[side]);
      }
    });
  }
  expect([...reasons].sort()).toEqual([...MORALE_REASONS].sort());
});

test('N20 15.0, Ruling 61: every moment that decides the game is announced in its play, and no other is', () => {
  let victories = 0;
  for (let seed = 1; seed <= GAMES; seed++) {
    playRandomly(seed, ({ before, events }) => {
      const track = { ...(before.now ?? { first: 0, second: 0 }) };
      let winner: string | null = null;
      for (const { side, after } of changesOf(events)) {
        track[side] = after;
        winner ??=
          track.first > 0 && track.second === 0 ? 'first' : track.second > 0 && track.first === 0 ? 'second' : null;
      }
      const corrected = changesOf(events).some(({ reason }) => reason === 'correction');
      const is = before.decisive === null || corrected ? winner : before.decisive;
      const told = events.filter((event) => event.type === 'DecisiveVictory').map((event) => event.winner);
      const noChange = changesOf(events).length === 0 || is === before.decisive || is === null;
      expect(told).toEqual(noChange ? [] : [is]);
      victories += told.length;
    });
  }
  expect(victories).toBeGreaterThan(GAMES / 4);
});

test('N20 12.1: every event is read back as it was written, and told again it gives the same game', () => {
  const types = new Set<string>();
  for (let seed = 1; seed <= GAMES; seed++) {
    const { start, end, journal } = playRandomly(seed, () => undefined);
    const again = journal.reduce((state, event) => {
      types.add(event.type);
      const read = trackRules.decodeEvent(JSON.parse(JSON.stringify(event)));
      if (read.kind !== 'ok') throw new Error(`${event.type}: ${JSON.stringify(read)}`);
      return trackRules.evolve(state, 'table', read.value);
    }, start);
    expect(again).toEqual(end);
    expect(JSON.parse(JSON.stringify(end))).toEqual(end);
  }
  expect(Object.keys(moraleEvents).filter((type) => !types.has(type))).toEqual([]);
});
