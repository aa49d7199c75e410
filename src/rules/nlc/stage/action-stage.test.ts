import { battle, leader } from '../../../testkit/battle';
import { mopTable, nlcTable } from '../../../testkit/playing';
import type { NlcTable } from '../../../testkit/playing';
import type { Setup, TurnKind } from '../../common/index';
import type { Switch } from '../../list';
import type { Weather } from '../combat/terms';

const turns = (kind: TurnKind): Setup['turns'] => [{ label: '10:00', kind, day: 1 }];

type Table = Pick<NlcTable, 'view'>;
const stageOn = (table: Table): readonly string[] =>
  (table.view()?.stage ?? []).map(({ key, rule, reminders }) =>
    [`${rule} ${key}:`, ...reminders.map((reminder) => reminder.key)].join(' '),
  );
const remindersIn = (table: Table, segment: string): readonly string[] =>
  (table.view()?.stage ?? [])
    .filter(({ key }) => key === segment)
    .flatMap(({ reminders }) => reminders.map(({ key, rule }) => `${rule} ${key}`));
const segments = (table: Table): readonly string[] => (table.view()?.stage ?? []).map(({ key }) => key);

const at = (kind: TurnKind, switches: readonly Switch[] = []) => nlcTable(battle({ turns: turns(kind) }, switches));

/** A day of March on Paris under this sky. */
const under = (weather: Weather) => {
  const table = mopTable(battle({ turns: turns('day') }));
  table.when({ type: 'NameWeather', weather }).thenFacts();
  return table;
};

describe('NLC 4.5 the action stage', () => {
  test('NLC 4.5 by day: bombardment, charge, movement, assault', () => {
    expect(stageOn(at('day'))).toEqual([
      'NLC 8.1 bombardment: bombardRange bombardFar bombardedStays',
      'NLC 7.7 charge: chargeRange chargesTogether chargeDisrupts',
      'NLC 4.4 movement: leaderMoves commandRange lastOutOfZone',
      'NLC 7.3 assault: mustAssault noDoubleAssault chateauFirst artilleryJoins',
    ]);
  });

  test('Ruling 104, NLC 16: at night no bombardment and no charge, but the assault of those that stand in a zone', () => {
    expect(segments(at('night'))).toEqual(['movement', 'assault']);
    expect(remindersIn(at('night'), 'movement')).toContain('NLC 5.5 noZocAtNight');
    expect(remindersIn(at('night'), 'assault')).toContain('NLC 7.3 mustAssault');
  });

  test('MOP 37.1 Night PM: a day turn without bombardment, artillery at half strength in assault', () => {
    expect(segments(at('nightPM'))).toEqual(['charge', 'movement', 'assault']);
    expect(remindersIn(at('nightPM'), 'assault')).toContain('MOP 37.1 artilleryHalved');
  });

  test('NLC 7.3 several stacks in reach: the chateau before units, units before a headquarters', () => {
    expect(remindersIn(at('day'), 'assault')).toContain('NLC 7.3 chateauFirst');
  });

  test('NLC 19.1 the last unit out of a zone of control checks its morale, where that is played', () => {
    expect(remindersIn(at('day'), 'movement')).toContain('NLC 19.1 lastOutOfZone');
    expect(remindersIn(at('day', ['withoutDisruptionOnRetreat']), 'movement')).not.toContain('NLC 19.1 lastOutOfZone');
  });

  test('NLC 19.4 guns reach three hexes, where that is played', () => {
    expect(remindersIn(at('day', ['withoutArtilleryDetail']), 'bombardment')).not.toContain('NLC 19.4 bombardFar');
  });

  test('NLC 20.2.1, 20.2.2, 20.2.3 with doctrine: column, line, and its own range of command instead of 3 MP', () => {
    const table = at('day', ['doctrine']);
    expect(remindersIn(table, 'movement')).toEqual([
      'NLC 4.4 leaderMoves',
      'NLC 20.2.2 divisionRange',
      'NLC 20.2.1 inColumn',
      'NLC 20.2.3 extendedLine',
      'NLC 19.1 lastOutOfZone',
    ]);
    expect(remindersIn(table, 'assault')).toContain('NLC 20.2.1 inLine');
  });

  test('NLC 20.13 with opportunity fire: whoever moves comes under it, and guns bombard where they face', () => {
    const table = at('day', ['opportunityFire']);
    expect(remindersIn(table, 'movement')).toContain('NLC 20.13 opportunityFire');
    expect(remindersIn(table, 'bombardment')).toContain('NLC 20.13 bombardFacing');
  });
});

describe('MOP 37.4 the action stage goes by the weather', () => {
  test.each(['rain', 'fog', 'snow'] as const)('MOP 37.4 %s: guns reach the next hex only', (weather) => {
    expect(remindersIn(under(weather), 'bombardment')).toEqual(['MOP 37.4 bombardNear', 'NLC 8.1 bombardedStays']);
  });

  test('MOP 37.4 fair: as without weather', () => {
    expect(stageOn(under('fair'))).toEqual(stageOn(at('day')));
  });

  test('MOP 37.4 mud: no bombardment and no charge; snowstorm: no bombardment, and weaker charges', () => {
    expect(segments(under('mud'))).toEqual(['movement', 'assault']);
    expect(segments(under('snowstorm'))).toEqual(['charge', 'movement', 'assault']);
    expect(remindersIn(under('snowstorm'), 'charge')).toContain('MOP 37.4 chargeInSnow');
  });

  test('NLC 5.5 in rain nobody enters a zone of control: among the reminders, and among what the weather does', () => {
    expect(remindersIn(under('rain'), 'movement')).toContain('NLC 5.5 noZocInRain');
    expect(under('rain').view()?.weather.effects).toContainEqual({
      rule: 'NLC 5.5',
      key: 'weatherNoZones',
      facts: {},
    });
    expect(remindersIn(under('fog'), 'movement')).not.toContain('NLC 5.5 noZocInRain');
  });
});

describe('MOP 37.16 Blücher', () => {
  const bluecher = leader('bluecher', 'second', 3, { effect: 'bluecher' });
  const games = (onMap: boolean) => {
    const table = mopTable(battle({ leaders: [leader('emperor', 'first', 5), { ...bluecher, onMap }] }));
    table.when({ type: 'FillCup' }).thenFacts();
    return table;
  };

  test('MOP 37.16 he stays in range of those that attack: said when his side acts, and he is there', () => {
    const table = games(true);
    table.when({ type: 'EnterDrawn', side: 'first', chit: 'f1' }).thenFacts();
    expect(remindersIn(table, 'movement')).not.toContain('MOP 37.16 bluecherNear');
    table.when({ type: 'EnterDrawn', side: 'second', chit: 's1' }).thenFacts();
    expect(remindersIn(table, 'movement')).toContain('MOP 37.16 bluecherNear');
    const without = games(false);
    without.when({ type: 'EnterDrawn', side: 'second', chit: 's1' }).thenFacts();
    expect(remindersIn(without, 'movement')).not.toContain('MOP 37.16 bluecherNear');
  });
});
