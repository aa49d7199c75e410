import type { GameRoutes, GameTabs, Routes } from './routes';

/**
 * What each page is called, in the window's title and where a page of a game says which it is. The browser keeps these in
 * its own history, for everybody to see: a name says which page it is, never what is written there.
 */
const PAGE_NAMES = {
  Games: 'Games',
  NewGame: 'New game',
  Sheets: 'Title sheets',
  Packs: 'Scenarios',
  Pack: 'Scenario',
  Settings: 'Settings',
  Import: 'Import',
  Privacy: 'Privacy',
  Resolve: 'Resolve',
  ResolveOne: 'Resolve',
  Books: 'Books',
  BookShelf: 'Books',
  BookTable: 'Table',
  BookPlace: 'Rule',
  Game: 'Game',
  Tabs: 'Game',
  Turn: 'Turn',
  Army: 'Army',
  Desk: 'Desk',
  History: 'History',
  Archive: 'The archive',
  End: 'The end',
  DeskArmy: 'The army',
  ShowCards: 'Hidden cards',
  SetUp: 'Set-up',
} as const satisfies Record<keyof Routes | keyof GameRoutes | keyof GameTabs, string>;

const isPage = (route: string): route is keyof typeof PAGE_NAMES => Object.hasOwn(PAGE_NAMES, route);

export const pageName = (route: string): string => (isPage(route) ? PAGE_NAMES[route] : '');

/** A page of a game says of which, for a player may have several. */
export const titleIn = (game: string | null, page: string): string => (game === null ? page : `${page} · ${game}`);
