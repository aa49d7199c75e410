import type { App, Journey } from '../pages/app';
import { counting } from '../pages/counting';
import { check } from '../pages/driver';
import type { Driver } from '../pages/driver';
import { ordersPage } from '../pages/orders-page';
import type { OrdersPage } from '../pages/orders-page';
import { ALLIED_CHITS, ALLIED_TITLE, ALLIES, FRENCH, FRENCH_CHITS } from './armies';

const [REILLE = '', VANDAMME = '', GUARD = ''] = FRENCH_CHITS;
const [ZIETEN = '', PIRCH = ''] = ALLIED_CHITS;
const PLACES = ['Wavre', 'Gembloux', 'Sombreffe', 'Ligny', 'Saint-Amand', 'Quatre Bras'] as const;

/** A game in which orders are written in the app: six places, dice from the table. */
export const beginWithOrders = async ({ driver, games, newGame, turn }: App): Promise<void> => {
  await games.startNew();
  await newGame.name('Ligny');
  await newGame.title('second', ALLIED_TITLE);
  await newGame.paste('first', FRENCH);
  await newGame.paste('second', ALLIES);
  await driver.tap('setup.title.places.toggle');
  await driver.type('setup.title.places.text', PLACES.join('\n'));
  await driver.tap('setup.title.places.toggle');
  await driver.tap('setup.orders.app');
  await newGame.begin();
  await turn.goTo('prepare');
  await turn.dice('table');
  await turn.goTo('command-first');
};

const tapsOf = async (driver: Driver, deed: (page: OrdersPage, driver: Driver) => Promise<void>): Promise<number> => {
  const counted = counting(driver);
  await deed(ordersPage(counted.driver), counted.driver);
  return counted.taps();
};

type Log = (line: string) => void;

/** The dice lie on the table in this journey; a face is a tap of the hand, not of the order sheet. */
const withoutDice = (taps: number, faces: number): number => taps - faces;

const toBoth = async (driver: Driver): Promise<void> => {
  const page = ordersPage(driver);
  await page.done();
  await page.raise(ALLIED_TITLE);
  await page.isOpen('second');
  await page.done();
  await driver.appears('turn.now');
};

const knock = async (driver: Driver): Promise<void> => {
  await driver.tap('tabs.desk');
  await driver.tap('desk.door.first');
  await ordersPage(driver).raise('French');
  await ordersPage(driver).isOpen('first');
};

/** From the turn's beginning to the open desk, as the foot leads. */
const ledToTheDesk = async (driver: Driver): Promise<void> => {
  await driver.tap('turn.next.desk');
  await ordersPage(driver).raise('French');
  await ordersPage(driver).isOpen('first');
};

/** Orders are written, carried, received over three turns; every tap is counted. */
export const commandPhase =
  (log: Log): Journey =>
  async (app, step) => {
    const { driver, turn } = app;
    const page = ordersPage(driver);
    await step('a game with order sheets is begun', async () => {
      await driver.open();
      await beginWithOrders(app);
      await knock(driver);
    });
    await step('the common order is at most six taps', async () => {
      const taps = await tapsOf(driver, (orders) => orders.writes(REILLE, 'march', 'Wavre', '6'));
      await page.line('first-o1', 'On its way');
      log(`the common order: ${String(taps)} taps`);
      check(taps <= 6, `${String(taps)} taps for an order`);
      const fewer = await tapsOf(driver, (orders) => orders.writesFor(VANDAMME, 'march', 'Gembloux', '6'));
      log(`the same from the formation’s row: ${String(fewer)} taps`);
      check(fewer <= 5, `${String(fewer)} taps for an order`);
      await page.writesFor(GUARD, 'defend', 'Ligny', '6');
      await page.line('first-o3', '1 turn left');
    });
    await step('an empty phase of the other side is two taps', async () => {
      await page.done();
      const taps = await tapsOf(driver, async (orders) => {
        await orders.raise(ALLIED_TITLE);
        await orders.done();
      });
      await driver.appears('turn.now');
      log(`an empty command phase: ${String(taps)} taps`);
      check(taps <= 2, `${String(taps)} taps for nothing`);
    });
    await step('a whole phase with two new orders and three arrivals is at most 20 taps', async () => {
      await driver.tap('tabs.turn');
      await turn.goTo('turnEnd');
      await turn.nextTurn();
      let faces = 0;
      const taps = await tapsOf(driver, async (orders, hand) => {
        await ledToTheDesk(hand);
        await orders.writesFor(REILLE, 'attack', 'Saint-Amand', '12');
        await orders.writesFor(VANDAMME, 'probe', 'Quatre Bras', '12');
        await orders.receive();
        for (const order of ['first-o1', 'first-o2', 'first-o3']) {
          await orders.compliance(order);
          await orders.throws(6, 6);
          faces += 2;
          await orders.rolled('In force');
        }
        await orders.done();
        await hand.appears('curtain');
      });
      const own = withoutDice(taps, faces);
      log(
        `a whole command phase, two orders and three arrivals: ${String(own)} taps and ${String(faces)} dice from the table`,
      );
      check(own <= 20, `${String(own)} taps for a command phase`);
      await page.raise(ALLIED_TITLE);
      await page.done();
      await driver.appears('turn.now');
    });
    await step('a March that is where it was to be succeeds by three answers', async () => {
      await driver.tap('tabs.turn');
      await turn.goTo('turnEnd');
      await turn.nextTurn();
      await knock(driver);
      const card = 'orders.success.first-o1';
      const taps = await tapsOf(driver, async (_, hand) => {
        await hand.tap(`${card}.reached.yes`);
        await hand.tap(`${card}.zone.no`);
        await hand.tap(`${card}.attacked.no`);
        await hand.vanishes(card);
      });
      log(`success: ${String(taps)} taps`);
      await driver.shows(`orders.formation.formation-${REILLE}`, 'Defend Wavre');
      await toBoth(driver);
    });
  };

/** A local decision goes wrong: the phone goes over to the enemy, who names an order, and back. */
export const badMove =
  (log: Log): Journey =>
  async (app, step) => {
    const { driver } = app;
    const page = ordersPage(driver);
    await step('a local decision is written down first', async () => {
      await driver.open();
      await beginWithOrders(app);
      await knock(driver);
      await page.decides(REILLE, 'attack', 'Wavre');
      await page.receive();
    });
    await step('two ones: the enemy is handed the phone', async () => {
      await page.rollsDecision(REILLE);
      await page.throws(1, 1);
      await page.rolled('Bad Move');
    });
    await step('he names an order and hands it back', async () => {
      const taps = await tapsOf(driver, async (orders) => {
        await orders.handsOver();
        await orders.raise(ALLIED_TITLE);
        await orders.names('fallBack', 'Sombreffe');
        await orders.raise('French');
      });
      log(`a Bad Move, over and back: ${String(taps)} taps`);
      await driver.shows(`orders.formation.formation-${REILLE}`, 'Fall Back to Sombreffe');
      await page.done();
    });
  };

/** What one side writes is nowhere to be seen by the other. */
export const sealedOrders: Journey = async (app, step) => {
  const { driver, turn } = app;
  const page = ordersPage(driver);
  await step('the French write an order for a place of their own', async () => {
    await driver.open();
    await beginWithOrders(app);
    await knock(driver);
    await page.writes(REILLE, 'attack', 'Saint-Amand', '12');
    await page.done();
    await page.raise(ALLIED_TITLE);
    await page.isOpen('second');
  });
  await step('at the other desk, on the table and in the history nothing of it shows', async () => {
    const clean = async (where: string): Promise<void> => {
      const seen = await driver.screen();
      check(!seen.includes('Saint-Amand'), `the order shows ${where}`);
    };
    await clean('at the other desk');
    await page.writesFor(ZIETEN, 'march', 'Gembloux', '9');
    await page.line('second-o1', 'On its way');
    check((await driver.count('orders.row.first-o1')) === 0, 'the other desk lists the order');
    await page.startsWith(PIRCH, 'march', 'Ligny');
    await page.done();
    await driver.appears('turn.now');
    await clean('on the Turn page');
    await driver.tap('tabs.desk');
    await driver.appears('desk.door.first');
    await clean('at the doors');
    await driver.tap('tabs.turn');
    await turn.history();
    await clean('in the history');
  });
};
