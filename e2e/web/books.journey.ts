import { booksAlone, booksInGame } from '../journeys/books';
import { appOver } from '../pages/app';
import { booksPage } from '../pages/books-page';
import { check, sameSoon, until } from '../pages/driver';
import { webDriver } from './driver';
import { walkEverySheet } from './layout-walk';
import type { Place } from './layout-walk';
import { journey } from './lib.mjs';

journey('The books by themselves', (tools) => booksAlone(appOver(webDriver(tools)), tools.step));

journey('The books in a game', (tools) => booksInGame(appOver(webDriver(tools)), tools.step));

/** Words as they are typed, with every letter a keystroke. How long each takes, the bench says. */
const TYPED = ['compliance', '12.7', 'cavalry charge', 'demorallization', 'general retreat'];

/** Runs in the page: letter upon letter, as fast as they can come, with no time to answer any of them. */
const typeFast = (words: string): void => {
  const field = document.querySelector<HTMLInputElement>('[data-testid="books.search.field"]')!;
  for (let length = 1; length <= words.length; length += 1) {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, words.slice(0, length));
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
};

journey('The search keeps up with the thumb', async (tools) => {
  const driver = webDriver(tools);
  const books = booksPage(driver);
  const all = async (): Promise<string> => (await books.found()).join('\n');
  await tools.step('the books are open', async () => {
    await driver.open();
    await books.openLoose();
    await books.search('fire');
    await driver.appears('books.result');
  });
  const wanted = await tools.step('what each of the words finds, given at once', async () => {
    const found: string[] = [];
    for (const words of TYPED) {
      const before = await all();
      await books.search(words);
      found.push(await until(`another answer to “${words}”`, all, (now) => now !== '' && now !== before));
    }
    check(new Set(found).size === TYPED.length, 'two of the words find the same');
    return found;
  });
  await tools.step('letter upon letter it comes to the same, whatever it began to look for on the way', async () => {
    for (const [i, words] of TYPED.entries()) {
      await driver.page().evaluate(typeFast, words);
      await sameSoon(`what “${words}” finds`, all, wanted[i] ?? '');
    }
  });
});

const PLACES: readonly Place[] = [
  ['the shelves', [], 'books.shelves'],
  ['the tables', ['books.shelf.tables'], 'shelf.entry'],
  ['a wide table', ['TABLE Order Compliance Table'], 'booktable.grid'],
  ['the same, larger', ['booktable.larger'], 'booktable.grid'],
  ['a table of words', ['books.header.back', 'TABLE Summary of Order'], 'booktable.grid'],
  ['a table of figures and words', ['books.header.back', 'TABLE Weather'], 'booktable.grid'],
  ['a chapter', ['books.header.back', 'books.header.back', 'books.shelf.nlc', 'TABLE NLC 12, '], 'place.body'],
  ['a section', ['LINK NLC 12.13'], 'place.text'],
  [
    'the rulings',
    ['books.header.back', 'books.header.back', 'books.header.back', 'books.shelf.rulings'],
    'shelf.entry',
  ],
  ['a long ruling', ['TABLE Ruling 16'], 'place.text'],
  ['the options', ['books.header.back', 'books.header.back', 'books.shelf.options'], 'shelf.entry'],
  ['the sequence of play', ['books.header.back', 'books.shelf.sequence', 'TABLE A turn of NLC'], 'place.body'],
  [
    'the cards',
    ['books.header.back', 'books.header.back', 'books.shelf.cards', 'TABLE Reinforcement Takes'],
    'place.body',
  ],
  ['what a search finds', ['books.header.back', 'books.header.back', 'FIND morale'], 'books.result'],
  ['and what it does not', ['FIND qqzzqq'], 'books.nothing'],
];

walkEverySheet('The books fit', {
  begin: async ({ driver }) => {
    await booksPage(driver).openLoose();
  },
  go: (driver, way) => {
    const books = booksPage(driver);
    const [deed, ...rest] = way.split(' ');
    const words = rest.join(' ');
    if (deed === 'TABLE') return books.openRow('shelf.entry', words);
    if (deed === 'LINK') return books.openRow('place.link', words);
    return deed === 'FIND' ? books.search(words) : driver.tap(way);
  },
  walk: ({ visit }) => visit(PLACES),
});
