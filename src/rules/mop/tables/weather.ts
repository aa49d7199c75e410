import { tableOf } from '../../../engine/table';

type Effect =
  | '-'
  | 'adjacent'
  | 'no'
  | '-25%'
  | '-50%'
  | '-25%, range 1'
  | '-50% except against infantry'
  | '+100% against infantry'
  | 'no charge'
  | 'charge -25%'
  | '×2';

/** MOP 37.4: what each weather does. What the weather is, the title's own table says; it is not printed here (Ruling 42). */
export const WEATHER = tableOf<Effect>()({
  id: 'mop/weather',
  title: 'Weather',
  rule: 'MOP 37.4',
  columns: [
    'LOS',
    'Bombardment',
    'Artillery in assault',
    'Infantry',
    'Cavalry',
    'MP of trains and artillery',
    'Pontoons',
    'Improved positions',
  ],
  rows: [
    { key: 'Fair', cells: ['-', '-', '-', '-', '-', '-', '-', '-'] },
    { key: 'Mud', cells: ['-', 'no', '-50%', '-', 'no charge', '×2', '-', '-'] },
    {
      key: 'Rain',
      cells: [
        'adjacent',
        '-25%, range 1',
        '-',
        '-50% except against infantry',
        '+100% against infantry',
        '-',
        '-',
        '-',
      ],
    },
    { key: 'Cloudy', cells: ['-', '-', '-', '-', '-', '-', '-', '-'] },
    { key: 'Fog', cells: ['adjacent', '-25%, range 1', '-', '-', '-', '-', '-', '-'] },
    { key: 'Frost', cells: ['-', '-', '-', '-', '-', '-', 'no', 'no'] },
    { key: 'Snow', cells: ['adjacent', '-25%, range 1', '-', '-', 'charge -25%', '-', 'no', 'no'] },
    { key: 'Snowstorm', cells: ['adjacent', 'no', '-', '-25%', 'charge -25%', '×2', 'no', 'no'] },
  ],
  notes: [
    'A dash: as usual. “no”: cannot be done. Pontoons: whether they can be deployed. Improved positions: whether they can be built, which is also not possible at night (MOP 37.3.3).',
    'Rolled for on the first day turn, at noon and at 3 PM (Ruling 52).',
    'Charges stand for reaction charges too. Rain with cavalry counts in assault and charge.',
    'The Night PM turn is not a weather: line of sight adjacent, no bombardment, artillery in assault at half strength (MOP 37.1).',
  ],
});
