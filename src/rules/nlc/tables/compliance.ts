import { tableOf } from '../../../engine/table';

type Threshold = '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10' | '11' | '12' | '-';

/** NLC 12.7: the sum of two dice from which on each result holds, in each column. */
export const COMPLIANCE = tableOf<Threshold>()({
  id: 'nlc/compliance',
  title: 'Order Compliance Table',
  rule: 'NLC 12.7',
  columns: ['-1', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10+'],
  rows: [
    { key: 'R4', cells: ['7', '6', '6', '6', '5', '4', '3', '2', '2', '2', '2', '-'] },
    { key: '1T', cells: ['9', '9', '9', '8', '7', '7', '6', '5', '4', '4', '3', '2'] },
    { key: 'C', cells: ['12', '11', '11', '10', '10', '9', '9', '8', '8', '7', '6', '6'] },
  ],
  notes: [
    'Column: ratings of sender and recipient and all shifts, between −1 and 10+. Two dice.',
    'The result is the lowest line whose number the dice reach (Ruling 3). Below the first number: I, ignored; from column 6 on no roll is so low.',
    'C: complied with. 1T: one turn later. R4: each later command phase on a roll of 4-6.',
    'Demoralized: C reads 1T, 1T reads R4, R4 reads R5 (NLC 15).',
  ],
});
