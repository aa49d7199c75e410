import { table } from '../../../engine/table';

/** N20 9.0: the three ways of playing with the maneuver matrix. */
export const MANEUVER_METHODS = table({
  id: 'n20/maneuver-methods',
  title: 'Maneuver Matrix: how often',
  rule: 'N20 9.0',
  columns: ['Battles', 'Who asks for it'],
  rows: [
    { key: 'Fast', cells: ['One in each own combat phase, none in a reaction phase', 'the phasing player'] },
    {
      key: 'Fun',
      cells: [
        'Those at or next to a Direct Command marker, which its owner places on a unit in each own movement phase',
        'the owner of a marker in range, the phasing player first',
      ],
    },
    { key: 'Furious', cells: ['Any', 'either player, the phasing player first'] },
  ],
  notes: ['Never where a defending unit is in a redoubt or fortified hex.'],
});
