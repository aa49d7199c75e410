import { chargeOf, combatEnd } from '../../../../src/wording/decode-combat-outcome';
import { leaderNamed } from '../leader-names';
import type { LeaderNamed } from '../leader-names';
import type { Fight } from './use-fight';

const GROUP = { attacker: 'attackers', defender: 'defenders' } as const;

/** NLC 11.2: leaders with units that were hit; in a charge, whoever was said to ride with that side. */
const idsToRoll = ({ procedure, draft }: Pick<Fight, 'procedure' | 'draft'>, outcome: unknown): readonly string[] => {
  const read = combatEnd(procedure, outcome);
  if (read === null) return [];
  if (read.of === 'nlc/assault') return [...read.end.leaderChecks.attacker, ...read.end.leaderChecks.defender];
  if (read.of === 'nlc/bombardment') return read.end.leaderChecks;
  return (chargeOf(read)?.leadersAtRisk ?? []).flatMap((who) => draft[GROUP[who]].flatMap(({ leaders }) => leaders));
};

/** Whom the game knows of them, by name. */
export const leadersToRoll = (
  fight: Pick<Fight, 'procedure' | 'draft' | 'view'>,
  outcome: unknown,
): readonly LeaderNamed[] => {
  const { view } = fight;
  if (view === null) return [];
  return [...new Set(idsToRoll(fight, outcome))].flatMap((id) => leaderNamed(view, id) ?? []);
};
