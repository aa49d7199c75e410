import type { WorkingLine } from '../../engine/step';
import type { Names } from '../names';

type Facts = WorkingLine['facts'];
type Fact = string | number | undefined;
type Sentence = (facts: Facts, names: Names) => string;

const signed = (change: Fact): string => (Number(change ?? 0) < 0 ? `−${-Number(change)}` : `+${change ?? 0}`);
const sideOf = (side: Fact, names: Names): string => names.side(side === 'second' ? 'second' : 'first');
const rolled = (die: Fact, needed: Fact): string =>
  `Rolled ${die ?? ''}, ${Number(needed) === 1 ? '1' : `${needed ?? ''} or less`} needed`;

const turns = (shift: Fact): string => {
  const count = Number(shift ?? 0);
  const length = `${Math.abs(count)} ${Math.abs(count) === 1 ? 'turn' : 'turns'}`;
  return count === 0 ? 'on schedule' : `${length} ${count < 0 ? 'early' : 'late'}`;
};

const COMING: Readonly<Record<string, Sentence>> = {
  mopOther: ({ reason, change }) => `${reason ?? ''}: ${signed(change)} to the die`,
  mopOnlyCup: ({ side }, names) => `Only ${sideOf(side, names)} has chits left: no die`,
  mopMarkerDrawn: ({ side, first, second }, names) =>
    `One of ${first ?? ''} (${names.side('first')}) and ${second ?? ''} (${names.side('second')}): ${sideOf(side, names)}`,
  mopArrivesUnrolled: ({ turn }) => `Due on turn ${turn ?? ''}: too soon for a roll, it comes on time`,
  mopArrivalLuck: ({ delayed, advanced, change }) =>
    `${delayed ?? ''} delayed and ${advanced ?? ''} advanced so far: ${signed(change)} to the die`,
  mopArrivalDie: ({ die, total, turns: shift }) => `Rolled ${die ?? ''}, counts as ${total ?? ''}: ${turns(shift)}`,
  mopArrivalCut: ({ turn }) => `Not before those who were due earlier at the same hex: turn ${turn ?? ''}`,
  mopArrives: ({ turn, due }) => `Due on turn ${due ?? ''}, arrives on turn ${turn ?? ''}`,
  mopArrivalOrders: () => 'Before the first daylight turn of the day and four hours ahead: the order may be sent',
};

const ENDS: Readonly<Record<string, string>> = {
  none: 'No enemy near either end',
  zone: 'An end is in an enemy zone of control',
  occupied: 'An enemy is on one of the ends',
};

const WORKS: Readonly<Record<string, Sentence>> = {
  mopVedettesGiveWay: () => 'No combat unit but vedettes: they give way by two hexes, and the stack moves on',
  mopFreeAttack: () => 'Its cavalry attacks the vedettes at once and free, at half strength',
  mopRepulsed: () => 'A combat unit stands there: the stack ends its movement in the hex it came from',
  mopRepulseBarred: () => 'Its orders keep it out of zones: it goes back one hex more and is disrupted',
  mopRepulseDisrupts: () => 'Failed: it is disrupted',
  mopRepulseSpares: () => 'Failed: nothing more, as you read the rule',
  mopBuilt: ({ die, needed }) => `${rolled(die, needed)}: the position is built`,
  mopNotBuilt: ({ die, needed }) => `${rolled(die, needed)}: not built`,
  mopSpanCost: ({ span, cost }) => `A ${span ?? ''} costs ${cost ?? ''} MP`,
  mopSpanDamaged: ({ span }) => `The ${span ?? ''} is damaged, without a die`,
  ...Object.fromEntries(
    Object.entries(ENDS).map(([end, words]): readonly [string, Sentence] => [
      `mopSpanEnd-${end}`,
      ({ needed }) => `${words}: ${needed ?? ''} or less`,
    ]),
  ),
  mopRepaired: ({ die, needed }) => `${rolled(die, needed)}: repaired`,
  mopNotRepaired: ({ die, needed }) => `${rolled(die, needed)}: not repaired`,
  mopBaggageLost: ({ points }) => `A baggage train that is entered is destroyed: ${points ?? ''} VP`,
  mopPontoonTrain: ({ die, needed, fate }) => `Rolled ${die ?? ''}, captured on ${needed ?? ''} or less: ${fate ?? ''}`,
};

const CARDS: Readonly<Record<string, Sentence>> = {
  mopNoEvent: ({ table, number }) => `Table ${table ?? ''}, ${number ?? ''}: no event`,
  mopEvent: ({ table, number, event, card, side }, names) =>
    `Table ${table ?? ''}, ${number ?? ''}: ${event ?? ''} (card ${card ?? ''}) for ${sideOf(side, names)}`,
  'mopRemoved-oneOfTwo': ({ card, side }, names) =>
    `One of the two cards ${card ?? ''} of ${sideOf(side, names)} is out: only table A counts, so no event`,
  'mopRemoved-twoOfFour': ({ card, side }, names) =>
    `Two of the four cards ${card ?? ''} of ${sideOf(side, names)} are out: only even numbers count, so no event`,
  'mopRemoved-all': ({ card, side }, names) => `All cards ${card ?? ''} of ${sideOf(side, names)} are out, so no event`,
  mopInverted: ({ card }) => `Card ${card ?? ''} befalls the own side: its VP count the other way round`,
  mopHeldUsed: ({ card }) => `Card ${card ?? ''}, held this turn, is used`,
  mopCardOdd: ({ die, card }) => `Rolled ${die ?? ''}, odd: card ${card ?? ''} is played or held`,
  mopCardEven: ({ die, card }) => `Rolled ${die ?? ''}, even: card ${card ?? ''} is discarded unused`,
  mopCardSide: ({ die, card, side }, names) => `Rolled ${die ?? ''}: card ${card ?? ''} is for ${sideOf(side, names)}`,
  mopCardHeld: ({ card }) => `Card ${card ?? ''} is held, at most until this turn ends`,
  mopBonusDiscarded: ({ card }) => `Card ${card ?? ''} is no Arrival card: discarded`,
  mopBonusPlayed: ({ card, side }, names) => `Card ${card ?? ''} is played by ${sideOf(side, names)}`,
  mopBonusPassedOn: ({ card, side }, names) => `Card ${card ?? ''} is passed on: ${sideOf(side, names)} plays it`,
  mopQuarter: ({ strength, change, points }) =>
    `A formation of strength ${strength ?? ''} is ${change === 'canceled' ? 'canceled' : 'brought instead'}: a quarter, ${signed(points)} VP`,
  mopPointsUnknown: ({ card }) => `VP as printed on card ${card ?? ''}`,
  mopCardPoints: ({ points }) => `${signed(points)} VP`,
};

const forSide =
  (why: string): Sentence =>
  ({ side, points }, names) =>
    `${sideOf(side, names)}, ${why}: ${signed(points)}`;

const VICTORY: Readonly<Record<string, Sentence>> = {
  mopLossPoints: forSide('fewer losses, 1 for every 5'),
  mopDemoralizedPoints: forSide('enemy corps demoralized, 4 each'),
  mopTrainPoints: forSide('enemy baggage trains, 2 each'),
  mopSourcePoints: forSide('enemy supply sources, 4 each'),
  mopCapturedPoints: forSide('overall commanders taken, their ratings'),
  mopCardsPoints: forSide('cards'),
  mopCanceledPoints: forSide('reinforcements canceled, a quarter of their strength'),
  mopAlternatePoints: forSide('alternate reinforcements, a quarter of their strength'),
  mopExitedTrainPoints: forSide('baggage train exited under General Retreat'),
  mopExitedUnitPoints: forSide('units exited under General Retreat, 1 for every 5, no more than for losses'),
  mopScenarioPoints: forSide('the scenario’s own conditions'),
  mopTotal: ({ side, points }, names) => `${sideOf(side, names)}: ${points ?? ''} VP`,
  mopDraw: ({ first, second }) => `${first ?? ''} to ${second ?? ''}: no more than a tenth apart, a draw`,
  'mopWon-napoleon': ({ side }, names) => `Napoleon is taken: ${sideOf(side, names)} wins`,
  'mopWon-demoralization': ({ side }, names) => `Every enemy corps is demoralized: ${sideOf(side, names)} wins`,
  'mopWon-points': ({ side }, names) => `${sideOf(side, names)} wins by victory points`,
};

const WEATHER: Readonly<Record<string, Sentence>> = {
  mopWeather: ({ weather }) => String(weather ?? ''),
  mopNightPM: () => 'Night PM: adjacent sight, no bombardment, artillery half in assault',
  mopNight: () => 'Night: adjacent sight, no bombardment, no digging',
  mopSightAdjacent: () => 'Line of sight to adjacent hexes only',
  mopNoBombardment: () => 'No bombardment',
  mopBombardment: ({ percent, range }) => `Bombardment with ${percent ?? ''} %, at range ${range ?? ''} only`,
  mopAssaultArtillery: ({ percent }) => `Artillery in assault: ${percent ?? ''} %`,
  mopInfantryPercent: ({ percent }) => `Infantry: ${percent ?? ''} %`,
  mopCavalryPercent: ({ percent }) => `Cavalry in assault: ${percent ?? ''} %, after its half`,
  mopNoCharge: () => 'No charges',
  mopChargePercent: ({ percent }) => `Charges: ${percent ?? ''} %`,
  mopDoubleCost: () => 'Trains and artillery pay double MP',
  mopNoPontoons: () => 'No pontoons are deployed',
  mopNoPositions: () => 'No improved positions are built',
};

/** How the procedures of MOP are told. */
export const MOP_LINES: Readonly<Record<string, Sentence>> = {
  ...COMING,
  ...WORKS,
  ...CARDS,
  ...VICTORY,
  ...WEATHER,
};
