import { EMPTY_TITLE } from '../rules/common/index';
import type { Formation, Leader, Setup, Unit } from '../rules/common/index';
import type { Switch } from '../rules/list';

/** A small made-up battle that tests and benches share. Nothing of it comes from a commercial game. */
export const leader = (id: string, side: Leader['side'], rating: number, more: Partial<Leader> = {}): Leader => ({
  id,
  side,
  name: id.toUpperCase(),
  role: 'OC',
  rating,
  under: null,
  onMap: true,
  level: null,
  ...more,
});

export const formation = (id: string, side: Formation['side'], more: Partial<Formation> = {}): Formation => ({
  id,
  side,
  name: `${id} Corps`,
  leader: '',
  rating: 3,
  under: null,
  arrives: null,
  onMap: true,
  kind: 'corps',
  limit: null,
  ...more,
});

export const unit = (id: string, formationId: string, more: Partial<Unit> = {}): Unit => ({
  id,
  formation: formationId,
  name: `${id} Division`,
  arm: 'infantry',
  nation: 'other',
  guard: 'none',
  front: 5,
  reverse: 3,
  initiative: null,
  morale: null,
  pursuit: null,
  movement: null,
  division: null,
  ...more,
});

const hours = ['08:00', '09:00', '10:00', '11:00', '12:00', '13:00', '20:00', '21:00', '05:00', '06:00'] as const;

export const battle = (more: Partial<Setup> = {}, switches: readonly Switch[] = []): Setup => ({
  sides: { first: { title: 'French', colour: 'french-blue' }, second: { title: 'Coalition', colour: 'prussian-iron' } },
  playMode: 'onePhone',
  cup: 'one',
  leaders: [leader('emperor', 'first', 5), leader('marshal', 'second', 3)],
  formations: [
    formation('f1', 'first'),
    formation('f2', 'first'),
    formation('f3', 'first'),
    formation('s1', 'second'),
    formation('s2', 'second'),
    formation('s3', 'second', { arrives: 2 }),
  ],
  turns: hours.map((label, i) => ({ label, kind: i === 6 || i === 7 ? 'night' : 'day', day: i < 8 ? 1 : 2 })),
  units: [],
  switches,
  steps: null,
  title: EMPTY_TITLE,
  ...more,
});
