import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Facts } from './check';
import { readOwner } from './owner';
import { readPictures } from './pictures';
import { readTexts } from './texts';

type App = Readonly<{ expo: Readonly<{ extra?: Readonly<{ eas?: Readonly<{ projectId?: string }> }> }> }>;
type Eas = Readonly<{
  submit: Readonly<{ production: Readonly<{ ios: Readonly<{ ascAppId?: string; appleTeamId?: string }> }> }>;
}>;

/** The lines of git's answer, or null where it gives none. */
const git = (root: string, ...args: readonly string[]): readonly string[] | null => {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter((line) => line !== '') : null;
};

const tagOf = (root: string, version: string): Facts['tag'] => {
  const [tagged] = git(root, 'rev-parse', '--verify', '--quiet', `v${version}^{commit}`) ?? [];
  if (tagged === undefined) return 'none';
  return tagged === git(root, 'rev-parse', 'HEAD')?.[0] ? 'here' : 'elsewhere';
};

/** Reads the project in `root`. */
export const gatherFacts = (root: string): Facts => {
  const json = (name: string): unknown => JSON.parse(readFileSync(join(root, name), 'utf8'));
  const { version } = json('package.json') as Readonly<{ version: string }>;
  const { ascAppId = '', appleTeamId = '' } = (json('eas.json') as Eas).submit.production.ios;
  return {
    version,
    uncommitted: git(root, 'status', '--porcelain')?.map((line) => line.slice(3)) ?? null,
    tag: tagOf(root, version),
    owner: readOwner(root),
    texts: readTexts(root, version),
    pictures: readPictures(root),
    projectId: (json('app.json') as App).expo.extra?.eas?.projectId ?? '',
    ascAppId,
    appleTeamId,
  };
};
