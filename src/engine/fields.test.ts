import {
  bySide,
  cases,
  decode,
  group,
  list,
  maybe,
  modifier,
  name,
  number,
  oneOf,
  orNone,
  printed,
  schemaOf,
  somebody,
  yesNo,
} from './fields';
import type { Asks, Say, Told } from './fields';
import { procedure } from './procedure';
import { accept } from './step';

const asks = {
  units: list(group({ id: name(), kind: oneOf(['whole', 'pair'], 'whole') }), 1, 2),
  rating: orNone(number(0, 9)),
  card: maybe(oneOf([9, 15])),
  morale: bySide(number(0, 21)),
  terms: group({ night: yesNo(false), range: number(1, 3, 2) }),
  hexes: list(oneOf(['town', 'woods']), 0, 3, []),
  other: modifier(),
};
const LEAST: Say<typeof asks> = { units: [{ id: 'Girard' }], rating: null, morale: { first: 1, second: 2 } };
const read = <A extends Asks>(all: A, json: unknown) => decode(schemaOf(all), json);

test('what is usual may be left out, and stands there when it is read', () => {
  const told: Told<typeof asks> = {
    units: [{ id: 'Girard', kind: 'whole' }],
    rating: null,
    card: null,
    morale: { first: 1, second: 2 },
    terms: { night: false, range: 2 },
    hexes: [],
    other: undefined,
  };
  expect(read(asks, LEAST)).toEqual({ kind: 'ok', value: told });
});

test('what may be left out may be said to be none as well', () => {
  expect(read(asks, { ...LEAST, card: null })).toEqual(read(asks, LEAST));
});

test.each<[string, unknown]>([
  ['units', { ...LEAST, units: [] }],
  ['units.0.kind', { ...LEAST, units: [{ id: 'Girard', kind: 'half' }] }],
  ['rating', { ...LEAST, rating: undefined }],
  ['card', { ...LEAST, card: 10 }],
  ['morale.second', { ...LEAST, morale: { first: 1 } }],
  ['terms.range', { ...LEAST, terms: { range: 2.5 } }],
  ['other.reason', { ...LEAST, other: { amount: 1, reason: '' } }],
])('a fault at %s is told with its place', (path, json) => {
  expect(read(asks, json)).toEqual({ kind: 'bad', path });
});

test('what is copied as it is printed may be empty, and a name may not', () => {
  expect(read({ cell: printed(3) }, { cell: '' })).toEqual({ kind: 'ok', value: { cell: '' } });
  expect(read({ cell: printed(3) }, { cell: 'long' })).toEqual({ kind: 'bad', path: 'cell' });
  expect(read({ hex: name() }, { hex: '' })).toEqual({ kind: 'bad', path: 'hex' });
});

test('a group that holds something which must be said cannot be left out', () => {
  const { morale: _, ...without } = LEAST;
  expect(read(asks, without)).toEqual({ kind: 'bad', path: 'morale' });
});

test('what is asked may depend on what was said first', () => {
  const levels = cases('level', { army: { printed: number(1, 9) }, corps: { isNear: yesNo(false) } });
  const army: Say<typeof levels> = { level: 'army', printed: 3 };
  expect(read(levels, army)).toEqual({ kind: 'ok', value: army });
  expect(read(levels, { level: 'corps', printed: 3 })).toEqual({
    kind: 'ok',
    value: { level: 'corps', isNear: false },
  });
  expect(read(levels, { level: 'army' })).toEqual({ kind: 'bad', path: 'printed' });
});

test('somebody of the game has what it knows of him and what players say', () => {
  const unit = somebody({ arm: oneOf(['infantry', 'cavalry']) }, { mayNotFire: yesNo(false) });
  expect(unit.known).toEqual(['arm']);
  const told: Told<{ unit: typeof unit }> = { unit: { id: 'Girard', arm: 'infantry', mayNotFire: false } };
  expect(read({ unit }, { unit: { id: 'Girard', arm: 'infantry' } })).toEqual({ kind: 'ok', value: told });
});

describe('the types', () => {
  test('nobody says what is not asked, and an example leaves out nothing that must be said', () => {
    const declared = procedure({
      id: 'test/rating',
      rule: 'NLC 12',
      title: 'Rating',
      asks: { rating: number(0, 9), night: yesNo(false) },
      example: { input: { rating: 4 } },
      run: ({ rating, night }) => accept(night ? 0 : rating),
    });
    // @ts-expect-error -- the rating must be said
    const nothing: Say<typeof declared.asks> = {};
    // @ts-expect-error -- nobody asks for that
    const more: Say<typeof declared.asks> = { rating: 4, day: true };
    expect(declared.start(nothing)).toEqual({ kind: 'bad', path: 'rating' });
    expect(declared.start(more)).toEqual({ kind: 'step', step: accept(4) });
  });
});
