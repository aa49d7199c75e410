import type { Driver } from './driver';
import { until } from './driver';
import type { Side } from './new-game-page';

/** A formation's chit, by the id the set-up gave it. */
export type ChitId = string;

/** The Turn screen: the step that was reached, the rolls before the cup, the cup itself. */
export type TurnPage = Readonly<{
  isOpen: () => Promise<void>;
  /** Lays the sequence of the turn open. */
  sequence: () => Promise<void>;
  /** Goes to a step of this turn's sequence. */
  goTo: (step: string) => Promise<void>;
  /** Waits until this step is the one being played. */
  at: (step: string) => Promise<void>;
  nextTurn: () => Promise<void>;
  turnIs: (label: string) => Promise<void>;
  undo: () => Promise<void>;
  redo: () => Promise<void>;
  canUndo: () => Promise<boolean>;
  /** Who throws: the app, or the players on the table. */
  dice: (who: 'app' | 'table') => Promise<void>;
  rollCoordinated: (side: Side) => Promise<void>;
  rollInitial: () => Promise<void>;
  /** Answers a die that lies on the table. */
  face: (face: number) => Promise<void>;
  /** Rolls for everything and leaves every chit won unused. */
  rollAll: () => Promise<void>;
  fill: () => Promise<void>;
  draw: () => Promise<void>;
  /** Says that whoever acts is done. */
  done: () => Promise<void>;
  /** Draws and waits until one more of these chits is out; answers which. */
  drawOneOf: (chits: readonly ChitId[]) => Promise<ChitId>;
  /** Which of these chits came out of the cup this turn. */
  drawn: (chits: readonly ChitId[]) => Promise<readonly ChitId[]>;
  putBack: (chit: ChitId) => Promise<void>;
  enter: (side: Side, chit: ChitId) => Promise<void>;
  cupHolds: (count: number) => Promise<void>;
  acts: (names: string) => Promise<void>;
  history: () => Promise<void>;
  leave: () => Promise<void>;
}>;

const plural = (count: number): string => `${count} ${count === 1 ? 'chit' : 'chits'} left`;

export const turnPage = (driver: Driver): TurnPage => {
  /** What lies folded is opened once; it stays open until its page goes. */
  const unfold = async (part: 'turn.sequence' | 'chits'): Promise<void> => {
    await driver.appears(`${part}.toggle`);
    if ((await driver.count(part)) === 0) await driver.tap(`${part}.toggle`);
    await driver.appears(part);
  };
  /** Whoever acts is done before the next is drawn. It is said once: a second tap might draw a chit, which stands in its place. */
  const done = async (): Promise<void> => {
    const seen = await until(
      'somebody to be done, or a chit to be drawn',
      async () => [await driver.count('turn.next.done'), await driver.count('turn.next.draw')],
      (counts) => counts.some((count) => count > 0),
    );
    if (seen[0] !== 0) await driver.tap('turn.next.done');
    await driver.appears('turn.next.draw');
  };
  const drawn = async (chits: readonly ChitId[]): Promise<readonly ChitId[]> => {
    // Folded they lie small in the row; unfolded they stand one by one below it.
    const lying = async (chit: ChitId): Promise<number> =>
      (await driver.count(`cup.out.${chit}`)) + (await driver.count(`cup.drawn.back.${chit}`));
    const out = await Promise.all(chits.map(lying));
    return chits.filter((_, i) => (out[i] ?? 0) > 0);
  };
  const rollCoordinated = async (side: Side): Promise<void> => {
    await driver.tap(`prepare.coordinated.${side}.roll`);
  };
  /** Declines where something was won; where nothing was, there is nothing to decline. */
  const decline = async (panel: string, id: string): Promise<void> => {
    await until(
      'the roll to be settled',
      () => driver.count(`${panel}.roll`),
      (count) => count === 0,
    );
    if ((await driver.count(id)) === 0) return;
    await driver.tap(id);
    await driver.vanishes(id);
  };
  return {
    isOpen: () => driver.appears('turn'),
    sequence: () => unfold('turn.sequence'),
    goTo: async (step) => {
      await unfold('turn.sequence');
      await driver.tap(`turn.step.${step}`);
    },
    at: (step) => driver.shows(`turn.step.${step}`, ', now'),
    nextTurn: () => driver.tap('turn.next.turn'),
    turnIs: (label) => driver.shows('turn', label),
    undo: () => driver.tap('game.header.undo'),
    redo: () => driver.tap('game.header.redo'),
    canUndo: () => driver.enabled('game.header.undo'),
    dice: (who) => driver.tap(`prepare.dice.${who}`),
    rollCoordinated,
    rollInitial: () => driver.tap('prepare.initial.roll'),
    face: (face) => driver.tap(`dice.pad.face-${face}`),
    rollAll: async () => {
      for (const side of ['first', 'second'] as const) {
        await rollCoordinated(side);
        await decline(`prepare.coordinated.${side}`, `prepare.coordinated.${side}.decline`);
      }
      await driver.tap('prepare.initial.roll');
      await decline('prepare.initial', 'prepare.initial.decline');
    },
    fill: async () => {
      await driver.tap('turn.next.fill');
      await driver.vanishes('turn.next.fill');
    },
    draw: async () => {
      await done();
      await driver.tap('turn.next.draw');
    },
    done: () => driver.tap('turn.next.done'),
    drawOneOf: async (chits) => {
      // With the button the chits that are out already are there to be seen.
      await done();
      const before = await drawn(chits);
      await driver.tap('turn.next.draw');
      const after = await until(
        'a chit to come out',
        () => drawn(chits),
        (out) => out.length === before.length + 1,
      );
      return after.find((chit) => !before.includes(chit)) ?? '';
    },
    drawn,
    putBack: async (chit) => {
      await unfold('chits');
      await driver.tap(`cup.drawn.back.${chit}`);
      await driver.tap('cup.drawn.back_yes');
      await driver.vanishes(`cup.out.${chit}`);
    },
    enter: async (side, chit) => {
      await done();
      await driver.tap('cup.enter.toggle');
      await driver.tap(`cup.enter.side.${side}`);
      await driver.tap(`cup.enter.chit.${chit}`);
      await driver.appears(`cup.out.${chit}`);
    },
    cupHolds: (count) => driver.shows('chits.toggle', plural(count)),
    acts: (names) => driver.shows('acting', names),
    history: async () => {
      await driver.tap('game.header.history');
      await driver.appears('history.list');
    },
    leave: async () => {
      await driver.tap('game.header.back');
      await driver.appears('games.list');
    },
  };
};
