import type { NavigatorScreenParams } from '@react-navigation/native';

/** The places inside one game. */
export type GameTabs = {
  Turn: undefined;
  Army: undefined;
  Desk: undefined;
};

export type Routes = {
  Games: undefined;
  /** `sheet`: the key of a title sheet to fill the form in from. */
  NewGame: { sheet?: string } | undefined;
  Sheets: undefined;
  Settings: undefined;
  Game: NavigatorScreenParams<GameRoutes> & { gameKey: string };
};

export type GameRoutes = {
  Tabs: NavigatorScreenParams<GameTabs> | undefined;
  History: undefined;
  SetUp: undefined;
};
