import { until } from './driver';
import { still } from './evening-still';
import type { Driver } from './driver';

/** The button at the foot of the Turn page, followed as far as a player wants to go. */
export type EveningFoot = Readonly<{
  /** Goes wherever the foot leads until it is this; what is only bookkeeping is done on the way. */
  until: (id: string) => Promise<void>;
}>;

/** What a player does without a second thought; whatever else stands there first is his to decide. */
const LEADS = [
  'turn.next.done',
  'turn.next.draw',
  'endsnow.lift',
  'turnend.reserve.first',
  'turnend.reserve.second',
  'turn.next.step',
  'dice.pad.face-3',
] as const;

export const eveningFoot = (driver: Driver): EveningFoot => {
  const firstThere = async (ids: readonly string[]): Promise<string | undefined> => {
    for (const id of ids) if ((await driver.count(id)) > 0) return id;
    return undefined;
  };
  const page = async (): Promise<string> => (await driver.texts('turn')).join('\n');
  return {
    until: async (wanted) => {
      for (;;) {
        const id = await until(
          `the foot to lead to ${wanted}`,
          () => firstThere([wanted, ...LEADS]),
          (found) => found !== undefined,
        );
        if (id === undefined || id === wanted) return;
        const before = await page();
        await driver.tap(id);
        await until('the turn to go on', page, (now) => now !== before);
        await still(page);
      }
    },
  };
};
