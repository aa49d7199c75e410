import type { Formation } from '../../../src/rules/common/index';
import type { AppView } from '../../../src/session/rule-sets';

/** NLC 11.2, Ruling 85: who leads a formation now. The dead do not: this turn nobody, and then a successor. */
export const leadsNow = ({ id, leader }: Formation, { corps }: Pick<AppView, 'corps'>): string | null => {
  const status = corps?.leaders.find((one) => one.id === id);
  const whose = leader === '' ? '' : `${leader} `;
  if (status?.leaderless === true) return `${whose}lost: nobody leads this turn`;
  if (status?.lost !== true) return leader === '' ? null : leader;
  return `${whose}lost: a successor leads [${String(status.rating)}]`;
};
