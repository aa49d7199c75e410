import { View } from 'react-native';
import { FORMATION_KINDS, changeFormation, removeFormation } from '../../../src/rules/common/index';
import type { Formation, Setup } from '../../../src/rules/common/index';
import { unitsOf } from '../../../src/rules/common/setup/edit-units';
import { usualLimit } from '../../../src/rules/common/setup/proposals';
import { FORMATION_KIND_WORDS } from '../../../src/wording/en/setup-fields';
import { ChipPicker } from '../../components/ChoiceList';
import { InlineConfirm } from '../../components/InlineConfirm';
import { Segmented } from '../../components/Segmented';
import { Stepper } from '../../components/Stepper';
import { TextField } from '../../components/TextField';
import { ToggleRow } from '../../components/ToggleRow';
import { SPACE } from '../../theme/metrics';
import { FormationMore } from './LeaderMore';
import { OptionalStepper } from './units/OptionalStepper';
import { counted } from './units/unit-line';

type FormationEditorProps = {
  readonly rules: string;
  readonly formation: Formation;
  readonly setup: Setup;
  readonly onChange: (setup: Setup) => void;
};

/** All that is known of one formation. In N20 it is a name that units stand under; elsewhere it has a leader and a chit. */
export const FormationEditor = ({ rules, formation, setup, onChange }: FormationEditorProps) => {
  const { id, name } = formation;
  const change = (part: FormationPart): void => {
    onChange(changeFormation(setup, id, part));
  };
  const units = unitsOf(setup, id).length;
  return (
    <View style={{ padding: SPACE.m, gap: SPACE.m }}>
      <TextField
        label="Name"
        value={name}
        maxLength={60}
        error={name.trim() === '' ? 'A formation needs a name.' : undefined}
        onChange={(text) => {
          change({ name: text });
        }}
        testID="setup.formation.name"
      />
      {rules === 'n20' ? null : (
        <>
          <LeaderFields formation={formation} setup={setup} change={change} />
          <DutyFields formation={formation} setup={setup} change={change} />
          <FormationMore formation={formation} onChange={change} />
        </>
      )}
      <InlineConfirm
        label="Remove"
        icon="trash"
        kind="plain"
        question={units === 0 ? `Remove ${name}?` : `Remove ${name} and its ${counted(units, 'unit')}?`}
        onConfirm={() => {
          onChange(removeFormation(setup, id));
        }}
        testID="setup.formation.remove"
      />
    </View>
  );
};

type FormationPart = Partial<Omit<Formation, 'id' | 'side'>>;
type PartProps = Pick<FormationEditorProps, 'formation' | 'setup'> & {
  readonly change: (part: FormationPart) => void;
};

const ANY = 'any';

const LeaderFields = ({ formation, setup, change }: PartProps) => {
  const { leader, rating, under } = formation;
  const commanders = setup.leaders.filter((one) => one.side === formation.side);
  return (
    <>
      <TextField
        label="Leader"
        value={leader}
        maxLength={60}
        onChange={(text) => {
          change({ leader: text });
        }}
        testID="setup.formation.leader"
      />
      <Stepper
        label="Leader rating"
        value={rating}
        min={0}
        max={9}
        onChange={(value) => {
          change({ rating: value });
        }}
        testID="setup.formation.rating"
      />
      {commanders.length < 2 ? null : (
        <ChipPicker
          label="Answers to"
          options={[{ id: ANY, label: 'Any' }, ...commanders.map((one) => ({ id: one.id, label: one.name }))]}
          chosen={[under ?? ANY]}
          onChange={([chosen]) => {
            change({ under: chosen === undefined || chosen === ANY ? null : chosen });
          }}
          testID="setup.formation.under"
        />
      )}
    </>
  );
};

const HIGHEST_LIMIT = 999;

const DutyFields = ({ formation, setup, change }: PartProps) => {
  const { kind, limit, arrives, onMap } = formation;
  return (
    <>
      <Segmented
        label="Kind (NLC 12.7, 20.6)"
        options={FORMATION_KINDS.map((id) => ({ id, label: FORMATION_KIND_WORDS[id] }))}
        value={kind}
        onChange={(chosen) => {
          change({ kind: chosen });
        }}
        testID="setup.formation.kind"
      />
      <OptionalStepper
        label="Demoralization limit"
        hint="NLC 15"
        value={limit}
        min={1}
        max={HIGHEST_LIMIT}
        start={usualLimit(setup, formation)}
        none="none"
        onChange={(value) => {
          change({ limit: value });
        }}
        testID="setup.formation.limit"
      />
      <Stepper
        label="Arrives on turn"
        value={arrives === null ? 0 : arrives + 1}
        min={0}
        max={setup.turns.length}
        format={(turn) => (turn === 0 ? 'At start' : (setup.turns[turn - 1]?.label ?? String(turn)))}
        onChange={(turn) => {
          change({ arrives: turn === 0 ? null : turn - 1 });
        }}
        testID="setup.formation.arrives"
      />
      <ToggleRow
        label="On the map"
        hint="Off: withdrawn or destroyed, its chit stays out"
        value={onMap}
        onChange={(value) => {
          change({ onMap: value });
        }}
        testID="setup.formation.on_map"
      />
    </>
  );
};
