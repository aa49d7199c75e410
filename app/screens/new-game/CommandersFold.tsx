import { useState } from 'react';
import { View } from 'react-native';
import { LEADER_ROLES, addLeader, changeLeader, removeLeader } from '../../../src/rules/common/index';
import type { Leader, LeaderRole } from '../../../src/rules/common/index';
import { usualLevel } from '../../../src/rules/common/setup/proposals';
import { ROLE_WORDS } from '../../../src/wording/en/setup';
import { ratingWords } from '../../../src/wording/en/ratings';
import { Button } from '../../components/Button';
import { InlineConfirm } from '../../components/InlineConfirm';
import { Panel } from '../../components/Panel';
import { Segmented } from '../../components/Segmented';
import { Stepper } from '../../components/Stepper';
import { TextField } from '../../components/TextField';
import { ToggleRow } from '../../components/ToggleRow';
import { SPACE } from '../../theme/metrics';
import { Fold } from './Fold';
import { CommanderMore } from './LeaderMore';
import type { SidePartProps } from './side-part';
import { OptionalStepper } from './units/OptionalStepper';

const ROLES = LEADER_ROLES.map((id) => ({ id, label: ROLE_WORDS[id].title }));

/** OCs and WCs of one side: they roll for Coordinated and Initial Action. */
export const CommandersFold = ({ side, setup, onChange }: SidePartProps) => {
  const leaders = setup.leaders.filter((leader) => leader.side === side);
  const summary = leaders.map((leader) => `${leader.name} ${leader.role} [${ratingWords(leader)}]`).join(', ');
  return (
    <Fold title="Commanders" summary={summary === '' ? 'None' : summary} testID={`setup.${side}.commanders`}>
      {leaders.map((leader) => (
        <CommanderCard key={leader.id} leader={leader} side={side} setup={setup} onChange={onChange} />
      ))}
      <AddCommander
        side={side}
        onAdd={(role, name, rating) => {
          onChange(addLeader(setup, side, role, name, rating));
        }}
      />
    </Fold>
  );
};

const CommanderCard = ({ leader, setup, onChange, side }: SidePartProps & { readonly leader: Leader }) => {
  const change = (part: Partial<Omit<Leader, 'id' | 'side'>>): void => {
    onChange(changeLeader(setup, leader.id, part));
  };
  const above = setup.leaders.filter((one) => one.side === side && one.role === 'OC');
  return (
    <Panel>
      <TextField
        label={ROLE_WORDS[leader.role].title}
        value={leader.name}
        maxLength={60}
        onChange={(name) => {
          change({ name });
        }}
        testID="setup.commander.name"
      />
      <Stepper
        label="Rating"
        value={leader.rating}
        min={0}
        max={9}
        onChange={(rating) => {
          change({ rating });
        }}
        testID="setup.commander.rating"
      />
      {leader.role === 'WC' && above.length > 1 ? (
        <Segmented
          label="Answers to"
          options={above.map(({ id, name }) => ({ id, label: name }))}
          value={leader.under ?? undefined}
          onChange={(under) => {
            change({ under });
          }}
          testID="setup.commander.under"
        />
      ) : null}
      {leader.role === 'OC' ? (
        <OptionalStepper
          label="Demoralization level"
          hint="Of his army (NLC 14)"
          value={leader.level}
          min={1}
          max={999}
          start={usualLevel(setup, leader)}
          none="none"
          onChange={(level) => {
            change({ level });
          }}
          testID="setup.commander.level"
        />
      ) : null}
      <ToggleRow
        label="On the map"
        value={leader.onMap}
        onChange={(onMap) => {
          change({ onMap });
        }}
        testID="setup.commander.on_map"
      />
      <CommanderMore leader={leader} onChange={change} />
      <InlineConfirm
        label="Remove"
        icon="trash"
        kind="plain"
        question={`Remove ${leader.name}?`}
        onConfirm={() => {
          onChange(removeLeader(setup, leader.id));
        }}
        testID="setup.commander.remove"
      />
    </Panel>
  );
};

type AddCommanderProps = {
  readonly side: string;
  readonly onAdd: (role: LeaderRole, name: string, rating: number) => void;
};

const AddCommander = ({ side, onAdd }: AddCommanderProps) => {
  const [name, setName] = useState('');
  const [role, setRole] = useState<LeaderRole>('WC');
  const [rating, setRating] = useState(3);
  return (
    <View style={{ gap: SPACE.m }}>
      <TextField
        label="New commander"
        value={name}
        maxLength={60}
        onChange={setName}
        testID={`setup.${side}.new_commander.name`}
      />
      <Segmented options={ROLES} value={role} onChange={setRole} testID={`setup.${side}.new_commander.role`} />
      <Stepper
        label="Rating"
        value={rating}
        min={0}
        max={9}
        onChange={setRating}
        testID={`setup.${side}.new_commander.rating`}
      />
      <Button
        label="Add commander"
        icon="plus"
        disabled={name.trim() === ''}
        onPress={() => {
          onAdd(role, name.trim(), rating);
          setName('');
        }}
        testID={`setup.${side}.new_commander.add`}
      />
    </View>
  );
};
