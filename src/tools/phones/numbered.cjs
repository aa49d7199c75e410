// A config plugin (app.json): the number of a build. The version stands in package.json alone, the number follows from it.
const VERSION = /^(\d+)\.(\d+)\.(\d+)$/;

/** Google Play takes no higher number. */
const HIGHEST = 2_100_000_000;

/**
 * 1.2.3 is build 1002003: a higher version has a higher number, which is all that the stores ask. So whatever goes to a
 * store a second time is a new version, and no number is counted up anywhere.
 */
const buildNumberOf = (version) => {
  const parts = VERSION.exec(version)?.slice(1).map(Number);
  if (parts === undefined) throw new Error(`package.json: version ${version} is not three numbers, as 1.2.3`);
  const [major, minor, patch] = parts;
  if (minor > 999 || patch > 999) throw new Error(`package.json: in version ${version} a part is past 999`);
  const number = major * 1_000_000 + minor * 1_000 + patch;
  if (number < 1 || number > HIGHEST) throw new Error(`package.json: version ${version} gives no number for a store`);
  return number;
};

/** Expo fills in package.json's version where app.json names none. */
module.exports = (config) => {
  const number = buildNumberOf(config.version);
  return {
    ...config,
    ios: { ...config.ios, buildNumber: String(number) },
    android: { ...config.android, versionCode: number },
  };
};
module.exports.buildNumberOf = buildNumberOf;
