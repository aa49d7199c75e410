import { until } from './driver';
import { still } from './evening-still';
import type { Driver } from './driver';

/** What falls on the table when somebody is asked for a die: by the words that ask. */
export type Luck = (asks: string) => number;

type Group = 'attackers' | 'defenders';

/** The page of a fight, as somebody plays it who knows what he wants: counters by corps, dice as they fall, decisions by name. */
export type EveningFight = Readonly<{
  isOpen: () => Promise<void>;
  /** Counters of one formation, which may have to be chosen first. */
  pick: (group: Group, formation: string, ...units: readonly string[]) => Promise<void>;
  say: (what: string) => Promise<void>;
  /** Dice and decisions until there is a result; what is wanted most stands first. */
  plays: (luck: Luck, wishes?: readonly string[]) => Promise<void>;
  comesTo: (text: string) => Promise<void>;
  apply: () => Promise<void>;
}>;

const RESULT = 'combat.result.line';
const YES = 'combat.choice.yes';
const UNANSWERED = 'Choose an answer';
const PAD = 'combat.dice.pad.face-1';
const USUAL = ['both-stay', 'stay', 'free', 'square', 'return', 'none'] as const;

type Next =
  Readonly<{ kind: 'result' | 'usual' }> | Readonly<{ kind: 'die' }> | Readonly<{ kind: 'choice'; id: string }>;

export const eveningFight = (driver: Driver): EveningFight => {
  const foot = async (): Promise<string> => (await driver.texts('combat.foot')).join('\n');
  const firstThere = async (ids: readonly string[]): Promise<string | undefined> => {
    for (const id of ids) if ((await driver.count(id)) > 0) return id;
    return undefined;
  };
  const next = async (wishes: readonly string[]): Promise<Next | null> => {
    if ((await driver.count(RESULT)) > 0) return { kind: 'result' };
    if ((await driver.count(PAD)) > 0) return { kind: 'die' };
    const wish = await firstThere(wishes.map((option) => `combat.choice.${option}`));
    if (wish !== undefined) return { kind: 'choice', id: wish };
    if ((await driver.texts(YES)).some((text) => !text.includes(UNANSWERED))) return { kind: 'usual' };
    const id = await firstThere(USUAL.map((option) => `combat.choice.${option}`));
    return id === undefined ? null : { kind: 'choice', id };
  };
  const setUp = async (): Promise<string> => (await driver.texts('combat.setup')).join('\n');
  /** A deed is written down before the next one is asked for: looks until the page has gone on. */
  const and = async (deed: () => Promise<void>): Promise<void> => {
    const before = await foot();
    await deed();
    await until('the page to go on', foot, (now) => now !== before);
    await still(foot);
  };
  /** Chosen in its row, then said at the foot; what both answer is one tap. */
  const answers = async (id: string): Promise<void> => {
    await driver.tap(id);
    if (!id.endsWith('.both-stay')) await driver.tap(YES);
  };
  return {
    isOpen: async () => {
      await driver.appears('combat.setup');
      await still(setUp);
    },
    pick: async (group, formation, ...units) => {
      for (const unit of units) {
        const there = `combat.unit.${unit}`;
        const counter = `combat.pick.${unit}`;
        const chip = `combat.${group}.0.formation.${formation}`;
        const id = await until(
          `the counter ${unit}`,
          () => firstThere([there, counter, chip]),
          (found) => found !== undefined,
        );
        // Whom the page has filled in by itself is not picked again.
        if (id === there) continue;
        if (id === chip) await driver.tap(chip);
        await driver.tap(counter);
        await driver.appears(there);
        await still(setUp);
      }
    },
    say: (what) => driver.tap(`combat.${what}`),
    plays: async (luck, wishes = []) => {
      for (;;) {
        const now = await until(
          'a die, a decision or a result',
          () => next(wishes),
          (found) => found !== null,
        );
        if (now === null || now.kind === 'result') return;
        if (now.kind === 'usual') await and(() => driver.tap(YES));
        else if (now.kind === 'choice') await and(() => answers(now.id));
        else await and(async () => driver.tap(`combat.dice.pad.face-${String(luck(await foot()))}`));
      }
    },
    comesTo: (text) => driver.shows(RESULT, text),
    apply: async () => {
      await driver.tap('combat.apply.yes');
      await driver.vanishes(RESULT);
    },
  };
};
