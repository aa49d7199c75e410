import { appOver } from '../pages/app';
import type { App, Journey } from '../pages/app';
import { eveningFight } from '../pages/evening-fight';
import { eveningFoot } from '../pages/evening-foot';
import { thumbOver } from '../pages/evening-thumb';
import { ordersPage } from '../pages/orders-page';
import { packsPage } from '../pages/packs-page';
import type { Table, Watched } from './evening-watched';

const MOST = { pack: 3 } as const;

const VICTOR = 'f-ii';
const OLSUFIEF = 'c-ix';
/** Historical names, plausible numbers, with the initiative that this game asks for. */
const UNITS = {
  first: ['Duhesme, II Corps, inf, 6, 3, 4', 'Chataux, II Corps, inf, 5, 2, 4'],
  second: ['Udom, IX Corps, inf, 5, 2, 3', 'Kornilov, IX Corps, inf, 4, 2, 3'],
} as const;
const [DUHESME, CHATAUX, UDOM] = ['u-1', 'u-2', 'u-3'] as const;
const NEY = '14N';
const PURSUIT = '17';
const COALITION = 'Coalition';

const countCard = async ({ driver }: App, card: string): Promise<void> => {
  await driver.tap(`setup.cardcount.${card}`);
  await driver.tap('setup.cardcount.count.more');
  await driver.tap('setup.cardcount.count.more');
  await driver.tap(`setup.cardcount.${card}`);
};

/** What no book of rules prints comes from the players' own copy: counters, and which cards the decks hold. */
const fromTheBox = async (app: App): Promise<void> => {
  const { driver, n20, setUp } = app;
  await setUp.open();
  await n20.roster('first', UNITS.first);
  await n20.roster('second', UNITS.second);
  await driver.tap('setup.cardplay.toggle');
  await driver.tap('setup.cardplay.mode.restricted');
  await driver.tap('setup.cardplay.toggle');
  await driver.tap('setup.cardcount.toggle');
  await countCard(app, NEY);
  await driver.tap('setup.cardcount.deck.second');
  await countCard(app, PURSUIT);
  await driver.tap('setup.cardcount.toggle');
  await setUp.record();
};

/** A side draws behind its curtain with an odd die, and plays at once. */
const drawsAndPlays = async ({ driver }: App, side: 'first' | 'second', title: string, card: string): Promise<void> => {
  await driver.tap('turn.next.cards');
  await ordersPage(driver).raise(title);
  await driver.tap(`cards.draw.${side}.deck`);
  await driver.tap('dice.pad.face-3');
  await driver.shows(`cards.hand.${card}`, 'odd: play it now');
  await driver.tap(`cards.play.${card}.yes`);
};

const cards = async ({ app, look }: Table): Promise<void> => {
  const { driver, turn } = app;
  await turn.goTo('prepare');
  await turn.dice('table');
  await turn.goTo('cards');
  await driver.tap('weather.due.pick.snow');
  await driver.vanishes('weather.due.pick.snow');
  await drawsAndPlays(app, 'first', 'French', NEY);
  await driver.tap(`cards.show.${NEY}`);
  await look('a card is played');
  await driver.tap('desk.footer.close');
  await drawsAndPlays(app, 'second', COALITION, PURSUIT);
  await driver.tap('desk.footer.close');
  await driver.appears('turn.now');
};

/** The printed orders stand; neither side has more to say. */
const command = async ({ app }: Table): Promise<void> => {
  const { driver } = app;
  const orders = ordersPage(driver);
  await eveningFoot(driver).until('turn.next.desk');
  await driver.tap('turn.next.desk');
  await orders.raise('French');
  await orders.done();
  await orders.raise(COALITION);
  await orders.done();
  await driver.appears('turn.now');
};

const victorFirst = async ({ app }: Table): Promise<void> => {
  const { driver, turn } = app;
  await turn.goTo('prepare');
  for (const side of ['first', 'second'] as const) {
    await turn.rollCoordinated(side);
    await turn.face(6);
  }
  await turn.rollInitial();
  await turn.face(6);
  await turn.face(1);
  await driver.tap(`prepare.initial.first.chit.${VICTOR}`);
  await driver.tap('prepare.initial.take');
  await driver.appears('turn.next.done');
};

const assault = async ({ app, look }: Table): Promise<void> => {
  const { driver } = app;
  const fight = eveningFight(driver);
  await driver.tap('acting.stage.assault');
  await fight.isOpen();
  await fight.pick('attackers', VICTOR, DUHESME, CHATAUX);
  await fight.pick('defenders', OLSUFIEF, UDOM);
  await look('an assault with a card');
  await fight.plays(() => 3, ['own']);
  await driver.shows('combat', 'Marshal Ney (14): +1');
  await look('what the card did');
  await fight.apply();
  await driver.tap('resolve.header.back');
  await driver.appears('turn.next.done');
};

const toNextTurn = async ({ app }: Table): Promise<void> => {
  const { driver, turn } = app;
  await eveningFoot(driver).until('turn.next.turn');
  await turn.nextTurn();
};

const count = async ({ app, look }: Table): Promise<void> => {
  const { driver } = app;
  await driver.tap('tabs.army');
  await driver.tap('campaign.points.toggle');
  await driver.tap('points.count');
  await driver.tap('points.count.yes');
  await driver.appears('end.result');
  await driver.shows('end.figures', COALITION);
  await look('the end');
};

/** Brienne with restricted cards: three turns, an assault in which a card counts, and the count of victory points. */
export const mopEvening =
  ({ log, look }: Watched): Journey =>
  async ({ driver }, step) => {
    const thumb = thumbOver(driver, log);
    const app = appOver(thumb.driver);
    const packs = packsPage(app.driver);
    const table: Table = { app, thumb, look };
    await step('Brienne is begun', async () => {
      await driver.open();
      await app.games.isOpen();
      await thumb.span('a new game from a pack', MOST.pack, async () => {
        await packs.open();
        await packs.choose('mop-brienne');
        await packs.begin();
      });
      await fromTheBox(app);
      await driver.tap('tabs.turn');
    });
    await step('turn 1: both sides draw and play a card', () => cards(table));
    await step('turn 1: the printed orders stand', () => command(table));
    await step('turn 1: Victor assaults, and Ney’s card counts', async () => {
      await victorFirst(table);
      await assault(table);
      await toNextTurn(table);
    });
    await step('turns 2 and 3', async () => {
      for (let i = 0; i < 2; i += 1) {
        await app.turn.goTo('turnEnd');
        await toNextTurn(table);
      }
    });
    await step('the points are counted, and the battle is over', () => count(table));
  };
