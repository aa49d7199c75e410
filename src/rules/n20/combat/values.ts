import { list, modifier, number, oneOf, yesNo } from '../../../engine/fields';
import type { Told } from '../../../engine/fields';
import { procedure } from '../../../engine/procedure';
import { accept } from '../../../engine/step';
import type { Step, Working, WorkingLine } from '../../../engine/step';
import { roundHalfUp } from '../../common/rounding';
import { MATRIX_LINES } from './vocabulary';

/** The two markers a unit can bear; a second one of the same kind does nothing more. */
export type Markers = Readonly<{ disordered: boolean; routed: boolean }>;
export type Values = Readonly<{ strength: number; movement: number }>;

/** A unit as printed, its markers, and what a battle now does to it. */
const asks = {
  strength: number(0, 30),
  movement: number(1, 20),
  disordered: yesNo(false),
  routed: yesNo(false),
  /** Results to put on it now, on top of the markers it bears. */
  results: list(oneOf(['disordered', 'routed']), 0, 6, []),
  other: modifier(),
};
type UnitNow = Told<typeof asks>;

export type UnitValues = Values & Readonly<{ markers: Markers }>;

/** Disorder takes one from each; strength can come down to 0, movement only to 1. */
const disorder = ({ strength, movement }: Values): Values => ({
  strength: Math.max(strength - 1, 0),
  movement: Math.max(movement - 1, 1),
});

/** Ruling 60: a rout halves strength, half up, and leaves movement as it is. */
const rout = ({ strength, movement }: Values): Values => ({ strength: roundHalfUp(strength, 2), movement });

/** N20 9.6.9, Ruling 60: what a unit is worth under its markers, disorder before rout. */
export const valuesUnder = (printed: Values, { disordered, routed }: Markers): Values => {
  const shaken = disordered ? disorder(printed) : printed;
  return routed ? rout(shaken) : shaken;
};

const run = ({ strength, movement, results, other, ...bears }: UnitNow): Step<UnitValues> => {
  const markers = {
    disordered: bears.disordered || results.includes('disordered'),
    routed: bears.routed || results.includes('routed'),
  };
  const printed = { strength, movement };
  const left = valuesUnder(printed, markers);
  const now = { ...left, strength: Math.max(left.strength + (other?.amount ?? 0), 0) };
  const last: Working =
    other === undefined
      ? []
      : [MATRIX_LINES.n20OtherStrength('Ruling 7', { reason: other.reason, change: other.amount })];
  const again = results.filter((one, i) => bears[one] || results.indexOf(one) < i).map(againLine);
  return accept({ ...now, markers }, [...again, ...valueLines(printed, markers), ...last, worthLine(now)]);
};

const againLine = (result: string): WorkingLine => MATRIX_LINES.n20MarkerAgain('N20 9.6.9', { result });

const worthLine = ({ strength, movement }: Values): WorkingLine =>
  MATRIX_LINES.n20Worth('N20 9.6.9', { strength, movement });

const valueLines = (printed: Values, { disordered, routed }: Markers): Working => {
  const shaken = disordered ? disorder(printed) : printed;
  return [
    ...(disordered ? [MATRIX_LINES.n20Disordered('N20 9.6.9', shaken)] : []),
    ...(routed ? [MATRIX_LINES.n20Routed('Ruling 60', rout(shaken))] : []),
  ];
};

/**
 * N20 9.6.9, Ruling 60: puts the results on the unit, none of them twice, and gives the strength and movement that are
 * left. Ruling 7's other modifier is a change of strength that comes last.
 */
export const unitValues = procedure({
  id: 'n20/values',
  rule: 'N20 9.6.9',
  title: 'Disordered and routed units',
  asks,
  example: { input: { strength: 3, movement: 2, disordered: true, results: ['routed'] } },
  run,
});
