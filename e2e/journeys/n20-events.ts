import type { App, Journey } from '../pages/app';
import { check, sameSoon } from '../pages/driver';
import { counting } from '../pages/counting';
import { eventsPage } from '../pages/events-page';
import type { EventMethod } from '../pages/events-page';
import { lockPage } from '../pages/lock-page';
import { PIN } from './locks';
import { ALLIED_TITLE } from './armies';

/** A made-up deck of the players' own game. */
const CARDS = ['Mud, 2, movement is halved', 'A courier is lost, 1'] as const;
const FRENCH = 'French';
const MOST_TAPS = 3;

const begin = async (app: App, method: EventMethod): Promise<void> => {
  const { games, newGame } = app;
  await games.startNew();
  await newGame.rules('n20');
  await newGame.name(`Events, ${method}`);
  await newGame.title('second', ALLIED_TITLE);
  await eventsPage(app.driver).enter(method, CARDS);
  await newGame.begin();
  await app.turn.at('event-first');
};

/** N20 5.0, medium: each side puts a card in behind its curtain; every draw is its drawer's to look at first. */
export const mediumDeck: Journey = async (app, step) => {
  const { driver, turn, games, history } = app;
  const events = eventsPage(driver);
  await step('a game with the players’ own cards and a Medium deck', async () => {
    await driver.open();
    await begin(app, 'medium');
    await events.appDraws();
  });
  for (const title of [FRENCH, ALLIED_TITLE])
    await step(`${title} puts one of four into the deck`, async () => {
      await events.curtainFor(title);
      await events.raise();
      check(!(await driver.enabled('events.put')), 'nothing is chosen, and it could be put in');
      await events.choose('deal');
      await driver.tap('events.put');
    });
  await step('the deck counts what nobody can name, and the choice stands', async () => {
    await events.left('6 cards left in the deck');
    await events.left('three unknown cards');
    check(!(await turn.canUndo()), 'a card that was put in could be taken back');
  });
  await step('a draw comes down behind the curtain, and stays there when the app is killed', async () => {
    await events.draw('first');
    await events.curtainFor(FRENCH);
    await driver.kill();
    await games.open();
    await events.curtainFor(FRENCH);
    await driver.tap('curtain.leave');
    await driver.shows('events.waits', 'looks at the card first');
    check((await driver.count('events.card')) === 0, 'the card lies open before its drawer has seen it');
    check(!(await turn.canUndo()), 'a draw could be taken back');
    await driver.tap('events.handover');
  });
  await step('card after card is shown or kept, until one has been kept', () => drawUntilKept(app));
  await step('the kept card is played, and only then named', async () => {
    await turn.history();
    check(!(await history.lines()).some((line) => line.includes('plays Retain')), 'the history names a card in hand');
    await history.leave();
    await driver.tap('events.kept.first');
    await events.curtainFor(FRENCH);
    await events.raise();
    await events.choose('hand');
    await driver.tap('events.play');
    await driver.shows('events.played', 'Played from the hand of');
    await driver.appears('events.card');
    await turn.history();
    await history.tells('plays Retain card');
    await history.leave();
  });
};

/** Two of the six are Retain cards: one of them comes before the deck is through. */
const drawUntilKept = async ({ driver }: App): Promise<void> => {
  const events = eventsPage(driver);
  for (let draws = 0; draws < 6; draws++) {
    if (draws > 0) {
      await events.draw('first');
      await events.curtainFor(FRENCH);
    }
    await events.raise();
    await driver.appears('events.drawn');
    if ((await driver.count('events.keep')) > 0) {
      await driver.tap('events.keep');
      await driver.shows('events.kept.first', '1 card kept');
      return;
    }
    await driver.tap('events.show');
    await driver.appears('events.card');
    await events.resolve('done');
  }
  throw new Error('no card of the deck was one to keep');
};

/** N20 5.0, spicy: draws lie open; a card that reshuffles gives its drawer a special card to keep. */
export const spicyDeck: Journey = async (app, step) => {
  const { driver, turn, games } = app;
  const events = eventsPage(driver);
  await step('a game with a Spicy deck', async () => {
    await driver.open();
    await begin(app, 'spicy');
    await events.appDraws();
    await events.left('7 cards left in the deck');
  });
  await step('the card lies open for both, and is still there when the app is killed', async () => {
    const { driver: hand, taps } = counting(driver);
    await eventsPage(hand).draw('first');
    await driver.appears('events.open');
    check(taps() <= MOST_TAPS, `a draw took ${String(taps())} taps`);
    check((await driver.count('curtain')) === 0, 'an open draw goes behind a curtain');
    await events.left('6 cards left in the deck');
    const before = await driver.screen();
    await driver.kill();
    await games.open();
    await driver.appears('events.open');
    await driver.appears('turn.sequence.toggle');
    await sameSoon('the Turn page', driver.screen, before);
  });
  await step('it reshuffles the deck: a special card is drawn unseen and kept', async () => {
    await events.resolve('reshuffle');
    await driver.shows('events.kept.first', '1 card kept');
    await events.left('7 cards left in the deck');
    check(!(await turn.canUndo()), 'a draw from the special pile could be taken back');
  });
  await step('the other side draws in its own turn; an event without a draw can be taken back', async () => {
    await turn.goTo('event-second');
    await turn.at('event-second');
    await driver.appears('turn.next.event');
    await events.draw('second');
    await events.resolve('done');
    await events.left('6 cards left in the deck');
    await driver.tap('game.header.undo');
    await driver.appears('events.open');
    await events.resolve('remove');
    check(!(await driver.screen()).includes('Retain card'), 'a card in hand is named on the table');
  });
  await step('the special card is played in another step, into a discard pile of its own', async () => {
    await turn.goTo('movement-second');
    await driver.tap('events.kept.first');
    await events.curtainFor(FRENCH);
    await events.raise();
    await events.choose('hand');
    await driver.tap('events.play');
    await driver.shows('events.played', 'Played from the hand of');
    await driver.tap('events.counts.toggle');
    await driver.shows('events.special', 'Retain card');
    await driver.tap('events.reshuffle.special');
    await driver.vanishes('events.special');
  });
};

/** A side locks its cards: the game asks for its PIN whenever it is to look, and plays on meanwhile. */
export const lockedHand: Journey = async (app, step) => {
  const { driver, games } = app;
  const events = eventsPage(driver);
  const lock = lockPage(driver);
  await step('the French lock their cards before they put one in', async () => {
    await driver.open();
    await begin(app, 'medium');
    await events.appDraws();
    await events.curtainFor(FRENCH);
    await events.raise();
    check((await lock.setPin('first', PIN)).length === 28, 'the recovery code is not whole');
    await events.choose('deal');
    await driver.tap('events.put');
  });
  await step('the other side has no lock, and the game plays on', async () => {
    await events.curtainFor(ALLIED_TITLE);
    await events.raise();
    await events.choose('deal');
    await driver.tap('events.put');
    await events.left('6 cards left in the deck');
  });
  await step('the French draw: a thumb does not raise their curtain, nor does another PIN', async () => {
    await events.draw('first');
    await events.curtainFor(FRENCH);
    await lock.isLocked();
    check((await driver.count('curtain.open')) === 0, 'the curtain can be held up without a PIN');
    await lock.tries('1234');
    await lock.says('Not that PIN');
  });
  await step('killed, it asks again; their PIN shows the card that was drawn', async () => {
    await driver.kill();
    await games.open();
    await lock.isLocked();
    await lock.opens(PIN);
    await driver.appears('events.drawn');
  });
};
