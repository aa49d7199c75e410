import { refuse, unless } from './step';
import type { Refusal } from './step';
import { SEVERAL, lines, refusals } from './vocabulary';
import type { RefusalWords } from './vocabulary';

const LINES = lines({ moved: { unit: 'unit', hexes: 'number' }, rested: {} });

const REFUSALS = refusals({
  TOO_FAR: 'NLC 5.1',
  NOT_THERE: SEVERAL,
  NO_SUCH_HEX: { rule: null, facts: { hex: 'text' } },
  TOO_LATE: { rule: 'NLC 4', maybe: { turn: 'number' } },
  WRONG_SIDE: { facts: { side: 'side' } },
});

test('a line is what its vocabulary makes of it', () => {
  expect(LINES.moved('NLC 5.1', { unit: 'a', hexes: 2 })).toEqual({
    rule: 'NLC 5.1',
    key: 'moved',
    facts: { unit: 'a', hexes: 2 },
  });
  expect(LINES.rested('Ruling 7')).toEqual({ rule: 'Ruling 7', key: 'rested', facts: {} });
});

test('a refusal has its rule, or is told it, and the facts its sentence is filled with', () => {
  expect([
    REFUSALS.TOO_FAR,
    REFUSALS.NOT_THERE('NLC 7.1'),
    REFUSALS.NO_SUCH_HEX({ hex: '1204' }),
    REFUSALS.TOO_LATE({}),
    REFUSALS.TOO_LATE({ turn: 3 }),
    REFUSALS.WRONG_SIDE('NLC 4.1', { side: 'second' }),
  ]).toEqual([
    { code: 'TOO_FAR', rule: 'NLC 5.1' },
    { code: 'NOT_THERE', rule: 'NLC 7.1' },
    { code: 'NO_SUCH_HEX', rule: null, facts: { hex: '1204' } },
    { code: 'TOO_LATE', rule: 'NLC 4' },
    { code: 'TOO_LATE', rule: 'NLC 4', facts: { turn: 3 } },
    { code: 'WRONG_SIDE', rule: 'NLC 4.1', facts: { side: 'second' } },
  ]);
});

test('the first check that holds refuses', () => {
  const checks = [
    [false, REFUSALS.TOO_FAR],
    [true, REFUSALS.NOT_THERE('NLC 7.1')],
    [true, REFUSALS.TOO_LATE({})],
  ] as const;
  expect(unless(checks, () => refuse(REFUSALS.TOO_FAR))).toEqual(refuse(REFUSALS.NOT_THERE('NLC 7.1')));
});

test('what is not declared does not compile', () => {
  // @ts-expect-error -- a code of no vocabulary
  const byHand: Refusal = { code: 'TOO_FAR', rule: 'NLC 5.1' };
  // @ts-expect-error -- a refusal without its word
  const missing: RefusalWords<typeof REFUSALS, null> = { TOO_FAR: 'Too far.' };
  // @ts-expect-error -- nobody outside the wording reads which line it is
  const isRested = LINES.rested('Ruling 7').key === 'rested';
  expect([byHand, missing, isRested]).toHaveLength(3);
});
