import type { Driver } from './driver';

/** The Army page of NLC and MOP: counters and what is done to them, limits, and the sheets behind the rows. */
export type ArmyPage = Readonly<{
  open: () => Promise<void>;
  /** Lifts counters and does this to them: one tap a counter, one for the deed. */
  unit: (ids: readonly string[], action: string) => Promise<void>;
  layDown: () => Promise<void>;
  /** Waits until the limit's bar reads this. */
  limit: (of: string, text: string) => Promise<void>;
  /** Reads the notice of a limit that was crossed and puts it away. */
  told: (now: 'demoralized' | 'lifted', text: string) => Promise<void>;
  /** From the counter of a unit that is gone: its formation's sheet, and the try. */
  rally: (unit: string) => Promise<void>;
  closeSheet: () => Promise<void>;
  /** Takes off all markers that end with this step. */
  markersOff: () => Promise<void>;
  /** Opens the list of reinforcements and waits for this one's line. */
  arrival: (formation: string, text: string) => Promise<void>;
}>;

export const armyPage = (driver: Driver): ArmyPage => ({
  open: async () => {
    await driver.tap('tabs.army');
    await driver.appears('army.first');
  },
  unit: async (ids, action) => {
    for (const id of ids) await driver.tap(`unit.${id}`);
    await driver.tap(`unit.action.${action}`);
  },
  layDown: async () => {
    await driver.tap('unit.close');
    await driver.vanishes('unit.bar');
  },
  limit: (of, text) => driver.shows(`army.limit.${of}`, text),
  told: async (now, text) => {
    await driver.shows(`army.crossed.${now}`, text);
    await driver.tap(`army.crossed.${now}.close`);
    await driver.vanishes(`army.crossed.${now}`);
  },
  rally: async (unit) => {
    await driver.tap(`unit.${unit}`);
    await driver.tap('unit.action.rally');
    await driver.tap(`rally.unit.${unit}`);
    // At the table nobody's orders are known: it is asked.
    await driver.tap('rally.reserve.yes');
    await driver.tap('rally.roll');
  },
  closeSheet: async () => {
    await driver.tap('formation.close');
    await driver.vanishes('formation');
  },
  markersOff: async () => {
    await driver.tap('endsnow.lift');
    await driver.vanishes('endsnow');
  },
  arrival: async (formation, text) => {
    if ((await driver.count(`arrival.${formation}.words`)) === 0) await driver.tap('campaign.arrivals.toggle');
    await driver.shows(`arrival.${formation}.words`, text);
  },
});
