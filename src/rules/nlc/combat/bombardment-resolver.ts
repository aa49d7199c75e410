import { resolver } from '../../common/resolver';
import { bombardment } from './bombardment';
import { bombardmentSchema } from './bombardment-input';
import { SENSIBLE } from './policy';

/** NLC 8 for those outside: one battery bombards one hex. */
export const bombardmentResolver = resolver({
  id: 'nlc/bombardment',
  rule: 'NLC 8.1',
  title: 'Bombardment',
  input: bombardmentSchema,
  example: {
    input: {
      battery: [{ id: 'Grand Battery', arm: 'footArtillery', frontStrength: 6, reverseStrength: 3, nation: 'french' }],
      range: 2,
      target: [
        { id: 'First Brigade', arm: 'infantry', frontStrength: 5, reverseStrength: 2 },
        { id: 'Second Brigade', arm: 'infantry', frontStrength: 4, reverseStrength: 2 },
      ],
    },
    dice: [[5, 4]],
    choices: ['Second Brigade'],
  },
  begin: bombardment,
  policy: SENSIBLE,
});
