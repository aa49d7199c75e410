import type { AnyField, Fields } from '../../../src/engine/fields';
import { SIDES } from '../../../src/engine/sides';
import type { RuleSetId } from '../../../src/rules/list';
import type { AskedWords } from '../../../src/wording/rule-set-words';
import type { Field, Flag, FlagsField, OneField } from './fields';
import { pickUnit, prefixed } from './one-unit';
import { unitFields } from './unit-fields';

type Asked = Readonly<Record<string, AskedWords>>;
type Kind<K extends AnyField['kind']> = Extract<AnyField, { readonly kind: K }>;

const isOfSides = (options: readonly (string | number)[]): boolean => SIDES.every((side) => options.includes(side));

const oneOf = (at: string, { options, usual }: Kind<'oneOf'>, words: AskedWords): OneField => ({
  kind: 'one',
  at,
  label: words.label,
  otherwise: String(usual ?? options[0]),
  look: options.length > 3 ? 'list' : 'segmented',
  options: isOfSides(options)
    ? (names) => SIDES.map((id) => ({ id, label: names.side(id) }))
    : options.map((value) => ({ id: String(value), label: words.options?.[String(value)] ?? String(value), value })),
});

const aNumber = (at: string, { least, most, usual }: Kind<'number'>, { label }: AskedWords): Field => ({
  kind: 'number',
  at,
  label,
  min: least,
  max: most,
  otherwise: usual ?? least,
});

const NONE = { word: '–', value: null } as const;

/** A field as a form asks for it; nothing of what a form has no way to ask, which stays as it usually is. */
const fieldOf = (at: string, field: AnyField, words: AskedWords, rules: RuleSetId): readonly Field[] => {
  switch (field.kind) {
    case 'number':
      return [aNumber(at, field, words)];
    case 'oneOf':
      return [oneOf(at, field, words)];
    case 'maybe':
      return fieldOf(at, field.of, words, rules).map((one) => (one.kind === 'number' ? { ...one, none: NONE } : one));
    case 'somebody':
      return 'frontStrength' in field.of ? [pickUnit(at), ...prefixed(unitFields(rules), at)] : [];
    default:
      return [];
  }
};

/** What is so or not stands side by side. */
const flagsOf = (asks: Fields, words: Asked): readonly FlagsField[] => {
  const flags = Object.entries(asks).flatMap(([at, field]): readonly Flag[] => {
    const label = words[at]?.label;
    return field.kind === 'yesNo' && label !== undefined ? [{ at, label, otherwise: field.usual ?? false }] : [];
  });
  return flags.length === 0 ? [] : [{ kind: 'flags', flags }];
};

/** What a form asks, out of what a procedure asks: what has words, and in them. */
export const formFields = (asks: Fields, words: Asked, rules: RuleSetId): readonly Field[] => [
  ...Object.entries(asks).flatMap(([at, field]) => {
    const own = words[at];
    return own === undefined ? [] : fieldOf(at, field, own, rules);
  }),
  ...flagsOf(asks, words),
];

/** Ruling 7: what any roll takes besides. */
export const seldomAsked = (asks: Fields): readonly Field[] =>
  Object.entries(asks).flatMap(([at, { kind }]): readonly Field[] =>
    kind === 'modifier' ? [{ kind: 'other', at, label: 'Another modifier' }] : [],
  );
