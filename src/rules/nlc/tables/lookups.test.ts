import { roundHalfUp } from '../../common/rounding';
import { FIRE } from './fire';
import {
  complianceHeading,
  complianceOn,
  hiddenOn,
  hitsOn,
  localDecisionOn,
  reductionIn,
  terrainReduction,
} from './lookups';
import { LOCAL_DECISION } from './local-decision';
import { PERCENTAGE } from './percentage';

const SUMS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

test('NLC 12.7: rating 1 sends an Attack to rating 1: column 0, 2-5 ignored, 6-8 R4, 9-10 1T, 11-12 complied with', () => {
  expect(SUMS.map((sum) => complianceOn(0, sum))).toEqual([
    ...['I', 'I', 'I', 'I'],
    ...['R4', 'R4', 'R4'],
    ...['1T', '1T'],
    ...['C', 'C'],
  ]);
});

test('NLC 12.7: from column 6 on nothing is ignored, on 10+ there is no R4; the ends hold what lies beyond', () => {
  expect([6, 7, 8, 9].map((column) => complianceOn(column, 2))).toEqual(['R4', 'R4', 'R4', 'R4']);
  expect([2, 5, 6].map((sum) => complianceOn(10, sum))).toEqual(['1T', '1T', 'C']);
  expect(complianceOn(14, 5)).toBe('1T');
  expect(complianceOn(-4, 8)).toBe('R4');
  expect([-3, -1, 4, 10, 12].map(complianceHeading)).toEqual(['-1', '-1', '4', '10+', '10+']);
});

test('NLC 12.11: a rating of 3 acts on 8, and on 7 with the +1 of Reserve', () => {
  expect(localDecisionOn(3, 8)).toBe('Acts locally');
  expect(localDecisionOn(3, 7)).toBe('No Effect');
  expect(localDecisionOn(3, 7 + 1)).toBe('Acts locally');
});

test('NLC 12.11: the printed ranges of each column follow one another from 2 to 12', () => {
  LOCAL_DECISION.columns.forEach((heading, column) => {
    const read = SUMS.map((sum) => localDecisionOn(column, sum));
    for (const { key, cells } of LOCAL_DECISION.rows) {
      const [from = 0, to = from] = (cells[column] ?? '').split('-').map(Number);
      expect([heading, SUMS.filter((_, i) => read[i] === key)]).toEqual([
        heading,
        SUMS.filter((s) => s >= from && s <= to),
      ]);
    }
  });
  expect(localDecisionOn(0, 13)).toBe('Acts locally');
  expect(localDecisionOn(-2, 1)).toBe('Bad Move');
});

test('NLC 7.1: the printed hits, twice for more than 24, none for no strength', () => {
  for (const { key, cells } of FIRE.rows)
    expect(SUMS.map((sum) => hitsOn(Number(key), sum))).toEqual(cells.map(Number));
  expect(hitsOn(0, 12)).toBe(0);
  expect(hitsOn(30, 12)).toBe(9 + 3);
  expect(hitsOn(48, 2)).toBe(2);
  expect(hitsOn(5, 13)).toBe(hitsOn(5, 12));
});

test('NLC 7.1: more strength or a higher roll never hits less', () => {
  for (let strength = 1; strength <= 24; strength++)
    for (const sum of SUMS) {
      expect(hitsOn(strength, sum)).toBeGreaterThanOrEqual(hitsOn(strength - 1, sum));
      expect(hitsOn(strength, sum + 1)).toBeGreaterThanOrEqual(hitsOn(strength, sum));
    }
});

test('NLC 7.6: every printed percentage is the strength rounded half up', () => {
  for (const { key, cells } of PERCENTAGE.rows)
    expect([25, 50, 75].map((off) => roundHalfUp(Number(key) * (100 - off), 100))).toEqual(cells.map(Number));
});

test('NLC 20.1.2: hidden on the first turn, found on 5 and 6 on the second, from 4 on afterwards', () => {
  const dice = [0, 1, 2, 3, 4, 5, 6];
  expect([1, 2, 3, 9].map((turn) => dice.map((die) => hiddenOn(turn, die)).join(''))).toEqual([
    'HHHHHHH',
    'HHHHHRR',
    'HHHHRRR',
    'HHHHRRR',
  ]);
});

test('NLC 7.6: a terrain takes off what is printed, nothing where it has no effect, and bars where it is N/A', () => {
  expect(terrainReduction('Woods', 'assault')).toBe(50);
  expect(terrainReduction('Stream', 'bombardment')).toBe(0);
  expect(terrainReduction('Chateau', 'charge')).toBeNull();
  expect(['-50% ¹', 'NE', 'N/A'].map(reductionIn)).toEqual([50, 0, null]);
});
