import { useState } from 'react';
import { View } from 'react-native';
import type { UnitView } from '../../../../src/rules/common/index';
import { Button } from '../../../components/Button';
import { ChipPicker } from '../../../components/ChoiceList';
import { Small } from '../../../components/Words';
import { SPACE } from '../../../theme/metrics';
import { Counters } from '../../army/UnitButton';
import { useViewIfAny } from '../use-any-names';

export type GameUnitsProps = {
  readonly units: readonly UnitView[];
  readonly picked: readonly string[];
  readonly onTap: (unit: string) => void;
  /** Somebody fights whom the game does not know. */
  readonly onOwn: () => void;
  /** Folds the counters away; null while nobody has been picked. */
  readonly onDone: (() => void) | null;
  readonly area: string;
};

/** So many counters fit on a page without looking for them. */
const FEW = 12;

const NOBODY = {
  side: 'Nobody else of this side is on the map.',
  formation: 'Nobody else of this formation is on the map.',
} as const;

/**
 * What lies there. Whoever is picked leaves his place empty: a list that went on to the next corps, or unfolded, would jump under
 * the thumb.
 */
const laidOut = (units: readonly UnitView[], picked: readonly string[], opened: string | null) => {
  const free = units.filter(({ unit }) => !picked.includes(unit.id));
  const order = [...new Set(units.map(({ unit }) => unit.formation))];
  const formation = opened !== null && order.includes(opened) ? opened : order[0];
  const isFew = units.length <= FEW;
  return { order, formation, isFew, shown: isFew ? free : free.filter(({ unit }) => unit.formation === formation) };
};

/** The side's counters as they lie on the map, by formation where there are many; whoever acts lies first. */
export const GameUnits = ({ units, picked, onTap, onOwn, onDone, area }: GameUnitsProps) => {
  const view = useViewIfAny();
  const [opened, setOpened] = useState<string | null>(null);
  const { order, formation, isFew, shown } = laidOut(units, picked, opened);
  const names = new Map(view?.setup.formations.map(({ id, name }) => [id, name]));
  return (
    <View style={{ gap: SPACE.s }} testID={`${area}.pick`}>
      {isFew || order.length < 2 ? null : (
        <ChipPicker
          options={order.map((id) => ({ id, label: names.get(id) ?? id }))}
          chosen={formation === undefined ? [] : [formation]}
          onChange={([id]) => {
            setOpened(id ?? null);
          }}
          testID={`${area}.formation`}
        />
      )}
      {shown.length === 0 ? <Small>{NOBODY[isFew ? 'side' : 'formation']}</Small> : null}
      <Counters units={shown} chosen={[]} onTap={onTap} area="combat.pick" />
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: SPACE.xs }}>
        {onDone === null ? null : (
          <Button label="That is all" icon="check" kind="plain" onPress={onDone} testID={`${area}.done`} />
        )}
        <Button label="A unit the game does not know" kind="plain" onPress={onOwn} testID={`${area}.own`} />
      </View>
    </View>
  );
};
