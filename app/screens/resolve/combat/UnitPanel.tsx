import { useState } from 'react';
import { View } from 'react-native';
import { GUARDS, NATIONS } from '../../../../src/rules/common/index';
import { Button } from '../../../components/Button';
import { ChipPicker } from '../../../components/ChoiceList';
import { IconButton } from '../../../components/IconButton';
import { Stepper } from '../../../components/Stepper';
import { Heading } from '../../../components/Words';
import { SPACE } from '../../../theme/metrics';
import { themedStyles } from '../../../theme/use-styles';
import { GUARD_LABELS, NATION_LABELS, UNIT_FACT_LABELS } from './combat-labels';
import { stepsPrinted, usualReverse, withFront } from './draft';
import type { CombatProcedure, DraftUnit, Terms, UnitFact } from './draft';
import type { AskedOf } from './in-game';
import { isGuns } from './looks';
import { NumberPad } from './NumberPad';

export type UnitPanelProps = {
  readonly unit: DraftUnit;
  readonly name: string;
  /** Just put on the page: its strength is all that is asked at first. */
  readonly fresh: boolean;
  readonly procedure: CombatProcedure;
  readonly terms: Terms;
  /** In a game it answers what it knows; the rest is asked. */
  readonly asked: AskedOf;
  readonly onChange: (change: (unit: DraftUnit) => DraftUnit) => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
};

const useStyles = themedStyles(
  ({ colour }) =>
    ({
      frame: {
        gap: SPACE.m,
        padding: SPACE.m,
        backgroundColor: colour.tint,
        borderWidth: 1,
        borderColor: colour.rule,
        borderRadius: 4,
      },
      head: { flexDirection: 'row', alignItems: 'center', gap: SPACE.s },
      grow: { flex: 1 },
    }) as const,
);

/** One unit: its strength first, since that is what is asked of every unit; nation, steps and markers below. */
export const UnitPanel = (props: UnitPanelProps) => {
  const { unit, name, fresh, procedure, terms, asked, onChange, onRemove, onClose } = props;
  const styles = useStyles();
  const [isOpen, setOpen] = useState(!fresh);
  return (
    <View style={styles.frame} testID="combat.editor">
      <View style={styles.head}>
        <View style={styles.grow}>
          <Heading>{name}</Heading>
        </View>
        <IconButton icon="trash" label={`Take ${name} off the page`} onPress={onRemove} testID="combat.editor.remove" />
        <IconButton icon="check" label="Done with it" framed onPress={onClose} testID="combat.editor.close" />
      </View>
      {asked.printed ? <Strength unit={unit} onChange={onChange} /> : null}
      {isOpen ? (
        <>
          {asked.printed ? <StepsLost unit={unit} onChange={onChange} /> : null}
          {asked.initiative ? <Initiative unit={unit} onChange={onChange} /> : null}
          {asked.printed ? <Printed unit={unit} onChange={onChange} /> : null}
          <Facts unit={unit} procedure={procedure} terms={terms} asked={asked} onChange={onChange} />
        </>
      ) : (
        <Button
          label="Nation, Guard, steps, markers"
          icon="down"
          kind="plain"
          onPress={() => {
            setOpen(true);
          }}
          testID="combat.editor.more"
        />
      )}
    </View>
  );
};

type PartProps = Pick<UnitPanelProps, 'unit' | 'onChange'>;

const HIGHEST = 30;

const Strength = ({ unit, onChange }: PartProps) => (
  <>
    <NumberPad
      label="Strength on the front"
      value={unit.frontStrength}
      onChange={(front) => {
        onChange((one) => withFront(one, front));
      }}
      testID="combat.editor.front"
    />
    <Reverse unit={unit} onChange={onChange} />
  </>
);

const StepsLost = ({ unit, onChange }: PartProps) => (
  <Stepper
    label="Steps lost"
    value={unit.stepsLost}
    min={0}
    max={stepsPrinted(unit) - 1}
    onChange={(stepsLost) => {
      onChange((one) => ({ ...one, stepsLost }));
    }}
    testID="combat.editor.lost"
  />
);

const Initiative = ({ unit, onChange }: PartProps) => (
  <Stepper
    label="Initiative"
    value={unit.initiative ?? 3}
    min={0}
    max={6}
    onChange={(initiative) => {
      onChange((one) => ({ ...one, initiative }));
    }}
    testID="combat.editor.initiative"
  />
);

const Printed = ({ unit, onChange }: PartProps) => (
  <>
    <ChipPicker
      label="Nation"
      options={NATIONS.map((id) => ({ id, label: NATION_LABELS[id] }))}
      chosen={[unit.nation]}
      onChange={([nation]) => {
        if (nation !== undefined) onChange((one) => ({ ...one, nation }));
      }}
      testID="combat.editor.nation"
    />
    <ChipPicker
      label="Guard"
      options={GUARDS.map((id) => ({ id, label: GUARD_LABELS[id] }))}
      chosen={[unit.guard]}
      onChange={([guard]) => {
        if (guard !== undefined) onChange((one) => ({ ...one, guard }));
      }}
      testID="combat.editor.guard"
    />
  </>
);

/** Below 0 stands: nothing is printed on the back. */
const NO_BACK = -1;

const Reverse = ({ unit, onChange }: PartProps) => (
  <Stepper
    label="Strength on the reverse"
    hint={`Usually ${String(usualReverse(unit.frontStrength))}`}
    value={unit.reverseStrength ?? NO_BACK}
    min={NO_BACK}
    max={HIGHEST}
    format={(value) => (value === NO_BACK ? 'none' : String(value))}
    onChange={(value) => {
      onChange((one) => ({ ...one, reverseStrength: value === NO_BACK ? null : value, stepsLost: 0 }));
    }}
    testID="combat.editor.reverse"
  />
);

const USUAL: readonly UnitFact[] = [
  'disrupted',
  'disruptedSince',
  'demoralized',
  'armyDemoralized',
  'fallingBack',
  'inReserve',
  'outOfSupply',
];
const TIRED: readonly UnitFact[] = ['fatigued', 'exhausted'];

/** Only what can bear on this unit in this fight. */
const factsFor = (
  unit: DraftUnit,
  procedure: CombatProcedure,
  { options, armyLowersMorale }: Terms,
  { isAsked }: AskedOf,
): readonly UnitFact[] => {
  const guns = isGuns(unit.arm);
  const facts: readonly UnitFact[] = [
    ...USUAL.filter((fact) => fact !== 'armyDemoralized' || armyLowersMorale),
    ...TIRED,
    ...(guns && procedure === 'nlc/assault' ? (['mayNotFire', 'enfilades'] as const) : []),
    ...(guns && procedure === 'nlc/bombardment' ? (['enfilades'] as const) : []),
    ...(options.doctrine ? (['notEnBataille', 'extended'] as const) : []),
    ...(procedure === 'nlc/retreat-before-assault' ? (['startedInEnemyZoc'] as const) : []),
    ...(procedure === 'nlc/retreat-before-assault' && options.doctrine ? (['light'] as const) : []),
  ];
  return facts.filter(isAsked);
};

const Facts = ({
  unit,
  procedure,
  terms,
  asked,
  onChange,
}: PartProps & Pick<UnitPanelProps, 'procedure' | 'terms' | 'asked'>) => (
  <>
    <ChipPicker
      label="True of it now"
      mode="many"
      options={factsFor(unit, procedure, terms, asked).map((id) => ({ id, label: UNIT_FACT_LABELS[id] }))}
      chosen={unit.facts.filter(asked.isAsked)}
      onChange={(facts) => {
        // What the game tells of it stays true of it.
        onChange((one) => ({ ...one, facts: [...one.facts.filter((fact) => !asked.isAsked(fact)), ...facts] }));
      }}
      testID="combat.editor.fact"
    />
    {terms.game === 'mop' ? <Inspired unit={unit} onChange={onChange} /> : null}
  </>
);

/** MOP 37.16: who lends strength to those he stands with. */
const Inspired = ({ unit, onChange }: PartProps) => (
  <ChipPicker
    label="Strength from"
    options={[
      { id: 'none', label: 'Nobody' },
      { id: 'napoleon', label: 'Napoleon' },
      { id: 'ney', label: 'Ney' },
    ]}
    chosen={[unit.inspiredBy]}
    onChange={([inspiredBy]) => {
      if (inspiredBy !== undefined) onChange((one) => ({ ...one, inspiredBy }));
    }}
    testID="combat.editor.inspired"
  />
);
