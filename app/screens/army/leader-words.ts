import type { Formation, Leader } from '../../../src/rules/common/index';
import { leadingName } from '../../../src/wording/en/leading';
import { ratingWords } from '../../../src/wording/en/ratings';
import type { Corps } from './army-types';

const statusOf = (id: string, corps: Corps | undefined) => corps?.leaders.find((one) => one.id === id);

/** The rating that counts this turn. */
export const ratingNow = (id: string, printed: number, corps: Corps | undefined): number =>
  statusOf(id, corps)?.rating ?? printed;

/** MOP 37.17: both of a commander's ratings, as long as he lives himself. */
export const ratingsNow = (leader: Leader, corps: Corps | undefined): string => {
  const now = ratingNow(leader.id, leader.rating, corps);
  return now === leader.rating ? ratingWords(leader) : String(now);
};

/** What differs from what is printed: no leader this turn, or a successor's rating. */
const inForce = (id: string, corps: Corps | undefined): string | null => {
  const status = statusOf(id, corps);
  if (status === undefined) return null;
  if (status.leaderless) return 'nobody leads this turn';
  return status.rating === status.printed ? null : `${String(status.printed)} printed`;
};

const HQ_WORDS = { standing: null, destroyed: 'HQ destroyed', dueBack: 'HQ due back' } as const;

const marksOf = (id: string, corps: Corps | undefined): number =>
  corps?.followUps.filter(({ of, due }) => of === id && due).length ?? 0;

const remembered = (count: number): string | null =>
  count === 0 ? null : `${String(count)} ${count === 1 ? 'thing' : 'things'} to remember`;

const joined = (parts: readonly (string | null)[]): string | undefined => {
  const words = parts.filter((part) => part !== null && part !== '');
  return words.length === 0 ? undefined : words.join(' · ');
};

/** Who leads: the man himself, or whoever came after him (NLC 11.2). */
export const leadsNow = (id: string, name: string, corps: Corps | undefined): string =>
  leadingName(name, statusOf(id, corps));

/** How a commander stands, in a line. */
export const leaderWords = ({ id, onMap }: Leader, corps: Corps | undefined): string | undefined =>
  joined([
    onMap ? null : 'off the map',
    inForce(id, corps),
    HQ_WORDS[corps?.hqs.find(({ leader }) => leader === id)?.state ?? 'standing'],
    remembered(marksOf(id, corps)),
  ]);

/** How a formation stands, in a line: its leader, when it comes, what ails it. */
export const formationWords = (
  { id, leader, onMap }: Formation,
  comes: string | null,
  corps: Corps | undefined,
): string | undefined => {
  const status = corps?.formations.find(({ of }) => of.id === id);
  return joined([
    leader === '' ? null : leadsNow(id, leader, corps),
    onMap ? null : 'off the map',
    comes,
    inForce(id, corps),
    status?.exhausted === true ? 'exhausted' : status?.fatigued === true ? 'fatigued' : null,
    remembered(marksOf(id, corps)),
  ]);
};
