// A config plugin (app.json): what `expo prebuild` leaves open in the phones' own projects. native-check.mjs looks at the result.
const { mkdir, readFile, writeFile } = require('node:fs/promises');
const { join } = require('node:path');
const {
  CodeGenerator,
  IOSConfig,
  withAppDelegate,
  withDangerousMod,
  withFinalizedMod,
  withInfoPlist,
  withXcodeProject,
} = require('expo/config-plugins');

const without = (permissions) => `<manifest xmlns:android="http://schemas.android.com/apk/res/android"
    xmlns:tools="http://schemas.android.com/tools">
${permissions.map((name) => `  <uses-permission android:name="${name}" tools:node="remove"/>`).join('\n')}
</manifest>
`;

/** The app itself needs no network, its dev server does. A build type's manifest goes before the app's and its libraries'. */
const withQuietRelease = (config, permissions) =>
  withDangerousMod(config, [
    'android',
    async (mod) => {
      const folder = join(mod.modRequest.platformProjectRoot, 'app/src/release');
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, 'AndroidManifest.xml'), without(permissions));
      return mod;
    },
  ]);

const CLOSE_GAMES = `
/// The games stay on this phone, as their key in the keychain does: restored without it they could not be opened. And they
/// can be read only while the phone is unlocked.
private func keepGamesOnThisPhone() {
  let files = FileManager.default
  guard let documents = files.urls(for: .documentDirectory, in: .userDomainMask).first else { return }
  var folder = documents.appendingPathComponent("SQLite", isDirectory: true)
  do {
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    var values = URLResourceValues()
    values.isExcludedFromBackup = true
    try folder.setResourceValues(values)
    for file in [folder] + (try files.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) {
      try files.setAttributes([.protectionKey: FileProtectionType.complete], ofItemAtPath: file.path)
    }
  } catch {
    NSLog("The folder of the games could not be closed: \\(error)")
  }
}
`;

const merged = (src, tag, newSrc, anchor, offset) =>
  CodeGenerator.mergeContents({ src, tag, newSrc, anchor, offset, comment: '//' }).contents;

/** Neither expo-sqlite nor expo-file-system can set these attributes: the app's own first lines do. */
const withGamesKeptHere = (config) =>
  withAppDelegate(config, (mod) => {
    const file = mod.modResults;
    const called = merged(file.contents, 'games-call', '    keepGamesOnThisPhone()', /let delegate = ReactNative/, 0);
    file.contents = merged(called, 'games-kept-here', CLOSE_GAMES, /^class ReactNativeDelegate/m, 0);
    return mod;
  });

const DEBUG_PLIST = 'Info-Debug.plist';
const LOCAL = /\s*<key>NSAllowsLocalNetworking<\/key>\s*<(true|false)\/>/;
const ATS = /(<key>NSAppTransportSecurity<\/key>\s*<dict>)/;

/** Only a debug build speaks to a dev server: it has an Info.plist of its own, the same but for that line. */
const withLocalNetworkInDebug = (config) => {
  const shut = withInfoPlist(config, (mod) => {
    delete mod.modResults.NSAppTransportSecurity?.NSAllowsLocalNetworking;
    return mod;
  });
  const told = withXcodeProject(shut, (mod) => {
    const name = IOSConfig.XcodeUtils.getProjectName(mod.modRequest.projectRoot);
    for (const { name: kind, buildSettings } of Object.values(mod.modResults.pbxXCBuildConfigurationSection()))
      if (kind === 'Debug' && buildSettings.INFOPLIST_FILE) buildSettings.INFOPLIST_FILE = `${name}/${DEBUG_PLIST}`;
    return mod;
  });
  return withFinalizedMod(told, [
    'ios',
    async (mod) => {
      const file = IOSConfig.Paths.getInfoPlistPath(mod.modRequest.projectRoot);
      const plist = (await readFile(file, 'utf8')).replace(LOCAL, '');
      if (!ATS.test(plist)) throw new Error('Info.plist has no NSAppTransportSecurity');
      const open = plist.replace(ATS, '$1\n      <key>NSAllowsLocalNetworking</key>\n      <true/>');
      await writeFile(join(file, '..', DEBUG_PLIST), open);
      return mod;
    },
  ]);
};

/**
 * `blockedInRelease`: permissions that only a debug build has. Those that no build has stand in `android.blockedPermissions`.
 * Detox speaks to the release build it tests over the network: its prebuild says so (.detoxrc.js).
 */
module.exports = (config, { blockedInRelease }) => {
  const kept = withGamesKeptHere(config);
  return process.env.ESTAFETTE_FOR_DETOX ? kept : withLocalNetworkInDebug(withQuietRelease(kept, blockedInRelease));
};
