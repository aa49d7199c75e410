import { View } from 'react-native';
import { Stepper } from '../../../components/Stepper';
import type { CustomProps } from '../fields';
import { isFields, listAt, numberAt, textAt, withValue } from '../path';

const ARMS = [
  { id: 'infantry', label: 'Infantry' },
  { id: 'cavalry', label: 'Cavalry' },
  { id: 'artillery', label: 'Artillery' },
] as const;

const MOST = 30;

const strengthOf = (units: readonly unknown[], arm: string): number =>
  units
    .filter((unit) => textAt(unit, 'arm') === arm)
    .reduce<number>((sum, unit) => sum + numberAt(unit, 'strength', 0), 0);

/** So much more or less of an arm: its first unit changes, comes, or goes. */
const changed = (units: readonly unknown[], arm: string, by: number): readonly unknown[] => {
  const at = units.findIndex((unit) => textAt(unit, 'arm') === arm && numberAt(unit, 'strength', 0) + by <= MOST);
  if (at === -1) return by > 0 ? [...units, { arm, strength: by }] : units;
  const left = numberAt(units[at], 'strength', 0) + by;
  if (left <= 0 && units.length > 1) return units.filter((_, i) => i !== at);
  return units.map((unit, i) => (i === at && isFields(unit) ? { ...unit, strength: Math.max(left, 0) } : unit));
};

/** A side's strengths by arm, as one adds them up at the table. `at`: where its units stand in the draft. */
export const armsPart = (at: 'attackers' | 'defenders') => {
  const ArmsPart = ({ draft, onChange, testID }: CustomProps) => {
    const units = listAt(draft, at);
    return (
      <View>
        {ARMS.map(({ id, label }) => {
          const value = strengthOf(units, id);
          return (
            <Stepper
              key={id}
              label={label}
              value={value}
              min={0}
              max={90}
              onChange={(next) => {
                onChange(withValue(draft, at, changed(units, id, next - value)));
              }}
              testID={`${testID}.${at}.${id}`}
            />
          );
        })}
      </View>
    );
  };
  return ArmsPart;
};
