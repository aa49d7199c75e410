import { ALLIED_TITLE, ALLIES, FRENCH } from '../journeys/armies';
import { ordersPage } from '../pages/orders-page';
import { appOver } from '../pages/app';
import { check, until } from '../pages/driver';
import { webDriver } from './driver';
import type { WebDriver } from './driver';
import { journey } from './lib.mjs';

/** Runs in the page: what bears the focus, by its id and by what a reader calls it. */
const standing = (): Readonly<{ id: string; name: string; tag: string; hidden: boolean; title: string }> => {
  const active = document.activeElement ?? document.body;
  return {
    id: active.getAttribute('data-testid') ?? '',
    name: active.getAttribute('aria-label') ?? active.textContent,
    tag: active.tagName,
    hidden: active.closest('[aria-hidden="true"]') !== null,
    title: document.title,
  };
};

/** A player with a keyboard: what he presses bears the focus, and something bears it after. */
const keyboard = (driver: WebDriver) => {
  const at = (what: string, found: (seen: ReturnType<typeof standing>) => boolean) =>
    until(
      `the focus ${what}`,
      () => driver.page().evaluate(standing),
      (seen) => seen.tag !== 'BODY' && !seen.hidden && found(seen),
    );
  const strike = async (key: string): Promise<void> => {
    await driver.page().keyboard.press(key);
  };
  return {
    at: (id: string) => at(`on ${id}`, (seen) => seen.id === id),
    heading: (level: 1 | 2 | 3, name: string) =>
      at(`on the heading “${name}”`, (seen) => seen.tag === `H${String(level)}` && seen.name === name),
    title: (title: string) =>
      until(
        `the window to be called “${title}”`,
        () => driver.page().title(),
        (seen) => seen === title,
      ),
    somewhere: () => at('anywhere', () => true),
    strike,
    press: async (id: string): Promise<void> => {
      await driver.appears(id);
      const things = driver.page().getByTestId(id).filter({ visible: true });
      await things.first().focus();
      await strike('Enter');
    },
    /** Every stop on the way of the Tab key, once round. */
    stops: async (): Promise<readonly string[]> => {
      const seen: string[] = [];
      for (let i = 0; i < 60; i += 1) {
        await strike('Tab');
        const { id, name, hidden } = await driver.page().evaluate(standing);
        check(!hidden, `the focus on ${id} “${name}”, which nobody sees`);
        seen.push(id);
      }
      return seen;
    },
  };
};

journey('The focus never falls to nothing', async ({ step, ...tools }) => {
  const driver = webDriver(tools);
  const app = appOver(driver);
  const key = keyboard(driver);
  await step('a page begins at its heading, and the way back ends where it began', async () => {
    await driver.open();
    await key.title('Estafette');
    await key.press('games.header.settings');
    await key.heading(1, 'Settings');
    await key.title('Settings – Estafette');
    await key.press('settings.header.back');
    await key.at('games.header.settings');
    await key.title('Estafette');
    await key.press('games.empty.new');
    await key.heading(1, 'New game');
    await driver.back();
    await key.at('games.empty.new');
    await key.strike('Enter');
    await key.heading(1, 'New game');
  });
  await step('what a roll comes to bears the focus', async () => {
    await driver.back();
    await key.at('games.empty.new');
    await key.press('games.resolve');
    await key.heading(1, 'Resolve');
    await key.press('resolve.open.nlc/morale-check');
    await key.heading(1, 'Morale check');
    await key.title('Morale check – Estafette');
    await key.press('resolve.dice.throw');
    await key.at('resolve.result.line');
    await key.press('resolve.header.back');
    await key.at('resolve.open.nlc/morale-check');
    await key.press('resolve.back');
    await key.at('games.resolve');
    await key.press('games.empty.new');
    await key.heading(1, 'New game');
  });
  await step('formations are added, and the focus stays with their side', async () => {
    await driver.type('newgame.name', 'Ligny');
    await driver.type('setup.second.title', ALLIED_TITLE);
    for (const [side, title, lines] of [
      ['first', 'French', FRENCH],
      ['second', ALLIED_TITLE, ALLIES],
    ] as const) {
      await key.press(`setup.${side}.formations.toggle`);
      await key.press(`setup.${side}.way.paste`);
      await driver.type(`setup.${side}.paste.text`, lines.join('\n'));
      await key.press(`setup.${side}.paste.add`);
      await key.heading(2, title);
      await key.press(`setup.${side}.formations.toggle`);
    }
    await driver.tap('setup.orders.app');
  });
  await step('a game that is begun opens at its heading', async () => {
    await key.press('newgame.footer.begin');
    await key.heading(1, 'Turn, 06:00');
    await key.title('Turn · Ligny – Estafette');
  });
  await step('the foot leads from roll to roll and on to the cup', async () => {
    await app.turn.goTo('prepare');
    await key.press('prepare.coordinated.first.roll');
    await driver.vanishes('prepare.coordinated.first.roll');
    await key.somewhere();
  });
  await step('what is undone leaves the focus on the page', async () => {
    await app.turn.goTo('command-first');
    await key.press('game.header.undo');
    await key.somewhere();
  });
  await step('the history opens at its heading and gives way to the button it came by', async () => {
    await key.press('game.header.history');
    await key.heading(1, 'History');
    await key.title('History · Ligny – Estafette');
    await key.press('history.header.back');
    await key.at('game.header.history');
  });
  await step('a place of the game begins at its heading, and no key comes to the one behind it', async () => {
    await key.press('tabs.army');
    await key.heading(1, 'Army, 06:00');
    await key.title('Army · Ligny – Estafette');
    const stops = await key.stops();
    check(!stops.some((id) => id.startsWith('turn.')), `a stop on the Turn page: ${stops.join(' ')}`);
  });
  await step('a sheet begins at its title, keeps the key inside, and gives the focus back', async () => {
    await key.press('tabs.desk');
    await key.heading(1, 'Desk, 06:00');
    await key.press('desk.door.first');
    await key.heading(1, 'French');
    await key.title('Ligny – Estafette');
    await driver.hold('curtain.open');
    await driver.appears('orders.first');
    await key.heading(2, 'French');
    await key.title('Desk · Ligny – Estafette');
    await key.press('orders.write');
    await key.heading(2, 'An order');
    await key.title('Desk · Ligny – Estafette');
    const stops = await key.stops();
    check(!stops.includes('order.scrim'), 'the key comes to what lies beside the sheet');
    await key.strike('Escape');
    await driver.vanishes('order');
    await key.at('orders.write');
  });
  await step('after the desk is closed the next side’s curtain bears the focus', async () => {
    await ordersPage(driver).done();
    await driver.shows('curtain.side', ALLIED_TITLE);
    await key.heading(1, ALLIED_TITLE);
  });
});
