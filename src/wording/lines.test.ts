import { lines } from '../engine/vocabulary';
import type { LineWords } from '../engine/vocabulary';
import { battle, unit } from '../testkit/battle';
import { COORDINATED_NAME } from './en/cup';
import { told } from './lines';
import { namesFrom } from './names';
import type { Names } from './names';

const names = namesFrom({ setup: battle({ units: [unit('a', 'f1')] }) }, COORDINATED_NAME);

const TOPIC = lines({
  moved: { side: 'side', unit: 'unit', with: 'units', hexes: 'number', way: ['road', 'field'] },
  rested: {},
});

const WORDS: LineWords<typeof TOPIC, Names> = {
  moved: ({ side, unit: who, with: others, hexes, way }) => `${side}: ${who} with ${others}, ${hexes}, ${way}`,
  rested: 'They rest',
};

test('a blank is shown as its kind asks: sides and units by their names, what is told as it is', () => {
  const line = TOPIC.moved('NLC 5.1', { side: 'second', unit: 'a', with: 'a, gone', hexes: 3, way: 'road' });
  expect(told(TOPIC, WORDS)['moved']?.(line.facts, names)).toBe('Coalition: a Division with a Division, gone, 3, road');
  expect(told(TOPIC, WORDS)['rested']?.({}, names)).toBe('They rest');
});

test('what has no word, or no line, does not compile', () => {
  // @ts-expect-error -- a line without its word
  const missing: LineWords<typeof TOPIC, Names> = { rested: 'They rest' };
  // @ts-expect-error -- a word without its line
  const unknown: LineWords<typeof TOPIC, Names> = { ...WORDS, slept: 'They sleep' };
  // @ts-expect-error -- a blank nobody fills
  const hole: LineWords<typeof TOPIC, Names> = { ...WORDS, moved: ({ turn }) => String(turn) };
  // @ts-expect-error -- a line without one of its blanks
  const less = TOPIC.moved('NLC 5.1', { side: 'first', unit: 'a', with: 'b', hexes: 1 });
  expect([missing, unknown, hole, less]).toHaveLength(4);
});
