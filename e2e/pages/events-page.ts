import type { Driver } from './driver';
import type { Side } from './new-game-page';

export type EventMethod = 'regular' | 'mild' | 'medium' | 'spicy';

/** N20's event deck: on the Turn page, and behind a side's curtain. */
export type EventsPage = Readonly<{
  /** In the set-up: the title's own cards as lines, and the way of playing. */
  enter: (method: EventMethod, cards: readonly string[]) => Promise<void>;
  /** The deck is set up for the app to draw from. */
  appDraws: () => Promise<void>;
  /** Draws the card of this step, or another one. */
  draw: (side: Side) => Promise<void>;
  left: (text: string) => Promise<void>;
  curtainFor: (title: string) => Promise<void>;
  /** Holds the curtain and stands before the side's cards. */
  raise: () => Promise<void>;
  /** The first Retain card of a list that is there, by its id. */
  choose: (list: 'deal' | 'hand') => Promise<string>;
  resolve: (how: 'done' | 'reshuffle' | 'nothing' | 'remove') => Promise<void>;
}>;

const RETAINS = Array.from({ length: 12 }, (_, i) => `retain ${String(i + 1)}`);

export const eventsPage = (driver: Driver): EventsPage => ({
  enter: async (method, cards) => {
    await driver.tap('setup.events.toggle');
    await driver.tap(`setup.events.play.${method}`);
    await driver.tap('setup.events.toggle');
    await driver.tap('setup.title.cards.toggle');
    await driver.type('setup.title.cards.text', cards.join('\n'));
    await driver.tap('setup.title.cards.add');
    await driver.tap('setup.title.cards.toggle');
  },
  appDraws: async () => {
    await driver.tap('events.setup.app');
    await driver.vanishes('events.setup');
  },
  draw: async (side) => {
    const isNext = (await driver.count('turn.next.event')) > 0;
    await driver.tap(isNext ? 'turn.next.event' : `events.draw.${side}`);
  },
  left: (text) => driver.shows('events.counts', text),
  curtainFor: async (title) => {
    await driver.appears('curtain');
    await driver.shows('curtain.side', title);
  },
  raise: async () => {
    await driver.hold('curtain.open');
    await driver.appears('events.page');
  },
  choose: async (list) => {
    for (const card of RETAINS) {
      const id = `events.${list}.${card}`;
      if ((await driver.count(id)) === 0) continue;
      await driver.tap(id);
      return card;
    }
    throw new Error(`no card to choose in ${list}`);
  },
  resolve: async (how) => {
    await driver.tap(`events.resolve.${how}`);
    await driver.vanishes('events.open');
  },
});
