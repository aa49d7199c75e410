import { listed } from '../names';
import { counted, signed } from '../outcome';
import type { OutcomeWords, Teller, Told } from '../outcome';

const cupSide: Teller = (told, names) => ({ line: `${names.side(told.side('side'))} draws`, tone: 'info' });

const ARRIVES: Readonly<Record<string, OutcomeWords>> = {
  advanced: { line: 'early', tone: 'good' },
  onTime: { line: 'on time', tone: 'info' },
  delayed: { line: 'late', tone: 'warn' },
};

const arrival: Teller = (told) => {
  const how = ARRIVES[told.text('result')] ?? { line: '' };
  const used = [
    ...(told.number('delayed') > 0 ? [`Delayed ${counted(told.number('delayed'), 'turn')} so far.`] : []),
    ...(told.number('advanced') > 0 ? [`Brought forward ${counted(told.number('advanced'), 'turn')} so far.`] : []),
  ];
  return { ...how, line: `Arrives in turn ${String(told.number('turn'))}, ${how.line}`, details: used };
};

const spent = (told: Told): readonly string[] => [`${String(told.number('movementSpent'))} MP spent.`];

const trainCapture: Teller = (told) => ({
  line: told.text('fate') === 'captured' ? 'The train is captured' : 'The train is destroyed',
  tone: told.text('fate') === 'captured' ? 'good' : 'warn',
  details:
    told.number('victoryPoints') > 0
      ? [`${counted(told.number('victoryPoints'), 'victory point')} for whoever entered.`]
      : [],
});

/** Each result of the die its own line, so that the odds tell them apart. */
const repulsedLine = (told: Told, fate: Readonly<{ disrupted: boolean; routed: boolean }>): string => {
  if (told.number('retreats') > 0) return 'Repulsed, and a hex farther back';
  if (fate.routed) return 'Repulsed and routed';
  if (fate.disrupted) return 'Repulsed and disrupted';
  return told.is('passed') ? 'Repulsed in good order' : 'Repulsed, and nothing more';
};

/** MOP 37.11.1. */
const repulse: Teller = (told, names) => {
  if (told.text('kind') === 'movesOn') return { line: 'Only vedettes or nothing: it moves on', tone: 'good' };
  const routed = told.texts('routed');
  const disrupted = told.texts('disrupted');
  return {
    line: repulsedLine(told, { disrupted: disrupted.length > 0, routed: routed.length > 0 }),
    tone: disrupted.length + routed.length > 0 ? 'danger' : 'warn',
    details: [
      told.is('passed') ? 'Morale holds.' : 'Morale fails.',
      ...(disrupted.length === 0 ? [] : [`Disrupted: ${listed(disrupted.map(names.unit))}.`]),
      ...(routed.length === 0 ? [] : [`Routed: ${listed(routed.map(names.unit))}.`]),
    ],
  };
};

const randomEvent: Teller = (told, names) =>
  told.text('kind') === 'none'
    ? { line: 'No event', tone: 'ink' }
    : {
        line: `${told.text('event')}: ${names.side(told.side('side'))}`,
        tone: 'info',
        details: [
          `As card ${String(told.number('card'))} says.`,
          ...(told.is('inverted') ? ['Its victory points count the other way round.'] : []),
        ],
      };

const cardPlay: Teller = (told, names) => {
  const card = `Card ${String(told.number('card'))}`;
  const kind = told.text('kind');
  if (kind === 'discarded') return { line: `${card} goes unused`, tone: 'warn' };
  if (kind === 'held') return { line: `${card} is held this turn`, tone: 'info' };
  const victory = told.part('victory');
  const points = victory.has('points')
    ? `${signed(victory.number('points'))} victory points for ${names.side(victory.side('side'))}.`
    : 'Victory points as the card prints them.';
  return {
    line: `${names.side(told.side('side'))} plays card ${String(told.number('card'))}`,
    tone: 'good',
    details: [points],
  };
};

const strengths: readonly (readonly [field: string, words: string])[] = [
  ['artilleryInAssaultPercent', 'Artillery in an assault'],
  ['infantryPercent', 'Infantry'],
  ['cavalryPercent', 'Cavalry'],
];

const bombardmentWords = (told: Told): readonly string[] => {
  if (!told.has('bombardment')) return [];
  const { has, number } = told.part('bombardment');
  const reach = has('maxRange') ? `, range ${String(number('maxRange'))} at most` : '';
  return number('percent') === 100 && reach === '' ? [] : [`Bombardment: ${String(number('percent'))} %${reach}.`];
};

const chargeWords = (told: Told): readonly string[] => {
  const percent = told.has('charge') ? told.part('charge').number('percent') : 100;
  return percent === 100 ? [] : [`Charges: ${String(percent)} %.`];
};

const when = (holds: boolean, words: string): readonly string[] => (holds ? [words] : []);

/** What the weather changes, the strengths first; nothing is told of what is as usual. */
const weatherChanges = (told: Told): readonly string[] => [
  ...strengths
    .filter(([field]) => told.number(field) !== 100)
    .map(([field, words]) => `${words}: ${String(told.number(field))} % of its strength.`),
  ...bombardmentWords(told),
  ...chargeWords(told),
  ...when(told.number('trainAndArtilleryCost') === 2, 'Trains and artillery pay double to move.'),
  ...when(told.is('adjacentSightOnly'), 'Sight to the next hex only.'),
  ...when(!told.is('pontoons'), 'No pontoon bridges.'),
  ...when(!told.is('improvedPositions'), 'No improved positions.'),
];

const weather: Teller = (told) => {
  const bans = [...when(!told.has('bombardment'), 'no bombardment'), ...when(!told.has('charge'), 'no charges')].join(
    ', ',
  );
  const details = weatherChanges(told);
  if (bans !== '') return { line: `${bans.slice(0, 1).toUpperCase()}${bans.slice(1)}`, tone: 'warn', details };
  const [first, ...others] = details;
  if (first === undefined) return { line: 'Everything as usual', tone: 'good' };
  return { line: first.replace(/\.$/, ''), tone: 'warn', details: others };
};

const BY: Readonly<Record<string, string>> = {
  napoleon: 'Napoleon is taken.',
  demoralization: 'Every corps of the enemy is demoralized.',
  points: 'By victory points.',
};

const victory: Teller = (told, names) => {
  const points = told.part('points');
  const score = `${String(points.number('first'))} : ${String(points.number('second'))}`;
  return told.text('kind') === 'draw'
    ? { line: `A draw, ${score}`, tone: 'info' }
    : {
        line: `${names.side(told.side('winner'))} has won, ${score}`,
        tone: 'info',
        details: [BY[told.text('by')] ?? ''].filter((text) => text !== ''),
      };
};

/** The procedures of MOP, outcome by outcome. */
export const MOP_OUTCOMES: Readonly<Record<string, Teller>> = {
  'mop/cup-side': cupSide,
  'mop/arrival': arrival,
  'mop/arrival-orders': () => ({ line: 'The new order may be sent', tone: 'good' }),
  'mop/improved-position': (told) =>
    told.is('built') ? { line: 'The position is improved', tone: 'good' } : { line: 'Not yet: dig on', tone: 'warn' },
  'mop/train-capture': trainCapture,
  'mop/repulse': repulse,
  'mop/span-damage': (told) => ({ line: 'It is damaged', tone: 'good', details: spent(told) }),
  'mop/span-repair': (told) => ({
    line: told.is('repaired') ? 'It is repaired' : 'Not repaired',
    tone: told.is('repaired') ? 'good' : 'warn',
    details: spent(told),
  }),
  'mop/random-event': randomEvent,
  'mop/card-play': cardPlay,
  'mop/weather-effects': weather,
  'mop/victory': victory,
};
