import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { resolve } from '../testkit/given';
import { CUPS, LEADER_ROLES, PLAY_MODES, TURN_KINDS } from '../rules/common/index';
import type { CommonView } from '../rules/common/index';
import type { NlcEvent } from '../rules/nlc/index';
import { CUP_LINES } from '../rules/nlc/cup/vocabulary';
import { RULE_SETS } from '../rules/sets';
import { battle } from '../testkit/battle';
import { GOLDEN_GAMES, happenedIn, takenIn } from '../testkit/golden-games';
import { mopTable, n20Table, nlcTable, withFilledCup } from '../testkit/playing';
import { COORDINATED_NAME } from './en/cup';
import { dicePurpose } from './en/dice';
import { eventSentence } from './en/events';
import { importFaultSentence, refusalSentence } from './en/refusals';
import { dueSentence, stageReminder, stageTitle, stepLine, stepNow, stepTitle } from './en/sequence';
import { CUP_WORDS, PLAY_MODE_WORDS, ROLE_WORDS, TURN_KIND_WORDS } from './en/setup';
import { RULE_SET_WORDS, SWITCH_WORDS } from './en/rule-sets/list';
import { workingSentence } from './en/working';
import { keyOf } from './lines';
import { listed, namesFrom } from './names';

const SRC = join(__dirname, '..');
const names = namesFrom({ setup: battle() }, COORDINATED_NAME);

/** What must never be read by a player: a hole where a name or a number should stand, or a key of ours. */
const HOLES = /undefined|null|NaN|\[object|\b[A-Z]+_[A-Z_]+\b|\b[a-z]+[A-Z]\w*\b/;
const expectSentence = (text: string, key = ''): void => {
  expect(text).not.toBe('');
  expect(text).not.toBe(key);
  expect(text).not.toMatch(HOLES);
};

const sourcesIn = (folder: string): readonly string[] =>
  readdirSync(join(SRC, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(SRC, folder, name), 'utf8'));

describe('refusals', () => {
  // That each has its words is a matter of types; here they are read.
  const known = ['engine', 'rules', 'session'].flatMap((folder) =>
    sourcesIn(folder)
      .filter((text) => text.includes(' = refusals({'))
      .flatMap((text) => [...text.matchAll(/^ {2}([A-Z]+(?:_[A-Z]+)*): /gm)].map(([, code = '']) => code)),
  );

  test('there are some', () => {
    expect(known.length).toBeGreaterThan(350);
    expect(new Set(known).size).toBe(known.length);
  });

  test.each(known)('%s has a sentence', (code) => {
    const text = refusalSentence(
      {
        code,
        rule: null,
        facts: {
          name: 'Guard',
          turn: 3,
          side: 'first',
          id: 'x',
          units: 'a, b',
          card: '7',
          where: 'inForce',
          got: 'NLC 4',
          formation: 'Corps',
          place: 'Ligny',
        },
      },
      names,
    );
    expectSentence(text);
    expect(text).not.toContain('not possible (');
  });

  test('one that is not known still says something', () => {
    expect(refusalSentence({ code: 'NEW_ONE', rule: null }, null)).toBe('That is not possible (NEW_ONE).');
  });

  test('a side is called by its title, and by none while there is no game', () => {
    expect(refusalSentence({ code: 'OTHER_SIDE_FIRST', rule: 'NLC 4' }, names)).toBe('French goes first.');
    expect(refusalSentence({ code: 'OTHER_SIDE_FIRST', rule: 'NLC 4' }, null)).toBe('One side goes first.');
  });

  test.each([
    { kind: 'notOurs' },
    { kind: 'compressed' },
    { kind: 'tooLarge' },
    { kind: 'truncated' },
    { kind: 'edited', line: 7 },
    { kind: 'newerFormat', what: '2' },
    { kind: 'unknownRules', what: 'waterloo' },
    { kind: 'newerEntry', what: 'balloon' },
  ] as const)('a file that is $kind', (fault) => {
    expectSentence(importFaultSentence(fault));
  });
});

describe('what happened', () => {
  test.each(GOLDEN_GAMES)('every event of %s is told without a hole', async (game) => {
    const events = await happenedIn(await takenIn(game));
    expect(events.length).toBeGreaterThan(0);
    for (const event of events) {
      const text = eventSentence(event as NlcEvent, names);
      expect(text).not.toBe('');
      expect(text).not.toMatch(/undefined|null|NaN|\[object/);
    }
  });

  test('who is no longer in the roster is shown by what he was called in the journal', () => {
    expect(eventSentence({ type: 'ChitDrawn', side: 'first', chit: 'gone', entered: false }, names)).toBe(
      'Drawn: gone (French)',
    );
    expect(eventSentence({ type: 'ChitDrawn', side: 'first', chit: 'coordinated', entered: true }, names)).toBe(
      'Drawn on the table: Coordinated Action (French)',
    );
  });
});

describe('the working', () => {
  const commanders = { first: 'emperor', second: 'marshal' } as const;
  const table = nlcTable(battle());
  const lines = [
    resolve(table.when({ type: 'RollCoordinated', side: 'first', commander: 'emperor' }).step, {
      rolls: [{ rule: 'NLC 4.1', faces: [3] }],
      choices: [],
    }),
    ...[1, 6].map((face) =>
      resolve(table.when({ type: 'RollInitial', commanders }).step, {
        rolls: [6, face].map((one) => ({ rule: 'NLC 4.2', faces: [one] })),
        choices: [],
      }),
    ),
    resolve(withFilledCup(mopTable(battle({ cup: 'two' }))).when({ type: 'DrawChit' }).step, {
      rolls: [
        { rule: 'MOP 37.1', faces: [3] },
        { rule: 'NLC 4', faces: [1] },
      ],
      choices: [],
    }),
  ].flatMap((step) => (step.kind === 'accepted' ? step.working : []));

  test('every line a player would check is a sentence', () => {
    expect(new Set(lines.map(keyOf))).toEqual(
      new Set(['coordinated', 'initial', 'initialWon', 'initialTooClose', 'cupSide']),
    );
    for (const line of lines) expectSentence(workingSentence(line, names), keyOf(line));
  });

  test('NLC 4.1 says what was needed, and when nothing would have done', () => {
    const line = (rating: number) =>
      workingSentence(CUP_LINES.coordinated('NLC 4.1', { name: 'Ney', rating, needed: rating - 2, die: 2 }), names);
    expect(line(4)).toBe('Ney: rating 4 − 2, so 2 or less; rolled 2');
    expect(line(2)).toContain('no die is low enough');
  });
});

describe('the sequence of play', () => {
  const turns = (['day', 'night', 'nightPM', 'night', 'day'] as const).map((kind, i) => ({
    label: ['09:00', '21:00', '18:00', '23:00', '12:00'][i]!,
    kind,
    day: 1,
  }));
  const setups = (['one', 'none'] as const).map((cup) => battle({ cup, turns }));
  type Played = Readonly<{ next: () => unknown; view: () => CommonView | null }>;
  const of = (
    table: Readonly<{
      when: (command: { type: 'NextTurn' }) => Readonly<{ thenFacts: () => unknown }>;
      view: () => CommonView | null;
    }>,
  ): Played => ({
    next: () => table.when({ type: 'NextTurn' }).thenFacts(),
    view: () => table.view(),
  });
  const games = setups.flatMap((setup) => [of(nlcTable(setup)), of(mopTable(setup))]);
  const views = [...games, of(n20Table(setups[1]!))].flatMap(({ next, view }) =>
    turns.map((_, turn) => {
      if (turn > 0) next();
      return view()!;
    }),
  );

  test('every step, line and reminder of every rule set has words', () => {
    for (const { steps, due } of views) {
      for (const { title, lines } of steps) {
        expectSentence(stepTitle(title), title);
        expectSentence(stepNow(title));
        for (const { key } of lines ?? []) expectSentence(stepLine(key), key);
      }
      for (const { key, facts } of due) expectSentence(dueSentence(key, facts ?? {}), key);
    }
    expect(views.flatMap(({ due }) => due.map(({ key }) => key))).toEqual(
      expect.arrayContaining(['weatherRoll', 'nightPM', 'supplyAtNine']),
    );
  });

  test('NLC 4.5 every segment of the action stage and its reminders have words', () => {
    const stages = views.flatMap((view) =>
      'stage' in view ? (view.stage as readonly { key: string; reminders: readonly { key: string }[] }[]) : [],
    );
    expect(stages.length).toBeGreaterThan(0);
    for (const { key, reminders } of stages) {
      expectSentence(stageTitle(key), key);
      for (const reminder of reminders) expectSentence(stageReminder(reminder.key), reminder.key);
    }
  });

  test('every throw a player makes has a heading', () => {
    const rules = sourcesIn('rules').join('\n');
    const named = (pattern: RegExp): readonly string[] => [...rules.matchAll(pattern)].map(([, name = '']) => name);
    const chosen = new Set(named(/purpose: '(\w+)'[^}]*\boptions\b/g));
    const thrown = [...new Set(named(/purpose: '(\w+)'/g))].filter((purpose) => !chosen.has(purpose));
    expect(thrown).toContain('leaderLoss');
    for (const purpose of thrown) expectSentence(dicePurpose(purpose), purpose);
  });
});

test('every choice of the set-up has words', () => {
  const tables: readonly (readonly [readonly string[], Readonly<Record<string, unknown>>])[] = [
    [CUPS, CUP_WORDS],
    ...Object.values(RULE_SETS).map(({ setup }) => [setup.switches, SWITCH_WORDS] as const),
    [PLAY_MODES, PLAY_MODE_WORDS],
    [TURN_KINDS, TURN_KIND_WORDS],
    [LEADER_ROLES, ROLE_WORDS],
    [Object.keys(RULE_SETS), RULE_SET_WORDS],
    [Object.values(RULE_SETS).map(({ id }) => id), RULE_SET_WORDS],
  ];
  for (const [keys, words] of tables) expect(Object.keys(words)).toEqual(expect.arrayContaining([...keys]));
});

test('a list is read as one would say it', () => {
  expect([[], ['I'], ['I', 'II'], ['I', 'II', 'III']].map((items) => listed(items))).toEqual([
    '',
    'I',
    'I and II',
    'I, II and III',
  ]);
});
