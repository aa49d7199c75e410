import { Pressable, View } from 'react-native';
import type { UnitView } from '../../../src/rules/common/index';
import { PLACE_WORDS } from '../../../src/wording/en/army';
import { pressedIn } from '../../components/chosen';
import { useRing } from '../../components/pointed';
import { Counter, spokenCounter } from '../../drawings/Counter';
import { useView } from '../../hooks/use-game';
import { RADIUS, SPACE } from '../../theme/metrics';
import { useTheme } from '../../theme/ThemeProvider';
import { sideColour } from '../../theme/side-of';
import { named, partOfName } from '../../components/told';

type UnitButtonProps = {
  readonly one: UnitView;
  readonly selected: boolean;
  readonly onTap: (id: string) => void;
  /** What its testID begins with, where the same counters lie in two places. */
  readonly area?: string | undefined;
};

/** A counter as it lies on the table; a tap lifts it. Whoever is off the map is an empty place with his name in it. */
export const UnitButton = ({ one, selected, onTap, area = 'unit' }: UnitButtonProps) => {
  const { unit, side, standing, worth, steps } = one;
  const { title, colour } = useView('setup').setup.sides[side];
  const { textScale } = useTheme();
  const { ring, ref } = useRing(`${area}.${unit.id}`, selected);
  const gone = standing.place !== 'map';
  const face = {
    name: unit.name,
    sideTitle: title,
    side: sideColour(colour),
    arm: unit.arm,
    guard: unit.guard,
    strength: worth.strength,
    second: worth.movement ?? undefined,
    steps: { printed: steps, lost: standing.stepsLost },
    marks: standing.marks,
    gone,
  } as const;
  const words = gone ? `${spokenCounter(face)}, ${PLACE_WORDS[standing.place]}` : spokenCounter(face);
  return (
    <Pressable
      ref={ref}
      accessibilityRole="button"
      {...named(words)}
      {...pressedIn(selected)}
      onPress={() => {
        onTap(unit.id);
      }}
      style={[{ borderRadius: RADIUS.l, transform: [{ translateY: selected ? -SPACE.xs : 0 }] }, ring]}
      testID={`${area}.${unit.id}`}
    >
      <View {...partOfName}>
        <Counter {...face} label={words} selected={selected} size={textScale > 1.4 ? 92 : 72} />
      </View>
    </Pressable>
  );
};

type CountersProps = {
  readonly units: readonly UnitView[];
  readonly chosen: readonly string[];
  readonly onTap: (id: string) => void;
  readonly area?: string | undefined;
};

/** Counters side by side, as many as the sheet is wide. */
export const Counters = ({ units, chosen, onTap, area }: CountersProps) => (
  <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.xs }}>
    {units.map((one) => (
      <UnitButton key={one.unit.id} one={one} selected={chosen.includes(one.unit.id)} onTap={onTap} area={area} />
    ))}
  </View>
);
