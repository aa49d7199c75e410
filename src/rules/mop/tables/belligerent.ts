import { tableOf } from '../../../engine/table';

type Belligerent = 'French' | 'Coalition';

/** MOP 37.12.3 (Appendix III j): whom a random event befalls. */
export const BELLIGERENT = tableOf<Belligerent>()({
  id: 'mop/belligerent',
  title: 'Affected Belligerent Table',
  rule: 'MOP 37.12.3',
  columns: ['Belligerent'],
  rows: [
    { key: '1,3,5', cells: ['French'] },
    { key: '2,4,6', cells: ['Coalition'] },
  ],
});
