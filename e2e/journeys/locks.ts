import type { App, Journey, Step } from '../pages/app';
import { check } from '../pages/driver';
import type { Files } from '../pages/driver';
import { lockPage } from '../pages/lock-page';
import { ordersPage } from '../pages/orders-page';
import { ALLIED_TITLE, FRENCH_CHITS } from './armies';
import { beginWithOrders } from './orders';

const [REILLE = '', VANDAMME = ''] = FRENCH_CHITS;

/** Eight digits: no other number of the game looks like them. */
export const PIN = '80471563';
/** Stands in an order and nowhere else. */
export const CANARY = 'Ferme-Papelotte-am-Abend';

/** What a machine can do with time, and a player cannot. */
export type Clock = Readonly<{
  /** Ends the app without a last word and opens it again. */
  kill: () => Promise<void>;
  pass: (ms: number) => Promise<void>;
}>;

const FREE_TRIES = 5;
const FIRST_PAUSE_MS = 30_000;
const IDLE_MS = 130_000;

const toTheDesk = async ({ desk }: App): Promise<void> => {
  await desk.doors();
  await desk.knock('first');
};

/** The French desk, open for the first time: one order on it, a PIN, and the code on paper. */
export const lockedDesk = async (app: App): Promise<string> => {
  const page = ordersPage(app.driver);
  await app.driver.open();
  await beginWithOrders(app);
  await toTheDesk(app);
  await app.desk.raiseCurtain();
  await page.writes(REILLE, 'attack', 'Saint-Amand', '12');
  await app.driver.appears('orders.row.first-o1');
  return lockPage(app.driver).setPin('first', PIN);
};

/** A side locks its desk, hands over, is tried, and comes back by its PIN and by its code. */
export const pinAndCode =
  (clock: Clock): Journey =>
  async (app, step) => {
    const { driver, desk } = app;
    const lock = lockPage(driver);
    const page = ordersPage(driver);
    const code = await step('an order is written, a PIN set, the code written down', () => lockedDesk(app));
    await step('the code has 28 letters', () => {
      check(code.length === 28, `a code of ${String(code.length)} letters`);
      return Promise.resolve();
    });
    await step('the other side gets the phone: its curtain has no lock', async () => {
      await page.done();
      await page.raise(ALLIED_TITLE);
      await page.isOpen('second');
      await page.done();
      await driver.appears('turn.now');
      await desk.doors();
    });
    await step('the French curtain asks for the PIN; a thumb does not raise it', async () => {
      await desk.knock('first');
      await lock.isLocked();
      check((await driver.count('curtain.open')) === 0, 'the curtain can be held up without a PIN');
    });
    await step('four wrong PINs are counted down, the fifth begins a pause', async () => {
      for (let left = FREE_TRIES - 1; left > 0; left -= 1) {
        await lock.tries('1234');
        await lock.says(`Not that PIN. ${String(left)} more`);
      }
      await lock.tries('1234');
      await lock.waits();
      check(!(await driver.enabled('curtain.pin.key-1')), 'the pad takes digits in the pause');
    });
    await step('killed and opened again, the pause is still there', async () => {
      await clock.kill();
      await app.games.open();
      await desk.curtainSays('French');
      await lock.waits();
      await lock.says('Too many tries');
      check(!(await driver.enabled('curtain.pin.key-1')), 'the pad takes digits after a restart');
    });
    await step('after it the right PIN opens the desk with all that was on it', async () => {
      await clock.pass(FIRST_PAUSE_MS);
      await lock.mayTry();
      await lock.opens(PIN);
      await driver.tap('tabs.desk');
      await page.line('first-o1', 'On its way');
    });
    await step('two idle minutes lock it', async () => {
      await clock.pass(IDLE_MS);
      await lock.isLocked();
      check((await driver.count('orders.row.first-o1')) === 0, 'the order lies open behind the lock');
    });
    await step('forgotten: the recovery code opens it, typed as it comes', async () => {
      await lock.opensByCode(code.toLowerCase());
      await driver.tap('tabs.desk');
      await page.line('first-o1', 'On its way');
    });
  };

type Killing = Readonly<{
  kill: () => Promise<void>;
  wait: (ms: number) => Promise<void>;
  log: (line: string) => void;
}>;

/** Killed while an order is being sealed, it is there whole or not at all. `kills`: when, in ms. */
export const killedWhileSealing =
  ({ kill, wait, log }: Killing, kills: readonly number[]): Journey =>
  async (app, step) => {
    const { driver, games, desk } = app;
    const lock = lockPage(driver);
    const page = ordersPage(driver);
    await step('a locked desk with one order on it', () => lockedDesk(app));
    const row = 'orders.row.first-o2';
    const tally = { whole: 0, none: 0 };
    for (const ms of kills) {
      await step(`killed ${String(ms)} ms after reaching for the seal: whole or not at all`, async () => {
        const place = `Posten ${String(ms)}`;
        await driver.tap('orders.write');
        await driver.tap(`order.of.formation-${VANDAMME}`);
        await driver.tap('order.type.march');
        await driver.type('order.target.typed', place);
        await driver.tap('order.target.use');
        await driver.tap('order.courier.6');
        // The thumb is still on its way when the clock starts: some kills come before the seal, some after it.
        const sealing = driver.tap('order.seal').catch(() => undefined);
        await wait(ms);
        await kill();
        await sealing;
        await games.open();
        await desk.curtainSays('French');
        await lock.opens(PIN);
        await driver.appears('orders.row.first-o1');
        check((await driver.count('game.damage.broken')) === 0, 'the game is called damaged');
        if ((await driver.count(row)) === 0) {
          // What was not sealed lies on the desk as it was left; its writer lays it aside.
          await driver.tap('order.close');
          await driver.vanishes('order.close');
          tally.none += 1;
          return;
        }
        tally.whole += 1;
        await page.line('first-o2', place);
        await driver.tap('game.header.undo');
        await driver.vanishes(row);
      });
    }
    log(`killed while sealing: ${String(tally.whole)} times whole, ${String(tally.none)} times not at all`);
    await step('and the desk is written on as ever', async () => {
      await page.writes(VANDAMME, 'defend', 'Ligny', '6');
      await driver.appears(row);
    });
  };

/** An order with the canary in it, at a desk that is locked again. */
export const canaryWritten = async (app: App): Promise<string> => {
  const { driver } = app;
  const code = await lockedDesk(app);
  await driver.tap(`orders.formation.formation-${VANDAMME}`);
  await driver.tap(`orders.for.formation-${VANDAMME}`);
  await driver.tap('order.type.march');
  await driver.type('order.target.typed', CANARY);
  await driver.tap('order.target.use');
  await driver.tap('order.courier.6');
  await driver.tap('order.seal');
  await driver.vanishes('order.seal');
  await ordersPage(driver).line('first-o2', CANARY);
  await ordersPage(driver).done();
  await ordersPage(driver).raise(ALLIED_TITLE);
  await ordersPage(driver).done();
  await driver.appears('turn.now');
  await app.turn.leave();
  return code;
};

/** The file for another device, and the code that goes with it. */
export const exportedElsewhere = async (
  { driver, games }: App,
  files: Files,
): Promise<Readonly<{ text: string; code: string }>> => {
  const asked = await games.exportedElsewhere(0, files);
  await driver.vanishes('games.code');
  return asked;
};

/** On a phone that has never seen this game: the file, its code, and the desk with its own. */
export const openedElsewhere = async (
  app: App,
  step: Step,
  files: Files,
  given: Readonly<{ text: string; code: string; recovery: string }>,
): Promise<void> => {
  const { driver, games, desk, turn } = app;
  const lock = lockPage(driver);
  await step('another device takes the file in, and asks for its code', async () => {
    await driver.open();
    await games.imported(given.text, files);
    await games.importSays('Imported');
    await games.open();
    await lock.isElsewhere();
  });
  await step('a slip of the pen is named with its place, a code of another kind opens nothing', async () => {
    const slip = given.code.slice(0, 5) + (given.code[5] === 'A' ? 'B' : 'A') + given.code.slice(6);
    await lock.entersFileCode(slip);
    await driver.shows('elsewhere.code.field', slip);
    await driver.shows('elsewhere', 'Number 6 cannot be right');
    await lock.entersFileCode('0'.repeat(28));
    await driver.shows('elsewhere', 'opens nothing here');
  });
  await step('its code opens the table', async () => {
    await lock.entersFileCode(given.code);
    await driver.vanishes('elsewhere');
    await turn.isOpen();
  });
  await step('the desk with a PIN says that it is another device’s, and opens by its own code', async () => {
    await desk.doors();
    await desk.knock('first');
    await lock.says('locked on another device');
    await driver.tap('curtain.bycode');
    await driver.type('curtain.code.field', given.recovery);
    await driver.tap('curtain.code.enter');
    await driver.vanishes('curtain');
    await driver.tap('tabs.desk');
    await ordersPage(driver).line('first-o2', CANARY);
  });
};
