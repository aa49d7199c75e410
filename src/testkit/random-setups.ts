import { SIDES } from '../engine/sides';
import { CUPS, SWITCHES } from '../rules/common/index';
import type { Setup, Switch } from '../rules/common/index';
import { battle, formation, leader } from './battle';
import type { Seeded } from './seeded';

/** Made-up battles of every kind: sizes, cups, switches, several commanders, late arrivals, nights. */
export const randomSetup = (chance: Seeded, forbidden: readonly Switch[] = []): Setup => {
  const leaders = SIDES.flatMap((side) => {
    const oc = leader(`${side}-oc`, side, chance.roll(6) - 1, { onMap: !chance.once(5) });
    const second = leader(`${side}-oc2`, side, chance.roll(6) - 1);
    const wc = leader(`${side}-wc`, side, chance.roll(5), { role: 'WC', under: chance.once(2) ? oc.id : null });
    return [oc, ...(chance.once(2) ? [second] : []), ...(chance.once(2) ? [wc] : [])];
  });
  const formations = SIDES.flatMap((side) =>
    Array.from({ length: chance.once(8) ? chance.roll(2) - 1 : 1 + chance.roll(5) }, (_, i) => {
      const his = leaders.filter((other) => other.side === side);
      const under = chance.once(2) ? null : (his[chance.roll(his.length) - 1]?.id ?? null);
      return formation(`${side}-f${String(i)}`, side, {
        under,
        arrives: chance.once(4) ? chance.roll(3) : null,
        onMap: !chance.once(8),
      });
    }),
  );
  const switches = SWITCHES.filter((name) => !forbidden.includes(name) && chance.once(4));
  const { turns } = battle();
  return battle(
    { leaders, formations, cup: chance.pick(CUPS), turns: turns.slice(0, 2 + chance.roll(turns.length - 2)) },
    switches,
  );
};
