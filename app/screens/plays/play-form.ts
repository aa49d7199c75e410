import type { Fields } from '../../../src/engine/fields';
import type { UnitView } from '../../../src/rules/common/index';
import type { RuleSetId } from '../../../src/rules/list';
import { RULE_SETS } from '../../../src/rules/sets';
import type { AppPlay } from '../../../src/session/rule-sets';
import type { Names } from '../../../src/wording/names';
import type { AskedWords, ProcedureWords } from '../../../src/wording/rule-set-words';
import type { Field, OneField, UnitField } from '../resolve/fields';
import { formFields, seldomAsked } from '../resolve/form-fields';
import { isFields, textAt } from '../resolve/path';

/** What a form asks of a play, from what the play and its procedure ask and from whom it may be for. */

type Json = Readonly<Record<string, unknown>>;
type Asked = Readonly<{ about: Fields; asks: Fields }>;

/** What a play asks, as the rule set of this game has declared it. */
export const askedBy = (rules: RuleSetId, play: AppPlay['id']): Asked | null => {
  const found = RULE_SETS[rules].plays.find(({ id }) => id === play);
  return found === undefined ? null : { about: found.about, asks: found.procedure.asks };
};

/** The keys by which somebody of the game is named. */
export const namedBy = ({ asks }: ProcedureWords): readonly string[] =>
  Object.entries(asks).flatMap(([key, { names }]) => (names === undefined ? [] : [key]));

const offering = (offers: readonly Json[], key: string, id: string): Json =>
  offers.find((one) => one[key] === id) ?? { [key]: id };

const aUnit = (key: string, offers: readonly Json[], { label }: AskedWords): UnitField => ({
  kind: 'unit',
  id: key,
  label,
  units: ({ army }): readonly UnitView[] => army.units.filter(({ unit }) => offers.some((one) => one[key] === unit.id)),
  put: (draft, { unit }) => ({ ...(isFields(draft) ? draft : {}), ...offering(offers, key, unit.id) }),
});

const oneOfThem = (key: string, offers: readonly Json[], words: AskedWords, names: Names): OneField => {
  const ids = [...new Set(offers.map((one) => textAt(one, key)))];
  const called = words.names === 'leader' ? names.leader : names.formation;
  return {
    kind: 'one',
    at: key,
    label: words.label,
    options: ids.map((id) => ({
      id,
      label: called(id),
      put: (draft) => ({ ...(isFields(draft) ? draft : {}), ...offering(offers, key, id) }),
    })),
    otherwise: '',
    look: 'list',
  };
};

const only = (fields: Fields, keys: (key: string) => boolean): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => keys(key)));

/** Whom it is for: out of those it may be for just now, with what is said of him. */
export const whoFields = (
  { about }: Asked,
  words: ProcedureWords,
  { offers, rules, names }: Readonly<{ offers: readonly Json[]; rules: RuleSetId; names: Names }>,
): readonly Field[] => [
  ...Object.entries(words.asks).flatMap(([key, own]): readonly Field[] => {
    if (own.names === undefined) return [];
    return [own.names === 'unit' ? aUnit(key, offers, own) : oneOfThem(key, offers, own, names)];
  }),
  ...formFields(
    only(about, (key) => words.asks[key]?.names === undefined),
    words.asks,
    rules,
  ),
];

/** What players say: what is left of it once the game has answered. */
export const saidFields = ({ asks }: Asked, words: ProcedureWords, left: readonly string[], rules: RuleSetId) => {
  const open = only(asks, (key) => left.includes(key));
  return { fields: formFields(open, words.asks, rules), seldom: seldomAsked(open) };
};
