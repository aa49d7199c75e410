import { reresolve } from '../journal/reresolve';
import { mop } from '../rules/mop/index';
import { EMPTY_TITLE } from '../rules/common/index';
import type { Setup } from '../rules/common/index';
import { battle } from '../testkit/battle';
import { opened, playing, testPorts, withStore } from '../testkit/ports';
import { goingOn, inDanger, weighing } from '../testkit/plays';
import { rowsOf } from '../testkit/rows';

/** Dice fall as written; what is not written is a 1, as the card's own die. */
const falling = (...faces: readonly number[]) => {
  const left = [...faces];
  return testPorts(1, { roll: () => left.shift() ?? 1 });
};
const setup = (more: Partial<Setup> = {}): Setup =>
  battle({ playMode: 'solo', title: { ...EMPTY_TITLE, cardPlay: 'full' }, ...more });

/** Gneisenau is played by the first side, with three rerolls. */
const withCard = async (ports: ReturnType<typeof testPorts>, more: Partial<Setup> = {}) => {
  const game = await playing(ports, 'mop', setup(more));
  game.session.takeSeat('solo');
  await game.session.dispatch({ type: 'DrawCard', side: 'first', card: '30G' });
  await game.session.dispatch({ type: 'PlayCard', side: 'first', card: '30G' });
  const effects = game.session.getState().view.cards?.effects ?? [];
  const effect = effects.find((one) => one.effect.kind === 'rerolls')?.effect.id ?? '';
  const left = (): number | null | undefined =>
    game.session.getState().view.cards?.effects.find((one) => one.effect.id === effect)?.effect.uses;
  const again = { type: 'ThrowAgain', side: 'first', effect } as const;
  return { ...game, effect, left, again };
};
const COORDINATED = { type: 'RollCoordinated', side: 'first', commander: 'emperor' };

test('MOP App. I, card 30: the die of a Coordinated Action is thrown again, stands, and the card is used by it', async () => {
  const { session, left, again, ports, game } = await withCard(falling(6, 2));
  await session.dispatch({ type: 'ShowCard', side: 'first', card: '30G' });
  await session.dispatch(COORDINATED);
  expect(session.getState().view.cup?.coordination.first).toMatchObject({ die: 6, won: false });
  expect(session.getState().last?.throws).toEqual(['first']);
  const { count } = session.getState();
  expect(await session.throwAgain(again)).toBe(true);
  expect(session.getState().view.cup?.coordination.first).toMatchObject({ die: 2, won: true });
  // One entry in the old one's place: there is no moment at which the die is gone and the card is not used.
  expect(session.getState()).toMatchObject({
    count: count + 1,
    canUndo: false,
    last: { type: 'RollCoordinated', throws: [] },
  });
  expect(left()).toBe(2);
  const history = (await session.history()).items.filter(({ events }) =>
    events.some(({ type }) => type === 'CoordinatedRolled'),
  );
  expect(history.map(({ live }) => live)).toEqual([true, false]);
  const twice = await opened(ports, game, 'solo');
  expect(twice.getState().view.cup?.coordination.first?.die).toBe(2);
  // What is sealed stands before the card was shown.
  const differs = reresolve(mop, await rowsOf(ports, game.key)).filter(({ why }) => why !== 'sealed');
  expect(differs).toEqual([]);
  expect(JSON.stringify((await rowsOf(ports, game.key)).at(-1)?.body)).toContain('ThrowAgain');
});

test('MOP App. I, card 30: the new result must be used: the same throw is not made a third time', async () => {
  const { session, again, left } = await withCard(falling(6, 5, 1));
  await session.dispatch(COORDINATED);
  await session.throwAgain(again);
  expect(await session.throwAgain(again)).toBe(false);
  expect(session.getState()).toMatchObject({ refusal: { code: 'NOTHING_TO_THROW_AGAIN' } });
  expect(left()).toBe(2);
});

test('MOP App. I, card 30: of an Initial Action the own die is thrown again, the enemy’s stands', async () => {
  const { session, again } = await withCard(falling(1, 4, 6));
  await session.dispatch({ type: 'RollInitial', commanders: { first: 'emperor', second: 'marshal' } });
  expect(await session.throwAgain(again)).toBe(true);
  expect(session.getState().view.cup?.initiative?.rolls).toMatchObject({ first: { die: 6 }, second: { die: 4 } });
});

test('MOP App. I, card 30: dice from the table are asked for again', async () => {
  const { session, again, left } = await withCard(falling());
  await session.dispatch(COORDINATED, 'table');
  await session.giveFaces([6]);
  expect(await session.throwAgain(again, 'table')).toBe(false);
  expect(session.getState().asks).toMatchObject({ kind: 'dice', request: { rule: 'NLC 4.1' } });
  // Not thrown after all: nothing was used.
  session.cancelAsk();
  expect(left()).toBe(3);
  await session.throwAgain(again, 'table');
  expect(await session.giveFaces([1])).toBe(true);
  expect(session.getState().view.cup?.coordination.first?.die).toBe(1);
  expect(left()).toBe(2);
});

test('MOP App. I, card 30: only the newest throw; never the enemy’s, nor a draw; three in all', async () => {
  const { session, again, left } = await withCard(falling(6));
  expect(await session.throwAgain(again)).toBe(false);
  await session.dispatch({ type: 'RollCoordinated', side: 'second', commander: 'marshal' });
  expect(await session.throwAgain(again)).toBe(false);
  await session.dispatch(COORDINATED);
  await session.dispatch({ type: 'GoToStep', step: 'selection' });
  expect(await session.throwAgain(again)).toBe(false);
  await session.dispatch({ type: 'FillCup' });
  await session.dispatch({ type: 'DrawChit' });
  expect(await session.throwAgain(again)).toBe(false);
  expect(left()).toBe(3);
  for (let i = 0; i < 3; i++) await session.dispatch({ type: 'UseCardEffect', side: 'first', effect: again.effect });
  await session.dispatch({ type: 'NextTurn' });
  await session.dispatch(COORDINATED);
  expect(await session.throwAgain(again)).toBe(false);
  expect(session.getState().refusal).toMatchObject({ code: 'EFFECT_IS_OVER' });
});

test('MOP App. I, card 30: a write that fails leaves the old throw and the card as they were', async () => {
  let broken = false;
  const ports = falling(6, 2);
  const failing = withStore(ports, {
    append: (...row) => (broken ? Promise.reject(new Error('disk full')) : ports.store.append(...row)),
  });
  const { session, again, left } = await withCard(failing);
  await session.dispatch(COORDINATED);
  broken = true;
  expect(await session.throwAgain(again)).toBe(false);
  expect(session.getState().view.cup?.coordination.first?.die).toBe(6);
  expect(left()).toBe(3);
});

test('MOP App. I, card 30: a compliance roll at a desk, by a card that stays hidden; the table learns nothing of it', async () => {
  const { session, again } = await withCard(falling(1, 1, 6, 6), {
    playMode: 'onePhone',
    switches: ['orderSheets'],
  }).then(async (made) => {
    made.session.takeSeat('first');
    await made.session.dispatch({ type: 'DrawCard', side: 'first', card: '30G' });
    await made.session.dispatch({ type: 'PlayCard', side: 'first', card: '30G' });
    const effects = made.session.getState().view.cards?.effects ?? [];
    const effect = effects.find((one) => one.effect.kind === 'rerolls')?.effect.id ?? '';
    return { ...made, again: { ...made.again, effect } };
  });
  const courier = { mp: 3 };
  const steps = [{ type: 'march', target: { kind: 'place', name: 'Mill' } }];
  await session.dispatch({
    type: 'WriteOrder',
    from: 'emperor',
    to: [{ of: { kind: 'formation', id: 'f1' }, courier }],
    steps,
  });
  await session.dispatch({ type: 'ReceiveOrders', side: 'first' });
  expect(await session.dispatch(weighing('first-o1'))).toBe(true);
  expect([await session.throwAgain(again), session.getState().refusal]).toEqual([true, null]);
  expect(session.getState().last?.rolls.map(({ faces }) => faces)).toEqual([[6, 6]]);
  expect(
    session.getState().view.cards?.effects.map(({ effect, covered }) => [effect.kind, effect.uses, covered]),
  ).toContainEqual(['rerolls', 2, true]);
  session.takeSeat('table');
  expect(session.getState().view.cards?.effects).toEqual([]);
  const told = (await session.history()).items.flatMap(({ events }) => events.map(({ type }) => type));
  expect(told).not.toContain('EffectUsed');
});

/** A leader is rolled for, with dice from the table. */
const danger = async (session: Awaited<ReturnType<typeof withCard>>['session'], id: string, ...faces: number[]) => {
  await session.dispatch(inDanger(id), 'table');
  return session.giveFaces(faces);
};
const isLost = (session: Awaited<ReturnType<typeof withCard>>['session'], id: string) =>
  session.getState().view.corps?.leaders.find((one) => one.id === id)?.leaderless;

test('MOP App. I, card 30: the roll for a leader is made again by his own side’s card, and by no other', async () => {
  const { session, left, again } = await withCard(falling());
  expect(await danger(session, 'marshal', 6, 6)).toBe(true);
  expect(session.getState().last?.throws).toEqual(['second']);
  expect(await session.throwAgain(again, 'table')).toBe(false);
  expect(session.getState().refusal).toMatchObject({ code: 'NOTHING_TO_THROW_AGAIN' });
  await danger(session, 'emperor', 6, 6);
  expect([isLost(session, 'marshal'), isLost(session, 'emperor')]).toEqual([true, true]);
  await session.throwAgain(again, 'table');
  expect(await session.giveFaces([1, 1])).toBe(true);
  expect([isLost(session, 'emperor'), left(), session.getState().last?.type]).toEqual([false, 2, 'nlc/leader-loss']);
});

test('MOP App. I, cards 30 and 31: where a loss waits to be decided the throw can be made again, and nothing waits then', async () => {
  const { session, left, again, ports, game } = await withCard(falling());
  for (const command of [
    { type: 'DrawCard', side: 'first', from: 'bonus', card: '31' },
    { type: 'PlayCard', side: 'first', card: '31', value: 0 },
    { type: 'ShowCard', side: 'first', card: '31' },
  ])
    expect([command.type, await session.dispatch(command), session.getState().refusal]).toEqual([
      command.type,
      true,
      null,
    ]);
  const waits = () => session.getState().view.waitingPlays?.map(({ given }) => given);
  await danger(session, 'emperor', 5, 6);
  expect(waits()).toEqual([[{ faces: [5, 6] }]]);
  await session.throwAgain(again, 'table');
  await session.giveFaces([6, 6]);
  expect([waits(), left()]).toEqual([[[{ faces: [6, 6] }]], 2]);
  // What was thrown again stands.
  expect(await session.throwAgain(again, 'table')).toBe(false);
  expect(await session.dispatch(goingOn('nlc/leader-loss', 1, 'save'))).toBe(true);
  expect([waits(), isLost(session, 'emperor'), session.getState().last]).toMatchObject([
    [],
    false,
    { type: 'nlc/leader-loss', throws: [] },
  ]);
  expect(await session.throwAgain(again, 'table')).toBe(false);
  await danger(session, 'emperor', 6, 6);
  await session.throwAgain(again, 'table');
  await session.giveFaces([1, 1]);
  expect([isLost(session, 'emperor'), left()]).toEqual([false, 1]);
  expect(reresolve(mop, await rowsOf(ports, game.key)).filter(({ why }) => why !== 'sealed')).toEqual([]);
});

/** Two players, the card hidden: at the table the first side's Coordinated Action has failed. */
const hiddenCard = async () => {
  const { session, again, ports, game } = await withCard(falling(6, 2), {
    playMode: 'onePhone',
    switches: ['orderSheets'],
  }).then(async (made) => {
    made.session.takeSeat('first');
    await made.session.dispatch({ type: 'DrawCard', side: 'first', card: '30G' });
    await made.session.dispatch({ type: 'PlayCard', side: 'first', card: '30G' });
    const effects = made.session.getState().view.cards?.effects ?? [];
    const effect = effects.find((one) => one.effect.kind === 'rerolls')?.effect.id ?? '';
    return { ...made, again: { ...made.again, effect } };
  });
  session.takeSeat('table');
  await session.dispatch(COORDINATED);
  const behindTheCurtain = async (deed: () => Promise<unknown>): Promise<void> => {
    await session.dispatch({ type: 'OpenDesk', side: 'first' });
    session.takeSeat('first');
    await deed();
    await session.dispatch({ type: 'CloseDesk' });
    session.takeSeat('table');
  };
  return { session, again, ports, game, behindTheCurtain };
};
const SHOW = { type: 'ShowCard', side: 'first', card: '30G' };

test('MOP 37.12.1: a hidden card is shown when the dice have fallen, at its desk, and the throw at the table is made again', async () => {
  const { session, again, ports, game, behindTheCurtain } = await hiddenCard();
  expect(await session.throwAgain(again)).toBe(false);
  await behindTheCurtain(() => session.dispatch(SHOW));
  expect(session.getState().last).toMatchObject({ type: 'RollCoordinated', throws: ['first'] });
  expect([await session.throwAgain(again), session.getState().refusal]).toEqual([true, null]);
  const { view, last } = session.getState();
  expect([view.cup?.coordination.first?.die, last?.type, view.desk]).toEqual([2, 'RollCoordinated', null]);
  expect(view.cards?.effects.map(({ effect, covered }) => [effect.kind, effect.uses, covered])).toContainEqual([
    'rerolls',
    2,
    false,
  ]);
  expect(await session.throwAgain(again)).toBe(false);
  const reopened = await opened(ports, game, 'table');
  expect(JSON.stringify(reopened.getState().view)).toBe(JSON.stringify(session.getState().view));
  expect(reresolve(mop, await rowsOf(ports, game.key)).filter(({ why }) => why !== 'sealed')).toEqual([]);
});

test('MOP 37.12.1: anything else that is played at the desk leaves the throw at the table as it is', async () => {
  const { session, again, behindTheCurtain } = await hiddenCard();
  await behindTheCurtain(async () => {
    await session.dispatch({ type: 'DrawCard', side: 'first', card: '3' });
    await session.dispatch(SHOW);
  });
  expect(session.getState().last?.type).not.toBe('RollCoordinated');
  expect(await session.throwAgain(again)).toBe(false);
  expect(session.getState().refusal).toMatchObject({ code: 'NOTHING_TO_THROW_AGAIN' });
});

test('decision 0009: with a PIN the way to the card and back changes nothing; what was locked stays so', async () => {
  const { session, again, behindTheCurtain } = await hiddenCard();
  await behindTheCurtain(async () => {
    expect(await session.setPin('first', '4711')).toMatchObject({ kind: 'set' });
    await session.dispatch(SHOW);
  });
  await session.lockAll();
  expect(session.lockState('first')).toEqual({ kind: 'locked' });
  expect([await session.throwAgain(again), session.getState().refusal]).toEqual([true, null]);
  expect(session.getState().view.cup?.coordination.first?.die).toBe(2);
  expect(session.takeSeat('first')).toBe(false);
});

test('NLC 4.1: who comes back from his desk sees the throw at the table that was shown before', async () => {
  const { session } = await playing(falling(6), 'nlc', battle());
  await session.dispatch(COORDINATED);
  await session.dispatch({ type: 'OpenDesk', side: 'first' });
  session.takeSeat('first');
  expect(session.getState().last).toBeNull();
  session.takeSeat('table');
  expect(session.getState().last).toMatchObject({ type: 'RollCoordinated', rolls: [{ faces: [6] }] });
});
