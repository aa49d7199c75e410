import { bySide, group, number, yesNo } from '../../../engine/fields';
import type { Told } from '../../../engine/fields';
import { procedure } from '../../../engine/procedure';
import { SIDES, bothSides, otherSide } from '../../../engine/sides';
import type { BySide, Side } from '../../../engine/sides';
import { accept } from '../../../engine/step';
import type { Step } from '../../../engine/step';
import { bothMorale, decisiveIn } from '../morale/track';
import { ENDING_LINES } from './vocabulary';

/** Hexes a side's units stand on at the end, of the kinds that count. */
const heldHexes = {
  enemyObjectives: number(0, 50, 0),
  enemyLoc: number(0, 50, 0),
  fortresses: number(0, 50, 0),
  redoubts: number(0, 50, 0),
};
type HeldHexes = Told<typeof heldHexes>;

/** Morale, and what either side stands on. */
const asks = {
  morale: bothMorale,
  hexes: bySide(group(heldHexes)),
  /** Whether the last turn is over; before it only a decisive victory can be won. */
  gameOver: yesNo(true),
};
type Victory = Told<typeof asks>;

export type N20Result =
  | Readonly<{ kind: 'decisive' | 'marginal' | 'tactical'; winner: Side }>
  | Readonly<{ kind: 'draw' }>
  | Readonly<{ kind: 'goesOn' }>;

const FULL_POINT = 2;

const total = ({ enemyObjectives, enemyLoc, fortresses, redoubts }: HeldHexes): number =>
  enemyObjectives + enemyLoc + fortresses + redoubts;

const run = ({ morale, hexes, gameOver }: Victory): Step<N20Result> => {
  const held = bothSides((side) => total(hexes[side]));
  const decisive = decisiveIn(morale);
  if (decisive !== null) return won('decisive', decisive, morale, held);
  if (!gameOver) return accept({ kind: 'goesOn' }, [ENDING_LINES.n20GoesOn('N20 15.0', both(morale, held))]);
  const marginal = SIDES.find((side) => morale[side] >= morale[otherSide(side)] && held[side] > held[otherSide(side)]);
  if (marginal !== undefined) return won('marginal', marginal, morale, held);
  const tactical = SIDES.find((side) => morale[side] - morale[otherSide(side)] >= FULL_POINT);
  if (tactical !== undefined) return won('tactical', tactical, morale, held);
  return accept({ kind: 'draw' }, [
    ENDING_LINES.n20Standing('N20 15.0', both(morale, held)),
    ENDING_LINES.n20Draw('N20 15.0'),
  ]);
};

const won = (
  kind: 'decisive' | 'marginal' | 'tactical',
  winner: Side,
  morale: BySide<number>,
  held: BySide<number>,
): Step<N20Result> =>
  accept({ kind, winner }, [
    ENDING_LINES.n20Standing('N20 15.0', both(morale, held)),
    ENDING_LINES[`n20Won-${kind}` as const]('N20 15.0', { side: winner }),
  ]);

const both = (morale: BySide<number>, held: BySide<number>) => ({
  first: morale.first,
  second: morale.second,
  firstHexes: held.first,
  secondHexes: held.second,
});

/**
 * N20 15.0, Rulings 61 and 67: decisive at any time, when only the enemy has no morale left; at the end marginal for the
 * side that holds more of the hexes that count and has no less morale, else tactical for a full point more, else a draw.
 */
export const victory = procedure({
  id: 'n20/victory',
  rule: 'N20 15.0',
  title: 'Victory',
  asks,
  example: {
    input: {
      morale: { first: 9, second: 9 },
      hexes: { first: { enemyObjectives: 2, enemyLoc: 1 }, second: { redoubts: 1 } },
    },
  },
  run,
});
