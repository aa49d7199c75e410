import { tableOf } from '../../../engine/table';

type Event =
  | 'Artillery Cover Fire'
  | 'Napoléon/Blücher'
  | 'Approach March'
  | 'General Retreat'
  | 'General Advance'
  | 'Probe'
  | 'Infiltration'
  | 'Ney/Another Chance'
  | 'Sound of Guns'
  | 'Cavalry Pursuit'
  | 'Counter Charge'
  | 'Mobile Defense'
  | 'Area Defense'
  | 'From the Jaws of Death'
  | 'Cossacks/Untrained Enemy Cavalry'
  | 'Reinforcement Arrives Early'
  | 'Reinforcement Takes Other Route'
  | 'Delay-March Confusion'
  | 'Forced March'
  | 'Alternate Reinforcements'
  | 'Marmont/Gneisenau'
  | 'No Event';
type Card =
  | '3'
  | '7'
  | '8'
  | '9'
  | '11'
  | '12'
  | '13'
  | '14'
  | '15'
  | '17'
  | '18'
  | '19'
  | '20'
  | '22'
  | '23'
  | '25'
  | '26'
  | '27*'
  | '28'
  | '29'
  | '30'
  | '-';

/** MOP 37.12.3 (Appendix III j): table A, which event two dice, read as tens and ones, bring. */
export const RANDOM_EVENTS_A = tableOf<Event | Card>()({
  id: 'mop/random-events-a',
  title: 'Random Events Table A',
  rule: 'MOP 37.12.3',
  columns: ['Event', 'Card No.'],
  rows: [
    { key: '11', cells: ['Artillery Cover Fire', '3'] },
    { key: '12', cells: ['Napoléon/Blücher', '7'] },
    { key: '13', cells: ['Approach March', '8'] },
    { key: '14', cells: ['General Retreat', '9'] },
    { key: '15', cells: ['General Advance', '11'] },
    { key: '16', cells: ['Probe', '12'] },
    { key: '21', cells: ['Infiltration', '13'] },
    { key: '22', cells: ['Ney/Another Chance', '14'] },
    { key: '23', cells: ['Sound of Guns', '15'] },
    { key: '24', cells: ['Cavalry Pursuit', '17'] },
    { key: '25', cells: ['Counter Charge', '18'] },
    { key: '26', cells: ['Mobile Defense', '19'] },
    { key: '31', cells: ['Area Defense', '20'] },
    { key: '32', cells: ['From the Jaws of Death', '22'] },
    { key: '33', cells: ['Cossacks/Untrained Enemy Cavalry', '23'] },
    { key: '34', cells: ['Reinforcement Arrives Early', '25'] },
    { key: '35', cells: ['Reinforcement Takes Other Route', '26'] },
    { key: '36', cells: ['Reinforcement Takes Other Route', '26'] },
    { key: '41', cells: ['Delay-March Confusion', '27*'] },
    { key: '42', cells: ['Forced March', '28'] },
    { key: '43', cells: ['Alternate Reinforcements', '29'] },
    { key: '44', cells: ['Alternate Reinforcements', '29'] },
    { key: '45', cells: ['Marmont/Gneisenau', '30'] },
    { key: '46', cells: ['No Event', '-'] },
    { key: '51', cells: ['No Event', '-'] },
    { key: '52', cells: ['No Event', '-'] },
    { key: '53', cells: ['No Event', '-'] },
    { key: '54', cells: ['No Event', '-'] },
    { key: '55', cells: ['No Event', '-'] },
    { key: '56', cells: ['No Event', '-'] },
    { key: '61', cells: ['No Event', '-'] },
    { key: '62', cells: ['No Event', '-'] },
    { key: '63', cells: ['No Event', '-'] },
    { key: '64', cells: ['No Event', '-'] },
    { key: '65', cells: ['No Event', '-'] },
    { key: '66', cells: ['No Event', '-'] },
  ],
  notes: [
    'The printed table also has a column for victory points; it is blank.',
    '* Befalls the side’s own forces; its victory points count the other way round.',
  ],
});
