import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const ROOT = resolve(__dirname, '../../..');

/** Another state of the project, laid out in a folder, and how it is taken away again. */
export type Laid = Readonly<{ root: string; name: string; remove: () => void }>;

const git = (...args: readonly string[]): string =>
  execFileSync('git', [...args], { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/** A folder is taken as it stands; a commit is laid out inside this checkout, so that it finds the same packages. */
export const laidOut = (what: string): Laid => {
  if (existsSync(join(what, 'src'))) return { root: resolve(what), name: what, remove: () => undefined };
  const commit = git('rev-parse', '--verify', '--short', `${what}^{commit}`);
  const root = join(ROOT, '.tmp', `same-${commit}-${process.pid}`);
  mkdirSync(join(ROOT, '.tmp'), { recursive: true });
  git('worktree', 'add', '--detach', root, commit);
  const remove = (): void => {
    rmSync(root, { recursive: true, force: true });
    git('worktree', 'prune');
  };
  return { root, name: commit, remove };
};
