import { useState } from 'react';
import { View } from 'react-native';
import type { AppCommand } from '../../../src/session/rule-sets';
import { Button } from '../../components/Button';
import { ChipPicker } from '../../components/ChoiceList';
import { OtherModifier } from '../../components/OtherModifier';
import type { Modifier } from '../../components/OtherModifier';
import { Segmented } from '../../components/Segmented';
import { Stepper } from '../../components/Stepper';
import { ToggleRow } from '../../components/ToggleRow';
import { useDispatch } from '../../hooks/use-game';
import { foretoldOf, playOf, usePlayPreview } from '../../hooks/use-play';
import { SPACE } from '../../theme/metrics';
import type { Span } from '../army/army-types';
import { Chances } from './Chances';

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

const MOST_MOVEMENT = 12;

const OUTCOMES = [
  { is: true, label: 'Repaired', tone: 'good' },
  { is: false, label: 'Not yet' },
] as const;

type SpanWorkProps = {
  readonly span: Span;
  /** A page of its own has room for a special rule of the game at hand. */
  readonly asksMore?: boolean;
};

/** MOP 37.9.1, 37.9.2: a span that stands can be damaged, and one that is damaged repaired. */
export const SpanWork = ({ span, asksMore = false }: SpanWorkProps) => {
  const [unit, setUnit] = useState<Worker>('infantry');
  const [movementLeft, setMovementLeft] = useState(2);
  const { id, damaged } = span;
  const work = { unit, movementLeft } as const;
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
      {damaged ? <Repair id={id} work={work} asksMore={asksMore} /> : <Damage id={id} work={work} />}
    </View>
  );
};

type WorkProps = { readonly id: string; readonly work: Readonly<{ unit: Worker; movementLeft: number }> };

const Damage = ({ id, work }: WorkProps) => {
  const [inEnemyZone, setInEnemyZone] = useState(false);
  return (
    <>
      <ToggleRow label="In an enemy zone" value={inEnemyZone} onChange={setInEnemyZone} testID={`span.${id}.zone`} />
      <WorkButton id={id} play={playOf('mop/span-damage', { span: id }, { ...work, inEnemyZone })} />
    </>
  );
};

const Repair = ({ id, work, asksMore }: WorkProps & { readonly asksMore: boolean }) => {
  const previewOf = usePlayPreview();
  const [enemyAtAnEnd, setEnemyAtAnEnd] = useState<End>('none');
  const [other, setOther] = useState<Modifier | undefined>();
  const play = playOf('mop/span-repair', { span: id }, { ...work, enemyAtAnEnd, other });
  const chance = foretoldOf(previewOf(play), 'mop/span-repair', ({ repaired }) => repaired);
  return (
    <>
      <Segmented
        label="At its ends"
        options={ENDS}
        value={enemyAtAnEnd}
        onChange={setEnemyAtAnEnd}
        testID={`span.${id}.ends`}
      />
      {asksMore ? <OtherModifier amount={other?.amount ?? 0} onChange={setOther} testID={`span.${id}.other`} /> : null}
      {chance === null ? null : <Chances chance={chance} outcomes={OUTCOMES} testID={`span.${id}.odds`} />}
      <WorkButton id={id} play={play} isRepair />
    </>
  );
};

type WorkButtonProps = { readonly id: string; readonly play: AppCommand; readonly isRepair?: boolean };

const WorkButton = ({ id, play, isRepair = false }: WorkButtonProps) => {
  const dispatch = useDispatch();
  return (
    <Button
      label={isRepair ? 'Roll for the repair' : 'Damage it'}
      icon={isRepair ? 'dice' : 'close'}
      kind={isRepair ? 'primary' : 'danger'}
      wide
      onPress={() => {
        void dispatch(play);
      }}
      testID={`span.${id}.work`}
    />
  );
};
