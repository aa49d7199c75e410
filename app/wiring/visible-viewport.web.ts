const isField = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** A page that was spread with two fingers is looked at in part, which changes nothing of its own height. */
const ENLARGED = 1.01;

/** Once what is written into the page has been laid out. */
const whenLaidOut = (then: () => void): void => {
  requestAnimationFrame(() => requestAnimationFrame(then));
};

const showField = (): void => {
  const field = document.activeElement;
  if (isField(field)) field.scrollIntoView({ block: 'nearest' });
};

/**
 * With a keyboard open the app has the room above it, so that neither the foot nor the keyboard covers the field that is
 * written in. Some browsers shrink the page themselves (index.html asks for it), Safari only says how much is to be seen.
 */
export const keepFieldsSeen = (): void => {
  const seen = window.visualViewport;
  const root = document.getElementById('root');
  if (seen === null || root === null) return;
  const fit = (): void => {
    const isCovered = seen.scale < ENLARGED && seen.height < window.innerHeight - 1;
    root.style.height = isCovered ? `${String(seen.height)}px` : '';
    // Safari has pushed the page up behind its keyboard, to a place where the field no longer is.
    if (isCovered) window.scrollTo(0, 0);
    whenLaidOut(showField);
  };
  seen.addEventListener('resize', fit);
};
