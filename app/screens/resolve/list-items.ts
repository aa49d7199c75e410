import type { AppView } from '../../../src/session/rule-sets';
import type { Composition } from './composition';
import type { Field, ListField } from './fields';
import { listAt, valueAt } from './path';

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Nobody has said anything of it: it is only there so that the procedure has somebody. */
export const isBlank = ({ blank }: ListField, item: unknown, nth: number): boolean => isSame(item, blank(nth));

/** Those of a list that somebody has named or described. */
export const namedIn = (field: ListField, items: readonly unknown[]): readonly unknown[] =>
  items.filter((one, nth) => !isBlank(field, one, nth));

/** The next blank one whose name nobody has yet. */
export const blankFor = ({ blank, idOf, max }: ListField, items: readonly unknown[]): unknown => {
  if (idOf === undefined) return blank(items.length);
  const taken = new Set(items.map(idOf));
  const all = Array.from({ length: max }, (_, nth) => blank(nth));
  return all.find((one) => !taken.has(idOf(one))) ?? blank(items.length);
};

/** A counter that is tapped joins them or leaves; whoever was only there to be filled in goes. */
export const withTapped = (
  field: ListField,
  items: readonly unknown[],
  id: string,
  item: unknown,
): readonly unknown[] => {
  const { min, max, blank, fromGame } = field;
  const others = items.filter((one) => fromGame?.idOf(one) !== id);
  if (others.length < items.length) return others.length >= min ? others : [blank(0)];
  const named = namedIn(field, items);
  return item === undefined || named.length >= max ? items : [...named, item];
};

/** Whether a field still waits for one of the game's counters: nobody was tapped, and nobody was described by hand. */
const isUnnamed = (field: Field, initial: unknown, draft: unknown): boolean => {
  if (field.when?.(draft) === false) return false;
  if (field.kind === 'list')
    return field.min > 0 && field.fromGame !== undefined && namedIn(field, listAt(draft, field.at)).length === 0;
  if (field.kind !== 'unit') return false;
  const blank = valueAt(initial, field.id);
  return typeof blank === 'object' && isSame(valueAt(draft, field.id), blank);
};

/** In a game that knows its counters nothing is thrown for a unit nobody has named. */
export const isSomebodyMissing = (
  { known, initial }: Pick<Composition, 'known' | 'initial'>,
  draft: unknown,
  view: AppView | null,
): boolean =>
  view !== null &&
  view.army.units.length > 0 &&
  known.some(({ fields }) => fields.some((field) => isUnnamed(field, initial, draft)));
