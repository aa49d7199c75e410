import { table } from '../../../engine/table';

/** NLC 12.2: what each order makes a formation do, lets it do and forbids, and how it ends. In our words. */
export const ORDERS = table({
  id: 'nlc/orders',
  title: 'Summary of Order Types',
  rule: 'NLC 12.2',
  columns: ['Must', 'May', 'May not', 'Ends'],
  rows: [
    {
      key: 'Attack',
      cells: [
        'Come at least one hex nearer to the target each turn until 2 hexes from the enemy, then some units attack; once any is in a ZOC, some enter a ZOC every turn.',
        'Count bombardment alone as the attack for 2 turns at most. Cavalry formations: count their cavalry’s attacks.',
        'Move away from the target; leave a ZOC except by retreat.',
        'Succeeds with the target controlled, no unit in a ZOC and none attacked last turn; then Defend. Fails at night off the target.',
      ],
    },
    {
      key: 'Probe',
      cells: [
        'As Attack, with at most two units in ZOCs.',
        'Go back to bombardment; need not send in more units.',
        'Enter a ZOC of its own will once two units are in ZOCs.',
        'As Attack (Ruling 46). Fails at night off the target.',
      ],
    },
    {
      key: 'Defend',
      cells: [
        'The leader goes to the target until within 2 hexes of it, or as near as the enemy lets him, and stays within that radius.',
        'Enter ZOCs and attack inside the target, where the hex was its own side’s when the order was given. Name its present position as the target.',
        'Enter any other ZOC or attack any other hex; leave the radius except by retreat.',
        'Fails when the leader is driven out of the radius.',
      ],
    },
    {
      key: 'Delay',
      cells: [
        'Once within 2 hexes of the target, the leader stays there.',
        'Choose when and whether to close up to the target.',
        'Move away from the target; enter a ZOC; attack.',
        'Fails when the leader is driven out of the radius.',
      ],
    },
    {
      key: 'March',
      cells: [
        'Units and leader move towards the target, by a route that is named from the second turn onwards.',
        'Use road and trail rates. Wait behind friendly units in the way.',
        'Enter a ZOC.',
        'Succeeds at the target; canceled before a ZOC. Then the next order of the sequence, else Defend.',
      ],
    },
    {
      key: 'Fall Back',
      cells: [
        'Move away from the enemy with full movement; retreat voluntarily when attacked.',
        'Use road and trail rates; leave a ZOC for 1 MP more, and enter one to escape.',
        'Attack. On a road or trail hex it counts as flanked by cavalry.',
        'The owner may turn it into Reserve in a command phase with no unit within 2 hexes of the enemy.',
      ],
    },
    {
      key: 'General Retreat',
      cells: [
        'As Fall Back, towards a friendly supply source or map edge. Goes out to the HQ and every subordinate; checked at once, by night too, with 1R.',
        'As Fall Back.',
        'Be given before the army’s losses reach 80% of its level.',
        'Reserve at the earliest in the night that follows its sending.',
      ],
    },
    {
      key: 'Assign',
      cells: [
        'Puts a division under a corps or wing commander, a corps under a wing commander.',
        'Stand in a sequence.',
        '',
        'Accepted at once, without a check.',
      ],
    },
    {
      key: 'Reserve',
      cells: [
        'The leader stays where he is.',
        'Rally. Leave a ZOC for 1 MP more. The next order is checked with 1R.',
        'Enter a ZOC; attack. Morale is 1 lower.',
        'Fails when the leader is displaced or his stack retreats.',
      ],
    },
  ],
  notes: [
    'Charges, advances and retreats may go in any direction; “may not attack” never forbids bombardment or a reaction charge.',
    'Attack and Probe are attack-type orders, Defend and Delay defend-type orders. Where the summary and section 12.2 differ, 12.2 holds (Ruling 5).',
  ],
});
