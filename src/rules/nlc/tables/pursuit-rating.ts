import { table } from '../../../engine/table';

/** NLC 2.2: what a cavalry unit tests against when it should not pursue. */
export const PURSUIT_RATING = table({
  id: 'nlc/pursuit-rating',
  title: 'Pursuit Rating',
  rule: 'NLC 2.2',
  columns: ['Pursuit'],
  rows: [
    { key: 'All other cavalry', cells: ['4'] },
    { key: 'British', cells: ['2'] },
    { key: 'Imperial Guard cavalry', cells: ['5'] },
  ],
  notes: ['A die above the rating: the unit pursues although its owner did not want it to (NLC 7.8).'],
});
