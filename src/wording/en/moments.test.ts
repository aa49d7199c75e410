import type { Scope, Seat } from '../../engine/sides';
import { maySee } from '../../engine/sides';
import type { N20Event } from '../../rules/n20/index';
import type { NlcEvent } from '../../rules/nlc/index';
import { battle, formation, unit } from '../../testkit/battle';
import { namesFrom } from '../names';
import { COORDINATED_NAME } from './cup';
import { figureWords, spokenMoment } from './moment';
import { greatOnes, momentsOf, rankOf } from './moments';

const setup = battle({
  formations: [
    formation('f1', 'first', { name: 'I Corps', limit: 14 }),
    formation('f2', 'first', { name: 'II Corps', leader: 'Reille' }),
    formation('s1', 'second', { name: 'I Corps' }),
  ],
  units: [unit('jerome', 'f2', { name: 'Jerome' })],
});
const told = { names: namesFrom({ setup }, COORDINATED_NAME), setup };
type Fact = Readonly<{ scope: Scope; event: NlcEvent | N20Event }>;
const seenBy = (seat: Seat, facts: readonly Fact[]) =>
  momentsOf(
    facts.filter(({ scope }) => maySee(seat, scope)).map(({ event }) => event),
    told,
  );

const breaks = (id: string): NlcEvent => ({
  type: 'DemoralizationTurned',
  of: { kind: 'formation', id },
  now: 'demoralized',
  rule: 'NLC 15',
  lost: 14,
  limit: 14,
});
const lost = (unitId: string, place: 'map' | 'uar' = 'map'): NlcEvent => ({ type: 'StepLost', unit: unitId, place });

type Row = readonly [what: string, event: NlcEvent | N20Event, sign: string | null, sentence: string];

const GREAT: readonly Row[] = [
  ['NLC 15 a corps breaks', breaks('f1'), 'breaks', 'I Corps (French) breaks'],
  [
    'NLC 14 an army breaks',
    { ...breaks('f1'), of: { kind: 'army', id: 'emperor' } } as NlcEvent,
    'breaks',
    'The army of EMPEROR (French) breaks',
  ],
  [
    'NLC 11.2 a corps leader falls, by his own name',
    { type: 'LeaderRolled', leader: 'f2', cause: 'combat', successor: 1 },
    'falls',
    'Reille of II Corps (French) has fallen',
  ],
  [
    'NLC 11.2 a leader without a name falls',
    { type: 'LeaderRolled', leader: 's1', cause: 'combat', successor: 1 },
    'falls',
    'The leader of I Corps (Coalition) has fallen',
  ],
  [
    'NLC 15 a division breaks',
    { ...breaks('f2'), of: { kind: 'division', id: 'f2', division: '5th' } } as NlcEvent,
    'breaks',
    '5th of II Corps (French) breaks',
  ],
  [
    'NLC 12.11 a Bad Move, with the side where one side alone has such a corps',
    { type: 'BadMoveCalled', side: 'first', of: { kind: 'formation', id: 'f2' }, turn: 1, revealed: false },
    'badMove',
    'A Bad Move of II Corps (French)',
  ],
  [
    'MOP 37.13 a commander is taken',
    { type: 'LeaderCaptured', leader: 'marshal', side: 'second', rating: 3, captured: true, napoleon: false },
    'falls',
    'MARSHAL (Coalition) is taken',
  ],
  [
    'Ruling 35 the Guard fails',
    { type: 'GuardRecorded', side: 'first', lowersLevel: true, alliedArmyDemoralized: false },
    'breaks',
    'La Garde recule: the Guard is thrown back (French)',
  ],
  [
    'NLC 12.11 a Bad Move, with the side where both have such a corps',
    { type: 'BadMoveCalled', side: 'first', of: { kind: 'formation', id: 'f1' }, turn: 1, revealed: false },
    'badMove',
    'A Bad Move of I Corps (French)',
  ],
  ['N20 15.0 a decisive victory', { type: 'DecisiveVictory', winner: 'first' }, 'victory', 'Decisive victory: French'],
  [
    'N20 15.0 a marginal victory has its moment too',
    { type: 'GameDecided', result: { kind: 'marginal', winner: 'second' } },
    'victory',
    'Marginal victory: Coalition',
  ],
  ['N20 15.0 a draw, without laurels', { type: 'GameDecided', result: { kind: 'draw' } }, 'over', 'A draw'],
  [
    'NLC 18 victory is counted',
    { type: 'VictoryCounted', turn: 3, demoralized: [], awards: [], lostBesides: { first: 0, second: 0 } },
    'over',
    'The battle is over: victory is counted',
  ],
  [
    'the last turn',
    { type: 'TurnBegan', turn: setup.turns.length - 1, step: 'x' },
    'hour',
    `The last turn: ${setup.turns.at(-1)?.label ?? ''}`,
  ],
];

test.each(GREAT)('great: %s', (_, event, sign, sentence) => {
  expect(momentsOf([event], told)).toMatchObject([{ rank: 'great', sign, sentence }]);
});

const LESS: readonly (readonly [what: string, event: NlcEvent | N20Event, rank: string])[] = [
  ['the phone changes hands', { type: 'DeskOpened', side: 'first' }, 'plain'],
  ['a step is reached', { type: 'StepReached', step: 'selection' }, 'plain'],
  ['an ordinary turn begins', { type: 'TurnBegan', turn: 1, step: 'x' }, 'plain'],
  ['a unit loses a step', lost('jerome'), 'plain'],
  ['a unit is gone', lost('jerome', 'uar'), 'notable'],
  ['a leader was in danger', { type: 'LeaderRolled', leader: 'f2', cause: 'combat', successor: null }, 'notable'],
  ['a formation comes to itself', { ...breaks('f1'), now: 'lifted' } as NlcEvent, 'notable'],
  ['the Guard is committed', { type: 'GuardCommitted', side: 'first', free: false }, 'notable'],
];

test.each(LESS)('not great: %s', (_, event, rank) => {
  expect(rankOf(momentsOf([event], told))).toBe(rank);
});

test('three lost steps are one sentence, and each unit has its own', () => {
  const moments = momentsOf([lost('jerome'), lost('other'), lost('jerome'), lost('jerome', 'uar')], told);
  expect(moments.map(({ sentence }) => sentence)).toEqual([
    'Jerome loses three steps, the last too: eliminated, may rally',
    'other loses a step',
  ]);
});

test('a fight is told without the marks that follow from it', () => {
  const events: NlcEvent[] = [
    { type: 'ProcedureApplied', procedure: 'nlc/assault', outcome: null },
    { type: 'FollowUpSet', id: 'attacked', of: 'f2', value: 1 },
  ];
  expect(momentsOf(events, told)).toMatchObject([{ rank: 'notable', sentence: 'Assault, written into the game' }]);
});

test('the next step goes without saying beside something else', () => {
  const events: NlcEvent[] = [lost('jerome'), { type: 'StepReached', step: 'selection' }];
  expect(momentsOf(events, told)).toHaveLength(1);
});

test('figure and consequence are read out once, before it is written in the words of what is coming', () => {
  const [moment] = greatOnes(momentsOf([breaks('f1')], told));
  if (moment === undefined || moment.figure === null) throw new Error('no figure');
  expect(figureWords(moment.figure)).toBe('14 of 14');
  expect(moment).toMatchObject({ side: 'first', rule: 'NLC 15', coming: 'This breaks I Corps (French)' });
  expect(spokenMoment(moment)).toBe(
    'I Corps (French) breaks. 14 of 14. Demoralized from now: morale and movement 1 lower, orders come harder.',
  );
  expect(spokenMoment(moment, true)).toMatch(/^This breaks I Corps \(French\)\. 14 of 14\./);
});

describe('MOP 37.10 hidden demoralization', () => {
  const worlds = ['f1', 'f2'].map((id): readonly Fact[] => [
    { scope: 'table', event: lost('jerome') },
    { scope: 'held:first', event: breaks(id) },
  ]);

  test('its owner alone is told', () => {
    expect(worlds.map((facts) => seenBy('first', facts).map(({ rank }) => rank))).toEqual([
      ['plain', 'great'],
      ['plain', 'great'],
    ]);
  });

  test.each(['table', 'second'] as const)('what %s is told is the same in two worlds that differ at a desk', (seat) => {
    const [one, other] = worlds.map((facts) => seenBy(seat, facts));
    expect(one).toEqual(other);
    expect(one).toEqual(seenBy(seat, [{ scope: 'table', event: lost('jerome') }]));
  });
});

test('NLC C11: elsewhere a side stands behind a name that both have, and behind no other', () => {
  expect(told.names.formation('f1')).toBe('I Corps (French)');
  expect(told.names.formation('s1')).toBe('I Corps (Coalition)');
  expect(told.names.formation('f2')).toBe('II Corps');
});
