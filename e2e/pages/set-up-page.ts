import type { Driver } from './driver';

/** The set-up of a running game, changed as a correction that both sides find in the history. */
export type SetUpPage = Readonly<{
  /** From the Army screen. */
  open: () => Promise<void>;
  record: () => Promise<void>;
  /** Switches to a sequence of the players' own and adds a step at its end. */
  ownSequence: (step: string) => Promise<void>;
}>;

export const setUpPage = (driver: Driver): SetUpPage => ({
  open: async () => {
    await driver.tap('tabs.army');
    await driver.tap('army.footer.setup');
    await driver.appears('setup.footer.record');
  },
  record: async () => {
    await driver.tap('setup.footer.record');
    await driver.vanishes('setup.footer.record');
  },
  ownSequence: async (step) => {
    await driver.tap('setup.sequence.toggle');
    await driver.tap('setup.sequence.own');
    await driver.type('setup.step.new', step);
    await driver.tap('setup.step.add');
  },
});
