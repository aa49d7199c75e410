import type { Driver } from './driver';
import type { Side } from './new-game-page';

/** The two doors, the curtain behind either, and what a side keeps to itself. */
export type DeskPage = Readonly<{
  doors: () => Promise<void>;
  /** Chooses a door: the curtain is down behind it. */
  knock: (side: Side) => Promise<void>;
  curtainSays: (title: string) => Promise<void>;
  /** A short touch, which must not be enough. */
  touchCurtain: () => Promise<void>;
  raiseCurtain: () => Promise<void>;
  reserve: (formation: string) => Promise<void>;
  close: () => Promise<void>;
}>;

export const deskPage = (driver: Driver): DeskPage => ({
  doors: async () => {
    await driver.tap('tabs.desk');
    await driver.appears('desk.door.first');
  },
  knock: async (side) => {
    await driver.tap(`desk.door.${side}`);
    await driver.appears('curtain');
  },
  curtainSays: (title) => driver.shows('curtain.side', title),
  touchCurtain: () => driver.tap('curtain.open'),
  raiseCurtain: async () => {
    await driver.hold('curtain.open');
    await driver.vanishes('curtain');
  },
  reserve: (formation) => driver.tap(`desk.reserve.${formation}`),
  close: async () => {
    await driver.tap('desk.footer.close');
    await driver.vanishes('desk.footer.close');
  },
});
