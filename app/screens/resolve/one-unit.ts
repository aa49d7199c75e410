import type { UnitView } from '../../../src/rules/common/index';
import type { AppView } from '../../../src/session/rule-sets';
import type { Field } from './fields';
import { valueAt, withValue } from './path';

/** One unit whose morale counts, as a form asks for it. */

/** A unit of the game as it stands. Its id is the game's own: what comes of it finds its way back. */
export const moraleUnit = ({ unit }: UnitView, { procedure }: AppView): unknown => procedure?.unitInputs[unit.id];

export const terms = ({ procedure }: AppView): Readonly<Record<string, unknown>> => {
  if (procedure === undefined || !('frenchShaken' in procedure.terms)) return {};
  const { frenchShaken, armyLowersMorale } = procedure.terms;
  return { frenchShaken, armyLowersMorale };
};

/** The same fields of somebody who stands in a larger draft. */
export const prefixed = (fields: readonly Field[], prefix: string): readonly Field[] =>
  fields.map((field): Field => {
    const { when } = field;
    const asked = when === undefined ? {} : { when: (draft: unknown) => when(valueAt(draft, prefix)) };
    if (field.kind === 'flags')
      return { ...field, flags: field.flags.map((one) => ({ ...one, at: `${prefix}.${one.at}` })), ...asked };
    if (field.kind === 'pick' || field.kind === 'unit' || field.kind === 'custom') return field;
    return { ...field, at: `${prefix}.${field.at}`, ...asked };
  });

/** Whom a game knows: he is filled in as he stands. */
export const pickUnit = (at: string, units?: (view: AppView) => readonly UnitView[]): Field => ({
  kind: 'unit',
  id: at,
  units,
  put: (draft, unit, view) =>
    Object.entries(terms(view)).reduce(
      (next, [field, value]) => withValue(next, field, value),
      withValue(draft, at, moraleUnit(unit, view)),
    ),
});
