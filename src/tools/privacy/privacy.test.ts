import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PRIVACY } from '../../wording/en/privacy';
import { privacyPage } from './page';

const WORDS = [PRIVACY.title, PRIVACY.first, ...PRIVACY.parts.flatMap(({ title, text }) => [title, ...text])];

test('the page for the stores says all that the app says, and loads nothing', () => {
  const page = privacyPage('');
  for (const words of WORDS) expect(page).toContain(words);
  expect(page).not.toMatch(/<script|src=|href=|url\(/u);
  expect(page).toContain(`default-src 'none'`);
});

test.each([
  ['a letter box', 'help@example.org', '<a href="mailto:help@example.org">help@example.org</a>'],
  ['a page', 'https://example.org/?a=1&b=2', '<a href="https://example.org/?a=1&amp;b=2">'],
  ['what would break out of it', '"><script>', '<a href="mailto:&quot;&gt;&lt;script&gt;">'],
])('whom to ask: %s', (_what, contact, link) => {
  const page = privacyPage(contact);
  expect(page).toContain(link);
  expect(page).not.toContain('<script');
});

/** By these a page or an app reaches another machine. */
const REACHES_OUT =
  /\b(fetch\(|XMLHttpRequest|WebSocket|EventSource|sendBeacon|RTCPeerConnection|WebTransport|openURL|window\.open)|https?:\/\//u;

/** The tools, and what runs under Node alone, are in no app. */
const NOT_IN_THE_APP = /\.test\.tsx?$|^src\/(tools|testkit|headless|storage\/node)\//u;

const sources = ['app', 'src'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name).replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/u.test(file) && !NOT_IN_THE_APP.test(file)),
);

test('no line of the app reaches another machine', () => {
  expect(sources.length).toBeGreaterThan(500);
  const reaching = sources.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (REACHES_OUT.test(line) ? [`${file}:${String(index + 1)} ${line.trim()}`] : [])),
  );
  expect(reaching).toEqual([]);
});

/** Of each of these it was looked at what it sends of its own accord: nothing. A new one is looked at before it stands here. */
const SEND_NOTHING = `@expo/metro-runtime @noble/ciphers @noble/hashes @react-navigation/bottom-tabs
  @react-navigation/native @react-navigation/native-stack expo expo-crypto expo-document-picker expo-file-system
  expo-font expo-haptics expo-keep-awake expo-screen-capture expo-secure-store expo-sharing expo-splash-screen
  expo-sqlite expo-status-bar expo-system-ui minisearch react react-dom react-error-boundary react-native
  react-native-safe-area-context react-native-screens react-native-svg react-native-web valibot zustand`.split(/\s+/u);

test('the app is made of packages that were looked at, and takes no updates on its way', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: object };
  expect(Object.keys(dependencies).sort()).toEqual([...SEND_NOTHING].sort());
  const { expo } = JSON.parse(readFileSync('app.json', 'utf8')) as { expo: { updates: object } };
  expect(expo.updates).toEqual({ enabled: false });
});
