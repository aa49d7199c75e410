import { formation, unit } from '../../../testkit/battle';
import { hiding } from '../../nlc/hidden-movement/testing/hiding';

const table = () =>
  hiding(['vedettes'], {
    formations: [formation('f1', 'first', { limit: 2 }), formation('s1', 'second')],
    units: [
      unit('hussars', 'f1', { arm: 'cavalry' }),
      unit('foot', 'f1'),
      unit('brigade', 's1', { name: 'Prussian brigade' }),
    ],
  });
type Game = ReturnType<typeof table>;
const send = (one: string, more: object = {}) => ({ type: 'DeployVedettes', unit: one, count: 2, ...more });
const out = (game: Game) => game.hidden('table').vedettesOut.map(({ unit: of, left }) => `${of} ${String(left)}`);
const standing = (game: Game, id: string) => game.view('table')?.army.units.find((one) => one.unit.id === id)?.standing;

describe('MOP 37.11 vedettes', () => {
  test('MOP 37.11: a cavalry unit makes way for them and comes back as it was when they come together', () => {
    const game = table();
    game.when({ type: 'LoseStep', unit: 'hussars' }, 'table').thenFacts();
    game.when({ type: 'PutMark', units: ['hussars'], mark: 'disrupted' }, 'table').thenFacts();
    const before = standing(game, 'hussars');
    game.when(send('hussars'), 'table').thenFacts();
    expect(out(game)).toEqual(['hussars 2']);
    expect(standing(game, 'hussars')?.place).toBe('deployed');
    game.when(send('hussars'), 'table').thenRefused('VEDETTES_ARE_OUT', 'MOP 37.11');
    game.when({ type: 'RecallVedettes', vedettes: 've1' }, 'table').thenFacts();
    expect(out(game)).toEqual([]);
    expect(standing(game, 'hussars')).toEqual(before);
    game.when({ type: 'RecallVedettes', vedettes: 've1' }, 'table').thenRefused('NO_SUCH_VEDETTES', 'MOP 37.11');
  });

  test('MOP 37.11, NLC 15: a unit that is out as vedettes is no loss', () => {
    const game = table();
    const lost = () => game.view('table')?.corps.formations.map((one) => one.lost);
    const before = lost();
    game.when(send('hussars'), 'table').thenFacts();
    expect(lost()).toEqual(before);
  });

  test('MOP 37.11: seven brigades have some of their own and keep on the map; nobody else but cavalry sends any', () => {
    const game = table();
    game.when(send('foot'), 'table').thenRefused('ONLY_LIGHT_CAVALRY', 'MOP 37.11');
    game.when(send('nobody'), 'table').thenRefused('NO_SUCH_UNIT', 'MOP 37.11');
    game.when(send('brigade', { keepsUnit: true }), 'table').thenFacts();
    expect([out(game), standing(game, 'brigade')?.place]).toEqual([['brigade 2'], 'map']);
    game.when({ type: 'RecallVedettes', vedettes: 've1' }, 'table').thenFacts();
    expect(standing(game, 'brigade')?.place).toBe('map');
  });

  test('MOP 37.11: how many a unit has is asked once', () => {
    const game = table();
    const offered = () => game.hidden('table').maySend.find((one) => one.unit === 'hussars');
    expect(offered()).toMatchObject({ count: null, cavalry: true });
    game.when(send('hussars', { count: 3 }), 'table').thenFacts();
    expect(offered()).toBeUndefined();
    game.when({ type: 'RecallVedettes', vedettes: 've1' }, 'table').thenFacts();
    expect(offered()).toMatchObject({ count: 3, keepsUnit: false });
    expect(game.hidden('table').maySend.map((one) => one.unit)).toEqual(['hussars', 'foot', 'brigade']);
  });

  test('MOP 37.11: they are lost, disrupted and reorganized one by one; with the last of them the unit is eliminated, and may be reorganized', () => {
    const game = table();
    game.when(send('hussars'), 'table').thenFacts();
    const change = (left: number, disrupted: number) =>
      game.when({ type: 'ChangeVedettes', vedettes: 've1', left, disrupted }, 'table');
    change(3, 0).thenRefused('TOO_MANY_VEDETTES', 'MOP 37.11');
    change(1, 2).thenRefused('TOO_MANY_VEDETTES', 'MOP 37.11');
    change(2, 0).thenRefused('NOTHING_CHANGED');
    change(2, 1).thenFacts();
    change(1, 0).thenFacts();
    expect(game.hidden('second').vedettesOut).toMatchObject([{ count: 2, left: 1, disrupted: 0, side: 'first' }]);
    change(0, 0).thenFacts();
    expect(out(game)).toEqual([]);
    expect(standing(game, 'hussars')?.place).toBe('uar');
    expect(game.view('table')?.corps.formations.find(({ of }) => of.id === 'f1')?.lost).toBeGreaterThan(0);
  });

  test('MOP 37.11: they are nobody’s unit in a fight, and not played where the option is off', () => {
    const game = table();
    game.when(send('hussars'), 'table').thenFacts();
    expect(Object.keys(game.view('table')?.procedure.unitInputs ?? {})).toEqual(['foot', 'brigade']);
    hiding([], { units: [unit('h', 'f1', { arm: 'cavalry' })] })
      .when(send('h'), 'table')
      .thenRefused('NOT_PLAYED_HERE', 'MOP 37.10');
  });
});
