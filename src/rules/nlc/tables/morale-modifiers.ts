import { tableOf } from '../../../engine/table';

type Modifier = '-1' | '+1' | '-2';

/** NLC 2.3: what raises and lowers a unit's morale. */
export const MORALE_MODIFIERS = tableOf<Modifier>()({
  id: 'nlc/morale-modifiers',
  title: 'Morale Modifiers',
  rule: 'NLC 2.3',
  columns: ['Modifier'],
  rows: [
    { key: 'Step loss (except British and KGL)', cells: ['-1'] },
    { key: 'Demoralised formation/nationality/army**', cells: ['-1'] },
    { key: 'Stacked with its leader, WC, or OC', cells: ['+1'] },
    { key: 'Flank attack*/in woods*', cells: ['-2'] },
    { key: 'Attacked by Old Guard infantry*', cells: ['-1'] },
    { key: 'Fired at by artillery in assault*', cells: ['-1'] },
    { key: '● In terrain that reduces attackers', cells: ['+1'] },
    { key: '● Adjacent to undisrupted enemy unit', cells: ['-1'] },
  ],
  notes: [
    '* In combat only.',
    '** One of them at most.',
    '● Only when disruption is to be removed by a check (NLC 19.2).',
    'The total stays between 1 and 5. Russian infantry loses nothing by a lost step either (NLC 2.3).',
  ],
});
