import type { Driver } from './driver';

export type RuleSet = 'nlc' | 'mop' | 'n20';
export type Side = 'first' | 'second';

/** The form for a new game; its parts are those of the set-up's correction too. */
export type NewGamePage = Readonly<{
  rules: (id: RuleSet) => Promise<void>;
  name: (name: string) => Promise<void>;
  solo: () => Promise<void>;
  title: (side: Side, title: string) => Promise<void>;
  /** Formations as lines, the way a scenario sheet gives them. */
  paste: (side: Side, lines: readonly string[]) => Promise<void>;
  cup: (kind: 'one' | 'two' | 'covers' | 'none') => Promise<void>;
  /** Puts a turn of the track into the first formation that is open in the editor. */
  begin: () => Promise<void>;
}>;

export const newGamePage = (driver: Driver): NewGamePage => ({
  rules: (id) => driver.tap(`newgame.rules.${id}`),
  name: (name) => driver.type('newgame.name', name),
  solo: () => driver.tap('setup.mode.solo'),
  title: (side, title) => driver.type(`setup.${side}.title`, title),
  paste: async (side, lines) => {
    await driver.tap(`setup.${side}.formations.toggle`);
    await driver.tap(`setup.${side}.way.paste`);
    await driver.type(`setup.${side}.paste.text`, lines.join('\n'));
    await driver.tap(`setup.${side}.paste.add`);
    await driver.shows('setup.formation.row', lines[0]?.split(',')[0] ?? '');
    await driver.tap(`setup.${side}.formations.toggle`);
  },
  cup: (kind) => driver.tap(`setup.cup.${kind}`),
  begin: async () => {
    await driver.tap('newgame.footer.begin');
    await driver.appears('turn');
  },
});
