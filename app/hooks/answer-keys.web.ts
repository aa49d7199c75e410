import { arrowTo } from './arrows';
import { goToFoot } from './to-foot';

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

const answerTicked = (target: HTMLElement, { key, repeat }: KeyboardEvent): boolean => {
  if (key === ' ') return tick(target, repeat);
  const group = target.closest<HTMLElement>('[role=radiogroup]');
  return group !== null && go(group, target, key);
};

const isSystems = ({ altKey, ctrlKey, metaKey }: KeyboardEvent): boolean => altKey || ctrlKey || metaKey;

const answer = (event: KeyboardEvent): void => {
  const { target, key } = event;
  if (isSystems(event) || !(target instanceof HTMLElement) || target.matches('input, textarea')) return;
  const isTicked = target.matches(TICKED) && key !== 'Escape';
  const done = isTicked ? answerTicked(target, event) : key === 'Escape' && goToFoot();
  // Neither Space nor an arrow moves the page as well.
  if (done) event.preventDefault();
};

/**
 * React Native Web hears Enter alone on what is ticked or chosen: Space and the arrows are answered here, once for every page.
 * Escape leads to the foot.
 */
export const answerKeys = (): void => {
  document.addEventListener('keydown', answer);
};
