import { answering } from '../../headless/answer-request';
import { registryOf } from '../../headless/registry';
import { defaultSetup, setSwitch } from '../../rules/common/index';
import type { Setup } from '../../rules/common/index';
import { RULE_SETS as LISTED } from '../../rules/sets';
import { newGame } from '../../session/library';
import { playable } from '../../session/playable';
import { RULE_SETS } from '../../session/rule-sets';
import { RULE_SETS as SETS } from '../lists/sets';
import { WORDS } from '../lists/words';
import { openNodeDatabase } from '../../storage/node/open-node-database';
import type { SqlDatabase } from '../../storage/sql/database';
import { openSqlStore } from '../../storage/sql/open-sql-store';
import { workingSentence } from '../../wording/en/working';
import { gameOf, testPorts } from '../ports';
import { skirmish } from './rules';
import { keyOf } from '../../wording/lines';
import { SKIRMISH_WORDS } from './words';

/** The list of rule sets, and the list of words, with one more. */
const played = playable(skirmish);
const sets = { ...RULE_SETS, skirmish: played };

const databases: SqlDatabase[] = [];
afterEach(async () => {
  for (const one of databases.splice(0)) await one.close();
});

const phone = async () => {
  const sql = await openNodeDatabase(':memory:', { fsync: false });
  databases.push(sql);
  return testPorts(1, { store: await openSqlStore(sql), rules: () => Promise.resolve(sets) });
};

const begun = async (setup: Setup) => {
  const ports = await phone();
  const made = await newGame(ports, 'skirmish', 'At the ford', setup);
  if (made.kind !== 'made') throw new Error(JSON.stringify(made));
  const game = await gameOf(ports, made.key);
  const open = async () => {
    const opening = await played.open(ports, game);
    if (opening.kind !== 'open') throw new Error(JSON.stringify(opening));
    return opening.session;
  };
  return { session: await open(), again: open };
};
type Session = Awaited<ReturnType<typeof begun>>['session'];

const FIGHT = { procedure: 'skirmish/fight', input: { defender: 'second' } };

const fights = async (session: Session, second: number): Promise<void> => {
  const give = { type: 'GiveToProcedure', procedure: FIGHT.procedure } as const;
  await session.dispatch({ ...give, input: FIGHT.input, after: 0 }, 'table');
  expect(await session.giveFaces([5])).toBe(true);
  expect(await session.dispatch({ ...give, after: 1, option: 'stand' })).toBe(true);
  await session.dispatch({ ...give, after: 2 }, 'table');
  expect(await session.giveFaces([second])).toBe(true);
  expect(await session.dispatch({ type: 'ApplyProcedure', ...FIGHT })).toBe(true);
};

test('a fourth rule set plays a game to its end, through a real session over a real database', async () => {
  const { session, again } = await begun(defaultSetup(skirmish.setup));
  expect(await session.dispatch({ type: 'DrawSide' })).toBe(true);
  const { acting } = session.getState().view;
  expect(await session.dispatch({ type: 'DrawSide' })).toBe(true);
  expect(session.getState().view.acting).not.toBe(acting);
  expect(await session.dispatch({ type: 'DrawSide' })).toBe(false);
  expect(session.getState().refusal).toMatchObject({ code: 'CUP_IS_EMPTY' });
  await fights(session, 6);
  expect(session.getState().view).toMatchObject({
    losses: { hits: { second: 2 } },
    ending: { over: false, winner: null },
  });
  await fights(await again(), 4);
  const last = await again();
  expect(last.getState().view).toMatchObject({
    losses: { hits: { second: 4 }, broken: 'second' },
    ending: { over: true, winner: 'first' },
  });
  expect(await last.dispatch({ type: 'ApplyProcedure', ...FIGHT })).toBe(false);
  expect(last.getState().refusal).toMatchObject({ code: 'SIDE_IS_BROKEN' });
});

test('it says what is next: draw, fight, draw, fight, and nothing more until the cup is full again next turn', async () => {
  const { session } = await begun(defaultSetup(skirmish.setup));
  const next = (): unknown => session.getState().view.next;
  const [draw, fight] = [{ kind: 'command' }, { kind: 'procedure', procedure: FIGHT.procedure }];
  for (const first of [true, false]) {
    expect(next()).toMatchObject(draw);
    await session.dispatch({ type: 'DrawSide' });
    expect(next()).toMatchObject(fight);
    expect(session.getState().view.due).toMatchObject([{ key: 'sideDrawn' }]);
    if (first) await fights(session, 2);
  }
  await fights(session, 2);
  expect(next()).toBeNull();
  await session.dispatch({ type: 'NextTurn' });
  expect(next()).toMatchObject(draw);
});

test('two lines add it: the gallery’s lists are the app’s, and it', () => {
  expect(SETS).toEqual({ ...LISTED, skirmish });
  expect(Object.keys(WORDS)).toEqual(Object.keys(SETS));
});

test('its switch is its own: a side bears one hit less without it', async () => {
  const usual = defaultSetup(skirmish.setup);
  expect(usual.switches).toEqual(['openOrder']);
  const { session } = await begun(setSwitch(usual, 'openOrder', false));
  await fights(session, 6);
  await fights(session, 2);
  expect(session.getState().view.ending).toMatchObject({ over: true, winner: 'first' });
  expect(Object.keys(SKIRMISH_WORDS.switches)).toEqual(skirmish.setup.switches);
  expect(LISTED.nlc.decodeCommand({ type: 'StartGame', setup: usual })).toEqual({
    kind: 'bad',
    path: 'setup.switches.0',
  });
});

test('it answers in the headless engine, in its own words', () => {
  const ask = answering({
    ...registryOf([...Object.values(LISTED), skirmish]),
    sentence: (line, names) =>
      SKIRMISH_WORDS.own?.lines?.[keyOf(line)]?.(line.facts, names) ?? workingSentence(line, names),
  });
  expect(JSON.stringify(ask({ list: 'resolvers' }))).toContain('"skirmish/fight"');
  expect(ask({ table: 'skirmish/fire' })).toMatchObject({ ok: true, title: 'Fire' });
  expect(ask({ describe: 'skirmish/fight' })).toMatchObject({ ok: true });
  const { input } = FIGHT;
  expect(ask({ resolve: 'skirmish/fight', input, dice: [[5]], choices: ['fallBack'] })).toMatchObject({
    ok: true,
    outcome: { hits: 1, stood: false },
    working: [{ text: 'Rolled 5: a hit' }, { text: 'The defender falls back' }],
  });
  expect(ask({ resolve: 'skirmish/fight', input, dice: [[5]] })).toMatchObject({ ok: false, needsChoice: {} });
  expect(ask({ odds: 'skirmish/fight', input, policy: {} })).toMatchObject({ ok: true });
});
