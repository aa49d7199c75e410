import { Pressable, View } from 'react-native';
import { SideMark } from '../drawings/SideMark';
import { RADIUS, SPACE } from '../theme/metrics';
import { SIDE_COLOURS, SIDES } from '../theme/side-colours';
import type { SideColourId } from '../theme/side-colours';
import { useTheme } from '../theme/ThemeProvider';
import { stopsOf } from './stops';
import { Label, Small } from './Words';

export type SideColourPickerProps = {
  readonly label: string;
  readonly value: SideColourId;
  readonly onChange: (id: SideColourId) => void;
  /** Taken by the other side. */
  readonly taken?: readonly SideColourId[] | undefined;
  /** The side's initial, printed on each sample. */
  readonly mark?: string | undefined;
  readonly testID?: string | undefined;
};

/** Counter colours laid out as samples; the chosen one's name is written below. */
export const SideColourPicker = ({
  label,
  value,
  onChange,
  taken = [],
  mark,
  testID = 'side.colour',
}: SideColourPickerProps) => {
  const { colour } = useTheme();
  const isTaken = (id: SideColourId): boolean => taken.includes(id) && id !== value;
  const stops = stopsOf({ answers: SIDE_COLOURS.map((id) => ({ id, disabled: isTaken(id) })), chosen: value });
  return (
    <View style={{ gap: SPACE.xs }}>
      <Label>{label}</Label>
      <View
        style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.xs }}
        accessibilityRole="radiogroup"
        accessibilityLabel={label}
        testID={testID}
      >
        {SIDE_COLOURS.map((id) => {
          const chosen = id === value;
          const disabled = isTaken(id);
          return (
            <Pressable
              key={id}
              {...stops.answer(id)}
              accessibilityRole="radio"
              accessibilityLabel={SIDES[id].name}
              aria-checked={chosen}
              disabled={disabled}
              onPress={() => {
                onChange(id);
              }}
              testID={`${testID}.${id}`}
              style={{
                padding: 5,
                borderWidth: 2,
                borderRadius: RADIUS.m,
                borderColor: chosen ? colour.ink : 'transparent',
                opacity: disabled ? 0.3 : 1,
              }}
            >
              <SideMark side={id} mark={mark} size={44} />
            </Pressable>
          );
        })}
      </View>
      <Small>{SIDES[value].name}</Small>
    </View>
  );
};
