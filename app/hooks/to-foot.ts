import { frontOf } from './focus-places';

const CONTROLS = 'button:not(:disabled), input, [tabindex="0"]';

/** From anywhere on the page to what is next at its foot (web only). A sheet has Escape for itself. */
export const goToFoot = (): boolean => {
  const front = frontOf(document);
  if (front === null || front.matches('[role="dialog"]')) return false;
  const next = front.querySelector('footer')?.querySelector<HTMLElement>(CONTROLS) ?? null;
  next?.focus();
  return next !== null;
};
