import type { ChoiceRequest } from '../../engine/step';
import type { Names } from '../names';

/** A decision as it is put to whoever has to make it. */
export type ChoiceWords = Readonly<{
  question: string;
  /** Always in the same order, whatever the engine's: the thumb remembers where an answer stands. */
  options: readonly Readonly<{ id: string; label: string; price?: string; hint?: string }>[];
  /** The answer most fights give. */
  usual: string | null;
}>;

/** What is known at the moment of a decision: the hits each side has coming; null before both have fired. */
export type AtHand = Readonly<{ attacker: number; defender: number }> | null;

/** `price`: what it costs, as far as it is known; `hint`: what it means. */
type Said = Readonly<{ label: string; price?: string; hint?: string }>;
type Ask = Readonly<{
  question: (request: ChoiceRequest) => string;
  option: (id: string, request: ChoiceRequest, names: Names, hits: AtHand) => Said;
}>;

const WHO: Readonly<Record<string, string>> = { attacker: 'the attacker', defender: 'the defender' };
const who = ({ by }: ChoiceRequest): string => WHO[by] ?? by;

/** NLC 7.4: half of the hits, rounded up, and one becomes none. */
const halved = (hits: number): number => (hits === 1 ? 0 : Math.ceil(hits / 2));
const hitWords = (hits: number): string => (hits === 0 ? 'no hits' : hits === 1 ? '1 hit' : `${hits} hits`);

const retreatOption = (id: string, { by }: ChoiceRequest, hits: AtHand): Said => {
  const label = id === 'stay' ? 'Stay' : 'Go back';
  if (hits === null) return { label };
  const due = by === 'attacker' ? hits.attacker : hits.defender;
  return { label, price: hitWords(id === 'stay' ? due : halved(due)) };
};

const WAYS_IN_ORDER = ['free', 'crowded', 'enemyZoc', 'crowdedEnemyZoc', 'blocked'] as const;

/** Answers that are not the players' own names, in the order in which they stand on the page. */
const ORDERS: Readonly<Record<string, readonly string[]>> = {
  voluntaryRetreat: ['retreat', 'stay'],
  retreatWay: WAYS_IN_ORDER,
  squares: ['square', 'none'],
  afterCharge: ['pursue', 'return', 'stay'],
  afterPursuit: ['return', 'stay'],
  combatDie: ['own', 'enemy'],
  sparedZones: ['spare', 'pay'],
  coverFire: ['cancel', 'let'],
};

/** Nobody comes last; what is in no order stays where the engine has it. */
const LAST: readonly string[] = ['none', 'nobody'];

const inOrder = ({ purpose, options }: ChoiceRequest): readonly string[] => {
  const order = ORDERS[purpose] ?? [];
  const known = order.filter((id) => options.includes(id));
  const others = options.filter((id) => !order.includes(id));
  return [...known, ...others.filter((id) => !LAST.includes(id)), ...others.filter((id) => LAST.includes(id))];
};

const usualOf = ({ purpose, options }: ChoiceRequest): string | null => {
  if (purpose === 'voluntaryRetreat') return options.includes('stay') ? 'stay' : null;
  if (purpose === 'retreatWay') return options.includes('free') ? 'free' : null;
  const advancing = options.filter((id) => !LAST.includes(id));
  return purpose === 'advance' && advancing.length === 1 ? (advancing[0] ?? null) : null;
};

const WAYS: Readonly<Record<string, Said>> = {
  free: { label: 'Free ground' },
  crowded: { label: 'A full hex', hint: 'All in it are disrupted and somebody goes on' },
  enemyZoc: { label: 'Enemy zone', hint: 'One more step, unless all are cavalry' },
  crowdedEnemyZoc: { label: 'Full hex in a zone', hint: 'One more step, all are disrupted and somebody goes on' },
  blocked: { label: 'No way at all' },
};

const AFTER: Readonly<Record<string, Said>> = {
  pursue: { label: 'Pursue' },
  return: { label: 'Back to the start' },
  stay: { label: 'Stay in the hex' },
};

const NO_ONE = 'Nobody';

const advanceOption = (id: string, names: Names): Said => {
  if (id === 'none') return { label: NO_ONE };
  const [kind, ...rest] = id.split(':');
  if (kind === 'stack') return { label: `The whole stack ${rest[0] ?? ''}` };
  if (kind === 'division') return { label: rest.slice(1).join(':') };
  return { label: names.unit(rest.join(':')) };
};

const ASKS: Readonly<Record<string, Ask>> = {
  voluntaryRetreat: {
    question: () => 'Go back one hex?',
    option: (id, request, _names, hits) => retreatOption(id, request, hits),
  },
  takeLoss: {
    question: () => 'Who loses a step? Tap one that is lit.',
    option: (id, _request, names) => ({ label: names.unit(id) }),
  },
  retreatWay: {
    question: (request) => `What lies behind ${who(request)}?`,
    option: (id) => WAYS[id] ?? { label: id },
  },
  advance: {
    question: () => 'Who advances into the empty hex?',
    option: (id, _request, names) => advanceOption(id, names),
  },
  squares: {
    question: () => 'Cavalry is in reach: do they stand in squares under the guns?',
    option: (id) =>
      id === 'square'
        ? { label: 'In squares', hint: 'Half as much fire again' }
        : { label: 'No squares', hint: 'Cavalry may charge at once and meets none' },
  },
  whoRetreats: {
    question: () => 'Who slips away before the assault?',
    option: (id, _request, names) => ({ label: id === 'nobody' ? 'Nobody else' : names.unit(id) }),
  },
  afterCharge: {
    question: () => 'The charge has won. What does the cavalry do?',
    option: (id) => AFTER[id] ?? { label: id },
  },
  afterPursuit: {
    question: () => 'The pursuit is over. Where does the cavalry end?',
    option: (id) => AFTER[id] ?? { label: id },
  },
  combatDie: {
    question: () => 'Marshal Ney (14): what does the card change?',
    option: (id) => ({ label: id === 'own' ? '+1 on his own roll' : '−1 on the enemy’s roll' }),
  },
  sparedZones: {
    question: () => 'From the Jaws of Death (22): is this stack spared the step for enemy zones?',
    option: (id) =>
      id === 'spare'
        ? { label: 'Spared', hint: 'No step is lost; the card is used' }
        : { label: 'No, it pays', hint: 'The card is kept' },
  },
  coverFire: {
    question: () => 'Artillery Cover Fire (3): is this pursuit called off?',
    option: (id) =>
      id === 'cancel'
        ? { label: 'Called off', hint: 'The card is used' }
        : { label: 'Let them ride', hint: 'The card is kept' },
  },
  pursuitTarget: {
    question: () => 'Whom does it pursue?',
    option: (id) => ({ label: id }),
  },
};

/** A decision of a fight in plain words. What no book of words knows is shown as it is. */
export const combatChoice = (request: ChoiceRequest, names: Names, hits: AtHand): ChoiceWords => {
  const ask = ASKS[request.purpose];
  return {
    question: ask?.question(request) ?? request.purpose,
    usual: usualOf(request),
    options: inOrder(request).map((id) => ({ id, ...(ask?.option(id, request, names, hits) ?? { label: id }) })),
  };
};
