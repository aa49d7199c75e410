import { group, maybe, number, yesNo } from '../../../engine/fields';
import type { Told } from '../../../engine/fields';
import { procedure } from '../../../engine/procedure';
import { accept } from '../../../engine/step';
import type { Step, WorkingLine } from '../../../engine/step';
import { roundHalfUp } from '../../common/rounding';
import { TRANSMISSION_LINES } from './vocabulary';

/** Movement points and quarters of one: halved road hexes leave nothing finer. */
const distance = { mp: number(0, 999), quarters: number(0, 3, 0) };
type Distance = Told<typeof distance>;

const asks = {
  /** From sender to recipient at a cavalry's cost. */
  distance: group(distance),
  /** NLC 20.1.3: what cavalry would have spent from the place that shows to where his hidden march has taken him. */
  hiddenMarch: maybe(group(distance)),
  inSight: yesNo(false),
  stacked: yesNo(false),
  /** The number of this turn, for saying in which one it arrives. */
  turn: number(0, 999, 0),
};
type TransmissionInput = Told<typeof asks>;

/** `turns` from now to the command phase in which it is received. */
export type TransmissionOutcome = Readonly<{
  kind: 'faceToFace' | 'atOnce' | 'later';
  turns: number;
  arrives: number;
}>;

/** Ruling 11: eighths of a movement point keep a halved quarter whole, so nothing is rounded before the division. */
const EIGHTHS = 8;
const AT_ONCE = 3 * EIGHTHS;
const A_TURN = 6 * EIGHTHS;

const eighthsOf = (way: Distance | null): number => (way === null ? 0 : way.mp * EIGHTHS + way.quarters * 2);

const distanceLine = (eighths: number, inSight: boolean): WorkingLine =>
  TRANSMISSION_LINES[inSight ? 'transmissionHalved' : 'transmissionDistance'](inSight ? 'NLC 12.6' : 'Ruling 11', {
    mp: Math.floor(eighths / EIGHTHS),
    eighths: eighths % EIGHTHS,
  });

const run = (input: TransmissionInput): Step<TransmissionOutcome> => {
  const { turn, stacked, inSight } = input;
  if (stacked) {
    return accept<TransmissionOutcome>({ kind: 'faceToFace', turns: 0, arrives: turn }, [
      TRANSMISSION_LINES.transmissionFaceToFace('NLC 12.6'),
    ]);
  }
  const way = eighthsOf(input.distance) + eighthsOf(input.hiddenMarch);
  const eighths = inSight ? way / 2 : way;
  const lines = [...(inSight ? [distanceLine(way, false)] : []), distanceLine(eighths, inSight)];
  if (eighths <= AT_ONCE) {
    return accept<TransmissionOutcome>({ kind: 'atOnce', turns: 0, arrives: turn }, [
      ...lines,
      TRANSMISSION_LINES.transmissionAtOnce('NLC 12.6'),
    ]);
  }
  const turns = Math.max(1, roundHalfUp(eighths, A_TURN));
  return accept<TransmissionOutcome>({ kind: 'later', turns, arrives: turn + turns }, [
    ...lines,
    TRANSMISSION_LINES.transmissionTurns('NLC 12.6', { turns }),
  ]);
};

/**
 * NLC 12.6, Ruling 11: stacked with the sender it is face to face, within 3 MP it is there at once, else it takes a turn for
 * every 6 MP, half up, at least one. The sender's sight of the leader's hex halves the way first. The book's example: 9 MP away
 * without sight, two turns.
 */
export const transmission = procedure({
  id: 'nlc/transmission',
  rule: 'NLC 12.6',
  title: 'Order transmission',
  asks,
  example: { input: { distance: { mp: 9 } } },
  run,
});
