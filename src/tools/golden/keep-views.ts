import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { format } from 'prettier';
import { foldedGame, GOLDEN_GAMES, keptFile, takenIn } from '../../testkit/golden-games';

const keep = async (name: string): Promise<void> => {
  const file = keptFile(name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await format(JSON.stringify(foldedGame(await takenIn(name))), { parser: 'json' }));
  console.log(file);
};

/**
 * Writes down what golden games fold to. What is there stays, unless its game is named: then a view has changed, and somebody
 * has said why.
 */
export const keepViews = async (names: readonly string[]): Promise<void> => {
  const wanted = names.length > 0 ? names : GOLDEN_GAMES.filter((name) => !existsSync(keptFile(name)));
  for (const name of wanted) await keep(name);
};
