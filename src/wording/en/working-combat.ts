import type { LineWords } from '../../engine/vocabulary';
import { FIGHT_LINES, FIRE_LINES } from '../../rules/nlc/combat/vocabulary';
import { told } from '../lines';
import type { Sentences } from '../lines';
import type { Names } from '../names';

/** Why a strength is multiplied, as it stands behind the sum. */
const FACTORS: Readonly<Record<string, string>> = {
  terrain: 'terrain',
  cavalry: 'cavalry in assault',
  disrupted: 'disrupted',
  outOfWoods: 'fire out of woods',
  enfilade: 'enfilade',
  artilleryDetail: 'artillery, 19.4',
  enfiladeAndDetail: 'enfilade and 19.4',
  moraleDifference: 'difference in morale',
  opportunity: 'opportunity fire',
  notEnBataille: 'not en bataille',
  extended: 'in extended line',
  napoleon: 'Napoleon with them',
  ney: 'Ney with them',
  mud: 'mud',
  nightPm: 'Night PM',
  rainOnInfantry: 'rain on infantry',
  rainForCavalry: 'cavalry against infantry in rain',
  dimLight: 'bad sight',
  snowOnCharge: 'snow',
  snowstormOnInfantry: 'snowstorm',
  other: 'other modifier',
};

/** A factor nobody gave a name is spelt out: `formedSquare` is "formed square". */
const spelt = (key: string): string => FACTORS[key] ?? key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const reasonsOf = (keys: string): string => {
  const words = keys.split(' ').filter((key) => key !== '');
  return words.length === 0 ? '' : ` (${words.map(spelt).join(', ')})`;
};

const signed = (amount: number): string => (amount === 0 ? '' : amount < 0 ? ` − ${-amount}` : ` + ${amount}`);

const SIDE = { attacker: 'Attacker', defender: 'Defender' } as const;

const hitsOf = (hits: number): string => (hits === 1 ? '1 hit' : `${hits} hits`);

const WAYS = {
  free: 'free',
  crowded: 'into a full hex: all in it are disrupted and somebody goes on',
  enemyZoc: 'into an enemy zone: one more step, unless all are cavalry',
  crowdedEnemyZoc: 'into a full hex in an enemy zone',
  blocked: 'nowhere to go: one more step, and they stay',
} as const;

const FIRE: LineWords<typeof FIRE_LINES, Names> = {
  strengthGroup: ({ by, units, sum, n, d, result, keys }) => {
    const who = `${SIDE[by]}, ${units}: ${sum}`;
    if (n === d) return who;
    return `${who} × ${d === 1 ? n : `${n}/${d}`} = ${result}${reasonsOf(keys)}`;
  },
  strengthTotal: ({ by, strength }) => `${SIDE[by]} fires with ${strength}`,
  rangeThree: 'Range 3: half the strength, rounded down',
  otherReason: ({ by, reason }) => `${SIDE[by]}, other modifier: ${reason}`,
  noFire: ({ by }) => `${SIDE[by]} has no strength and does not fire`,
  fire: ({ by, strength, sum, roll, hits }) => `${SIDE[by]}: ${sum}${signed(roll)} on row ${strength}: ${hitsOf(hits)}`,
  sixes: ({ by, strength, plus, hits }) =>
    `${SIDE[by]}: ${strength} dice${plus === 0 ? '' : `, each${signed(plus)}`}: ${hitsOf(hits)}`,
  artillerySupport: ({ by, rolled, due }) =>
    `${SIDE[by]}’s artillery made the difference: the enemy is disrupted; of ${hitsOf(rolled)} from him ${due} count`,
  targetDisrupted: ({ steps }) =>
    steps > 0 ? `The target is disrupted; ${hitsOf(steps)} to pay in steps` : 'The target is disrupted',
};

const FIGHT: LineWords<typeof FIGHT_LINES, Names> = {
  ordersToRetreat: ({ by }) => `${SIDE[by]} is under orders to fall back and retreats; all hits are halved`,
  retreatsFreely: ({ by }) => `${SIDE[by]} retreats of its own will: all hits are halved`,
  stays: ({ by }) => `${SIDE[by]} stays`,
  stepLost: ({ unit, lost, of, worth, gone }) =>
    `${unit} loses a step (${lost} of ${of})${worth === 'half' ? ', worth half a hit' : ''}${gone === 'yes' ? ': eliminated' : ''}`,
  retreatWay: ({ by, stack, way }) => `${SIDE[by]}, stack ${stack}: ${WAYS[way]}`,
  guardBroken: 'Guard was thrown back in an assault of its own: French morale is 1 lower from now on',
  advances: ({ units }) => `${units} advances`,
  noAdvance: () => 'Nobody advances',
};

/** How the sums and the course of an assault or a bombardment are told. */
export const COMBAT_WORDS: Sentences = { ...told(FIRE_LINES, FIRE), ...told(FIGHT_LINES, FIGHT) };
