import type { Driver } from './driver';
import type { Side } from './new-game-page';

/** The weather on the Turn page, and hidden marches at a desk. */
export type HiddenPage = Readonly<{
  weatherIsDue: () => Promise<void>;
  /** `line`: which part of the title's table is read. */
  rollsWeather: (line: number, face: number) => Promise<void>;
  picksWeather: (weather: string) => Promise<void>;
  /** Places are tapped, what is no place is typed. */
  plots: (side: Side, formation: string, route: readonly string[], roads: readonly string[]) => Promise<void>;
  march: (id: string, text: string) => Promise<void>;
  rollsDiscovery: (march: string, face: number) => Promise<void>;
  reveals: (march: string) => Promise<void>;
  /** What the table reads of a march that came to light. */
  revealed: (formation: string, text: string) => Promise<void>;
}>;

export const hiddenPage = (driver: Driver): HiddenPage => ({
  weatherIsDue: () => driver.appears('weather.due'),
  rollsWeather: async (line, face) => {
    await driver.tap(`weather.due.line.${String(line)}`);
    await driver.tap('weather.due.roll');
    await driver.tap(`dice.pad.face-${String(face)}`);
    await driver.vanishes('weather.due');
  },
  picksWeather: async (weather) => {
    await driver.tap('weather.now.toggle');
    await driver.tap(`weather.now.pick.${weather}`);
    await driver.tap('weather.now.toggle');
  },
  plots: async (side, formation, route, roads) => {
    await driver.tap(`hidden.${side}.plot`);
    await driver.tap(`hidden.plot.of.formation-${formation}`);
    for (const place of route) await driver.tap(`hidden.plot.place.${place}`);
    for (const road of roads) {
      await driver.type('hidden.plot.typed', road);
      await driver.tap('hidden.plot.add');
    }
    await driver.tap('hidden.plot.begin');
    await driver.vanishes('hidden.plot.begin');
  },
  march: (id, text) => driver.shows(`hidden.march.${id}`, text),
  rollsDiscovery: async (march, face) => {
    await driver.tap(`hidden.march.${march}.roll`);
    await driver.tap(`dice.pad.face-${String(face)}`);
    await driver.vanishes(`hidden.march.${march}.roll`);
  },
  reveals: async (march) => {
    await driver.tap(`hidden.march.${march}.reveal`);
    await driver.tap(`hidden.march.${march}.reveal.yes`);
    await driver.vanishes(`hidden.march.${march}`);
  },
  revealed: (formation, text) => driver.shows(`hidden.revealed.formation-${formation}`, text),
});
