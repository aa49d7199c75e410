import { arrowTo } from './arrows';

const TICKED = '[role=radio],[role=checkbox],[role=switch]';

/** Whether an answer of this group stands already; where none does, choosing is left to Space and Enter. */
const isAnswered = (group: HTMLElement): boolean => group.querySelector('[role=radio][aria-checked=true]') !== null;

/** A player who passes over an answer has not given it where that would be a play. */
const choosesByArrow = (group: HTMLElement): boolean => group.dataset['plays'] === undefined && isAnswered(group);

const go = (group: HTMLElement, from: HTMLElement, key: string): boolean => {
  const open = [...group.querySelectorAll<HTMLElement>('[role=radio]:not([aria-disabled=true])')];
  const to = arrowTo(key, open.indexOf(from), open.length);
  const answer = to === null ? undefined : open[to];
  if (answer === undefined) return false;
  answer.focus();
  if (answer !== from && choosesByArrow(group)) answer.click();
  return true;
};

const tick = (on: HTMLElement, repeat: boolean): boolean => {
  if (!repeat && on.getAttribute('aria-disabled') !== 'true') on.click();
  return true;
};

const answer = (event: KeyboardEvent): void => {
  if (event.altKey || event.ctrlKey || event.metaKey || !(event.target instanceof HTMLElement)) return;
  const { target, key, repeat } = event;
  if (!target.matches(TICKED)) return;
  const group = target.closest<HTMLElement>('[role=radiogroup]');
  const done = key === ' ' ? tick(target, repeat) : group !== null && go(group, target, key);
  // Neither Space nor an arrow moves the page as well.
  if (done) event.preventDefault();
};

/** React Native Web hears Enter alone on what is ticked or chosen: Space and the arrows are answered here, once for every page. */
export const answerKeys = (): void => {
  document.addEventListener('keydown', answer);
};
