import { tableOf } from '../../../engine/table';

type Shift = 'R' | '2L';

/** NLC 12.7: how far the compliance column is shifted, R to the right and L to the left. */
export const COMPLIANCE_SHIFTS = tableOf<Shift>()({
  id: 'nlc/compliance-shifts',
  title: 'Order Compliance Shifts',
  rule: 'NLC 12.7',
  columns: ['Shift'],
  rows: [
    { key: 'Formation has Reserve (no) orders', cells: ['R'] },
    { key: 'Attack/Probe order', cells: ['2L'] },
    { key: 'Order given face to face', cells: ['R'] },
    { key: 'Divisional order/Cavalry corps', cells: ['R'] },
  ],
  notes: ['R: one column to the right. 2L: two columns to the left.', 'General Retreat has a shift of 1R (NLC 12.2).'],
});
