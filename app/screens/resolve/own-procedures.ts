import type { Asks, Fields } from '../../../src/engine/fields';
import type { RuleSetId } from '../../../src/rules/list';
import { PROCEDURES } from '../../../src/session/procedures';
import { OWN } from '../../../src/wording/en/rule-sets/own-words';
import type { ProcedureWords } from '../../../src/wording/rule-set-words';
import type { Compose } from './composition';
import { formFields, seldomAsked } from './form-fields';
import { blankUnit } from './unit-fields';

/** What a rule set says of a procedure itself; null of one whose page was composed for it. */
export const ownWords = (procedure: string): ProcedureWords | null => OWN.procedures[procedure] ?? null;

const isFields = (asks: Asks): asks is Fields => asks.kind !== 'cases';

/** As it stands before anybody has touched it. */
const initialOf = (asks: Fields, rules: RuleSetId): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(asks).flatMap(([at, field]): readonly (readonly [string, unknown])[] => {
      if (field.kind === 'somebody') return [[at, blankUnit(rules)(0)]];
      if (field.kind !== 'oneOf') return [];
      // Which game it is played in is not asked: it is the one whose page this is.
      if (field.options.includes(rules)) return [[at, rules]];
      return field.usual === null ? [[at, field.options[0]]] : [];
    }),
  );

/** The page of a procedure that no page was composed for. Null of a procedure that is not known, or says nothing of itself. */
export const ownCompose = (procedure: string): Compose | null => {
  const { asks } = PROCEDURES.get(procedure) ?? {};
  const words = ownWords(procedure);
  if (words === null || asks === undefined || !isFields(asks)) return null;
  return (rules) => {
    const fields = formFields(asks, words.asks, rules);
    return {
      initial: initialOf(asks, rules),
      known: fields.length === 0 ? [] : [{ fields }],
      more: seldomAsked(asks),
    };
  };
};
