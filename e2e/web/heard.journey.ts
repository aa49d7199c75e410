import type { Page } from 'playwright-core';
import { ALLIED_CHITS, ALL_CHITS, begin } from '../journeys/armies';
import { appOver } from '../pages/app';
import { check, same, until } from '../pages/driver';
import { webDriver } from './driver';
import { journey } from './lib.mjs';
import type { WebTools } from './lib.mjs';

type Heard = Readonly<{ text: string; born: boolean }>;

/**
 * Runs in every page before the app: writes down what a reader is given. `born`: a live region came with its text, which a reader
 * does not tell.
 */
const listenFromTheStart = (): void => {
  const heard: Heard[] = [];
  Object.assign(window, { heard });
  const LIVE = '[role=status],[role=alert],[role=log],[aria-live]';
  const isText = (text: string | null): text is string => text !== null && text.trim() !== '';
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest(LIVE);
      if (region !== null && region !== undefined && isText(region.textContent))
        heard.push({ text: region.textContent, born: false });
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        for (const one of [node, ...node.querySelectorAll('*')])
          if (one.matches(LIVE) && isText(one.textContent)) heard.push({ text: one.textContent, born: true });
      }
    }
  }).observe(document, { childList: true, subtree: true, characterData: true });
};

const heardIn = (page: Page): Promise<readonly Heard[]> =>
  page.evaluate(() => (window as unknown as Readonly<{ heard: readonly Heard[] }>).heard);

const listening = async (tools: WebTools) => {
  await tools.page.addInitScript(listenFromTheStart);
  const driver = webDriver(tools);
  let told = 0;
  /** All that was heard since this was last asked, as soon as it has in it what must be. */
  const hears = async (what: string, words: RegExp): Promise<string> => {
    const news = async (): Promise<string> =>
      (await heardIn(driver.page()))
        .slice(told)
        .map(({ text }) => text)
        .join('\n');
    const text = await until(what, news, (said) => words.test(said));
    told = (await heardIn(driver.page())).length;
    return text;
  };
  /** What was heard up to now is not asked for any more. */
  const passOver = async (): Promise<void> => {
    told = (await heardIn(driver.page())).length;
  };
  const noneIsBorn = async (): Promise<void> => {
    const born = (await heardIn(driver.page())).filter((one) => one.born);
    check(born.length === 0, `born with their text: ${born.map(({ text }) => text).join(' / ')}`);
  };
  return { driver, app: appOver(driver), hears, passOver, noneIsBorn };
};

journey('What happens is heard', async (tools) => {
  const { step } = tools;
  const { driver, app, hears, noneIsBorn } = await listening(tools);
  const { turn } = app;
  await step('the place where it is heard is there before the first page, and empty', async () => {
    await driver.open();
    await driver.appears('games');
    check((await driver.page().getByTestId('status').count()) === 1, 'there is not one place to listen at');
    await driver
      .page()
      .getByTestId('status')
      .evaluate((region) => region.setAttribute('data-first', ''));
    await begin(app, { name: 'Ligny' });
  });
  await step('a step, a roll with whose it was, its undoing', async () => {
    await turn.goTo('prepare');
    await hears('the step', /Chit preparation/);
    await turn.undo();
    await hears('the undoing', /Taken back: Chit preparation/);
    await turn.redo();
    await hears('the redoing', /Brought back: Chit preparation/);
    await turn.rollAll();
    await hears(
      'the rolls',
      /French \(.*\) rolled \d and (wins|does not get) the Coordinated[^]*Dice: \d, \d\. Initial Action/,
    );
  });
  await step('the cup is filled, and a chit is drawn', async () => {
    await turn.fill();
    await hears('the cup', /Cup filled: French \d, Coalition \d/);
    await turn.drawOneOf(ALL_CHITS);
    await hears('the chit', /Drawn: .+ \((French|Coalition)\)/);
  });
  await step('a refusal says why', async () => {
    await app.setUp.open();
    await app.newGame.title('second', 'French');
    await driver.tap('setup.footer.record');
    await hears('the refusal', /Both sides are called French/);
  });
  await step('it was one place all the while, and nothing was born with its text', async () => {
    check((await driver.page().locator('[data-first]').count()) === 1, 'the place was made anew');
    await noneIsBorn();
  });
});

/** A game in which the enemy has one formation in Reserve, and what is heard at the table from then on. */
const heardAtTheTable = async (
  { driver, app, hears, passOver }: Awaited<ReturnType<typeof listening>>,
  reserve: string,
) => {
  const { desk, turn } = app;
  await begin(app, { name: 'Ligny' });
  await desk.doors();
  await desk.knock('second');
  await desk.raiseCurtain();
  await desk.reserve(reserve);
  await hears('his own deed', /goes into Reserve/);
  await desk.close();
  await until(
    'the place to be empty',
    () => driver.page().getByTestId('status').textContent(),
    (text) => text === '',
  );
  await driver.tap('tabs.turn');
  await turn.goTo('prepare');
  await turn.fill();
  const said = await hears('the cup', /Cup filled/);
  await turn.leave();
  await passOver();
  return said;
};

journey('What is heard at the table tells nothing of a desk', async (tools) => {
  const { step } = tools;
  const listener = await listening(tools);
  const [ZIETEN = '', PIRCH = ''] = ALLIED_CHITS;
  await step('the app is opened', () => listener.driver.open());
  const one = await step('the enemy puts one formation into Reserve', () => heardAtTheTable(listener, ZIETEN));
  const other = await step('the enemy puts another into Reserve', () => heardAtTheTable(listener, PIRCH));
  await step('the table hears the same, in the same order', () => {
    same('what is heard', other, one);
    check(!other.includes('Reserve'), `a desk is heard of: ${other}`);
    return Promise.resolve();
  });
});
