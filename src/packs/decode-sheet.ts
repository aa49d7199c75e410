import * as v from 'valibot';
import { plainTexts } from '../engine/plain-text';
import type { Refusal } from '../engine/step';
import { faultInSetup, setupSchema, strangeSwitch } from '../rules/common/index';
import type { SetupRules } from '../rules/common/index';
import { fieldsLost, isFields, nestingOf, parseJson, shownValue } from './json-text';
import type { Fields } from './json-text';
import { LONGEST_SHEET, SHEET_FORMAT, SHEET_VERSION, checksumOf, sheetName } from './title-sheet';
import type { TitleSheet } from './title-sheet';

/** Why a file is not taken. `path` names the field as it stands in the file: `setup.units.3.front`. */
export type SheetFault =
  | Readonly<{ kind: 'tooLarge' | 'compressed' | 'notOurs' | 'isGame' | 'notJson' | 'cutOff' }>
  | Readonly<{ kind: 'newerVersion' | 'unknownRules'; what: string }>
  /** `found` is null where the field is missing. */
  | Readonly<{ kind: 'badField'; path: string; found: string | null }>
  | Readonly<{ kind: 'setup'; refusal: Refusal }>;

/**
 * `edited`: the file does not say what the app once wrote. Somebody changed it outside, which he may; whoever takes it
 * in is asked first. `ignored`: fields that this app does not know, a slip of the keyboard perhaps.
 */
export type SheetReading =
  | Readonly<{ kind: 'ok'; sheet: TitleSheet; edited: boolean; ignored: readonly string[] }>
  | Readonly<{ kind: 'fault'; fault: SheetFault }>;

const GZIP = 0x1f;
const GAME = /^\s*\{"file":"estafette-game"/;
const MOST_SHOWN = 40;
/** A sheet is seven deep; far deeper is none, and would overrun whoever walks through it. */
const DEEPEST = 32;

const sheetFile = v.object({
  format: v.literal(SHEET_FORMAT),
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  rules: v.string(),
  name: sheetName,
  setup: setupSchema,
  checksum: v.optional(v.unknown()),
});

/** What rules of this name say of a set-up; null where the app does not play them. */
export type RulesNamed = (name: string) => SetupRules | null;

/** Reads the text of a title sheet. All of it is good, or nothing of it is taken. */
export const decodeSheet = (text: string, rulesNamed: RulesNamed): SheetReading => {
  const plain = text.replace(/^\uFEFF/, '');
  const foreign = foreignText(plain);
  if (foreign !== null) return faulty(foreign);
  const json = parseJson(plain);
  if (json === undefined) return faulty({ kind: nestingOf(plain).isOpen ? 'cutOff' : 'notJson' });
  return isFields(json) && json['format'] === SHEET_FORMAT ? ofVersion(json, rulesNamed) : faulty({ kind: 'notOurs' });
};

/** A sheet that this app may read: of its version or before, for rules that it plays. */
const ofVersion = (json: Fields, rulesNamed: RulesNamed): SheetReading => {
  const [version, rules] = [json['version'], json['rules']];
  if (typeof version === 'number' && version > SHEET_VERSION)
    return faulty({ kind: 'newerVersion', what: String(version) });
  const setup = typeof rules === 'string' ? rulesNamed(rules) : null;
  if (typeof rules === 'string' && setup === null)
    return faulty({ kind: 'unknownRules', what: rules.slice(0, MOST_SHOWN) });
  return readFields(json, setup?.switches ?? []);
};

/** What can be told without reading it as JSON. */
const foreignText = (text: string): SheetFault | null => {
  if (text.length > LONGEST_SHEET) return { kind: 'tooLarge' };
  if (text.startsWith('PK') || text.charCodeAt(0) === GZIP) return { kind: 'compressed' };
  if (GAME.test(text)) return { kind: 'isGame' };
  return text.trimStart().startsWith('{') && nestingOf(text).deepest <= DEEPEST ? null : { kind: 'notOurs' };
};

const readFields = (json: Fields, switches: readonly string[]): SheetReading => {
  const read = v.safeParse(sheetFile, plainTexts(json));
  if (!read.success) return faulty(badField(read.issues[0]));
  const { rules, name, setup } = read.output;
  const strange = strangeSwitch(switches, setup);
  if (strange !== -1) return faulty(strangeAt(`setup.switches.${String(strange)}`, setup.switches[strange]));
  const fault = faultInSetup(setup);
  if (fault !== null) return faulty({ kind: 'setup', refusal: fault });
  const edited = json['checksum'] !== checksumOf(json);
  return { kind: 'ok', sheet: { rules, name, setup }, edited, ignored: fieldsLost(json, read.output) };
};

const badField = (issue: v.BaseIssue<unknown>): SheetFault => {
  const isMissing = issue.input === undefined;
  const found = isMissing ? null : shownValue(issue.input);
  return { kind: 'badField', path: v.getDotPath(issue) ?? '', found };
};

const strangeAt = (path: string, name: unknown): SheetFault => ({ kind: 'badField', path, found: shownValue(name) });

const faulty = (fault: SheetFault): SheetReading => ({ kind: 'fault', fault });
