import fc from 'fast-check';
import { readFileSync } from 'node:fs';

type Config = Readonly<{
  version?: string;
  ios?: Readonly<{ buildNumber?: string }>;
  android?: Readonly<{ versionCode?: number }>;
}>;
type Numbered = ((config: Config) => Config) & Readonly<{ buildNumberOf: (version: string) => number }>;

// eslint-disable-next-line @typescript-eslint/no-require-imports -- Expo loads a config plugin with require().
const numbered = require('./numbered.cjs') as Numbered;

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const parts = fc.tuple(fc.nat(2099), fc.nat(999), fc.nat(999)).filter((three) => three.some((part) => part > 0));

const higher = (a: readonly number[], b: readonly number[]): boolean => {
  const at = a.findIndex((part, index) => part !== b[index]);
  return at !== -1 && (a[at] ?? 0) > (b[at] ?? 0);
};

test('a higher version has a higher build number, and no two have the same', () => {
  fc.assert(
    fc.property(parts, parts, (a, b) => {
      const [one, other] = [a, b].map((three) => numbered.buildNumberOf(three.join('.')));
      expect((one ?? 0) > (other ?? 0)).toBe(higher(a, b));
      expect(one).toBeLessThanOrEqual(2_100_000_000);
    }),
  );
});

test.each(['0.0.0', '1.2', '1.2.3-beta', '1.1000.0', '1.0.1000', '2101.0.0', ''])('%s is no version', (version) => {
  expect(() => numbered.buildNumberOf(version)).toThrow('package.json');
});

test('both phones get the number, and keep what else is said of them', () => {
  expect(numbered({ version: '1.2.3', ios: {}, android: {} })).toEqual({
    version: '1.2.3',
    ios: { buildNumber: '1002003' },
    android: { versionCode: 1_002_003 },
  });
});

test('version and numbers stand in package.json and nowhere else', () => {
  const { version } = read('package.json') as Config;
  const app = read('app.json') as Readonly<{ expo: Config & Readonly<{ plugins: readonly unknown[] }> }>;
  const lock = read('package-lock.json') as Config;
  expect(numbered.buildNumberOf(version ?? '')).toBeGreaterThan(0);
  expect(app.expo.version).toBeUndefined();
  expect(app.expo.ios).not.toHaveProperty('buildNumber');
  expect(app.expo.android).not.toHaveProperty('versionCode');
  expect(app.expo.plugins).toContain('./src/tools/phones/numbered.cjs');
  expect(lock.version).toBe(version);
  expect(JSON.stringify(read('eas.json'))).not.toMatch(/autoIncrement|"remote"/);
});
