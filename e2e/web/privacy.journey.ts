import { PRIVACY } from '../../src/wording/en/privacy';
import { check } from '../pages/driver';
import { webDriver } from './driver';
import { journey } from './lib.mjs';

const SENTENCE = PRIVACY.parts[0].text[0];

journey('What is said of privacy', async (tools) => {
  const driver = webDriver(tools);
  const { page, url } = tools;
  await tools.step('it stands in the app, where a reload finds it again', async () => {
    await driver.open();
    await driver.tap('games.header.settings');
    await driver.tap('settings.privacy');
    await driver.shows('privacy', SENTENCE);
    await tools.shot('privacy', page);
    await page.reload();
    await driver.shows('privacy', SENTENCE);
    await driver.tap('privacy.header.back');
    await driver.appears('settings.theme');
  });
  await tools.step('the page beside the app says the same, for whoever has no script', async () => {
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await tools.server.stop();
    await page.goto(`${url}/privacy.html`);
    const said = await page.locator('main').innerText();
    for (const words of [PRIVACY.first, ...PRIVACY.parts.flatMap(({ title, text }) => [title, ...text])])
      check(said.includes(words), `it does not say: ${words}`);
    check((await page.locator('script').count()) === 0, 'there is a script in it');
    await tools.shot('the page beside the app', page);
  });
  await tools.step('the app is as near as before', async () => {
    await page.goto(url);
    await driver.appears('games');
  });
});
