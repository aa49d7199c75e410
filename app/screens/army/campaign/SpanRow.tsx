import { useState } from 'react';
import { View } from 'react-native';
import { repairOdds } from '../../../../src/rules/mop/index';
import { Button } from '../../../components/Button';
import { ChipPicker } from '../../../components/ChoiceList';
import { InlineConfirm } from '../../../components/InlineConfirm';
import { ListRow } from '../../../components/ListRow';
import { Segmented } from '../../../components/Segmented';
import { Stepper } from '../../../components/Stepper';
import { ToggleRow } from '../../../components/ToggleRow';
import { useDispatch } from '../../../hooks/use-game';
import { SPACE } from '../../../theme/metrics';
import type { Span } from '../army-types';
import { Chances } from '../../plays/Chances';

const WORKERS = [
  { id: 'infantry', label: 'Infantry' },
  { id: 'cavalry', label: 'Cavalry' },
  { id: 'artillery', label: 'Artillery' },
  { id: 'vedette', label: 'Vedette' },
  { id: 'leader', label: 'Leader' },
  { id: 'train', label: 'Train' },
] as const;
type Worker = (typeof WORKERS)[number]['id'];

const ENDS = [
  { id: 'none', label: 'No enemy' },
  { id: 'zone', label: 'Enemy zone' },
  { id: 'occupied', label: 'Enemy there' },
] as const;
type End = (typeof ENDS)[number]['id'];

const KINDS = { bridge: 'Bridge', trestle: 'Trestle' } as const;
const MOST_MOVEMENT = 12;

const OUTCOMES = [
  { is: true, label: 'Repaired', tone: 'good' },
  { is: false, label: 'Not yet' },
] as const;

/** A bridge and, opened, the work on it. */
export const SpanRow = ({ span }: { readonly span: Span }) => {
  const [open, setOpen] = useState(false);
  const { id, name, kind, damaged } = span;
  return (
    <View testID={`span.${id}.all`}>
      <ListRow
        title={name}
        detail={`${KINDS[kind]}, ${damaged ? 'damaged' : 'stands'}`}
        selected={open}
        last
        onPress={() => {
          setOpen(!open);
        }}
        testID={`span.${id}`}
      />
      {open ? <SpanWork span={span} /> : null}
    </View>
  );
};

/** MOP 37.9.1, 37.9.2: who works on it, with what movement left, and what the enemy has to say. */
const SpanWork = ({ span: { id, kind, damaged } }: { readonly span: Span }) => {
  const dispatch = useDispatch();
  const [unit, setUnit] = useState<Worker>('infantry');
  const [movementLeft, setMovementLeft] = useState(2);
  const [inEnemyZone, setInEnemyZone] = useState(false);
  const [enemyAtAnEnd, setEnemyAtAnEnd] = useState<End>('none');
  const work = { span: id, unit, movementLeft } as const;
  return (
    <View style={{ gap: SPACE.s }}>
      <ChipPicker
        label="Worked on by"
        options={WORKERS}
        chosen={[unit]}
        onChange={([first]) => {
          if (first !== undefined) setUnit(first);
        }}
        testID={`span.${id}.unit`}
      />
      <Stepper
        label="Movement it has left"
        value={movementLeft}
        min={0}
        max={MOST_MOVEMENT}
        onChange={setMovementLeft}
        testID={`span.${id}.movement`}
      />
      {damaged ? (
        <Segmented
          label="At its ends"
          options={ENDS}
          value={enemyAtAnEnd}
          onChange={setEnemyAtAnEnd}
          testID={`span.${id}.ends`}
        />
      ) : (
        <ToggleRow label="In an enemy zone" value={inEnemyZone} onChange={setInEnemyZone} testID={`span.${id}.zone`} />
      )}
      {damaged ? (
        <Chances
          chance={repairOdds(kind, { unit, movementLeft, enemyAtAnEnd })}
          outcomes={OUTCOMES}
          testID={`span.${id}.odds`}
        />
      ) : null}
      <Button
        label={damaged ? 'Roll for the repair' : 'Damage it'}
        icon={damaged ? 'dice' : 'close'}
        kind={damaged ? 'primary' : 'danger'}
        wide
        onPress={() => {
          void dispatch(
            damaged
              ? { type: 'RepairSpan', ...work, enemyAtAnEnd, other: undefined }
              : { type: 'DamageSpan', ...work, inEnemyZone },
          );
        }}
        testID={`span.${id}.work`}
      />
      <InlineConfirm
        label="Entered by mistake"
        question="Take it off the list?"
        icon="trash"
        kind="plain"
        onConfirm={() => {
          void dispatch({ type: 'RemoveSpan', span: id });
        }}
        testID={`span.${id}.remove`}
      />
    </View>
  );
};
