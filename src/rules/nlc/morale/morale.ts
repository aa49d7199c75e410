import type { Working } from '../../../engine/step';
import type { Arm } from '../../common/setup/unit';
import { baseMorale } from './base';
import { modifiersOf } from './modifiers';
import type { MoraleCircumstances, MoraleUnit } from './unit';
import { MORALE_LINES } from './vocabulary';
import { CARD_LINES } from '../card-effects/vocabulary';

/** MOP 37.12: what one card adds. */
export type CardChange = Readonly<{ card: string; change: number }>;
/** Ruling 7: what a refit adds, with its reason, and what cards do. */
export type Other = Readonly<{ amount: number; reason: string; cards?: readonly CardChange[] }>;
export type Morale = Readonly<{ morale: number; working: Working }>;

const LOWEST = 1;
const HIGHEST = 5;
const within = (sum: number): number => Math.min(HIGHEST, Math.max(LOWEST, sum));

/** NLC 2.2, 2.3, Ruling 20: the unit's base, all that raises and lowers it added up, and only then kept within 1 to 5. */
export const moraleOf = (unit: MoraleUnit, circumstances: MoraleCircumstances, other?: Other): Morale => {
  const base = baseMorale(unit, circumstances);
  const modifiers = modifiersOf(unit, circumstances, base.value);
  const sum = modifiers.reduce((total, { change }) => total + change, base.value + totalOf(other));
  const morale = within(sum);
  return {
    morale,
    working: [
      MORALE_LINES[base.key](base.rule, { unit: unit.id, value: base.value }),
      ...modifiers.map(({ rule, key, change }) => MORALE_LINES[key](rule, { change })),
      ...otherLine(other),
      MORALE_LINES.moraleTotal('NLC 2.3', { unit: unit.id, sum, morale }),
    ],
  };
};

const totalOf = (other: Other | undefined): number =>
  (other?.cards ?? []).reduce((sum, { change }) => sum + change, other?.amount ?? 0);

const otherLine = (other: Other | undefined): Working => {
  if (other === undefined) return [];
  const { amount, reason, cards = [] } = other;
  return [
    ...(amount === 0 && cards.length > 0 ? [] : [MORALE_LINES.moraleOther('Ruling 7', { change: amount, reason })]),
    ...cards.map(({ card, change }) => CARD_LINES.cardMorale('MOP 37.12', { card, change })),
  ];
};

/** A unit of a group that checks, with what bears on it where it stands. */
export type Member = Readonly<{ unit: MoraleUnit; circumstances: MoraleCircumstances }>;

/** NLC 2.4: infantry speaks for the group, else cavalry, else artillery. */
const VOICES: readonly (readonly Arm[])[] = [['infantry'], ['cavalry'], ['footArtillery', 'horseArtillery']];

export type GroupMorale = Morale &
  Readonly<{
    /** Whose morale counts. */
    unit: string;
    /** Each unit's own, in the order given. */
    each: readonly Readonly<{ id: string; morale: number }>[];
  }>;

/** NLC 2.4, Ruling 20: each unit's own total, then the highest of the arm that speaks for the group. */
export const groupMorale = (members: readonly Member[], other?: Other): GroupMorale => {
  const totals = members.map(({ unit, circumstances }) => ({ unit, ...moraleOf(unit, circumstances, other) }));
  const speaking =
    VOICES.map((arms) => totals.filter(({ unit }) => arms.includes(unit.arm))).find((some) => some.length > 0) ?? [];
  const best = speaking.reduce<(typeof totals)[number] | undefined>(
    (highest, one) => (highest === undefined || one.morale > highest.morale ? one : highest),
    undefined,
  );
  const morale = best?.morale ?? LOWEST;
  const unit = best?.unit.id ?? '';
  const counts: Working = totals.length > 1 ? [MORALE_LINES.moraleCounts('NLC 2.4', { unit, morale })] : [];
  return {
    morale,
    unit,
    each: totals.map((one) => ({ id: one.unit.id, morale: one.morale })),
    working: [...totals.flatMap(({ working }) => working), ...counts],
  };
};
