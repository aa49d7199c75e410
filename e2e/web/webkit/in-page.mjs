// What runs in the page for whoever drives it. Every function here is sent as text and knows nothing but its arguments.

/** Before the page's own code: what it complains of is kept until somebody looks. */
export function keepComplaints() {
  const complaints = [];
  globalThis.complaintsOfThePage = complaints;
  const { error } = console;
  console.error = (...said) => {
    complaints.push(['error', said.map(String).join(' ')]);
    error.apply(console, said);
  };
  addEventListener('error', ({ message, filename, lineno, error: cause }) =>
    complaints.push(['pageerror', `${message} (${filename}:${lineno}) ${cause?.stack ?? ''}`]),
  );
  addEventListener('unhandledrejection', (event) => complaints.push(['pageerror', String(event.reason)]));
}

/** The elements of a selector: `xpath=…` or CSS. */
export function find({ selector, isVisible }) {
  const byPath = (path) => {
    const found = document.evaluate(path, document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE, null);
    return Array.from({ length: found.snapshotLength }, (_, i) => found.snapshotItem(i));
  };
  const all = selector.startsWith('xpath=') ? byPath(selector.slice(6)) : [...document.querySelectorAll(selector)];
  const seen = (element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
  };
  return isVisible ? all.filter(seen) : all;
}

/** Where a finger would hit the element, or why it would not. */
export function placeOf(element) {
  if (element === undefined) return { why: 'is not there' };
  const middle = () => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  };
  const hit = ({ x, y }) => {
    const top = document.elementFromPoint(x, y);
    return top !== null && element.contains(top) ? undefined : (top?.outerHTML ?? 'nothing');
  };
  if (hit(middle()) !== undefined) element.scrollIntoView({ block: 'center', inline: 'center' });
  const isIdle = element.getAttribute('aria-disabled') === 'true' || element.disabled === true;
  const over = hit(middle());
  if (over !== undefined) return { why: `lies under ${over.slice(0, 120)}` };
  return isIdle ? { why: 'cannot be used' } : middle();
}

/** Puts a text in the place of what stands in a field, the way the browser's own editing does. */
export function fill(element, text) {
  element.focus();
  element.select();
  document.execCommand(text === '' ? 'delete' : 'insertText', false, text);
}

/** Done when the stand-in for synchronous access has written all it has, or when there is none in this page. */
export function allWritten() {
  return new Promise((resolve) => {
    const channel = new BroadcastChannel('sync-access');
    const nobody = setTimeout(resolve, 10_000);
    channel.addEventListener('message', ({ data }) => {
      if (data === 'heard') clearTimeout(nobody);
      if (data === 'written') resolve();
    });
    channel.postMessage('written?');
  });
}
