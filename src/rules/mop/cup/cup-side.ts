import * as v from 'valibot';
import { SIDES } from '../../../engine/sides';
import type { Side } from '../../../engine/sides';
import { accept, andThen, refuse } from '../../../engine/step';
import type { Step, Working } from '../../../engine/step';
import { upTo } from '../../common/fields';
import { resolver } from '../../common/resolver';
import { drawSide } from '../../nlc/index';
import type { DrawnSide } from '../../nlc/index';
import { CUP_SIDE_LINES } from './vocabulary';
import { CUP_REFUSALS } from '../../nlc/cup/vocabulary';

const chits = upTo(99);

/** How many chits are left, and how they come out (Ruling 47). */
export const cupSideInput = v.object({
  chits: v.object({ first: chits, second: chits }),
  cups: v.optional(v.picklist(['two', 'covers', 'one']), 'two'),
});
type CupSide = Readonly<v.InferOutput<typeof cupSideInput>>;

/**
 * MOP 37.1, Ruling 47: whose chit is next, by the very draw that a game makes. No die once a side has no chits, in
 * whatever way they come out.
 */
export const cupSide = ({ chits: left, cups }: CupSide): Step<Readonly<{ side: Side }>> => {
  const [only, other] = SIDES.filter((side) => left[side] > 0);
  if (only === undefined) return refuse(CUP_REFUSALS.CUP_IS_EMPTY('MOP 37.1'));
  if (other === undefined) return accept({ side: only }, [CUP_SIDE_LINES.mopOnlyCup('Ruling 47', { side: only })]);
  return andThen(drawSide(cups, left), (drawn) => accept({ side: drawn.side }, markerLines(drawn, left, cups)));
};

/** A marker that is drawn has no face to show; a die has had its own line. */
const markerLines = ({ side, die }: DrawnSide, left: CupSide['chits'], cups: CupSide['cups']): Working =>
  die === undefined ? [CUP_SIDE_LINES.mopMarkerDrawn(cups === 'one' ? 'NLC 4' : 'MOP 37.1', { side, ...left })] : [];

/** Whose chit is next, asked for by itself. */
export const cupSideResolver = resolver({
  id: 'mop/cup-side',
  rule: 'MOP 37.1',
  title: 'Whose chit is drawn',
  input: cupSideInput,
  example: { input: { chits: { first: 4, second: 6 } }, dice: [[3]] },
  begin: cupSide,
});
