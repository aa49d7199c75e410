import { resolver } from '../../common/resolver';
import { assault } from './assault';
import { assaultSchema } from './assault-input';
import { SENSIBLE } from './policy';

/** NLC 7.3 to 7.6 for those outside: the whole assault, to be taken up again at every die and every decision. */
export const assaultResolver = resolver({
  id: 'nlc/assault',
  rule: 'NLC 7.3',
  title: 'Assault',
  input: assaultSchema,
  example: {
    input: {
      attackers: [
        {
          units: [
            { id: 'First Brigade', arm: 'infantry', frontStrength: 6, reverseStrength: 3, nation: 'french' },
            { id: 'Battery', arm: 'footArtillery', frontStrength: 4, reverseStrength: 2, nation: 'french' },
          ],
          hexside: ['stream'],
        },
        { units: [{ id: 'Hussars', arm: 'cavalry', frontStrength: 4, reverseStrength: 2, nation: 'french' }] },
      ],
      defender: {
        units: [{ id: 'Landwehr', arm: 'infantry', frontStrength: 5, reverseStrength: 2, nation: 'prussian' }],
        hex: ['town'],
        retreat: 'free',
      },
    },
    dice: [[4, 3], [3, 5], [5]],
    choices: ['stay', 'stay', 'unit:First Brigade'],
  },
  begin: assault,
  policy: SENSIBLE,
});
