import { Session } from 'node:inspector';
import type { Profiler } from 'node:inspector';
import { dice, fight, option } from '../../rules/nlc/procedure/testing/fighting';
import { playing, testPorts } from '../../testkit/ports';
import { linesOf, pathInProject } from './sources';

/** Each file that ran, and how many of its functions. */
export type Ran = Readonly<{
  files: readonly (readonly [path: string, functions: number])[];
  functions: number;
  lines: number;
}>;

/** The testkit plays, and the disk in memory stands for another: neither is what a phone runs. */
const OTHERS = /^src\/(testkit|storage|tools)\//;

const functionsRun = ({ functions }: Profiler.ScriptCoverage): number =>
  functions.filter(({ ranges }) => (ranges[0]?.count ?? 0) > 0).length;

/** What V8 counted below the screen: files of `src` with a function that ran, and those functions. */
const asRan = (scripts: readonly Profiler.ScriptCoverage[]): Ran => {
  const files = scripts.flatMap((script) => {
    const path = pathInProject(script.url);
    const functions = functionsRun(script);
    return path?.startsWith('src/') === true && !OTHERS.test(path) && functions > 0 ? [[path, functions] as const] : [];
  });
  return {
    files: files.toSorted(([a], [b]) => (a < b ? -1 : 1)),
    functions: files.reduce((sum, [, functions]) => sum + functions, 0),
    lines: files.reduce((sum, [path]) => sum + linesOf(path), 0),
  };
};

/** Counts, by V8's precise coverage, what runs while something is done; modules are loaded by then. */
const counting = async (deed: () => Promise<void>): Promise<Ran> => {
  const inspector = new Session();
  inspector.connect();
  const started = new Promise<void>((resolve) => {
    inspector.post('Profiler.enable', () => {
      inspector.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false }, () => {
        resolve();
      });
    });
  });
  await started;
  await deed();
  const ran = await new Promise<Ran>((resolve, reject) => {
    inspector.post('Profiler.takePreciseCoverage', (fault, answer) => {
      if (fault === null) resolve(asRan(answer.result));
      else reject(fault);
    });
  });
  inspector.disconnect();
  return ran;
};

type Play = Readonly<{ type: string } & Record<string, unknown>>;

/** A game with units through a real session, on a disk in memory. */
const inAGame = async () => {
  const { session } = await playing(testPorts(), undefined, fight());
  const play = async (command: Play, from: 'app' | 'table' = 'app'): Promise<void> => {
    if (!(await session.dispatch(command, from)))
      throw new Error(`${command.type}: ${JSON.stringify(session.getState().refusal)}`);
  };
  return { session, play };
};

/** The second chit of a turn, drawn by the app: what the first alone brings with it has been seen to. */
export const ranForAChit = async (): Promise<Ran> => {
  const { play } = await inAGame();
  await play({ type: 'FillCup' });
  await play({ type: 'DrawChit' });
  await play({ type: 'EndAction' });
  return counting(() => play({ type: 'DrawChit' }));
};

const ASSAULT = 'nlc/assault';
const COURSE = [
  dice(5, 5),
  dice(5, 5),
  option('stay'),
  option('retreat'),
  option('a'),
  option('p'),
  dice(5),
  option('unit:b'),
];

/** "Apply to game" after an assault of two stacks with a retreat, a pursuit and losses. */
export const ranForAnAssault = async (): Promise<Ran> => {
  const { session, play } = await inAGame();
  const { procedure } = session.getState().view;
  const units = (...ids: readonly string[]) => ids.map((id) => procedure?.unitInputs[id]);
  const input = {
    attackers: [{ units: units('a', 'b') }, { units: units('h') }],
    defender: { units: units('p', 'q'), retreat: 'free' },
  };
  for (const [after, answer] of COURSE.entries()) {
    const command = { type: 'GiveToProcedure', procedure: ASSAULT, after, ...(after === 0 ? { input } : {}) };
    if ('option' in answer) await play({ ...command, option: answer.option });
    else if (!(await session.dispatch(command, 'table'))) await session.giveFaces(answer.faces);
  }
  return counting(() => play({ type: 'ApplyProcedure', procedure: ASSAULT }));
};
