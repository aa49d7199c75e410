import * as v from 'valibot';
import { battle, formation, leader, unit } from '../../../testkit/battle';
import { nlcTable } from '../../../testkit/playing';
import { nlc } from '../../nlc/index';
import { faultInSetup } from './check-setup';
import { diffSetup } from './diff-setup';
import { addFormations } from './edit-setup';
import type { SetupChange } from './diff-setup';
import { parseFormations } from './paste-formations';
import { setupSchema } from './setup';
import type { Setup } from './setup';
import { EMPTY_TITLE } from './title';

const leaders = [leader('emperor', 'first', 5), leader('marshal', 'second', 3)];

describe('what a set-up must be', () => {
  test('a good one has no fault', () => {
    expect(faultInSetup(battle())).toBeNull();
  });

  test('MOP 37.17 one from before there were two ratings and special effects reads as it was written', () => {
    const old = JSON.parse(JSON.stringify(battle())) as unknown;
    expect(v.parse(setupSchema, old)).toEqual(old);
  });

  test.each([
    ['ratingOtherwise', 10],
    ['effect', 'murat'],
    ['standingOrder', 'x'.repeat(121)],
    ['cavalryOnly', 'yes'],
  ])('MOP 37.17 %s is not just anything', (field, value) => {
    const odd = { ...battle(), leaders: [{ ...leader('emperor', 'first', 3), [field]: value }] };
    expect(v.safeParse(setupSchema, odd).success).toBe(false);
  });

  test.each<[string, Partial<Setup>, Record<string, string>]>([
    ['ID_TWICE', { formations: [formation('emperor', 'first')] }, { id: 'emperor' }],
    [
      'NAME_TWICE',
      { formations: [formation('a', 'first', { name: 'Guard' }), formation('b', 'first', { name: 'guard' })] },
      { name: 'Guard' },
    ],
    ['NO_SUCH_COMMANDER', { formations: [formation('a', 'first', { under: 'marshal' })] }, { name: 'a Corps' }],
    ['NO_SUCH_COMMANDER', { formations: [formation('a', 'first', { under: 'nobody' })] }, { name: 'a Corps' }],
    [
      'SAME_TITLE',
      { sides: { first: { title: 'Blue', colour: 'a' }, second: { title: 'Blue', colour: 'b' } } },
      { title: 'Blue' },
    ],
    ['ID_TWICE', { units: [unit('f1', 'f2')] }, { id: 'f1' }],
    ['ID_TWICE', { units: [unit('a', 'f1'), unit('a', 'f2')] }, { id: 'a' }],
    ['UNIT_OF_NO_FORMATION', { units: [unit('a', 'f1'), unit('b', 'nowhere')] }, { name: 'b Division' }],
    [
      'UNIT_NAME_TWICE',
      { units: [unit('a', 'f1', { name: '5th' }), unit('b', 'f2'), unit('c', 'f1', { name: '5TH' })] },
      { name: '5th', formation: 'f1 Corps' },
    ],
  ])('NLC 2.1 %s', (code, change, facts) => {
    const fault = faultInSetup(battle({ leaders, ...change }));
    expect(fault).toMatchObject({ code, rule: 'NLC 2.1' });
    expect(Object.values(fault?.facts ?? {})).toEqual(Object.values(facts));
  });

  test('NLC 2.1 two sides may have a formation of the same name', () => {
    const formations = [formation('a', 'first', { name: 'Guard' }), formation('b', 'second', { name: 'Guard' })];
    expect(faultInSetup(battle({ formations }))).toBeNull();
  });

  test('NLC 2.1 two formations may have a unit of the same name', () => {
    const units = [
      unit('a', 'f1', { name: 'Guns' }),
      unit('b', 'f2', { name: 'Guns' }),
      unit('c', 's1', { name: 'Guns' }),
    ];
    expect(faultInSetup(battle({ units }))).toBeNull();
  });

  test.each<[string, unknown]>([
    ['a rating below 0', { formations: [formation('a', 'first', { rating: -1 })] }],
    ['a rating above 9', { leaders: [leader('a', 'first', 10)] }],
    ['half a rating', { leaders: [leader('a', 'first', 2.5)] }],
    ['no turn at all', { turns: [] }],
    ['a blank name', { formations: [formation('a', 'first', { name: '  ' })] }],
    ['an unknown switch', { switches: ['fasterHorses'] }],
  ])('Ruling 23 %s is not understood as a set-up', (_, change) => {
    expect(nlc.decodeCommand({ type: 'StartGame', setup: { ...battle(), ...(change as object) } }).kind).toBe('bad');
  });

  test('a game starts once, and not with a fault', () => {
    const table = nlcTable(battle());
    const again = nlc.decodeCommand({ type: 'StartGame', setup: battle() });
    if (again.kind !== 'ok') throw new Error('not understood');
    table.when(again.value).thenRefused('ALREADY_STARTED');
  });
});

describe('correcting the set-up', () => {
  const correct = (after: Setup, table = nlcTable(battle())) => {
    const command = nlc.decodeCommand({ type: 'CorrectSetup', setup: after });
    if (command.kind !== 'ok') throw new Error('not understood');
    return table.when(command.value);
  };

  test.each<[string, Partial<Setup>, readonly SetupChange[]]>([
    ['nothing', {}, []],
    [
      'a new formation',
      { formations: [...battle().formations, formation('f4', 'first')] },
      [{ what: 'added', of: 'formation', name: 'f4 Corps' }],
    ],
    ['one less', { leaders: [leader('emperor', 'first', 5)] }, [{ what: 'removed', of: 'leader', name: 'MARSHAL' }]],
    [
      'a rating',
      { leaders: [leader('emperor', 'first', 4), leader('marshal', 'second', 3)] },
      [{ what: 'changed', of: 'leader', name: 'EMPEROR', field: 'rating', from: '5', to: '4' }],
    ],
    [
      'a name and off the map',
      { leaders: [leader('emperor', 'first', 5, { name: 'King', onMap: false }), leader('marshal', 'second', 3)] },
      [
        { what: 'changed', of: 'leader', name: 'EMPEROR', field: 'name', from: 'EMPEROR', to: 'King' },
        { what: 'changed', of: 'leader', name: 'EMPEROR', field: 'onMap', from: 'true', to: 'false' },
      ],
    ],
    ['a switch', { switches: ['openCup'] }, [{ what: 'added', of: 'switch', name: 'openCup' }]],
    ['the cup', { cup: 'two' }, [{ what: 'changed', of: 'cup', name: '', from: 'one', to: 'two' }]],
    [
      'how it is played',
      { playMode: 'solo' },
      [{ what: 'changed', of: 'playMode', name: '', from: 'onePhone', to: 'solo' }],
    ],
    [
      'the turns',
      { turns: battle().turns.slice(0, 3) },
      [{ what: 'changed', of: 'turns', name: '', from: '10', to: '3' }],
    ],
    ['own steps', { steps: [] }, [{ what: 'changed', of: 'steps', name: '' }]],
    [
      'a title',
      { sides: { ...battle().sides, first: { title: 'Grande Armée', colour: battle().sides.first.colour } } },
      [{ what: 'changed', of: 'side', name: 'French', field: 'title', from: 'French', to: 'Grande Armée' }],
    ],
    [
      'a new unit, and the title data',
      {
        units: [unit('u', 'f1')],
        title: { ...EMPTY_TITLE, name: 'Ligny', places: ['Brye'], routEnds: 'turnEnd' },
      },
      [
        { what: 'added', of: 'unit', name: 'u Division' },
        { what: 'changed', of: 'title', name: '', field: 'name', from: '', to: 'Ligny' },
        { what: 'changed', of: 'title', name: '', field: 'places' },
        { what: 'changed', of: 'title', name: '', field: 'routEnds', from: 'whenRallied', to: 'turnEnd' },
      ],
    ],
  ])('%s: the difference is told', (_, change, changes) => {
    expect(diffSetup(battle(), battle(change))).toEqual(changes);
  });

  test('NLC 2.1 a unit: its strength, and its formation by name; a renamed formation is one change and not one for each unit', () => {
    const units = [unit('u', 'f1'), unit('w', 'f2')];
    const [first, ...others] = battle().formations;
    const before = battle({ units });
    const after = battle({
      units: [unit('u', 'f1', { front: 6 }), unit('w', 'f1')],
      formations: first === undefined ? [] : [{ ...first, name: 'Guard' }, ...others],
    });
    expect(diffSetup(before, after)).toEqual([
      { what: 'changed', of: 'formation', name: 'f1 Corps', field: 'name', from: 'f1 Corps', to: 'Guard' },
      { what: 'changed', of: 'unit', name: 'u Division', field: 'front', from: '5', to: '6' },
      { what: 'changed', of: 'unit', name: 'w Division', field: 'formation', from: 'f2 Corps', to: 'Guard' },
    ]);
    expect(diffSetup(after, battle({ ...after, units: [] })).map(({ what, name }) => [what, name])).toEqual([
      ['removed', 'u Division'],
      ['removed', 'w Division'],
    ]);
  });

  test('NLC 2.1 a correction of units and title data goes into the journal and comes back out of it', () => {
    const table = nlcTable(battle());
    const after = battle({ units: [unit('u', 'f1')], title: { ...EMPTY_TITLE, name: 'Ligny' } });
    const facts = correct(after, table).thenFacts();
    for (const { event } of facts)
      expect(nlc.decodeEvent(JSON.parse(JSON.stringify(event)))).toMatchObject({ kind: 'ok', value: event });
    expect(table.view()?.setup.units).toEqual([unit('u', 'f1')]);
  });

  test('NLC 2.1 in a running game the id of what is gone is nobody else’s, whoever wrote the correction', () => {
    const setup = battle({ formations: [formation('first-f-1', 'first'), formation('first-f-2', 'first')] });
    const table = nlcTable(setup);
    correct({ ...setup, formations: setup.formations.slice(0, 1) }, table).thenFacts();
    const stands = table.view()?.setup ?? setup;
    const added = addFormations(stands, 'first', [{ name: 'Guard', leader: '', rating: 3 }]);
    expect(added.formations.map(({ id }) => id)).toEqual(['first-f-1', 'first-f-3']);
    const { lastRemoved: _forgotten, ...careless } = added;
    correct(careless, table).thenFacts();
    expect(table.view()?.setup.lastRemoved).toBe(2);
  });

  test('is on record with what changed, and holds from then on', () => {
    const after = battle({ leaders: [leader('emperor', 'first', 4), leader('marshal', 'second', 3)] });
    const table = nlcTable(battle());
    const play = correct(after, table);
    expect(play.thenFacts()).toMatchObject([
      { scope: 'table', event: { type: 'SetupCorrected', changes: [{ from: '5', to: '4' }] } },
    ]);
    expect(table.view()?.setup.leaders[0]?.rating).toBe(4);
  });

  test('nothing changed, a fault, or fewer turns than were played: refused', () => {
    correct(battle()).thenRefused('NOTHING_CHANGED');
    correct(battle({ formations: [formation('emperor', 'first')] })).thenRefused('ID_TWICE');
    const table = nlcTable(battle());
    for (let i = 0; i < 2; i++) table.when({ type: 'NextTurn' }).thenFacts();
    correct(battle({ turns: battle().turns.slice(0, 2) }), table).thenRefused('TURN_IS_PLAYED');
    correct(battle({ turns: battle().turns.slice(0, 3) }), table).thenFacts();
    table.when({ type: 'NextTurn' }).thenRefused('LAST_TURN');
  });
});

describe('formations pasted as lines', () => {
  test('name, leader, rating; by comma, semicolon or tab; blank lines are nothing', () => {
    expect(parseFormations('II Corps, Reille, 3\r\n\nI Corps;d’Erlon;2\nGuard\tDrouot\t(4)\n[5th], 0')).toEqual({
      formations: [
        { name: 'II Corps', leader: 'Reille', rating: 3 },
        { name: 'I Corps', leader: 'd’Erlon', rating: 2 },
        { name: 'Guard', leader: 'Drouot', rating: 4 },
        { name: '[5th]', leader: '', rating: 0 },
      ],
      faults: [],
    });
  });

  test('the last number is the rating; what follows it is a remark', () => {
    expect(parseFormations('V Corps, 7, Sebastiani, 3, late').formations).toEqual([
      { name: 'V Corps', leader: '7, Sebastiani', rating: 3 },
    ]);
  });

  test('NLC 15, 12.7, 12.14 limit, kind and commander may follow the rating', () => {
    const known = { commanders: [{ id: 'c-1', name: 'Blücher' }], taken: ['Guard'] };
    const lines =
      'II Corps, Reille, 3, 14\nIV Cav Corps;Milhaud;3;8;Cavalry corps\nIV Corps\tBülow\t3\t12\tblücher\tcorps';
    expect(parseFormations(lines, known).formations).toEqual([
      { name: 'II Corps', leader: 'Reille', rating: 3, limit: 14 },
      { name: 'IV Cav Corps', leader: 'Milhaud', rating: 3, limit: 8, kind: 'cavalryCorps' },
      { name: 'IV Corps', leader: 'Bülow', rating: 3, limit: 12, kind: 'corps', under: 'c-1' },
    ]);
    const twice = parseFormations('guard, Drouot, 4\nI Corps, 2\ni corps, 3', known);
    expect(twice.faults.map(({ line, why }) => `${line} ${why}`)).toEqual(['1 NAME_TWICE', '3 NAME_TWICE']);
  });

  test('what does not say what it means is named with its line, and the rest is taken', () => {
    const { formations, faults } = parseFormations(
      `Guard, Drouot\n, Reille, 3\nIII Corps, 2\nIV Corps, 12\n${'x'.repeat(61)}, 1`,
    );
    expect(formations).toEqual([{ name: 'III Corps', leader: '', rating: 2 }]);
    expect(faults.map(({ line, why }) => `${line} ${why}`)).toEqual([
      '1 NO_RATING',
      '2 NO_NAME',
      '4 NO_RATING',
      '5 TOO_LONG',
    ]);
  });
});
