import type { CupKind, PlayMode, Switch, TurnKind } from '../../rules/common/index';
import type { LeaderRole } from '../../rules/common/index';

type Described = Readonly<{ title: string; hint: string; rule: string }>;

export const RULE_SET_WORDS: Readonly<Record<string, Readonly<{ short: string; title: string; hint: string }>>> = {
  nlc: { short: 'NLC', title: 'Napoleon’s Later Campaigns', hint: 'Chits, written orders, fire combat' },
  mop: { short: 'MOP', title: 'March on Paris', hint: 'NLC for the campaign of 1814' },
  n20: { short: 'N20', title: 'Napoleonic 20', hint: 'With the Expansion Kit' },
};

export const PLAY_MODE_WORDS: Readonly<Record<PlayMode, Readonly<{ title: string; hint: string }>>> = {
  solo: { title: 'Solo', hint: 'Both desks open' },
  onePhone: { title: 'One phone', hint: 'Passed across the table' },
};

export const CUP_WORDS: Readonly<Record<CupKind, Described>> = {
  one: { title: 'One cup', hint: 'Every chit is as likely as every other', rule: 'NLC 4' },
  two: { title: 'Two cups', hint: 'A die says whose cup: even chances while both have chits', rule: 'MOP 37.1' },
  covers: {
    title: 'Cup of covers',
    hint: 'A marker for each chit: the side with more comes up more',
    rule: 'MOP 37.1',
  },
  none: { title: 'No cup', hint: 'One side moves and fights, then the other', rule: 'NLC 4.5' },
};

export const SWITCH_WORDS: Readonly<Record<Switch, Described>> = {
  openCup: { title: 'Open cup', hint: 'Everybody sees whose chits are in the cup', rule: 'Ruling 98' },
  nightsWithoutChits: { title: 'Nights without chits', hint: 'Both sides simply move at night', rule: 'NLC 16' },
  withoutOrders: { title: 'Cup without orders', hint: 'No command phase and no Reserve', rule: 'NLC 12' },
  orderSheets: {
    title: 'Order sheets in the app',
    hint: 'Written, carried and received at the desks; else they stay on paper',
    rule: 'NLC 12',
  },
  takingTheInitiative: {
    title: 'Taking the initiative',
    hint: 'The side that retreated less adds to its die',
    rule: 'NLC 20.11',
  },
  weatherFirstDayOnly: {
    title: 'Weather on the first day only',
    hint: 'First day turn of the scenario, noon, 3 PM',
    rule: 'Ruling 52',
  },
  disruptionByCheck: {
    title: 'Disruption by morale check',
    hint: 'A marker comes off by a die, not by itself',
    rule: 'NLC 19.2',
  },
  proximity: { title: 'Panic spreads', hint: 'Demoralized neighbours lower a limit by 2', rule: 'NLC 20.6' },
  operationsMorale: {
    title: 'Morale of operations',
    hint: 'Orders carried out or failed move limits by a tenth',
    rule: 'NLC 20.9',
  },
  armyLowersMorale: {
    title: 'Demoralized army, lower morale',
    hint: 'Its units take −1, as the chart has it',
    rule: 'Ruling 36',
  },
  hiddenDemoralization: {
    title: 'Hidden demoralization',
    hint: 'Only the owner sees limits and who is demoralized',
    rule: 'MOP 37.10',
  },
  variableArrival: { title: 'Variable arrival', hint: 'Reinforcements roll for their turn', rule: 'MOP App. II' },
  secretArrivals: {
    title: 'Secret arrivals',
    hint: 'When reinforcements come stays on the owner’s desk',
    rule: 'MOP App. III',
  },
  pursuitHeldHexOnly: {
    title: 'Pursuit through held hexes',
    hint: 'Pursuers count only while the hex they left by is held',
    rule: 'Ruling 64',
  },
  pursuitOnce: { title: 'Pursuit counts once', hint: 'A unit sent off counts on one night only', rule: 'Ruling 64' },
};

export const TURN_KIND_WORDS: Readonly<Record<TurnKind, string>> = { day: 'Day', night: 'Night', nightPM: 'Night PM' };

export const ROLE_WORDS: Readonly<Record<LeaderRole, Readonly<{ short: string; title: string }>>> = {
  OC: { short: 'OC', title: 'Overall commander' },
  WC: { short: 'WC', title: 'Wing commander' },
};
