import type { Side } from '../../../engine/sides';
import type { ArmyBook, MarkRule, Moment } from '../../common/army/army-book';
import type { RoutEnd } from '../../common/setup/title';
import { valuesUnder } from '../combat/values';

/** In a sequence of the players' own any step of the owner's may be his movement: he is asked at each. */
const endsMovementOf = ({ step }: Moment, side: Side): boolean =>
  step.own === true ? step.who === side : step.id === `movement-${side}`;

/** When a rout marker comes off, by the edition of the base game that the title sheet names. */
const ROUT_ENDS_AT: Readonly<Record<RoutEnd, (moment: Moment, side: Side) => boolean>> = {
  whenRallied: () => false,
  ownersMovementEnd: endsMovementOf,
  turnEnd: ({ isLast }) => isLast,
};

/** N20 9.6.9: the two markers. A disordered unit recovers when its owner's movement ends, unless a zone of control holds it. */
const MARK_RULES: readonly MarkRule[] = [
  {
    mark: 'disordered',
    rule: 'N20 9.6.9',
    ends: { at: endsMovementOf, how: () => 'unlessInZone' },
  },
  {
    mark: 'routed',
    rule: 'Ruling 71',
    ends: {
      at: (moment, side) => ROUT_ENDS_AT[moment.setup.title.routEnds](moment, side),
      how: () => 'byItself',
    },
  },
];

/** N20 9.6.9, Ruling 60. Units of this game have one step. */
export const N20_ARMY: ArmyBook = {
  marks: MARK_RULES,
  stepRule: 'N20 9.6.9',
  stepsOf: () => 1,
  worthOf: ({ front, movement }, { marks }) => {
    const markers = { disordered: marks.includes('disordered'), routed: marks.includes('routed') };
    const { strength, movement: moves } = valuesUnder({ strength: front, movement: movement ?? 1 }, markers);
    return { strength, movement: movement === null ? null : moves };
  },
};
