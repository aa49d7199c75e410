import type { AnyProcedure } from '../../engine/procedure';
import type { RuleId } from '../../engine/step';
import { codeOf, outcomeOf } from '../../testkit/resolver-law';
import { cupSide } from './cup/cup-side';
import { improvedPosition } from './engineering/improved-position';
import { spanDamage } from './engineering/span-damage';
import { spanRepair } from './engineering/span-repair';
import { arrivalOrders } from './reinforcements/arrival-orders';
import { arrival } from './reinforcements/arrival';
import { trainCapture } from './trains/train-capture';

/** Worked out on paper from the text, before the procedures were asked. */
type Case = readonly [string, AnyProcedure, object, readonly (readonly [RuleId, ...number[]])[], object];

const APPENDIX = 'MOP 37.12.2';

const CASES: readonly Case[] = [
  ['MOP 37.1 a 5', cupSide, { chits: { first: 1, second: 9 } }, [['MOP 37.1', 5]], { side: 'first' }],
  ['MOP 37.1 a 4', cupSide, { chits: { first: 9, second: 1 } }, [['MOP 37.1', 4]], { side: 'second' }],

  ['MOP 37.12.2 due on 8, a 1', arrival, { dueTurn: 8, formations: 3 }, [[APPENDIX, 1]], { turn: 6, advanced: 3 }],
  [
    'MOP 37.12.2 more were delayed, a 5 is a 4',
    arrival,
    { dueTurn: 8, delayed: 2 },
    [[APPENDIX, 5]],
    { turn: 8, delayed: 2 },
  ],
  [
    'MOP 37.12.2 more were advanced, a 4 is a 5',
    arrival,
    { dueTurn: 8, formations: 2, advanced: 1 },
    [[APPENDIX, 4]],
    { turn: 9, delayed: 2, advanced: 1 },
  ],
  ['Ruling 41 a 6 and 1 is a 6', arrival, { dueTurn: 8, advanced: 1 }, [[APPENDIX, 6]], { turn: 10 }],
  [
    'Ruling 41 nobody is overtaken',
    arrival,
    { dueTurn: 8, earlierGroupArrives: 7 },
    [[APPENDIX, 1]],
    { turn: 7, result: 'advanced' },
  ],
  [
    'Ruling 41 cut to nothing',
    arrival,
    { dueTurn: 8, earlierGroupArrives: 9 },
    [[APPENDIX, 2]],
    { turn: 8, result: 'onTime', advanced: 0 },
  ],
  ['Ruling 41 due on 2', arrival, { dueTurn: 2 }, [], { turn: 2 }],
  [
    'MOP 37.12.2 four hours ahead',
    arrivalOrders,
    { beforeFirstDaylight: true, minutesToArrival: 240 },
    [],
    { kind: 'mayBeSent' },
  ],

  ['MOP 37.3.3 a 1', improvedPosition, { diggers: 2 }, [['MOP 37.3.3', 1]], { built: true }],
  ['MOP 37.3.3 a 2', improvedPosition, { diggers: 3 }, [['MOP 37.3.3', 2]], { built: false }],
  [
    'MOP 37.8 a pontoon train at 3',
    trainCapture,
    { train: 'pontoon' },
    [['MOP 37.8', 3]],
    { fate: 'captured', victoryPoints: 0 },
  ],
  ['MOP 37.8 a pontoon train at 4', trainCapture, { train: 'pontoon' }, [['MOP 37.8', 4]], { fate: 'destroyed' }],
  ['MOP 37.8 a baggage train', trainCapture, { train: 'baggage' }, [], { fate: 'destroyed', victoryPoints: 2 }],
  [
    'MOP 37.9.1 cavalry and a trestle',
    spanDamage,
    { span: 'trestle', unit: 'cavalry', movementLeft: 1 },
    [],
    { movementSpent: 1 },
  ],
  [
    'MOP 37.9.2 a bridge at 4',
    spanRepair,
    { span: 'bridge' },
    [['MOP 37.9.2', 4]],
    { repaired: true, movementSpent: 2 },
  ],
  [
    'MOP 37.9.2 a bridge at 4, in a zone',
    spanRepair,
    { span: 'bridge', enemyAtAnEnd: 'zone' },
    [['MOP 37.9.2', 4]],
    { repaired: false },
  ],
  [
    'MOP 37.9.2 a trestle at 2, the enemy on it',
    spanRepair,
    { span: 'trestle', enemyAtAnEnd: 'occupied' },
    [['MOP 37.9.2', 2]],
    { repaired: true },
  ],
];

test.each(CASES)('%s', (_, resolver, input, dice, outcome) => {
  expect(outcomeOf(resolver, input, dice)).toMatchObject(outcome);
});

const REFUSED: readonly (readonly [string, AnyProcedure, object, string])[] = [
  [
    'MOP 37.12.2 a minute less',
    arrivalOrders,
    { beforeFirstDaylight: true, minutesToArrival: 239 },
    'FOUR_HOURS_AHEAD',
  ],
  ['MOP 37.3.3 one alone', improvedPosition, { diggers: 1 }, 'TWO_DIGGERS_NEEDED'],
  ['MOP 37.4 in snow', improvedPosition, { diggers: 2, weather: 'Snow' }, 'GROUND_IS_FROZEN'],
  ['MOP 37.9.1 cavalry and a bridge', spanDamage, { span: 'bridge', unit: 'cavalry' }, 'INFANTRY_DAMAGES_BRIDGES'],
  ['MOP 37.9.2 guns mend nothing', spanRepair, { span: 'trestle', unit: 'artillery' }, 'INFANTRY_REPAIRS'],
];

test.each(REFUSED)('%s', (_, resolver, input, code) => {
  expect(codeOf(resolver, input)).toBe(code);
});
