import { deskPage } from './desk-page';
import type { DeskPage } from './desk-page';
import type { Driver } from './driver';
import { gamesPage } from './games-page';
import type { GamesPage } from './games-page';
import { historyPage } from './history-page';
import type { HistoryPage } from './history-page';
import { n20Page } from './n20-page';
import type { N20Page } from './n20-page';
import { newGamePage } from './new-game-page';
import type { NewGamePage } from './new-game-page';
import { setUpPage } from './set-up-page';
import type { SetUpPage } from './set-up-page';
import { turnPage } from './turn-page';
import type { TurnPage } from './turn-page';

/** The whole app in a player's words. */
export type App = Readonly<{
  driver: Driver;
  games: GamesPage;
  newGame: NewGamePage;
  turn: TurnPage;
  history: HistoryPage;
  desk: DeskPage;
  setUp: SetUpPage;
  n20: N20Page;
}>;

export const appOver = (driver: Driver): App => ({
  driver,
  games: gamesPage(driver),
  newGame: newGamePage(driver),
  turn: turnPage(driver),
  history: historyPage(driver),
  desk: deskPage(driver),
  setUp: setUpPage(driver),
  n20: n20Page(driver),
});

/** One stage of a journey; each counts as a test case. */
export type Step = <T>(title: string, act: () => Promise<T>) => Promise<T>;

/** A player's way through the app, whatever it runs on. */
export type Journey = (app: App, step: Step) => Promise<void>;
