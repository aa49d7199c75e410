import { screen } from '@testing-library/react-native';
import { madeGame, testPorts } from '../../src/testkit/ports';
import { press, switchedOn } from './testing/phone';

type Drawn = Readonly<{
  props: Readonly<{
    testID?: string;
    accessibilityLabel?: string;
    accessibilityRole?: string;
    role?: string;
    onClick?: unknown;
  }>;
  children: readonly (Drawn | string)[] | null;
}>;

const within = (drawn: Drawn): readonly Drawn[] => [
  drawn,
  ...(drawn.children ?? []).flatMap((child) => (typeof child === 'string' ? [] : within(child))),
];

const targets = (): readonly Drawn[] => {
  const drawn = screen.toJSON() as unknown as Drawn | readonly Drawn[];
  return [drawn]
    .flat()
    .flatMap(within)
    .filter(({ props }) => typeof props.onClick === 'function');
};

/** Everything that can be tapped and has no name or no role for who cannot see it. */
const speechless = (): readonly string[] =>
  targets()
    .filter(
      ({ props }) => (props.accessibilityLabel ?? '') === '' || (props.accessibilityRole ?? props.role) === undefined,
    )
    .map(({ props }) => props.testID ?? 'without a testID');

const PLACES: readonly (readonly [string, readonly string[], string])[] = [
  ['the list of games', ['games.card.more'], 'games.card.delete'],
  ['a new game', ['games.footer.new', 'setup.first.formations.toggle', 'setup.first.commanders.toggle'], 'newgame'],
  ['the settings', ['games.header.settings'], 'settings'],
  ['the page on privacy', ['games.header.settings', 'settings.privacy'], 'privacy'],
  ['the Turn screen', ['games.card.open', 'turn.step.prepare'], 'prepare.initial'],
  ['the Army screen', ['games.card.open', 'tabs.army'], 'army.first'],
  ['the doors of the desks', ['games.card.open', 'tabs.desk'], 'desk.door.first'],
  ['the curtain', ['games.card.open', 'tabs.desk', 'desk.door.first'], 'curtain'],
  ['the history', ['games.card.open', 'turn.step.prepare', 'game.header.history'], 'history.list'],
  ['the books', ['games.books'], 'books.shelves'],
  ['a shelf of the books', ['games.card.open', 'tabs.books', 'books.shelf.options'], 'shelf'],
  ['what may be resolved', ['games.resolve', 'resolve.set.n20'], 'resolve.open.n20/battle'],
  [
    'a procedure in a game',
    ['games.card.open', 'tabs.resolve', 'resolve.open.nlc/compliance', 'resolve.dice.source'],
    'resolve.dice.pad',
  ],
  [
    'a fight laid out',
    [
      'games.resolve',
      'resolve.open.nlc/assault',
      'combat.rules.open',
      'combat.attackers.0.add.infantry',
      'combat.editor.more',
    ],
    'combat.editor.fact',
  ],
  [
    'a fight under way',
    [
      'games.resolve',
      'resolve.open.nlc/assault',
      'combat.attackers.0.add.infantry',
      'combat.defenders.0.add.infantry',
      'combat.dice.throw',
    ],
    'combat.field',
  ],
  ['the set-up', ['games.card.open', 'tabs.army', 'army.footer.setup', 'setup.turns.toggle'], 'setup.turns.add'],
];

test.each(PLACES)('%s: everything that can be tapped says what it is', async (_, way, there) => {
  const ports = testPorts();
  await madeGame(ports);
  await switchedOn(ports);
  for (const id of way) await press(id);
  await screen.findByTestId(there);
  expect(targets().length).toBeGreaterThan(0);
  expect(speechless()).toEqual([]);
});
