import { bothSides } from '../../../engine/sides';
import { selector } from '../../common/selector';
import type { Covers } from '../../nlc/index';
import { isOn } from '../switches';
import { coversNow, dummiesAllowed } from './covers-state';
import { maySend, vedettesOut } from './vedettes';

/** What is shown of them beside hidden marches. */
export const coversShown = selector({ reads: [], given: [coversNow] }, (_, [state]): Covers => {
  const { setup, covers, dummies } = state;
  const [forces, vedettes] = [isOn(setup, 'hiddenForces'), isOn(setup, 'vedettes')];
  return {
    forces,
    vedettes,
    spotted: covers.spotted,
    vedettesOut: vedettesOut(state),
    maySend: vedettes ? maySend(state) : [],
    dummies: forces ? bothSides((side) => ({ count: dummies[side], most: dummiesAllowed(state, side) })) : null,
  };
});
