import { tableOf } from '../../../engine/table';

type Army = 'Prussian' | 'Austrian-Bavarian-Württemberg' | 'Russian' | 'French';
type Rating = '[1]' | '[2]' | '[3]' | '[3]/[1]' | '(2)' | '(3)' | '(4)';

/** MOP 37.14: the leaders' ratings, with all adjustments made (Ruling 6). */
export const LEADERS = tableOf<Army | Rating>()({
  id: 'mop/leaders',
  title: 'Leader characteristics',
  rule: 'MOP 37.14',
  columns: ['Army', 'Rating'],
  rows: [
    { key: 'Blücher', cells: ['Prussian', '[3]'] },
    { key: 'Yorck', cells: ['Prussian', '(3)'] },
    { key: 'Kleist', cells: ['Prussian', '(3)'] },
    { key: 'Gyulai', cells: ['Austrian-Bavarian-Württemberg', '(2)'] },
    { key: 'Frimont', cells: ['Austrian-Bavarian-Württemberg', '(2)'] },
    { key: 'Wrede', cells: ['Austrian-Bavarian-Württemberg', '(3)'] },
    { key: 'Kronprinz', cells: ['Austrian-Bavarian-Württemberg', '(2)'] },
    { key: 'Barclay', cells: ['Russian', '[1]'] },
    { key: 'Sacken', cells: ['Russian', '[2]'] },
    { key: 'Olsufief', cells: ['Russian', '(2)'] },
    { key: 'Pahlen', cells: ['Russian', '(3)'] },
    { key: 'Kaptsevich', cells: ['Russian', '(2)'] },
    { key: 'Lieven', cells: ['Russian', '(2)'] },
    { key: 'Scherbatov', cells: ['Russian', '(2)'] },
    { key: 'Vasilchikov', cells: ['Russian', '(2)'] },
    { key: 'Rajewski', cells: ['Russian', '(2)'] },
    { key: 'Yermalov', cells: ['Russian', '(3)'] },
    { key: 'Galitzin V', cells: ['Russian', '(2)'] },
    { key: 'Napoléon', cells: ['French', '[3]'] },
    { key: 'Grouchy', cells: ['French', '[3]/[1]'] },
    { key: 'Nansouty', cells: ['French', '(3)'] },
    { key: 'Mortier', cells: ['French', '(2)'] },
    { key: 'Ney', cells: ['French', '(4)'] },
    { key: 'Victor', cells: ['French', '(2)'] },
    { key: 'Marmont', cells: ['French', '(3)'] },
    { key: 'Macdonald', cells: ['French', '(3)'] },
    { key: 'Gérard', cells: ['French', '(2)'] },
    { key: 'Doumerc', cells: ['French', '(3)'] },
    { key: 'Exelmans', cells: ['French', '(3)'] },
    { key: 'Milhaud', cells: ['French', '(3)'] },
  ],
  notes: [
    '[ ]: overall or wing commander. ( ): formation commander.',
    'Grouchy: [3] for March, Attack and Probe, [1] for everything else.',
  ],
});
