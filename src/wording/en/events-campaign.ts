import type { ByType } from '../../engine/by-type';
import type { CampaignEvent } from '../../rules/nlc/index';
import { listed } from '../names';
import type { Names } from '../names';

type Of<Type extends CampaignEvent['type']> = Extract<CampaignEvent, { type: Type }>;

const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);
const turnOf = (turn: number, names: Names): string => `turn ${turn + 1} (${names.turn(turn)})`;

const LUCK = { advanced: 'early', onTime: 'on schedule', delayed: 'late' } as const;
const HINDERED = { blocked: 'the entry is barred', congestion: 'the road is full' } as const;
const CHECKED = { due: 'Supply', card: 'Supply, by a card', scenario: 'Supply, by the scenario' } as const;

const rolled = ({ formations, due, turn, result }: Of<'ArrivalRolled'>, names: Names): string =>
  `${listed(formations.map(names.formation))}, due on ${turnOf(due, names)}: ${LUCK[result]}, ${turnOf(turn, names)}`;

const checked = ({ side, out, why }: Of<'SupplyChecked'>, names: Names): string =>
  `${CHECKED[why]} of ${names.side(side)}: ${out.length === 0 ? 'all units have it' : `none for ${listed(out.map(names.unit))}`}`;

const COUNTS = {
  scenario: (amount: number) => signed(amount),
  card: (amount: number) => `${signed(amount)} by a card`,
  canceled: (strength: number) => `a quarter of ${strength} for a formation canceled`,
  alternate: (strength: number) => `pays a quarter of ${strength} for a formation brought`,
} as const;

const awarded = ({ side, source, amount, reason }: Of<'PointsAwarded'>, names: Names): string =>
  `Points, ${names.side(side)}: ${COUNTS[source](amount)} (${reason})`;

const held = ({ name, kind, by, how, asks, points, inSupply }: Of<'PlaceRecorded'>, names: Names): string => {
  const what = kind === 'source' ? `Supply source ${name}` : `${name} (${points}, ${asks})`;
  if (by === null) return `${what}: nobody’s`;
  const way = how === 'entered' ? 'entered by' : 'in the zone of';
  return `${what}: ${way} ${names.side(by)}${inSupply ? '' : ', who is out of supply and command'}`;
};

const ENDINGS = {
  generalRetreat: 'General Retreat was played',
  lastBattles: 'The battle is decided when an army breaks',
  frenchDemoralized: 'The French army is demoralized',
  otherArmyDisintegrated: 'An army against the French has disintegrated',
} as const;

/** What happened beside the fighting. */
export const CAMPAIGN_EVENTS: ByType<CampaignEvent, readonly [Names], string> = {
  ArrivalRolled: rolled,
  ArrivalMoved: ({ formation, turn, reason }, names) =>
    `${names.formation(formation)} ${turn === null ? 'does not come' : `comes on ${turnOf(turn, names)}`}: ${reason}`,
  ReinforcementPostponed: ({ formation, turn, hindrance }, names) =>
    `${names.formation(formation)} cannot enter (${HINDERED[hindrance]}): ${turnOf(turn, names)}`,
  ReinforcementEntered: ({ formation, whole }, names) =>
    `${names.formation(formation)} enters${whole ? '' : ', its tail is still to come'}`,
  ArrivalOrderChanged: ({ formation, order }, names) =>
    `${names.formation(formation)} comes with another order: ${order}`,
  SupplyChecked: checked,
  PointsAwarded: awarded,
  PlaceRecorded: held,
  PlaceRemoved: ({ name }) => `Corrected: ${name} does not count`,
  LeaderCaptured: ({ leader, captured, napoleon }, names) =>
    `${napoleon ? 'Napoleon' : names.leader(leader)} ${captured ? 'is taken' : 'is not taken'}`,
  EndingRecorded: ({ what, side, done }, names) =>
    `${ENDINGS[what]}${side === null ? '' : ` (${names.side(side)})`}${done ? '' : ': taken back'}`,
  VictoryCounted: ({ demoralized, awards }, names) =>
    `Victory is counted; demoralized: ${demoralized.length === 0 ? 'nobody' : listed(demoralized.map(names.formation))}; cards shown: ${awards.length}`,
};
