import { battle, unit } from '../../../testkit/battle';
import { n20Table, nlcTable } from '../../../testkit/playing';
import { EMPTY_TITLE } from '../setup/title';
import type { RoutEnd } from '../setup/title';
import type { Setup } from '../setup/setup';

const huge = unit('huge', 'f1', { front: 9, reverse: 5 });
const small = unit('small', 'f1', { front: 2, reverse: null });
const plain = unit('plain', 'f1');
const enemy = unit('enemy', 's1');
const UNITS = [huge, small, plain, enemy];

const nlcArmy = (more: Partial<Setup> = {}) => nlcTable(battle({ units: UNITS, ...more }));
const n20Army = (routEnds: RoutEnd = 'whenRallied') =>
  n20Table(
    battle({
      cup: 'none',
      units: [
        unit('corps', 'f1', { front: 4, reverse: null, movement: 2 }),
        unit('horse', 's1', { arm: 'cavalry', front: 1, reverse: null, movement: 3 }),
      ],
      title: { ...EMPTY_TITLE, routEnds },
    }),
  );

const hit = (unit: string, to: 'uar' | 'peu' = 'uar') => ({ type: 'LoseStep', unit, to }) as const;

type Table = ReturnType<typeof nlcArmy> | ReturnType<typeof n20Army>;
const standing = (table: Table, id: string) => table.view()?.army.units.find(({ unit: { id: is } }) => is === id);
const ending = (table: Table) => table.view()?.army.endsNow.map(({ unit: id, mark, how }) => [id, mark, how]);

describe('NLC 6.1', () => {
  test('NLC 6.1 the first hit turns a unit over, the second eliminates it', () => {
    const table = nlcArmy();
    table.when(hit('plain')).thenHappened({ type: 'StepLost', unit: 'plain', place: 'map' });
    expect(standing(table, 'plain')?.worth.strength).toBe(3);
    table.when(hit('plain')).thenHappened({ type: 'StepLost', unit: 'plain', place: 'uar' });
    expect(standing(table, 'plain')).toMatchObject({ worth: { strength: 0 }, standing: { place: 'uar' } });
    table.when(hit('plain')).thenRefused('NOT_ON_THE_MAP', 'NLC 6.1');
  });

  test('NLC 6.1 a unit that is not backprinted is gone with one hit', () => {
    nlcArmy().when(hit('small', 'peu')).thenHappened({ type: 'StepLost', unit: 'small', place: 'peu' });
  });

  test('NLC 6.2, Ruling 26 a huge unit has a third state of half its reverse, rounded half up', () => {
    const table = nlcArmy();
    const strengths = [0, 1, 2].map(() => {
      table.when(hit('huge')).thenFacts();
      return standing(table, 'huge')?.worth.strength;
    });
    expect(strengths).toEqual([5, 3, 0]);
  });

  test('NLC 6.1 a step comes back, but not more than there were', () => {
    const table = nlcArmy();
    table.when(hit('plain')).thenFacts();
    table.when({ type: 'RegainStep', unit: 'plain' }).thenHappened({ type: 'StepRegained', unit: 'plain' });
    table.when({ type: 'RegainStep', unit: 'plain' }).thenRefused('NO_STEP_LOST');
    table.when(hit('nobody')).thenRefused('NO_SUCH_UNIT', 'NLC 6.1');
  });
});

describe('NLC 6.3', () => {
  test('NLC 6.3 a second marker does nothing; who bears it already is passed over', () => {
    const table = nlcArmy();
    table.when({ type: 'PutMark', units: ['plain'], mark: 'disrupted' }).thenFacts();
    table
      .when({ type: 'PutMark', units: ['plain', 'enemy'], mark: 'disrupted' })
      .thenHappened({ type: 'MarkPut', units: ['enemy'], mark: 'disrupted' });
    table.when({ type: 'PutMark', units: ['plain'], mark: 'disrupted' }).thenRefused('MARK_IS_THERE', 'NLC 6.3');
    table.when({ type: 'PutMark', units: ['plain'], mark: 'routed' }).thenRefused('MARK_OF_ANOTHER_GAME');
  });

  test('NLC 6.3 the marker is due at the turn end, and by a check where NLC 19.2 is played', () => {
    const ends = (more: Partial<Setup>) => {
      const table = nlcArmy(more);
      table.when({ type: 'PutMark', units: ['plain'], mark: 'disrupted' }).thenFacts();
      expect(ending(table)).toEqual([]);
      table.when({ type: 'GoToStep', step: 'turnEnd' }).thenFacts();
      return ending(table);
    };
    expect(ends({})).toEqual([['plain', 'disrupted', 'byItself']]);
    expect(ends({ switches: ['disruptionByCheck'] })).toEqual([['plain', 'disrupted', 'byCheck']]);
  });

  test('NLC 6.3 taken off together, and only what lies there', () => {
    const table = nlcArmy();
    table.when({ type: 'PutMark', units: ['plain', 'huge'], mark: 'disrupted' }).thenFacts();
    const lifts = [
      { unit: 'plain', mark: 'disrupted' as const },
      { unit: 'small', mark: 'disrupted' as const },
    ];
    table.when({ type: 'LiftMarks', lifts }).thenHappened({ type: 'MarksLifted', lifts: lifts.slice(0, 1) });
    table.when({ type: 'LiftMarks', lifts }).thenRefused('NO_SUCH_MARK', 'NLC 6.3');
    expect(standing(table, 'huge')?.standing.marks).toEqual(['disrupted']);
  });
});

describe('NLC 4.5', () => {
  test('NLC 4.5 what was done in a stage is forgotten when the next chit is drawn', () => {
    const table = nlcArmy();
    table.when({ type: 'PutMark', units: ['plain'], mark: 'charged' }).thenFacts();
    table.when({ type: 'PutMark', units: ['plain'], mark: 'disrupted' }).thenFacts();
    table.when({ type: 'NextTurn' }).thenFacts();
    expect(standing(table, 'plain')?.standing.marks).toEqual(['disrupted']);
  });

  test('MOP 37.6 whoever leaves the map leaves his markers behind and comes back with one step', () => {
    const table = nlcArmy();
    table.when({ type: 'PutMark', units: ['huge'], mark: 'disrupted' }).thenFacts();
    for (const id of ['huge', 'huge', 'huge']) table.when(hit(id)).thenFacts();
    expect(standing(table, 'huge')?.standing).toEqual({ stepsLost: 3, place: 'uar', marks: [] });
    table
      .when({ type: 'PlaceUnit', unit: 'huge', place: 'recovered' })
      .thenHappened({ type: 'UnitPlaced', unit: 'huge', place: 'recovered', stepsLost: 1 });
    table.when({ type: 'PlaceUnit', unit: 'huge', place: 'map' }).thenFacts();
    expect(standing(table, 'huge')).toMatchObject({ worth: { strength: 5 }, standing: { place: 'map' } });
    table.when({ type: 'PlaceUnit', unit: 'huge', place: 'map' }).thenRefused('IS_THERE_ALREADY');
  });
});

describe('N20 9.6.9', () => {
  test('N20 9.6.9, Ruling 60 disordered and routed, disorder first', () => {
    const table = n20Army();
    table.when({ type: 'PutMark', units: ['corps'], mark: 'disordered' }).thenFacts();
    expect(standing(table, 'corps')?.worth).toEqual({ strength: 3, movement: 1 });
    table.when({ type: 'PutMark', units: ['corps'], mark: 'routed' }).thenFacts();
    expect(standing(table, 'corps')?.worth).toEqual({ strength: 2, movement: 1 });
    table.when({ type: 'PutMark', units: ['corps'], mark: 'disrupted' }).thenRefused('MARK_OF_ANOTHER_GAME');
  });

  test('N20 9.6.9 it is asked for at the end of its owner’s movement, and of nobody else’s', () => {
    const table = n20Army();
    table.when({ type: 'PutMark', units: ['corps', 'horse'], mark: 'disordered' }).thenFacts();
    table.when({ type: 'GoToStep', step: 'movement-first' }).thenFacts();
    expect(ending(table)).toEqual([['corps', 'disordered', 'unlessInZone']]);
    table.when({ type: 'GoToStep', step: 'movement-second' }).thenFacts();
    expect(ending(table)).toEqual([['horse', 'disordered', 'unlessInZone']]);
  });

  test.each([
    ['whenRallied', []],
    ['ownersMovementEnd', [['movement-first', 'corps']]],
    ['turnEnd', [['combat-second', 'corps']]],
  ] as const)('Ruling 71 a rout marker comes off by the edition: %s', (edition, when) => {
    const table = n20Army(edition);
    table.when({ type: 'PutMark', units: ['corps'], mark: 'routed' }).thenFacts();
    const due = (table.view()?.steps ?? []).flatMap(({ id }) => {
      if (table.view()?.steps[table.view()?.step ?? 0]?.id !== id)
        table.when({ type: 'GoToStep', step: id }).thenFacts();
      return (ending(table) ?? []).map(([name]) => [id, name]);
    });
    expect(due).toEqual(when);
  });
});
