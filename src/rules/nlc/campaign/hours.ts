import { minutesOf } from '../../common/clock/turn-track';
import type { Setup } from '../../common/setup/setup';

const DAY = 24 * 60;

type Track = Pick<Setup, 'turns'>;

/** From the start of one turn to that of another, by what the turns are called; null where one of them tells no hour. */
export const minutesBetween = ({ turns }: Track, from: number, to: number): number | null => {
  const hours = turns.slice(from, to + 1).map(({ label }) => minutesOf(label));
  if (to >= turns.length || hours.includes(null)) return null;
  // Turn by turn, so that it does not matter on which turn a title lets the new day begin.
  return hours.slice(1).reduce<number>((sum, hour, i) => sum + (((hour ?? 0) - (hours[i] ?? 0) + DAY) % DAY), 0);
};

/** Whether a turn comes before the first daylight turn of the day on which another one lies. */
export const beforeDaylight = ({ turns }: Track, turn: number, of: number): boolean => {
  const day = turns[of]?.day;
  const first = turns.findIndex(({ day: other, kind }) => other === day && kind !== 'night');
  return first === -1 ? turn < of : turn < first;
};
