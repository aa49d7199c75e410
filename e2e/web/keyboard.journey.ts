import type { Page } from 'playwright-core';
import { check, same, until } from '../pages/driver';
import type { Driver } from '../pages/driver';
import { webDriver } from './driver';
import { MOST_STOPS, counted, keysOver } from './keyboard';
import type { Keys } from './keyboard';
import { journey } from './lib.mjs';
import type { WebTools } from './lib.mjs';

/** One formation on each side, so that whoever is drawn has somebody to fight. */
const ARMIES = {
  first: {
    formation: 'II Corps, Reille, 3',
    units: '5th Division, II Corps, inf, 6, 3\n6th Division, II Corps, inf, 4, 2',
  },
  second: {
    formation: 'I Corps, Zieten, 4',
    units: '1st Brigade, I Corps, inf, 5, 2\n2nd Brigade, I Corps, inf, 4, 2',
  },
} as const;

type Counting = ReturnType<typeof counted>;
type Table = Readonly<{ page: () => Page; keys: Keys; driver: Driver; play: Counting }>;

const firstThere = async (driver: Driver, ids: readonly string[]): Promise<string> => {
  const found = await until(
    `one of ${ids.join(', ')}`,
    async () => {
      for (const id of ids) if ((await driver.count(id)) > 0) return id;
      return undefined;
    },
    (id) => id !== undefined,
  );
  return found ?? '';
};

const enlist = async ({ keys, driver }: Table, side: 'first' | 'second'): Promise<void> => {
  const { formation, units } = ARMIES[side];
  await keys.enter(`setup.${side}.formations.toggle`);
  await driver.appears(`setup.${side}.way`);
  await keys.choose(`setup.${side}.way.paste`);
  await driver.appears(`setup.${side}.paste.text`);
  await keys.write(`setup.${side}.paste.text`, formation);
  await keys.enter(`setup.${side}.paste.add`);
  await driver.shows('setup.formation.row', formation.split(',')[0] ?? '');
  await keys.enter(`setup.${side}.units.toggle`);
  await keys.write(`setup.${side}.units.text`, units);
  await keys.enter(`setup.${side}.units.add`);
  await driver.shows(`setup.${side}.units`, '2 units');
};

/** What the foot says, again and again, until somebody acts. */
const WAY_TO_THE_ACTION = [
  'turn.next.step',
  'prepare.coordinated.first.roll',
  'prepare.coordinated.second.roll',
  'prepare.coordinated.first.decline',
  'prepare.coordinated.second.decline',
  'prepare.initial.roll',
  'prepare.initial.decline',
  'turn.next.fill',
  'turn.next.draw',
] as const;

/** A play is written down before the page shows what it has come to. */
const played = async ({ driver, play }: Table, id: string): Promise<void> => {
  const page = async (): Promise<string> => [...(await driver.texts('turn')), ...(await driver.texts('combat'))].join();
  const before = await page();
  await play.next(id);
  await until(`${id} to be played`, page, (now) => now !== before);
};

/** What the foot offers of these, once it offers any. */
const offered = async ({ play }: Table, ids: readonly string[]): Promise<string> => {
  const foot = await until(`one of ${ids.join(', ')} at the foot`, play.foot, (found) =>
    ids.some((id) => found.includes(id)),
  );
  return ids.find((id) => foot.includes(id)) ?? '';
};

/** A chit that was drawn has its tile for an assault; until then the foot leads on. */
const toTheAction = async (table: Table): Promise<void> => {
  for (let plays = 0; plays < 20; plays += 1) {
    const id = await offered(table, [...WAY_TO_THE_ACTION, 'turn.next.done']);
    if (id === 'turn.next.done') return;
    await played(table, id);
  }
};

/** Whoever acts stands on the page already; of the enemy one counter is picked. */
const layOut = async ({ keys, driver }: Table): Promise<void> => {
  await driver.appears('combat.setup');
  const [enemy = ''] = (await driver.count('combat.pick.u-1')) > 0 ? ['u-1'] : ['u-3'];
  await keys.enter(`combat.pick.${enemy}`);
  await driver.appears(`combat.unit.${enemy}`);
};

const COUNTERS = ['u-1', 'u-2', 'u-3', 'u-4'].map((id) => `combat.choice.${id}`);
const NOBODY = 'combat.choice.other.none';
const BOTH_STAY = 'combat.choice.both-stay';
const RESULT = 'combat.apply.yes';
const ASKED = [RESULT, 'combat.dice.throw', ...COUNTERS, NOBODY, BOTH_STAY, 'combat.choice.yes'];

/** Dice that nobody decides about fall by themselves, and of two that are asked the same the second answers with the first. */
const rested = ({ page }: Table): Promise<boolean> =>
  until(
    'the page to rest',
    async () => (await page().locator('[data-page][aria-busy=true]').count()) === 0,
    (is) => is,
  );

/** Throws and decides whatever comes, until there is a result. */
const fightOut = async (table: Table): Promise<void> => {
  const { driver, keys } = table;
  for (let plays = 0; plays < 30; plays += 1) {
    await rested(table);
    const id = await firstThere(driver, ASKED);
    if (id === RESULT) return;
    if (id === 'combat.choice.yes' && !(await driver.enabled(id))) {
      await keys.press('Escape');
      await keys.toAnswer('combat.choice', MOST_STOPS);
      await keys.press('Space');
      await until(
        `${id} to be greyed no more`,
        () => driver.enabled(id),
        (is) => is,
      );
    }
    await played(table, id);
  }
};

/** How wide a ring is drawn around what has the focus. */
const ringOf = ({ page }: Table): Promise<string> =>
  page().evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement!);
    return `${outlineStyle} ${outlineWidth}`;
  });

const ringed = async (table: Table): Promise<void> => {
  const { driver, keys } = table;
  await driver.open();
  await driver.tap('games.header.settings');
  await driver.appears('settings');
  await driver.tap('settings.awake');
  const [finger, isThere] = [await ringOf(table), (await keys.where()).id === 'settings.awake'];
  check(isThere && finger.startsWith('none'), `a finger sees a ring: ${finger}`);
  await driver.tap('settings.awake');
  await keys.press('Tab');
  await keys.press('Shift+Tab');
  same('the ring of the keyboard', await ringOf(table), 'solid 3px');
  await driver.open();
};

const scrolled = ({ page }: Table): Promise<number> =>
  page().evaluate(() => Math.max(...[...document.querySelectorAll('main')].map(({ scrollTop }) => scrollTop)));

const answers = async (table: Table): Promise<void> => {
  const { driver, keys } = table;
  await driver.appears('games.empty.new');
  await keys.enter('games.empty.new');
  await driver.appears('newgame');
  await keys.to('newgame.rules.nlc');
  const top = await scrolled(table);
  for (const [key, id] of [
    ['ArrowDown', 'newgame.rules.mop'],
    ['End', 'newgame.rules.n20'],
    ['ArrowRight', 'newgame.rules.nlc'],
  ] as const) {
    await keys.press(key);
    await until(`${key} to choose ${id}`, keys.where, (at) => at.id === id && at.ticked === 'true');
  }
  check((await scrolled(table)) === top, 'an arrow moves the page as well');
  await keys.press('Tab');
  check(!(await keys.where()).id.startsWith('newgame.rules'), 'a group of answers is more than one stop');
  await keys.enter('setup.switches.toggle');
  await keys.press('Tab');
  const { id, ticked } = await keys.where();
  await keys.press('Space');
  await until(`Space to tick ${id}`, keys.where, (at) => at.id === id && at.ticked !== ticked);
  await keys.press('Space');
  await keys.backTo('setup.switches.toggle', 1);
  await keys.press('Space');
  await driver.vanishes(id);
};

export const keyboardGame = async (tools: WebTools): Promise<void> => {
  const driver = webDriver(tools);
  const keys = keysOver(driver.page);
  const play = counted(keys, driver.page, tools.log);
  const table: Table = { page: driver.page, keys, driver, play };
  await tools.step('the keyboard has a ring, a finger has none', () => ringed(table));
  await tools.step('Space ticks, arrows choose, a fold is one stop, and the page stays where it is', () =>
    answers(table),
  );
  await tools.step('a new game is filled in, the hand on the keys', async () => {
    await keys.write('newgame.name', 'Ligny');
    await enlist(table, 'first');
    await enlist(table, 'second');
    await keys.enter('newgame.footer.begin');
    await driver.appears('turn');
  });
  await tools.step('after the header a link leads to the foot', async () => {
    const { id } = await until('the focus to stand on the heading', keys.where, (at) => at.id !== 'nothing');
    tools.log(`${String(await keys.to('screen.to_foot', MOST_STOPS))} stops from ${id} to the link`);
    await keys.press('Enter');
    same('where it leads', (await keys.where()).id, 'turn.next.step');
  });
  await tools.step('the cup is prepared, filled, and a chit is drawn', () => toTheAction(table));
  await tools.step('whoever acts opens his assault, and it is laid out', async () => {
    await play.above('acting.stage.assault');
    await layOut(table);
  });
  await tools.step('it is thrown and decided to its end', async () => {
    await fightOut(table);
  });
  await tools.step('it goes into the game, and the turn goes on', async () => {
    await played(table, RESULT);
    await driver.appears('combat.written');
    await play.next('combat.done');
    await driver.appears('turn');
    // What the fight has brought about may come before the next chit.
    const foot = await until('something at the foot', play.foot, (ids) => ids.some((id) => !id.startsWith('rule')));
    await played(table, foot.find((id) => !id.startsWith('rule')) ?? '');
  });
  await tools.step(`never more than ${String(MOST_STOPS)} stops to what was next`, () => {
    play.within();
    return Promise.resolve();
  });
};

journey('A game without a finger', keyboardGame, { needs: ['keys'] });
