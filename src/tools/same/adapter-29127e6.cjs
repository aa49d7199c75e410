// What commit 29127e6 says in the language of the comparison (`language.ts`). It has no adapter of its own, nor have those before
// and just after it; so this one is laid over them: it loads what it needs by path, and is never changed to suit a later commit.
const { join } = require('node:path');

const limited = ({ choose, refuse, rollDice }, start, most) => {
  let left = most;
  const next = (step) => {
    const on = (then) => (answer) => (left-- > 0 ? next(then(answer)) : refuse('TOO_MANY', null));
    if (step.kind === 'needsDice') return rollDice(step.request, on(step.then), step.alike);
    return step.kind === 'needsChoice' ? choose(step.request, on(step.then)) : step;
  };
  return next(start);
};

const walking = (load) => {
  const engine = load('src/engine/step.ts');
  const { oddsOf } = load('src/engine/odds.ts');
  const { readFaces } = load('src/engine/given.ts');
  const oddsFrom = (step, policy, most) => {
    const walk = oddsOf(limited(engine, step, most), policy);
    if (walk.kind === 'refused') return walk.refusal.code === 'TOO_MANY' ? null : walk;
    if (walk.kind === 'needsPolicy') return null;
    return walk.odds.map(({ outcome, n, d }) => ({ outcome, n: String(n), d: String(d) }));
  };
  const walkOf = (step, policy) => {
    if (step.kind === 'accepted') return { kind: 'done', lines: step.working, outcome: step.outcome };
    if (step.kind === 'refused') return step;
    const { request, then } = step;
    const asking = { lines: [], request, odds: (most) => oddsFrom(step, policy, most) };
    if (step.kind === 'needsChoice')
      return { ...asking, kind: 'choice', options: request.options, then: (option) => walkOf(then(option), policy) };
    const thrown = (fell) => walkOf(then(readFaces(request, fell)), policy);
    return { ...asking, kind: 'dice', count: request.count, sides: request.sides, then: thrown };
  };
  return walkOf;
};

const procedureOf = (walkOf, { id, schema, example, start, policy }) => ({
  id,
  schema,
  example: example.input,
  begin: (input) => {
    const begun = start(input);
    return begun.kind === 'step'
      ? { kind: 'walk', walk: walkOf(begun.step, policy?.choose) }
      : { kind: 'unread', why: begun };
  },
});

const gameOfRules = (walkOf, rules) => ({
  id: rules.id,
  start: rules.start,
  readCommand: rules.decodeCommand,
  readEvent: rules.decodeEvent,
  decide: (state, command, seat) => walkOf(rules.decide(state, command, seat)),
  evolve: (state, { scope, event }) => rules.evolve(state, scope, event),
  view: rules.viewFor,
  preview: (state, command, seat) => rules.preview?.(state, command, seat) ?? null,
  aboutCommand: (state, command) => [rules.standsAside?.(command) === true, rules.takesUp?.(state, command) ?? []],
  aboutEvent: (event) => [rules.opensArchive?.(event), rules.choiceOf?.(event)],
});

const playsIn = (load, rules, rows, keys) => {
  const { decodeEntry } = load('src/journal/decode-entry.ts');
  const { applyEvents } = load('src/journal/timeline.ts');
  const states = new Map([[0, rules.start]]);
  return rows.flatMap((row) => {
    const entry = decodeEntry(row, rules, keys);
    if (entry.kind !== 'ok' || entry.value.kind !== 'play') return [];
    const state = applyEvents(rules, states.get(entry.value.from), entry.value.parts);
    states.set(row.seq, state);
    return [{ seq: row.seq, view: (seat) => rules.viewFor(state, seat) }];
  });
};

const storedBy = (load, all) => async (text) => {
  const { importGame } = load('src/session/library.ts');
  const { gameOf, testPorts } = load('src/testkit/ports.ts');
  const { keysOf, rowsOf } = load('src/testkit/rows.ts');
  const { reresolve } = load('src/journal/reresolve.ts');
  const ports = testPorts();
  const made = await importGame(ports, text);
  if (made.kind !== 'made') return { taken: made, plays: [] };
  const game = await gameOf(ports, made.key);
  const rules = all.find(({ id }) => id === game.rules);
  const [rows, keys] = [await rowsOf(ports, game.key), await keysOf(ports, game)];
  return {
    taken: { rules: game.rules, rows: rows.length, again: reresolve(rules, rows, keys) },
    plays: playsIn(load, rules, rows, keys),
  };
};

module.exports = {
  adapterOf: (root) => {
    const load = (path) => require(join(root, path));
    const walkOf = walking(load);
    const rules = ['nlc', 'mop', 'n20'].map((id) => load(`src/rules/${id}/index.ts`)[id]);
    const { RESOLVERS } = load('src/headless/registry.ts');
    return {
      speaks: 1,
      tellsLinesEarly: false,
      procedures: new Map([...RESOLVERS.values()].map((one) => [one.id, procedureOf(walkOf, one)])),
      games: new Map(rules.map((one) => [one.id, gameOfRules(walkOf, one)])),
      headless: load('src/headless/answer-request.ts').answerRequest,
      stored: storedBy(load, rules),
    };
  },
};
