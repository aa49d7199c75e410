import type { App } from '../pages/app';
import { lockPage } from '../pages/lock-page';
import { ordersPage } from '../pages/orders-page';
import { ALLIED_I, BULOW, FRENCH_I, GUARD, MILHAUD, PICTON, REILLE } from './evening-nlc-armies';
import type { Table } from './evening-watched';

/** Taps at most. */
const MOST = { command: 20, preparation: 8 } as const;

const ALLIED_TITLE = 'Allies';
const PIN = '1815';

/** The foot leads to the desk, a thumb raises its curtain. */
const toFrenchDesk = async ({ driver }: App): Promise<void> => {
  await driver.tap('turn.next.desk');
  await ordersPage(driver).raise('French');
};

export const firstCommand = async ({ app, look }: Table): Promise<void> => {
  const { driver } = app;
  const orders = ordersPage(driver);
  await toFrenchDesk(app);
  await orders.startsWith(FRENCH_I, 'attack', 'La Haye Sainte');
  await orders.startsWith(REILLE, 'attack', 'Hougoumont');
  await orders.startsWith(MILHAUD, 'march', 'La Belle Alliance');
  await orders.writesFor(FRENCH_I, 'probe', 'Papelotte', '6');
  await orders.writesFor(REILLE, 'probe', 'Mont-Saint-Jean', '6');
  await orders.writesFor(GUARD, 'march', 'La Belle Alliance', '6');
  await look('orders on their way');
  await orders.done();
  await orders.raise(ALLIED_TITLE);
  await orders.startsWith(ALLIED_I, 'defend', 'La Haye Sainte');
  await orders.startsWith(PICTON, 'defend', 'Hougoumont');
  await orders.startsWith(BULOW, 'march', 'Plancenoit');
  await lockPage(driver).setPin('second', PIN);
  await orders.done();
  await driver.appears('turn.now');
};

/** Whoever has lost the throw is asked for nothing more. */
const losesCoordinated = async ({ turn }: App, side: 'first' | 'second'): Promise<void> => {
  await turn.rollCoordinated(side);
  await turn.face(6);
};

/** The last roll: one side wins by five, and its formation acts before any draw; the cup is filled with that choice. */
const winsInitial = async ({ driver, turn }: App, side: 'first' | 'second', formation: string): Promise<void> => {
  await turn.rollInitial();
  for (const face of side === 'first' ? [6, 1] : [1, 6]) await turn.face(face);
  await driver.tap(`prepare.initial.${side}.chit.${formation}`);
  await driver.tap('prepare.initial.take');
  await driver.appears('turn.next.done');
};

/** Both rolls are won: two corps on one chit, a third before any draw. */
export const preparation = async ({ app, thumb }: Table): Promise<void> => {
  const { driver, turn } = app;
  await thumb.span('chit preparation with both rolls won', MOST.preparation, async () => {
    await turn.rollCoordinated('first');
    await turn.face(1);
    await driver.tap(`prepare.coordinated.first.chits.${FRENCH_I}`);
    await driver.tap(`prepare.coordinated.first.chits.${MILHAUD}`);
    await driver.tap('prepare.coordinated.first.set');
    await losesCoordinated(app, 'second');
    await winsInitial(app, 'first', REILLE);
  });
  await turn.acts('II Corps');
};

const LATEST_ORDER = 9;

/** What this desk is asked about its orders: confidence holds by a 1, and no march is there yet. */
const answersWhatIsDue = async ({ driver }: App, side: 'first' | 'second'): Promise<void> => {
  for (let nth = 1; nth <= LATEST_ORDER; nth += 1) {
    const order = `${side}-o${String(nth)}`;
    const roll = `orders.confidence.${order}.roll`;
    if ((await driver.count(roll)) > 0) {
      await driver.tap(roll);
      await driver.tap('dice.pad.face-1');
      await driver.vanishes(roll);
    }
    const notYet = `orders.success.${order}.reached.no`;
    if ((await driver.count(notYet)) > 0) {
      await driver.tap(notYet);
      await driver.vanishes(notYet);
    }
  }
};

export const secondCommand = async ({ app, thumb }: Table): Promise<void> => {
  const { driver } = app;
  const orders = ordersPage(driver);
  await thumb.span('a command phase with two orders and three arrivals', MOST.command, async () => {
    await toFrenchDesk(app);
    await orders.writesFor(MILHAUD, 'attack', 'Plancenoit', '12');
    await orders.writesFor(GUARD, 'attack', 'Papelotte', '12');
    await orders.receive();
    for (const order of ['first-o4', 'first-o5', 'first-o6']) {
      await orders.compliance(order);
      await orders.throws(6, 6);
      await orders.rolled('In force');
    }
    await orders.done();
  });
  await driver.shows('curtain.side', ALLIED_TITLE);
  await lockPage(driver).opens(PIN);
  await driver.appears('orders.done');
  await answersWhatIsDue(app, 'second');
  await orders.done();
  await driver.appears('turn.now');
};

export const initialFor = async ({ app }: Table, side: 'first' | 'second', formation: string): Promise<void> => {
  await losesCoordinated(app, 'first');
  await losesCoordinated(app, 'second');
  await winsInitial(app, side, formation);
};

/** Both command phases of a turn in which nobody has anything to say. */
export const emptyCommand = async ({ app }: Table): Promise<void> => {
  const { driver } = app;
  const orders = ordersPage(driver);
  await toFrenchDesk(app);
  await driver.appears('orders.done');
  await answersWhatIsDue(app, 'first');
  await orders.done();
  await lockPage(driver).opens(PIN);
  await driver.appears('orders.done');
  await answersWhatIsDue(app, 'second');
  await orders.done();
  await driver.appears('turn.now');
};
