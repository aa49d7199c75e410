import { byType } from '../../engine/by-type';
import type { CampaignEvent } from '../../rules/nlc/campaign/campaign';
import { NLC_CAMPAIGN } from '../../rules/nlc/campaign/nlc-campaign';
import { MOP_CAMPAIGN } from '../../rules/mop/ending/campaign-book';
import { battle, unit } from '../../testkit/battle';
import { namesFrom } from '../names';
import type { Names } from '../names';
import { supplyLine } from './campaign';
import { COORDINATED_NAME } from './cup';
import { CAMPAIGN_EVENTS } from './events-campaign';

const names = namesFrom({ setup: battle({ units: [unit('u', 'f1', { name: 'Friant' })] }) }, COORDINATED_NAME);
const sentence = byType<CampaignEvent, readonly [Names], string>(CAMPAIGN_EVENTS);

const rolled = { type: 'ArrivalRolled' as const, side: 'first' as const, formations: ['f1', 'f2'], entry: '', due: 4 };
const supply = { type: 'SupplyChecked', side: 'first', turn: 1, why: 'due' } as const;
const place = {
  type: 'PlaceRecorded',
  name: 'Ligny',
  kind: 'place',
  owner: null,
  points: 5,
  asks: 'controlled',
} as const;
const award = { type: 'PointsAwarded', id: 'open-1', side: 'second', reason: 'VI', hidden: false } as const;

const TOLD: readonly (readonly [CampaignEvent, string])[] = [
  [{ ...rolled, turn: 2, result: 'advanced' }, 'f1 Corps and f2 Corps, due on turn 5 (12:00): early, turn 3 (10:00)'],
  [
    { ...rolled, formations: ['f1'], turn: 4, result: 'onTime' },
    'f1 Corps, due on turn 5 (12:00): on schedule, turn 5 (12:00)',
  ],
  [
    { type: 'ArrivalMoved', formation: 'f1', due: 4, turn: 6, reason: 'Card 27' },
    'f1 Corps comes on turn 7 (20:00): Card 27',
  ],
  [{ type: 'ArrivalMoved', formation: 'f1', due: 4, turn: null, reason: 'Card 29' }, 'f1 Corps does not come: Card 29'],
  [
    { type: 'ReinforcementPostponed', formation: 'f1', due: 4, turn: 5, hindrance: 'blocked' },
    'f1 Corps cannot enter (the entry is barred): turn 6 (13:00)',
  ],
  [{ type: 'ReinforcementEntered', formation: 'f1', whole: true }, 'f1 Corps enters'],
  [{ type: 'ReinforcementEntered', formation: 'f1', whole: false }, 'f1 Corps enters, its tail is still to come'],
  [
    { type: 'ArrivalOrderChanged', formation: 'f1', order: 'March to Brienne', turn: 0 },
    'f1 Corps comes with another order: March to Brienne',
  ],
  [{ ...supply, out: ['u'] }, 'Supply of French: none for Friant'],
  [{ ...supply, why: 'card', out: [] }, 'Supply, by a card of French: all units have it'],
  [{ ...award, source: 'card', amount: -3 }, 'Points, Coalition: −3 by a card (VI)'],
  [{ ...award, source: 'canceled', amount: 9 }, 'Points, Coalition: a quarter of 9 for a formation canceled (VI)'],
  [{ ...place, by: 'first', how: 'entered', inSupply: true }, 'Ligny (5, controlled): entered by French'],
  [
    { ...place, kind: 'source', by: 'second', how: 'inZone', inSupply: false },
    'Supply source Ligny: in the zone of Coalition, who is out of supply and command',
  ],
  [{ ...place, by: null, how: 'entered', inSupply: true }, 'Ligny (5, controlled): nobody’s'],
  [
    { type: 'LeaderCaptured', leader: 'marshal', side: 'second', rating: 3, captured: true, napoleon: false },
    'MARSHAL is taken',
  ],
  [
    { type: 'EndingRecorded', what: 'generalRetreat', side: 'first', done: true },
    'General Retreat was played (French)',
  ],
  [
    { type: 'EndingRecorded', what: 'frenchDemoralized', side: null, done: false },
    'The French army is demoralized: taken back',
  ],
  [
    { type: 'VictoryCounted', turn: 9, demoralized: ['s1'], awards: [] },
    'Victory is counted; demoralized: s1 Corps; cards shown: 0',
  ],
  [{ type: 'PlaceRemoved', name: 'Ligny' }, 'Corrected: Ligny does not count'],
];

test.each(TOLD)('NLC 9, 17, 18, MOP 37.7 the history tells %j', (event, text) => {
  expect(sentence(event, names)).toBe(text);
});

test('NLC 9, 17, 18, MOP 37.7 every kind of event has been told', () => {
  expect(new Set(TOLD.map(([{ type }]) => type)).size).toBe(Object.keys(CAMPAIGN_EVENTS).length);
});

test('NLC 17, MOP 37.7 every reminder of how supply is traced has words', () => {
  const lines = [...NLC_CAMPAIGN.supply.lines, ...MOP_CAMPAIGN.supply.lines];
  for (const { key } of lines) expect(supplyLine(key)).not.toBe(key);
});
