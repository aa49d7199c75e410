import { CHANGED_VIEWS } from './expected-differences';
import type { ChangedView, SideName } from './expected-differences';
import type { Adapter } from './language';

/** What is meant to differ in nearly every view is taken out before anything is counted: else every record would be looked at. */

type Tree = Readonly<{ listed: ChangedView | null; below: ReadonlyMap<string, Tree> }>;
type Path = readonly [names: readonly string[], listed: ChangedView];

const treeOf = (paths: readonly Path[]): Tree => {
  const names = new Set(paths.flatMap(([[first]]) => first ?? []));
  const beneath = (name: string): readonly Path[] =>
    paths.flatMap(([[first, ...rest], listed]): readonly Path[] => (first === name ? [[rest, listed]] : []));
  return {
    listed: paths.find(([path]) => path.length === 0)?.[1] ?? null,
    below: new Map([...names].map((name) => [name, treeOf(beneath(name))])),
  };
};

/** `met`: what was found there. What nobody changes comes again and again, and stays one and the same. */
const lessBy = (met: Set<ChangedView>) => {
  const known = new WeakMap<Tree, WeakMap<object, unknown>>();
  const taken = (tree: Tree, value: object): unknown => {
    const fields = Object.entries(value).flatMap(([name, one]): (readonly [string, unknown])[] => {
      const at = tree.below.get(name) ?? tree.below.get('*');
      if (at === undefined) return [[name, one]];
      if (at.listed === null) return [[name, less(at, one)]];
      met.add(at.listed);
      return [];
    });
    return Array.isArray(value) ? fields.map(([, one]) => one) : Object.fromEntries(fields);
  };
  const less = (tree: Tree, value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    const done = known.get(tree) ?? new WeakMap<object, unknown>();
    known.set(tree, done);
    if (!done.has(value)) done.set(value, taken(tree, value));
    return done.get(value);
  };
  return less;
};

/** The same side, whose views leave out what is listed of it; and which of the list it has met, by their places there. */
export const leavingOut = (adapter: Adapter, side: SideName) => {
  const met = new Set<ChangedView>();
  const less = lessBy(met);
  const tree = treeOf(
    CHANGED_VIEWS.filter(({ leftOutOf }) => leftOutOf.includes(side)).map((one) => [one.at.split('.'), one]),
  );
  const games: Adapter['games'] = new Map(
    [...adapter.games].map(([id, game]) => [
      id,
      { ...game, view: (state, seat) => less(tree, game.view(state, seat)) },
    ]),
  );
  const stored: Adapter['stored'] = async (text) => {
    const { taken, plays } = await adapter.stored(text);
    return { taken, plays: plays.map(({ seq, view }) => ({ seq, view: (seat) => less(tree, view(seat)) })) };
  };
  const lessAdapter: Adapter = { ...adapter, games, stored };
  return { adapter: lessAdapter, met: (): readonly number[] => [...met].map((one) => CHANGED_VIEWS.indexOf(one)) };
};
