import { NavigationContainer, NavigationRouteContext } from '@react-navigation/native';
import { render, screen } from '@testing-library/react-native';
import type { ReactNode } from 'react';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { RULE_SETS } from '../../src/session/rule-sets';
import type { GameSession } from '../../src/session/rule-sets';
import { EMPTY_TITLE } from '../../src/rules/common/index';
import type { TitleData } from '../../src/rules/common/index';
import { battle } from '../../src/testkit/battle';
import { madeGame, testPorts } from '../../src/testkit/ports';
import type { SheetPorts } from '../../src/session/sheets';
import { TurnScreen } from '../screens/turn/TurnScreen';
import { ThemeProvider } from '../theme/ThemeProvider';
import { DeskEyes, TableEyes } from './Eyes';
import { openSettings } from './settings';
import { firstLook } from './library';
import { AppContext } from './use-app';
import { GameContext } from './use-game';

const CARDS: TitleData['cards'] = [
  { name: 'Artillery Cover Fire', count: 2, deck: 'first', note: '', no: '3', points: -1 },
  { name: 'Cavalry Pursuit', count: 1, deck: 'second', note: '', no: '17', points: -2 },
];

/** A game of MOP in its step for cards, each side with a card of its own that the other has not seen. */
const withCards = async (): Promise<Readonly<{ ports: SheetPorts; session: GameSession }>> => {
  const ports = testPorts();
  const setup = battle({ title: { ...EMPTY_TITLE, cards: CARDS, cardPlay: 'restricted' } }, ['orderSheets']);
  const game = await madeGame(ports, 'mop', setup);
  const opening = await RULE_SETS.mop.open(ports, game);
  if (opening.kind !== 'open') throw new Error(opening.kind);
  const { session } = opening;
  await session.dispatch({ type: 'GoToStep', step: 'cards' });
  for (const side of ['first', 'second'] as const) {
    session.takeSeat(side);
    if (!(await session.dispatch({ type: 'DrawCard', side, from: 'deck' })))
      throw new Error(JSON.stringify(session.getState().refusal));
  }
  session.takeSeat('table');
  return { ports, session };
};

const ROUTE = { key: 'turn', name: 'Turn' };

const shown = async (ports: SheetPorts, session: GameSession, page: ReactNode): Promise<string> => {
  const settings = await openSettings({ read: () => Promise.resolve(null), write: () => Promise.resolve() });
  const { unmount } = render(
    <SafeAreaProvider>
      <AppContext.Provider value={{ ports, settings, first: firstLook(null) }}>
        <ThemeProvider choice="light" textScale={1}>
          <NavigationContainer>
            <NavigationRouteContext value={ROUTE}>
              <GameContext value={session}>{page}</GameContext>
            </NavigationRouteContext>
          </NavigationContainer>
        </ThemeProvider>
      </AppContext.Provider>
    </SafeAreaProvider>,
  );
  const text = JSON.stringify(screen.toJSON());
  unmount();
  return text;
};

const PAGE = (
  <TableEyes>
    <TurnScreen />
  </TableEyes>
);

test('the Turn page shows what the table shows, whoever sits at his desk', async () => {
  const { ports, session } = await withCards();
  const table = await shown(ports, session, PAGE);
  for (const side of ['first', 'second'] as const) {
    session.takeSeat(side);
    // There is something to hide.
    expect(session.getState().view.cards?.own).not.toEqual(session.tableView().cards?.own);
    expect(await shown(ports, session, PAGE)).toBe(table);
  }
});

test('nothing that any page can read differs from what the table reads, but at the desk', async () => {
  const { session } = await withCards();
  session.takeSeat('first');
  let table: GameSession = session;
  let desk: GameSession = session;
  const Keep = ({ at }: { readonly at: 'table' | 'desk' }) => (
    <GameContext.Consumer>
      {(game) => {
        if (at === 'table') table = game ?? table;
        else desk = game ?? desk;
        return null;
      }}
    </GameContext.Consumer>
  );
  render(
    <GameContext value={session}>
      <TableEyes>
        <Keep at="table" />
        <DeskEyes>
          <Keep at="desk" />
        </DeskEyes>
      </TableEyes>
    </GameContext>,
  );
  expect(desk.getState().seat).toBe('first');
  const history = JSON.stringify(await table.history());
  const state = table.getState();
  expect(await table.damagedSeals()).toEqual([]);
  expect(table.getState()).toBe(state);
  session.takeSeat('table');
  expect({ ...state, savedAt: 0 }).toEqual({ ...session.getState(), savedAt: 0 });
  expect(history).toBe(JSON.stringify(await session.history()));
});
