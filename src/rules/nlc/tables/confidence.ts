import { tableOf } from '../../../engine/table';

type Modifier = '0' | '1' | '2' | '3';

/** NLC 12.10: what is added to the leader's rating when confidence is checked. */
export const CONFIDENCE = tableOf<Modifier>()({
  id: 'nlc/confidence',
  title: 'Order Confidence Check',
  rule: 'NLC 12.10',
  columns: ['Modifier'],
  rows: [
    { key: 'Undemoralised Formation on Attack/Probe', cells: ['3'] },
    { key: 'Demoralised formation on Attack/Probe', cells: ['0'] },
    { key: 'Objective is held on Attack (not for Probe)', cells: ['1'] },
    { key: 'Demoralised formation on Defense/Delay', cells: ['2'] },
  ],
  notes: [
    'The leader’s rating and the modifiers that apply are added up; a die above the total fails.',
    'An undemoralized formation on Defend or Delay does not check; other orders never do (Ruling 15).',
  ],
});
