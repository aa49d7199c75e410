/** @jest-environment jsdom */
import { answerKeys } from './answer-keys.web';

// The listener of the whole page, as the app starts it.
beforeAll(answerKeys);

const radio = (id: string, checked: boolean, disabled = false): string =>
  `<div role="radio" id="${id}" tabindex="${checked ? '0' : '-1'}" aria-checked="${String(checked)}"${
    disabled ? ' aria-disabled="true"' : ''
  }></div>`;

/** A page with this in it; what is clicked there, in its order. */
const pageOf = (html: string): readonly string[] => {
  const clicked: string[] = [];
  document.body.innerHTML = html;
  for (const one of document.body.querySelectorAll('[role]'))
    one.addEventListener('click', (event) => {
      event.stopPropagation();
      clicked.push(one.id);
    });
  return clicked;
};

const byId = (id: string): HTMLElement => document.getElementById(id)!;

/** Presses it where it stands; whether the page itself is kept from answering. */
const press = (id: string, key: string, more: KeyboardEventInit = {}): boolean => {
  byId(id).focus();
  return !byId(id).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
};

const GROUP = (first: boolean, plays = ''): string =>
  `<div role="radiogroup" ${plays}>${radio('a', first)}${radio('b', false, true)}${radio('c', false)}</div>`;

test.each(['radio', 'checkbox', 'switch'])('Space is a press on a %s, once, and the page stays', (role) => {
  const clicked = pageOf(`<div role="${role}" id="x" tabindex="0"></div>`);
  expect(press('x', ' ')).toBe(true);
  expect(press('x', ' ', { repeat: true })).toBe(true);
  expect(clicked).toEqual(['x']);
});

test('what is greyed is not ticked', () => {
  const clicked = pageOf('<div role="switch" id="x" tabindex="0" aria-disabled="true"></div>');
  press('x', ' ');
  expect(clicked).toEqual([]);
});

test('an arrow goes on to the next answer that can be given, and gives it', () => {
  const clicked = pageOf(GROUP(true));
  expect(press('a', 'ArrowDown')).toBe(true);
  expect(document.activeElement?.id).toBe('c');
  expect(clicked).toEqual(['c']);
});

test.each([
  ['nothing is answered yet', GROUP(false)],
  ['an answer is a play', GROUP(true, 'data-plays="true"')],
])('where %s, an arrow only goes there', (_, html) => {
  const clicked = pageOf(html);
  expect(press('a', 'ArrowDown')).toBe(true);
  expect(document.activeElement?.id).toBe('c');
  expect(clicked).toEqual([]);
});

test('other keys, and keys of the system, are left alone', () => {
  const clicked = pageOf(GROUP(true));
  expect([press('a', 'Enter'), press('a', 'x'), press('a', 'ArrowDown', { altKey: true })]).toEqual([
    false,
    false,
    false,
  ]);
  expect(clicked).toEqual([]);
});
