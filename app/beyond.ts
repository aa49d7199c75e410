/**
 * All that lies beyond the first page, in one piece: the web fetches it beside the list of games (the service worker keeps it from
 * the first visit on), a phone has it in its bundle. One piece and not many: what several pieces share would be loaded with
 * the first page again.
 */
export { GameNavigator } from './navigation/GameNavigator';
export { BookPlaceScreen } from './screens/books/BookPlaceScreen';
export { BooksScreen } from './screens/books/BooksScreen';
export { BookShelfScreen } from './screens/books/BookShelfScreen';
export { BookTableScreen } from './screens/books/BookTableScreen';
export { RuleSheet } from './screens/books/RuleSheet';
export { FirstNotices } from './screens/games/FirstNotices';
export { GameDeeds } from './screens/games/GameDeeds';
export { takeFiles } from './screens/games/take-files';
export { ImportScreen } from './screens/import/ImportScreen';
export { NewGameScreen } from './screens/new-game/NewGameScreen';
export { PackScreen } from './screens/packs/PackScreen';
export { PacksScreen } from './screens/packs/PacksScreen';
export { ResolveHome } from './screens/resolve/ResolveHome';
export { ResolveOne } from './screens/resolve/ResolveOne';
export { PrivacyScreen } from './screens/settings/PrivacyScreen';
export { SettingsScreen } from './screens/settings/SettingsScreen';
export { SheetsScreen } from './screens/sheets/SheetsScreen';
export { openTutorial } from './screens/tutorial/begin-tutorial';
export { RULE_SETS } from '../src/session/rule-sets';
export { vaultOver } from './wiring/vault';
