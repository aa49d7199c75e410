import { RULE_SETS as LISTED } from '../../rules/sets';
import { comparisonsIn, foldersOf, importsOf, namesIn } from './sources';
import type { Source } from './sources';

/** The rule sets, by the names of their folders. */
const RULE_SETS: ReadonlySet<string> = new Set(foldersOf('src/rules').filter((name) => name !== 'common'));

const isNamedIn = (source: Source): boolean =>
  [...namesIn(source, RULE_SETS)].some((name) => !source.path.startsWith(`src/rules/${name}/`));

/** Files that write a rule set's name outside its own folder, the words and the packs. */
export const namingRuleSets = (sources: readonly Source[]): readonly string[] =>
  sources
    .filter(({ path }) => !/^src\/(wording|packs)\//.test(path))
    .filter(isNamedIn)
    .map(({ path }) => path);

/** A rule set that writes the name of another one: a refit's, mostly. */
export const isOfARuleSet = (path: string): boolean =>
  [...RULE_SETS].some((name) => path.startsWith(`src/rules/${name}/`));

/** Comparisons with a rule set's name, by file. */
export const comparingRuleSets = (sources: readonly Source[]): readonly (readonly [path: string, times: number])[] =>
  sources.flatMap((source) => {
    const times = comparisonsIn(source, RULE_SETS);
    return times === 0 ? [] : [[source.path, times] as const];
  });

const SWITCHES: ReadonlySet<string> = new Set(
  Object.values(LISTED).flatMap(({ setup }): readonly string[] => setup.switches),
);

/** Names that set-ups kept from the time of the one list; a new switch is not entered there. */
const OF_BEFORE = 'src/rules/common/setup/switches.ts';

/** What names so many switches is a list of switches, and not a rule that goes by one. */
const A_LIST = 6;

/** The lists of switches that each switch stands in, the fewest first. */
const listsOfSwitches = (sources: readonly Source[]): readonly (readonly string[])[] => {
  const lists = sources
    .filter(({ path }) => path !== OF_BEFORE)
    .map((source) => ({ path: source.path, names: namesIn(source, SWITCHES) }))
    .filter(({ names }) => names.size >= A_LIST);
  return [...SWITCHES]
    .map((name) => lists.filter(({ names }) => names.has(name)).map(({ path }) => path))
    .toSorted((a, b) => a.length - b.length);
};

/** The files in which a new switch has to be entered: one that stands in the fewest lists, and one that stands in the most. */
export const enteringASwitch = (
  sources: readonly Source[],
): Readonly<{ best: readonly string[]; worst: readonly string[] }> => {
  const lists = listsOfSwitches(sources);
  return { best: lists.find((paths) => paths.length > 0) ?? [], worst: lists.at(-1) ?? [] };
};

/** Files outside the wording that import its English. */
export const importingEnglish = (sources: readonly Source[]): readonly string[] =>
  sources
    .filter((source) => !source.path.startsWith('src/wording/'))
    .filter((source) => importsOf(source).some((from) => /(^|\/)wording\/en(\/|$)/.test(from)))
    .map(({ path }) => path);
