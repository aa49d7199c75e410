import type { Fact } from '../../../engine/rule-set';
import { SIDES } from '../../../engine/sides';
import { mapOutcome } from '../../../engine/step';
import type { EventsOf } from '../../common/model';
import { topic } from '../../common/topic';
import { NLC_MODELS } from '../models';
import type { Selectors } from '../selectors';
import { campaignCommands } from './campaign';
import type { CampaignBook } from './campaign-book';
import { decideCampaign } from './decide-campaign';

type Facts = readonly Fact<EventsOf<typeof NLC_MODELS>>[];

/** Reinforcements, supply, works, victory points. */
export const campaignTopic = ({ campaign, campaignSeen, byCards }: Selectors, book: CampaignBook) =>
  topic({
    id: 'campaign',
    reads: NLC_MODELS,
    commands: campaignCommands,
    decide: (state, command, seat, game) => {
      const step = decideCampaign(campaign(state), command, seat, book);
      if (command.type !== 'CountVictory') return step;
      // MOP 37.12.1: at the end of the game every card that was played hidden is shown, worth points or not.
      return mapOutcome(step, ({ facts, barrier }) => {
        const shown = byCards.shownAtTheEnd(state).flatMap(({ side, command: show }): Facts => {
          const one = game.decide(state, show, side);
          return one.kind === 'accepted' ? one.outcome.facts : [];
        });
        return { facts: [...facts, ...shown], barrier };
      });
    },
    takesUp: (_, { type }) => (type === 'CountVictory' ? SIDES : []),
    views: { campaign: campaignSeen },
  });
