import type { Driver } from './driver';
import type { Side } from './new-game-page';

export type MatrixMode = 'Fast' | 'Fun' | 'Furious';

/** What only Napoleonic 20 has: the morale track, counters with markers, the maneuver matrix behind its curtain. */
export type N20Page = Readonly<{
  /** In the set-up: a roster as lines of a spreadsheet. */
  roster: (side: Side, lines: readonly string[]) => Promise<void>;
  matrix: (mode: MatrixMode) => Promise<void>;
  army: () => Promise<void>;
  /** Starts the track where the app proposes it. */
  startTrack: () => Promise<void>;
  /** Waits until the track reads this. */
  track: (text: string) => Promise<void>;
  /** From the Army page: why a side's morale moves. */
  morale: (side: Side, reason: string) => Promise<void>;
  /** Taps a counter and what is to become of it. */
  unit: (id: string, action: string) => Promise<void>;
  /** Says who attacks, and who wants the matrix for it. */
  ask: (attacker: Side, by: Side) => Promise<void>;
  curtainFor: (title: string) => Promise<void>;
  /** Holds the curtain, takes a chit, seals it: as many taps as there are deeds. */
  pick: (chit: string) => Promise<void>;
  /** Turns both up and waits for what they come to. */
  reveal: (outcome: string) => Promise<void>;
  /** After the reveal: who fights, what the players' table says, and all of it written down. */
  fight: (units: readonly string[], result: string) => Promise<void>;
  /** What a maneuver settles by itself is written down. */
  written: (text: string) => Promise<void>;
  /** Fought on the table: only the battle is closed. */
  done: () => Promise<void>;
}>;

export const n20Page = (driver: Driver): N20Page => ({
  roster: async (side, lines) => {
    await driver.tap(`setup.${side}.units.toggle`);
    await driver.type(`setup.${side}.units.text`, lines.join('\n'));
    await driver.tap(`setup.${side}.units.add`);
    await driver.shows(`setup.${side}.units`, `${lines.length} units`);
    await driver.tap(`setup.${side}.units.toggle`);
  },
  matrix: async (mode) => {
    await driver.tap('setup.matrix.toggle');
    await driver.tap(`setup.matrix.play.${mode}`);
    await driver.tap('setup.matrix.toggle');
  },
  army: async () => {
    await driver.tap('tabs.army');
    await driver.appears('army');
  },
  startTrack: async () => {
    await driver.tap('morale.start.set');
    await driver.appears('morale.track');
  },
  track: (text) => driver.shows('morale.track', text),
  morale: async (side, reason) => {
    await driver.tap(`morale.side.${side}`);
    await driver.tap(`morale.reason.${reason}`);
  },
  unit: async (id, action) => {
    await driver.tap(`unit.${id}`);
    await driver.tap(`unit.action.${action}`);
  },
  ask: async (attacker, by) => {
    await driver.tap(`matrix.ask.attacker.${attacker}`);
    await driver.tap(`matrix.ask.by.${by}`);
    await driver.appears('curtain');
  },
  curtainFor: (title) => driver.shows('curtain.side', title),
  pick: async (chit) => {
    await driver.hold('curtain.open');
    await driver.tap(`matrix.chit.${chit}`);
    await driver.tap('matrix.seal');
    await driver.vanishes('matrix.pick');
  },
  reveal: async (outcome) => {
    await driver.tap('matrix.reveal');
    await driver.shows('matrix.outcome', outcome);
  },
  fight: async (units, result) => {
    for (const unit of units) await driver.tap(`matrix.unit.${unit}`);
    await driver.tap(`matrix.told.${result}`);
    await driver.tap('matrix.apply');
    await driver.appears('matrix.written');
  },
  written: async (text) => {
    await driver.tap('matrix.apply');
    await driver.shows('matrix.written', text);
  },
  done: async () => {
    await driver.tap('matrix.done');
    await driver.vanishes('matrix.revealed');
  },
});
