/**
 * What the one Hermes that npm has as a running program, of 2022, lacks of the language; the phones' has it. Only what is
 * missing is put in.
 */
const missing = (on: object, name: string, value: unknown): void => {
  if (!(name in on)) Object.defineProperty(on, name, { value, writable: true, configurable: true });
};

missing(Object, 'hasOwn', (on: object, name: string) => Object.prototype.hasOwnProperty.call(on, name));
missing(Array.prototype, 'at', function (this: readonly unknown[], index: number) {
  return this[index < 0 ? this.length + index : index];
});
missing(Array.prototype, 'toSorted', function (this: readonly unknown[], order?: (a: unknown, b: unknown) => number) {
  return [...this].sort(order);
});
missing(Array.prototype, 'toReversed', function (this: readonly unknown[]) {
  return [...this].reverse();
});
missing(Array.prototype, 'with', function (this: readonly unknown[], index: number, value: unknown) {
  return this.map((one, i) => (i === index ? value : one));
});
missing(Array.prototype, 'findLast', function (this: readonly unknown[], holds: (one: unknown) => boolean) {
  return [...this].reverse().find(holds);
});
