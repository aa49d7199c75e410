import type { App, Journey } from '../pages/app';
import { check, same } from '../pages/driver';
import { lockPage } from '../pages/lock-page';
import { ALLIED_CHITS, ALLIED_TITLE, begin } from './armies';

const [ZIETEN = '', PIRCH = ''] = ALLIED_CHITS;

/** One phone, passed across the table: what hangs between a desk and the other side's eyes. */
export const curtain: Journey = async (app, step) => {
  const { driver, games, desk } = app;
  await step('a game is begun and a door is chosen: the curtain is down', async () => {
    await driver.open();
    await begin(app, { name: 'Ligny' });
    await desk.doors();
    await desk.knock('second');
    await desk.curtainSays(ALLIED_TITLE);
  });
  await step('a touch does not raise it, a thumb that stays does', async () => {
    await desk.touchCurtain();
    await desk.curtainSays(ALLIED_TITLE);
    await desk.raiseCurtain();
    await driver.appears(`desk.reserve.${ZIETEN}`);
  });
  await step('killed with the desk open, the app comes back to the curtain', async () => {
    await desk.reserve(ZIETEN);
    await driver.shows(`desk.reserve.${ZIETEN}`, 'Stays out of the cup');
    await driver.kill();
    await games.open();
    await desk.curtainSays(ALLIED_TITLE);
    check((await driver.count(`desk.reserve.${ZIETEN}`)) === 0, 'the desk lies open behind the curtain');
  });
  await step('what was written there is still there', async () => {
    await desk.raiseCurtain();
    await driver.tap('tabs.desk');
    await driver.shows(`desk.reserve.${ZIETEN}`, 'Stays out of the cup');
    await desk.close();
  });
  await step('both sides hang behind the same curtain', async () => {
    const hang = async (side: 'first' | 'second', title: string): Promise<string> => {
      await desk.knock(side);
      const seen = (await driver.screen()).replaceAll(title, '…');
      await desk.raiseCurtain();
      await desk.close();
      return seen;
    };
    const french = await hang('first', 'French');
    same('the curtain', await hang('second', ALLIED_TITLE), french);
  });
};

type Seen = Readonly<{ before: string; after: string }>;

/** A cheat plays three games alike, and looks for any trace of what the enemy did at his desk. */
export const cheat: Journey = async (app, step) => {
  await step('the app is opened', () => app.driver.open());
  const none = await step('the enemy sits at his desk and does nothing', () => play(app, null));
  const one = await step('the enemy puts one formation into Reserve', () => play(app, ZIETEN));
  const other = await step('the enemy puts another into Reserve', () => play(app, PIRCH));
  await step('before the cup is filled no screen tells whether there is a Reserve', () => {
    same('what the cheat sees', one.before, none.before);
    return Promise.resolve();
  });
  await step('the filled cup tells how many chits are in it, and nothing else', () => {
    check(one.after !== none.after, 'the screens do not tell how many chits there are');
    same('what the cheat sees but for numbers', numbersAside(one.after), numbersAside(none.after));
    return Promise.resolve();
  });
  await step('no screen tells who is in Reserve, not even the list of chits to enter', () => {
    same('what the cheat sees', other.after, one.after);
    return Promise.resolve();
  });
};

const play = async (app: App, reserve: string | null): Promise<Seen> => {
  const { driver, desk, turn } = app;
  await begin(app, { name: 'Ligny' });
  await desk.doors();
  await desk.knock('second');
  await desk.raiseCurtain();
  if (reserve !== null) {
    await desk.reserve(reserve);
    await driver.shows(`desk.reserve.${reserve}`, 'Stays out of the cup');
  }
  await desk.close();
  const before = await allScreens(app);
  await turn.goTo('prepare');
  await turn.fill();
  await turn.at('selection');
  await driver.tap('cup.enter.toggle');
  await driver.tap('cup.enter.side.second');
  const after = await allScreens(app);
  await turn.leave();
  return { before, after };
};

const numbersAside = (seen: string): string => seen.replaceAll(/\d+/g, 'n');

/** Every screen that is open to both sides; the clock is not part of the question. */
const allScreens = async ({ driver, turn, history }: App): Promise<string> => {
  const seen: string[] = [];
  const look = async (): Promise<void> => {
    seen.push((await driver.screen()).replaceAll(/\d{1,2}:\d{2}( ?[AP]M)?/g, 'h:mm'));
  };
  for (const place of ['army', 'desk', 'turn']) {
    await driver.tap(`tabs.${place}`);
    await driver.appears(place);
    await look();
  }
  await turn.history();
  await look();
  await history.leave();
  return seen.join('\n--\n');
};

const PIN = '80471563';

/** Every way of leaving an open desk, with a PIN and without: what the table then shows, and what it takes to come back. */
export const leaving: Journey = async (app, step) => {
  const { driver, games, desk, history } = app;
  const lock = lockPage(driver);
  const isShut = async (): Promise<void> => {
    await driver.vanishes(`desk.reserve.${ZIETEN}`);
    await driver.appears('desk.door.second');
  };
  const told = async (): Promise<number> => {
    await driver.tap('game.header.history');
    await driver.appears('history.list');
    // That a PIN came with a new key is told, and is no play.
    const plays = (await history.lines()).filter((line) => !line.includes('a new key'));
    await history.leave();
    return plays.length;
  };
  const comeBack = async (pin: boolean): Promise<void> => {
    await desk.knock('second');
    if (pin) await lock.opens(PIN);
    else await desk.raiseCurtain();
    await driver.appears(`desk.reserve.${ZIETEN}`);
  };
  const ways = async (pin: boolean): Promise<void> => {
    for (const page of ['turn', 'army', 'resolve', 'books']) {
      await driver.tap(`tabs.${page}`);
      check((await driver.count('curtain')) === 0, `a curtain hangs before the page ${page}`);
      await desk.doors();
      await isShut();
      await comeBack(pin);
    }
    await driver.back();
    await driver.appears('turn');
    await desk.doors();
    await isShut();
    await comeBack(pin);
    await driver.tap('game.header.back');
    await games.open();
    await desk.curtainSays(ALLIED_TITLE);
    if (pin) await lock.opens(PIN);
    else await desk.raiseCurtain();
    await driver.appears(`desk.reserve.${ZIETEN}`);
  };
  await step('a desk lies open', async () => {
    await driver.open();
    await begin(app, { name: 'Ligny' });
    await desk.doors();
    await desk.knock('second');
    await desk.raiseCurtain();
    await desk.reserve(ZIETEN);
    await driver.shows(`desk.reserve.${ZIETEN}`, 'Stays out of the cup');
  });
  const before = await step('the history shuts it, and tells nothing of it', async () => {
    const lines = await told();
    await isShut();
    await comeBack(false);
    return lines;
  });
  await step('another page, “back” and the list of games shut it; a thumb raises the curtain again', () => ways(false));
  await step('with a PIN they lock it', async () => {
    await lock.setPin('second', PIN);
    await ways(true);
  });
  await step('none of it was a play', async () => {
    const after = await told();
    check(after === before, `the history tells ${String(after)} plays, it was ${String(before)}`);
  });
};
