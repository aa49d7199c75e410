import type { Setup } from '../../rules/common/index';
import type { Switch } from '../../rules/list';
import type { AppView } from '../../session/rule-sets';
import { battle, formation, leader, unit } from '../../testkit/battle';
import { unitsIn } from './script';

/** Two small armies with everything that fights, and a night for rallying. */
const hours = ['13:00', '14:00', '15:00', '16:00'].map((label) => ({ label, kind: 'day' as const, day: 1 }));

const many = (ids: string, of: string, more: Parameters<typeof unit>[2]) => Array.from(ids, (id) => unit(id, of, more));

export const fightSetup = (switches: readonly Switch[]): Setup =>
  battle(
    {
      turns: [...hours, { label: '21:00', kind: 'night', day: 1 }],
      leaders: [
        leader('emperor', 'first', 4, { level: 60 }),
        leader('ney', 'first', 3, { role: 'WC', under: 'emperor' }),
        leader('marshal', 'second', 3, { level: 60 }),
      ],
      formations: [
        formation('f1', 'first', { limit: 12 }),
        formation('f2', 'first', { kind: 'cavalryCorps' }),
        formation('f3', 'first', { under: 'ney' }),
        formation('s1', 'second', { limit: 12, rating: 2 }),
        formation('s2', 'second', { kind: 'cavalryCorps' }),
        formation('s3', 'second'),
      ],
      units: [
        ...many('abcd', 'f1', { nation: 'french', front: 6, reverse: 3, initiative: 4 }),
        ...many('hijk', 'f2', { arm: 'cavalry', nation: 'french', front: 4, reverse: 2, initiative: 4 }),
        ...many('g', 'f3', { arm: 'footArtillery', nation: 'french', front: 6, reverse: 3, initiative: 4 }),
        ...many('o', 'f3', { nation: 'french', guard: 'old', front: 12, reverse: 9, initiative: 5, pursuit: 5 }),
        ...many('lm', 'f3', { nation: 'french', front: 3, reverse: null, initiative: 4 }),
        ...many('pqrs', 's1', { nation: 'prussian', front: 5, reverse: 2, initiative: 3 }),
        ...many('uvwx', 's2', { arm: 'cavalry', nation: 'prussian', front: 3, reverse: 1, initiative: 3 }),
        ...many('y', 's3', { arm: 'horseArtillery', nation: 'prussian', front: 4, reverse: 2, initiative: 3 }),
        ...many('zt', 's3', { nation: 'prussian', front: 4, reverse: null, initiative: 1 }),
      ],
    },
    switches,
  );

/** What every fight of this turn has in common, as the page fills it in. */
export const terms = ({ procedure }: AppView) => {
  if (procedure?.of !== 'nlc') throw new Error('no fights of NLC here');
  const { game, turn, weather, frenchShaken, armyLowersMorale, options, switches } = procedure.terms;
  return { game, turn, frenchShaken, armyLowersMorale, options, switches, ...(weather === null ? {} : { weather }) };
};

type Stack = Readonly<Record<string, unknown>>;
/** Units that stand together, with what players say of them. */
export const stack = (view: AppView, ids: string, more: Stack = {}) => ({
  units: unitsIn(view, ...Array.from(ids)),
  ...more,
});
export const free = { retreat: 'free' } as const;
