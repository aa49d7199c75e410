// A config plugin (app.json): what Android shows where the app draws nothing yet, by night. Expo's `backgroundColor` knows one colour.
const { AndroidConfig, withAndroidColorsNight } = require('expo/config-plugins');

/** The name that Expo gives `backgroundColor` among the colours by day. */
const WINDOW = 'activityBackground';

module.exports = (config, { backgroundColor }) =>
  withAndroidColorsNight(config, (mod) => {
    mod.modResults = AndroidConfig.Colors.assignColorValue(mod.modResults, { name: WINDOW, value: backgroundColor });
    return mod;
  });
