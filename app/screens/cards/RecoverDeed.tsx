import { useState } from 'react';
import { View } from 'react-native';
import type { CardEffect } from '../../../src/rules/nlc/index';
import { Button } from '../../components/Button';
import { ChipPicker } from '../../components/ChoiceList';
import { Small } from '../../components/Words';
import { useDispatch, useView } from '../../hooks/use-game';
import { SPACE } from '../../theme/metrics';

type RecoverProps = { readonly effect: CardEffect };

/** MOP App. I, card 30: which formation's units leave the UAR box. */
export const RecoverDeed = ({ effect: { id, side } }: RecoverProps) => {
  const dispatch = useDispatch();
  const { setup, army } = useView('setup', 'army');
  const [chosen, setChosen] = useState<string | null>(null);
  const away = army.units.filter((one) => one.side === side && one.standing.place === 'uar');
  const formations = setup.formations.filter((one) => away.some(({ unit }) => unit.formation === one.id));
  if (formations.length === 0) return <Small>No unit of this side lies in the UAR box.</Small>;
  const [only] = formations;
  const formation = chosen ?? (formations.length === 1 ? (only?.id ?? null) : null);
  const count = away.filter(({ unit }) => unit.formation === formation).length;
  return (
    <View style={{ gap: SPACE.s }}>
      <ChipPicker
        label="Which formation"
        options={formations.map((one) => ({ id: one.id, label: one.name }))}
        chosen={formation === null ? [] : [formation]}
        onChange={([next]) => {
          setChosen(next ?? null);
        }}
        testID="cards.recover.formation"
      />
      <Button
        label={count === 0 ? 'To Recovered' : `${String(count)} ${count === 1 ? 'unit' : 'units'} to Recovered`}
        icon="check"
        kind="primary"
        disabled={formation === null}
        onPress={() => {
          if (formation !== null) void dispatch({ type: 'RecoverUnits', side, effect: id, formation });
        }}
        testID="cards.recover.yes"
      />
    </View>
  );
};
