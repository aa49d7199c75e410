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
      Settings: 'settings',
      Game: {
        path: 'game/:gameKey',
        screens: {
          Tabs: { path: '', screens: { Turn: '', Army: 'army', Desk: 'desk' } },
          History: 'history',
          SetUp: 'set-up',
        },
      },
    },
  },
};
