import type { InstallWay } from './installing';

/** Chromium's own event, kept until the player wants it. */
type PromptEvent = Event & { readonly prompt: () => Promise<unknown> };
const isPrompt = (event: Event): event is PromptEvent => 'prompt' in event;

const NONE: InstallWay = { kind: 'none' };
const BY_HAND: InstallWay = { kind: 'byHand' };

/** Only browsers of iPhones and iPads say so; there every browser installs by its share menu, and none asks. */
const canByHand = (): boolean => 'standalone' in navigator && navigator.maxTouchPoints > 1;

const isInstalled = (): boolean =>
  window.matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true);

let way: InstallWay = canByHand() && !isInstalled() ? BY_HAND : NONE;
const watchers = new Set<() => void>();

const become = (next: InstallWay): void => {
  way = next;
  watchers.forEach((tell) => {
    tell();
  });
};

// It comes once, soon after the page, and is lost to whoever listens later.
window.addEventListener('beforeinstallprompt', (event) => {
  if (!isPrompt(event) || isInstalled()) return;
  event.preventDefault();
  become({
    kind: 'prompt',
    ask: () => {
      // It can be asked once only; the browser sends another event when it may be asked again.
      become(NONE);
      event.prompt().catch(() => undefined);
    },
  });
});
window.addEventListener('appinstalled', () => {
  become(NONE);
});

export const installWay = (): InstallWay => way;

export const watchInstallWay = (onChange: () => void): (() => void) => {
  watchers.add(onChange);
  return () => {
    watchers.delete(onChange);
  };
};
