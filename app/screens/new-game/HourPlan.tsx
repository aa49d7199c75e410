import { useState } from 'react';
import { View } from 'react-native';
import { clockLabel, layOutTurns, planOf } from '../../../src/rules/common/index';
import type { DayPlan, Setup } from '../../../src/rules/common/index';
import { InlineConfirm } from '../../components/InlineConfirm';
import { Stepper } from '../../components/Stepper';
import { Small } from '../../components/Words';
import { SPACE } from '../../theme/metrics';

type HourPlanProps = {
  readonly withNightPM: boolean;
  readonly setup: Setup;
  readonly onChange: (setup: Setup) => void;
};

const USUAL: DayPlan = {
  start: 6 * 60,
  step: 60,
  count: 18,
  nightFrom: 21 * 60,
  nightTo: 5 * 60,
  nightPM: false,
};

const HOURS = [
  { field: 'start', label: 'First turn', min: 0, max: 23 * 60, step: 60, format: clockLabel, testID: 'start' },
  { field: 'step', label: 'Minutes a turn', min: 20, max: 240, step: 20, format: undefined, testID: 'step' },
  { field: 'count', label: 'Turns', min: 1, max: 120, step: 1, format: undefined, testID: 'count' },
  {
    field: 'nightFrom',
    label: 'Night from',
    min: 15 * 60,
    max: 23 * 60,
    step: 60,
    format: clockLabel,
    testID: 'night_from',
  },
  { field: 'nightTo', label: 'Night to', min: 0, max: 9 * 60, step: 60, format: clockLabel, testID: 'night_to' },
] as const;

/** Hours for the whole track at once. They count as they are set; turns changed by hand are not overwritten unasked. */
export const HourPlan = ({ withNightPM, setup, onChange }: HourPlanProps) => {
  const usual = { ...USUAL, nightPM: withNightPM, count: setup.turns.length };
  const [own, setOwn] = useState<DayPlan | null>(() => planOf(setup.turns, usual));
  const isLaidOut = own !== null && JSON.stringify(layOutTurns(own)) === JSON.stringify(setup.turns);
  const plan = own ?? usual;
  const layOut = (next: DayPlan): void => {
    setOwn(next);
    onChange({ ...setup, turns: layOutTurns(next) });
  };
  if (!isLaidOut)
    return (
      <View style={{ gap: SPACE.s }}>
        <Small tone="inkSoft">Turns were changed by hand. Laid out anew by the hour, they follow its dials.</Small>
        <InlineConfirm
          label="Lay out by the hour"
          question="Throw away the turns as they stand?"
          onConfirm={() => {
            layOut(plan);
          }}
          testID="setup.hours.apply"
        />
      </View>
    );
  return (
    <View style={{ gap: SPACE.s }}>
      {HOURS.map(({ field, testID, ...dial }) => (
        <Stepper
          key={field}
          {...dial}
          value={plan[field]}
          onChange={(value) => {
            layOut({ ...plan, [field]: value });
          }}
          testID={`setup.hours.${testID}`}
        />
      ))}
    </View>
  );
};
