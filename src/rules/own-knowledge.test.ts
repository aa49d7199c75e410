import { isDeepStrictEqual } from 'node:util';
import { otherSide } from '../engine/sides';
import { refuse } from '../engine/step';
import { battle, leader } from '../testkit/battle';
import { delayed, folded, randomApart, tableApart } from '../testkit/own-knowledge';
import type { ApartGame, ApartRules, Broken } from '../testkit/own-knowledge';
import { BREAKS, FOLLOWING_BREAKS } from '../testkit/own-knowledge-breaks';
import { seeded } from '../testkit/seeded';
import { mop } from './mop/index';
import { n20 } from './n20/index';
import { nlc } from './nlc/index';
import { refusals } from '../engine/vocabulary';

const RULES = { nlc, mop, n20 } as unknown as Readonly<Record<'nlc' | 'mop' | 'n20', ApartRules>>;
const FOLLOWING = new Set(Object.keys(FOLLOWING_BREAKS));
const [GAMES, PLAYS] = [40, 70];
const DELAYS = 3;

const playedAtRandom = (rules: ApartRules, games = GAMES): readonly ApartGame[] =>
  Array.from({ length: games }, (_, seed) => randomApart(rules, seed + 1, PLAYS, FOLLOWING));

const ALL = (['nlc', 'mop', 'n20'] as const).map((id) => ({ id, rules: RULES[id], games: playedAtRandom(RULES[id]) }));

/** What random players seldom come to: open picks of a formation in Reserve, and points that were kept hidden. */
const openPicks = (): ApartGame => {
  const always = { ...seeded(1), roll: () => 1 };
  const setup = battle({ leaders: [leader('emperor', 'first', 5), leader('marshal', 'second', 1)] });
  const { play, game } = tableApart(RULES.nlc, always, FOLLOWING);
  const made = [
    play({ type: 'StartGame', setup }, 'table'),
    play({ type: 'FlagReserve', formation: 'f1', reserve: true }, 'first'),
    play({ type: 'FlagReserve', formation: 'f3', reserve: true }, 'first'),
    play({ type: 'RollCoordinated', side: 'first', commander: 'emperor' }, 'table'),
    play({ type: 'SetAside', side: 'first', chits: ['f1', 'f2'] }, 'second'),
    play({ type: 'RollInitial', commanders: { first: 'emperor', second: 'marshal' } }, 'table'),
    play({ type: 'TakeInitial', chit: 'f3' }, 'second'),
    play(
      { type: 'AwardPoints', side: 'first', source: 'scenario', amount: 3, reason: 'a town', hidden: true },
      'first',
    ),
    play({ type: 'CountVictory', early: true }, 'second'),
  ];
  expect(made).not.toContain(false);
  return game();
};

const named = ({ law, by }: Broken): string => `${law}: ${by}`;
const LISTED: ReadonlySet<string> = new Set(
  Object.entries(BREAKS).flatMap(([law, commands]) =>
    [...Object.keys(commands), ...FOLLOWING].map((by) => `${law}: ${by}`),
  ),
);

/** The first break of each kind, so that what went wrong can be read. */
const unlisted = (broken: readonly Broken[]): readonly string[] => {
  const first = new Map(broken.toReversed().map((one) => [named(one), one.how] as const));
  return [...first].flatMap(([name, how]) => (LISTED.has(name) ? [] : `${name}\n${how}`));
};

test.each(ALL)(
  '$id: what a side plays is decided by the table and what lies with that side, and is written there, but for what is listed',
  ({ games }) => {
    expect(games.flatMap(({ broken }) => unlisted(broken))).toEqual([]);
    expect(games.reduce((sum, { played }) => sum + played, 0)).toBeGreaterThan(GAMES * PLAYS * 0.9);
    expect(games.reduce((sum, { refused }) => sum + refused, 0)).toBeGreaterThan(GAMES * PLAYS);
  },
);

test('the list of what breaks these laws only shrinks: whatever stands there does break them', () => {
  const broken = [openPicks(), ...ALL.flatMap(({ games }) => games)].flatMap((game) => game.broken);
  const seen = new Set(broken.map(named));
  expect([...LISTED].filter((name) => !seen.has(name))).toEqual([]);
  expect(unlisted(broken)).toEqual([]);
});

test.each(ALL)('$id: secret facts may come later, each side’s in their own order, and the game is the same', (all) => {
  let late = 0;
  for (const [seed, { facts, state }] of all.games.entries()) {
    const chance = seeded(seed + 1);
    for (let i = 0; i < DELAYS; i++) {
      const order = delayed(facts, chance);
      late += order.filter((fact, at) => fact !== facts[at]).length;
      expect(isDeepStrictEqual(folded(all.rules, order), state)).toBe(true);
    }
  }
  expect(late).toBeGreaterThan(500);
});

describe('planted faults are found', () => {
  const { nlc: honest } = RULES;
  const PLANTED = 'PutMark';

  test('a rule set that looks at the other side’s orders', () => {
    const peeking: ApartRules = {
      ...honest,
      decide: (state, command, seat) => {
        const step = honest.decide(state, command, seat);
        const isPlanted = JSON.stringify(command).includes(`"${PLANTED}"`);
        const sees = (side: 'first' | 'second') => !isDeepStrictEqual(state.desks[side], honest.start.desks[side]);
        return isPlanted && step.kind === 'accepted' && sees('second')
          ? refuse(refusals({ NOT_NOW: null }).NOT_NOW)
          : step;
      },
    };
    expect(playedAtRandom(peeking, 8).flatMap(({ broken }) => broken.map(named))).toContain(
      `own knowledge: ${PLANTED}`,
    );
  });

  test('a rule set that writes into the other side’s part', () => {
    const writing: ApartRules = {
      ...honest,
      decide: (state, command, seat) => {
        const step = honest.decide(state, command, seat);
        if (step.kind !== 'accepted' || seat !== 'first') return step;
        const facts = step.outcome.facts.map((fact) =>
          fact.event.type === 'MarkPut' ? { ...fact, scope: `desk:${otherSide(seat)}` as const } : fact,
        );
        return { ...step, outcome: { ...step.outcome, facts } };
      },
    };
    expect(playedAtRandom(writing, 8).flatMap(({ broken }) => broken.map(named))).toContain(`own scopes: ${PLANTED}`);
  });

  test('a rule set whose table learns when something was written at a desk', () => {
    const noticing: ApartRules = {
      ...honest,
      evolve: (state, scope, event) => {
        const next = honest.evolve(state, scope, event);
        return event.type === 'TurnBegan' ? { ...next, umpire: next.desks } : next;
      },
    };
    const isSame = playedAtRandom(noticing, 16).every(({ facts, state }, seed) =>
      isDeepStrictEqual(folded(noticing, delayed(facts, seeded(seed))), state),
    );
    expect(isSame).toBe(false);
  });
});
