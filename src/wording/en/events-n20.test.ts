import { byType } from '../../engine/by-type';
import { moraleEvents } from '../../rules/n20/index';
import type { MoraleEvent } from '../../rules/n20/index';
import { battle, unit } from '../../testkit/battle';
import { namesFrom } from '../names';
import type { Names } from '../names';
import { COORDINATED_NAME } from './cup';
import { N20_EVENTS } from './events-n20';

const names = namesFrom({ setup: battle({ units: [unit('f-corps', 'f1', { name: 'Friant' })] }) }, COORDINATED_NAME);
const sentence = byType<MoraleEvent, readonly [Names], string>(N20_EVENTS);

const changed = { type: 'MoraleChanged', side: 'first', rule: 'N20 12.7.4' } as const;

const TOLD: readonly (readonly [MoraleEvent, string])[] = [
  [{ type: 'MoraleSet', morale: { first: 21, second: 1 } }, 'Morale starts at 10½ (French) and ½ (Coalition)'],
  [{ ...changed, by: -2, asked: -2, after: 5, reason: 'guard' }, 'French: morale −1, now 2½: the Guard committed'],
  [
    { ...changed, by: 1, asked: 4, after: 21, reason: 'event', note: 'Vive l’Empereur' },
    'French: morale +½, now 10½ (1½ more is lost above 10½): event, Vive l’Empereur',
  ],
  [
    { ...changed, by: 0, asked: 2, after: 21, reason: 'recovery' },
    'French: morale stays at 10½ (1 more is lost above 10½): recovery',
  ],
  [
    { ...changed, by: -1, asked: -2, after: 0, reason: 'broken' },
    'French: morale −½, now 0 (½ more could not be taken): a unit broke',
  ],
  [{ type: 'LossRecorded', side: 'first', unit: 'f-corps', strength: 5, cause: 'routed' }, 'Friant (French) routs'],
  [
    { type: 'LossRecorded', side: 'second', unit: null, strength: 1, cause: 'brokenDown' },
    'A unit of strength 1 (Coalition) is broken down',
  ],
  [{ type: 'GuardCommitted', side: 'first', free: true }, 'The Guard goes in: French, free of charge'],
  [
    {
      type: 'MoraleSpentOnRally',
      side: 'first',
      spend: 'onSome',
      units: [
        { unit: 'f-corps', bonus: 1, result: 'rallied' },
        { unit: 'Landwehr', bonus: 0, result: 'toRoll' },
      ],
    },
    'Rally, ½ for each of some: Friant rallies and Landwehr to be rolled for',
  ],
  [
    { type: 'NightTerrainTaken', loser: 'second', turn: 2, held: ['a'], pursuers: ['f-corps'], others: 1 },
    'Night, Coalition: 1 hex of its lines of communication in enemy hands, 2 enemy units in pursuit',
  ],
  [
    { type: 'UnitPursued', side: 'first', unit: 'f-corps', hex: 'Ligny road', turn: 1 },
    'Friant (French) pursues off the map through Ligny road',
  ],
  [{ type: 'UnitWithdrawn', side: 'first', unit: 'f-corps' }, 'Friant (French) leaves the map for good'],
  [{ type: 'ExitAllowed', side: 'second', on: false }, 'Coalition: units may no longer leave the map'],
  [
    { type: 'MarkerPlaced', side: 'first', unit: 'f-corps', turn: 1, moved: true },
    'Direct Command, French: with Friant',
  ],
  [
    { type: 'HexesSet', side: 'first', hexes: { enemyObjectives: 1, enemyLoc: 2, fortresses: 0, redoubts: 1 } },
    'Held, French: 1 enemy objective, 2 hexes of the enemy’s lines of communication, 0 fortresses and 1 redoubt',
  ],
  [{ type: 'DecisiveVictory', winner: 'first' }, 'Decisive victory, French: the enemy has no morale left'],
  [{ type: 'DecisiveVictoryTakenBack', winner: 'first' }, 'After the correction it is no decisive victory for French'],
  [
    { type: 'GameDecided', result: { kind: 'marginal', winner: 'second' } },
    'The game is over. Marginal victory for Coalition',
  ],
  [{ type: 'GameDecided', result: { kind: 'draw' } }, 'The game ends in a draw'],
];

test.each(TOLD)('N20 12.1: %j', (event, text) => {
  expect(sentence(event, names)).toBe(text);
});

test('N20 12.1: every event of morale has its sentence here', () => {
  expect([...new Set(TOLD.map(([{ type }]) => type))].sort()).toEqual(Object.keys(moraleEvents).sort());
});
