import * as v from 'valibot';
import { SIDES } from '../../../engine/sides';
import type { Side } from '../../../engine/sides';
import { accept, refuse, rollDice } from '../../../engine/step';
import type { DiceRequest, Step } from '../../../engine/step';
import { upTo } from '../../common/fields';
import { resolver } from '../../common/resolver';

const chits = upTo(99);

/** How many chits are left, and how they come out (Ruling 47). */
export const cupSideInput = v.object({
  chits: v.object({ first: chits, second: chits }),
  cups: v.optional(v.picklist(['two', 'covers', 'one']), 'two'),
});
type CupSide = Readonly<v.InferOutput<typeof cupSideInput>>;

/**
 * MOP 37.1, Ruling 47: whose chit is next. Two cups: odd the French, even the Coalition; the other way is a cover marker
 * for each chit, whose chances are those of NLC's one cup. No die once a side has no chits.
 */
export const cupSide = ({ chits: left, cups }: CupSide): Step<Readonly<{ side: Side }>> => {
  const [only, other] = SIDES.filter((side) => left[side] > 0);
  if (only === undefined) return refuse('CUP_IS_EMPTY', 'MOP 37.1');
  if (other === undefined)
    return accept({ side: only }, [{ rule: 'Ruling 47', key: 'mopOnlyCup', facts: { side: only } }]);
  return cups === 'two' ? byDie() : byMarker(left, cups);
};

const byDie = (): Step<Readonly<{ side: Side }>> =>
  rollDice(
    { rule: 'MOP 37.1', purpose: 'cupSide', count: 1, sides: 6, reading: 'ordered' },
    ([die = 1]) =>
      accept({ side: die % 2 === 1 ? 'first' : 'second' }, [{ rule: 'MOP 37.1', key: 'cupSide', facts: { die } }]),
    { of: 'die', as: (die) => die % 2 },
  );

const COVER = { rule: 'MOP 37.1', purpose: 'drawCover' } as const;
const ONE_CUP = { rule: 'NLC 4', purpose: 'drawSide' } as const;

const byMarker = ({ first, second }: CupSide['chits'], cups: 'covers' | 'one'): Step<Readonly<{ side: Side }>> => {
  const sideOf = (face: number): Side => (face <= first ? 'first' : 'second');
  const asked = cups === 'covers' ? COVER : ONE_CUP;
  const request: DiceRequest = { ...asked, count: 1, sides: first + second, reading: 'ordered', draw: true };
  return rollDice(
    request,
    ([face = 1]) =>
      accept({ side: sideOf(face) }, [
        { rule: asked.rule, key: 'mopMarkerDrawn', facts: { side: sideOf(face), first, second } },
      ]),
    { of: 'die', as: sideOf },
  );
};

/** Whose chit is next, asked for by itself. */
export const cupSideResolver = resolver({
  id: 'mop/cup-side',
  rule: 'MOP 37.1',
  title: 'Whose chit is drawn',
  input: cupSideInput,
  example: { input: { chits: { first: 4, second: 6 } }, dice: [[3]] },
  begin: cupSide,
});
