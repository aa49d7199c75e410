import { bothSides } from '../../engine/sides';
import type { AnyModel } from './model';
import type { AnyState } from './selector';

type Kind = 'table' | 'held' | 'desk' | 'umpire';

const roomOf = (models: readonly AnyModel[], kind: Kind): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    models.flatMap((one) => {
      const keeps = one[kind];
      return keeps === undefined ? [] : [[one.id, keeps.start]];
    }),
  );

/** What a game of some models begins with. */
export const startOf = (models: readonly AnyModel[]): AnyState => ({
  table: roomOf(models, 'table'),
  held: bothSides(() => roomOf(models, 'held')),
  desks: bothSides(() => roomOf(models, 'desk')),
  umpire: roomOf(models, 'umpire'),
});
