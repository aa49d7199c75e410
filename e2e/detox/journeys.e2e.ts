import { device } from 'detox';
import { booksAlone, booksInGame } from '../journeys/books';
import { combatByApp, combatByTable, combatLoose } from '../journeys/combat';
import { cups } from '../journeys/cups';
import { corpsAcrossItsLimit, secretArrival } from '../journeys/corps';
import { cheat, curtain } from '../journeys/curtain';
import { mopEvening } from '../journeys/evening-mop';
import { n20Evening } from '../journeys/evening-n20';
import { nlcEvening } from '../journeys/evening-nlc';
import { typedAssault } from '../journeys/evening-typed';
import { firstTurn } from '../journeys/first-turn';
import { hiddenMarch } from '../journeys/hidden';
import { library } from '../journeys/library';
import { killedWhileSealing } from '../journeys/locks';
import { lockedHand, mediumDeck, spicyDeck } from '../journeys/n20-events';
import { matrixCheat, playerTurns, soloMatrix } from '../journeys/n20-matrix';
import { napoleonic20 } from '../journeys/napoleonic-20';
import { realDice } from '../journeys/real-dice';
import { restrictedTurn, spiesReport } from '../journeys/mop-cards';
import { n20Battle, resolvedAlone, resolvedInGame } from '../journeys/resolve';
import { setUpCorrected, setUpOfForty } from '../journeys/set-up';
import { tutorial } from '../journeys/tutorial';
import { appOver } from '../pages/app';
import type { Journey, Step } from '../pages/app';
import { detoxDriver } from './driver';

const untold = (): void => undefined;
const unwatched = { log: untold, look: () => Promise.resolve() };

const moment = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The journeys that Chromium walks too; what needs a browser's file dialogs or tabs stays there. */
const JOURNEYS: readonly (readonly [string, Journey])[] = [
  ['a first turn, killed in the middle, corrected', firstTurn],
  ['names, copies, the trash', library],
  ['the books by themselves', booksAlone],
  ['the books in a game', booksInGame],
  ['dice thrown on the table', realDice],
  ['two cups, covers, a real cup', cups],
  ['the curtain', curtain],
  ['the cheat learns nothing', cheat],
  ['Napoleonic 20, day and night', napoleonic20],
  ['the set-up is corrected', setUpCorrected],
  ['forty units are set up', setUpOfForty(untold)],
  ['a corps across its limit and back', corpsAcrossItsLimit(untold)],
  ['a reinforcement rolled in secret', secretArrival],
  ['combat with dice on the table', combatByTable],
  ['combat with the app’s dice', combatByApp(untold)],
  ['combat without a game', combatLoose(untold)],
  ['resolve by itself', resolvedAlone(untold)],
  ['resolve in a game', resolvedInGame(untold)],
  ['a battle of Napoleonic 20', n20Battle(untold)],
  [
    'killed in the middle of sealing',
    (app, step) => killedWhileSealing({ kill: app.driver.kill, wait: moment, log: untold }, [0, 30, 90])(app, step),
  ],
  ['the matrix played Fast', playerTurns('Fast', untold)],
  ['the matrix played Fun', playerTurns('Fun', untold)],
  ['the matrix played Furious', playerTurns('Furious', untold)],
  ['the matrix with the app as the absent side', soloMatrix],
  ['a turn of restricted card play', restrictedTurn],
  ['spies, and the orders they see', spiesReport],
  ['an event deck played Medium', mediumDeck],
  ['an event deck played Spicy', spicyDeck],
  ['event cards under a PIN', lockedHand],
  ['the tutorial', (app, step) => tutorial(app, step, () => Promise.resolve())],
  ['the weather, and a march that nobody sees', hiddenMarch],
  ['an evening of NLC', nlcEvening(unwatched)],
  ['an evening of Napoleonic 20', n20Evening(unwatched)],
  ['an evening of March on Paris', mopEvening(unwatched)],
  ['an assault of typed units', typedAssault(unwatched)],
  ['the cheat at the matrix', (app, step) => matrixCheat(app, step, app.driver.screen)],
];

/** A failing stage says which one it was. */
const step: Step = async (title, act) => {
  try {
    return await act();
  } catch (cause) {
    throw new Error(`at the stage “${title}”`, { cause });
  }
};

describe('the journeys on a device', () => {
  beforeEach(() => device.launchApp({ newInstance: true, delete: true }));

  it.each(JOURNEYS)('%s', (_, walk) => walk(appOver(detoxDriver()), step));
});
