import type { Alike, DiceRequest, Faces } from './step';
import { powerOf } from './whole';
import type { Whole } from './whole';

/** A throw that stands for all those that come to the same, and the number of ways in which they fall. */
export type Branch<N> = Readonly<{ faces: Faces; weight: N }>;

type Shape = Pick<DiceRequest, 'count' | 'sides' | 'reading'>;

/** What one die can show: a face that stands for all faces of its class, and how many those are. */
type Shows = Readonly<{ face: number; ways: number }>;

/** Throws that differ as far as the request reads them and the procedure tells them apart. */
export type Thrower<N> = (request: Shape, alike?: Alike) => readonly Branch<N>[];

/**
 * Lists throws, with weights in the numbers given. Lists of the same dice are kept: a combat asks for the same throw in
 * hundreds of places.
 */
export const throwerIn = <N>(whole: Whole<N>): Thrower<N> => {
  const kept = new Map<string, readonly Branch<N>[]>();
  const keep = (key: string, make: () => readonly Branch<N>[]): readonly Branch<N>[] => {
    const known = kept.get(key) ?? make();
    kept.set(key, known);
    return known;
  };
  const unmerged = (shape: Shape): readonly Branch<N>[] =>
    keep(`${shape.count}d${shape.sides}${shape.reading}`, () => listThrows(whole, shape, eachFace(shape.sides)));
  return (shape, alike) => {
    if (alike === undefined) return unmerged(shape);
    if (alike.of === 'throw') return mergeThrows(whole, unmerged(shape), alike.as);
    const classes = eachFace(shape.sides).map(({ face }) => alike.as(face));
    const reading = shape.reading === 'ordered' ? 'ordered' : 'sorted';
    const key = `${shape.count}d${classes.map((name) => classes.indexOf(name)).join()}${reading}`;
    return keep(key, () => listThrows(whole, { ...shape, reading }, merged(classes)));
  };
};

const eachFace = (sides: number): readonly Shows[] =>
  Array.from({ length: sides }, (_, i) => ({ face: i + 1, ways: 1 }));

/** The lowest face of each class stands for it. */
const merged = (classes: readonly unknown[]): readonly Shows[] =>
  classes.flatMap((name, i) =>
    classes.indexOf(name) === i ? [{ face: i + 1, ways: classes.filter((other) => other === name).length }] : [],
  );

const listThrows = <N>(
  whole: Whole<N>,
  { count, sides, reading }: Shape,
  shows: readonly Shows[],
): readonly Branch<N>[] =>
  reading === 'sum'
    ? summedThrows(whole, count, sides)
    : reading === 'sorted'
      ? sortedThrows(whole, count, shows)
      : orderedThrows(whole, count, shows);

const mergeThrows = <N>(
  whole: Whole<N>,
  branches: readonly Branch<N>[],
  as: (faces: Faces) => string | number,
): readonly Branch<N>[] => {
  const classes = new Map<string | number, { faces: Faces; weight: N }>();
  for (const { faces, weight } of branches) {
    const name = as(faces);
    const seen = classes.get(name);
    if (seen === undefined) classes.set(name, { faces, weight });
    else seen.weight = whole.plus(seen.weight, weight);
  }
  return [...classes.values()];
};

/** Every sum once. The ways are counted die by die, never throw by throw. */
const summedThrows = <N>(whole: Whole<N>, count: number, sides: number): readonly Branch<N>[] => {
  let ways: readonly N[] = [whole.of(1)];
  for (let die = 0; die < count; die++) ways = withOneDieMore(whole, ways, sides);
  return ways.map((weight, above) => ({ faces: facesAdding(count, sides, above), weight }));
};

/** `ways[i]`: in how many ways so many dice show `i` more than a one on each. */
const withOneDieMore = <N>(whole: Whole<N>, ways: readonly N[], sides: number): readonly N[] =>
  Array.from({ length: ways.length + sides - 1 }, (_, above) =>
    ways.slice(Math.max(0, above - sides + 1), above + 1).reduce(whole.plus, whole.of(0)),
  );

const facesAdding = (count: number, sides: number, above: number): Faces =>
  Array.from({ length: count }, (_, i) => 1 + Math.min(sides - 1, Math.max(0, above - (count - 1 - i) * (sides - 1))));

/** Every multiset of what the dice can show once, weighed by its number of orders (a multinomial coefficient). */
const sortedThrows = <N>(whole: Whole<N>, count: number, shows: readonly Shows[]): readonly Branch<N>[] => {
  const rows = pascal(whole, count);
  const branches: Branch<N>[] = [];
  const extend = (faces: Faces, kind: number, weight: N): void => {
    const left = count - faces.length;
    const show = shows[kind];
    if (left === 0) branches.push({ faces, weight });
    else if (show !== undefined)
      for (let of = left; of >= (kind === shows.length - 1 ? left : 0); of--) {
        const orders = whole.times(rows[left]?.[of] ?? whole.of(0), powerOf(whole, show.ways, of));
        extend([...faces, ...new Array<number>(of).fill(show.face)], kind + 1, whole.times(weight, orders));
      }
  };
  extend([], 0, whole.of(1));
  return branches;
};

/** Pascal's triangle down to a row: added up, so that nothing on the way is larger than what comes out. */
const pascal = <N>(whole: Whole<N>, last: number): readonly (readonly N[])[] => {
  const rows: (readonly N[])[] = [[whole.of(1)]];
  for (let n = 1; n <= last; n++) {
    const above = rows[n - 1] ?? [];
    rows.push(
      Array.from({ length: n + 1 }, (_, k) => whole.plus(above[k - 1] ?? whole.of(0), above[k] ?? whole.of(0))),
    );
  }
  return rows;
};

const orderedThrows = <N>(whole: Whole<N>, count: number, shows: readonly Shows[]): readonly Branch<N>[] => {
  let branches: readonly Branch<N>[] = [{ faces: [], weight: whole.of(1) }];
  for (let die = 0; die < count; die++)
    branches = branches.flatMap(({ faces, weight }) =>
      shows.map(({ face, ways }) => ({ faces: [...faces, face], weight: whole.times(weight, whole.of(ways)) })),
    );
  return branches;
};
