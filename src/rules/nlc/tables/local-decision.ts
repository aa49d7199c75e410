import { tableOf } from '../../../engine/table';

type Sums =
  | '2'
  | '12'
  | '2-3'
  | '2-5'
  | '2-6'
  | '2-7'
  | '3-5'
  | '4-7'
  | '6-9'
  | '6-12'
  | '7-10'
  | '8-11'
  | '8-12'
  | '10-12'
  | '11-12';

/** NLC 12.11: what a leader's attempt to give himself orders comes to, by the sum of two dice. */
export const LOCAL_DECISION = tableOf<Sums>()({
  id: 'nlc/local-decision',
  title: 'Local Decision Table',
  rule: 'NLC 12.11',
  columns: ['0', '1', '2', '3', '4+'],
  rows: [
    { key: 'Bad Move', cells: ['2-7', '2-6', '2-5', '2-3', '2'] },
    { key: 'No Effect', cells: ['8-11', '7-10', '6-9', '4-7', '3-5'] },
    { key: 'Acts locally', cells: ['12', '11-12', '10-12', '8-12', '6-12'] },
  ],
  notes: [
    'Column: the leader’s rating. Two dice; +1 to the roll with Reserve orders.',
    'Demoralized: “Acts locally” reads R4 (NLC 15).',
  ],
});
