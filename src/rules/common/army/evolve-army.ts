import { model, typesOf } from '../model';
import { EMPTY_ARMY, FRESH, STAGE_MARKS, armyEvents } from './army';
import type { Typed } from '../model';
import type { ArmyEvent, ArmyTable, Mark, Standing } from './army';

const isArmyEvent = (event: Typed): event is ArmyEvent => event.type in armyEvents;

/** What ends the stage of the formation that acts: the next one, or the next turn. */
const STAGE_ENDS: readonly string[] = ['ChitDrawn', 'InitialTaken', 'ReserveActed', 'TurnBegan'];

/** The army after something happened. Whoever leaves the map leaves his markers behind. */
export const evolveArmy = (army: ArmyTable, event: Typed): ArmyTable => {
  if (isArmyEvent(event)) return evolve(army, event);
  return STAGE_ENDS.includes(event.type) ? withoutMarks(army, STAGE_MARKS) : army;
};

const evolve = (army: ArmyTable, event: ArmyEvent): ArmyTable => {
  switch (event.type) {
    case 'StepLost':
      return change(army, [event.unit], (one) => placed({ ...one, stepsLost: one.stepsLost + 1 }, event.place));
    case 'StepRegained':
      return change(army, [event.unit], (one) => ({ ...one, stepsLost: Math.max(0, one.stepsLost - 1) }));
    case 'MarkPut':
      return change(army, event.units, (one) => (has(one, event.mark) ? one : withMark(one, event.mark)));
    case 'MarksLifted':
      return event.lifts.reduce(
        (all, { unit, mark }) => change(all, [unit], (one) => ({ ...one, marks: without(one.marks, [mark]) })),
        army,
      );
    case 'UnitPlaced':
      return change(army, [event.unit], (one) =>
        placed({ ...one, stepsLost: event.stepsLost ?? one.stepsLost }, event.place),
      );
  }
};

const has = ({ marks }: Standing, mark: Mark): boolean => marks.includes(mark);
const withMark = (one: Standing, mark: Mark): Standing => ({ ...one, marks: [...one.marks, mark] });
const without = (marks: readonly Mark[], gone: readonly Mark[]): readonly Mark[] =>
  marks.filter((mark) => !gone.includes(mark));

const placed = (one: Standing, place: Standing['place']): Standing => ({
  ...one,
  place,
  // MOP 37.11: whoever is out as vedettes is the same unit when they come together again.
  marks: place === 'map' || place === 'deployed' ? one.marks : [],
});

const change = (army: ArmyTable, units: readonly string[], to: (one: Standing) => Standing): ArmyTable => ({
  units: { ...army.units, ...Object.fromEntries(units.map((unit) => [unit, to(army.units[unit] ?? FRESH)])) },
});

const withoutMarks = (army: ArmyTable, gone: readonly Mark[]): ArmyTable => {
  const marked = Object.entries(army.units).filter(([, { marks }]) => marks.some((mark) => gone.includes(mark)));
  if (marked.length === 0) return army;
  return change(
    army,
    marked.map(([unit]) => unit),
    (one) => ({ ...one, marks: without(one.marks, gone) }),
  );
};

export const armyModel = model({
  id: 'army',
  events: armyEvents,
  table: { start: EMPTY_ARMY, hears: [...typesOf(armyEvents), ...STAGE_ENDS], evolve: evolveArmy },
});
