import { ALLIED_TITLE, FRENCH_CHITS } from '../journeys/armies';
import { beginWithOrders } from '../journeys/orders';
import { appOver } from '../pages/app';
import { archivePage } from '../pages/archive-page';
import { check } from '../pages/driver';
import { ordersPage } from '../pages/orders-page';
import { damage } from './damage';
import { webDriver } from './driver';
import { journey } from './lib.mjs';
import { sealedOnDisk } from './sealed-on-disk';
import { withoutTheApp } from './without-app';

const [REILLE = '', VANDAMME = ''] = FRENCH_CHITS;

journey('The archive of orders', async (tools) => {
  const driver = webDriver(tools);
  const app = appOver(driver);
  const [desk, archive] = [ordersPage(driver), archivePage(driver)];
  await tools.step('the French write two orders', async () => {
    await driver.open();
    await beginWithOrders(app);
    await driver.tap('tabs.desk');
    await driver.tap('desk.door.first');
    await desk.raise('French');
    await desk.writes(REILLE, 'march', 'Wavre', '6');
    await desk.writesFor(VANDAMME, 'attack', 'Saint-Amand', '12');
    await desk.line('first-o2', 'On its way');
  });
  await tools.step('from their desk they lay them open; the other side’s stay sealed', async () => {
    await archive.open('desk');
    await archive.isSealed('second');
    await archive.layOpen('first');
    await archive.found('first', '2 orders, each as it was sealed.');
    await archive.record(0, 'March');
    await tools.shot('the archive');
  });
  await tools.step('after a restart both can read them at the table', async () => {
    await driver.kill();
    await app.games.open();
    await desk.raise('French');
    await archive.open();
    await archive.found('first', '2 orders, each as it was sealed.');
    check((await driver.screen()).includes('Saint-Amand'), 'the order cannot be read');
    check(!(await driver.screen()).includes(`Orders laid open: ${ALLIED_TITLE}`), 'the other side was laid open');
  });
  await tools.step('a byte of a sealed order is changed on the disk: the archive names the entry', async () => {
    const page = await withoutTheApp(tools, driver);
    const sealed = await page.evaluate(sealedOnDisk, 'desk:first');
    check(sealed.length >= 2, `${String(sealed.length)} sealed parts were found`);
    check((await page.evaluate(damage, sealed.at(-1) ?? '')) > 0, 'the part was not found again');
    await driver.open();
    await app.games.open();
    await desk.raise('French');
    await archive.open();
    await archive.names('Changed since it was stored');
    await archive.found('first', 'One entry is not as sealed.');
    await tools.shot('the archive, an entry changed');
  });
});
