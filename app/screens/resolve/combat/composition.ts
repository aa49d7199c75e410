import type { Arm } from '../../../../src/rules/common/index';
import type { CombatProcedure, FightFact, Group, StackFact } from './draft';

/** How the hexes of one group are laid out on the page. */
export type GroupPlan = Readonly<{
  group: Group;
  title: string;
  /** Who is asked for there, the commonest first. */
  arms: readonly Arm[];
  /** How many hexes there may be. */
  most: number;
  another: string;
  /** What stands in the hex bears on the fight: all of it, or the woods alone. */
  hex: 'all' | 'woods' | 'none';
  hexside: boolean;
  leaders: boolean;
  range: boolean;
  facts: readonly StackFact[];
  /** How many hexes may be named what the players call them. */
  wayBack: boolean;
  /** Folded away until it is wanted. */
  seldom?: boolean;
}>;

/** One kind of fight as a page: who stands where, and what else may be true. */
export type Composition = Readonly<{
  title: string;
  rule: string;
  groups: readonly GroupPlan[];
  facts: readonly FightFact[];
  mopFacts: readonly FightFact[];
  deeds: boolean;
}>;

const ALL: readonly Arm[] = ['infantry', 'cavalry', 'footArtillery', 'horseArtillery'];
const GUNS: readonly Arm[] = ['footArtillery', 'horseArtillery'];

const plain: Omit<GroupPlan, 'group' | 'title'> = {
  arms: ALL,
  most: 1,
  another: 'Another hex',
  hex: 'none',
  hexside: false,
  leaders: false,
  range: false,
  facts: [],
  wayBack: false,
};

const defender = (facts: readonly StackFact[], title = 'Defender'): GroupPlan => ({
  ...plain,
  group: 'defenders',
  title,
  hex: 'all',
  leaders: true,
  wayBack: true,
  facts,
});

const riders = (title: string, facts: readonly StackFact[], most = 3): GroupPlan => ({
  ...plain,
  group: 'attackers',
  title,
  arms: ['cavalry'],
  most,
  hexside: true,
  facts,
  leaders: true,
});

const assault: Composition = {
  title: 'Assault',
  rule: 'NLC 7.3',
  groups: [
    {
      ...plain,
      group: 'attackers',
      title: 'Attacker',
      most: 6,
      hex: 'woods',
      hexside: true,
      leaders: true,
      wayBack: true,
      facts: ['outOfCommand'],
    },
    defender(['flanked', 'onRoad']),
    { ...plain, group: 'helpers', title: 'Infantry beside the château', arms: ['infantry'], seldom: true },
    {
      ...plain,
      group: 'support',
      title: 'Guns that support from elsewhere',
      arms: GUNS,
      hex: 'woods',
      range: true,
      most: 2,
      seldom: true,
    },
  ],
  facts: [],
  mopFacts: ['attackerNeverForced', 'defenderNeverForced'],
  deeds: false,
};

const charge: Composition = {
  title: 'Cavalry charge',
  rule: 'NLC 7.7',
  groups: [
    riders('Cavalry that charges', ['twoHexes', 'acrossCrest', 'flank', 'outOfCommand']),
    defender(['onRoad'], 'Charged'),
  ],
  facts: [],
  mopFacts: ['blucher'],
  deeds: false,
};

const bombardment: Composition = {
  title: 'Bombardment',
  rule: 'NLC 8.1',
  groups: [
    {
      ...plain,
      group: 'attackers',
      title: 'Battery',
      arms: GUNS,
      hex: 'woods',
      hexside: true,
      range: true,
      facts: ['outOfSight', 'cavalryInReach'],
    },
    { ...defender([], 'Target'), wayBack: false },
  ],
  facts: ['opportunity', 'batteryMoved', 'firedBefore'],
  mopFacts: [],
  deeds: false,
};

const reaction: Composition = {
  title: 'Reaction charge',
  rule: 'NLC 7.9',
  groups: [
    riders('Cavalry that reacts', ['twoHexes', 'acrossCrest', 'flank']),
    defender(['onRoad'], 'The enemy in the hex'),
  ],
  facts: ['movesMoreThanHalf'],
  mopFacts: ['counterCharge', 'blucher'],
  deeds: true,
};

const pursuit: Composition = {
  title: 'Cavalry pursuit',
  rule: 'NLC 7.8',
  groups: [
    { ...riders('Victorious cavalry', [], 1), hexside: false },
    {
      ...defender(['justRetreated', 'flank', 'onRoad'], 'Enemies next to it'),
      most: 4,
      hexside: true,
    },
  ],
  facts: [],
  mopFacts: ['inHand', 'cancelled', 'blucher'],
  deeds: false,
};

const evasion: Composition = {
  title: 'Retreat before assault',
  rule: 'NLC 7.11',
  groups: [
    {
      ...defender([], 'About to be assaulted'),
      arms: ['cavalry', 'horseArtillery', 'infantry', 'footArtillery'],
      hex: 'none',
    },
  ],
  facts: ['cavalryAttacks'],
  mopFacts: [],
  deeds: false,
};

export const COMPOSITIONS: Readonly<Record<CombatProcedure, Composition>> = {
  'nlc/assault': assault,
  'nlc/charge': charge,
  'nlc/bombardment': bombardment,
  'nlc/reaction-charge': reaction,
  'nlc/pursuit': pursuit,
  'nlc/retreat-before-assault': evasion,
};

/** The group a tap on the game's own counters fills as long as nobody stands in it. */
export const isManned = (group: readonly Readonly<{ units: readonly unknown[] }>[]): boolean =>
  group.some(({ units }) => units.length > 0);
