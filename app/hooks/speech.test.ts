import { speechWith } from './speech';
import { announce, hush, listen } from './announce';
import { writtenIn } from './written-in';

/** A voice whose time passes when the test says so. */
const voice = () => {
  const heard: string[] = [];
  let due: (() => void) | null = null;
  const speech = speechWith({
    say: (text) => heard.push(text),
    forget: () => heard.splice(0),
    later: (_, then) => {
      due = then;
      return () => {
        due = null;
      };
    },
  });
  const timePasses = (): void => {
    const then = due;
    due = null;
    then?.();
  };
  return { ...speech, heard, timePasses };
};

test('what comes together is one text, sentence after sentence', () => {
  const { announce, heard, timePasses } = voice();
  announce('French rolled 3');
  announce('I Corps breaks.');
  announce(' ');
  expect(heard).toEqual([]);
  timePasses();
  expect(heard).toEqual(['French rolled 3. I Corps breaks.']);
});

test('what comes while another text stands waits for it, and nothing is lost', () => {
  const { announce, heard, timePasses } = voice();
  announce('One');
  timePasses();
  announce('Two');
  announce('Three');
  expect(heard).toEqual(['One.']);
  timePasses();
  timePasses();
  announce('Four');
  timePasses();
  expect(heard).toEqual(['One.', 'Two. Three.', 'Four.']);
});

test('what has happened is told before where things stand now', () => {
  const { announce, heard, timePasses } = voice();
  announce('Go back one hex?', 'question');
  announce('The Allies rolled 5');
  timePasses();
  expect(heard).toEqual(['The Allies rolled 5. Go back one hex?']);
});

test('old news is gone after a while', () => {
  const { announce, heard, timePasses } = voice();
  announce('One');
  timePasses();
  timePasses();
  expect(heard).toEqual(['One.']);
  timePasses();
  expect(heard).toEqual([]);
});

test('what was to be said is not said to whoever listens next', () => {
  const { announce, hush, heard, timePasses } = voice();
  announce('For the eyes of one side');
  hush();
  timePasses();
  announce('For all');
  timePasses();
  expect(heard).toEqual(['For all.']);
});

const place = (): { textContent: string | null } => ({ textContent: '' });

test('the same sentence twice in a row changes the region each time', () => {
  const region = place();
  const { hear } = writtenIn(region);
  const seen = ['A tie.', 'A tie.', 'A tie.'].map((text) => {
    hear(text);
    return region.textContent;
  });
  seen.forEach((text, i) => {
    expect(text?.trim()).toBe('A tie.');
    expect(text).not.toBe(seen[i - 1]);
  });
});

test('the uppermost place hears, and the page’s own again when the sheet is closed', () => {
  jest.useFakeTimers();
  const [page, sheet] = [place(), place()];
  const leave = listen(writtenIn(page));
  const close = listen(writtenIn(sheet));
  announce('In the sheet');
  jest.advanceTimersByTime(500);
  expect([page.textContent, sheet.textContent]).toEqual(['', 'In the sheet.']);
  close();
  announce('On the page');
  jest.advanceTimersByTime(1000);
  expect([page.textContent, sheet.textContent]).toEqual(['On the page.', 'In the sheet.']);
  hush();
  expect(page.textContent).toBe('');
  announce('To nobody');
  leave();
  jest.runAllTimers();
  expect(page.textContent).toBe('');
  jest.useRealTimers();
});
