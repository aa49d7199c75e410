import { RECORDED_PRESSES } from '../../e2e/web/recorded-presses';
import { isFingerless } from './fingerless';
import type { Contact } from './fingerless';

/** As the page listens: what came down last, if anything did, and the click. */
const heard = (events: (typeof RECORDED_PRESSES)[number]['events']) => {
  const down = events.find(({ type }) => type === 'pointerdown');
  const contact: Contact | null = down === undefined ? null : { width: down.width ?? 1, height: down.height ?? 1 };
  return { click: events.find(({ type }) => type === 'click') ?? {}, contact };
};

test.each(RECORDED_PRESSES)('$who: without a finger $fingerless', ({ events, fingerless }) => {
  const { click, contact } = heard(events);
  expect(isFingerless(click, contact)).toBe(fingerless);
});

const POINTED = RECORDED_PRESSES.filter(({ fingerless }) => !fingerless);

test.each(POINTED)('the click of $who is a finger’s also where nobody saw it come down', ({ events }) => {
  expect(isFingerless(heard(events).click, null)).toBe(false);
});
