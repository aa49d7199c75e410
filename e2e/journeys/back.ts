import type { Journey } from '../pages/app';
import { ordersPage } from '../pages/orders-page';
import { FRENCH_CHITS } from './armies';
import { beginWithOrders } from './orders';

const [REILLE = ''] = FRENCH_CHITS;
const PIN = '4711';

/** What lies over a page is closed by "back", and the page beneath it stays where it is: also the second time. */
export const backClosesTheSheet: Journey = async (app, step) => {
  const { driver, desk } = app;
  await step('a desk is opened', async () => {
    await driver.open();
    await beginWithOrders(app);
    await desk.doors();
    await desk.knock('first');
    await desk.raiseCurtain();
    await ordersPage(driver).isOpen('first');
  });
  await step('an order sheet is put away by “back”, twice', async () => {
    for (const formation of [REILLE, REILLE]) {
      await driver.tap('orders.write');
      await driver.appears(`order.of.formation-${formation}`);
      await driver.back();
      await driver.vanishes(`order.of.formation-${formation}`);
      await driver.appears('orders.first');
    }
  });
  await step('a recovery code does not go unseen by it', async () => {
    await driver.tap('desk.lock.first');
    await driver.tap('lock.set');
    for (const _ of ['typed', 'and once more']) {
      for (const digit of PIN) await driver.tap(`lock.pin.key-${digit}`);
      await driver.tap('lock.pin.enter');
    }
    await driver.appears('lock.recovery');
    await driver.back();
    await driver.appears('lock.leave');
    await driver.appears('lock.recovery');
  });
};
