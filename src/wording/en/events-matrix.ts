import type { ByType } from '../../engine/by-type';
import type { N20Event } from '../../rules/n20/index';
import { halves } from '../halves';
import type { Names } from '../names';

/** All that happens at the matrix. */
type MatrixEvent = Extract<
  N20Event,
  { type: `Matrix${string}` | `Maneuver${string}` | 'AbsentChose' | 'ReservesCommitted' }
>;
type Revealed = Extract<MatrixEvent, { type: 'ManeuversRevealed' }>;

const AUTOMATIC = { DW: 'the defender withdraws, no die', N: 'engaged, no die' } as const;
const SHIFTED = { '-1': ['one column to the left'], '0': [], '1': ['one column to the right'] } as const;
const DISORDERED = {
  attackers: 'the attackers will be disordered',
  defenders: 'the defenders will be disordered',
  both: 'both sides will be disordered',
} as const;

const outcomeOf = (result: Revealed['result']): string => {
  if (result.kind === 'automatic') return AUTOMATIC[result.result];
  const parts = [
    ...(result.cavalryDoubled ? ['attacking cavalry doubled'] : []),
    ...SHIFTED[result.shift],
    ...(result.disordered === null ? [] : [DISORDERED[result.disordered]]),
  ];
  return parts.length === 0 ? 'no effect' : parts.join(', ');
};

const dieOf = ({ rolled }: Revealed, names: Names): string =>
  rolled === undefined ? '' : `. For ${names.side(rolled.side)} the app had rolled ${rolled.face} of ${rolled.sides}`;

/** What happened at the maneuver matrix. A chit's name stands only where its scope lets it be read. */
export const MATRIX_EVENTS: ByType<MatrixEvent, readonly [Names], string> = {
  MatrixOpened: ({ attacker, askedBy, absent }, names) =>
    `Maneuver Matrix, attacking: ${names.side(attacker)}, asked for by ${names.side(askedBy)}` +
    (absent === null ? '' : `; the app picks for ${names.side(absent)}`),
  MatrixDeclined: ({ side }, names) => `Maneuver Matrix declined: ${names.side(side)}`,
  ManeuverChosen: ({ maneuver }) => `Maneuver picked: ${maneuver}`,
  AbsentChose: ({ side, maneuver, face }, names) => `The app rolled ${face} for ${names.side(side)}: ${maneuver}`,
  ManeuverSealed: ({ side }, names) => `${names.side(side)} laid down a maneuver, face down`,
  ReservesCommitted: ({ attackerHalves, defenderHalves }) =>
    attackerHalves + defenderHalves === 0
      ? 'No reserves committed'
      : `Morale spent on reserves: attacker ${halves(attackerHalves)}, defender ${halves(defenderHalves)}`,
  ManeuversRevealed: (event, names) =>
    `${event.attack} against ${event.defense}: ${outcomeOf(event.result)}${dieOf(event, names)}`,
  MatrixClosed: () => 'The battle with the Maneuver Matrix is done',
  MatrixAbandoned: ({ reason }) => `Maneuver Matrix abandoned, the chits not shown: ${reason}`,
};
