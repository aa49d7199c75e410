import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Desktop, Parts } from './desktop';
import { followed, listenTo } from './heard';

export type Role = 'push button' | 'radio button' | 'toggle button' | 'page tab' | 'heading' | 'image';
type Answer = Readonly<{ found?: string | null; things?: readonly (readonly [string, string, string])[] }>;

/** Who plays by ear and by name. A name that ends in an ellipsis is a beginning, one that begins with it a part. */
export type Player = Readonly<{
  press: (role: Role, name: string) => Promise<void>;
  /** Goes to it without pressing, as one who listens to what there is. */
  goes: (role: Role, name: string) => Promise<void>;
  /** Waits until there is such a thing on the page, and answers its whole name. */
  finds: (role: Role, name: string) => Promise<string>;
  /** Waits until these were spoken, in this order, after the last thing that was waited for. */
  hears: (...sentences: readonly string[]) => Promise<void>;
  /** What was spoken since the beginning. */
  speech: () => readonly string[];
}>;

/** A busy machine takes its time; what has not come by then does not come. */
const PATIENCE_MS = 120_000;
const LOOK_EVERY_MS = 300;

const moment = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));

/** Looks until something comes of it. */
const patiently = async <T>(look: () => Promise<T | undefined>, complaint: () => Promise<string>): Promise<T> => {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const seen = await look();
    if (seen !== undefined) return seen;
    if (Date.now() > end) throw new Error(await complaint());
    await moment();
  }
};

const isAnswer = (value: unknown): value is Answer => typeof value === 'object' && value !== null;

/** A process of its own for each deed: what one remembers of a page is old by the next. */
const reaching =
  (desktop: Desktop, python: string) =>
  (...told: readonly string[]): Promise<Answer> =>
    new Promise((done) => {
      const child = spawn(python, [join(__dirname, 'reach.py'), ...told], {
        env: desktop.environment,
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      let text = '';
      child.stdout.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      child.once('close', (code) => {
        const answer: unknown = code === 0 ? JSON.parse(text) : null;
        done(isAnswer(answer) ? answer : {});
      });
    });

export const playerAt = (desktop: Desktop, parts: Parts): Player => {
  const reach = reaching(desktop, parts.python);
  const speech = listenTo(desktop.log);
  let heardUntil = 0;
  const list = async (): Promise<readonly string[]> =>
    ((await reach('list')).things ?? []).map(
      ([role, name, hint]) => `${role} “${name}”${hint === '' ? '' : ` (${hint})`}`,
    );
  const deed = (what: string, role: Role, name: string): Promise<string> =>
    patiently(
      async () => (await reach(what, role, name)).found ?? undefined,
      async () => `there is no ${role} “${name}” to ${what}, but\n  ${(await list()).join('\n  ')}`,
    );
  const since = (): readonly string[] => speech().slice(heardUntil);
  return {
    press: async (role, name) => {
      await deed('press', role, name);
    },
    goes: async (role, name) => {
      await deed('focus', role, name);
    },
    finds: (role, name) => deed('find', role, name),
    hears: async (...sentences) => {
      const heard = () => followed(since(), sentences);
      await patiently(
        () => Promise.resolve(heard().missing === undefined ? heard() : undefined),
        () => Promise.resolve(`“${heard().missing ?? ''}” was not heard, but\n  ${since().join('\n  ')}`),
      );
      heardUntil += heard().upTo;
    },
    speech,
  };
};
