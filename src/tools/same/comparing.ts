import { EXPECTED } from './expected-differences';
import type { Expected } from './expected-differences';
import { havePartedAt, judged, told, unlike } from './judge';
import type { Pair } from './judge';
import type { Found } from './replay';

/** A piece of work that both sides have done. `where` is what differences are listed under. */
export type Piece = Readonly<{ where: string; file: string; isGames: boolean }>;
type Show = (file: string, wanted: readonly number[]) => Promise<readonly Found[]>;
export type Both = Readonly<{ was: Show; is: Show }>;

/** So many records are asked for at once, so that a listed difference that comes often fills no memory. */
const AT_ONCE = 40;
const MOST_TOLD = 5;

/** What the whole comparison has found: differences in full, one for each set of places at which anything differs. */
export type Verdict = { unlisted: Map<string, string>; met: Set<Expected> };

const pairsOf = (was: readonly Found[], is: readonly Found[]): readonly Pair[] =>
  was.flatMap((one) => {
    const other = is.find(({ nth }) => nth === one.nth);
    return other === undefined ? [] : [{ was: one, is: other }];
  });

/** A difference that is no difference of anything: the digests differ, and the records do not. */
const broken = (where: string, file: string): Error =>
  new Error(`same: ${where} differs, and nobody can say in what (${file})`);

type Looking = Readonly<{ piece: Piece; verdict: Verdict; parted: Set<number> }>;

/** How many of some pairs nobody listed. A game that has parted is passed over. */
const unlistedIn = ({ piece, verdict, parted }: Looking, pairs: readonly Pair[]): number => {
  const { where, isGames } = piece;
  let unlisted = 0;
  for (const pair of pairs) {
    if (parted.has(pair.is.place.item)) continue;
    const found = judged(where, pair, EXPECTED, verdict.met);
    if (isGames && havePartedAt(pair)) parted.add(pair.is.place.item);
    if (found === null) continue;
    unlisted += 1;
    const places = `${where} ${found.differences.map(({ path }) => path.replaceAll(/\d+/g, '*')).join(' ')}`;
    if (verdict.unlisted.size < MOST_TOLD && !verdict.unlisted.has(places))
      verdict.unlisted.set(places, told(where, found));
  }
  return unlisted;
};

/** Looks closely at whatever differs in a piece of work, until something is found that nobody listed. */
export const lookedInto = async (
  piece: Piece,
  [was, is]: readonly [Uint32Array, Uint32Array],
  both: Both,
  verdict: Verdict,
): Promise<number> => {
  const { where, file } = piece;
  const looking: Looking = { piece, verdict, parted: new Set() };
  const all = unlike(was, is);
  for (let from = 0; from < all.length; from += AT_ONCE) {
    const wanted = all.slice(from, from + AT_ONCE);
    const pairs = pairsOf(await both.was(file, wanted), await both.is(file, wanted));
    if (pairs.length < wanted.length) throw broken(where, file);
    const unlisted = unlistedIn(looking, pairs);
    if (unlisted > 0) return unlisted;
  }
  return 0;
};
