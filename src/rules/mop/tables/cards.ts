import { table } from '../../../engine/table';

/**
 * MOP 37.12 (Appendices I and III): what NLC changes about the cards, for both ways of playing them, in our words. A
 * blank means that the appendix does not list the card, which is then played as printed on it.
 */
export const CARDS = table({
  id: 'mop/cards',
  title: 'Cards',
  rule: 'MOP 37.12',
  columns: ['Card No.', 'Kind', 'Full card play', 'Restricted card play'],
  rows: [
    { key: 'Road Column', cells: ['1', 'Mode', '', 'As printed on the card.'] },
    {
      key: 'Late Start',
      cells: [
        '2',
        'Mode',
        'Also bars that player’s Initial Action this turn.',
        'Also bars that player’s Initial Action this turn.',
      ],
    },
    {
      key: 'Artillery Cover Fire',
      cells: [
        '3',
        'Tactics',
        'As printed on the card; can also call off one enemy pursuit. One combat a turn.',
        'As printed on the card; can also call off one enemy pursuit. One combat a turn.',
      ],
    },
    { key: 'Replacements', cells: ['4', 'Mode', '', 'As printed on the card.'] },
    {
      key: 'Early Arrival',
      cells: ['5', 'Mode', 'An Initial Action on the first turn.', 'An Initial Action on the first turn.'],
    },
    { key: 'Formation Scattered', cells: ['6', 'Mode', '', 'As printed on the card.'] },
    {
      key: 'Emperor Napoléon',
      cells: [
        '7',
        'Leader',
        'Rating 5 for everything this turn; a Coordinated Action chit and an Initial Action without a roll.',
        'Rating 5 for everything this turn; a Coordinated Action chit and an Initial Action without a roll.',
      ],
    },
    {
      key: 'Blücher',
      cells: [
        '7',
        'Leader',
        'Three rerolls at most, each of which stands. No involuntary retreats.',
        'Three rerolls at most, each of which stands. No involuntary retreats.',
      ],
    },
    {
      key: 'Approach March',
      cells: [
        '8',
        'March',
        'A March order at no cost for a formation with no unit in a ZOC; in force at once.',
        'A March order at no cost for a formation with no unit in a ZOC; in force at once.',
      ],
    },
    {
      key: 'General Retreat',
      cells: [
        '9',
        'March',
        'The only way to General Retreat orders: for the OC, else a WC, else a corps leader; WC and corps leader by Local Decision, turn after turn until it works; trying for another order loses the card.',
        'The OC may order a General Retreat later on. Only this card and card 22 allow it.',
      ],
    },
    {
      key: 'Spies Bring News from Enemy Camp',
      cells: [
        '10',
        'Game',
        'Look at the enemy’s present orders. Solo: one order more, checked at once.',
        'Look at the enemy’s present orders. Solo: one order more, checked at once.',
      ],
    },
    {
      key: 'General Advance',
      cells: [
        '11',
        'March',
        'A Local Decision with 2R for one formation.',
        'A Local Decision with 2R for one formation.',
      ],
    },
    { key: 'Probe', cells: ['12', 'March', '', 'As printed on the card.'] },
    {
      key: 'Infiltration',
      cells: [
        '13',
        'March',
        'Nothing; if agreed, cavalry on Attack or Probe need not assault.',
        'As printed on the card.',
      ],
    },
    {
      key: 'Marshal Ney',
      cells: [
        '14',
        'Leader',
        'In every charge or assault: +1 on his roll or −1 on the enemy’s.',
        'In every charge or assault: +1 on his roll or −1 on the enemy’s.',
      ],
    },
    { key: 'Another Chance', cells: ['14', 'Game', '', 'As printed on the card.'] },
    {
      key: 'Sound of Guns',
      cells: [
        '15',
        'March',
        '',
        'A formation with no unit in a ZOC tries a Local Decision for March and Attack, on a target at most 10 hexes off where guns or an assault were heard last turn: 2R, a Bad Move has no effect.',
      ],
    },
    {
      key: 'Fire',
      cells: [
        '16',
        'Game',
        'The MP penalty holds until the next day’s first daylight turn.',
        'The MP penalty holds until the next day’s first daylight turn.',
      ],
    },
    {
      key: 'Cavalry Pursuit',
      cells: ['17', 'Tactics', 'Pursuit checks succeed this turn.', 'Pursuit checks succeed this turn.'],
    },
    {
      key: 'Counter Charge',
      cells: ['18', 'Tactics', 'Reaction charges need no test this turn.', 'Reaction charges need no test this turn.'],
    },
    {
      key: 'Mobile Defense',
      cells: ['19', 'March', '', 'Units on Defend or Delay can leave ZOCs this turn for +1 MP.'],
    },
    { key: 'Area Defense', cells: ['20', 'Status', '', 'As printed on the card.'] },
    {
      key: 'Turning Movement',
      cells: ['21', 'March', '', '2R for one sequence of March and Attack sent this turn.'],
    },
    {
      key: 'From the Jaws of Death',
      cells: [
        '22',
        'Tactics',
        'One retreating stack is spared the step loss for ZOCs this turn.',
        'One retreating stack is spared the step loss for ZOCs this turn.',
      ],
    },
    {
      key: 'Cossacks',
      cells: [
        '23',
        'Game',
        'A named enemy cavalry stack with Cossacks cannot charge this turn.',
        'A named enemy cavalry stack with Cossacks cannot charge this turn.',
      ],
    },
    {
      key: 'Untrained Enemy Cavalry',
      cells: [
        '23',
        'Game',
        'A named enemy cavalry stack cannot charge this turn.',
        'A named enemy cavalry stack cannot charge this turn.',
      ],
    },
    { key: 'Populace', cells: ['24', 'Game', 'As printed on the card.', 'As printed on the card.'] },
    { key: 'The Last Push', cells: ['24', 'Status', 'Its modifier is +2.', 'Its modifier is +2.'] },
    {
      key: 'Reinforcement Arrives Early',
      cells: ['25', 'Arrival', '', 'As printed on the card, for the next one due.'],
    },
    {
      key: 'Reinforcement Takes Other Route',
      cells: [
        '26',
        'Arrival',
        'A friendly force enters at another road or trail hex of the edge, or the first one of the next edge; its March then leads to some town or HQ along the new way, no nearer to the edge than before.',
        'A friendly force enters at another road or trail hex of the edge, or the first one of the next edge; its March then leads to some town or HQ along the new way, no nearer to the edge than before.',
      ],
    },
    {
      key: 'Delay-March Confusion',
      cells: [
        '27',
        'Arrival',
        'As printed on the card, but on the own side’s next force due.',
        'As printed on the card, but on the own side’s next force due.',
      ],
    },
    {
      key: 'Forced March',
      cells: ['28', 'Tactics', 'One March order more this turn, with 2R.', 'One March order more this turn, with 2R.'],
    },
    { key: 'Alternate Reinforcements', cells: ['29', 'Arrival', '', 'As printed on the card.'] },
    {
      key: 'Marshal Marmont',
      cells: [
        '30',
        'Leader',
        'An enemy stack’s morale is 1 less when it may have to retreat; no involuntary retreats of his own. His higher rating holds; bombardment +1.',
        'An enemy stack’s morale is 1 less when it may have to retreat; no involuntary retreats of his own. His higher rating holds; bombardment +1.',
      ],
    },
    {
      key: 'Gneisenau',
      cells: [
        '30',
        'Leader',
        'Three rerolls at most, each of which stands. A formation’s units go from the UAR to the Recovered box.',
        'Three rerolls at most, each of which stands. A formation’s units go from the UAR to the Recovered box.',
      ],
    },
    {
      key: 'Aide de Camp',
      cells: [
        '31',
        'Game',
        'One of three: no capture; command traced through a ZOC; one order more this turn.',
        'One of three: no capture; command traced through a ZOC; one order more this turn.',
      ],
    },
  ],
  notes: [
    'A card that an appendix does not list is played as printed on it.',
    'Cards per deck, their victory points and what is only “as printed” come from the title sheet (Ruling 51).',
    'Appendix III calls card 22 The Battle Ends where it speaks of General Retreat, and From the Jaws of Death in its list.',
    'The reorganization modifier of General Retreat is ignored; so are the movement ratings on all cards. RECOVERY on a card means a supply check.',
  ],
});
