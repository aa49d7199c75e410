import { table } from '../../../engine/table';

/** NLC 7: what bears on each kind of combat. */
export const COMBAT_MODIFIERS = table({
  id: 'nlc/combat-modifiers',
  title: 'Combat modifiers',
  rule: 'NLC 7.6',
  columns: ['Modifiers'],
  rows: [
    { key: 'Normal combat', cells: ['Disruption/flanking/terrain'] },
    { key: 'Cavalry charges', cells: ['Form square/flanking/backhand blow'] },
    {
      key: 'Bombardment',
      cells: ['+50% for flanking, (opt.) +50% for defense in assault, +50% for stacked non-arty targets'],
    },
  ],
  notes: [
    'Normal combat: disruption ½ (NLC 7.6), cavalry ½ (NLC 7.3), flanking takes 2 off the defender’s morale.',
    'Cavalry charges: square ½, flank ×2, backhand blow ×2; infantry and artillery defend at ½ (NLC 7.7, 7.10).',
    'Bombardment: flanking is enfilade, +50% once (NLC 8.5, Ruling 17). The options: NLC 19.4.',
  ],
});
