import { battle, formation, leader } from '../../../testkit/battle';
import { nlcTable } from '../../../testkit/playing';
import { nlc } from '../../nlc/index';
import { faultInSetup } from './check-setup';
import { diffSetup } from './diff-setup';
import type { SetupChange } from './diff-setup';
import { parseFormations } from './paste-formations';
import type { Setup } from './setup';

const leaders = [leader('emperor', 'first', 5), leader('marshal', 'second', 3)];

describe('what a set-up must be', () => {
  test('a good one has no fault', () => {
    expect(faultInSetup(battle())).toBeNull();
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
  ])('NLC 2.1 %s', (code, change, facts) => {
    const fault = faultInSetup(battle({ leaders, ...change }));
    expect(fault).toMatchObject({ code, rule: 'NLC 2.1' });
    expect(Object.values(fault?.facts ?? {})).toEqual(Object.values(facts));
  });

  test('NLC 2.1 two sides may have a formation of the same name', () => {
    const formations = [formation('a', 'first', { name: 'Guard' }), formation('b', 'second', { name: 'Guard' })];
    expect(faultInSetup(battle({ formations }))).toBeNull();
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
  ])('%s: the difference is told', (_, change, changes) => {
    expect(diffSetup(battle(), battle(change))).toEqual(changes);
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
