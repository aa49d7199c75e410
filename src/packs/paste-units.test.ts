import { addRoster, addUnits } from '../rules/common/setup/edit-units';
import { faultInSetup } from '../rules/common/index';
import { battle, formation, unit } from '../testkit/battle';
import { pasteUnits } from './paste-units';
import type { PasteInto } from './paste-units';

const setup = battle({ formations: [formation('f1', 'first', { name: 'II Corps' })] });
const nlc: PasteInto = { besideStrength: 'reverse', setup, side: 'first', into: null };
const n20: PasteInto = { ...nlc, besideStrength: 'movement' };

const EMPTY = { initiative: null, morale: null, pursuit: null, movement: null, division: null } as const;
const plain = { arm: 'infantry', nation: 'other', guard: 'none', ...EMPTY } as const;
const bachelu = { ...plain, formation: 'II Corps', name: '5th Division', front: 5, reverse: 3 };

/** What is wrong, line by line, as `line why column found`. */
const faultsOf = (text: string, into: PasteInto = nlc): readonly string[] =>
  pasteUnits(text, into).faults.map(({ line, why, column = '', found = '' }) =>
    [line, why, column, found].filter((word) => word !== '').join(' '),
  );

describe('units pasted from a spreadsheet', () => {
  test.each([
    ['tabs', '5th Division\tII Corps\tinf\t5\t3'],
    ['commas', '5th Division, II Corps, inf, 5, 3'],
    ['semicolons', '5th Division;II Corps;Inf.;5;3;;;'],
    ['a pair', '5th Division,II Corps,Infantry,5-3'],
    ['a pair with a slash', '5th Division\tII Corps\tINF\t5/3'],
    ['a pair with a long dash, kept as text', "5th Division\tII Corps\tinf\t'5–3"],
    ['quotes', '"5th Division","II Corps","inf","5","3"'],
    ['decimal commas', '5th Division;II Corps;inf;5,0;3,00'],
    ['decimal points and brackets', '5th Division\tII Corps\tinf\t[5]\t3.0'],
    ['a mark of byte order and the ends of lines of another system', '\uFEFF\r\n5th Division,II Corps,inf,5,3\r\n\r\n'],
    ['dashes for nothing', '5th Division,II Corps,inf,5,3,-,–,n/a,—,-,-,-'],
    ['headings in any order', 'Str\tRev.\tArm\tUnit\tCorps\n5\t3\tinf\t5th Division\tII Corps'],
    ['headings and a pair', 'Formation,Name,Type,Front/Reverse\nII Corps,5th Division,inf,5-3'],
  ])('NLC 2.1 %s', (_, text) => {
    expect(pasteUnits(text, nlc)).toEqual({ units: [bachelu], formations: [], faults: [], ignored: [] });
  });

  test('NLC 2.1 every column is read, with headings and without', () => {
    const whole = { ...bachelu, nation: 'french', guard: 'young', initiative: 4, morale: 5, pursuit: 2, movement: 3 };
    const unitWith = { ...whole, division: 'Barrois' };
    const line = '5th Division,II Corps,inf,5,3,4,5,2,3,Fr,YG,Barrois';
    const headed = 'name,formation,arm,strength,reverse,init,mor,pursuit,move,nat,guard,div';
    expect(pasteUnits(line, nlc).units).toEqual([unitWith]);
    expect(pasteUnits(`\u202e${line.slice(0, 2)}\u200b${line.slice(2)}`, nlc).units).toEqual([unitWith]);
    expect(pasteUnits(`${headed}\n${line}`, nlc).units).toEqual([unitWith]);
    expect(pasteUnits(line.replace('5,3,4', '5-3,4'), nlc).units).toEqual([unitWith]);
  });

  test('N20 strength and movement are printed as 3-2; its lines are shorter', () => {
    const units = [
      { ...plain, formation: 'II Corps', name: 'Reille', front: 3, reverse: null, movement: 2, nation: 'french' },
      { ...plain, formation: 'II Corps', name: 'Guns', arm: 'footArtillery', front: 1, reverse: null, movement: 3 },
    ];
    expect(pasteUnits('Reille,II Corps,inf,3-2,French\nGuns,II Corps,art,1,3', n20).units).toEqual(units);
    const headed =
      'Unit\tCorps\tType\tStrength-Movement\tNation\nReille\tII Corps\tinf\t3-2\tFrench\nGuns\tII Corps\tart\t1-3';
    expect(pasteUnits(headed, n20).units).toEqual(units);
    expect(faultsOf('name,corps,arm,str,mp\nReille,II Corps,inf,3-2,4', n20)).toEqual(['2 saidTwice movement']);
  });

  test('NLC 7.11 foot and horse artillery differ; the one word for both is those on foot, in every game', () => {
    const lines = ['foot', 'Foot Art.', 'horse', 'horse-artillery', 'cav', 'Heavy cavalry'];
    const { units } = pasteUnits(lines.map((arm, i) => `U${String(i)},II Corps,${arm},2`).join('\n'), nlc);
    expect(units.map(({ arm }) => arm)).toEqual([
      'footArtillery',
      'footArtillery',
      'horseArtillery',
      'horseArtillery',
      'cavalry',
      'cavalry',
    ]);
    for (const into of [nlc, n20])
      expect(pasteUnits('U,II Corps,art,2', into).units.map(({ arm }) => arm)).toEqual(['footArtillery']);
  });

  test('NLC 7.4 the Guard of every kind, and a plain yes, in every game', () => {
    const words = ['old', 'middle', 'young', 'imperial', 'yes', 'guard', 'no', '-'];
    const lines = words.map((guard, i) => `U${String(i)};II Corps;inf;5;3;4;;;;French;${guard}`).join('\n');
    const { units, faults } = pasteUnits(lines, nlc);
    expect(faults).toEqual([]);
    expect(units.map(({ guard }) => guard)).toEqual(['old', 'middle', 'young', 'old', 'old', 'old', 'none', 'none']);
  });

  test('NLC 2.2 nation and Guard in words or short; a people no rule names is another', () => {
    const lines = ['KGL', 'Dutch-Belgian', 'Saxon', 'Pr.', 'Russian'].map(
      (nation, i) => `U${String(i)};II Corps;inf;5;;;;;;${nation};old`,
    );
    const { units, faults } = pasteUnits(lines.join('\n'), nlc);
    expect(faults).toEqual([]);
    expect(units.map(({ nation, guard }) => `${nation} ${guard}`)).toEqual([
      'kgl old',
      'dutch old',
      'other old',
      'prussian old',
      'russian old',
    ]);
  });

  test('a quoted cell holds separators, quotation marks and the end of a line; lines are counted on past it', () => {
    const text = 'name,corps,arm,str\n"Guns, ""old""\nreserve",II Corps,foot,2\nd"Erlon,II Corps,inf,x';
    const { units, faults } = pasteUnits(text, nlc);
    expect(units.map(({ name }) => name)).toEqual(['Guns, "old" reserve']);
    expect(faults).toEqual([
      { line: 4, text: 'd"Erlon,II Corps,inf,x', why: 'notANumber', column: 'front', found: 'x' },
    ]);
  });

  test('a quotation that never ends costs its own line and no other', () => {
    const text = 'A,II Corps,inf,2\n"B,II Corps,inf,2\nC,II Corps,inf,3';
    expect(pasteUnits(text, nlc).units.map(({ name }) => name)).toEqual(['A', 'C']);
    expect(faultsOf(text)).toEqual(['2 openQuote']);
  });

  test('a formation that is new makes one, once; where all go into one, none need be named', () => {
    const text = 'A,ii corps,inf,2\nB,Guard,inf,2\nC,guard,inf,2';
    const pasted = pasteUnits(text, nlc);
    expect(pasted.formations).toEqual(['Guard']);
    const after = addRoster(setup, 'first', pasted.units);
    expect(faultInSetup({ ...after, leaders: battle().leaders })).toBeNull();
    expect(after.formations.map(({ name }) => name)).toEqual(['II Corps', 'Guard']);
    const into = { ...nlc, into: 'II Corps' };
    expect(pasteUnits('A,inf,2\nB,Guard,cav,2\nC,Cavalry,cav,4-2', into).units.map((one) => one.formation)).toEqual([
      'II Corps',
      'Guard',
      'Cavalry',
    ]);
    expect(pasteUnits('name,arm,str\nA,inf,2', into).units.map((one) => one.formation)).toEqual(['II Corps']);
    expect(faultsOf('A,inf,2')).toEqual(['1 missing formation']);
    expect(faultsOf('name,arm,str\nA,inf,2')).toEqual(['1 noColumn formation']);
  });

  test('a formation’s name may be as long as a formation’s name may be', () => {
    const name = 'x'.repeat(60);
    expect(pasteUnits(`A,${name},inf,2`, nlc).formations).toEqual([name]);
    expect(faultsOf(`A,${name}x,inf,2`)).toEqual(['1 tooLong formation']);
  });
});

describe('a line that does not say what it means is named', () => {
  test.each([
    ['no name', ',II Corps,inf,5', '1 missing name'],
    ['no arm', 'A,II Corps,,5', '1 missing arm'],
    ['no strength', 'A,II Corps,inf', '1 missing front'],
    ['an arm nobody has', 'A,II Corps,balloons,5', '1 unknownWord arm balloons'],
    ['a nation misspelt', 'A,II Corps,inf,5,3,,,,,Prusian', '1 unknownWord nation Prusian'],
    ['a Guard of no kind', 'A,II Corps,inf,5,3,,,,,,swiss', '1 unknownWord guard swiss'],
    ['half a strength', 'A;II Corps;inf;5,5', '1 notWhole front 5,5'],
    ['a pair that became a date', 'A\tII Corps\tinf\t5-Mar', '1 aDate front 5-Mar'],
    ['a pair that became a German date', 'A\tII Corps\tinf\t05. Mrz', '1 aDate front 05. Mrz'],
    ['a pair that became a whole date', 'A\tII Corps\tinf\t05/03/2026', '1 aDate front 05/03/2026'],
    ['a minus', 'A,II Corps,inf,-5', '1 notANumber front -5'],
    ['a strength no counter has', 'A,II Corps,inf,31', '1 outOfRange front 31'],
    ['a morale no unit has', 'A,II Corps,inf,5,3,,7', '1 outOfRange morale 7'],
    ['a reverse above the front', 'A,II Corps,inf,3-5', '1 reverseStronger'],
    ['the reverse twice', 'name,corps,arm,str,rev\nA,II Corps,inf,5-3,3', '2 saidTwice reverse'],
    ['too many cells', 'name,corps,arm,str\nA,II Corps,inf,5,late', '2 tooManyCells'],
    ['a heading twice', 'name,corps,arm,str,strength\nA,II Corps,inf,5,5', '1 columnTwice front'],
    ['no heading for the arm', 'name,corps,str\nA,II Corps,5', '1 noColumn arm'],
    ['the same name twice', 'A,II Corps,inf,5\na,ii corps,cav,3', '2 nameTwice a'],
    ['a name that is too long', `${'x'.repeat(61)},II Corps,inf,5`, '1 tooLong name'],
  ])('%s', (_, text, fault) => {
    expect(faultsOf(text)).toEqual([fault]);
  });

  test('the good lines are read all the same', () => {
    expect(pasteUnits('A,II Corps,inf,5\n\nB,II Corps,inf,?\nC,II Corps,inf,4', nlc)).toMatchObject({
      units: [{ name: 'A' }, { name: 'C' }],
      faults: [{ line: 3, text: 'B,II Corps,inf,?', column: 'front', found: '?' }],
    });
  });

  test('a name that the formation has already', () => {
    const { id: _id, formation: _formation, ...facts } = unit('x', 'x', { name: 'Guns' });
    const there = addUnits(setup, 'f1', [facts]);
    expect(faultsOf('guns,II Corps,foot,2\nguns,Guard,foot,2', { ...nlc, setup: there })).toEqual(['1 nameTwice guns']);
  });

  test('headings nobody knows are left out, and told', () => {
    const { units, ignored, faults } = pasteUnits('name,corps,arm,str,Colour\nA,II Corps,inf,5,blue', nlc);
    expect([units.length, ignored, faults]).toEqual([1, ['Colour'], []]);
  });

  test('more than a game holds, and more than anybody pastes', () => {
    const lines = Array.from({ length: 602 }, (_, i) => `U${String(i)},II Corps,inf,5`).join('\n');
    expect(faultsOf(lines)).toEqual(['601 tooMany', '602 tooMany']);
    expect(faultsOf('x'.repeat(200_001))).toEqual(['1 tooLarge']);
    expect(pasteUnits(' \n\t\n', nlc)).toEqual({ units: [], formations: [], faults: [], ignored: [] });
  });
});
