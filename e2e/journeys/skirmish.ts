import { booksPage } from '../pages/books-page';
import { check } from '../pages/driver';
import { resolvePage } from '../pages/resolve-page';
import type { App, Step } from '../pages/app';

type Fight = Readonly<{ first: number; then?: 'stand' | 'fallBack'; second?: number; told: string }>;

/** The cup is drawn from where the Turn page leads, and whoever was drawn fights on the Resolve page, the dice on the table. */
const fights = async ({ driver }: App, { first, then, second, told }: Fight): Promise<void> => {
  const resolve = resolvePage(driver);
  await driver.tap('turn.next.DrawSide');
  await driver.shows('turn.due', 'Drawn from the cup: ');
  await driver.tap('turn.next.procedure');
  await driver.appears('resolve.one');
  await resolve.say('defender.second');
  await resolve.diceOf('table');
  await resolve.faces(first);
  if (then !== undefined) await resolve.choose(then);
  if (second !== undefined) await resolve.faces(second);
  const line = await resolve.result();
  check(line === told, `the fight came to “${line}”`);
  await resolve.apply();
  await driver.appears('resolve.applied');
  await driver.tap('resolve.header.back');
  await driver.appears('turn');
};

/** A game of a rule set that no page of the app knows by name, from the form for a new game to its end. */
export const skirmish = async (app: App, step: Step, shot: (name: string) => Promise<void>): Promise<void> => {
  const { driver, games, turn, history } = app;
  const books = booksPage(driver);
  await step('it is one of those a new game may be begun by', async () => {
    await driver.open();
    await games.startNew();
    await driver.tap('newgame.rules.skirmish');
    await shot('new game');
    await driver.type('newgame.name', 'At the ford');
    await driver.tap('setup.switches.toggle');
    await driver.appears('setup.switch.openOrder');
    await app.newGame.begin();
    await turn.turnIs('Dawn');
    await shot('turn');
  });
  await step('the Turn page leads: a side is drawn, fights, is hit and stands', async () => {
    await fights(app, { first: 5, then: 'stand', second: 6, told: '2 hits, and stands' });
    await shot('after a fight');
  });
  await step('the other side is drawn, and misses', () => fights(app, { first: 2, told: 'No hit' }));
  await step('the cup is empty, so the next turn is what comes', async () => {
    await driver.vanishes('turn.next.DrawSide');
    await turn.nextTurn();
    await turn.turnIs('Noon');
    await fights(app, { first: 4, then: 'fallBack', told: '1 hit, and falls back' });
  });
  await step('in the middle of a fight the app is killed, and goes on with the dice that fell', async () => {
    await driver.tap('turn.next.DrawSide');
    await driver.tap('turn.next.procedure');
    const resolve = resolvePage(driver);
    await resolve.say('defender.second');
    await resolve.diceOf('table');
    await shot('fight');
    await resolve.faces(6);
    await driver.appears('resolve.choice');
    await shot('decision');
    await driver.kill();
    await games.open();
    await driver.tap('turn.next.fight');
    await resolve.choose('fallBack');
    check((await resolve.result()) === '1 hit, and falls back', 'the fight came to something else');
    await resolve.works('Rolled 6: a hit');
    await shot('result');
    await resolve.apply();
  });
  await step('its table stands in the Books', async () => {
    await driver.tap('resolve.header.back');
    await books.openInGame();
    await shot('books');
    await books.shelf('tables');
    await books.openRow('shelf.entry', 'Fire');
    await books.atTable('Fire');
    await shot('table');
    await books.leave();
    await driver.appears('shelf');
    await books.leave();
  });
  await step('the history tells all of it in words', async () => {
    await driver.tap('tabs.turn');
    await turn.history();
    const told = ['Drawn: ', 'written into the game: 2 hits, and stands', 'Allies: 2 hits', 'Allies broke'];
    for (const text of told) await history.tells(text);
    await driver.tap('history.row.more');
    await driver.shows('history.step', 'A fight · Fire: 6');
    await driver.shows('history.step', 'Fall back');
    await shot('history');
    await history.leave();
  });
  await step('the side that bore its hits is broken, and that is the end', async () => {
    await driver.tap('tabs.army');
    await driver.appears('army');
    await shot('army');
    await driver.tap('tabs.turn');
    await driver.tap('turn.next.end');
    await driver.shows('end.who', 'French');
    await driver.shows('end.result', 'The other side broke');
    await driver.shows('end.figures', 'Hits taken');
    await shot('end');
    await driver.tap('end.header.back');
    await turn.leave();
    await driver.shows('games.list', 'French · The other side broke');
    await shot('games');
  });
};
