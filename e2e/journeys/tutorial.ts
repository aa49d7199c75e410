import { armyPage } from '../pages/army-page';
import { booksPage } from '../pages/books-page';
import { combatPage } from '../pages/combat-page';
import { ordersPage } from '../pages/orders-page';
import { resolvePage } from '../pages/resolve-page';
import { tutorialPage } from '../pages/tutorial-page';
import type { App, Step } from '../pages/app';
import { check } from '../pages/driver';

const FOOT = ['nu-1', 'nu-2', 'hu-1'] as const;

type Look = (title: string) => Promise<void>;

const NOBODY_LOOKS: Look = () => Promise.resolve();

/**
 * The worked game from the first page to the second turn; killed on the way, it is taken up where it was. `written`: a browser
 * puts its small texts on disk a while later.
 */
export const tutorial = async (
  app: App,
  step: Step,
  written: () => Promise<void>,
  look: Look = NOBODY_LOOKS,
): Promise<void> => {
  const { driver, turn } = app;
  const guide = tutorialPage(driver);
  const orders = ordersPage(driver);
  const combat = combatPage(driver);
  await step('it opens from the first page with one tap', async () => {
    await driver.open();
    await app.games.isOpen();
    await look('first page');
    await guide.open();
    await guide.asksFor('1 of 14');
    await look('the turn');
    await driver.tap('turn.next.desk');
  });
  await step('an order is written and sealed, both command phases done', async () => {
    await guide.asksFor('An order');
    await look('an order');
    await driver.tap('orders.for.formation-n-second');
    await look('the sheet');
    await driver.tap('order.type.march');
    await driver.tap('order.target.Marn');
    await driver.tap('order.courier.6');
    await look('the seal');
    await driver.tap('order.seal');
    await guide.asksFor('Done at the desks');
    await look('done');
    await orders.done();
    await orders.isOpen('second');
    await orders.done();
  });
  await step('killed, it is taken up again where it was', async () => {
    await guide.asksFor('A roll before the cup');
    await written();
    await driver.kill();
    await app.games.isOpen();
    await guide.open();
    await guide.asksFor('A roll before the cup');
    check((await driver.count('guide.text')) === 1, 'the guide came back folded');
  });
  await step('the cup is prepared, filled, and a chit drawn', async () => {
    await driver.appears('turn');
    await look('a roll');
    await turn.rollCoordinated('first');
    await guide.asksFor('The cup');
    await look('the cup');
    const unused = 'prepare.coordinated.first.decline';
    if ((await driver.count(unused)) > 0) await driver.tap(unused);
    await turn.fill();
    await guide.asksFor('A chit');
    await driver.appears('turn.next.draw');
    await turn.draw();
    await guide.asksFor('A formation acts');
    await look('acts');
    await driver.tap('acting.stage.movement');
  });
  await step('a step is lost and taken back', async () => {
    await guide.asksFor('A step lost');
    await driver.tap('tabs.army');
    await look('army');
    await armyPage(driver).unit(['hu-1'], 'steplost');
    await guide.asksFor('Taken back');
    await look('undo');
    await turn.undo();
  });
  await step('folded it stands in nobody’s way', async () => {
    await guide.asksFor('A morale check');
    await guide.fold();
    await look('folded');
    await guide.unfold();
  });
  await step('a morale check and an assault in Resolve', async () => {
    const resolve = resolvePage(driver);
    await resolve.inGame();
    await resolve.open('nlc/morale-check');
    await look('morale');
    await resolve.say('members.units.nu-1');
    await resolve.throwDice();
    await guide.asksFor('An assault');
    await resolve.back();
    await driver.tap('resolve.open.nlc/assault');
    await look('assault');
    await combat.pick(...FOOT);
    await look('assault, laid out');
    await combat.throwDice();
    await combat.decide(FOOT);
    await look('assault, result');
    await combat.apply();
  });
  await step('something is found in the books, and read in the history', async () => {
    const books = booksPage(driver);
    await guide.asksFor('The books');
    await guide.go();
    await look('books');
    await books.search('fire');
    await books.openFound();
    await guide.asksFor('What happened');
    await look('history, elsewhere');
    await guide.go();
    await turn.history();
    await look('history');
  });
  await step('the turn ends, and the way with it', async () => {
    await guide.asksFor('The turn’s end');
    await guide.go();
    await turn.goTo('turnEnd');
    await look('turn end');
    await turn.nextTurn();
    await guide.asksFor('That was a whole turn');
    await look('the end');
    await guide.end();
  });
};
