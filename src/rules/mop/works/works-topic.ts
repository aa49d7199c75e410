import { setupModel, setupOf } from '../../common/table';
import { topic } from '../../common/topic';
import { decideWorks } from './decide-works';
import { worksCommands, worksModel } from './works-model';

/** MOP 37.3.3, 37.8, 37.9: what stands in the field. It is shown with the campaign, whose points count it. */
export const worksTopic = topic({
  id: 'works',
  reads: [setupModel, worksModel],
  commands: worksCommands,
  decide: (state, command) => decideWorks(command, { setup: setupOf(state), works: state.table.works }),
  views: {},
});
