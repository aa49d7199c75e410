import { SIDES } from '../engine/sides';
import type { Refusal, WorkingLine } from '../engine/step';
import { BLANKS } from '../engine/vocabulary';
import type { AnyLines, Blank, LineWords } from '../engine/vocabulary';
import type { Names } from './names';

type Facts = WorkingLine['facts'];
type Fact = Facts[string];

/** The sentences of a language, by the line they tell. */
export type Sentences = Readonly<Record<string, (facts: Facts, names: Names) => string>>;

const sideOf = (fact: Fact, names: Names): string => names.side(SIDES.find((side) => side === fact) ?? 'first');

/** In a game people are known by their ids; whoever reads a sum knows them by their names. */
const shown = (blank: Blank | undefined, fact: Fact, names: Names): Fact => {
  switch (blank) {
    case 'unit':
      return names.unit(String(fact));
    case 'units':
      return String(fact).split(', ').map(names.unit).join(', ');
    case 'side':
      return sideOf(fact, names);
    default:
      return fact;
  }
};

/** Which line it is, for whoever has words for it: nobody else reads that. */
export function keyOf(line: WorkingLine): string;
export function keyOf({ key }: Readonly<{ key: unknown }>): unknown {
  return key;
}

type Say = string | ((facts: Facts, names: Names) => string);

/** The words of a topic, ready to be filled: each blank is shown as its kind asks. */
export function told<V extends AnyLines>(vocabulary: V, words: LineWords<V, Names>): Sentences;
export function told(vocabulary: AnyLines, words: Readonly<Record<string, Say>>): Sentences {
  const filled = (key: string, say: Say) => (facts: Facts, names: Names) => {
    if (typeof say === 'string') return say;
    const kinds = vocabulary[BLANKS][key];
    const entries = Object.entries(facts).map(([name, fact]): readonly [string, Fact] => [
      name,
      shown(kinds?.[name], fact, names),
    ]);
    return say(Object.fromEntries(entries), names);
  };
  return Object.fromEntries(Object.entries(words).map(([key, say]) => [key, filled(key, say)]));
}

type RefusalFacts = NonNullable<Refusal['facts']>;
type RefusalSentences = Readonly<Record<string, string | ((facts: RefusalFacts, names: Names | null) => string)>>;
type TopicWords = Readonly<Record<string, string | ((facts: never, names: Names | null) => string)>>;

/** The words of several topics in one table: each code is of one topic alone, so its words find the facts they are typed by. */
export function refusalSentences(...topics: readonly TopicWords[]): RefusalSentences;
export function refusalSentences(...topics: readonly Readonly<Record<string, unknown>>[]): unknown {
  return Object.fromEntries(topics.flatMap((topic) => Object.entries(topic)));
}
