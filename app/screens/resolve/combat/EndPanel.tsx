import { View } from 'react-native';
import { combatEnd, unitsAtEnd } from '../../../../src/wording/decode-combat-outcome';
import { combatWords } from '../../../../src/wording/en/outcomes-combat';
import { ResultPanel } from '../parts/ResultPanel';
import type { Throw } from '../parts/Thrown';
import { useAnyNames } from '../use-any-names';
import { stepsPrinted, unitsOf, withFact } from './draft';
import type { Draft, DraftUnit, Stack } from './draft';
import { FieldPanel } from './FieldPanel';
import type { Looks } from './looks';
import type { Fight } from './use-fight';

export type EndPanelProps = {
  readonly fight: Fight;
  readonly outcome: unknown;
  readonly looks: Looks;
  readonly units: readonly DraftUnit[];
  readonly throws: readonly Throw[];
};

/** Everybody on the page as the fight has left him. */
export const unitsAfter = ({ draft, procedure }: Fight, outcome: unknown): readonly DraftUnit[] => {
  const read = combatEnd(procedure, outcome);
  if (read === null) return unitsOf(draft);
  const { attacker, defender } = unitsAtEnd(read);
  const ends = new Map([...attacker, ...defender].map((end) => [end.id, end]));
  return unitsOf(draft).map((unit) => {
    const end = ends.get(unit.id);
    if (end === undefined) return unit;
    const stepsLost = end.fate === 'eliminated' ? stepsPrinted(unit) : end.stepsLost;
    return withFact({ ...unit, stepsLost }, 'disrupted', end.disrupted);
  });
};

/** Whether they still face each other: nobody has gone back, and on neither side are all gone. */
export const standsAsItWas = ({ procedure }: Fight, outcome: unknown): boolean => {
  const read = combatEnd(procedure, outcome);
  if (read === null) return false;
  const { attacker, defender } = unitsAtEnd(read);
  return [attacker, defender].every(
    (side) =>
      side.every(({ fate }) => fate !== 'retreated') &&
      (side.length === 0 || side.some(({ fate }) => fate !== 'eliminated')),
  );
};

/** The page for another round: whoever is left, as he is now; nothing said yet of what lies behind him. */
export const draftAfter = ({ draft }: Fight, units: readonly DraftUnit[]): Draft => {
  const left = new Map(units.filter((unit) => unit.stepsLost < stepsPrinted(unit)).map((unit) => [unit.id, unit]));
  const after = (stacks: readonly Stack[]): readonly Stack[] =>
    stacks.map((stack) => ({ ...stack, retreat: 'asked', units: stack.units.flatMap(({ id }) => left.get(id) ?? []) }));
  return {
    ...draft,
    attackers: after(draft.attackers),
    defenders: after(draft.defenders),
    helpers: after(draft.helpers),
    support: after(draft.support),
  };
};

/** The result in one large line, what it costs, and both sides as they stand now. */
export const EndPanel = ({ fight, outcome, looks, units, throws }: EndPanelProps) => {
  const names = useAnyNames();
  const before = new Map(unitsOf(fight.draft).map(({ id, stepsLost }) => [id, stepsLost]));
  const words = combatWords(fight.procedure, outcome, names, (id) => before.get(id) ?? 0);
  return (
    <View>
      <ResultPanel result={words ?? { line: 'It is over.' }} working={[]} throws={throws} testID="combat.result">
        <FieldPanel fight={fight} looks={looks} units={units} lit={null} bare />
      </ResultPanel>
    </View>
  );
};
