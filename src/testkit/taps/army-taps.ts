import { goingOn, inDanger, rallying, removing } from '../plays';
import { FOLLOW_UP_IDS } from '../../rules/nlc/index';
import type { AppView } from '../../session/rule-sets';
import { formationsOf, idOf, leadersOf, unitsOf } from './tap';
import type { At, Make, Taps } from './tap';

const unit = (at: At): string => idOf(at.chance, unitsOf(at));
const formation = (at: At): string => idOf(at.chance, formationsOf(at));
const division = ({ chance }: At): string | null => (chance.once(4) ? chance.pick(['1st', '2nd']) : null);

const ARMY_MAKES: readonly Make[] = [
  (at) => ({ type: 'LoseStep', unit: unit(at) }),
  (at) => ({ type: 'LoseStep', unit: unit(at) }),
  (at) => ({ type: 'RegainStep', unit: unit(at) }),
  (at) => ({ type: 'PlaceUnit', unit: unit(at), place: at.chance.pick(['map', 'map', 'uar', 'peu', 'recovered']) }),
  (at) => ({
    type: 'PutMark',
    units: [unit(at)],
    mark: at.chance.pick(['disrupted', 'outOfSupply', 'disordered', 'routed']),
  }),
];

const CORPS_MAKES: readonly Make[] = [
  (at) => ({ type: 'RecordHq', leader: idOf(at.chance, leadersOf(at)), what: at.chance.pick(['destroyed', 'back']) }),
  (at) =>
    inDanger(at.chance.once(2) ? formation(at) : idOf(at.chance, leadersOf(at)), {
      cause: at.chance.pick(['combat', 'displaced']),
    }),
  // MOP App. I, card 31: where one of them waits for a decision.
  ({ view, chance }) => {
    const [one] = view.waitingPlays ?? [];
    const { play, given } = one ?? { play: 'nlc/leader-loss', given: [] };
    return chance.once(4) ? { type: 'DropPlay', play } : goingOn(play, given.length, chance.pick(['save', 'lost']));
  },
  (at) => ({
    type: 'SetFollowUp',
    id: at.chance.pick(FOLLOW_UP_IDS),
    of: at.chance.pick([formation(at), idOf(at.chance, leadersOf(at)), at.side]),
    value: at.chance.roll(3) - 1,
  }),
  ({ side, chance }) => ({ type: 'RecordGuard', side, lowersLevel: chance.once(2) }),
  (at) => rallying(formation(at), [{ unit: unit(at), partner: null }], { inReserve: at.chance.once(2) }),
  (at) => removing([unit(at)]),
];

/** What is written about limits: on the table, or on a desk where demoralization is hidden (MOP 37.10). */
const LEDGER_MAKES: readonly Make[] = [
  (at) => ({
    type: 'RecordOperation',
    formation: formation(at),
    division: division(at),
    what: at.chance.pick(['attackComplied', 'attackRepelled', 'retreatReceived', 'failure', 'defenceFailure']),
  }),
  (at) => ({ type: 'SetNeighbours', formation: formation(at), division: division(at), near: [formation(at)] }),
  (at) => ({ type: 'CountLosses', of: { kind: 'formation', id: formation(at) }, lost: at.chance.roll(12) - 1 }),
  (at) => ({
    type: 'SetDivision',
    formation: formation(at),
    division: at.chance.pick(['1st', '2nd']),
    ownOrders: !at.chance.once(4),
    withinCommanderRange: at.chance.once(2),
  }),
];

const hasCorps = ({ corps }: AppView): boolean => corps !== undefined;

/** Steps, marks and places of units, which every rule set has. */
export const ARMY: Taps = { name: 'army', at: 'table', isPlayed: () => true, makes: ARMY_MAKES };
/** NLC 12–16: leaders, rallies, disruption, marks. */
export const CORPS: Taps = { name: 'corps', at: 'table', isPlayed: hasCorps, makes: CORPS_MAKES };
/** NLC 15, 20.6, 20.9: what raises and lowers a limit. */
export const LEDGER: Taps = { name: 'ledger', at: 'desk', isPlayed: hasCorps, makes: LEDGER_MAKES };
