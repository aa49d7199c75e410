import { battle, formation, leader } from '../../../testkit/battle';
import type { Switch } from '../../list';
import { bonusOf } from '../cup/rolls';
import { FOLLOW_UPS, FOLLOW_UP_IDS } from './follow-up-table';
import { corpsTable } from './testing/corps-game';
import type { CorpsGame } from './testing/corps-game';

/** The battle's turns 0–7 are its first day, 8 and 9 the second. */
const made = (switches: readonly Switch[] = ['takingTheInitiative'], game: 'nlc' | 'mop' = 'mop'): CorpsGame =>
  corpsTable(
    battle({ leaders: [leader('emperor', 'first', 5)], formations: [formation('f1', 'first')] }, switches),
    game,
  );
const BEARERS = { formation: 'f1', commander: 'emperor', side: 'first' } as const;
const put = (id: string, value = 1, of?: string) => ({
  type: 'SetFollowUp',
  id,
  of: of ?? BEARERS[FOLLOW_UPS[id as keyof typeof FOLLOW_UPS].of],
  value,
});
const standing = (table: CorpsGame) => table.view().followUps.map(({ id, value, due }) => [id, value, due]);

test.each([
  ['NLC 4.4', 'moved', [true, null, null]],
  ['NLC 11.1', 'gaveOrders', [true, null, null]],
  ['NLC 13', 'leadsRally', [true, null, null]],
  ['NLC 12.12', 'hqMoved', [false, true, null]],
  ['Ruling 92', 'attacked', [false, true, null]],
  ['NLC 20.7', 'directCommand', [false, true, null]],
  ['NLC 20.7', 'directed', [false, true, null]],
  ['MOP 37.16', 'lentStrength', [false, true, null]],
  ['MOP 37.16', 'ledAttack', [false, true, null]],
  ['NLC 20.5', 'commandConfusion', [false, true, true, null]],
  ['NLC 20.8', 'fatigued', [true, true, true]],
  ['NLC 20.8', 'exhausted', [true, true, true]],
  ['NLC 7.4', 'guardThrownBack', [true, true, true]],
] as const)('%s %s: when it is due, and when it is gone by itself', (rule, id, dueByTurn) => {
  const table = made();
  table.when(put(id)).thenFacts();
  for (const due of dueByTurn) {
    const stands = table.view().followUps;
    expect(stands).toEqual(due === null ? [] : [expect.objectContaining({ id, rule, value: 1, due })]);
    table.turnsPass(1);
  }
});

test.each([
  ['NLC 12.2', 'bombardOnly', 2],
  ['NLC 20.8', 'restedHours', 3],
  ['Ruling 57', 'reserveTurns', 3],
] as const)('%s %s is due when it comes to %i, and goes no further', (rule, id, most) => {
  const table = made();
  table.when(put(id, most - 1)).thenFacts();
  expect(standing(table)).toEqual([[id, most - 1, false]]);
  table.when(put(id, most)).thenFacts();
  expect(standing(table)).toEqual([[id, most, true]]);
  table.when(put(id, most + 1)).thenRefused('FOLLOW_UP_TOO_HIGH', rule);
});

test('NLC 20.8 hours of rest are of one day', () => {
  const table = made();
  table.when(put('restedHours', 2)).thenFacts();
  table.turnsPass(7);
  expect(standing(table)).toEqual([['restedHours', 2, false]]);
  table.turnsPass(1);
  expect(standing(table)).toEqual([]);
});

test('NLC 12.2 bombardment alone is counted over the turns, and the count is taken back to nothing', () => {
  const table = made();
  table.when(put('bombardOnly')).thenFacts();
  table.turnsPass(2);
  table.when(put('bombardOnly', 2)).thenFacts();
  expect(standing(table)).toEqual([['bombardOnly', 2, true]]);
  table.when(put('bombardOnly', 0)).thenFacts();
  expect(standing(table)).toEqual([]);
});

test('NLC 20.11 last turn’s retreats are there for the Initial Action, while this turn’s are counted', () => {
  const table = made();
  table.when(put('retreated', 2)).thenFacts();
  table.when(put('retreated', 5, 'second')).thenFacts();
  table.when(put('combats', 2, 'second')).thenFacts();
  expect(table.view().retreats).toEqual({ first: { units: 0, combats: 0 }, second: { units: 0, combats: 0 } });
  table.turnsPass(1);
  table.when(put('retreated', 9)).thenFacts();
  const { first, second } = table.view().retreats;
  expect([first, second]).toEqual([
    { units: 2, combats: 0 },
    { units: 5, combats: 2 },
  ]);
  expect([bonusOf(first, second), bonusOf(second, first)]).toEqual([2, 0]);
  table.turnsPass(1);
  expect(table.view().retreats.first.units).toBe(9);
});

test('MOP 37.16 what this game does not use is neither offered nor taken', () => {
  const nlc = made([], 'nlc');
  expect(nlc.view().followUpsUsed).toEqual(
    FOLLOW_UP_IDS.filter((id) => !['retreated', 'combats', 'reserveTurns', 'lentStrength', 'ledAttack'].includes(id)),
  );
  nlc.when(put('lentStrength')).thenRefused('NOT_PLAYED_HERE', 'MOP 37.16');
  nlc.when(put('retreated')).thenRefused('NOT_PLAYED_HERE', 'NLC 20.11');
  expect(made().view().followUpsUsed).toEqual(FOLLOW_UP_IDS);
});

test('NLC 4.4 a mark is for a commander, a formation or a side, as its rule has it', () => {
  const table = made();
  table.when(put('moved', 1, 'f1')).thenRefused('NOT_FOR_A_FOLLOW_UP', 'NLC 4.4');
  table.when(put('fatigued', 1, 'emperor')).thenRefused('NOT_FOR_A_FOLLOW_UP', 'NLC 20.8');
  table.when(put('retreated', 1, 'third')).thenRefused('NOT_FOR_A_FOLLOW_UP', 'NLC 20.11');
  table.when(put('moved', 2)).thenRefused('FOLLOW_UP_TOO_HIGH', 'NLC 4.4');
});
