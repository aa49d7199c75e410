import type { NavigatorScreenParams } from '@react-navigation/native';
import type { BookRoutes } from '../screens/books/book-routes';

/** The places inside one game. */
export type GameTabs = {
  Turn: undefined;
  Army: undefined;
  Resolve: undefined;
  Desk: undefined;
  Books: undefined;
};

/** `formation`: whom the page is opened for and filled with; a leader's loss roll takes a commander's id as well. */
type ResolveOneParams = { procedure: string; rules?: string; formation?: string };

export type Routes = BookRoutes & {
  Games: undefined;
  /** `sheet`: the key of a title sheet to fill the form in from. */
  NewGame: { sheet?: string } | undefined;
  Sheets: undefined;
  Packs: undefined;
  /** `pack`: the id of a scenario that comes with the app, or the key of the players' own. */
  Pack: { pack: string };
  Settings: undefined;
  /** Files that were opened with the app, and the question what to do with each. */
  Import: undefined;
  Privacy: undefined;
  Books: undefined;
  /** Procedures without a game. `rules`: the rule set they are resolved under. */
  Resolve: undefined;
  ResolveOne: ResolveOneParams;
  Game: NavigatorScreenParams<GameRoutes> & { gameKey: string };
};

export type GameRoutes = BookRoutes & {
  Tabs: NavigatorScreenParams<GameTabs> | undefined;
  ResolveOne: ResolveOneParams;
  History: undefined;
  Archive: undefined;
  End: undefined;
  DeskArmy: undefined;
  /** A hidden card is shown at the fight, behind its owner's curtain. */
  ShowCards: undefined;
  SetUp: undefined;
};
