import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '../..');

/** Files of a small project that is wrong on purpose: path to content. */
export type Planted = Readonly<Record<string, string>>;

/** Lays out a throw-away project inside this one, so that its tools find our packages, and answers its folder. */
export function plant(name: string, config: readonly string[], files: Planted): string {
  const folder = join(ROOT, '.tmp', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const file of config) cpSync(join(ROOT, file), join(folder, file));
  for (const [path, content] of Object.entries(files)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return folder;
}

/** Runs a command of an installed package in `folder` and parses the JSON that it prints. */
export function runJson(folder: string, command: string, args: readonly string[]): unknown {
  const bin = join(ROOT, 'node_modules', '.bin', command);
  const { stdout, stderr } = spawnSync(bin, args, { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 28 });
  try {
    return JSON.parse(stdout);
  } catch {
    throw new Error(`${command} gave no JSON:\n${stdout}\n${stderr}`);
  }
}

/** The project itself, to prove that the rules that catch planted files leave the real ones alone. */
export const realTree = ROOT;
