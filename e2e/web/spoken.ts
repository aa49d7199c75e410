/**
 * Runs in the page: everything in these elements that can be read or heard, a line each. Words count, labels and hints
 * count, and so do states (what is chosen, ticked, greyed out): a greyed button can give a secret away as well as a word.
 * What has just been announced comes and goes by itself, and has a journey of its own (`heard.journey.ts`).
 */
export const spoken = (elements: readonly Element[]): string[] => {
  const hidden = (element: Element): boolean => {
    const style = getComputedStyle(element);
    if (element.getAttribute('role') === 'status') return true;
    return element.getAttribute('aria-hidden') === 'true' || style.display === 'none' || style.visibility === 'hidden';
  };
  const stateOf = (element: Element): string =>
    ['aria-checked', 'aria-selected', 'aria-pressed', 'aria-current', 'aria-disabled']
      .filter((name) => (element.getAttribute(name) ?? 'false') !== 'false')
      .map((name) => ` (${name.slice(5)})`)
      .join('');
  /** What a reader says of it after its name, from a text that nobody sees. */
  const hintOf = (element: Element): string => {
    const id = element.getAttribute('aria-describedby');
    return id === null ? '' : (document.getElementById(id)?.textContent ?? '');
  };
  const lines = (element: Element): readonly string[] => {
    if (hidden(element)) return [];
    const label = element.getAttribute('aria-label');
    const value = element instanceof HTMLInputElement ? element.value : '';
    const words = [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent ?? '')
      .join('');
    const own = [label ?? '', words, value, hintOf(element)].map((text) => text.trim()).filter((text) => text !== '');
    const line = `${own.join(' · ')}${stateOf(element)}`.trim();
    return [...(line === '' ? [] : [line]), ...[...element.children].flatMap(lines)];
  };
  return elements.map((element) => lines(element).join('\n'));
};
