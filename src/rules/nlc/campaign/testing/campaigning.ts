import type { Decision, RuleSet } from '../../../../engine/rule-set';
import { bothSides, sideOf } from '../../../../engine/sides';
import type { Seat } from '../../../../engine/sides';
import type { Step } from '../../../../engine/step';
import { battle, unit } from '../../../../testkit/battle';
import { tableOf } from '../../../../testkit/given';
import { EMPTY_ARMY, armyEvents } from '../../../common/army/army';
import type { ArmyEvent } from '../../../common/army/army';
import { evolveArmy } from '../../../common/army/evolve-army';
import { decoderOf } from '../../../common/decoding';
import { decidePlay } from '../../../common/play/decide-play';
import type { AnyPlay } from '../../../common/play/play';
import { playCommands } from '../../../common/play/play-model';
import type { PlayCommand, PlayEvent } from '../../../common/play/play-model';
import type { Setup } from '../../../common/index';
import type { Switch } from '../../../list';
import { MOP_CAMPAIGN } from '../../../mop/ending/campaign-book';
import { OF_WORKS } from '../../../mop/plays';
import { decideWorks } from '../../../mop/works/decide-works';
import { evolveWorks, worksCommands, worksEvents } from '../../../mop/works/works-model';
import type { WorksCommand, WorksEvent } from '../../../mop/works/works-model';
import { EMPTY_CAMPAIGN, EMPTY_CAMPAIGN_DESK, campaignCommands, campaignEvents } from '../campaign';
import type { CampaignCommand, CampaignEvent, CampaignState } from '../campaign';
import type { CampaignBook } from '../campaign-book';
import { campaignView } from '../campaign-view';
import type { CampaignView } from '../campaign-view';
import { decideCampaign } from '../decide-campaign';
import { NO_WORKS } from '../field-works';
import { evolveCampaign, evolveCampaignDesk } from '../evolve-campaign';
import { NLC_CAMPAIGN } from '../nlc-campaign';

type Event = CampaignEvent | ArmyEvent | WorksEvent | PlayEvent;
type Command = CampaignCommand | WorksCommand | PlayCommand;

const COMMANDS = { ...campaignCommands, ...worksCommands, ...playCommands } as const;
const isOfWorks = (command: Command): command is WorksCommand => command.type in worksCommands;
const isPlay = (command: Command): command is PlayCommand => command.type in playCommands;

const PLAYS = new Map<string, AnyPlay>(OF_WORKS.map((play) => [play.id, play]));

/** A play of the works, under a sky of which nobody has said anything. */
const decidedAsPlay = (state: CampaignState, command: PlayCommand, seat: Seat): Step<Decision<Event>> => {
  const play = PLAYS.get(command.play);
  if (play === undefined || command.type !== 'Play') throw new Error(`no play of works: ${command.type}`);
  return decidePlay(play, { ...state, weather: null }, { ...command, seat });
};

const decided = (state: CampaignState, command: Command, seat: Seat, book: CampaignBook): Step<Decision<Event>> => {
  if (isPlay(command)) return decidedAsPlay(state, command, seat);
  return isOfWorks(command) ? decideWorks(command, state) : decideCampaign(state, command, seat, book);
};

export const BOOKS = { nlc: NLC_CAMPAIGN, mop: MOP_CAMPAIGN } as const satisfies Record<string, CampaignBook>;

const begin = (setup: Setup, more: Partial<CampaignState> = {}): CampaignState => ({
  setup,
  turn: 0,
  army: EMPTY_ARMY,
  campaign: EMPTY_CAMPAIGN,
  works: NO_WORKS,
  desks: bothSides(() => EMPTY_CAMPAIGN_DESK),
  demoralized: [],
  lostBesides: bothSides(() => 0),
  ...more,
});

/** The campaign by itself, and what MOP has beside it, driven as a game drives them. */
export const rulesOf = (book: CampaignBook): RuleSet<CampaignState, Command, Event, CampaignView> => ({
  id: 'campaign',
  stateVersion: '1',
  start: begin(battle()),
  decide: (state, command, seat) => decided(state, command, seat, book),
  evolve: (state, scope, event) => {
    if (scope === 'table')
      return {
        ...state,
        campaign: evolveCampaign(state.campaign, event),
        works: evolveWorks(state.works, event),
        army: evolveArmy(state.army, event),
      };
    const side = sideOf(scope);
    if (side === null) return state;
    return { ...state, desks: { ...state.desks, [side]: evolveCampaignDesk(state.desks[side], event) } };
  },
  viewFor: (state, seat) => campaignView(state, seat, book),
  decodeCommand: decoderOf(COMMANDS),
  decodeEvent: decoderOf({ ...campaignEvents, ...armyEvents, ...worksEvents }),
});

export const commandOf = (json: object): Command => {
  const read = decoderOf(COMMANDS)(json);
  if (read.kind !== 'ok') throw new Error(`not a command: ${JSON.stringify([json, read])}`);
  return read.value;
};

/** Two divisions a side, one of them of a formation that comes on the third turn. */
export const UNITS = [
  unit('f1a', 'f1'),
  unit('f1b', 'f1', { front: 7 }),
  unit('f2a', 'f2', { front: 8 }),
  unit('s1a', 's1'),
  unit('s2a', 's2', { front: 10 }),
  unit('s3a', 's3'),
];

/** A campaign on its way: commands as a screen sends them, on any turn. */
export const campaign = (
  rules: keyof typeof BOOKS,
  more: Partial<CampaignState> = {},
  setup: Partial<Setup> = {},
  switches: readonly Switch[] = [],
) => {
  const full = battle({ units: UNITS, ...setup }, switches);
  const book = BOOKS[rules];
  const start = begin(full, more);
  const table = tableOf(rulesOf(book), start);
  return {
    ...table,
    act: (json: object, seat: Seat = 'table') => table.when(commandOf(json), seat),
    /** The same campaign on another turn. */
    on: (turn: number, changes: Partial<CampaignState> = {}) =>
      campaign(rules, { ...table.state(), ...changes, turn }, setup, switches),
  };
};
export type Campaign = ReturnType<typeof campaign>;
