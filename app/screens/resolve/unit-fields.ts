import { ARMS, GUARDS, NATIONS } from '../../../src/rules/common/index';
import type { Nation } from '../../../src/rules/common/index';
import { ARM_WORDS, GUARD_WORDS, NATION_WORDS } from '../../../src/wording/en/setup-fields';
import type { RuleSetId } from '../../../src/rules/list';
import type { Names } from '../../../src/wording/names';
import type { Field, Flag } from './fields';
import { numberAt, textAt } from './path';

/** Where it stands and by what orders: no game knows that. */
const SAID: readonly Flag[] = [
  { at: 'withLeader', label: 'With its leader' },
  { at: 'inReserve', label: 'In Reserve' },
];

/** MOP 37.10: what a game may not tell everybody. */
const SECRET: readonly Flag[] = [
  { at: 'demoralized', label: 'Corps demoralized' },
  { at: 'armyDemoralized', label: 'Army demoralized' },
];

const STATES: readonly Flag[] = [
  ...SAID,
  ...SECRET,
  { at: 'fatigued', label: 'Fatigued' },
  { at: 'exhausted', label: 'Exhausted' },
  { at: 'outOfSupply', label: 'Out of supply' },
];

/** Nine nations side by side want short names. */
const SHORT: Readonly<Partial<Record<Nation, string>>> = { kgl: 'KGL', dutch: 'Dutch' };

const INITIATIVE = {
  kind: 'number',
  at: 'initiative',
  label: 'Initiative printed',
  min: 0,
  max: 6,
  otherwise: 3,
} as const;

/** What is asked of a unit first: what is printed on it, then how it stands. MOP has no morale without an initiative. */
export const unitFields = (rules: RuleSetId): readonly Field[] => [
  {
    kind: 'one',
    at: 'arm',
    options: ARMS.map((id) => ({ id, label: ARM_WORDS[id] })),
    otherwise: 'infantry',
  },
  {
    kind: 'one',
    at: 'nation',
    label: 'Nation',
    options: NATIONS.map((id) => ({ id, label: SHORT[id] ?? NATION_WORDS[id] })),
    otherwise: 'other',
  },
  {
    kind: 'one',
    at: 'guard',
    label: 'Imperial Guard',
    options: GUARDS.map((id) => ({ id, label: GUARD_WORDS[id] })),
    otherwise: 'none',
    when: (unit) => textAt(unit, 'nation') === 'french',
  },
  { kind: 'number', at: 'frontStrength', label: 'Strength, front', min: 0, max: 30, otherwise: 5 },
  { kind: 'number', at: 'stepsLost', label: 'Steps lost', min: 0, max: 2, otherwise: 0 },
  rules === 'mop' ? INITIATIVE : { ...INITIATIVE, none: { word: '–', value: undefined } },
  { kind: 'flags', label: 'How it stands', flags: STATES },
];

/** The same in a game: of a unit that it knows only what it does not tell. `toldOf`: what it tells of one; null of a stranger. */
export const unitFieldsInGame = (
  rules: RuleSetId,
  toldOf: (unit: unknown) => Readonly<object> | null,
): readonly Field[] => {
  const lacks = (key: string) => (unit: unknown) => {
    const told = toldOf(unit);
    return told !== null && !(key in told);
  };
  return [
    ...unitFields(rules).map((field): Field => ({
      ...field,
      when: (unit) => toldOf(unit) === null && (field.when?.(unit) ?? true),
    })),
    ...(rules === 'mop' ? [{ ...INITIATIVE, when: lacks('initiative') }] : []),
    { kind: 'flags', label: 'How it stands', flags: SAID, when: (unit) => toldOf(unit) !== null },
    { kind: 'flags', label: 'Only its owner knows', flags: SECRET, when: lacks('demoralized') },
  ];
};

/** A unit nobody has described yet: the commonest kind, so that most of them need two taps. */
export const blankUnit =
  (rules: RuleSetId) =>
  (nth: number): Readonly<Record<string, unknown>> => ({
    id: `Unit ${String.fromCharCode(65 + nth)}`,
    arm: 'infantry',
    frontStrength: 5,
    ...(rules === 'mop' ? { initiative: 3 } : {}),
  });

const isArm = (text: string): text is keyof typeof ARM_WORDS => Object.hasOwn(ARM_WORDS, text);

/** "Girard: infantry 5, one step lost". */
export const unitTitle = (unit: unknown, names: Names): string => {
  const arm = textAt(unit, 'arm');
  const lost = numberAt(unit, 'stepsLost', 0);
  const steps = lost === 0 ? '' : lost === 1 ? ', one step lost' : `, ${String(lost)} steps lost`;
  const kind = isArm(arm) ? ARM_WORDS[arm].toLowerCase() : arm;
  return `${names.unit(textAt(unit, 'id'))}: ${kind} ${String(numberAt(unit, 'frontStrength', 0))}${steps}`;
};
