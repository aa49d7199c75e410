// Typing into the books' search, letter by letter, and into a plain field of the same page.

/** Words as they are typed, with every letter a keystroke. */
const TYPED = ['compliance', '12.7', 'cavalry charge', 'demorallization', 'general retreat'];
const letterByLetter = TYPED.flatMap((words) => Array.from(words, (_, at) => words.slice(0, at + 1)));

const SEARCH = { field: 'books.search.field', answer: 'books.page' };
const PLAIN = { field: 'bench.field', answer: 'bench.answer' };

/** Runs in the page: a field that only repeats what is typed, over everything else. */
const addPlainField = ({ field, answer }) => {
  const box = document.body.appendChild(document.createElement('div'));
  box.style.cssText = 'position: fixed; top: 0; left: 0';
  const input = box.appendChild(document.createElement('input'));
  const text = box.appendChild(document.createElement('p'));
  input.dataset.testid = field;
  text.dataset.testid = answer;
  input.addEventListener('input', () => (text.textContent = input.value));
};

/**
 * Runs in the page: a letter more in the field, as a keyboard brings it; how long until all that it brings about is painted.
 * The page is at rest before, and has time enough after.
 */
const keystroke = async ({ field, answer, text }) => {
  const { requestAnimationFrame, MessageChannel, MutationObserver, HTMLInputElement, Event } = globalThis;
  const find = (id) => document.querySelector(`[data-testid="${id}"]`);
  let last = 0;
  const painted = () =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => (last = performance.now());
      channel.port2.postMessage(null);
    });
  const watching = new MutationObserver(painted);
  watching.observe(find(answer), { childList: true, subtree: true, characterData: true, attributes: true });
  const start = performance.now();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(find(field), text);
  find(field).dispatchEvent(new Event('input', { bubbles: true }));
  painted();
  await new Promise((resolve) => setTimeout(resolve, 300));
  watching.disconnect();
  return last - start;
};

/** From the list of games into the books; then, the phone being slow, every letter in turn in either field. */
export async function typeBoth(page, slowDown) {
  await page.getByTestId('games.books').first().tap();
  await page.getByTestId('books.search.field').fill('fire');
  await page.getByTestId('books.result').first().waitFor();
  await page.evaluate(addPlainField, PLAIN);
  await slowDown();
  const took = { search: [], plain: [] };
  for (const text of letterByLetter) {
    took.search.push(await page.evaluate(keystroke, { ...SEARCH, text }));
    took.plain.push(await page.evaluate(keystroke, { ...PLAIN, text }));
  }
  return took;
}
