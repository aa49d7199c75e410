import type { Stops, StopsOf } from './stops';

/** In a browser a group is one stop: at the answer that is chosen, else at the first that can be. Arrows lead on from there. */
export const stopsOf = <T extends string>({ answers, chosen, plays = false }: StopsOf<T>): Stops<T> => {
  const open = answers.filter(({ disabled = false }) => !disabled);
  const at = open.find(({ id }) => id === chosen) ?? open[0];
  return {
    group: plays ? { dataSet: { plays: 'true' } } : {},
    answer: (id) => ({ tabIndex: id === at?.id ? 0 : -1 }),
  };
};
