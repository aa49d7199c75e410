import { topic } from '../../common/topic';
import { coversCommands } from './covers-model';
import { COVERS_READS, coversNow } from './covers-state';
import { decideCovers } from './decide-covers';

/** MOP 37.10, 37.11: covered stacks and vedettes. They are shown with hidden marches, beside which they are played. */
export const coversTopic = topic({
  id: 'covers',
  reads: COVERS_READS,
  commands: coversCommands,
  decide: (state, command, seat) => decideCovers(coversNow(state), command, seat),
  views: {},
});
