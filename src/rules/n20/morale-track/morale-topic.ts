import { selector } from '../../common/selector';
import { topic } from '../../common/topic';
import { foreseenIn } from '../foresee';
import { N20_MODELS, moraleSeen, moraleState } from '../selectors';
import { decideMorale } from './decide-morale';
import { moraleCommands } from './model';
import { moraleView } from './morale-view';

/** The morale track: nothing of it is anybody's secret. */
export const moraleTopic = topic({
  id: 'morale',
  reads: N20_MODELS,
  commands: moraleCommands,
  decide: (state, command) => decideMorale(moraleState(state), command),
  preview: foreseenIn,
  views: { morale: selector({ reads: [], given: [moraleSeen] }, (_, [state]) => moraleView(state)) },
});
