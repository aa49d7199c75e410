import { list, number, oneOf, somebody } from '../../../engine/fields';
import type { Told } from '../../../engine/fields';
import type { Working } from '../../../engine/step';
import { DEMORALIZATION_LINES } from './vocabulary';

/**
 * What a unit has come to. `third` is a huge unit's third state (NLC 6.2); `exitedUnsupplied` left the map out of supply
 * (MOP 37.13.1).
 */
export const UNIT_STATES = [
  'fresh',
  'reduced',
  'third',
  'rallied',
  'eliminated',
  'permanentlyLost',
  'exitedUnsupplied',
] as const;
type UnitState = (typeof UNIT_STATES)[number];

const LOST: readonly UnitState[] = ['eliminated', 'permanentlyLost', 'exitedUnsupplied'];

/** The units whose losses are counted, and what was counted before on paper. */
export const losses = {
  units: list(somebody({ frontStrength: number(0, 30), state: oneOf(UNIT_STATES) }, {}), 0, 200, []),
  lostBesides: number(0, 9999, 0),
};
export type LossInput = Told<typeof losses>;

export type Losses = Readonly<{ lost: number; working: Working }>;

/** NLC 14, 15, Ruling 96: the front strength of what is gone now; flipped and rallied units count nothing. */
export const lossesOf = ({ units, lostBesides }: LossInput): Losses => {
  const gone = units.filter(({ state }) => LOST.includes(state));
  const lost = gone.reduce((sum, { frontStrength }) => sum + frontStrength, lostBesides);
  return {
    lost,
    working: [
      ...gone.map(({ id, frontStrength }) =>
        DEMORALIZATION_LINES.lossUnit('Ruling 96' as const, { unit: id, strength: frontStrength }),
      ),
      ...(lostBesides === 0 ? [] : [DEMORALIZATION_LINES.lossBesides('Ruling 96', { lost: lostBesides })]),
      DEMORALIZATION_LINES.lossTotal('Ruling 96', { lost }),
    ],
  };
};
