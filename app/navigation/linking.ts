import type { LinkingOptions } from '@react-navigation/native';
import type { Routes } from './routes';

/** Addresses, so that the browser's back button and a reload come back to the same page. */
export const linking: LinkingOptions<Routes> = {
  prefixes: ['estafette://'],
  config: {
    screens: {
      Games: '',
      NewGame: 'new',
      Sheets: 'sheets',
      Packs: 'scenarios',
      Pack: 'scenarios/:pack',
      Settings: 'settings',
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
  },
};
