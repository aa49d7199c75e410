import { drive, thrown } from '../engine/drive';
import { reresolve } from '../journal/reresolve';
import { mop } from '../rules/mop/index';
import { n20 } from '../rules/n20/index';
import { nlc } from '../rules/nlc/index';
import { runNow } from '../rules/common/procedure/run';
import { dice, fight, option } from '../rules/nlc/procedure/testing/fighting';
import type { Answer } from '../rules/common/procedure/run';
import { battle, unit } from '../testkit/battle';
import { damaging, digging, entering, inDanger, repairing } from '../testkit/plays';
import { opened, playing, testPorts } from '../testkit/ports';
import { keysOf, rowsOf } from '../testkit/rows';
import { seeded } from '../testkit/seeded';
import type { Seeded } from '../testkit/seeded';
import { EMPTY_TITLE } from '../rules/common/index';
import type { Setup } from '../rules/common/index';
import { COORDINATED_NAME } from '../wording/en/cup';
import { dicePurpose } from '../wording/en/dice';
import { eventSentence } from '../wording/en/events';
import { PROCEDURE_TITLES } from '../wording/en/events-procedure';
import { namesFrom } from '../wording/names';
import { PROCEDURES } from './procedures';

type Opened = Awaited<ReturnType<typeof playing>>['session'];

const ASSAULT = 'nlc/assault';

const assaultIn = (session: Opened) => {
  const { procedure } = session.getState().view;
  if (procedure?.of !== 'nlc') throw new Error('no such game');
  const units = (...ids: readonly string[]) => ids.map((id) => procedure.unitInputs[id]);
  return {
    attackers: [{ units: units('a', 'b') }, { units: units('h') }],
    defender: { units: units('p', 'q'), retreat: 'free' },
  };
};

const give = async (session: Opened, procedure: string, input: unknown, after: number, answer: Answer) => {
  const command = { type: 'GiveToProcedure', procedure, after, ...(after === 0 ? { input } : {}) };
  if ('option' in answer) return session.dispatch({ ...command, option: answer.option });
  return (await session.dispatch(command, 'table')) || session.giveFaces(answer.faces);
};

const COURSE = [
  dice(5, 5),
  dice(5, 5),
  option('stay'),
  option('retreat'),
  option('a'),
  option('p'),
  dice(5),
  option('unit:b'),
];

const giveAll = async (session: Opened, input: unknown, from = 0, to = COURSE.length): Promise<void> => {
  for (const [i, answer] of COURSE.entries())
    if (i >= from && i < to && !(await give(session, ASSAULT, input, i, answer)))
      throw new Error(JSON.stringify([i, session.getState().refusal]));
};
const runOf = (session: Opened) => session.getState().view.procedure?.run ?? null;

test('NLC 7.3: killed in the middle of an assault, opened again, it goes on with the dice that have fallen', async () => {
  const { ports, game, session } = await playing(testPorts(), 'nlc', fight());
  const input = assaultIn(session);
  for (let i = 0; i < COURSE.length; i++) {
    // A phone that is switched off says goodbye to nobody: no checkpoint, no rest.
    const again = await opened(ports, game);
    expect(runOf(again)?.given ?? []).toEqual(COURSE.slice(0, i));
    await giveAll(again, input, i, i + 1);
  }
  const last = await opened(ports, game);
  const run = runOf(last);
  expect(run === null ? null : runNow(PROCEDURES, run)).toMatchObject({ kind: 'done' });
});

test('NLC 7.3: one undo takes an outcome back out of the game; the dice stay', async () => {
  const { session } = await playing(testPorts(), 'nlc', fight());
  const input = assaultIn(session);
  await giveAll(session, input);
  const before = session.getState().view.army;
  expect(await session.dispatch({ type: 'ApplyProcedure', procedure: ASSAULT })).toBe(true);
  expect(session.getState().view.army).not.toEqual(before);
  expect(runOf(session)).toBeNull();
  expect(await session.undo()).toBe(true);
  expect(session.getState().view.army).toEqual(before);
  expect(runOf(session)?.given).toHaveLength(COURSE.length);
  expect(await session.redo()).toBe(true);
  expect(runOf(session)).toBeNull();
});

test('NLC 7.3: undo takes choices back, but no throw', async () => {
  const { session } = await playing(testPorts(), 'nlc', fight());
  await giveAll(session, assaultIn(session), 0, 4);
  expect([await session.undo(), await session.undo(), await session.undo()]).toEqual([true, true, false]);
  expect(runOf(session)?.given).toEqual(COURSE.slice(0, 2));
});

test('NLC 7.3: the app throws as well as the table', async () => {
  const { session } = await playing(testPorts(), 'nlc', fight());
  const input = assaultIn(session);
  expect(await session.dispatch({ type: 'GiveToProcedure', procedure: ASSAULT, input, after: 0 }, 'app')).toBe(true);
  expect(await session.dispatch({ type: 'GiveToProcedure', procedure: ASSAULT, after: 0 }, 'app')).toBe(false);
  expect(session.getState().refusal).toMatchObject({ code: 'ANSWER_IS_GIVEN' });
  expect(runOf(session)?.given).toHaveLength(1);
});

test('NLC 7.3: every play of such a game is settled again as it was, and told without a hole', async () => {
  const { ports, game, session } = await playing(testPorts(), 'nlc', fight());
  const input = assaultIn(session);
  await giveAll(session, input);
  await session.dispatch({ type: 'ApplyProcedure', procedure: ASSAULT });
  await session.dispatch(inDanger('marshal'), 'table');
  await session.giveFaces([6, 6]);
  await give(session, ASSAULT, { ...input, attackers: [input.attackers[0]] }, 0, dice(1, 1));
  await session.dispatch({ type: 'DropProcedure' });
  expect(reresolve(nlc, await rowsOf(ports, game.key), await keysOf(ports, game))).toEqual([]);
  const names = namesFrom(session.getState().view, COORDINATED_NAME);
  const { items } = await session.history();
  const told = items.flatMap(({ events }) => events.map((event) => eventSentence(event, names)));
  for (const text of told) expect(text).not.toMatch(/undefined|null|NaN|\[object|→ $/);
  expect(told.join('\n')).toMatch(/Assault · .*→ /);
  expect(told.join('\n')).toMatch(/Assault, written into the game: /);
  expect(told.join('\n')).toMatch(/Assault put aside/);
});

test('MOP 37.4, 37.8, 37.9: weather, trains, spans and positions are written where the game keeps them', async () => {
  const { ports, game, session } = await playing(testPorts(), 'mop', fight());
  await session.dispatch({ type: 'AddSpan', name: 'Lesmont', kind: 'bridge', damaged: false });
  await session.dispatch({ type: 'AddTrain', side: 'first', kind: 'pontoon', name: 'Pontoons' });
  const refusalOf = async (play: Parameters<Opened['dispatch']>[0], ...faces: readonly number[]) => {
    const isDone = await session.dispatch(play, 'table');
    if (!isDone && session.getState().refusal === null) expect(await session.giveFaces(faces)).toBe(true);
    return session.getState().refusal?.code ?? null;
  };
  const works = () => session.getState().view.campaign;
  const rain = { type: 'ApplyProcedure', procedure: 'mop/weather-effects', input: { weather: 'Rain' } };
  expect(await refusalOf(rain)).toBeNull();
  expect(session.getState().view.procedure?.terms).toMatchObject({ weather: 'rain' });
  expect(await refusalOf(repairing('span-1'), 1)).toBe('SPAN_STANDS');
  expect(await refusalOf(damaging('span-1'))).toBeNull();
  expect(await refusalOf(damaging('span-1'))).toBe('SPAN_IS_DAMAGED');
  expect(works()?.spans).toMatchObject([{ damaged: true }]);
  expect(await refusalOf(repairing('span-1'), 1)).toBeNull();
  expect(works()?.spans).toMatchObject([{ damaged: false }]);
  expect(await refusalOf(entering('nobody'), 2)).toBe('NO_SUCH_TRAIN');
  expect(await refusalOf(entering('train-1'), 2)).toBeNull();
  expect(works()?.trains).toMatchObject([{ side: 'first', holder: 'second' }]);
  expect(await refusalOf(digging(' '), 1)).toBe('WHICH_HEX');
  expect(await refusalOf(digging('1320'), 1)).toBeNull();
  expect(works()?.positions).toEqual(['1320']);
  const morale = { unit: { id: 'x', arm: 'infantry', frontStrength: 4 } };
  expect(await refusalOf({ type: 'ApplyProcedure', procedure: 'nlc/morale', input: morale })).toBe('NOTHING_TO_APPLY');
  expect(reresolve(mop, await rowsOf(ports, game.key), await keysOf(ports, game))).toEqual([]);
});

test('N20 9.6.9: the matrix leaves units in disorder, and recovery takes it off', async () => {
  const setup = battle({
    units: [unit('a', 'f1', { reverse: null }), unit('p', 's1', { reverse: null })],
    title: { ...EMPTY_TITLE, matrix: 'Furious' },
  });
  const { ports, game, session } = await playing(testPorts(), 'n20', setup);
  const inputOf = (id: string) => session.getState().view.procedure?.unitInputs[id];
  const input = { attack: 'Charge', defense: 'Hold', attackers: [inputOf('a')], defenders: [inputOf('p')] };
  await session.dispatch({ type: 'ApplyProcedure', procedure: 'n20/matrix', input });
  expect(session.getState().refusal).toBeNull();
  expect([inputOf('a'), inputOf('p')]).toMatchObject([{ disordered: true }, { disordered: false }]);
  const recovery = { units: [{ name: 'a' }] };
  expect(await session.dispatch({ type: 'ApplyProcedure', procedure: 'n20/recovery', input: recovery })).toBe(true);
  expect([inputOf('a'), inputOf('p')]).toMatchObject([{ disordered: false }, { disordered: false }]);
  expect(reresolve(n20, await rowsOf(ports, game.key), await keysOf(ports, game))).toEqual([]);
});

test('Ruling 71, N20 12.7.1: a battle that routs a side costs it morale, and disorders whom the maneuvers disorder', async () => {
  const units = [
    unit('a', 'f1', { reverse: null }),
    unit('p', 's1', { reverse: null }),
    unit('q', 's1', { reverse: null }),
  ];
  const title = { ...EMPTY_TITLE, matrix: 'Furious', startMorale: { first: 12, second: 12 } } as const;
  const fought = async (result: string, more: Partial<Setup> = {}) => {
    const { ports, game, session } = await playing(testPorts(), 'n20', battle({ units, title, ...more }));
    const procedure = 'n20/battle';
    const inputs = (...ids: readonly string[]) => ids.map((id) => session.getState().view.procedure?.unitInputs[id]);
    const input = {
      maneuvers: { attack: 'Charge', defense: 'Hold' },
      attackers: inputs('a'),
      defenders: inputs('p', 'q'),
    };
    await give(session, procedure, input, 0, option(result));
    expect(await session.dispatch({ type: 'ApplyProcedure', procedure })).toBe(true);
    expect(reresolve(n20, await rowsOf(ports, game.key), await keysOf(ports, game))).toEqual([]);
    const { army, morale } = session.getState().view;
    // One play: one undo takes the markers and the morale back together.
    expect(await session.undo()).toBe(true);
    const before = session.getState().view;
    expect(before.army.units.flatMap(({ standing }) => [...standing.marks, standing.place])).toEqual(
      Array(3).fill('map'),
    );
    expect(before.morale?.morale).toEqual(more.title === undefined ? { first: 12, second: 12 } : null);
    return [army.units.map(({ standing }) => [standing.place, ...standing.marks].join(' ')), morale?.morale];
  };
  expect(await fought('DR')).toEqual([['map disordered', 'map routed', 'map routed'], { first: 16, second: 8 }]);
  expect(await fought('AB')).toMatchObject([['uar', 'map', 'map'], { first: 10, second: 14 }]);
  expect(await fought('DW')).toMatchObject([['map disordered', 'map', 'map'], { first: 12, second: 12 }]);
  expect(await fought('DB', { title: { ...EMPTY_TITLE, matrix: 'Furious' } })).toMatchObject([
    ['map disordered', 'uar', 'uar'],
    null,
  ]);
});

test('MOP 37.10: what the table fills in says nothing of a hidden demoralization; its owner at his desk and a solo player have it filled in', async () => {
  const formations = fight().formations.map((one) => (one.id === 's1' ? { ...one, limit: 1 } : one));
  const filled = async (playMode: 'solo' | 'onePhone') => {
    const setup = fight({ formations, playMode }, ['hiddenDemoralization']);
    const { session } = await playing(testPorts(), 'mop', setup);
    await session.dispatch({ type: 'PlaceUnit', unit: 'p', place: 'uar' });
    return (['table', 'first', 'second', 'solo'] as const).map((seat) => {
      session.takeSeat(seat);
      const { procedure } = session.getState().view;
      return procedure?.of === 'nlc' && procedure.unitInputs['q']?.demoralized;
    });
  };
  expect(await filled('onePhone')).toEqual([undefined, undefined, true, true]);
});

test('NLC 7.3: every procedure has a title in the history, and it is its own', () => {
  expect(Object.keys(PROCEDURE_TITLES).sort()).toEqual([...PROCEDURES.keys()].sort());
  for (const { id, title } of PROCEDURES.values()) expect(PROCEDURE_TITLES[id]).toBe(title);
});

/** Every answer of the books' own examples and of many others, as far as each leads. */
const purposesOf = (procedure: string, input: unknown, chance: Seeded): readonly string[] => {
  const start = PROCEDURES.get(procedure)?.start(input);
  if (start?.kind !== 'step') return [];
  const { asked } = drive(start.step, {
    ...thrown(chance.roll),
    option: ({ options }) => options[chance.roll(options.length) - 1] ?? null,
  });
  return asked.flatMap(({ kind, request: { purpose } }) =>
    kind === 'dice' && dicePurpose(purpose) === purpose ? [purpose] : [],
  );
};

test('NLC 7.3: every throw that a procedure can ask for has a heading', () => {
  const chance = seeded(7);
  const light = { id: 'l', arm: 'cavalry', frontStrength: 3, light: true, startedInEnemyZoc: true };
  const inputs = [...PROCEDURES.values()].map(({ id, example }) => [id, example.input] as const);
  const more = ['nlc/retreat-before-assault', { units: [light], options: { doctrine: true } }] as const;
  const unnamed = [...inputs, more].flatMap(([id, input]) =>
    Array.from({ length: 20 }, () => purposesOf(id, input, chance)).flat(),
  );
  expect([...new Set(unnamed)]).toEqual([]);
});
