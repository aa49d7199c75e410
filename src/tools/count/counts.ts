import { CEILINGS } from './ceilings';
import { ranFor } from './running';
import type { Ran } from './running';
import { readSources } from './sources';
import { comparingRuleSets, enteringASwitch, importingEnglish, isOfARuleSet, namingRuleSets } from './written';

type Count = Readonly<{ name: string; count: number; list: readonly string[]; most: number | null }>;

const isInApp = (path: string): boolean => path.startsWith('app/');

/** What plays a given game, of whatever rule set, so as to measure or to prove something. */
const plays = (path: string): boolean => /^src\/(tools|storage\/contract)\//.test(path);

const ofList = (name: string, list: readonly string[]) => ({ name, count: list.length, list });

const ofFiles = (name: string, { files }: Ran) =>
  ofList(
    name,
    files.map(([path, functions]) => `${path} ${String(functions)}`),
  );

const writtenCounts = () => {
  const all = readSources();
  const sources = all.filter(({ path }) => !plays(path));
  const naming = namingRuleSets(sources);
  const comparing = comparingRuleSets(sources);
  const aSwitch = enteringASwitch(sources);
  const english = importingEnglish(sources);
  return {
    ruleSetNames: ofList(
      'files of src that write a rule set’s name outside its folder, words and packs',
      naming.filter((path) => !isInApp(path) && !isOfARuleSet(path)),
    ),
    ruleSetNamesInTools: ofList(
      'such files of tools and of contracts of the storage, which play given games',
      namingRuleSets(all).filter(plays),
    ),
    ruleSetNamesInApp: ofList('such files in app', naming.filter(isInApp)),
    ruleSetNamesInOthers: ofList('files of a rule set that write the name of another one', naming.filter(isOfARuleSet)),
    ruleSetComparisons: {
      name: 'comparisons with a rule set’s name',
      count: comparing.reduce((sum, [, times]) => sum + times, 0),
      list: comparing.map(([path, times]) => `${path} ${String(times)}`),
    },
    switchLists: ofList('files in which a switch has to be entered, at best', aSwitch.best),
    switchListsAtWorst: ofList('the same for one of the fights', aSwitch.worst),
    englishInApp: ofList('files of app that import English wording', english.filter(isInApp)),
    englishBelow: ofList(
      'files of src, but for the wording, that import English wording',
      english.filter((path) => !isInApp(path)),
    ),
  };
};

const runCounts = async () => {
  const [chit, assault] = [await ranFor('chitDrawn'), await ranFor('assaultApplied')];
  return {
    chitFiles: ofFiles('files that the draw of a chit runs below the screen', chit),
    chitFunctions: { name: 'functions that it runs', count: chit.functions, list: [] },
    assaultFiles: ofFiles('files that “apply to game” of an assault runs below the screen', assault),
  };
};

/** All that is counted, with the most it may be; null where nothing is said of that. */
export const allCounts = async (): Promise<readonly Count[]> => {
  const most: Readonly<Record<string, number>> = CEILINGS;
  const found = Object.entries({ ...writtenCounts(), ...(await runCounts()) });
  return found.map(([key, one]) => ({ ...one, most: most[key] ?? null }));
};
