import { View } from 'react-native';
import { HintedPressable } from '../../../components/Hinted';
import { Counter, spokenCounter } from '../../../drawings/Counter';
import { SPACE } from '../../../theme/metrics';
import { useTheme } from '../../../theme/ThemeProvider';
import { themedStyles } from '../../../theme/use-styles';
import { stepsPrinted, strengthShown } from './draft';
import type { DraftUnit } from './draft';
import { marksOf, slug } from './looks';
import type { Looks } from './looks';
import { pressedIn } from '../../../components/chosen';
import { named, partOfName } from '../../../components/told';

export type UnitCounterProps = {
  readonly unit: DraftUnit;
  readonly looks: Looks;
  /** It may be tapped to pay: it is lit, and the others are not. */
  readonly lit?: boolean | undefined;
  readonly selected?: boolean | undefined;
  readonly onPress?: (() => void) | undefined;
  readonly hint?: string | undefined;
  readonly area?: string | undefined;
};

const useStyles = themedStyles(
  ({ colour }) =>
    ({
      place: { borderRadius: 6, borderWidth: 3, borderColor: 'transparent', padding: 1 },
      lit: { borderColor: colour.wax, backgroundColor: colour.tint },
      dim: { opacity: 0.55 },
      pressed: { opacity: 0.7 },
    }) as const,
);

/** A unit as it lies on the map, with the steps it has lost by now. */
export const UnitCounter = (props: UnitCounterProps) => {
  const { unit, looks, lit, selected = false, onPress, hint, area = 'combat.unit' } = props;
  const { textScale } = useTheme();
  const styles = useStyles();
  const printed = stepsPrinted(unit);
  const face = {
    name: looks.name(unit.id),
    side: looks.side(unit),
    sideTitle: looks.sideTitle(unit.id),
    arm: unit.arm,
    guard: unit.guard,
    strength: strengthShown(unit, unit.stepsLost),
    steps: { printed, lost: Math.min(printed, unit.stepsLost) },
    marks: marksOf(unit),
    gone: unit.stepsLost >= printed,
  } as const;
  const counter = <Counter {...face} selected={selected} size={textScale > 1.4 ? 92 : 72} />;
  const look = [styles.place, lit === true && styles.lit, lit === false && styles.dim];
  if (onPress === undefined) return <View style={look}>{counter}</View>;
  return (
    <HintedPressable
      accessibilityRole="button"
      {...named(spokenCounter(face))}
      {...pressedIn(selected)}
      hint={hint}
      onPress={onPress}
      style={({ pressed }) => [look, pressed && styles.pressed]}
      testID={`${area}.${slug(unit.id)}`}
    >
      <View {...partOfName}>{counter}</View>
    </HintedPressable>
  );
};

/** Counters side by side, as many as the sheet is wide. */
export const COUNTER_ROW = { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.xs } as const;
