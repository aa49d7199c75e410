import { tableOf } from '../../../engine/table';

type Named = 'Random Events Table A' | 'Random Events Table B';

/** MOP 37.12.3 (Appendix III j): which of the two event tables is used. */
export const RANDOM_TABLE = tableOf<Named>()({
  id: 'mop/random-table',
  title: 'Table Determination Table',
  rule: 'MOP 37.12.3',
  columns: ['Table'],
  rows: [
    { key: '1-3', cells: ['Random Events Table A'] },
    { key: '4-6', cells: ['Random Events Table B'] },
  ],
});
