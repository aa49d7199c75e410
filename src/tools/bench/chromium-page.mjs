// What runs inside the page to take its times: the moment something was not only in the document but painted.

/**
 * Goes into every page before its first script. `benchWatch` holds what the stop-watch sees: `shown` by test id, in
 * milliseconds since the navigation began, and `changes` from a finger's lift to the changed screen.
 */
export function installStopWatch() {
  const shown = {};
  const watch = { shown, armed: undefined, changes: [] };
  globalThis.benchWatch = watch;
  const { requestAnimationFrame, MessageChannel, MutationObserver } = globalThis;
  const painted = (then) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => then(performance.now());
      channel.port2.postMessage(null);
    });
  const find = (id) => document.querySelector(`[data-testid="${id}"]`);
  // What a player would see change: words, labels, ticks.
  watch.faceOf = (id) => {
    const element = find(id);
    if (!element) return 'nothing';
    const marks = element.querySelectorAll('[aria-label],[aria-checked],[data-testid]');
    const told = ['aria-label', 'aria-checked', 'data-testid'];
    const said = [...marks].map((mark) => told.map((name) => mark.getAttribute(name)).join()).join(';');
    return `${element.textContent}|${said}`;
  };
  watch.arm = (id) => {
    watch.changes.length = 0;
    watch.armed = { id, face: watch.faceOf(id) };
  };
  const look = () => {
    for (const id of globalThis.benchIds ?? []) {
      if (id in shown || !find(id)) continue;
      shown[id] = Number.NaN;
      painted((at) => (shown[id] = at));
    }
    const { armed } = watch;
    if (!armed || armed.changed || armed.from === undefined || watch.faceOf(armed.id) === armed.face) return;
    armed.changed = true;
    painted((at) => watch.changes.push({ took: at - armed.from, name: armed.name }));
  };
  new MutationObserver(look).observe(document, {
    childList: true,
    subtree: true,
    attributes: true,
    characterData: true,
  });
  const lifted = (event) => {
    if (watch.armed) watch.armed.from ??= event.timeStamp;
  };
  globalThis.addEventListener('pointerup', lifted, { capture: true });
  look();
}
