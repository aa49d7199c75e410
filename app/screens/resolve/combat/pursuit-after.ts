import { chargeOf, combatEnd } from '../../../../src/wording/decode-combat-outcome';
import { EMPTY_STACK, unitsOf, withFact } from './draft';
import type { Draft, DraftUnit } from './draft';
import type { Seed } from './leads';
import type { Fight } from './use-fight';

/**
 * NLC 7.8: the pursuit a won charge may lead to: its cavalry, and the beaten as enemies next to the hex, who cannot fire back.
 * Null where nobody may pursue.
 */
export const pursuitAfter = ({ procedure, draft, nth }: Fight, outcome: unknown): Seed | null => {
  const read = combatEnd(procedure, outcome);
  const charge = read === null || procedure === 'nlc/pursuit' ? null : chargeOf(read);
  if (charge === null || charge.mayPursue.length === 0) return null;
  const before = new Map(unitsOf(draft).map((unit) => [unit.id, unit]));
  const after = (id: string, stepsLost: number): readonly DraftUnit[] => {
    const unit = before.get(id);
    return unit === undefined ? [] : [{ ...unit, stepsLost }];
  };
  const steps = new Map([...charge.attackers, ...charge.defenders].map((one) => [one.unit, one.stepsLost ?? 0]));
  // What ends a charge has not come over them yet: its disorder does not count against the pursuit.
  const riders = charge.mayPursue
    .flatMap((id) => after(id, steps.get(id) ?? 0))
    .map((unit) => withFact(unit, 'disrupted', false));
  const beaten = charge.defenders
    .filter(({ fate }) => fate === 'retreated')
    .flatMap(({ unit, stepsLost = 0, disrupted = false }) =>
      after(unit, stepsLost).map((one) => withFact(one, 'disrupted', disrupted)),
    );
  const next: Draft = {
    ...draft,
    attackers: [
      { ...EMPTY_STACK, units: riders, leaders: draft.attackers.flatMap(({ leaders }) => leaders).slice(0, 4) },
    ],
    defenders: [{ ...EMPTY_STACK, units: beaten, facts: beaten.length === 0 ? [] : ['justRetreated'] }],
    facts: draft.facts.filter((fact) => fact === 'blucher'),
    cards: [],
    said: [],
  };
  return { key: JSON.stringify([charge, nth]), draft: next };
};
