import { halves } from '../../../../src/wording/halves';
import type { UnitView } from '../../../../src/rules/common/index';
import type { AppView } from '../../../../src/session/rule-sets';
import type { Field } from '../fields';
import { withValue } from '../path';
import { number } from './common';

/** N20 12.1: morale is kept in half points, and printed in halves. */
const morale = (side: 'first' | 'second'): Field =>
  number(`morale.${side}`, (names) => `Morale, ${names.side(side)}`, [0, 21], {
    otherwise: 10,
    print: halves,
  });

export const MORALES: readonly Field[] = [
  {
    kind: 'pick',
    id: 'morale',
    label: 'From the track',
    choices: ({ morale: track }) =>
      track === undefined || track.morale === null
        ? []
        : [
            {
              id: 'now',
              label: 'As it stands',
              put: (draft) => withValue(draft, 'morale', track.morale),
            },
          ],
  },
  morale('first'),
  morale('second'),
];

/** Where most games begin. */
export const START = { first: 14, second: 14 } as const;

export const onMap = (view: AppView): readonly UnitView[] =>
  view.army.units.filter(({ standing }) => standing.place === 'map');
