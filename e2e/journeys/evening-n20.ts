import { appOver } from '../pages/app';
import type { App, Journey } from '../pages/app';
import { eventsPage } from '../pages/events-page';
import { eveningFoot } from '../pages/evening-foot';
import { thumbOver } from '../pages/evening-thumb';
import { n20Page } from '../pages/n20-page';
import type { MatrixMode } from '../pages/n20-page';
import type { Table, Watched } from './evening-watched';

/** Taps at most, from the reveal to the written result. */
const MOST_AFTER_THE_REVEAL = 4;

const FRENCH = ['Davout, I Corps, inf, 5-2', 'Murat, Reserve, cav, 1-3', 'Guard, Reserve, inf, 4-2'] as const;
const RUSSIANS = ['Doctorov, VI Corps, inf, 4-2', 'Platov, Cossacks, cav, 1-3'] as const;
const [DAVOUT, MURAT, DOCTOROV, PLATOV] = ['u-1', 'u-2', 'u-4', 'u-5'] as const;
const CARDS = ['Mud, 2, movement is halved', 'A courier is lost, 1'] as const;
const RUSSIAN_TITLE = 'Russians';

const setUp = async ({ driver, games, newGame, n20 }: App): Promise<void> => {
  await games.startNew();
  await newGame.rules('n20');
  await newGame.name('Borodino');
  await newGame.title('second', RUSSIAN_TITLE);
  await n20.roster('first', FRENCH);
  await n20.roster('second', RUSSIANS);
  await eventsPage(driver).enter('medium', CARDS);
  await n20.matrix('Furious');
  await driver.tap('setup.turns.toggle');
  while (!(await driver.texts('setup.turns')).some((text) => text.includes('5 turns')))
    await driver.tap('setup.turns.drop');
  await driver.tap('setup.turns.toggle');
  await newGame.begin();
};

/** Each side puts one of its four into the deck, behind its curtain; then the first card is drawn. */
const deck = async ({ app, look }: Table): Promise<void> => {
  const { driver } = app;
  const events = eventsPage(driver);
  await events.appDraws();
  for (const title of ['French', RUSSIAN_TITLE]) {
    await events.curtainFor(title);
    await events.raise();
    await events.choose('deal');
    await driver.tap('events.put');
  }
  await driver.appears('turn.next.event');
  await look('the deck is ready');
};

/** A card is drawn unseen, shown or kept, and what lies open is played. */
const draws = async ({ app }: Table, side: 'first' | 'second', title: string): Promise<void> => {
  const { driver } = app;
  const events = eventsPage(driver);
  await driver.appears('turn.next.event');
  await events.draw(side);
  await events.curtainFor(title);
  await events.raise();
  await driver.appears('events.drawn');
  if ((await driver.count('events.keep')) > 0) await driver.tap('events.keep');
  else {
    await driver.tap('events.show');
    await driver.appears('events.card');
    await events.resolve('done');
  }
};

/** The method of the matrix is changed as a correction that both sides see. */
const method = async ({ driver, setUp: form, n20 }: App, mode: MatrixMode): Promise<void> => {
  await form.open();
  await n20.matrix(mode);
  await form.record();
  await driver.tap('tabs.turn');
};

const battle = async ({ app, thumb, look }: Table, mode: MatrixMode): Promise<void> => {
  const { driver, turn, n20 } = app;
  await turn.goTo('combat-first');
  await driver.appears('matrix.ask');
  if (mode === 'Fun') {
    await driver.tap('matrix.ask.reach.first');
    await driver.tap('matrix.ask.reach.second');
  }
  await n20.ask('first', 'first');
  await n20.curtainFor('French');
  await n20.pick('Charge');
  await n20.curtainFor(RUSSIAN_TITLE);
  await n20.pick('Hold');
  await driver.appears('matrix.reserves');
  await n20.reveal('One column to the left, attackers disordered');
  await look(`${mode}, revealed`);
  await thumb.span(`${mode}: a matrix battle after the reveal`, MOST_AFTER_THE_REVEAL, () =>
    n20Page(thumb.driver).fight([DAVOUT, DOCTOROV], 'AW'),
  );
  await look(`${mode}, written`);
};

/** Fun: where the command markers lie, at first and after each movement. */
const markers = async ({ driver, turn }: App): Promise<void> => {
  await driver.tap(`command.first.unit.${MURAT}`);
  await driver.vanishes('command.first');
  await driver.tap(`command.second.unit.${PLATOV}`);
  await driver.vanishes('command');
  await turn.goTo('movement-first');
  await turn.at('movement-first');
  await driver.tap(`command.first.unit.${DAVOUT}`);
  await driver.vanishes('command.first');
};

const toNextTurn = async ({ app }: Table): Promise<void> => {
  const { turn } = app;
  await turn.goTo('combat-second');
  await turn.at('combat-second');
  await eveningFoot(app.driver).until('turn.next.turn');
  await turn.nextTurn();
};

const theEnd = async ({ app, look }: Table): Promise<void> => {
  const { driver, turn } = app;
  await turn.goTo('combat-second');
  await eveningFoot(driver).until('turn.next.end');
  await look('the last turn');
  await driver.tap('turn.next.end');
  await driver.appears('end.result');
  for (const side of ['first', 'second']) await driver.tap(`end.record.${side}`);
  await driver.tap('end.game');
  await driver.tap('end.game.yes');
  await driver.vanishes('end.game');
  await driver.shows('end.figures', 'Russians');
  await look('the end');
};

/** A Borodino of five turns with a Medium deck: a matrix battle by each method, a night, and the end. */
export const n20Evening =
  ({ log, look }: Watched): Journey =>
  async ({ driver }, step) => {
    const thumb = thumbOver(driver, log);
    const app = appOver(thumb.driver);
    const { turn, n20 } = app;
    const table: Table = { app, thumb, look };
    await step('a game of five turns with a Medium deck', async () => {
      await driver.open();
      await setUp(app);
      await n20.army();
      await n20.startTrack();
      await n20.track('French 8');
      await driver.tap('tabs.turn');
    });
    await step('turn 1: each side puts a card in, and both draw', async () => {
      await deck(table);
      await draws(table, 'first', 'French');
      await turn.goTo('event-second');
      await draws(table, 'second', RUSSIAN_TITLE);
    });
    await step('turn 1: Furious, from the reveal to the written result', () => battle(table, 'Furious'));
    await step('turn 2: Fun, with markers', async () => {
      await toNextTurn(table);
      await method(app, 'Fun');
      await markers(app);
      await battle(table, 'Fun');
    });
    await step('turn 3: Fast', async () => {
      await toNextTurn(table);
      await method(app, 'Fast');
      await battle(table, 'Fast');
    });
    await step('turn 4 goes into the night', async () => {
      await toNextTurn(table);
      await toNextTurn(table);
      await driver.shows('turn', 'Night');
      await turn.goTo('rally-first');
      await look('the night');
    });
    await step('the end', () => theEnd(table));
  };
