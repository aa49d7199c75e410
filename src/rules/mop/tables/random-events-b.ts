import { tableOf } from '../../../engine/table';

type Event =
  | 'Artillery Cover Fire'
  | 'Napoléon/Blücher'
  | 'Approach March'
  | 'Spies Bring News From Enemy Camp'
  | 'Probe'
  | 'Infiltration'
  | 'Sound of Guns'
  | 'Fire'
  | 'Cavalry Pursuit'
  | 'Counter Charge'
  | 'Mobile Defense'
  | 'Turning Movement'
  | 'Cossacks/Untrained Enemy Cavalry'
  | 'The Last Push'
  | 'Reinforcement Arrives Early'
  | 'Reinforcement Takes Other Route'
  | 'Delay-March Confusion'
  | 'Forced March'
  | 'Alternate Reinforcements'
  | 'Aide de Camp'
  | 'No Event';
type Card =
  | '3'
  | '7'
  | '8'
  | '10'
  | '12'
  | '13'
  | '15'
  | '16'
  | '17'
  | '18'
  | '19'
  | '21'
  | '23'
  | '24'
  | '25'
  | '26'
  | '27*'
  | '28'
  | '29'
  | '31'
  | '-';

/** MOP 37.12.3 (Appendix III j): table B, which event two dice, read as tens and ones, bring. */
export const RANDOM_EVENTS_B = tableOf<Event | Card>()({
  id: 'mop/random-events-b',
  title: 'Random Events Table B',
  rule: 'MOP 37.12.3',
  columns: ['Event', 'Card No.'],
  rows: [
    { key: '11', cells: ['Artillery Cover Fire', '3'] },
    { key: '12', cells: ['Napoléon/Blücher', '7'] },
    { key: '13', cells: ['Approach March', '8'] },
    { key: '14', cells: ['Spies Bring News From Enemy Camp', '10'] },
    { key: '15', cells: ['Probe', '12'] },
    { key: '16', cells: ['Probe', '12'] },
    { key: '21', cells: ['Infiltration', '13'] },
    { key: '22', cells: ['Sound of Guns', '15'] },
    { key: '23', cells: ['Fire', '16'] },
    { key: '24', cells: ['Cavalry Pursuit', '17'] },
    { key: '25', cells: ['Counter Charge', '18'] },
    { key: '26', cells: ['Mobile Defense', '19'] },
    { key: '31', cells: ['Turning Movement', '21'] },
    { key: '32', cells: ['Cossacks/Untrained Enemy Cavalry', '23'] },
    { key: '33', cells: ['The Last Push', '24'] },
    { key: '34', cells: ['Reinforcement Arrives Early', '25'] },
    { key: '35', cells: ['Reinforcement Takes Other Route', '26'] },
    { key: '36', cells: ['Delay-March Confusion', '27*'] },
    { key: '41', cells: ['Forced March', '28'] },
    { key: '42', cells: ['Forced March', '28'] },
    { key: '43', cells: ['Alternate Reinforcements', '29'] },
    { key: '44', cells: ['Alternate Reinforcements', '29'] },
    { key: '45', cells: ['Aide de Camp', '31'] },
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
