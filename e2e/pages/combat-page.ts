import { until } from './driver';
import type { Driver } from './driver';

export type CombatProcedure =
  'assault' | 'charge' | 'bombardment' | 'pursuit' | 'reaction-charge' | 'retreat-before-assault';

/** A fight led on the phone: who stands where, the dice, the decisions as they come, and the result into the game. */
export type CombatPage = Readonly<{
  /** From anywhere in a game. */
  open: (procedure: CombatProcedure) => Promise<void>;
  /** From the list of games, with no game at all. */
  openLoose: (procedure: CombatProcedure) => Promise<void>;
  /** Counters of the game, each with one tap. */
  pick: (...units: readonly string[]) => Promise<void>;
  /** A unit no game knows: its arm and its strength, two taps. */
  add: (group: 'attackers' | 'defenders', arm: string, strength: number) => Promise<void>;
  terrain: (where: string) => Promise<void>;
  /** Dice thrown on the table, tapped in; waits until each is taken. */
  faces: (...faces: readonly number[]) => Promise<void>;
  throwDice: () => Promise<void>;
  choose: (option: string) => Promise<void>;
  pay: (unit: string) => Promise<void>;
  /** Decides as it comes, staying where it can, until there is a result. */
  decide: (units: readonly string[]) => Promise<void>;
  result: (text: string) => Promise<void>;
  apply: () => Promise<void>;
  undo: () => Promise<void>;
  back: () => Promise<void>;
}>;

const DECISIONS = ['both-stay', 'stay', 'free', 'return', 'square', 'pursue'] as const;

/** What may be tapped to decide something, the likeliest first. */
const decisionsFor = (units: readonly string[]): readonly string[] => [
  ...DECISIONS.map((option) => `combat.choice.${option}`),
  ...units.flatMap((id) => [`combat.field.${id.toLowerCase().replaceAll(' ', '-')}`, `combat.choice.unit:${id}`]),
  'combat.choice.none',
];

const UNANSWERED = 'Choose an answer';

/** Chosen in its row first; counters and what both answer are done by one tap. */
const isAnswer = (id: string): boolean =>
  id.startsWith('combat.choice.') && !id.endsWith('.both-stay') && !id.includes('.other.');

const firstThere = async (driver: Driver, ids: readonly string[]): Promise<string | undefined> => {
  for (const id of ids) if ((await driver.count(id)) > 0) return id;
  return undefined;
};

const moment = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A decision is written down before the next one is asked: looks until the page has gone on. */
const changed = async (look: () => Promise<string>, before: string): Promise<void> => {
  for (let i = 0; i < 3000 && (await look()) === before; i += 1) await moment(20);
};

const BREATH_MS = 150;

/** Dice that nobody has anything to decide about fall one after the other: looks until nothing moves any more. */
const atRest = async (look: () => Promise<string>): Promise<void> => {
  let before = await look();
  for (let i = 0; i < 60; i += 1) {
    await moment(BREATH_MS);
    const now = await look();
    if (now === before) return;
    before = now;
  }
};

export const combatPage = (driver: Driver): CombatPage => {
  const RESULT = 'combat.result.line';
  const foot = async (): Promise<string> => (await driver.texts('combat.foot')).join();
  const decide = async (units: readonly string[]): Promise<void> => {
    for (let i = 0; i < 30; i += 1) {
      await atRest(foot);
      const id = await until(
        'something to decide, or a result',
        () => firstThere(driver, [RESULT, ...decisionsFor(units)]),
        (found) => found !== undefined,
      );
      if (id === RESULT || id === undefined) return;
      const before = await foot();
      // What most fights answer is chosen already and needs no tap of its own.
      const [ready = UNANSWERED] = await driver.texts('combat.choice.yes');
      if (!isAnswer(id) || ready.includes(UNANSWERED)) await driver.tap(id);
      if (isAnswer(id)) await driver.tap('combat.choice.yes');
      await changed(foot, before);
    }
  };
  return {
    open: async (procedure) => {
      await driver.tap('tabs.resolve');
      await driver.tap(`resolve.open.nlc/${procedure}`);
      await driver.appears('combat.setup');
    },
    openLoose: async (procedure) => {
      const id = await until(
        'the way to Resolve',
        () => firstThere(driver, ['games.empty.resolve', 'games.resolve']),
        (found) => found !== undefined,
      );
      await driver.tap(id ?? 'games.resolve');
      await driver.tap(`resolve.open.nlc/${procedure}`);
      await driver.appears('combat.setup');
    },
    pick: async (...units) => {
      for (const unit of units) {
        await driver.tap(`combat.pick.${unit}`);
        await driver.appears(`combat.unit.${unit}`);
      }
    },
    add: async (group, arm, strength) => {
      await driver.tap(`combat.${group}.0.add.${arm}`);
      await driver.tap(`combat.editor.front.${strength}`);
    },
    terrain: (where) => driver.tap(`combat.${where}`),
    faces: async (...faces) => {
      await driver.appears('combat.dice.source');
      if ((await driver.count('combat.dice.throw')) > 0) await driver.tap('combat.dice.source');
      for (const face of faces) await driver.tap(`combat.dice.pad.face-${face}`);
    },
    throwDice: () => driver.tap('combat.dice.throw'),
    choose: async (option) => {
      await driver.tap(`combat.choice.${option}`);
      // What both sides answer is done at once; any other answer is repeated at the foot and done there.
      if (option !== 'both-stay') await driver.tap('combat.choice.yes');
    },
    pay: (unit) => driver.tap(`combat.field.${unit}`),
    decide,
    result: (text) => driver.shows(RESULT, text),
    apply: async () => {
      await driver.tap('combat.apply.yes');
      await driver.vanishes(RESULT);
    },
    undo: () => driver.tap('resolve.header.undo'),
    back: () => driver.tap('resolve.header.back'),
  };
};
