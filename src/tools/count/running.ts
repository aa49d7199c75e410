import { Session } from 'node:inspector';
import type { Profiler } from 'node:inspector';
import type { Switch } from '../../rules/list';
import { battle, unit } from '../../testkit/battle';
import { playing, testPorts } from '../../testkit/ports';
import { pathInProject } from './sources';

/** Each file that ran, and how many of its functions. */
export type Ran = Readonly<{
  files: readonly (readonly [path: string, functions: number])[];
  functions: number;
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
  };
};

type Play = Readonly<{ type: string } & Record<string, unknown>>;

/** Two French brigades and their horse against a Prussian one with its guns. */
const UNITS = [
  unit('a', 'f1', { nation: 'french', front: 6, reverse: 3, initiative: 4 }),
  unit('b', 'f1', { nation: 'french', front: 5, reverse: 2, initiative: 4 }),
  unit('h', 'f2', { arm: 'cavalry', nation: 'french', front: 4, reverse: 2, initiative: 4 }),
  unit('g', 'f2', { arm: 'footArtillery', nation: 'french', front: 6, reverse: 3, initiative: 4 }),
  unit('p', 's1', { nation: 'prussian', front: 5, reverse: 2, initiative: 3 }),
  unit('q', 's1', { nation: 'prussian', front: 4, reverse: null, initiative: 3 }),
  unit('c', 's2', { arm: 'cavalry', nation: 'prussian', front: 3, reverse: 1, initiative: 3 }),
];

/** A game with units through a real session, on a disk in memory. */
const inAGame = async (switches: readonly Switch[] = []) => {
  const { session } = await playing(testPorts(), undefined, battle({ units: UNITS }, switches));
  const play = async (command: Play, from: 'app' | 'table' = 'app'): Promise<void> => {
    if (!(await session.dispatch(command, from)))
      throw new Error(`${command.type}: ${JSON.stringify(session.getState().refusal)}`);
  };
  return { session, play };
};

/** Plays up to something, and gives the play that is looked at. */
type Deed = () => Promise<() => Promise<void>>;

/** The second chit of a turn, drawn by the app: what the first alone brings with it has been seen to. */
const chitDrawn: Deed = async () => {
  const { play } = await inAGame();
  await play({ type: 'FillCup' });
  await play({ type: 'DrawChit' });
  await play({ type: 'EndAction' });
  return () => play({ type: 'DrawChit' });
};

/** The second order of a command phase, written at a desk. */
const orderSealed: Deed = async () => {
  const { session, play } = await inAGame(['orderSheets']);
  session.takeSeat('first');
  const write = (id: string): Promise<void> =>
    play({
      type: 'WriteOrder',
      from: 'emperor',
      to: [{ of: { kind: 'formation', id }, courier: { mp: 6 } }],
      steps: [{ type: 'attack', target: { kind: 'place', name: 'Wavre' } }],
    });
  await write('f1');
  return () => write('f2');
};

const ASSAULT = 'nlc/assault';
const COURSE = [
  { faces: [5, 5] },
  { faces: [5, 5] },
  { option: 'stay' },
  { option: 'retreat' },
  { option: 'a' },
  { option: 'p' },
  { faces: [5] },
  { option: 'unit:b' },
];

/** "Apply to game" after an assault of two stacks with a retreat, a pursuit and losses. */
const assaultApplied: Deed = async () => {
  const { session, play } = await inAGame();
  const { procedure } = session.getState().view;
  const units = (...ids: readonly string[]) => ids.map((id) => procedure?.unitInputs[id]);
  const input = {
    attackers: [{ units: units('a', 'b') }, { units: units('h') }],
    defender: { units: units('p', 'q'), retreat: 'free' },
  };
  for (const [after, answer] of COURSE.entries()) {
    const command = { type: 'GiveToProcedure', procedure: ASSAULT, after, ...(after === 0 ? { input } : {}) };
    if (answer.option !== undefined) await play({ ...command, option: answer.option });
    else if (!(await session.dispatch(command, 'table'))) await session.giveFaces(answer.faces);
  }
  return () => play({ type: 'ApplyProcedure', procedure: ASSAULT });
};

export const DEEDS = { chitDrawn, orderSealed, assaultApplied } as const satisfies Readonly<Record<string, Deed>>;

/** V8's precise coverage. Each reading counts anew from there on. */
const openCoverage = async () => {
  const inspector = new Session();
  inspector.connect();
  await new Promise<void>((resolve) => {
    inspector.post('Profiler.enable', () => {
      inspector.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false }, () => {
        resolve();
      });
    });
  });
  const read = (): Promise<Ran> =>
    new Promise((resolve, reject) => {
      inspector.post('Profiler.takePreciseCoverage', (fault, answer) => {
        if (fault === null) resolve(asRan(answer.result));
        else reject(fault);
      });
    });
  return { read, close: () => inspector.disconnect() };
};

/** What runs while the play is made. It is counted from before its game on: what was made fast by then would not be counted. */
export const ranFor = async (deed: keyof typeof DEEDS): Promise<Ran> => {
  const { read, close } = await openCoverage();
  const made = await DEEDS[deed]();
  await read();
  await made();
  const ran = await read();
  close();
  return ran;
};
