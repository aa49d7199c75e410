/**
 * Runs in the page: what a thumb could not hit and what stands beyond the edge. A thumb needs 48 dp; a thing that is only
 * partly in view (under the footer, further down) is measured whole all the same.
 */
export const layoutFaults = (): string[] => {
  const THUMB = 48;
  const ROLES = '[role=button],[role=radio],[role=checkbox],[role=switch],[role=link],[role=tab],input,textarea,a';
  const root = document.querySelector('#root')!;
  const isInFront = (element: Element): boolean =>
    element.closest('[aria-hidden="true"]') === null && element.getClientRects().length > 0;
  const nameOf = (element: Element): string =>
    element.getAttribute('data-testid') ?? element.getAttribute('aria-label') ?? element.textContent.slice(0, 40);
  const small = [...root.querySelectorAll(ROLES)].filter(isInFront).flatMap((element) => {
    const { width, height } = element.getBoundingClientRect();
    const fits = width >= THUMB - 0.5 && height >= THUMB - 0.5;
    return fits ? [] : [`${nameOf(element)} is ${Math.round(width)} × ${Math.round(height)}`];
  });
  const nameless = [...root.querySelectorAll(ROLES)]
    .filter(isInFront)
    .filter((element) => (element.getAttribute('aria-label') ?? element.textContent) === '')
    .map((element) => `${nameOf(element)} has no name`);
  // A wide table is scrolled sideways within its frame.
  const isScrolled = (element: Element): boolean => element.closest('[role=table]') !== null;
  const onThePage = [...root.querySelectorAll('[dir=auto],input,textarea,svg')].filter(isInFront);
  const beyond = onThePage
    .filter((element) => !isScrolled(element))
    .flatMap((element) => {
      const { left, right } = element.getBoundingClientRect();
      return left >= -1 && right <= innerWidth + 1 ? [] : [`${nameOf(element)} stands beyond the edge`];
    });
  const cut = [...root.querySelectorAll('[dir=auto]')]
    .filter(isInFront)
    .filter(
      (element) => getComputedStyle(element).overflow === 'hidden' && element.scrollWidth > element.clientWidth + 1,
    )
    .map((element) => `“${element.textContent.slice(0, 40)}” is cut off`);
  return [...new Set([...small, ...nameless, ...beyond, ...cut])];
};
