import * as v from 'valibot';
import { plainTexts } from '../engine/plain-text';
import type { Refusal } from '../engine/step';
import { faultInSetup, strangeSwitch } from '../rules/common/index';
import type { SetupRules } from '../rules/common/index';
import type { RulesNamed } from './decode-sheet';
import { fieldsLost, isFields, nestingOf, parseJson, shownValue } from './json-text';
import type { Fields } from './json-text';
import { LONGEST_PACK, PACK_FORMAT, PACK_VERSION, packSchema } from './pack';
import type { Pack, PackOrder } from './pack';
import { setupOfPack } from './pack-setup';
import { SHEET_FORMAT, checksumOf } from './title-sheet';

/** A place in the file: `formations.3.rating`, and what the players call the thing there, where it has a name. */
export type PackPlace = Readonly<{ path: string; name: string | null }>;

/** What is wrong with an order, beyond the shape of its fields. */
export const ORDER_FAULTS = ['noRecipient', 'notADivision', 'noTarget', 'noCommander', 'twice'] as const;
export type OrderFault = (typeof ORDER_FAULTS)[number];

/** MOP 37.19: what is wrong with what a scenario says of one leader's own decisions. */
export const SPECIAL_FAULTS = ['noTarget', 'noCommander'] as const;
export type SpecialFault = (typeof SPECIAL_FAULTS)[number];

/** Why a file is not taken. */
export type PackFault =
  | Readonly<{ kind: 'tooLarge' | 'compressed' | 'notOurs' | 'isGame' | 'isSheet' | 'notJson' | 'cutOff' }>
  | Readonly<{ kind: 'newerVersion' | 'unknownRules'; what: string }>
  /** `found` is null where the field is missing. */
  | Readonly<{ kind: 'badField'; where: PackPlace; found: string | null }>
  | Readonly<{ kind: 'order'; why: OrderFault; nth: number; of: string }>
  | Readonly<{ kind: 'special'; why: SpecialFault; of: string }>
  /** A note, a mark or an attachment about somebody who is not there. */
  | Readonly<{ kind: 'nobody'; where: PackPlace; of: string }>
  | Readonly<{ kind: 'setup'; refusal: Refusal }>;

/** `edited`: somebody changed the file outside the app. `ignored`: fields that this app does not know. */
export type PackReading =
  | Readonly<{ kind: 'ok'; pack: Pack; edited: boolean; ignored: readonly string[] }>
  | Readonly<{ kind: 'fault'; fault: PackFault }>;

const GZIP = 0x1f;
const GAME = /^\s*\{"file":"estafette-game"/;
const DEEPEST = 32;
const MOST_SHOWN = 40;

const packFile = v.object({
  format: v.literal(PACK_FORMAT),
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  ...packSchema.entries,
  checksum: v.optional(v.unknown()),
});

/** Reads the text of a scenario pack. All of it is good, or nothing of it is taken. */
export const decodePack = (text: string, rulesNamed: RulesNamed): PackReading => {
  const plain = text.replace(/^\uFEFF/, '');
  const foreign = foreignText(plain);
  if (foreign !== null) return faulty(foreign);
  const json = parseJson(plain);
  if (json === undefined) return faulty({ kind: nestingOf(plain).isOpen ? 'cutOff' : 'notJson' });
  if (!isFields(json)) return faulty({ kind: 'notOurs' });
  const { rules } = json;
  const named = typeof rules === 'string' ? rulesNamed(rules) : null;
  return faultyHead(json, named) ?? readFields(json, named);
};

/** What can be told without reading it as JSON. */
const foreignText = (text: string): PackFault | null => {
  if (text.length > LONGEST_PACK) return { kind: 'tooLarge' };
  if (text.startsWith('PK') || text.charCodeAt(0) === GZIP) return { kind: 'compressed' };
  if (GAME.test(text)) return { kind: 'isGame' };
  return text.trimStart().startsWith('{') && nestingOf(text).deepest <= DEEPEST ? null : { kind: 'notOurs' };
};

const faultyHead = (json: Fields, named: SetupRules | null): PackReading | null => {
  const [format, version, rules] = [json['format'], json['version'], json['rules']];
  if (format === SHEET_FORMAT) return faulty({ kind: 'isSheet' });
  if (format !== PACK_FORMAT) return faulty({ kind: 'notOurs' });
  if (typeof version === 'number' && version > PACK_VERSION)
    return faulty({ kind: 'newerVersion', what: String(version) });
  if (typeof rules === 'string' && named?.hasPacks !== true)
    return faulty({ kind: 'unknownRules', what: rules.slice(0, MOST_SHOWN) });
  return null;
};

const readFields = (json: Fields, named: SetupRules | null): PackReading => {
  const read = v.safeParse(packFile, plainTexts(json));
  if (!read.success) return faulty(badField(json, read.issues[0]));
  const { format: _format, version: _version, checksum: _checksum, ...pack } = read.output;
  if (named === null) return faulty({ kind: 'notOurs' });
  const strange = strangeSwitch(named.switches, pack);
  if (strange !== -1) return faulty(strangeAt(strange, pack));
  const fault = faultInPack(pack, named);
  if (fault !== null) return faulty(fault);
  const edited = json['checksum'] !== checksumOf(json);
  return { kind: 'ok', pack, edited, ignored: fieldsLost(json, read.output) };
};

const badField = (json: Fields, issue: v.BaseIssue<unknown>): PackFault => {
  const path = v.getDotPath(issue) ?? '';
  const found = issue.input === undefined ? null : shownValue(issue.input);
  return { kind: 'badField', where: { path, name: nameAt(json, path) }, found };
};

/** What the players call the thing in whose field the fault is: the corps, the commander, whom an order is for. */
const nameAt = (json: Fields, path: string): string | null => {
  const [list = '', at = ''] = path.split('.');
  const one = itemsOf(json[list])[Number(at)];
  if (one === undefined) return null;
  const whose = firstText(one['of'], one['to']);
  const meant = [...itemsOf(json['formations']), ...itemsOf(json['leaders'])].find(({ id }) => id === whose);
  return firstText(one['name'], one['what'], meant?.['name'], whose);
};

const firstText = (...values: readonly unknown[]): string | null => {
  const found = values.find((value) => typeof value === 'string' && value !== '');
  return typeof found === 'string' ? found.slice(0, MOST_SHOWN) : null;
};

const itemsOf = (json: unknown): readonly Fields[] => (Array.isArray(json) ? json.filter(isFields) : []);

/** What a pack must also be, beyond the shape of its fields. Null when it is good. */
export const faultInPack = (pack: Pack, rules: SetupRules): PackFault | null => {
  const refusal = faultInSetup(setupOfPack(pack, rules));
  if (refusal !== null) return { kind: 'setup', refusal };
  return faultInOrders(pack) ?? faultInSpecials(pack) ?? faultInMentions(pack);
};

/** MOP 37.19: a first Bad Move that needs a target has one, and whoever is waited for commands on that side. */
const faultInSpecials = ({ formations, leaders }: Pack): PackFault | null => {
  for (const { name, side, firstBadMove, onlyLocalUntil } of formations) {
    const aimless = firstBadMove?.at === null && NEEDS_TARGET.includes(firstBadMove.type);
    if (aimless) return { kind: 'special', why: 'noTarget', of: name };
    const isThere = leaders.some((one) => one.id === onlyLocalUntil && one.side === side);
    if (typeof onlyLocalUntil === 'string' && !isThere) return { kind: 'special', why: 'noCommander', of: name };
  }
  return null;
};

const faultInOrders = (pack: Pack): PackFault | null => {
  const seen = new Set<string>();
  for (const [i, order] of pack.orders.entries()) {
    const key = `${order.of}/${order.division ?? ''}`;
    const why = seen.has(key) ? 'twice' : faultInOrder(pack, order);
    if (why !== null) return { kind: 'order', why, nth: i + 1, of: nameOf(pack, order.of) };
    seen.add(key);
  }
  return null;
};

const NEEDS_TARGET: readonly PackOrder['steps'][number]['type'][] = ['attack', 'probe', 'march', 'forcedMarch'];

const faultInOrder = ({ leaders, formations }: Pack, { of, division, steps }: PackOrder): OrderFault | null => {
  const isFormation = formations.some(({ id }) => id === of);
  const isLeader = leaders.some(({ id }) => id === of);
  if (!isFormation && !isLeader) return 'noRecipient';
  if (division !== null && !isFormation) return 'notADivision';
  if (steps.some(({ type, at }) => at === null && NEEDS_TARGET.includes(type))) return 'noTarget';
  const knows = (id: string | null): boolean => [...leaders, ...formations].some((one) => one.id === id);
  return steps.some(({ type, to }) => type === 'assign' && !knows(to)) ? 'noCommander' : null;
};

const nameOf = ({ leaders, formations }: Pack, of: string): string =>
  [...leaders, ...formations].find(({ id }) => id === of)?.name ?? of;

/** Whoever a note, a mark or an attachment speaks of takes part. */
const faultInMentions = (pack: Pack): PackFault | null => {
  const { leaders, formations, attached, marks, notes, victory } = pack;
  const all = new Set([...leaders, ...formations].map(({ id }) => id));
  const corps = new Set(formations.map(({ id }) => id));
  const mentions = [
    ...attached.map(({ to, what }, i) => ({ path: `attached.${String(i)}.to`, name: what, of: to, known: corps })),
    ...marks.map(({ of }, i) => ({ path: `marks.${String(i)}.of`, name: null, of, known: corps })),
    ...notes.map(({ of }, i) => ({ path: `notes.${String(i)}.of`, name: null, of, known: all })),
    ...victory.map(({ of }, i) => ({ path: `victory.${String(i)}.of`, name: null, of, known: all })),
  ];
  const lost = mentions.find(({ of, known }) => of !== null && !known.has(of));
  if (lost?.of === undefined || lost.of === null) return null;
  return { kind: 'nobody', where: { path: lost.path, name: lost.name }, of: lost.of };
};

const strangeAt = (at: number, { switches }: Pack): PackFault => ({
  kind: 'badField',
  where: { path: `switches.${String(at)}`, name: null },
  found: shownValue(switches[at]),
});

const faulty = (fault: PackFault): PackReading => ({ kind: 'fault', fault });
