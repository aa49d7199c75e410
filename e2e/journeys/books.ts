import type { Journey } from '../pages/app';
import { booksPage } from '../pages/books-page';
import { check, until } from '../pages/driver';
import { begin } from './armies';

const SPAN = 'span.span-1';

/** Looked up without a game: by number, by a mistyped word, from shelf to shelf, and back the same way. */
export const booksAlone: Journey = async ({ driver }, step) => {
  const books = booksPage(driver);
  await step('the books are one tap from the first page', async () => {
    await driver.open();
    await books.openLoose();
  });
  await step('a rule’s number finds the rule, and its table right behind it', async () => {
    await books.search('12.7');
    const [rule = '', table = ''] = await until('the rule', books.found, ([first = '']) => first.includes('NLC 12.7'));
    check(rule.includes('Compliance') && table.includes('Order Compliance Table'), `found ${rule} and ${table}`);
    await books.openFound();
    await books.at('NLC 12.7', 'Compliance');
  });
  await step('from the rule to its table, and back', async () => {
    await books.openRow('place.link', 'Order Compliance Table');
    await books.atTable('Order Compliance Table');
    await driver.tap('booktable.larger');
    await driver.tap('booktable.smaller');
    await books.leave();
    await books.at('NLC 12.7', 'Compliance');
    await driver.tap('place.next');
    await books.at('NLC 12.8', 'Success');
    await books.leave();
  });
  await step('a mistyped word is forgiven', async () => {
    await books.search('enfillade');
    await until('8.5', books.found, (found) => found.some((text) => text.includes('NLC 8.5')));
    await driver.tap('books.search.clear');
    await driver.appears('books.shelves');
  });
  await step('a ruling from its shelf, and the rule it is about', async () => {
    await books.shelf('rulings');
    await books.openRow('shelf.entry', 'Ruling 18');
    await books.at('Ruling 18', 'Strength above 24');
    await books.openRow('place.link', 'Fire Table');
    await books.atTable('Fire Table');
    await driver.tap('table.rule');
    await books.at('NLC 7.1', 'Firing');
  });
  await step('the way back leads through every page to the games', async () => {
    for (let pages = 0; pages < 5; pages += 1) await books.leave();
    await driver.appears('games');
  });
};

/** Looked up in a game: the number of a rule opens it, what is in force stands first, and the last roll’s cell is lit. */
export const booksInGame: Journey = async (app, step) => {
  const { driver, turn } = app;
  const books = booksPage(driver);
  await step('a game of March on Paris', async () => {
    await driver.open();
    await begin(app, { rules: 'mop', name: 'Brienne' });
    await turn.goTo('prepare');
  });
  await step('a rule’s number on the Turn page opens its place, and back', async () => {
    await driver.tap('rule.ref');
    await driver.appears('place.body');
    await books.leave();
    await driver.appears('turn');
  });
  await step('the terrain chart in force stands first', async () => {
    await books.openInGame();
    await books.shelf('tables');
    const at = async (title: string): Promise<number> =>
      (await books.rows('shelf.entry')).findIndex((text) => text.includes(title));
    const nlc = await until(
      'NLC’s chart',
      () => at(', Terrain Effects'),
      (found) => found !== -1,
    );
    const mop = await at('MoP Terrain Effects');
    check(mop !== -1 && mop < nlc, `MOP’s is at ${mop}, NLC’s at ${nlc}`);
    await books.openRow('shelf.entry', ', Terrain Effects');
    await driver.tap('booktable.instead');
    await books.atTable('MoP Terrain Effects on Combat');
    for (let pages = 0; pages < 3; pages += 1) await books.leave();
  });
  await step('a bridge is damaged and repaired', async () => {
    await driver.tap('tabs.army');
    await driver.tap('campaign.spans.toggle');
    await driver.type('span.new.name', 'Lesmont');
    await driver.tap('span.new.add');
    await driver.tap(SPAN);
    await driver.tap(`${SPAN}.work`);
    await driver.appears(`${SPAN}.odds`);
    await driver.tap(`${SPAN}.work`);
  });
  await step('the books show the cell that was rolled, lit', async () => {
    await books.openInGame();
    await driver.shows('books.last_roll', 'Bridges and trestles');
    await driver.tap('books.last_roll');
    await books.atTable('Bridges and trestles');
    await driver.appears('booktable.grid.hit');
    const [cell = ''] = await driver.texts('booktable.grid.hit');
    check(cell.includes('Repaired on, Bridge: 1-4, the last roll'), `the lit cell reads ${cell}`);
  });
};
