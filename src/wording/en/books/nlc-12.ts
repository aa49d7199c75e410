import type { Section } from './section';

/** NLC 12 to 18: command, recovery, night, supply, victory. */
export const NLC_12: readonly Section[] = [
  [
    '12',
    'Command',
    'Overall commanders send orders to corps and wings; units fight well only near their own leader. Orders are written, or open where both agree.',
    ['NLC 12.1', 'NLC 12.2', 'NLC 12.3', 'Ruling 8'],
  ],
  [
    '12.1',
    'Command range',
    '3 MP from the leader at the cheapest rate, through enemy zones only where friends stand. Looked at when a unit moves or fights. Outside it a unit does not charge, assault or enter a zone, and moves back into range; it cannot walk out of range of its own will.',
    ['nlc/ranges', 'NLC 12.13'],
  ],
  [
    '12.2',
    'Orders',
    'Every formation is under one: Attack, Probe, Defend, Delay, March, Fall Back, General Retreat, Assign or Reserve. All but Reserve name a target, within 10 MP or reached by roads that begin within 10 MP. Charges, advances and retreats may go anywhere; bombardment and reaction charges are never forbidden.',
    ['nlc/orders', 'Ruling 46', 'Ruling 92', 'Ruling 93', 'Ruling 95'],
  ],
  [
    '12.3',
    'Command phase',
    'Write down local decisions. Check success, then confidence. Send new orders. Receive orders and check compliance, then roll the local decisions.',
    ['NLC 12.11', 'NLC 12.8', 'NLC 12.10', 'NLC 12.4', 'NLC 12.7', 'Ruling 9'],
  ],
  [
    '12.4',
    'Giving orders',
    'Write who, what, when sent, when received, the shifts and the target. The same order may not go to the same leader again while it lives: another type, or a target at least 10 hexes away. Who gives orders moves at half rate this turn.',
    ['Ruling 12', 'Ruling 16', 'NLC 12.6', 'NLC 12.12'],
  ],
  [
    '12.5',
    'Order sequences',
    'March and Attack orders in a row, with any order last. When one succeeds, or a March meets the enemy, the next comes into force by itself. A leader rated 3 or more goes from March to Attack at once; others stop and wait for the next turn. An Attack may be put off to the next day. If one fails, all fail.',
    ['NLC 12.8', 'NLC 12.9', 'Ruling 10'],
  ],
  [
    '12.6',
    'Couriers',
    'Received at once when stacked with the commander (face to face) or within 3 MP. Else the distance in cavalry MP divided by 6 is the number of turns; with a line of sight the distance counts half. An order that arrives kills one that still waits.',
    ['nlc/ranges', 'Ruling 11', 'Ruling 12', 'NLC 20.5'],
  ],
  [
    '12.7',
    'Compliance',
    'Add the ratings of sender and recipient and the shifts to find the column, and roll two dice. C: in force. 1T: one turn later. R4: a die in each later command phase, in force on 4 to 6. I: ignored. A sequence uses its leftmost column.',
    ['nlc/compliance', 'nlc/compliance-shifts', 'NLC 15', 'NLC 16', 'Ruling 3', 'Ruling 10', 'Ruling 13'],
  ],
  [
    '12.8',
    'Success',
    'A March or Attack is done when a unit has reached the target (controls it, for Attack), none is in an enemy zone and none was attacked last turn. Then the next order of the sequence, else Defend, or Reserve if it said to await orders.',
    ['NLC 12.5', 'Ruling 92'],
  ],
  [
    '12.9',
    'Cancellation and failure',
    'An order is canceled when a new one is complied with, or a March is blocked; units that are not blocked march on. A failed order is worse: the formation retreats 3 hexes at once, falls back, and all its waiting orders are ignored.',
    ['NLC 12.10', 'Ruling 93', 'NLC 20.9'],
  ],
  [
    '12.10',
    'Confidence',
    'From the turn after the first step loss under an order, every turn: one die above rating plus modifiers fails the order. Defend and Delay are checked only when demoralized.',
    ['nlc/confidence', 'Ruling 15', 'MOP 37.16'],
  ],
  [
    '12.11',
    'Local decision',
    'A leader tries to give himself an order: written down first, rolled last, + 1 in Reserve. No effect leaves all as it is, Acts locally puts it in force, and after a Bad Move the enemy may name the order.',
    ['nlc/local-decision', 'Ruling 14', 'Ruling 94', 'NLC 15', 'NLC 20.5'],
  ],
  [
    '12.12',
    'How many orders',
    'As many each turn as the commander’s rating. Away from his HQ, or if it was under movement orders last turn, one; after the first such turn only face to face, for targets in sight or along roads that begin in sight.',
    ['Ruling 87', 'Ruling 89', 'NLC 11.4'],
  ],
  [
    '12.13',
    'Divisional orders',
    'A division may have orders of its own; without a leader it is rated 1. It needs no command range, but its units end within 3 hexes of each other, and within 2 of a Defend target. Chit and demoralization stay with the corps. A corps leader may send it out by local decision and takes it back for free in range. A corps that takes in divisions has its leader lowered by 1 for each but the first.',
    ['Ruling 94', 'Ruling 95', 'NLC 20.2.2', 'nlc/ranges'],
  ],
  [
    '12.14',
    'Wing commanders',
    'They act while out of range and sight of an overall commander: they receive orders, pass on only what agrees with their own, and may roll for the Initial and Coordinated Action of their formations. In his range they may lead one of their formations instead.',
    ['Ruling 87', 'Ruling 88', 'NLC 20.5'],
  ],
  [
    '13',
    'Rally',
    'From the first night after their loss, eliminated units come back if the formation is in Reserve and its leader out of enemy sight: at most two for each leader and turn, with reduced strength, in his hex. Demoralized ones need 1 to 4 or are gone for good. One-step units come back one for two alike. Who had no supply when lost does not come back.',
    ['Ruling 26', 'Ruling 96', 'Ruling 97', 'NLC 17', 'MOP 37.6'],
  ],
  [
    '14',
    'Army demoralization',
    'When the strength of its lost units reaches the level. It decides about victory only.',
    ['Ruling 36', 'Ruling 90', 'NLC 11.4', 'NLC 15'],
  ],
  [
    '15',
    'Corps demoralization',
    'When the full strength of the units now eliminated reaches the limit: morale and movement 1 less. Compliance shifts down: C is 1T, 1T is R4, R4 is R5 (5 or 6). Acts locally is R4. Rallied below the limit, it ends.',
    ['NLC 12.7', 'Ruling 24', 'Ruling 96', 'NLC 20.6', 'NLC 20.9'],
  ],
  [
    '16',
    'Night',
    'Nobody enters an enemy zone, so no charges; no bombardment; sight 1 hex. Units that stand in zones may assault, and must where 7.3 obliges them. Attack and Probe fail unless a unit is on the target. Orders that arrive wait and are in force at dawn without a roll; demoralized formations then have R4. General Retreat and orders to an HQ are not held. The author plays nights without chits.',
    ['NLC 7.3', 'Ruling 25', 'Ruling 91', 'Ruling 104', 'NLC 20.8'],
  ],
  [
    '17',
    'Supply',
    'Traced five hexes across country, then by road or trail; enemy units block, their zones do not. Who has none at the end of the 9:00 turn is eliminated for good.',
    ['MOP 37.7', 'NLC 13'],
  ],
  [
    '18',
    'Victory',
    'Points as the scenario says. A hex is occupied by the side in it or last through it; controlled also by being last to have it in one’s own zone alone.',
    ['MOP 37.13', 'Ruling 36'],
  ],
];
