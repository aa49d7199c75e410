/**
 * All that lies beyond the first page, in one piece: the web fetches it beside the list of games (the service worker keeps it from
 * the first visit on), a phone has it in its bundle. One piece and not many: what several pieces share would be loaded with
 * the first page again.
 */
export { GameNavigator } from './navigation/GameNavigator';
export { NewGameScreen } from './screens/new-game/NewGameScreen';
export { SettingsScreen } from './screens/settings/SettingsScreen';
export { SheetsScreen } from './screens/sheets/SheetsScreen';
export { RULE_SETS } from '../src/session/rule-sets';
