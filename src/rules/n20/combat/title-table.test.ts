import { crtOf } from './title-table';

const heading = (...columns: string[]) => ({ columns });

test('N20 9.0 odds and differences are read as they are printed', () => {
  expect(crtOf(heading('1:2', '1:1', '3:1+'))).toEqual({
    by: 'ratio',
    columns: [
      { label: '1:2', attack: 1, defense: 2 },
      { label: '1:1', attack: 1, defense: 1 },
      { label: '3:1+', attack: 3, defense: 1 },
    ],
  });
  expect(crtOf(heading('−2', '0', '+3 to +4', '5+'))?.columns).toEqual([
    { label: '−2', attack: 0, defense: 2 },
    { label: '0', attack: 0, defense: 0 },
    { label: '+3 to +4', attack: 3, defense: 0 },
    { label: '5+', attack: 5, defense: 0 },
  ]);
});

test('N20 9.0 a heading that says something else is left to the players', () => {
  expect(crtOf(heading('bad', 'even', 'good'))).toBeUndefined();
  expect(crtOf(heading('1:2', '+3'))).toBeUndefined();
  expect(crtOf(heading())).toBeUndefined();
  expect(crtOf(null)).toBeUndefined();
});
