import type { Faces } from '../../engine/step';
import { runNow } from '../../rules/common/procedure/run';
import type { Answer, Run, RunNow } from '../../rules/common/procedure/run';
import { PROCEDURES } from '../../session/procedures';
import { must } from './players';
import type { Players } from './players';
import type { Line } from './script';

type Resolving = Readonly<{ procedure: string; input: unknown; answers: readonly Answer[] }>;

const runOf = ({ view }: Players, { procedure, input }: Resolving): Run => {
  const run = view().procedure?.run ?? null;
  return run?.procedure === procedure ? run : { procedure, input, given: [] };
};

/** Where nothing is written: the first that may be chosen. */
const optionOf = (now: RunNow, answer: Answer | undefined): string | undefined => {
  if (answer === undefined) return now.kind === 'asksChoice' ? now.request.options[0] : undefined;
  return 'option' in answer ? answer.option : undefined;
};
const facesOf = (answer: Answer | undefined): readonly Faces[] =>
  answer !== undefined && 'faces' in answer ? [answer.faces] : [];

/** One answer as the Resolve page sends it: the input goes along with the first. */
const give = async ({ play }: Players, run: Run, answer: Answer | undefined): Promise<void> => {
  const { procedure, input, given } = run;
  const option = optionOf(runNow(PROCEDURES, run), answer);
  await play(
    {
      type: 'GiveToProcedure',
      procedure,
      after: given.length,
      ...(given.length === 0 ? { input } : {}),
      ...(option === undefined ? {} : { option }),
    },
    ...facesOf(answer),
  );
};

const begin = async (all: Players, what: Resolving): Promise<void> => {
  for (const answer of what.answers) await give(all, runOf(all, what), answer);
};

const asks = (all: Players, what: Resolving): boolean => {
  const now = runNow(PROCEDURES, runOf(all, what));
  if (now.kind === 'unreadable' || now.kind === 'refused') throw new Error(JSON.stringify([now, what]));
  return now.kind !== 'done';
};

/** What stands on the Resolve page, to the end: answers as they are written, then whatever comes, and into the game. */
const resolve = async (all: Players, what: Resolving): Promise<void> => {
  const left = [...what.answers];
  while (asks(all, what)) await give(all, runOf(all, what), left.shift());
  if (left.length > 0) throw new Error(`${what.procedure}: never asked for ${JSON.stringify(left)}`);
  const { procedure, input } = what;
  const begun = runOf(all, what).given.length > 0;
  await all.play({ type: 'ApplyProcedure', procedure, ...(begun ? {} : { input }) });
};

const throwAgain = async (all: Players, { at, tap, faces }: Extract<Line, { kind: 'throwAgain' }>): Promise<void> => {
  const { session, sit, view } = all;
  sit(at);
  await session.throwAgain(tap(view()), 'table');
  must(session, 'thrown again', await session.giveFaces(faces));
};

const playLine = async (all: Players, line: Line): Promise<void> => {
  const { session, view, sit, play } = all;
  if ('at' in line) sit(line.at);
  switch (line.kind) {
    case 'play':
      await play(typeof line.tap === 'function' ? line.tap(view()) : line.tap, ...line.dice);
      return;
    case 'resolve':
      await resolve(all, { ...line, input: line.input(view()) });
      return;
    case 'begin':
      await begin(all, { ...line, input: line.input(view()) });
      return;
    case 'undo':
      must(session, line, await session.undo());
      return;
    case 'redo':
      must(session, line, await session.redo());
      return;
    case 'correct':
      must(session, line, await session.correct(session.getState().count - line.back, line.reason));
      return;
    case 'throwAgain':
      await throwAgain(all, line);
  }
};

export const playLines = async (all: Players, lines: readonly Line[]): Promise<void> => {
  for (const [i, line] of lines.entries())
    await playLine(all, line).catch((cause: unknown) => {
      throw new Error(`line ${String(i)}, ${JSON.stringify(line)}: ${String(cause)}`, { cause });
    });
};
