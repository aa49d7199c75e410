import type { Setup } from './setup';

/** What the players wrote themselves, as opposed to what a rule set brings. */
export const CHANGED_THINGS = [
  'formation',
  'leader',
  'unit',
  'turns',
  'side',
  'switch',
  'cup',
  'playMode',
  'steps',
  'title',
] as const;

/** One thing a correction of the set-up changed, in a form that the history can put into a sentence. */
export type SetupChange = Readonly<{
  what: 'added' | 'removed' | 'changed';
  of: (typeof CHANGED_THINGS)[number];
  name: string;
  field?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}>;

/** What differs between two set-ups, in reading order. */
export const diffSetup = (before: Setup, after: Setup): readonly SetupChange[] => [
  ...diffNamed('formation', before.formations, after.formations),
  ...diffNamed('leader', before.leaders, after.leaders),
  ...diffUnits(before, after),
  ...diffSides(before, after),
  ...diffSwitches(before, after),
  ...diffValue('cup', before.cup, after.cup),
  ...diffValue('playMode', before.playMode, after.playMode),
  ...(same(before.turns, after.turns)
    ? []
    : [
        {
          what: 'changed',
          of: 'turns',
          name: '',
          from: String(before.turns.length),
          to: String(after.turns.length),
        } as const,
      ]),
  ...(same(before.steps, after.steps) ? [] : [{ what: 'changed', of: 'steps', name: '' } as const]),
  ...diffTitle(before.title, after.title),
];

/** A unit's formation is told by its name: nobody knows its id. */
const diffUnits = (before: Setup, after: Setup): readonly SetupChange[] => {
  const named = ({ formations }: Setup, id: string | undefined): string | undefined =>
    formations.find((one) => one.id === id)?.name ?? id;
  return diffNamed('unit', before.units, after.units).map((change) =>
    change.field === 'formation'
      ? { ...change, from: named(before, change.from), to: named(after, change.to) }
      : change,
  );
};

/** Tables, cards and places are too long for a line of history: it says that they changed. */
const diffTitle = (before: Setup['title'], after: Setup['title']): readonly SetupChange[] =>
  diffFields(before, after).map(({ field, from, to }) => {
    const change = { what: 'changed', of: 'title', name: '', field } as const;
    return TITLE_WORDS.has(field) ? { ...change, from, to } : change;
  });

const TITLE_WORDS: ReadonlySet<string> = new Set(['name', 'routEnds', 'matrix', 'events', 'cardPlay']);

type Named = Readonly<{ id: string; name: string }>;

const diffNamed = (
  of: 'formation' | 'leader' | 'unit',
  before: readonly Named[],
  after: readonly Named[],
): readonly SetupChange[] => [
  ...before
    .filter(({ id }) => !after.some((other) => other.id === id))
    .map(({ name }) => ({ what: 'removed', of, name }) as const),
  ...after.flatMap((now): readonly SetupChange[] => {
    const was = before.find(({ id }) => id === now.id);
    if (was === undefined) return [{ what: 'added', of, name: now.name }];
    return diffFields(was, now).map((change) => ({ what: 'changed', of, name: was.name, ...change }));
  }),
];

type FieldChange = Readonly<{ field: string; from: string; to: string }>;

const diffFields = (was: object, now: object): readonly FieldChange[] =>
  Object.entries(now).flatMap(([field, to]: [string, unknown]) => {
    const from: unknown = Object.entries(was).find(([name]) => name === field)?.[1];
    return same(from, to) ? [] : [{ field, from: shown(from), to: shown(to) }];
  });

const diffSides = (before: Setup, after: Setup): readonly SetupChange[] =>
  (['first', 'second'] as const).flatMap((side) =>
    diffFields(before.sides[side], after.sides[side]).map(
      (change) => ({ what: 'changed', of: 'side', name: before.sides[side].title, ...change }) as const,
    ),
  );

const diffSwitches = (before: Setup, after: Setup): readonly SetupChange[] => [
  ...after.switches
    .filter((name) => !before.switches.includes(name))
    .map((name) => ({ what: 'added', of: 'switch', name }) as const),
  ...before.switches
    .filter((name) => !after.switches.includes(name))
    .map((name) => ({ what: 'removed', of: 'switch', name }) as const),
];

const diffValue = (of: 'cup' | 'playMode', from: string, to: string): readonly SetupChange[] =>
  from === to ? [] : [{ what: 'changed', of, name: '', from, to }];

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? null));
