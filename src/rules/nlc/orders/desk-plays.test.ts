import type { Seat } from '../../../engine/sides';
import type { RuleId } from '../../../engine/step';
import { battle, formation, leader, unit } from '../../../testkit/battle';
import { nlcTable } from '../../../testkit/playing';
import { deciding, played, rollingOn, steadying, weighing } from '../../../testkit/plays';
import { seeded } from '../../../testkit/seeded';
import type { Switch } from '../../list';
import { OF_DESKS } from '../plays';
import { nlcProcedures } from '../procedures';
import { nlc } from '../index';
import { corps, step } from './testing/orders-game';
import type { Tap } from './testing/orders-game';

const houseRule = { reason: 'we agreed' };
type Desk = (typeof OF_DESKS)[number]['id'];

/** A command as it comes from a screen. */
const sent = (json: Tap) => {
  const read = nlc.decodeCommand(json);
  if (read.kind !== 'ok') throw new Error(JSON.stringify(read));
  return read.value;
};

/**
 * The first side has an order in force under which a step was lost, one that waits for its die, one that has arrived, and a decision
 * that is written down; the second has an order of its own.
 */
const commanding = (switches: readonly Switch[] = ['orderSheets']) => {
  const table = nlcTable(
    battle(
      {
        leaders: [leader('emperor', 'first', 4), leader('marshal', 'second', 3)],
        formations: [
          ...['f1', 'f2', 'f3', 'f4'].map((id) => formation(id, 'first', { rating: 2 })),
          formation('s1', 'second'),
        ],
        units: [unit('u', 'f2')],
        turns: Array.from({ length: 4 }, (_, i) => ({ label: String(i), kind: 'day' as const, day: 1 })),
      },
      switches,
    ),
  );
  if (!switches.includes('orderSheets')) return table;
  const courier = { mp: 0, stacked: true };
  const writes = (id: string) =>
    sent({
      type: 'WriteOrder',
      from: 'emperor',
      to: [{ of: corps(id), courier }],
      steps: [step('attack', 'Wavre')],
      houseRule,
    });
  const attack = (id: string) => sent({ type: 'SetOrder', of: corps(id), steps: [step('attack', 'Ligny')], houseRule });
  table.when(attack('s1'), 'second').thenFacts();
  table.when(attack('f2'), 'first').thenFacts();
  table.when({ type: 'NoteLoss', order: 'first-o1' }, 'first').thenFacts();
  table.when(writes('f3'), 'first').thenFacts();
  table.when({ type: 'ReceiveOrders', side: 'first', houseRule }, 'first').thenFacts();
  table.when(weighing('first-o2', { houseRule }), 'first').rolling(['NLC 12.7', 1, 1]).thenFacts();
  table.when({ type: 'NextTurn' }).thenFacts();
  const decision = { of: corps('f4'), steps: [step('march', 'Limal')] };
  table.when(sent({ type: 'RecordLocalDecision', ...decision, houseRule }), 'first').thenFacts();
  table.when(writes('f1'), 'first').thenFacts();
  table.when({ type: 'ReceiveOrders', side: 'first', houseRule }, 'first').thenFacts();
  return table;
};

/** For whom each is rolled here. */
const ABOUT: Readonly<Record<Desk, Readonly<Record<string, unknown>>>> = {
  'nlc/compliance': { order: 'first-o3' },
  'nlc/delayed-order': { order: 'first-o2' },
  'nlc/confidence': { order: 'first-o1' },
  'nlc/local-decision': corps('f4'),
};

/** How each is rolled, and the book's own example of it. */
const ROLLS: Readonly<Record<Desk, readonly [RuleId, ...number[]]>> = {
  'nlc/compliance': ['NLC 12.7', 3, 4],
  'nlc/delayed-order': ['NLC 12.7', 5],
  'nlc/confidence': ['NLC 12.10', 2],
  'nlc/local-decision': ['NLC 12.11', 4, 4],
};
const exampleOf = (id: Desk): unknown => nlcProcedures.find((one) => one.id === id)?.example.input;

test('NLC 12.7, 12.10, 12.11: with orders in the app each is rolled at its desk, and in no other way', () => {
  const table = commanding();
  for (const { id } of OF_DESKS) {
    const input = exampleOf(id);
    for (const seat of ['table', 'first', 'solo'] as const)
      table.when({ type: 'GiveToProcedure', procedure: id, input, after: 0 }, seat).thenRefused('PROCEDURE_IS_A_PLAY');
    table
      .when(played(id, ABOUT[id], {}, houseRule), 'first')
      .rolling(ROLLS[id])
      .thenFacts();
  }
});

test('where orders stand on paper, what is rolled by them is resolved as any other procedure', () => {
  const paper = commanding([]);
  for (const { id } of OF_DESKS) {
    const input = exampleOf(id);
    paper.when(played(id, ABOUT[id]), 'first').thenRefused('NO_SUCH_PLAY');
    paper.when({ type: 'GiveToProcedure', procedure: id, input, after: 0 }).rolling(ROLLS[id]).thenFacts();
    paper.when({ type: 'DropProcedure' }).thenFacts();
  }
});

test('somebody else’s order comes to the same refusal as one that is not there', () => {
  const table = commanding();
  const refused = (command: Parameters<typeof table.when>[0], seat: Seat): string =>
    JSON.stringify(table.when(command, seat));
  for (const seat of ['second', 'table'] as const) {
    for (const roll of [weighing, rollingOn, steadying])
      for (const order of ['first-o1', 'first-o2', 'first-o3'])
        expect(refused(roll(order, { houseRule }), seat)).toBe(refused(roll('first-o9', { houseRule }), seat));
    expect(refused(deciding(corps('f4'), { houseRule }), seat)).toBe(
      refused(deciding(corps('f1'), { houseRule }), seat),
    );
  }
});

test('Ruling 7: what is ruled against the rules is kept with its reason, alike for each of them', () => {
  for (const { id } of OF_DESKS) {
    const table = commanding();
    table.when({ type: 'PhaseDone', side: 'first', houseRule }, 'first').thenFacts();
    table.when(played(id, ABOUT[id]), 'first').thenRefused('PHASE_IS_DONE');
    table
      .when(played(id, ABOUT[id], {}, houseRule), 'first')
      .rolling(ROLLS[id])
      .thenFacts();
    expect(table.view('first')?.orders?.desks[0]?.houseRulings).toContainEqual(
      expect.objectContaining({ code: 'PHASE_IS_DONE', reason: 'we agreed' }),
    );
  }
});

/** Whatever a page might say of what the game knows. */
const LIES: readonly ((chance: ReturnType<typeof seeded>) => readonly [string, unknown])[] = [
  (chance) => ['steps', [chance.pick(['march', 'attack', 'defend'])]],
  (chance) => ['sender', { rating: chance.roll(9) }],
  (chance) => ['recipient', { rating: chance.roll(9), demoralized: chance.once(2) }],
  (chance) => ['leader', { rating: chance.roll(9), inReserve: chance.once(2) }],
  (chance) => ['moment', chance.pick(['byDay', 'byNight', 'heldToDawn'])],
  (chance) => ['newerArrived', chance.once(2)],
  (chance) => ['faceToFace', chance.once(2)],
  (chance) => ['commandConfusion', chance.once(2)],
  (chance) => ['directCommand', chance.once(2)],
  (chance) => ['ledAttackLastTurn', chance.once(2)],
  (chance) => ['order', chance.pick(['march', 'attack', 'reserve'])],
  (chance) => ['lostStepUnderOrder', chance.once(2)],
  (chance) => ['delay', chance.pick(['1T', 'R4', 'R5'])],
  (chance) => ['night', chance.once(2)],
  (chance) => ['checkedThisPhase', chance.once(2)],
  (chance) => ['forDivision', chance.once(2)],
  (chance) => ['badMoveNamedBy', chance.pick(['enemy', 'scenario'])],
];

test.each(OF_DESKS.map(({ id }) => id))('%s: a page that lies changes nothing', (id) => {
  const table = commanding();
  let lied = 0;
  for (let seed = 1; seed <= 200; seed += 1) {
    const chance = seeded(seed);
    const lies = Object.fromEntries(LIES.filter(() => chance.once(3)).map((lie) => lie(chance)));
    const own: Readonly<Record<string, unknown>> = id === 'nlc/compliance' ? { ...lies, card: 28 } : lies;
    lied += Object.keys(own).length;
    const seat = chance.pick<Seat>(['first', 'second', 'table', 'solo']);
    const told = (say: object) => JSON.stringify(table.when(played(id, ABOUT[id], { ...say }, houseRule), seat));
    expect(told(own)).toBe(told({}));
  }
  expect(lied).toBeGreaterThan(400);
});
