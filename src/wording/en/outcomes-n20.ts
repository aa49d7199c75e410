import { halves } from '../halves';
import { listed } from '../names';
import type { Names } from '../names';
import { counted, toldBy } from '../outcome';
import type { OutcomeWords, Teller, Told } from '../outcome';

const DISORDER: Readonly<Record<string, string>> = {
  attackers: 'After the result the attackers are disordered.',
  defenders: 'After the result the defenders are disordered.',
  both: 'After the result both sides are disordered.',
};

/** N20's printed codes for what a battle does, as the base game's tables use them. */
const RESULTS: Readonly<Record<string, Readonly<{ line: string; tone: NonNullable<OutcomeWords['tone']> }>>> = {
  DW: { line: 'The defender withdraws', tone: 'good' },
  DR: { line: 'The defender routs', tone: 'good' },
  DB: { line: 'The defender breaks', tone: 'good' },
  AW: { line: 'The attacker withdraws', tone: 'warn' },
  AR: { line: 'The attacker routs', tone: 'danger' },
  AB: { line: 'The attacker breaks', tone: 'danger' },
  EX: { line: 'An exchange', tone: 'warn' },
  EN: { line: 'Engaged', tone: 'ink' },
  N: { line: 'Engaged', tone: 'ink' },
};

/** A printed result in words; what the title prints otherwise stands as printed. */
const battleResultWords = (code: string): Readonly<{ line: string; tone: NonNullable<OutcomeWords['tone']> }> => {
  const found = RESULTS[code.trim().toUpperCase()];
  return found === undefined ? { line: code, tone: 'info' } : { ...found, line: `${found.line} (${code})` };
};

type Fighter = 'attacker' | 'defender';

/** Who stands as the victor, by the first letter of the printed code of what befell the other; null where the code tells nobody. */
const victorOf = (code: string): Fighter | null => {
  const found = Object.hasOwn(RESULTS, code.trim().toUpperCase()) ? code.trim().toUpperCase() : '';
  if (found.startsWith('D')) return 'attacker';
  return found.startsWith('A') ? 'defender' : null;
};

const ENGAGED: readonly string[] = ['N', 'EN'];

/** What the footnotes make of the advance; once there is a result only of the victor's. */
const advances = (told: Told): readonly string[] => {
  const code = told.text('result').trim().toUpperCase();
  const victor = victorOf(code);
  if (ENGAGED.includes(code)) return ['Nobody has won: nobody advances.'];
  if (victor === null) return perhaps(told);
  return limits(told, victor).map((line) => line.replace(IF_IT_WINS, 'T'));
};

const IF_IT_WINS = /^If it wins, t/;

const limits = (told: Told, who: Fighter): readonly string[] => {
  const limit = told.part('advance').part(who);
  const words: Readonly<Record<string, string>> = {
    never: `No unit of the ${who} may advance after combat.`,
    noVictor: `The ${who} has no victor to advance.`,
    nobodyCan: `The ${who} would have to advance and has nobody who can.`,
    must: `If it wins, the ${who} must advance into the emptied hex: ${limit.texts('firstOf').join(', else ')}.`,
  };
  const found = words[limit.text('kind')];
  return found === undefined ? [] : [found];
};

const SHIFTS: Readonly<Record<string, string>> = {
  '-1': 'One column to the left of where the strengths stand.',
  '1': 'One column to the right of where the strengths stand.',
};

const strengths = (told: Told): string =>
  `${String(told.number('attackStrength'))} against ${String(told.number('defenseStrength'))}`;

/** Before the die nobody knows who wins. */
const perhaps = (told: Told): readonly string[] => [...limits(told, 'attacker'), ...limits(told, 'defender')];

const details = (told: Told, advance = advances(told)): readonly string[] => [
  ...(told.text('kind') === 'battle'
    ? [`${strengths(told)}${told.has('column') ? `, column ${told.text('column')}` : ''}.`]
    : ['No die is rolled.']),
  ...(told.has('column') ? [] : [SHIFTS[String(told.number('shift'))] ?? ''].filter((text) => text !== '')),
  ...[DISORDER[told.text('disordered')] ?? ''].filter((text) => text !== ''),
  ...advance,
];

const matrix: Teller = (told) => {
  if (told.text('kind') === 'automatic') return { ...battleResultWords(told.text('result')), details: details(told) };
  const column = told.has('column') ? `Roll on column ${told.text('column')}` : `${strengths(told)} on your table`;
  return { line: column, tone: 'info', details: details(told) };
};

const battle: Teller = (told) => ({ ...battleResultWords(told.text('result')), details: details(told) });

/** How a battle stands before its die. */
export const battleSum = (outcome: unknown): OutcomeWords => {
  const told = toldBy(outcome);
  if (told.text('kind') === 'automatic') return { ...battleResultWords(told.text('result')), details: details(told) };
  const [, ...rest] = details(told, perhaps(told));
  const column = told.has('column') ? `, column ${told.text('column')}` : '';
  return { line: `${strengths(told)}${column}`, details: rest };
};

/** Both morales after it, and what else moved. */
const moraleWords = (told: Told, names: Names): OutcomeWords => {
  const morale = told.part('morale');
  const lost = told.part('gainLost');
  const sides = ['first', 'second'] as const;
  const decisive = told.has('decisive') ? [`${names.side(told.side('decisive'))} has won the game.`] : [];
  return {
    line: sides.map((side) => `${names.side(side)} ${halves(morale.number(side))}`).join(', '),
    tone: decisive.length > 0 ? 'good' : 'info',
    details: [
      ...decisive,
      ...sides
        .filter((side) => lost.number(side) > 0)
        .map((side) => `${names.side(side)} is at its most: ${halves(lost.number(side))} of the gain is lost.`),
    ],
  };
};

const RALLY: Readonly<Record<string, string>> = {
  rallied: 'rallies',
  failed: 'does not rally',
  toRoll: 'rolls on the table',
};

const rallySpending: Teller = (told, names) => {
  const after = moraleWords(told, names);
  const units = told.list('units');
  const back = units.filter((one) => one.text('result') === 'rallied').map((one) => one.text('name'));
  const isRolled = units.every((one) => one.text('result') !== 'toRoll');
  const line = isRolled
    ? back.length === 0
      ? 'Nobody rallies'
      : `${listed(back)}: rallied`
    : 'Roll by the rule of your game';
  return {
    line,
    tone: !isRolled ? 'info' : back.length === units.length ? 'good' : back.length === 0 ? 'danger' : 'info',
    details: [
      ...units.map(
        (one) => `${one.text('name')} ${RALLY[one.text('result')] ?? ''}${one.number('bonus') > 0 ? ', with +1' : ''}.`,
      ),
      `Morale: ${after.line}.`,
      ...(after.details ?? []),
    ],
  };
};

const values: Teller = (told) => {
  const markers = told.part('markers');
  const worn = [...(markers.is('disordered') ? ['disordered'] : []), ...(markers.is('routed') ? ['routed'] : [])];
  return {
    line: `Strength ${String(told.number('strength'))}, movement ${String(told.number('movement'))}`,
    tone: worn.length === 0 ? 'good' : 'warn',
    details: [worn.length === 0 ? 'No marker on it.' : `It is ${listed(worn)}.`],
  };
};

const recovery: Teller = (told, names) => {
  const back = told.texts('recovered').map(names.unit);
  const rest = told.texts('stayDisordered').map(names.unit);
  return {
    line: back.length === 0 ? 'Nobody recovers' : `${listed(back)}: recovered`,
    tone: rest.length === 0 ? 'good' : back.length === 0 ? 'warn' : 'info',
    details: rest.length === 0 || back.length === 0 ? [] : [`${listed(rest)}: still disordered.`],
  };
};

const GRADES: Readonly<Record<string, string>> = {
  decisive: 'a decisive victory',
  marginal: 'a marginal victory',
  tactical: 'a tactical victory',
};

const victory: Teller = (told, names) => {
  const kind = told.text('kind');
  if (kind === 'draw') return { line: 'A draw', tone: 'info' };
  if (kind === 'goesOn') return { line: 'The game goes on', tone: 'ink' };
  return { line: `${names.side(told.side('winner'))}: ${GRADES[kind] ?? kind}`, tone: 'good' };
};

const eventSetup: Teller = (told) => {
  const kind = told.text('kind');
  const pile = told.texts('pile').length;
  if (kind === 'shuffledIn')
    return {
      line: `${counted(told.texts('intoDeck').length, 'special card')} into the deck, unseen`,
      tone: 'good',
      details: ['Shuffle the deck without looking.'],
    };
  if (kind === 'dealt')
    return {
      line: `${listed(told.texts('intoDeck'))} goes into the deck`,
      tone: 'good',
      details: [
        `Kept in hand: ${listed(told.texts('hand').filter((card) => !told.texts('intoDeck').includes(card)))}.`,
      ],
    };
  if (kind === 'drawn')
    return { line: `Drawn: ${told.text('card')}`, tone: 'good', details: [`${String(pile)} left in the pile.`] };
  return {
    line: `${counted(told.texts('intoDeck').length, 'Reveal card')} into the deck`,
    tone: 'good',
    details: [`The pile has ${counted(pile, 'Retain card')}.`],
  };
};

/** The procedures of N20, outcome by outcome. */
export const N20_OUTCOMES: Readonly<Record<string, Teller>> = {
  'n20/battle': battle,
  'n20/matrix': matrix,
  'n20/event-setup': eventSetup,
  'n20/values': values,
  'n20/recovery': recovery,
  'n20/small-formation': moraleWords,
  'n20/rally-spending': rallySpending,
  'n20/night-terrain': moraleWords,
  'n20/guard': (told, names) => ({
    ...moraleWords(told, names),
    line: told.is('free') ? 'The Guard goes in for nothing' : `The Guard goes in: ${moraleWords(told, names).line}`,
  }),
  'n20/victory': victory,
  'n20/pursuit': (told) => ({
    line: 'It may be sent off in pursuit',
    tone: 'good',
    details: [`It is gone for good, and costs the enemy ${halves(told.number('nightLossHalves'))} morale each night.`],
  }),
};
