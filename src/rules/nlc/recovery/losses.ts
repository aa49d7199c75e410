import * as v from 'valibot';
import type { Working } from '../../../engine/step';
import { countField, nameField, whole } from '../command/fields';
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
export const lossFields = {
  units: v.optional(
    v.pipe(
      v.array(v.object({ id: nameField, frontStrength: whole(0, 30), state: v.picklist(UNIT_STATES) })),
      v.maxLength(200),
    ),
    [],
  ),
  lostBesides: countField(9999),
} as const;
export type LossInput = Readonly<v.InferOutput<v.ObjectSchema<typeof lossFields, undefined>>>;

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
