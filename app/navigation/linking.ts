import { getPathFromState, getStateFromPath } from '@react-navigation/native';
import type { LinkingOptions } from '@react-navigation/native';
import { BASE } from '../wiring/base';
import type { Routes } from './routes';

const ADDRESSES = {
  screens: {
    Games: '',
    NewGame: 'new',
    Sheets: 'sheets',
    Packs: 'scenarios',
    Pack: 'scenarios/:pack',
    Settings: 'settings',
    Import: 'import',
    // A page privacy.html lies beside the app, and some hosts serve it without its ending.
    Privacy: 'settings/privacy',
    Resolve: 'resolve',
    ResolveOne: 'resolve/:procedure',
    Books: 'books',
    BookShelf: 'books/:shelf',
    BookTable: 'books/table/:id',
    BookPlace: 'books/rule/:ref',
    Game: {
      path: 'game/:gameKey',
      screens: {
        Tabs: { path: '', screens: { Turn: '', Army: 'army', Resolve: 'resolve', Desk: 'desk', Books: 'books' } },
        BookShelf: 'books/:shelf',
        BookTable: 'books/table/:id',
        BookPlace: 'books/rule/:ref',
        ResolveOne: 'resolve/:procedure',
        History: 'history',
        Archive: 'archive',
        End: 'end',
        DeskArmy: 'desk-army',
        SetUp: 'set-up',
      },
    },
  },
} satisfies LinkingOptions<Routes>['config'];

/** The part of an address that is the app's own; undefined where it is none of this app. */
const withoutBase = (base: string, path: string): string | undefined => {
  if (base === '' || path === base) return path.slice(base.length);
  return path.startsWith(`${base}/`) ? path.slice(base.length) : undefined;
};

/**
 * Addresses, so that the browser's back button and a reload come back to the same page. `base` is what they begin with. The
 * navigation's own way to say so takes the last slash off the first page, and below its folder only does the worker answer
 * that starts the app without a network.
 */
export const linkingUnder = (base: string) =>
  ({
    prefixes: ['estafette://'],
    getPathFromState: (state, config) => `${base}${getPathFromState(state, config)}`,
    getStateFromPath: (path, config) => {
      const own = withoutBase(base, path);
      return own === undefined ? undefined : getStateFromPath(own, config);
    },
    config: ADDRESSES,
  }) satisfies LinkingOptions<Routes>;

export const linking = linkingUnder(BASE);
