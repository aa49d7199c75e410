import type { LineWords } from '../../engine/vocabulary';
import { CARD_PLAY_LINES } from '../../rules/mop/cards/vocabulary';
import { CUP_SIDE_LINES } from '../../rules/mop/cup/vocabulary';
import { POINT_LINES } from '../../rules/mop/ending/vocabulary';
import { WORKS_LINES } from '../../rules/mop/engineering/vocabulary';
import { ARRIVAL_LINES } from '../../rules/mop/reinforcements/vocabulary';
import { REPULSE_LINES } from '../../rules/mop/vedettes/vocabulary';
import { WEATHER_EFFECT_LINES } from '../../rules/mop/weather/vocabulary';
import { told } from '../lines';
import type { Sentences } from '../lines';
import type { Names } from '../names';

const signed = (change: number): string => (change < 0 ? `−${-change}` : `+${change}`);

type Rolled = Readonly<{ die: number; needed: number }>;

const rolled = ({ die, needed }: Rolled): string => `Rolled ${die}, ${needed === 1 ? '1' : `${needed} or less`} needed`;

const turns = (count: number): string => {
  const length = `${Math.abs(count)} ${Math.abs(count) === 1 ? 'turn' : 'turns'}`;
  return count === 0 ? 'on schedule' : `${length} ${count < 0 ? 'early' : 'late'}`;
};

const ARRIVAL: LineWords<typeof ARRIVAL_LINES, Names> = {
  mopArrivesUnrolled: ({ turn }) => `Due on turn ${turn}: too soon for a roll, it comes on time`,
  mopArrivalLuck: ({ delayed, advanced, change }) =>
    `${delayed} delayed and ${advanced} advanced so far: ${signed(change)} to the die`,
  mopArrivalDie: ({ die, total, turns: shift }) => `Rolled ${die}, counts as ${total}: ${turns(shift)}`,
  mopArrivalCut: ({ turn }) => `Not before those who were due earlier at the same hex: turn ${turn}`,
  mopArrives: ({ turn, due }) => `Due on turn ${due}, arrives on turn ${turn}`,
  mopArrivalOrders: 'Before the first daylight turn of the day and four hours ahead: the order may be sent',
};

const CUP_SIDE: LineWords<typeof CUP_SIDE_LINES, Names> = {
  mopOnlyCup: ({ side }) => `Only ${side} has chits left: no die`,
  mopMarkerDrawn: ({ side, first, second }, names) =>
    `One of ${first} (${names.side('first')}) and ${second} (${names.side('second')}): ${side}`,
};

const WORKS: LineWords<typeof WORKS_LINES, Names> = {
  mopOther: ({ reason, change }) => `${reason}: ${signed(change)} to the die`,
  mopBuilt: (facts) => `${rolled(facts)}: the position is built`,
  mopNotBuilt: (facts) => `${rolled(facts)}: not built`,
  mopSpanCost: ({ span, cost }) => `A ${span} costs ${cost} MP`,
  mopSpanDamaged: ({ span }) => `The ${span} is damaged, without a die`,
  'mopSpanEnd-none': ({ needed }) => `No enemy near either end: ${needed} or less`,
  'mopSpanEnd-zone': ({ needed }) => `An end is in an enemy zone of control: ${needed} or less`,
  'mopSpanEnd-occupied': ({ needed }) => `An enemy is on one of the ends: ${needed} or less`,
  mopRepaired: (facts) => `${rolled(facts)}: repaired`,
  mopNotRepaired: (facts) => `${rolled(facts)}: not repaired`,
  mopBaggageLost: ({ points }) => `A baggage train that is entered is destroyed: ${points} VP`,
  mopPontoonTrain: ({ die, needed, fate }) => `Rolled ${die}, captured on ${needed} or less: ${fate}`,
};

const REPULSE: LineWords<typeof REPULSE_LINES, Names> = {
  mopVedettesGiveWay: 'No combat unit but vedettes: they give way by two hexes, and the stack moves on',
  mopFreeAttack: 'Its cavalry attacks the vedettes at once and free, at half strength',
  mopRepulsed: 'A combat unit stands there: the stack ends its movement in the hex it came from',
  mopRepulseBarred: 'Its orders keep it out of zones: it goes back one hex more and is disrupted',
  mopRepulseDisrupts: 'Failed: it is disrupted',
  mopRepulseSpares: 'Failed: nothing more, as you read the rule',
};

const CARD_PLAY: LineWords<typeof CARD_PLAY_LINES, Names> = {
  mopNoEvent: ({ table, number }) => `Table ${table}, ${number}: no event`,
  mopEvent: ({ table, number, event, card, side }) => `Table ${table}, ${number}: ${event} (card ${card}) for ${side}`,
  'mopRemoved-oneOfTwo': ({ card, side }) =>
    `One of the two cards ${card} of ${side} is out: only table A counts, so no event`,
  'mopRemoved-twoOfFour': ({ card, side }) =>
    `Two of the four cards ${card} of ${side} are out: only even numbers count, so no event`,
  'mopRemoved-all': ({ card, side }) => `All cards ${card} of ${side} are out, so no event`,
  mopInverted: ({ card }) => `Card ${card} befalls the own side: its VP count the other way round`,
  mopHeldUsed: ({ card }) => `Card ${card}, held this turn, is used`,
  mopCardOdd: ({ die, card }) => `Rolled ${die}, odd: card ${card} is played or held`,
  mopCardEven: ({ die, card }) => `Rolled ${die}, even: card ${card} is discarded unused`,
  mopCardSide: ({ die, card, side }) => `Rolled ${die}: card ${card} is for ${side}`,
  mopCardHeld: ({ card }) => `Card ${card} is held, at most until this turn ends`,
  mopBonusDiscarded: ({ card }) => `Card ${card} is no Arrival card: discarded`,
  mopBonusPlayed: ({ card, side }) => `Card ${card} is played by ${side}`,
  mopBonusPassedOn: ({ card, side }) => `Card ${card} is passed on: ${side} plays it`,
  mopQuarter: ({ strength, change, points }) =>
    `A formation of strength ${strength} is ${change === 'canceled' ? 'canceled' : 'brought instead'}: a quarter, ${signed(points)} VP`,
  mopPointsUnknown: ({ card }) => `VP as printed on card ${card}`,
  mopCardPoints: ({ points }) => `${signed(points)} VP`,
};

const forSide =
  (why: string) =>
  ({ side, points }: Readonly<{ side: string; points: number }>): string =>
    `${side}, ${why}: ${signed(points)}`;

const POINTS: LineWords<typeof POINT_LINES, Names> = {
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
  mopTotal: ({ side, points }) => `${side}: ${points} VP`,
  mopDraw: ({ first, second }) => `${first} to ${second}: no more than a tenth apart, a draw`,
  'mopWon-napoleon': ({ side }) => `Napoleon is taken: ${side} wins`,
  'mopWon-demoralization': ({ side }) => `Every enemy corps is demoralized: ${side} wins`,
  'mopWon-points': ({ side }) => `${side} wins by victory points`,
};

const WEATHER_EFFECTS: LineWords<typeof WEATHER_EFFECT_LINES, Names> = {
  mopWeather: ({ weather }) => weather,
  mopNightPM: 'Night PM: adjacent sight, no bombardment, artillery half in assault',
  mopNight: 'Night: adjacent sight, no bombardment, no digging',
  mopSightAdjacent: 'Line of sight to adjacent hexes only',
  mopNoBombardment: 'No bombardment',
  mopBombardment: ({ percent, range }) => `Bombardment with ${percent} %, at range ${range} only`,
  mopAssaultArtillery: ({ percent }) => `Artillery in assault: ${percent} %`,
  mopInfantryPercent: ({ percent }) => `Infantry: ${percent} %`,
  mopCavalryPercent: ({ percent }) => `Cavalry in assault: ${percent} %, after its half`,
  mopNoCharge: 'No charges',
  mopChargePercent: ({ percent }) => `Charges: ${percent} %`,
  mopDoubleCost: 'Trains and artillery pay double MP',
  mopNoPontoons: 'No pontoons are deployed',
  mopNoPositions: 'No improved positions are built',
};

/** How the procedures of MOP are told. */
export const MOP_WORDS: Sentences = {
  ...told(ARRIVAL_LINES, ARRIVAL),
  ...told(CUP_SIDE_LINES, CUP_SIDE),
  ...told(WORKS_LINES, WORKS),
  ...told(REPULSE_LINES, REPULSE),
  ...told(CARD_PLAY_LINES, CARD_PLAY),
  ...told(POINT_LINES, POINTS),
  ...told(WEATHER_EFFECT_LINES, WEATHER_EFFECTS),
};
