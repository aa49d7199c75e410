import { group, list, modifier, name, number, oneOf, yesNo } from '../../../engine/fields';
import type { Told } from '../../../engine/fields';
import { procedure } from '../../../engine/procedure';
import { SIDES } from '../../../engine/sides';
import { accept, unless } from '../../../engine/step';
import type { Step, Working, WorkingLine } from '../../../engine/step';
import { bothMorale, changeMorale, otherMorale, withoutMoves } from './track';
import type { MoraleMoved, MoraleChange } from './track';
import { TRACK_LINES, TRACK_REFUSALS } from './vocabulary';

/** One hex of the loser's lines of communication. */
const locHex = group({
  name: name(undefined, 'LOC'),
  /** Held by an enemy unit now. */
  occupied: yesNo(),
  /** Units sent off the map through it in pursuit, so far. */
  pursuers: number(0, 20, 0),
  /** How many of them counted on an earlier night; only asked for where each counts once. */
  countedBefore: number(0, 20, 0),
});

/** Whose lines of communication, how they stand, and how Ruling 64 is read. */
const asks = {
  morale: bothMorale,
  loser: oneOf(SIDES),
  hexes: list(locHex, 0, 20),
  night: yesNo(true),
  /** Ruling 64, other reading: pursuers count only while their hex is still held. */
  onlyThroughHeldHex: yesNo(false),
  /** Ruling 64, other reading: a pursuer counts on one night only. */
  eachUnitOnce: yesNo(false),
  other: modifier(),
};
type NightTerrain = Told<typeof asks>;
type LocHex = NightTerrain['hexes'][number];

const PURSUER_HALVES = 2;

const pursuersOf = ({ occupied, pursuers, countedBefore }: LocHex, input: NightTerrain): number => {
  if (input.onlyThroughHeldHex && !occupied) return 0;
  return Math.max(pursuers - (input.eachUnitOnce ? countedBefore : 0), 0);
};

/**
 * N20 12.7.3, 16.8.2, Ruling 64: on a night turn every hex of a side's lines of communication that the enemy holds costs
 * half a point, and every unit sent off in pursuit a full one, whether or not the hex it left by is still held.
 */
export const costOfNight = (input: NightTerrain): Step<MoraleMoved> =>
  unless([[!input.night, TRACK_REFUSALS.ONLY_AT_NIGHT]], () => {
    const { loser: side, hexes } = input;
    const held = hexes.filter(({ occupied }) => occupied).length;
    const sent = hexes.reduce((sum, hex) => sum + pursuersOf(hex, input), 0);
    const other = otherMorale(side, input.other);
    const changes: readonly MoraleChange[] = [
      { side, halves: -held, rule: 'N20 12.7.3' },
      { side, halves: -PURSUER_HALVES * sent, rule: 'N20 16.8.2' },
      ...other.changes,
    ];
    const { after, working } = changeMorale(input.morale, changes);
    return accept(after, [...hexLines(input), ...other.working, ...working]);
  });

const hexLines = (input: NightTerrain): Working =>
  input.hexes.flatMap((hex): readonly WorkingLine[] => {
    const sent = pursuersOf(hex, input);
    return [
      ...(hex.occupied ? [TRACK_LINES.n20LocHeld('N20 12.7.3', { hex: hex.name })] : []),
      ...(sent > 0 ? [TRACK_LINES.n20Pursuers('N20 16.8.2', { hex: hex.name, units: sent })] : []),
    ];
  });

/** What the night costs, asked for by itself. */
export const nightTerrain = procedure({
  id: 'n20/night-terrain',
  rule: 'N20 12.7.3',
  title: 'Morale for lines of communication at night',
  asks,
  example: {
    input: { morale: { first: 14, second: 11 }, loser: 'second', hexes: [{ occupied: true, pursuers: 2 }] },
  },
  run: (input) => withoutMoves(costOfNight(input)),
});
