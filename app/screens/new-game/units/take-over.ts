import type { Side } from '../../../../src/engine/sides';
import { addFormations } from '../../../../src/rules/common/index';
import type { Setup } from '../../../../src/rules/common/index';
import { copyUnits, formationNamed, unitsOf } from '../../../../src/rules/common/setup/edit-units';

/**
 * One side's formations and units from another set-up, as far as they are not here already: whoever copies twice has
 * nothing twice.
 */
export const takeOver = (setup: Setup, from: Setup, side: Side): Setup =>
  from.formations
    .filter((one) => one.side === side)
    .reduce((all, one) => {
      const ready = formationNamed(all, side, one.name) === undefined ? withFormation(all, one, side) : all;
      const home = formationNamed(ready, side, one.name);
      if (home === undefined) return ready;
      const here = new Set(unitsOf(ready, home.id).map(({ name }) => name.toLowerCase()));
      const missing = unitsOf(from, one.id).filter(({ name }) => !here.has(name.toLowerCase()));
      return copyUnits(ready, missing, home.id);
    }, setup);

/** Its own leader, kind and limit come along; whom it answers to and when it arrives belong to the other set-up. */
export const withFormation = (setup: Setup, one: Setup['formations'][number], side: Side): Setup => {
  const { name, leader, rating, kind, limit } = one;
  return addFormations(setup, side, [{ name, leader, rating, kind, ...(limit === null ? {} : { limit }) }]);
};
