import { useState } from 'react';
import type { ReactNode } from 'react';
import { View } from 'react-native';
import type { Arm, UnitView } from '../../../../src/rules/common/index';
import { Button } from '../../../components/Button';
import { IconButton } from '../../../components/IconButton';
import { Panel } from '../../../components/Panel';
import { SectionTitle } from '../../../components/SectionTitle';
import { Caption } from '../../../components/Words';
import { SPACE } from '../../../theme/metrics';
import { ARM_LABELS } from './combat-labels';
import type { GroupPlan } from './composition';
import type { Place, Stack, Terms } from './draft';
import { GameUnits } from './GameUnits';
import { Grounds } from './Grounds';
import type { LeaderChip } from './in-game';
import type { Looks } from './looks';
import { COUNTER_ROW, UnitCounter } from './UnitCounter';

/** What the groups of a page have in common, whatever the fight. */
export type GroupDeeds = Readonly<{
  onAdd: (place: Place, arm: Arm) => void;
  onVedettes: (place: Place) => void;
  onPick: (place: Place, unit: string) => void;
  onUnit: (unit: string) => void;
  onStack: (place: Place, change: (stack: Stack) => Stack) => void;
  onNew: () => void;
  onDrop: (place: Place) => void;
}>;

export type GroupPanelProps = {
  readonly plan: GroupPlan;
  readonly title: string;
  readonly stacks: readonly Stack[];
  readonly terms: Terms;
  readonly looks: Looks;
  readonly edited: string | null;
  /** Counters of the game that may be put here; null where there is no game. */
  readonly pickable: readonly UnitView[] | null;
  readonly picked: readonly string[];
  readonly leaders: (stack: Stack) => readonly LeaderChip[];
  readonly deeds: GroupDeeds;
  readonly editor: ReactNode;
};

/** One side of the fight: its hexes one below the other, and how to put somebody there. */
export const GroupPanel = (props: GroupPanelProps) => {
  const { plan, title, stacks, deeds } = props;
  const [isOpen, setOpen] = useState(plan.seldom !== true || stacks.some(({ units }) => units.length > 0));
  const area = `combat.${plan.group}`;
  if (!isOpen)
    return (
      <Button
        label={title}
        icon="plus"
        kind="plain"
        onPress={() => {
          setOpen(true);
        }}
        testID={`${area}.open`}
      />
    );
  return (
    <View style={{ gap: SPACE.s }} testID={area}>
      <SectionTitle>{title}</SectionTitle>
      {stacks.map((stack, index) => (
        <StackPanel key={index} {...props} stack={stack} place={{ group: plan.group, index }} />
      ))}
      {stacks.length < plan.most && stacks.every(({ units }) => units.length > 0) ? (
        <Button label={plan.another} icon="plus" kind="plain" onPress={deeds.onNew} testID={`${area}.another`} />
      ) : null}
    </View>
  );
};

type StackPanelProps = GroupPanelProps & { readonly stack: Stack; readonly place: Place };

const StackPanel = (props: StackPanelProps) => {
  const { plan, terms, stack, place, stacks, looks, edited, leaders, deeds, editor } = props;
  const area = `combat.${place.group}.${String(place.index)}`;
  return (
    <Panel testID={area}>
      {stacks.length === 1 ? null : (
        <View style={{ flexDirection: 'row', alignItems: 'center' }}>
          <View style={{ flex: 1 }}>
            <Caption>{`Hex ${String(place.index + 1)}`}</Caption>
          </View>
          <IconButton
            icon="close"
            label={`Take hex ${String(place.index + 1)} off the page`}
            onPress={() => {
              deeds.onDrop(place);
            }}
            testID={`${area}.drop`}
          />
        </View>
      )}
      {stack.units.length === 0 ? null : (
        <View style={COUNTER_ROW}>
          {stack.units.map((unit) => (
            <UnitCounter
              key={unit.id}
              unit={unit}
              looks={looks}
              selected={edited === unit.id}
              hint="Opens what is true of it"
              onPress={() => {
                deeds.onUnit(unit.id);
              }}
            />
          ))}
        </View>
      )}
      {stack.units.some(({ id }) => id === edited) ? editor : null}
      <AddUnits {...props} area={area} />
      {stack.units.length === 0 ? null : (
        <Grounds
          plan={plan}
          terms={terms}
          stack={stack}
          leaders={leaders(stack)}
          onStack={(change) => {
            deeds.onStack(place, change);
          }}
          area={area}
        />
      )}
    </Panel>
  );
};

type AreaProps = StackPanelProps & { readonly area: string };

/** In a game its counters lie ready; what it does not know, and everything without a game, is added by its arm. */
const AddUnits = ({ plan, stack, place, pickable, picked, deeds, area, terms }: AreaProps) => {
  const [own, setOwn] = useState(false);
  // It stays open from the first counter on, since a stack is seldom one unit.
  const [isPicking, setPicking] = useState(stack.units.length === 0);
  const picks = pickable !== null && !own;
  const isShown = stack.units.length === 0 || isPicking;
  return (
    <View style={{ gap: SPACE.s }}>
      {picks && !isShown ? (
        <Button
          label="More units"
          icon="plus"
          kind="plain"
          onPress={() => {
            setPicking(true);
          }}
          testID={`${area}.more`}
        />
      ) : null}
      {picks && isShown ? (
        <GameUnits
          onDone={
            stack.units.length === 0
              ? null
              : () => {
                  setPicking(false);
                }
          }
          units={pickable}
          picked={picked}
          onTap={(unit) => {
            deeds.onPick(place, unit);
          }}
          onOwn={() => {
            setOwn(true);
          }}
          area={area}
        />
      ) : null}
      {picks ? null : <ArmButtons plan={plan} place={place} deeds={deeds} area={area} terms={terms} />}
    </View>
  );
};

const ArmButtons = ({
  plan,
  place,
  deeds,
  area,
  terms,
}: Pick<AreaProps, 'plan' | 'place' | 'deeds' | 'area' | 'terms'>) => (
  <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.xs }}>
    {plan.arms.map((arm) => (
      <Button
        key={arm}
        label={`+ ${ARM_LABELS[arm]}`}
        onPress={() => {
          deeds.onAdd(place, arm);
        }}
        testID={`${area}.add.${arm.toLowerCase()}`}
      />
    ))}
    {terms.game === 'mop' && plan.arms.includes('cavalry') ? (
      <Button
        label="+ Vedettes"
        onPress={() => {
          deeds.onVedettes(place);
        }}
        testID={`${area}.add.vedettes`}
      />
    ) : null}
  </View>
);
