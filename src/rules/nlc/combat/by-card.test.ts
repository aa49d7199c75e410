import { decided, drive, either, inTurn, thrown } from '../../../engine/drive';
import type { Answer } from '../../common/procedure/run';
import { oddsNow, proceduresOf, runNow } from '../../common/procedure/run';
import { nlcProcedures } from '../procedures';
import { isLine } from '../../../testkit/lines';

const PROCEDURES = proceduresOf(nlcProcedures);

const NEY = { card: '14N', kind: 'combatDie', by: 'attacker', value: 1 };
const MARMONT = { card: '30M', kind: 'enemyMorale', by: 'attacker', value: -1 };
const BLUCHER = { card: '7B', kind: 'neverForced', by: 'defender' };
const JAWS = { effect: 'second-1-1', card: '22', kind: 'sparedZones', by: 'defender' };
const COVER_FIRE = { effect: 'second-2-1', card: '3', kind: 'coverFire', by: 'defender' };
const AIDE = { effect: 'first-3-1', card: '31', kind: 'noCapture', by: 'defender' };

const foot = (id: string, nation: string, more: object = {}) => ({
  id,
  arm: 'infantry',
  nation,
  frontStrength: 6,
  reverseStrength: 3,
  initiative: 3,
  ...more,
});
const horse = (id: string, nation: string) =>
  foot(id, nation, { arm: 'cavalry', frontStrength: 4, reverseStrength: 2 });

const HUGE = { frontStrength: 9, reverseStrength: 5 };

const dice = (...faces: readonly number[]): Answer => ({ faces });
const say = (option: string): Answer => ({ option });

const at = (procedure: string, input: unknown, ...given: readonly Answer[]) =>
  runNow(PROCEDURES, { procedure, input, given });
const asked = (procedure: string, input: unknown, ...given: readonly Answer[]): string => {
  const now = at(procedure, input, ...given);
  return now.kind === 'asksDice' || now.kind === 'asksChoice' ? now.request.purpose : JSON.stringify(now);
};
const done = (procedure: string, input: unknown, ...given: readonly Answer[]) => {
  const now = at(procedure, input, ...given);
  if (now.kind !== 'done') throw new Error(`not at its end: ${JSON.stringify(now)}`);
  return { ...now, line: (key: string) => now.working.find(isLine(key))?.facts };
};

const assault = (cards: readonly object[], retreat = 'free') => ({
  game: 'mop',
  attackers: [{ units: [foot('a', 'french')], retreat: 'free' }],
  defender: { units: [foot('d', 'prussian')], retreat },
  cards,
});
const charge = (cards: readonly object[], retreat = 'free') => ({
  game: 'mop',
  charges: [{ stacks: [{ units: [horse('h', 'french')] }], target: { units: [foot('d', 'prussian', HUGE)], retreat } }],
  cards,
});

test('MOP 37.12: card 14: its owner says before the dice of an assault whose roll it changes, and the working names the card', () => {
  expect(asked('nlc/assault', assault([NEY]))).toBe('combatDie');
  expect(asked('nlc/assault', assault([]))).toBe('assaultFire');
  const fought = (option: string) =>
    done('nlc/assault', assault([NEY]), say(option), dice(1, 1), dice(1, 1)).working.filter(isLine('fire', 'cardRoll'));
  expect(fought('own').map(({ key, facts }) => [key, facts['by'], facts['change'] ?? facts['roll']])).toEqual([
    ['cardRoll', 'attacker', 1],
    ['fire', 'attacker', 1],
    ['fire', 'defender', 0],
  ]);
  expect(fought('enemy').map(({ key, facts }) => [key, facts['by'], facts['change'] ?? facts['roll']])).toEqual([
    ['cardRoll', 'defender', -1],
    ['fire', 'attacker', 0],
    ['fire', 'defender', -1],
  ]);
});

test('MOP 37.12: card 14 is asked for in each charge and reaction charge too', () => {
  const reaction = {
    game: 'mop',
    stacks: [{ units: [horse('h', 'french')] }],
    target: { units: [horse('c', 'prussian')], retreat: 'free' },
    cards: [NEY],
  };
  expect(asked('nlc/charge', charge([NEY]), dice(6))).toBe('combatDie');
  expect(asked('nlc/charge', charge([]), dice(6))).toBe('chargeFire');
  expect(asked('nlc/reaction-charge', reaction, dice(1))).toBe('combatDie');
});

test('MOP 37.12: the odds before the dice count with what a card adds', () => {
  const hits = (cards: readonly object[]) => {
    const odds = oddsNow(PROCEDURES, { procedure: 'nlc/bombardment', input: bombardment(cards), given: [] }) ?? [];
    return odds
      .filter(({ outcome }) => JSON.stringify(outcome).includes('"disrupted":true'))
      .reduce((n, one) => n + one.n / one.d, 0);
  };
  expect(hits([{ card: '30M', kind: 'bombardment', by: 'attacker', value: 1 }])).toBeGreaterThan(hits([]));
});

const bombardment = (cards: readonly object[]) => ({
  game: 'mop',
  battery: [foot('g', 'french', { arm: 'footArtillery' })],
  target: [foot('d', 'prussian')],
  cards,
});

test('MOP 37.12: card 30 adds 1 to a bombardment of its side, and not to one by the enemy', () => {
  const roll = (by: string) => {
    const card = { card: '30M', kind: 'bombardment', by, value: 1 };
    return done('nlc/bombardment', bombardment([card]), dice(1, 1)).line('fire')?.['roll'];
  };
  expect([roll('attacker'), roll('defender')]).toEqual([1, 0]);
});

test('MOP 37.12: card 30 takes 1 off the enemy’s morale where he may be thrown back, and nowhere else', () => {
  const fight = (cards: readonly object[]) => ({
    ...assault(cards),
    defender: { units: [foot('d', 'prussian', HUGE)], retreat: 'free' },
  });
  const upTo = [dice(3, 3), dice(1, 1), say('stay')];
  expect(asked('nlc/assault', fight([MARMONT]), ...upTo)).toBe('involuntaryRetreat');
  const morale = (cards: readonly object[]) =>
    done('nlc/assault', fight(cards), ...upTo, dice(1)).line('moraleHeld')?.['morale'];
  expect(Number(morale([])) - Number(morale([MARMONT]))).toBe(1);
  expect(morale([{ ...MARMONT, by: 'defender' }])).toBe(morale([]));
  const told = done('nlc/assault', fight([MARMONT]), ...upTo, dice(1));
  expect(told.line('cardMorale')).toEqual({ card: '30M', change: -1 });
});

test('MOP 37.12: cards 7 and 30: a side that lost a step is not thrown back, and the working says by which card', () => {
  const input = {
    ...assault([BLUCHER]),
    defender: { units: [foot('d', 'prussian', HUGE)], retreat: 'free' },
  };
  const told = done('nlc/assault', input, dice(3, 3), dice(1, 1), say('stay'));
  expect(told.outcome).toMatchObject({ retreat: { kind: 'none' } });
  expect(told.line('cardNeverForced')).toEqual({ by: 'defender', card: '7B' });
});

test('MOP 37.12: card 22: one stack that goes back through an enemy zone is spared the step, and the card is used', () => {
  const input = { ...assault([JAWS]), defender: { units: [foot('d', 'prussian', HUGE)], retreat: 'enemyZoc' } };
  const back = [dice(3, 3), dice(1, 1), say('retreat')];
  const spared = purposes('nlc/assault', input, back, 'spare');
  const paid = purposes('nlc/assault', input, back, 'pay');
  expect(spared.asked).toContain('sparedZones');
  expect(spared.outcome).toMatchObject({ cardsUsed: [{ effect: 'second-1-1', card: '22' }] });
  expect(JSON.stringify(paid.outcome)).not.toContain('cardsUsed');
  expect(paid.steps - spared.steps).toBe(1);
});

/** Goes on with a harmless answer to everything but the card. */
const purposes = (procedure: string, input: unknown, given: readonly Answer[], card: string) => {
  const start = PROCEDURES.get(procedure)?.start(input);
  if (start?.kind !== 'step') throw new Error(procedure);
  const harmless = decided(({ options }) => (options.includes(card) ? card : options[0]));
  const ones = thrown(() => 1);
  const { at: end, asked, working } = drive(start.step, either(inTurn(given), ones, harmless));
  if (end.kind !== 'accepted') throw new Error(JSON.stringify(end));
  return {
    asked: asked.map(({ request }) => request.purpose),
    outcome: end.outcome,
    steps: working.filter(isLine('stepLost')).length,
  };
};

test('MOP 37.12: card 22 in a charge and before an assault, one stack only', () => {
  const charged = purposes('nlc/charge', charge([JAWS], 'enemyZoc'), [dice(6), dice(5, 5), dice(1, 1)], 'spare');
  expect(charged.asked).toContain('sparedZones');
  expect(charged.outcome).toMatchObject({ charges: [{ cardsUsed: [{ effect: 'second-1-1' }] }] });
  const guns = foot('hg', 'prussian', { arm: 'horseArtillery' });
  const evading = { game: 'mop', units: [guns], retreat: 'enemyZoc', cards: [JAWS] };
  const gone = purposes('nlc/retreat-before-assault', evading, [], 'spare');
  expect(gone.asked).toContain('sparedZones');
  expect(gone.outcome).toMatchObject({ gone: [{ stepsLost: 0 }], cardsUsed: [{ card: '22' }] });
  const two = {
    game: 'mop',
    attackers: [
      { units: [foot('a', 'french', HUGE)], retreat: 'enemyZoc' },
      { units: [foot('b', 'french', HUGE)], retreat: 'enemyZoc' },
    ],
    defender: { units: [foot('d', 'prussian')], retreat: 'free' },
    cards: [{ ...JAWS, by: 'attacker' }],
  };
  const both = purposes('nlc/assault', two, [dice(1, 1), dice(3, 3), say('retreat')], 'spare');
  expect(both.asked.filter((one) => one === 'sparedZones')).toHaveLength(1);
});

const pursuit = (cards: readonly object[]) => ({
  game: 'mop',
  units: [horse('h', 'french')],
  targets: [{ name: 'the hex', units: [foot('d', 'prussian')], retreat: 'free' }],
  cards,
});

test('MOP 37.12: card 3 calls off one pursuit that is about to be ridden, willingly or not, and is used', () => {
  const willing = done('nlc/pursuit', pursuit([COVER_FIRE]), say('pursue'), say('cancel'), say('stay'));
  expect(willing.outcome).toEqual({ kind: 'none', end: 'stay', cardsUsed: [{ effect: 'second-2-1', card: '3' }] });
  expect(willing.line('cardCallsOff')).toEqual({ card: '3' });
  const carried = done('nlc/pursuit', pursuit([COVER_FIRE]), say('return'), dice(6), say('cancel'));
  expect(carried.outcome).toMatchObject({ kind: 'none', end: 'return', cardsUsed: [{ card: '3' }] });
  expect(done('nlc/pursuit', pursuit([COVER_FIRE]), say('return'), dice(1)).outcome).toEqual({
    kind: 'none',
    end: 'return',
  });
  expect(asked('nlc/pursuit', pursuit([COVER_FIRE]), say('pursue'), say('let'))).toBe('formSquare');
});

test('MOP 37.12: cards 17 and 18: no pursuit check and no reaction test', () => {
  const inHand = { card: '17', kind: 'pursuit', by: 'attacker' };
  expect(done('nlc/pursuit', pursuit([inHand]), say('return')).outcome).toEqual({ kind: 'none', end: 'return' });
  const reaction = {
    game: 'mop',
    stacks: [{ units: [horse('h', 'french')] }],
    target: { units: [horse('c', 'prussian')], retreat: 'free' },
    cards: [{ card: '18', kind: 'counterCharge', by: 'attacker' }],
  };
  expect(asked('nlc/reaction-charge', reaction)).toBe('chargeFire');
});

test('MOP 37.12: card 24: its +2 goes where its owner says: on the roll, or on his morale', () => {
  const push = (on: string) => ({ card: '24L', kind: 'lastPush', by: 'attacker', value: 2, on });
  const onRoll = done('nlc/assault', assault([push('roll')]), dice(1, 1), dice(1, 1));
  expect(onRoll.line('cardRoll')).toEqual({ by: 'attacker', card: '24L', change: 2 });
  const fight = (cards: readonly object[]) => ({
    ...assault(cards),
    attackers: [{ units: [foot('a', 'french', HUGE)], retreat: 'free' }],
  });
  const upTo = [dice(1, 1), dice(3, 3), say('stay')];
  const morale = (cards: readonly object[]) =>
    done('nlc/assault', fight(cards), ...upTo, dice(1)).line('moraleHeld')?.['morale'];
  expect(Number(morale([push('morale')]))).toBeGreaterThan(Number(morale([])));
});

test('MOP 37.12: card 31: a leader who would be lost is not, if its owner says so, and the card is used', () => {
  const input = { hits: 1, cards: [AIDE] };
  expect(asked('nlc/leader-loss', input, dice(6, 5))).toBe('noCapture');
  expect(done('nlc/leader-loss', input, dice(6, 5), say('save')).outcome).toEqual({
    kind: 'unharmed',
    cardsUsed: [{ effect: 'first-3-1', card: '31' }],
  });
  expect(done('nlc/leader-loss', input, dice(6, 5), say('lost')).outcome).toMatchObject({ kind: 'lost' });
  expect(done('nlc/leader-loss', input, dice(1, 1)).outcome).toEqual({ kind: 'unharmed' });
});

test.each([
  ['7B', 'defender'],
  ['30M', 'defender'],
])(
  'NLC 7.7, Ruling 102: given an input that states card %s, when the charge is lost, then it goes back all the same',
  (card, by) => {
    const lost = (cards: readonly object[]) => done('nlc/charge', charge(cards), dice(6), dice(6, 6), dice(1, 1));
    const without = lost([]);
    expect(without.outcome).toMatchObject({ charges: [{ winner: 'attacker', defenders: [{ fate: 'retreated' }] }] });
    const stated = lost([{ card, kind: 'neverForced', by }]);
    expect(stated.outcome).toEqual(without.outcome);
    expect(stated.working).toEqual(without.working);
  },
);
