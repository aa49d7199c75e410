import { ORDER_TYPES } from '../../../../src/rules/nlc/index';
import { SIDES } from '../../../../src/engine/sides';
import type { Names } from '../../../../src/wording/names';
import { ORDER_WORDS } from '../../../../src/wording/en/events-orders';
import type { Leader } from '../../../../src/rules/common/index';
import type { AppView } from '../../../../src/session/rule-sets';
import type { Field, FieldOption, FlagsField, NumberField, OneField, PickField, Picked } from '../fields';
import { withValue } from '../path';

export const ORDER_OPTIONS: readonly FieldOption[] = ORDER_TYPES.map((id) => ({ id, label: ORDER_WORDS[id] }));

export const sideOptions = (names: Names): readonly FieldOption[] => SIDES.map((id) => ({ id, label: names.side(id) }));

export const sideField = (at: string, label: string, otherwise: 'first' | 'second' = 'first'): OneField => ({
  kind: 'one',
  at,
  label,
  options: sideOptions,
  otherwise,
  look: 'segmented',
});

export const number = (
  at: string,
  label: NumberField['label'],
  [min, max]: readonly [number, number],
  more: Partial<Omit<NumberField, 'kind' | 'at' | 'label' | 'min' | 'max'>> = {},
): NumberField => ({ kind: 'number', at, label, min, max, otherwise: min, ...more });

export const rating = (at: string, label: string): NumberField => number(at, label, [0, 9], { otherwise: 3 });

export const flag = (
  at: string,
  label: string,
  more: Readonly<{ hint?: string; otherwise?: boolean }> = {},
): FlagsField => ({
  kind: 'flags',
  flags: [{ at, label, ...more }],
});

export const other: Field = { kind: 'other', at: 'other', label: 'Another modifier of the die' };
export const otherShift: Field = { kind: 'other', at: 'otherShift', label: 'Another shift of the column' };

const OTHERWISE = 'ratingOtherwise';

const under = (at: string, field: string): string => (at === '' ? field : `${at}.${field}`);

/** A game's commanders, each with his rating as printed. */
export const pickCommander = (
  id: string,
  at: string,
  only: Partial<Pick<Leader, 'role' | 'side'>> = {},
): PickField => ({
  kind: 'pick',
  id,
  label: 'Commander',
  choices: ({ setup, corps }) =>
    setup.leaders
      .filter(({ onMap, role, side }) => onMap && (only.role ?? role) === role && (only.side ?? side) === side)
      .map((leader): Picked => {
        const { rating: counts, hqLost } = ratingNow(corps, leader);
        return {
          id: leader.id,
          label: `${leader.name} [${String(counts)}]`,
          put: (draft) => {
            const rated = withValue(draft, under(at, 'rating'), counts);
            const twice = withValue(rated, under(at, OTHERWISE), leader.ratingOtherwise ?? undefined);
            return withValue(twice, under(at, 'hqLost'), hqLost);
          },
        };
      }),
});

/** As printed while he has his HQ; a successor, or whoever else counts this turn, by what counts. */
const ratingNow = (corps: AppView['corps'], { id, rating: printed }: Leader) => {
  const hqLost = corps?.hqs.find(({ leader }) => leader === id)?.state === 'destroyed';
  const counts = corps?.leaders.find((one) => one.id === id)?.rating ?? printed;
  return hqLost && counts === printed - 1 ? { rating: printed, hqLost } : { rating: counts, hqLost: false };
};

/** A game's formations: whoever is picked brings his rating and the state his formation is in. */
export const pickFormation = (id: string, label: string, at: string, fields: readonly string[]): PickField => ({
  kind: 'pick',
  id,
  label,
  choices: (view) =>
    view.setup.formations
      .filter(({ onMap }) => onMap)
      .map((formation): Picked => {
        const rated = view.corps?.leaders.find((one) => one.id === formation.id);
        const value = rated === undefined ? formation.rating : rated.leaderless ? null : rated.rating;
        return {
          id: formation.id,
          label: `${formation.name} [${String(value ?? '–')}]`,
          put: (draft) => {
            const state: Readonly<Record<string, unknown>> = {
              rating: value,
              [OTHERWISE]: formation.ratingOtherwise ?? undefined,
              kind: formation.kind,
              ...view.corps?.conditions.find((one) => one.formation === formation.id),
            };
            return fields.reduce((next, field) => withValue(next, `${at}.${field}`, state[field]), draft);
          },
        };
      }),
});

/** The hour, as MOP's own procedures name it. */
export const turnField: Field = {
  kind: 'one',
  at: 'turn',
  label: 'Turn',
  options: [
    { id: 'day', label: 'Day' },
    { id: 'nightPM', label: 'Night PM' },
    { id: 'night', label: 'Night' },
  ],
  otherwise: 'day',
  look: 'segmented',
};
