import { bySide, number, oneOf } from '../../../engine/fields';
import type { Told } from '../../../engine/fields';
import { procedure } from '../../../engine/procedure';
import { SIDES } from '../../../engine/sides';
import type { Side } from '../../../engine/sides';
import { accept, andThen, refuse } from '../../../engine/step';
import type { Step, Working } from '../../../engine/step';
import { drawSide } from '../../nlc/index';
import type { DrawnSide } from '../../nlc/index';
import { CUP_SIDE_LINES } from './vocabulary';
import { CUP_REFUSALS } from '../../nlc/cup/vocabulary';

/** How many chits are left, and how they come out (Ruling 47). */
const asks = { chits: bySide(number(0, 99)), cups: oneOf(['two', 'covers', 'one'], 'two') };
type CupSide = Told<typeof asks>;

const run = ({ chits: left, cups }: CupSide): Step<Readonly<{ side: Side }>> => {
  const [only, other] = SIDES.filter((side) => left[side] > 0);
  if (only === undefined) return refuse(CUP_REFUSALS.CUP_IS_EMPTY('MOP 37.1'));
  if (other === undefined) return accept({ side: only }, [CUP_SIDE_LINES.mopOnlyCup('Ruling 47', { side: only })]);
  return andThen(drawSide(cups, left), (drawn) => accept({ side: drawn.side }, markerLines(drawn, left, cups)));
};

/** A marker that is drawn has no face to show; a die has had its own line. */
const markerLines = ({ side, die }: DrawnSide, left: CupSide['chits'], cups: CupSide['cups']): Working =>
  die === undefined ? [CUP_SIDE_LINES.mopMarkerDrawn(cups === 'one' ? 'NLC 4' : 'MOP 37.1', { side, ...left })] : [];

/**
 * MOP 37.1, Ruling 47: whose chit is next, by the very draw that a game makes. No die once a side has no chits, in
 * whatever way they come out.
 */
export const cupSide = procedure({
  id: 'mop/cup-side',
  rule: 'MOP 37.1',
  title: 'Whose chit is drawn',
  asks,
  example: { input: { chits: { first: 4, second: 6 } }, dice: [[3]] },
  run,
});
