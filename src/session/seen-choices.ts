import type { RuleSet } from '../engine/rule-set';
import { decodeEntry } from '../journal/decode-entry';
import { openKeyring } from '../journal/keyring';
import type { Row } from '../journal/store';
import type { Ports } from './ports';

type Rules<Command, Event> = Pick<
  RuleSet<unknown, Command, Event, unknown>,
  'decodeCommand' | 'decodeEvent' | 'choiceOf'
>;
type Mark = 'laid' | 'shown' | 'gone';
/** A play: the play it was made on, and what it did to choices, in order. */
type Play = Readonly<{ from: number; marks: readonly Mark[] }>;
type Plays = ReadonlyMap<number, Play>;

const CHUNK = 2000;

/**
 * Where a correction goes on that would go back to after play `to`: there, or, where choices lie there face down that both have
 * seen since, before the first of them. Both choose anew. All of it stands on the table: no key is asked for.
 */
export const beforeSeenChoices = async <Command, Event>(
  { store, vault }: Pick<Ports, 'store' | 'vault'>,
  key: string,
  rules: Rules<Command, Event>,
  to: number,
): Promise<number> => {
  if (rules.choiceOf === undefined) return to;
  const plays = new Map<number, Play>();
  const keys = openKeyring(vault.random);
  for (let from = 1; ;) {
    const rows = await store.readRows(key, from, CHUNK);
    rows.forEach((row) => {
      const play = playOf(row, rules, keys);
      if (play !== null) plays.set(row.seq, play);
    });
    from += rows.length;
    if (rows.length < CHUNK) break;
  }
  const lying = layingBefore(plays, to);
  const seen = new Set(
    [...plays].flatMap(([, { from, marks }]) => (marks.includes('shown') ? layingBefore(plays, from) : [])),
  );
  const first = lying.at(-1);
  return first !== undefined && lying.some((seq) => seen.has(seq)) ? (plays.get(first)?.from ?? to) : to;
};

const playOf = <Command, Event>(
  row: Row,
  rules: Rules<Command, Event>,
  keys: Parameters<typeof decodeEntry>[2],
): Play | null => {
  const entry = decodeEntry(row, rules, keys);
  if (entry.kind !== 'ok' || entry.value.kind !== 'play') return null;
  const events = entry.value.parts.flatMap((part) => (part.scope === 'table' ? part.events : []));
  return { from: entry.value.from, marks: events.flatMap((event) => rules.choiceOf?.(event) ?? []) };
};

/** The plays that laid down what lies face down after this one, the last of them first. */
const layingBefore = (plays: Plays, after: number): readonly number[] => {
  const laid: number[] = [];
  for (let seq = after, play = plays.get(seq); play !== undefined; seq = play.from, play = plays.get(seq)) {
    const { marks } = play;
    const over = Math.max(marks.lastIndexOf('shown'), marks.lastIndexOf('gone'));
    if (marks.includes('laid', over + 1)) laid.push(seq);
    if (over >= 0) return laid;
  }
  return laid;
};
