import { tableOf } from '../../../engine/table';

/** No strength up to 24 keeps more than 18 of itself. */
type Kept =
  | '0'
  | '1'
  | '2'
  | '3'
  | '4'
  | '5'
  | '6'
  | '7'
  | '8'
  | '9'
  | '10'
  | '11'
  | '12'
  | '13'
  | '14'
  | '15'
  | '16'
  | '17'
  | '18';

/** NLC 7.6: what a strength keeps after a reduction. */
export const PERCENTAGE = tableOf<Kept>()({
  id: 'nlc/percentage',
  title: 'Percentage Reduction Table',
  rule: 'NLC 7.6',
  columns: ['-25', '-50', '-75'],
  rows: [
    { key: '1', cells: ['1', '1', '0'] },
    { key: '2', cells: ['2', '1', '1'] },
    { key: '3', cells: ['2', '2', '1'] },
    { key: '4', cells: ['3', '2', '1'] },
    { key: '5', cells: ['4', '3', '1'] },
    { key: '6', cells: ['5', '3', '2'] },
    { key: '7', cells: ['5', '4', '2'] },
    { key: '8', cells: ['6', '4', '2'] },
    { key: '9', cells: ['7', '5', '2'] },
    { key: '10', cells: ['8', '5', '3'] },
    { key: '11', cells: ['8', '6', '3'] },
    { key: '12', cells: ['9', '6', '3'] },
    { key: '13', cells: ['10', '7', '3'] },
    { key: '14', cells: ['11', '7', '4'] },
    { key: '15', cells: ['11', '8', '4'] },
    { key: '16', cells: ['12', '8', '4'] },
    { key: '17', cells: ['13', '9', '4'] },
    { key: '18', cells: ['14', '9', '5'] },
    { key: '19', cells: ['14', '10', '5'] },
    { key: '20', cells: ['15', '10', '5'] },
    { key: '21', cells: ['16', '11', '5'] },
    { key: '22', cells: ['17', '11', '6'] },
    { key: '23', cells: ['17', '12', '6'] },
    { key: '24', cells: ['18', '12', '6'] },
  ],
  notes: ['Row: strength points. Column: the reduction in percent, from the terrain table.'],
});
