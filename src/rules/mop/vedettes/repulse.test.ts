import { oddsOf } from '../../../engine/odds';
import { beginning, codeOf, keysOf, outcomeOf } from '../../../testkit/resolver-law';
import { repulse } from './repulse';

/** Initiative 3: morale 4 (MOP 37.5), whole and in order. */
const HUSSARS = { id: 'Hussars', arm: 'cavalry', nation: 'french', frontStrength: 3, initiative: 3 } as const;
const FOOT = { id: 'Foot', arm: 'infantry', nation: 'french', frontStrength: 5, initiative: 3 } as const;
const into = (more: object = {}, units: readonly object[] = [HUSSARS]) => ({
  members: units.map((unit) => ({ unit })),
  ...more,
});
const after = (die: number, more: object = {}, units: readonly object[] = [HUSSARS]) =>
  outcomeOf(repulse, into(more, units), [['MOP 37.11.1', die]]);

describe('MOP 37.11.1 repulse', () => {
  test('MOP 37.11.1: it stops where it came from, checks morale, and passed nothing more befalls it', () => {
    expect(after(4)).toEqual({ kind: 'repulsed', passed: true, retreats: 0, disrupted: [], routed: [] });
  });

  test('Ruling 58: a failed check disrupts; by the other reading it does nothing', () => {
    expect(after(5)).toEqual({ kind: 'repulsed', passed: false, retreats: 0, disrupted: ['Hussars'], routed: [] });
    expect(after(5, { failedDisrupts: false })).toMatchObject({ passed: false, disrupted: [] });
  });

  test('MOP 37.11.1: orders that keep it out of zones: a hex more, and disrupted whatever the die and the reading', () => {
    for (const die of [1, 6])
      expect(after(die, { ordersBarZones: true, failedDisrupts: false })).toMatchObject({
        retreats: 1,
        disrupted: ['Hussars'],
      });
  });

  test('MOP 37.11: vedettes alone, or nothing, under the covers: no die, and it moves on; horse attacks them free', () => {
    expect(outcomeOf(repulse, into({ found: false }))).toEqual({ kind: 'movesOn' });
    expect(keysOf(repulse, into({ found: false }))).toEqual(['mopVedettesGiveWay', 'mopFreeAttack']);
    expect(keysOf(repulse, into({ found: false }, [FOOT]))).toEqual(['mopVedettesGiveWay']);
  });

  test('NLC 2.4: a stack checks as one, and all of it bears what comes of it', () => {
    expect(after(6, {}, [HUSSARS, FOOT])).toMatchObject({ passed: false, disrupted: ['Hussars', 'Foot'] });
  });

  test('NLC 20.10: who misses by three routs and is not disrupted besides', () => {
    const weak = { ...HUSSARS, initiative: 1, stepsLost: 0 };
    expect(after(6, { rout: true }, [weak])).toMatchObject({ disrupted: [], routed: ['Hussars'] });
  });

  test('MOP 37.5: without an initiative there is no morale; two units of one name are not told apart', () => {
    const { initiative: _, ...bare } = HUSSARS;
    expect(codeOf(repulse, into({}, [bare]))).toBe('INITIATIVE_NEEDED');
    expect(codeOf(repulse, into({}, [FOOT, FOOT]))).toBe('UNIT_NAMED_TWICE');
  });

  test('MOP 37.11.1: its odds are counted before the die: 4 in 6 with a morale of 4', () => {
    const walk = oddsOf(beginning(repulse, into()));
    const odds = walk.kind === 'odds' ? walk.odds : [];
    const share = odds.reduce((sum, { outcome, n, d }) => (isPassed(outcome) ? sum + n / d : sum), 0);
    expect(share).toBeCloseTo(4 / 6, 12);
  });
});

const isPassed = (outcome: unknown): boolean =>
  typeof outcome === 'object' && outcome !== null && 'passed' in outcome && outcome.passed === true;
