import { remembered } from './remembered';

const counting = () => {
  let asked = 0;
  const sum = remembered(
    ({ parts }: Readonly<{ parts: Readonly<{ a: object; b: object }>; name: string }>, more: string) => {
      asked += 1;
      return [parts.a, parts.b, more];
    },
  );
  return { sum, asked: () => asked };
};

const [a, b] = [{}, {}];

test('what is made anew of the same parts is not worked out again', () => {
  const { sum, asked } = counting();
  const first = sum({ parts: { a, b }, name: 'one' }, 'x');
  expect(sum({ parts: { a, b }, name: 'one' }, 'x')).toBe(first);
  expect(asked()).toBe(1);
});

test.each([
  ['a part is another', { parts: { a, b: {} }, name: 'one' }, 'x'],
  ['a field is another', { parts: { a, b }, name: 'two' }, 'x'],
  ['somebody else asks', { parts: { a, b }, name: 'one' }, 'y'],
])('it is worked out again when %s', (_, state, more) => {
  const { sum, asked } = counting();
  sum({ parts: { a, b }, name: 'one' }, 'x');
  expect(sum(state, more)).toEqual([state.parts.a, state.parts.b, more]);
  expect(asked()).toBe(2);
});
