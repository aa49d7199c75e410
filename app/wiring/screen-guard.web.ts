/** Over everything, the browser's own dialogs aside. */
const ABOVE_ALL = '2147483647';
const LEFT = ['blur', 'pagehide'] as const;
const BACK = ['focus', 'pageshow', 'pointerdown', 'keydown'] as const;

const madeCover = (colour: string): HTMLElement => {
  const cover = document.createElement('div');
  cover.setAttribute('aria-hidden', 'true');
  cover.setAttribute('data-testid', 'screen.cover');
  Object.assign(cover.style, { position: 'fixed', inset: '0', zIndex: ABOVE_ALL, backgroundColor: colour });
  return cover;
};

/**
 * A page cannot forbid a screenshot. It covers itself while it is not in front, so that neither the app switcher's picture nor
 * a second window beside it shows a desk. What is returned ends that.
 */
export const guardScreen = (colour: string): (() => void) => {
  const cover = madeCover(colour);
  const hide = (): void => {
    document.body.append(cover);
  };
  const show = (): void => {
    cover.remove();
  };
  const turn = (): void => {
    if (document.visibilityState === 'hidden') hide();
    else show();
  };
  LEFT.forEach((name) => {
    window.addEventListener(name, hide);
  });
  BACK.forEach((name) => {
    window.addEventListener(name, show, true);
  });
  document.addEventListener('visibilitychange', turn);
  return () => {
    show();
    LEFT.forEach((name) => {
      window.removeEventListener(name, hide);
    });
    BACK.forEach((name) => {
      window.removeEventListener(name, show, true);
    });
    document.removeEventListener('visibilitychange', turn);
  };
};
