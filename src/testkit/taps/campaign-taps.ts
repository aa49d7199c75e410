import { damaging, digging, entering, repairing } from '../plays';
import type { AppView } from '../../session/rule-sets';
import { formationsOf, idOf, leadersOf, one, unitsOf } from './tap';
import type { At, Command, Make, Taps } from './tap';

const coming = (at: At): string =>
  one(
    at.chance,
    formationsOf(at).filter(({ arrives }) => arrives !== null),
  )?.id ?? idOf(at.chance, formationsOf(at));
const someTurn = ({ chance }: At): number | null => (chance.once(5) ? null : chance.roll(9));
const place = ({ chance }: At): string => chance.pick(['Wavre', 'Ligny']);

/** What a side decides about its own reinforcements and points, which may be its secret. */
const DESK_MAKES: readonly Make[] = [
  (at) => ({ type: 'RollArrival', formations: [coming(at)], entry: place(at) }),
  (at) => ({ type: 'MoveArrival', formation: coming(at), turn: someTurn(at), reason: 'a card' }),
  (at) => ({
    type: 'EnterReinforcement',
    formation: coming(at),
    how: at.chance.pick(['entered', 'partly', 'postponed']),
  }),
  (at) => ({
    type: 'ChangeArrivalOrder',
    formation: coming(at),
    order: 'Attack Secret Ford',
    minutes: at.chance.once(2) ? null : 60 * at.chance.roll(20),
  }),
  ({ side, chance }) => ({
    type: 'AwardPoints',
    side,
    source: chance.pick(['scenario', 'card', 'canceled', 'alternate']),
    amount: chance.roll(9) - 4,
    reason: 'for bravery',
    hidden: chance.once(2),
  }),
];

const TABLE_MAKES: readonly Make[] = [
  (at) => ({
    type: 'RecordSupply',
    side: at.side,
    outOfSupply: at.chance.once(2) ? [] : [idOf(at.chance, unitsOf(at))],
  }),
  ({ chance }) => ({
    type: 'AddSpan',
    name: `bridge ${String(chance.roll(3))}`,
    kind: chance.pick(['bridge', 'trestle']),
    damaged: chance.once(3),
  }),
  ({ view, chance }) => {
    const span = idOf(chance, view.campaign?.spans ?? []);
    return chance.pick<Command>([damaging(span), repairing(span), { type: 'RemoveSpan', span }]);
  },
  (at) => ({
    type: 'AddTrain',
    side: at.side,
    kind: at.chance.pick(['baggage', 'pontoon']),
    formation: at.chance.once(2) ? null : idOf(at.chance, formationsOf(at)),
    name: `wagons ${String(at.chance.roll(3))}`,
  }),
  ({ view, chance }) => {
    const train = idOf(chance, view.campaign?.trains ?? []);
    return chance.pick<Command>([entering(train), { type: 'ExitTrain', train }, { type: 'RemoveTrain', train }]);
  },
  (at) => digging(place(at), { diggers: at.chance.roll(4) }),
  (at) => ({ type: 'RecordPlace', name: place(at), points: at.chance.roll(5), by: at.side }),
  (at) => ({ type: 'RemovePlace', name: place(at) }),
  (at) => ({ type: 'RecordCapture', leader: idOf(at.chance, leadersOf(at)), captured: !at.chance.once(4) }),
  ({ side, chance }) => ({
    type: 'RecordEnding',
    what: chance.pick(['generalRetreat', 'lastBattles', 'frenchDemoralized', 'otherArmyDisintegrated']),
    side: chance.once(2) ? side : null,
    done: !chance.once(4),
  }),
  ({ chance }) => (chance.once(4) ? { type: 'CountVictory', early: chance.once(2) } : null),
];

const plays = ({ campaign }: AppView): boolean => campaign !== undefined;

/** NLC 9, MOP App. II, III: reinforcements and points, at a side's own desk. */
export const ARRIVALS: Taps = { name: 'arrivals', at: 'desk', isPlayed: plays, makes: DESK_MAKES };
/** NLC 17, 18, MOP 37.7–37.9: supply, spans, trains, works, points. */
export const CAMPAIGN: Taps = { name: 'campaign', at: 'table', isPlayed: plays, makes: TABLE_MAKES };
