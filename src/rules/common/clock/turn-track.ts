import type { Setup, Turn, TurnKind } from '../setup/setup';

/** What one turn is in the day: the first by daylight, the first of the night, or nothing of the kind. */
export type TurnPlace = Readonly<{ turn: Turn; index: number; dawn: boolean; nightfall: boolean; firstOfDay: boolean }>;

const isNight = (kind: TurnKind): boolean => kind === 'night';

/** NLC 12.7, 16: dawn is the first daylight turn after a night; nightfall the first night turn. Night PM is a day turn (Ruling 48). */
export const placeOf = ({ turns }: Pick<Setup, 'turns'>, index: number): TurnPlace => {
  const turn = turns[index] ?? turns.at(-1);
  if (turn === undefined) throw new Error('turn track: a set-up has at least one turn');
  const before = turns[index - 1];
  const night = isNight(turn.kind);
  return {
    turn,
    index,
    dawn: before !== undefined && isNight(before.kind) && !night,
    nightfall: night && (before === undefined || !isNight(before.kind)),
    firstOfDay: !night && !turns.slice(0, index).some((other) => other.day === turn.day && !isNight(other.kind)),
  };
};

/** `09:00` from a label such as "09:00", "9.00" or "9 AM"; null when the label tells no time. */
export const minutesOf = (label: string): number | null => {
  // A bare number is the number of a turn, not an hour.
  const clock = /^\s*(\d{1,2})(?:[:.h](\d{2})|(?=\s*[ap]m))\s*(am|pm)?\b/i.exec(label);
  if (clock === null) return /^\s*noon\b/i.test(label) ? 12 * 60 : null;
  const [, hours = '', minutes = '0', half] = clock;
  const twelve = half === undefined ? Number(hours) : (Number(hours) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0);
  const total = twelve * 60 + Number(minutes);
  return Number(hours) > 24 || Number(minutes) > 59 ? null : total;
};

export type DayPlan = Readonly<{
  /** Minutes after midnight of the first turn. */
  start: number;
  /** Minutes a turn lasts. */
  step: number;
  count: number;
  /** Night from … to …, minutes after midnight; turns that begin in it are night turns. */
  nightFrom: number;
  nightTo: number;
  /** MOP 37.1: the first turn after nightfall is a Night PM turn. */
  nightPM: boolean;
}>;

/** The turns of a scenario from its first hour: a start for editing, since every title prints its own track. */
export const layOutTurns = ({ start, step, count, nightFrom, nightTo, nightPM }: DayPlan): readonly Turn[] => {
  let wasNight = true;
  return Array.from({ length: count }, (_, i): Turn => {
    const minutes = start + i * step;
    const ofDay = minutes % (24 * 60);
    const night = nightFrom > nightTo ? ofDay >= nightFrom || ofDay < nightTo : ofDay >= nightFrom && ofDay < nightTo;
    const fell = night && !wasNight;
    wasNight = night;
    return {
      label: clockLabel(ofDay),
      kind: !night ? 'day' : fell && nightPM ? 'nightPM' : 'night',
      day: 1 + Math.floor(minutes / (24 * 60)),
    };
  });
};

/** The plan these turns were laid out by; null for a track that was changed by hand or follows no hours. */
export const planOf = (turns: readonly Turn[], usual: DayPlan): DayPlan | null => {
  const hours = turns.map(({ label }) => minutesOf(label) ?? 0);
  const [start = 0, second = start + usual.step] = hours;
  const turnsTo = (night: boolean): number | undefined =>
    hours.find((_, i) => isDark(turns[i]) === night && (i === 0 ? night : isDark(turns[i - 1]) !== night));
  const plan: DayPlan = { ...usual, start, step: (second - start + DAY) % DAY, count: turns.length };
  const seen = { ...plan, nightFrom: turnsTo(true) ?? usual.nightFrom, nightTo: turnsTo(false) ?? usual.nightTo };
  return [plan, seen].find((one) => one.step > 0 && isLaidOutBy(turns, one)) ?? null;
};

const DAY = 24 * 60;
const isDark = (turn: Turn | undefined): boolean => turn !== undefined && turn.kind !== 'day';

const isLaidOutBy = (turns: readonly Turn[], plan: DayPlan): boolean =>
  layOutTurns(plan).every((turn, i) => sameTurn(turn, turns[i]));

const sameTurn = (one: Turn, other: Turn | undefined): boolean =>
  one.label === other?.label && one.kind === other.kind && one.day === other.day;

export const clockLabel = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
