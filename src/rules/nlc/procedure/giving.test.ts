import { battle } from '../../../testkit/battle';
import { nlcTable } from '../../../testkit/playing';
import { dice, fight, fighting, option } from './testing/fighting';

const ASSAULT = 'nlc/assault';
const onPrussians = (table: ReturnType<typeof fighting>) => ({
  attackers: [{ units: table.units('a', 'b') }],
  defender: { units: table.units('p', 'q'), retreat: 'free' },
});

test('NLC 7.3: dice and choices of an assault are plays of their own, and the table shows how far it has come', () => {
  const table = fighting();
  const input = onPrussians(table);
  expect(table.view().procedure.run).toBeNull();
  const first = table.giveOne(ASSAULT, input, 0, dice(4, 5));
  expect(first.thenFacts().map(({ scope, event }) => [scope, event.type])).toEqual([
    ['table', 'ProcedureBegun'],
    ['table', 'ProcedureGiven'],
  ]);
  table.giveOne(ASSAULT, input, 1, dice(5, 5)).thenHappened({
    type: 'ProcedureGiven',
    procedure: ASSAULT,
    rule: 'NLC 7.1',
    purpose: 'assaultFire',
    by: 'defender',
    answer: { faces: [5, 5] },
  });
  expect(table.view().procedure.run).toEqual({ procedure: ASSAULT, input, given: [dice(4, 5), dice(5, 5)] });
});

test('NLC 7.3: a throw stops the undo, a choice does not', () => {
  const table = fighting();
  const input = onPrussians(table);
  expect(table.giveOne(ASSAULT, input, 0, dice(5, 5)).barrier).toBe(true);
  expect(table.giveOne(ASSAULT, input, 1, dice(5, 5)).barrier).toBe(true);
  expect(table.giveOne(ASSAULT, input, 2, option('stay')).barrier).toBe(false);
});

test('NLC 8.1: the last answer brings the outcome and the working of the whole', () => {
  const table = fighting();
  const input = { battery: table.units('g'), target: table.units('p', 'q') };
  table.giveOne('nlc/bombardment', input, 0, dice(5, 5)).thenFacts();
  const last = table.giveOne('nlc/bombardment', input, 1, option('p'));
  expect(last.thenFacts().at(-1)?.event).toMatchObject({ outcome: { disrupted: true } });
  expect(last.working.map(({ key }) => key)).toContain('targetDisrupted');
});

test.each([
  ['a die that was thrown already', 0, dice(3, 3), 'ANSWER_IS_GIVEN'],
  ['a die too early', 2, dice(3, 3), 'ANSWER_IS_GIVEN'],
  ['a choice where dice are due', 1, option('stay'), 'NOT_AN_OPTION'],
])('NLC 7.3: %s is refused', (_, after, answer, code) => {
  const table = fighting();
  const input = onPrussians(table);
  table.give(ASSAULT, input, dice(5, 5));
  const command = { type: 'GiveToProcedure', procedure: ASSAULT, input, after } as const;
  table.when('option' in answer ? { ...command, option: answer.option } : command).thenRefused(code);
});

test('NLC 7.3: nothing else begins while an assault is under way; it can be put aside, and that is told', () => {
  const table = fighting();
  const input = onPrussians(table);
  table.give(ASSAULT, input, dice(5, 5));
  const other = { battery: table.units('g'), target: table.units('p') };
  const begin = { type: 'GiveToProcedure', procedure: 'nlc/bombardment', input: other, after: 0 } as const;
  table.when(begin).thenRefused('PROCEDURE_UNDER_WAY');
  const changed = { ...input, weather: 'rain' };
  table.when({ ...begin, procedure: ASSAULT, input: changed }).thenRefused('PROCEDURE_UNDER_WAY');
  table.when({ type: 'DropProcedure' }).thenHappened({ type: 'ProcedureDropped', procedure: ASSAULT });
  table.when({ type: 'DropProcedure' }).thenRefused('NO_PROCEDURE');
  table.when(begin).thenNeedsDice('NLC 7.1', 2, 6);
});

test('NLC 2.4: what is done makes way for something else, but is not thrown for twice', () => {
  const table = fighting();
  const input = { members: [{ unit: table.unitIn('p') }] };
  table.give('nlc/morale-check', input, dice(1));
  table
    .when({ type: 'GiveToProcedure', procedure: 'nlc/morale-check', input, after: 1 })
    .thenRefused('PROCEDURE_IS_DONE');
  table
    .when({ type: 'GiveToProcedure', procedure: 'nlc/morale-check', input, after: 0 })
    .thenRefused('ANSWER_IS_GIVEN');
  table.give(ASSAULT, onPrussians(table), dice(5, 5));
  expect(table.view().procedure.run).toMatchObject({ procedure: ASSAULT });
});

test('NLC 7.1: what cannot be read or is forbidden begins nothing', () => {
  const table = fighting();
  const give = (procedure: string, input: unknown) =>
    table.when({ type: 'GiveToProcedure', procedure, input, after: 0 });
  give(ASSAULT, { attackers: [] }).thenRefused('PROCEDURE_UNREADABLE');
  give('nlc/siege', {}).thenRefused('PROCEDURE_UNREADABLE');
  give('mop/weather-effects', { weather: 'Rain' }).thenRefused('PROCEDURE_UNREADABLE');
  give('nlc/bombardment', { battery: table.units('a'), target: table.units('p') }).thenRefused(
    'ONLY_ARTILLERY_BOMBARDS',
    'NLC 8.1',
  );
  expect(table.view().procedure.run).toBeNull();
});

test('NLC 7.3: without a game set up there is nothing to resolve in it', () => {
  const table = nlcTable(battle());
  expect(table.view()?.procedure).toMatchObject({ run: null, unitInputs: {} });
  expect(fighting(fight(), 'mop').view().procedure.appliable).toContain('mop/weather-effects');
  expect(table.view()?.procedure.appliable).not.toContain('mop/weather-effects');
});

test('NLC 7.3: what a procedure began with is not said again', () => {
  const table = fighting();
  const input = onPrussians(table);
  const give = (after: number, more: object = {}) =>
    table.when({ type: 'GiveToProcedure', procedure: ASSAULT, after, ...more });
  give(0).thenRefused('PROCEDURE_UNREADABLE');
  give(0, { input }).rolling(['NLC 7.1', 5, 5]).thenFacts();
  give(1).rolling(['NLC 7.1', 1, 1]).thenFacts();
  expect(give(2).step).toMatchObject({ kind: 'needsChoice', request: { rule: 'NLC 7.4', by: 'defender' } });
});
