import { linking, linkingUnder } from './linking';

const stateAt = (base: string, path: string) => {
  const { getStateFromPath, config } = linkingUnder(base);
  return getStateFromPath(path, config);
};
const nameAt = (base: string, path: string) => stateAt(base, path)?.routes.at(-1)?.name;
const pathTo = (base: string, name: string): string => {
  const { getPathFromState, config } = linkingUnder(base);
  return getPathFromState({ routes: [{ name }] }, config);
};

test.each(['', '/estafette', '/table/estafette'])('pages have addresses under “%s”', (base) => {
  expect(pathTo(base, 'Settings')).toBe(`${base}/settings`);
  expect(nameAt(base, `${base}/settings`)).toBe('Settings');
  expect(nameAt(base, `${base}/books/rule/12.3`)).toBe('BookPlace');
  expect(stateAt(base, `${base}/game/k1/army`)?.routes.at(-1)).toMatchObject({
    name: 'Game',
    params: { gameKey: 'k1' },
  });
});

test.each(['', '/estafette', '/table/estafette'])('the first page under “%s” ends in a slash', (base) => {
  expect(pathTo(base, 'Games')).toBe(`${base}/`);
  expect(nameAt(base, `${base}/`)).toBe('Games');
});

test('an address of another app on the same host is none of this one', () => {
  expect(stateAt('/estafette', '/other/settings')).toBeUndefined();
});

test('a phone’s own links have no path before them', () => {
  const { getStateFromPath, config } = linking;
  expect(getStateFromPath('settings', config)?.routes.at(-1)?.name).toBe('Settings');
});
