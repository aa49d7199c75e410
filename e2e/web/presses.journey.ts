import { ALLIED_CHITS, begin } from '../journeys/armies';
import { appOver } from '../pages/app';
import { check, until } from '../pages/driver';
import { webDriver } from './driver';
import { journey } from './lib.mjs';
import { RECORDED_PRESSES, replay } from './recorded-presses';
import type { RecordedPress } from './recorded-presses';

const [ZIETEN = ''] = ALLIED_CHITS;
const RESERVE = `desk.reserve.${ZIETEN}`;

journey('Who cannot hold', async (tools) => {
  const { step } = tools;
  const driver = webDriver(tools);
  const app = appOver(driver);
  const at = (id: string) => driver.page().locator(`[data-testid="${id}"]`);
  const press = async (id: string, { events }: RecordedPress): Promise<void> => {
    await at(id).evaluate(replay, events);
  };
  const nameReads = (wanted: string) =>
    until(
      `the curtain’s button to be called “${wanted}”`,
      () => at('curtain.open').getAttribute('aria-label'),
      (name) => name === wanted,
    );
  const isDown = async (): Promise<void> => {
    await nameReads('Press and hold, or press twice');
    check((await driver.count('desk.second')) === 0, 'the curtain is up');
  };
  await step('a curtain is down, and its button says how it is raised', async () => {
    await driver.open();
    await begin(app, { name: 'Ligny' });
    await app.desk.doors();
    await app.desk.knock('second');
    await isDown();
  });
  for (const pointed of RECORDED_PRESSES.filter(({ fingerless }) => !fingerless))
    await step(`${pointed.who} that taps twice raises nothing`, async () => {
      await press('curtain.open', pointed);
      await press('curtain.open', pointed);
      await isDown();
    });
  await step('two real taps and a real double click raise nothing', async () => {
    await app.desk.touchCurtain();
    await app.desk.touchCurtain();
    await isDown();
    await at('curtain.open').dblclick();
    await isDown();
  });
  for (const fingerless of RECORDED_PRESSES.filter((one) => one.fingerless))
    await step(`${fingerless.who} raises it with the second press`, async () => {
      await press('curtain.open', fingerless);
      await nameReads('Press once more to confirm');
      check((await driver.count('desk.second')) === 0, 'the first press raised the curtain');
      await press('curtain.open', fingerless);
      await driver.appears(RESERVE);
      await app.desk.close();
      await app.desk.knock('second');
      await isDown();
    });
  await step('a finger’s tap after a reader’s first press raises nothing', async () => {
    await at('curtain.open').focus();
    await driver.page().keyboard.press('Enter');
    await nameReads('Press once more to confirm');
    await app.desk.touchCurtain();
    check((await driver.count('desk.second')) === 0, 'a tap was taken for the second press');
    await driver.page().keyboard.press('Enter');
    await driver.appears(RESERVE);
  });
  const isReserve = (wanted: string) =>
    until(
      `the Reserve’s switch to be ${wanted}`,
      () => at(RESERVE).getAttribute('aria-checked'),
      (checked) => checked === wanted,
    );
  for (const first of RECORDED_PRESSES.filter(({ who }) => who.includes('AT-SPI')))
    await step(`the first press on the desk counts: ${first.who}`, async () => {
      await app.desk.close();
      await app.desk.knock('second');
      await app.desk.raiseCurtain();
      await driver.appears(RESERVE);
      const before = await at(RESERVE).getAttribute('aria-checked');
      await press(RESERVE, first);
      await isReserve(before === 'true' ? 'false' : 'true');
    });
  await step('what a thing will do reaches the reader', async () => {
    const hint = await at(RESERVE).evaluate((element) => {
      const id = element.getAttribute('aria-describedby');
      return id === null ? null : document.getElementById(id)?.textContent;
    });
    check(hint !== null && hint !== undefined && hint !== '', 'the Reserve’s switch has no hint');
  });
});
