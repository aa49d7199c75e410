import { pasteUnits } from '../../packs/paste-units';
import type { PasteFault } from '../../packs/paste-units';
import type { SheetFault } from '../../packs/decode-sheet';
import { EMPTY_TITLE } from '../../rules/common/index';
import type { Setup } from '../../rules/common/index';
import { diffSetup } from '../../rules/common/setup/diff-setup';
import { battle, formation, leader, unit } from '../../testkit/battle';
import { namesFrom } from '../names';
import { COORDINATED_NAME } from './cup';
import { eventSentence } from './events';
import { ignoredSentence, pasteFaultSentence, sheetFaultSentence } from './setup-files';
import { SETUP_REFUSALS } from '../../rules/common/setup/vocabulary';

/** A hole where a word should stand, or a key of ours. */
const HOLES = /undefined|null|NaN|\[object|\b[A-Z]+_[A-Z_]+\b|\b[a-z]+[A-Z]\w*\b/;
const names = namesFrom({ setup: battle() }, COORDINATED_NAME);

const historyOf = (before: Setup, after: Setup): string =>
  eventSentence({ type: 'SetupCorrected', setup: after, changes: [...diffSetup(before, after)] }, names);

describe('NLC 2.1 a correction of the set-up, as the history tells it', () => {
  test('a unit and the title data', () => {
    const before = battle({ units: [unit('u', 'f1')] });
    const after = battle({
      units: [unit('u', 'f2', { arm: 'footArtillery', front: 6, division: 'Bachelu' })],
      title: { ...EMPTY_TITLE, name: 'Ligny', places: ['Brye'], routEnds: 'ownersMovementEnd' },
    });
    expect(historyOf(before, after).split('; ')).toEqual([
      'Unit u Division: formation f1 Corps → f2 Corps',
      'Unit u Division: arm Infantry → Foot artillery',
      'Unit u Division: strength 5 → 6',
      'Unit u Division: division none → Bachelu',
      'Title data: name none → Ligny',
      'Title data: places changed',
      'Title data: end of a rout When the unit rallies → At the end of its owner’s movement',
    ]);
    expect(historyOf(before, battle())).toBe('Unit u Division removed');
  });

  test('every field of a unit, a formation, a commander and the title has a word', () => {
    const other: Setup = battle({
      leaders: [leader('emperor', 'second', 1, { name: 'King', role: 'WC', under: 'marshal', onMap: false, level: 9 })],
      formations: [
        formation('f1', 'second', {
          ...{ name: 'Guard', leader: 'Drouot', rating: 1, under: 'marshal', arrives: 2, onMap: false },
          ...{ kind: 'cavalryCorps', limit: 7 },
        }),
      ],
      units: [
        unit('u', 'f9', {
          ...{ name: 'Old', arm: 'horseArtillery', nation: 'kgl', guard: 'old', front: 8, reverse: 4 },
          ...{ initiative: 1, morale: 2, pursuit: 3, movement: 4, division: 'D' },
        }),
      ],
      title: {
        ...{ name: 'Ligny', places: ['Brye'], weather: { columns: [], rows: [] }, combat: { columns: [], rows: [] } },
        ...{ cards: [{ name: 'A', count: 1, deck: null, note: '' }], routEnds: 'turnEnd', matrix: 'Fast' },
        ...{ startMorale: { first: 1, second: 2 } },
        losses: { routed: { owner: 2, enemy: 1 }, broken: { owner: 1, enemy: 1 } },
      },
    });
    const before = battle({ units: [unit('u', 'f1')] });
    const told = historyOf(before, other).split('; ');
    const fields = diffSetup(before, other).flatMap(({ field }) => (field === undefined ? [] : [field]));
    // What does not change: ids.
    expect(new Set(fields).size).toBeGreaterThanOrEqual(27);
    for (const line of told) expect(line).not.toMatch(HOLES);
  });
});

describe('why a title sheet is not taken in', () => {
  test.each<SheetFault>([
    { kind: 'tooLarge' },
    { kind: 'compressed' },
    { kind: 'notOurs' },
    { kind: 'isGame' },
    { kind: 'notJson' },
    { kind: 'cutOff' },
    { kind: 'newerVersion', what: '2' },
    { kind: 'unknownRules', what: 'chess' },
    { kind: 'badField', path: 'setup.units.1.front', found: '100' },
    { kind: 'badField', path: 'setup', found: null },
    { kind: 'setup', refusal: SETUP_REFUSALS.UNIT_OF_NO_FORMATION({ name: 'Guns' }) },
  ])('$kind', (fault) => {
    const sentence = sheetFaultSentence(fault);
    expect(sentence).toMatch(/^[A-Z].*\.$/);
    expect(sentence).not.toMatch(HOLES);
  });

  test('a field is named by its path, with what stands there', () => {
    expect(sheetFaultSentence({ kind: 'badField', path: 'setup.units.1.front', found: '100' })).toBe(
      'The field setup.units.1.front of this title sheet cannot be 100.',
    );
    expect(ignoredSentence(['Colour', 'Notes'])).toBe('Not used: Colour, Notes');
  });
});

describe('what is wrong with a pasted line', () => {
  const into = { besideStrength: 'reverse', setup: battle(), side: 'first', into: null } as const;
  const told = (text: string): readonly string[] => pasteUnits(text, into).faults.map(pasteFaultSentence);

  test('is told by line number and reason', () => {
    expect(
      told(
        'A,I,inf,5\nB,I,art,2\nC,I,inf,3-Mar\nD,I,inf,\na,i,inf,5\nE,I,camel,2\nF,I,inf,99\nG,I,inf,3-5\nH,I,inf,3,x',
      ),
    ).toEqual([
      'Line 3: The strength “3-Mar” looks like a date: format the column as text.',
      'Line 4: The strength is missing.',
      'Line 5: The formation has a unit called a already.',
      'Line 6: “camel” is no arm the app knows: write infantry, cavalry, foot artillery or horse artillery.',
      'Line 7: The strength cannot be 99.',
      'Line 8: The reverse is stronger than the front.',
      'Line 9: The reverse “x” is no number.',
    ]);
  });

  test.each<PasteFault['why']>([
    ...(['tooLarge', 'tooMany', 'openQuote', 'columnTwice', 'noColumn', 'tooManyCells', 'missing'] as const),
    ...(['unknownWord', 'notWhole', 'outOfRange', 'tooLong', 'saidTwice', 'nameTwice'] as const),
  ])('%s', (why) => {
    const sentence = pasteFaultSentence({ why, line: 3, text: 'A', column: 'front', found: '5' });
    expect(sentence).toMatch(/^Line 3: .*\.$/);
    expect(sentence).not.toMatch(HOLES);
  });
});
