import { rolledOut } from '../../testkit/given';
import { seeded } from '../../testkit/seeded';
import { battle } from '../../testkit/battle';
import type { CorpsEvent } from '../../rules/nlc/corps/corps';
import { corpsEvents } from '../../rules/nlc/corps/corps';
import { FOLLOW_UP_IDS } from '../../rules/nlc/corps/follow-up-table';
import { corpsTable } from '../../rules/nlc/corps/testing/corps-game';
import { JUDGED_TAPS, LEDGER_TAPS, TABLE_TAPS, randomArmies, tapOf } from '../../rules/nlc/corps/testing/random-corps';
import { byType } from '../../engine/by-type';
import { namesFrom } from '../names';
import { CORPS_EVENTS, FOLLOW_UP_WORDS } from './events-corps';

const told = byType(CORPS_EVENTS);
const isOfCorps = (event: Readonly<{ type: string }>): event is CorpsEvent => event.type in corpsEvents;

test('NLC 15 every event of corps, armies and leaders is told without a hole', () => {
  const chance = seeded(15);
  const setup = randomArmies(chance, ['proximity', 'operationsMorale', 'disruptionByCheck', 'takingTheInitiative']);
  const names = namesFrom({ setup }, '');
  const table = corpsTable(setup, 'mop');
  const seen = new Set<string>();
  for (let taps = 0; taps < 1200; taps++) {
    const command = table.read(
      tapOf([...LEDGER_TAPS, ...TABLE_TAPS, ...JUDGED_TAPS], setup, chance, chance.pick(['first', 'second'])),
    );
    const step = rolledOut(table.rules.decide(table.state(), command, 'table'), chance.roll);
    if (step.kind !== 'accepted') continue;
    table.apply(step.outcome.facts);
    for (const { event } of step.outcome.facts.filter((fact) => isOfCorps(fact.event))) {
      if (!isOfCorps(event)) continue;
      seen.add(event.type);
      const text = told(event, names);
      expect(text).not.toMatch(/undefined|null|NaN|\[object|\b[a-z]+[A-Z]\w*\b/);
      expect(text.length).toBeGreaterThan(8);
    }
  }
  // Only a game with orders keeps anything back.
  expect(told({ type: 'UntoldTold', formation: 'f1', division: null }, names)).toMatch(/limit/);
  expect([...seen, 'UntoldTold'].sort()).toEqual(Object.keys(corpsEvents).sort());
});

test('NLC 15 what is told names who it is, and the rule', () => {
  const names = namesFrom({ setup: battle() }, '');
  const of = { kind: 'division', id: 'f1', division: '2nd Division' } as const;
  expect(
    told({ type: 'DemoralizationTurned', of, now: 'demoralized', rule: 'NLC 20.6', lost: 7, limit: 6 }, names),
  ).toBe('2nd Division (f1 Corps) is demoralized: 7 lost, limit 6 (NLC 20.6)');
  const army = { kind: 'army', id: 'emperor' } as const;
  expect(
    told({ type: 'DemoralizationTurned', of: army, now: 'lifted', rule: 'NLC 14', lost: 1, limit: 60 }, names),
  ).toBe('The army of EMPEROR is no longer demoralized: 1 lost, limit 60 (NLC 14)');
  expect(told({ type: 'LeaderRolled', leader: 'f1', cause: 'combat', successor: 1 }, names)).toBe(
    'The leader of f1 Corps is lost: none this turn, then one rated 1',
  );
  expect(told({ type: 'FollowUpSet', id: 'bombardOnly', of: 'f1', value: 2 }, names)).toBe(
    'f1 Corps: turns of bombardment alone 2',
  );
});

test('NLC 4.4 every mark and counter has a title and says what it asks for', () => {
  for (const id of FOLLOW_UP_IDS) {
    expect(FOLLOW_UP_WORDS[id].title).toMatch(/^[A-Z]/);
    expect(FOLLOW_UP_WORDS[id].prompt).toMatch(/^[A-Z].*\.$/);
  }
});
