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
  readonly testID?: string | undefined;
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

/** The sentence first, then who is lost, beside his counter; then what else has to be known. */
export const EndPanel = ({ fight, outcome, looks, units, throws, testID = 'combat.result' }: EndPanelProps) => {
  const names = useAnyNames();
  const before = new Map(unitsOf(fight.draft).map(({ id, stepsLost }) => [id, stepsLost]));
  const words = combatWords(fight.procedure, outcome, names, (id) => before.get(id) ?? 0);
  const told = words ?? { line: 'It is over.', details: [], losses: [], rolls: null };
  // In a game the roll is offered at the foot, by name.
  const due = told.rolls === null || fight.view !== null ? [] : [told.rolls];
  const befallen = new Map(told.losses.map(({ unit, text }) => [unit, text]));
  return (
    <ResultPanel
      result={{ line: told.line, details: [...told.details, ...due] }}
      working={[]}
      throws={throws}
      testID={testID}
    >
      <FieldPanel fight={fight} looks={looks} units={units} lit={null} befallen={befallen} bare />
    </ResultPanel>
  );
};
