import { emsOf, fitLines } from './fit-lines';

const SMALLEST = 9;

test.each([
  'II Corps',
  'I Armeekorps',
  'Kaiserlich-Königliche Avantgarde',
  'VIII (Westphalian) Corps',
  'Kleist von Nollendorf',
  'Combined Cavalry Reserve of the Allied Army',
])('%s is set whole, inside its place and large enough to read', (name) => {
  const { lines, size } = fitLines(name, 79, 54, 24);
  expect(lines.join(' ').replaceAll('- ', '-')).toBe(name);
  expect(lines.length).toBeLessThanOrEqual(3);
  expect(lines.length * size * 1.06).toBeLessThanOrEqual(54.01);
  for (const line of lines) expect(emsOf(line) * size).toBeLessThanOrEqual(79.01);
  if (name.length < 33) expect(size).toBeGreaterThanOrEqual(SMALLEST);
});

test('a short name stays in one piece', () => {
  expect(fitLines('La Garde', 79, 54, 24).lines).toEqual(['La Garde']);
});

test('a single long word shrinks and is not broken', () => {
  const { lines, size } = fitLines('Oberkommandierender', 79, 54, 24);
  expect(lines).toEqual(['Oberkommandierender']);
  expect(size).toBeLessThan(12);
});

test('an empty name is no accident', () => {
  expect(fitLines('', 79, 54, 24).lines).toEqual(['']);
});
