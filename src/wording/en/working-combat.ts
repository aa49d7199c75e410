import type { WorkingLine } from '../../engine/step';

type Facts = WorkingLine['facts'];

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

const reasonsOf = (keys: string | number | undefined): string => {
  const words = String(keys ?? '')
    .split(' ')
    .filter((key) => key !== '');
  return words.length === 0 ? '' : ` (${words.map(spelt).join(', ')})`;
};

const signed = (amount: string | number | undefined): string => {
  const number = Number(amount ?? 0);
  return number === 0 ? '' : number < 0 ? ` − ${-number}` : ` + ${number}`;
};

const SIDE: Readonly<Record<string, string>> = { attacker: 'Attacker', defender: 'Defender' };
const sideOf = (by: string | number | undefined): string => SIDE[String(by)] ?? String(by ?? '');

const hitsOf = (hits: string | number | undefined): string => (Number(hits) === 1 ? '1 hit' : `${hits ?? 0} hits`);

const WAYS: Readonly<Record<string, string>> = {
  crowded: 'into a full hex: all in it are disrupted and somebody goes on',
  enemyZoc: 'into an enemy zone: one more step, unless all are cavalry',
  crowdedEnemyZoc: 'into a full hex in an enemy zone',
  blocked: 'nowhere to go: one more step, and they stay',
};

const told = (fact: string | number | undefined): string => String(fact ?? '');

const strengthGroup = ({ by, units, sum, n, d, result, keys }: Facts): string => {
  const who = `${sideOf(by)}, ${told(units)}: ${told(sum)}`;
  if (n === d) return who;
  const factor = d === 1 ? told(n) : `${told(n)}/${told(d)}`;
  return `${who} × ${factor} = ${told(result)}${reasonsOf(keys)}`;
};

/** How the sums and the course of an assault or a bombardment are told. */
export const COMBAT_LINES: Readonly<Record<string, (facts: Facts) => string>> = {
  strengthGroup,
  strengthTotal: ({ by, strength }) => `${sideOf(by)} fires with ${strength ?? ''}`,
  rangeThree: () => 'Range 3: half the strength, rounded down',
  otherReason: ({ by, reason }) => `${sideOf(by)}, other modifier: ${reason ?? ''}`,
  noFire: ({ by }) => `${sideOf(by)} has no strength and does not fire`,
  fire: ({ by, strength, sum, roll, hits }) =>
    `${sideOf(by)}: ${sum ?? ''}${signed(roll)} on row ${strength ?? ''}: ${hitsOf(hits)}`,
  sixes: ({ by, strength, plus, hits }) =>
    `${sideOf(by)}: ${strength ?? ''} dice${Number(plus) === 0 ? '' : `, each${signed(plus)}`}: ${hitsOf(hits)}`,
  artillerySupport: ({ by, rolled, due }) =>
    `${sideOf(by)}’s artillery made the difference: the enemy is disrupted; of ${hitsOf(rolled)} from him ${due ?? ''} count`,
  targetDisrupted: ({ steps }) =>
    Number(steps) > 0 ? `The target is disrupted; ${hitsOf(steps)} to pay in steps` : 'The target is disrupted',
  ordersToRetreat: ({ by }) => `${sideOf(by)} is under orders to fall back and retreats; all hits are halved`,
  retreatsFreely: ({ by }) => `${sideOf(by)} retreats of its own will: all hits are halved`,
  stays: ({ by }) => `${sideOf(by)} stays`,
  stepLost: ({ unit, lost, of, worth, gone }) =>
    `${unit ?? ''} loses a step (${lost ?? ''} of ${of ?? ''})${worth === 'half' ? ', worth half a hit' : ''}${gone === 'yes' ? ': eliminated' : ''}`,
  retreatWay: ({ by, stack, way }) => `${sideOf(by)}, stack ${stack ?? ''}: ${WAYS[String(way)] ?? String(way ?? '')}`,
  guardBroken: () => 'Guard was thrown back in an assault of its own: French morale is 1 lower from now on',
  advances: ({ units }) => `${units ?? ''} advances`,
  noAdvance: () => 'Nobody advances',
};
