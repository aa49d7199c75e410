import { fireEvent, screen } from '@testing-library/react-native';
import { writePack } from '../../../src/packs/pack';
import { SCENARIOS } from '../../../src/packs/scenarios/index';
import { madeUpSheet } from '../../../src/packs/testing/made-up-sheet';
import { listGames } from '../../../src/session/game-list';
import { importPack } from '../../../src/session/packs';
import { saveSheet } from '../../../src/session/sheets';
import { opened, testPorts } from '../../../src/testkit/ports';
import type { SheetPorts } from '../../../src/session/sheets';
import { press, switchedOn } from '../testing/phone';
import { setupFor } from '../../../src/packs/testing/by-its-rules';

const packCalled = (id: string) => {
  const found = SCENARIOS.find((pack) => pack.id === id);
  if (found === undefined) throw new Error(id);
  return found;
};

const theGame = async (ports: SheetPorts) => {
  const [game] = (await listGames(ports)).games;
  if (game === undefined) throw new Error('no game');
  return { game, session: await opened(ports, game) };
};

test('MOP 37.17 Brienne is begun in three taps, its orders in force at both desks and its notes beside the turn', async () => {
  const { ports } = await switchedOn();
  await press('games.packs');
  await press('packs.pack.mop-brienne');
  await press('pack.footer.begin');
  await screen.findByTestId('turn');
  const { game, session } = await theGame(ports);
  expect(game.name).toBe('Brienne');
  expect(session.getState().view.setup.formations).toHaveLength(11);
  for (const side of ['first', 'second'] as const) {
    session.takeSeat(side);
    expect(session.getState().view.orders?.desks[0]?.orders).toHaveLength(7);
  }
  await press('turn.scenario.toggle');
  expect(await screen.findByText(/Pahlen’s advance guard/)).toBeTruthy();
});

test('MOP 37.19 Olsufief’s decision is refused until somebody says that Baye was assaulted; said in error it is taken back', async () => {
  const { ports } = await switchedOn();
  await press('games.packs');
  await press('packs.pack.mop-champaubert');
  await press('pack.mode.solo');
  await press('pack.footer.begin');
  await screen.findByTestId('turn');
  const decide = async () => {
    const { session } = await theGame(ports);
    const steps = [{ type: 'march', target: { kind: 'place', name: 'Champaubert' } }];
    session.takeSeat('solo');
    await session.dispatch({ type: 'RecordLocalDecision', of: { kind: 'formation', id: 'c-ix' }, steps });
    return session.getState().refusal?.code ?? null;
  };
  expect(await decide()).toBe('DECIDES_AFTER_ASSAULT');
  expect(screen.getByTestId('turn.assault.Baye')).toHaveTextContent(
    /No local decision for IX Corps until a hex of Baye/,
  );
  await press('turn.assault.Baye.was');
  expect(screen.getByTestId('turn.assault.Baye')).toHaveTextContent(/local decisions are free for IX Corps/);
  await press('turn.assault.Baye.not');
  await press('turn.assault.Baye.not.yes');
  expect(await decide()).toBe('DECIDES_AFTER_ASSAULT');
  await press('turn.assault.Baye.was');
  // Then only the sequence of play keeps him.
  expect(await decide()).toBe('FIRST_SIDE_COMMANDS');
});

test('MOP 37.12 the way of playing cards is agreed on where the scenario begins', async () => {
  const { ports } = await switchedOn();
  await press('games.packs');
  await press('packs.pack.mop-champaubert');
  await press('pack.cardplay.toggle');
  await press('pack.cardplay.mode.restricted');
  await press('pack.footer.begin');
  await screen.findByTestId('turn');
  const { session } = await theGame(ports);
  expect(session.getState().view.cards?.play).toBe('restricted');
});

test('a scenario shows what it brings and asks for what no book of rules prints', async () => {
  await switchedOn();
  await press('games.packs');
  await press('packs.pack.mop-champaubert');
  await press('pack.asks.toggle');
  expect(await screen.findByTestId('pack.asks.units')).toBeTruthy();
  expect(screen.getByTestId('pack.asks.leaders')).toHaveTextContent(
    /Marmont \(VI Corps\), Doumerc \(I Cav Corps\) and Nansouty \(GC Corps\)/,
  );
  await press('pack.orders.toggle');
  expect(screen.getAllByTestId('pack.orders.order')).toHaveLength(8);
  expect(screen.getByText('9th Division of IX Corps')).toBeTruthy();
  expect(screen.getByText('March to St. Prix, then Reserve')).toBeTruthy();
  await press('pack.first.toggle');
  expect(screen.getByText('Overall commander · not on the map yet')).toBeTruthy();
  expect(screen.getByText('3/1')).toBeTruthy();
});

test('Ruling 51 what a title sheet knows is asked no more, and comes into the game: still three taps', async () => {
  const ports = testPorts();
  const pack = packCalled('mop-montmirail');
  await saveSheet(ports, { rules: 'mop', name: 'All of 1814', setup: madeUpSheet(pack) });
  await switchedOn(ports);
  await press('games.packs');
  await press('packs.pack.mop-montmirail');
  expect(await screen.findByText('All of 1814')).toBeTruthy();
  await press('pack.asks.toggle');
  expect(screen.queryByTestId('pack.asks.units')).toBeNull();
  await press('pack.footer.begin');
  await screen.findByTestId('turn');
  const { session } = await theGame(ports);
  expect(session.getState().view.setup.units).toHaveLength(setupFor(pack, madeUpSheet(pack)).units.length);
});

test('a sheet may be left aside', async () => {
  const ports = testPorts();
  const pack = packCalled('mop-montmirail');
  await saveSheet(ports, { rules: 'mop', name: 'All of 1814', setup: madeUpSheet(pack) });
  await switchedOn(ports);
  await press('games.packs');
  await press('packs.pack.mop-montmirail');
  await press('pack.sheets.none');
  await press('pack.mode.solo');
  await press('pack.footer.begin');
  await screen.findByTestId('turn');
  const { session } = await theGame(ports);
  expect(session.getState().view.setup).toMatchObject({ units: [], playMode: 'solo' });
});

test('a solo game becomes a scenario of the players’ own, is begun, and removed after one question', async () => {
  const { ports } = await switchedOn();
  await press('games.packs');
  await press('packs.pack.first-battle');
  await press('pack.mode.solo');
  await press('pack.footer.begin');
  await screen.findByTestId('turn');
  await press('game.header.back');
  await press('games.packs');
  await press('packs.make.toggle');
  await press('packs.make.game');
  expect(await screen.findByText(/stands among your own scenarios/)).toBeTruthy();
  await press('packs.own.pack');
  expect(await screen.findByTestId('pack.orders')).toHaveTextContent(/8 orders/);
  await press('pack.remove');
  await press('pack.remove.yes');
  await screen.findByTestId('packs');
  expect(screen.queryByTestId('packs.own')).toBeNull();
  expect((await listGames(ports)).games).toHaveLength(1);
});

test('a scenario that is gone is said to be gone', async () => {
  const ports = testPorts();
  const taken = await importPack(ports, writePack({ ...packCalled('first-battle'), name: 'Ours' }));
  await switchedOn(ports);
  await press('games.packs');
  await screen.findByTestId('packs.own.pack');
  if (taken.kind === 'saved') await ports.store.removeSheet(taken.key);
  fireEvent.press(screen.getByTestId('packs.own.pack'));
  expect(await screen.findByText('That scenario is no longer on this device.')).toBeTruthy();
});
