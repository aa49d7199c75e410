import * as v from 'valibot';
import { accept } from '../../../engine/step';
import type { Step, WorkingLine } from '../../../engine/step';
import { roundHalfUp } from '../../common/rounding';
import { resolver } from '../../common/resolver';
import { no, whole } from './fields';
import { TRANSMISSION_LINES } from './vocabulary';

/** Movement points and quarters of one: halved road hexes leave nothing finer. */
const distanceField = v.object({ mp: whole(0, 999), quarters: v.optional(whole(0, 3), 0) });
type Distance = Readonly<v.InferOutput<typeof distanceField>>;

export const transmissionInput = v.object({
  /** From sender to recipient at a cavalry's cost. */
  distance: distanceField,
  /** NLC 20.1.3: what cavalry would have spent from the place that shows to where his hidden march has taken him. */
  hiddenMarch: v.optional(distanceField, { mp: 0 }),
  inSight: no,
  stacked: no,
  /** The number of this turn, for saying in which one it arrives. */
  turn: v.optional(whole(0, 999), 0),
});
export type TransmissionInput = Readonly<v.InferOutput<typeof transmissionInput>>;

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

const eighthsOf = ({ mp, quarters }: Distance): number => mp * EIGHTHS + quarters * 2;

const distanceLine = (eighths: number, inSight: boolean): WorkingLine =>
  TRANSMISSION_LINES[inSight ? 'transmissionHalved' : 'transmissionDistance'](inSight ? 'NLC 12.6' : 'Ruling 11', {
    mp: Math.floor(eighths / EIGHTHS),
    eighths: eighths % EIGHTHS,
  });

/**
 * NLC 12.6, Ruling 11: stacked with the sender it is face to face, within 3 MP it is there at once, else it takes a turn for
 * every 6 MP, half up, at least one. The sender's sight of the leader's hex halves the way first.
 */
export const transmission = (input: TransmissionInput): Step<TransmissionOutcome> => {
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

/** NLC 12.6; the book's example: 9 MP away without sight, two turns. */
export const transmissionResolver = resolver({
  id: 'nlc/transmission',
  rule: 'NLC 12.6',
  title: 'Order transmission',
  input: transmissionInput,
  example: { input: { distance: { mp: 9 } } },
  begin: transmission,
});
