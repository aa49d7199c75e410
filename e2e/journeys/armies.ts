import type { App } from '../pages/app';
import type { RuleSet, Side } from '../pages/new-game-page';

/** Two small armies that every journey can name. Ids are those the set-up gives in the order of the lines. */
export const FRENCH = ['II Corps, Reille, 3', 'III Corps, Vandamme, 3', 'Imperial Guard, Drouot, 4'] as const;
export const ALLIES = ['I Corps, Zieten, 4', 'II Corps, Pirch, 3'] as const;

export const ALLIED_TITLE = 'Coalition';

const idsOf = (side: Side, lines: readonly string[]): readonly string[] => lines.map((_, i) => `${side}-f-${i + 1}`);

export const FRENCH_CHITS = idsOf('first', FRENCH);
export const ALLIED_CHITS = idsOf('second', ALLIES);
export const ALL_CHITS: readonly string[] = [...FRENCH_CHITS, ...ALLIED_CHITS];

export type GamePlan = Readonly<{ rules?: RuleSet; name: string; cup?: 'one' | 'two' | 'covers' }>;

/** A game of both armies, from the list of games to its first turn. */
export const begin = async ({ games, newGame }: App, { rules = 'nlc', name, cup }: GamePlan): Promise<void> => {
  await games.startNew();
  if (rules !== 'nlc') await newGame.rules(rules);
  await newGame.name(name);
  await newGame.title('second', ALLIED_TITLE);
  await newGame.paste('first', FRENCH);
  await newGame.paste('second', ALLIES);
  if (cup !== undefined) await newGame.cup(cup);
  await newGame.begin();
};
