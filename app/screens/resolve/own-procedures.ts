import * as v from 'valibot';
import { SIDES } from '../../../src/engine/sides';
import { PROCEDURES } from '../../../src/session/procedures';
import { OWN } from '../../../src/wording/en/rule-sets/own-words';
import type { ProcedureWords } from '../../../src/wording/rule-set-words';
import { same } from './composition';
import type { Compose } from './composition';
import type { Field, OneField } from './fields';

const input = v.object({ entries: v.record(v.string(), v.unknown()) });
const oneOf = v.object({ type: v.literal('picklist'), options: v.array(v.string()) });

const ofSides = (options: readonly string[]): boolean => SIDES.every((side) => options.includes(side));

const optionsOf = (
  options: readonly string[],
  words: ProcedureWords['asks'][string] | undefined,
): OneField['options'] =>
  ofSides(options)
    ? (names) => SIDES.map((id) => ({ id, label: names.side(id) }))
    : options.map((id) => ({ id, label: words?.options?.[id] ?? id }));

const fieldOf = (at: string, schema: unknown, words: ProcedureWords['asks'][string] | undefined): readonly Field[] => {
  if (!v.is(oneOf, schema)) return [];
  const [otherwise = ''] = schema.options;
  const options = optionsOf(schema.options, words);
  return [{ kind: 'one', at, label: words?.label ?? at, options, otherwise, look: 'segmented' }];
};

/**
 * The page of a procedure that no page was composed for: it asks for what the procedure's own input names, one of a few each.
 * Null of a procedure that is not known, or says nothing of itself.
 */
export const ownCompose = (procedure: string): Compose | null => {
  const { schema } = PROCEDURES.get(procedure) ?? {};
  const words = OWN.procedures[procedure];
  if (words === undefined || !v.is(input, schema)) return null;
  const fields = Object.entries(schema.entries).flatMap(([at, one]) => fieldOf(at, one, words.asks[at]));
  const initial = Object.fromEntries(fields.flatMap((one) => (one.kind === 'one' ? [[one.at, one.otherwise]] : [])));
  return same({ initial, known: fields.length === 0 ? [] : [{ fields }] });
};
