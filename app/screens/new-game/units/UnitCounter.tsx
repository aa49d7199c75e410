import type { Setup } from '../../../../src/rules/common/index';
import type { Side } from '../../../../src/engine/sides';
import type { UnitFacts } from '../../../../src/rules/common/setup/edit-units';
import { stepsOf } from '../../../../src/rules/common/setup/unit';
import { Counter } from '../../../drawings/Counter';
import { sideColour } from '../../../theme/side-of';

type UnitCounterProps = {
  readonly rules: string;
  readonly setup: Setup;
  readonly side: Side;
  readonly unit: UnitFacts;
  readonly size: number;
};

/** The counter as the title prints it, before anything has become of it. */
export const UnitCounter = ({ rules, setup, side, unit, size }: UnitCounterProps) => (
  <Counter
    name={unit.name}
    side={sideColour(setup.sides[side].colour)}
    sideTitle={setup.sides[side].title}
    arm={unit.arm}
    guard={unit.guard}
    strength={unit.front}
    second={(rules === 'n20' ? unit.movement : unit.reverse) ?? undefined}
    steps={rules === 'n20' ? undefined : { printed: stepsOf(unit), lost: 0 }}
    size={size}
  />
);
