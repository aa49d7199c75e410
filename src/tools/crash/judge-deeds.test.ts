import type { Deed } from './deeds';
import { heard, judgeDisk } from './judge-deeds';
import type { Expected, Standing } from './judge-deeds';
import type { FoundDisk, FoundGame } from './look';

const standing: Standing = { count: 20, pin: null, lines: ['line 1;'], archives: [], at: 'here' };
const game: FoundGame = {
  key: 'long',
  count: 20,
  damage: null,
  head: 'fits',
  hasLocks: true,
  pins: [null],
  lines: ['line 1;'],
  archives: [],
  unread: 0,
  at: 'here',
  playsOn: true,
};
const taken: FoundGame = { ...game, key: 'taken', count: 21 };
const expected: Expected = {
  games: new Map([['long', standing]]),
  takenIn: { ...standing, count: 21 },
  underWay: null,
};
const during = (deed: Deed, game = 'long'): Expected => heard(expected, { kind: 'begins', game, deed, aimed: true });
const after = (deed: Deed, game = 'long'): Expected =>
  heard(during(deed, game), { kind: 'done', game, deed, count: 21 });
const disk = (...games: readonly FoundGame[]): FoundDisk => ({ integrity: 'ok', orphans: [], games });

const SET: Deed = { kind: 'lock', pin: '4711' };
const WRITE: Deed = { kind: 'write', line: 'line 2;' };
const UNDO: Deed = { kind: 'undo', at: 'before' };
const OPEN: Deed = { kind: 'archive', side: 'first' };
const IMPORT: Deed = { kind: 'import' };
const both = ['line 1;', 'line 2;'];

test.each<[string, FoundDisk, Expected]>([
  ['as it was confirmed', disk(game), expected],
  ['a PIN under way, not set', disk(game), during(SET)],
  ['a PIN under way, set', disk({ ...game, pins: ['4711'] }), during(SET)],
  ['a line under way, written', disk({ ...game, lines: both, at: 'there' }), during(WRITE)],
  ['an undo under way, not made', disk(game), during(UNDO)],
  ['an undo under way, made', disk({ ...game, at: 'before' }), during(UNDO)],
  ['an archive under way, open', disk({ ...game, archives: ['first'], at: 'there' }), during(OPEN)],
  ['an import under way, not there', disk(game), during(IMPORT, '')],
  ['an import under way, there', disk(game, taken), during(IMPORT, '')],
  ['an import under way, its head not kept yet', disk(game, { ...taken, head: 'none' }), during(IMPORT, '')],
  ['an import, confirmed', disk(game, taken), after(IMPORT, 'taken')],
  ['a PIN, confirmed', disk({ ...game, count: 21, pins: ['4711'] }), after(SET)],
])('nothing is wrong with %s', (_, found, then) => {
  expect(judgeDisk(found, then)).toEqual([]);
});

test.each<[string, FoundDisk, Expected]>([
  ['a damaged file', { ...disk(game), integrity: 'row 3 missing from index' }, expected],
  ['a row without a game', { ...disk(game), orphans: ['lock'] }, expected],
  ['a lost game', disk(), expected],
  ['a game nobody took in', disk(game, taken), expected],
  ['an import without locks', disk(game, { ...taken, hasLocks: false }), during(IMPORT, '')],
  ['half of an import', disk(game, { ...taken, count: 12 }), during(IMPORT, '')],
  ['an import with another head', disk(game, { ...taken, head: 'wrong' }), during(IMPORT, '')],
  ['a lost head', disk({ ...game, head: 'none' }), expected],
  ['a lost row', disk({ ...game, count: 19 }), expected],
  ['a broken chain', disk({ ...game, damage: 'the chain breaks at 4' }), expected],
  ['a PIN that was confirmed and does not open', disk({ ...game, count: 21 }), after(SET)],
  ['a desk that nothing opens', disk({ ...game, pins: [] }), during(SET)],
  ['a desk that two PINs open', disk({ ...game, pins: ['4711', '0815'] }), during(SET)],
  ['a line that was confirmed and does not read', disk({ ...game, count: 21 }), after(WRITE)],
  ['a line nobody wrote', disk({ ...game, lines: both }), expected],
  ['a sealed part that does not open', disk({ ...game, unread: 1 }), expected],
  ['another position', disk({ ...game, at: 'elsewhere' }), during(UNDO)],
  ['an undo that was confirmed and is not made', disk({ ...game, count: 21 }), after(UNDO)],
  ['an archive that was confirmed and is closed', disk({ ...game, count: 21 }), after(OPEN)],
  ['an archive nobody opened', disk({ ...game, archives: ['first'] }), expected],
  ['a game that cannot be played on', disk({ ...game, playsOn: false }), expected],
])('%s is reported', (_, found, then) => {
  expect(judgeDisk(found, then)).not.toEqual([]);
});
