// What stands in the native projects that `expo prebuild` made: permissions, backups, what may be read of a locked phone.
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import numbered from './numbered.cjs';

const { buildNumberOf } = numbered;

const USES = /<uses-permission\s+android:name="([^"]+)"([^>]*)>/g;

const usesOf = (manifest) =>
  [...manifest.matchAll(USES)].map(([, name, rest]) => ({ name, isRemoved: rest.includes('tools:node="remove"') }));

function same(what, found, wanted) {
  const [is, should] = [found, wanted].map((names) => [...new Set(names)].sort().join('\n  '));
  if (is !== should) throw new Error(`${what}\n  ${is}\nand should be\n  ${should}`);
}

function has(text, pattern, wanted, complaint) {
  if (pattern.test(text) !== wanted) throw new Error(complaint);
}

async function packages(project) {
  const folder = join(project, 'node_modules');
  const names = await readdir(folder);
  const scoped = names.filter((name) => name.startsWith('@'));
  const inScopes = await Promise.all(
    scoped.map((scope) => readdir(join(folder, scope)).then((ones) => ones.map((one) => join(scope, one)))),
  );
  return [...names, ...inScopes.flat()].map((name) => join(folder, name));
}

/** Gradle merges the manifests of all libraries into the app's: whatever one of them asks for, the app asks for. */
async function askedByLibraries(project) {
  const native = (await packages(project)).map((folder) => join(folder, 'android'));
  const files = [...native, join(project, 'node_modules/react-native/ReactAndroid')]
    .map((folder) => join(folder, 'src/main/AndroidManifest.xml'))
    .filter(existsSync);
  const manifests = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const asked = manifests.flatMap(usesOf).map(({ name }) => name);
  if (asked.length === 0) throw new Error('no library’s manifest was found');
  return asked;
}

/**
 * The one list is app.json's. What comes with a library in compiled form cannot be read here: androidx.biometric's two
 * permissions are known and blocked.
 */
export async function lookAtAndroid(project) {
  const { android, plugins } = JSON.parse(await readFile(join(project, 'app.json'), 'utf8')).expo;
  const { blockedInRelease } = plugins.find(([name]) => name.endsWith('phones/closed.cjs'))[1];
  const main = await readFile(join(project, 'android/app/src/main/AndroidManifest.xml'), 'utf8');
  const release = usesOf(await readFile(join(project, 'android/app/src/release/AndroidManifest.xml'), 'utf8'));
  const uses = [...usesOf(main), ...release];
  const removed = new Set(uses.filter(({ isRemoved }) => isRemoved).map(({ name }) => name));
  const asked = [...uses.map(({ name }) => name), ...(await askedByLibraries(project))];
  const left = asked.filter((name) => !removed.has(name));
  same('a release build asks for', left, android.permissions);
  same('it takes out', removed, [...android.blockedPermissions, ...blockedInRelease]);
  same(
    'only a release build takes out',
    release.map(({ name }) => name),
    blockedInRelease,
  );
  await lookAtBackup(project, main);
  await lookAtNumber(project);
  await lookAtAndroidPictures(project);
}

const versionIn = async (project) => JSON.parse(await readFile(join(project, 'package.json'), 'utf8')).version;

async function lookAtNumber(project) {
  const version = await versionIn(project);
  const gradle = await readFile(join(project, 'android/app/build.gradle'), 'utf8');
  has(gradle, new RegExp(`versionCode ${buildNumberOf(version)}$`, 'm'), true, 'Gradle builds under another number');
  has(gradle, new RegExp(`versionName "${version}"`), true, 'Gradle builds another version');
}

/** Both themes have a splash; the launcher has a drawing in colours and one that the phone colours itself. */
async function lookAtAndroidPictures(project) {
  const resources = join(project, 'android/app/src/main/res');
  const launcher = await readFile(join(resources, 'mipmap-anydpi-v26/ic_launcher.xml'), 'utf8');
  for (const part of ['background', 'foreground', 'monochrome'])
    has(launcher, new RegExp(`<${part} `), true, `the launcher's icon has no ${part}`);
  for (const theme of ['drawable', 'drawable-night'])
    if (!existsSync(join(resources, `${theme}-xxhdpi/splashscreen_logo.png`)))
      throw new Error(`no splash picture in ${theme}`);
  const colours = ['values', 'values-night'].map((theme) => readFile(join(resources, theme, 'colors.xml'), 'utf8'));
  const [day, night] = await Promise.all(colours);
  for (const name of ['splashscreen_background', 'activityBackground']) {
    const [light, dark] = [colourIn(day, name), colourIn(night, name)];
    if (!light || !dark || light === dark) throw new Error(`${name} is ${light} by day and ${dark} by night`);
  }
}

const colourIn = (xml, name) => new RegExp(`name="${name}">(#\\w+)<`).exec(xml)?.[1];

/** Only shared preferences go into a backup, and of these not the keys. The games are a database. */
async function lookAtBackup(project, manifest) {
  const rules = {
    fullBackupContent: 'secure_store_backup_rules',
    dataExtractionRules: 'secure_store_data_extraction_rules',
  };
  for (const [attribute, name] of Object.entries(rules)) {
    has(manifest, new RegExp(`android:${attribute}="@xml/${name}"`), true, `the manifest lacks ${attribute}`);
    const path = join(project, 'node_modules/expo-secure-store/android/src/main/res/xml', `${name}.xml`);
    const included = [...(await readFile(path, 'utf8')).matchAll(/<include domain="(\w+)"/g)].map(
      ([, domain]) => domain,
    );
    same(`${name} puts into a backup`, included, ['sharedpref']);
  }
}

const LOCAL = /<key>NSAllowsLocalNetworking<\/key>\s*<true\/>/;

export async function lookAtIos(project) {
  const read = (file) => readFile(join(project, 'ios', file), 'utf8');
  const plist = await read('Estafette/Info.plist');
  has(plist, /UsageDescription/, false, 'Info.plist explains the use of something that nothing uses');
  has(plist, LOCAL, false, 'a release build may speak to the local network');
  const debug = await read('Estafette/Info-Debug.plist');
  has(debug, LOCAL, true, 'a debug build cannot speak to its dev server');
  if (debug.replace(LOCAL, '').replaceAll(/\s/g, '') !== plist.replaceAll(/\s/g, ''))
    throw new Error('the Info.plist of a debug build differs in more than the local network');
  const settings = (await read('Estafette.xcodeproj/project.pbxproj')).matchAll(/INFOPLIST_FILE = (\S+);/g);
  same(
    'Xcode builds with',
    [...settings].map(([, file]) => file),
    ['Estafette/Info.plist', 'Estafette/Info-Debug.plist'],
  );
  await lookAtApplesForms(project, plist);
  await lookAtApplesPictures(read);
  const closed = /default-data-protection<\/key>\s*<string>NSFileProtectionComplete</;
  has(await read('Estafette/Estafette.entitlements'), closed, true, 'files can be read while the phone is locked');
  const delegate = await read('Estafette/AppDelegate.swift');
  has(delegate, /^ {4}keepGamesOnThisPhone\(\)$/m, true, 'nobody keeps the games out of the backup');
  has(delegate, /isExcludedFromBackup = true/, true, 'the games go into the backup');
}

const CODES = /<string>([0-9A-Z]{4}\.1)<\/string>/g;
const codesIn = (plist) => [...plist.matchAll(CODES)].map(([, code]) => code);

/** What the libraries say that they ask of an iPhone, and why. Native code that is linked in is the app's own to answer for. */
async function reasonsOfLibraries(project) {
  const native = (await packages(project)).map((folder) => join(folder, 'ios')).filter(existsSync);
  const found = [...native, join(project, 'node_modules/react-native')].map(async (folder) => {
    const files = await readdir(folder, { recursive: true });
    return files.filter((file) => file.endsWith('.xcprivacy')).map((file) => readFile(join(folder, file), 'utf8'));
  });
  const manifests = await Promise.all((await Promise.all(found)).flat());
  return manifests.flatMap(codesIn);
}

async function lookAtApplesForms(project, plist) {
  const version = await versionIn(project);
  const wanted = { CFBundleShortVersionString: version, CFBundleVersion: String(buildNumberOf(version)) };
  for (const [key, text] of Object.entries(wanted))
    has(plist, new RegExp(`<key>${key}</key>\\s*<string>${text}</string>`), true, `Info.plist: ${key} is not ${text}`);
  has(plist, /<key>ITSAppUsesNonExemptEncryption<\/key>\s*<false\/>/, true, 'Info.plist says nothing of encryption');
  const privacy = await readFile(join(project, 'ios/Estafette/PrivacyInfo.xcprivacy'), 'utf8');
  same('the privacy manifest gives as reasons', codesIn(privacy), await reasonsOfLibraries(project));
  has(privacy, /NSPrivacyTracking<\/key>\s*<false\/>/, true, 'the privacy manifest says nothing of tracking');
  has(
    privacy,
    /NSPrivacyCollectedDataTypes<\/key>\s*<array\/>/,
    true,
    'the privacy manifest says that something is collected',
  );
}

async function lookAtApplesPictures(read) {
  const icons = JSON.parse(await read('Estafette/Images.xcassets/AppIcon.appiconset/Contents.json')).images;
  const shown = icons.map(({ appearances }) => appearances?.[0]?.value ?? 'light');
  same('the icons are for', shown, ['light', 'dark', 'tinted']);
  const splash = await read('Estafette/Images.xcassets/SplashScreenLogo.imageset/Contents.json');
  has(splash, /"value": "dark"/, true, 'the splash has no picture for the dark');
}
