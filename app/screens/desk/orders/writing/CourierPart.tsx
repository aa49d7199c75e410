import { View } from 'react-native';
import { mpWords } from '../../../../../src/wording/en/orders-words';
import { ChipPicker } from '../../../../components/ChoiceList';
import { Segmented } from '../../../../components/Segmented';
import { Stepper } from '../../../../components/Stepper';
import { ToggleRow } from '../../../../components/ToggleRow';
import { SPACE } from '../../../../theme/metrics';
import type { Courier } from '../order-types';
import { NEAR } from './draft';

type CourierPartProps = {
  readonly courier: Courier | null;
  readonly onChange: (courier: Courier) => void;
  readonly testID?: string;
};

/** Ways that are measured in a tap; the stepper sets them right. */
const WAYS = [3, 6, 9, 12, 18, 24, 30] as const;
const FACE = 'face';
const QUARTERS = [
  { id: '0', label: '0' },
  { id: '1', label: '¼' },
  { id: '2', label: '½' },
  { id: '3', label: '¾' },
] as const;

const chipOf = (courier: Courier | null): readonly string[] => {
  if (courier === null) return [];
  return courier.stacked ? [FACE] : [String(courier.mp)];
};

/** NLC 12.6: the courier's way from the sender, in exact quarters of a movement point. */
export const CourierPart = ({ courier, onChange, testID = 'order.courier' }: CourierPartProps) => {
  const now = courier ?? NEAR;
  const set = (change: Partial<Courier>): void => {
    onChange({ ...now, ...change });
  };
  return (
    <View style={{ gap: SPACE.m }}>
      <ChipPicker
        options={[
          { id: FACE, label: 'Face to face' },
          ...WAYS.map((mp) => ({ id: String(mp), label: mpWords(mp, 0) })),
        ]}
        chosen={chipOf(courier)}
        onChange={([id]) => {
          if (id === FACE) set({ ...NEAR, stacked: true });
          else set({ mp: Number(id), quarters: 0, stacked: false });
        }}
        testID={testID}
      />
      {courier === null || courier.stacked ? null : (
        <>
          <Stepper
            label="The courier’s way"
            value={now.mp}
            min={0}
            max={99}
            format={(mp) => mpWords(mp, now.quarters)}
            onChange={(mp) => {
              set({ mp });
            }}
            testID={`${testID}.mp`}
          />
          <Segmented
            options={QUARTERS}
            value={QUARTERS[now.quarters]?.id}
            onChange={(id) => {
              set({ quarters: Number(id) });
            }}
            testID={`${testID}.quarters`}
          />
          <ToggleRow
            label="In line of sight"
            hint="The way counts half"
            value={now.inSight}
            onChange={(inSight) => {
              set({ inSight });
            }}
            testID={`${testID}.sight`}
          />
        </>
      )}
    </View>
  );
};
