import type { ByType } from '../../engine/by-type';
import type { ArmyEvent } from '../../rules/common/index';
import { listed } from '../names';
import type { Names } from '../names';
import { MARK_WORDS, PLACE_WORDS } from './army';

/** What happened to units. */
export const ARMY_EVENTS: ByType<ArmyEvent, readonly [Names], string> = {
  StepLost: ({ unit, place }, names) =>
    place === 'map'
      ? `${names.unit(unit)} loses a step`
      : `${names.unit(unit)} loses its last step: ${PLACE_WORDS[place].toLowerCase()}`,
  StepRegained: ({ unit }, names) => `${names.unit(unit)} gets a step back`,
  MarkPut: ({ units, mark }, names) => `${MARK_WORDS[mark].title}: ${listed(units.map(names.unit))}`,
  MarksLifted: ({ lifts }, names) =>
    `No longer ${listed([...new Set(lifts.map(({ mark }) => MARK_WORDS[mark].title.toLowerCase()))])}: ${listed([...new Set(lifts.map(({ unit }) => unit))].map(names.unit))}`,
  UnitPlaced: ({ unit, place }, names) => `${names.unit(unit)}: ${PLACE_WORDS[place].toLowerCase()}`,
};
