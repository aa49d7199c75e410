import { useState } from 'react';
import { View } from 'react-native';
import type { Side } from '../../../../src/engine/sides';
import type { Setup, Unit } from '../../../../src/rules/common/index';
import {
  addRoster,
  addUnits,
  changeUnit,
  copyUnits,
  formationNamed,
  removeUnit,
} from '../../../../src/rules/common/setup/edit-units';
import type { UnitFacts } from '../../../../src/rules/common/setup/edit-units';
import { Button } from '../../../components/Button';
import { ChipPicker } from '../../../components/ChoiceList';
import { InlineConfirm } from '../../../components/InlineConfirm';
import { Sheet } from '../../../components/Sheet';
import { SPACE } from '../../../theme/metrics';
import { draftUnit, isNameTaken } from './draft-unit';
import { UnitCounter } from './UnitCounter';
import { usualHome } from './usual-home';
import { UnitFields } from './UnitFields';

/** A formation that gets a new unit, or a unit that is changed. Null: the formation is not there yet and is called so. */
export type OpenUnit = Readonly<{ formation: string | null; unit: string | null; named?: string }>;

type UnitSheetProps = {
  readonly rules: string;
  readonly side: Side;
  readonly setup: Setup;
  readonly open: OpenUnit;
  readonly onChange: (setup: Setup) => void;
  readonly onClose: () => void;
};

const BIG = 96;
const ROW = { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s } as const;

/** One counter, large, with all that is printed on it below. */
export const UnitSheet = (props: UnitSheetProps) => {
  const unit = props.setup.units.find(({ id }) => id === props.open.unit);
  return unit === undefined ? <NewUnit {...props} /> : <ChangedUnit {...props} unit={unit} />;
};

const NewUnit = ({ rules, side, setup, open, onChange, onClose }: UnitSheetProps) => {
  const named = open.named ?? '';
  const formation = open.formation ?? formationNamed(setup, side, named)?.id ?? null;
  const [draft, setDraft] = useState<UnitFacts>(() => draftUnit(setup, formation ?? ''));
  const fault = nameFault(setup, formation ?? '', draft.name, null);
  const isReady = draft.name.trim() !== '' && fault === undefined;
  const add = (): void => {
    const unit = { ...draft, name: draft.name.trim() };
    if (formation === null) onChange(addRoster(setup, side, [{ ...unit, formation: named }]));
    else onChange(addUnits(setup, formation, [unit]));
  };
  const home = setup.formations.find(({ id }) => id === formation)?.name ?? named;
  return (
    <Sheet
      open
      title={home === usualHome(rules) ? 'New unit' : `New unit of ${home}`}
      onClose={onClose}
      footer={
        <View style={ROW}>
          <Button
            label="Add"
            kind="primary"
            icon="plus"
            disabled={!isReady}
            onPress={() => {
              add();
              onClose();
            }}
            testID="setup.unit.add"
          />
          <Button
            label="Add, next"
            hint="Adds this unit and keeps the form for the next"
            disabled={!isReady}
            onPress={() => {
              add();
              setDraft({ ...draft, name: '' });
            }}
            testID="setup.unit.add_another"
          />
        </View>
      }
      testID="setup.unit"
    >
      <Face rules={rules} setup={setup} side={side} unit={draft} />
      <UnitFields
        rules={rules}
        unit={draft}
        nameFault={fault}
        onChange={(change) => {
          setDraft((now) => ({ ...now, ...change }));
        }}
      />
    </Sheet>
  );
};

const ChangedUnit = ({ rules, side, setup, onChange, onClose, unit }: UnitSheetProps & { readonly unit: Unit }) => {
  const change = (part: Partial<Omit<Unit, 'id'>>): void => {
    onChange(changeUnit(setup, unit.id, part));
  };
  const homes = setup.formations.filter((one) => one.side === side);
  return (
    <Sheet
      open
      title={unit.name}
      onClose={onClose}
      footer={<Button label="Done" kind="primary" icon="check" wide onPress={onClose} testID="setup.unit.done" />}
      testID="setup.unit"
    >
      <Face rules={rules} setup={setup} side={side} unit={unit} />
      <UnitFields
        rules={rules}
        unit={unit}
        nameFault={nameFault(setup, unit.formation, unit.name, unit.id)}
        onChange={change}
      />
      {homes.length < 2 ? null : (
        <ChipPicker
          label="Formation"
          options={homes.map(({ id, name }) => ({ id, label: name }))}
          chosen={[unit.formation]}
          onChange={([formation = unit.formation]) => {
            change({ formation });
          }}
          testID="setup.unit.formation"
        />
      )}
      <Deeds
        unit={unit}
        onCopy={() => {
          onChange(copyUnits(setup, [unit], unit.formation));
          onClose();
        }}
        onRemove={() => {
          onChange(removeUnit(setup, unit.id));
          onClose();
        }}
      />
    </Sheet>
  );
};

type DeedsProps = { readonly unit: Unit; readonly onCopy: () => void; readonly onRemove: () => void };

const Deeds = ({ unit, onCopy, onRemove }: DeedsProps) => (
  <View style={ROW}>
    <Button label="One more like it" icon="copy" onPress={onCopy} testID="setup.unit.copy" />
    <InlineConfirm
      label="Remove"
      icon="trash"
      kind="plain"
      question={`Remove ${unit.name}?`}
      onConfirm={onRemove}
      testID="setup.unit.remove"
    />
  </View>
);

type FaceProps = Pick<UnitSheetProps, 'rules' | 'setup' | 'side'> & { readonly unit: UnitFacts };

const Face = ({ rules, setup, side, unit }: FaceProps) => (
  <View style={{ alignItems: 'center' }}>
    <UnitCounter rules={rules} setup={setup} side={side} unit={unit} size={BIG} />
  </View>
);

const nameFault = (setup: Setup, formation: string, name: string, except: string | null): string | undefined => {
  if (name.trim() === '') return except === null ? undefined : 'A unit needs a name.';
  return isNameTaken(setup, formation, name, except) ? 'This formation has a unit of that name already.' : undefined;
};
