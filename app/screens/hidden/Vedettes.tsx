import { useState } from 'react';
import { View } from 'react-native';
import { Button } from '../../components/Button';
import { Notice } from '../../components/Notice';
import { Panel } from '../../components/Panel';
import { SectionTitle } from '../../components/SectionTitle';
import { Stepper } from '../../components/Stepper';
import { TextField } from '../../components/TextField';
import { Body } from '../../components/Words';
import { useDispatch, useView } from '../../hooks/use-game';
import { SPACE } from '../../theme/metrics';
import { Fold } from '../new-game/Fold';
import { DeployVedettes, DeployedVedettes } from './Deployed';
import type { Hidden } from './hidden-types';

type Spotted = Hidden['spotted'][number];

const leftWords = (left: number): string => (left === 1 ? '1 turn left' : `${String(left)} turns left`);

/** MOP 37.11.2: whose report is in: the force is revealed at once. */
export const ReportsIn = () => {
  const { hidden } = useView('hidden');
  return hidden?.spotted.filter(({ left }) => left === 0).map((one) => <ReportIn key={one.id} spotted={one} />);
};

const ReportIn = ({ spotted: { id, name } }: { readonly spotted: Spotted }) => {
  const dispatch = useDispatch();
  return (
    <Notice
      kind="warning"
      title={name}
      text="The vedette’s report is in: the hidden force is revealed."
      action={
        <Button
          label="It is revealed"
          icon="eye"
          onPress={() => {
            void dispatch({ type: 'LiftSpotted', spotted: id, revealed: true });
          }}
          testID={`hidden.spotted.${id}.in`}
        />
      }
      testID={`hidden.report.${id}`}
    />
  );
};

/** MOP 37.11: vedettes on the map, and markers on hidden forces that one has seen, counting down by themselves. */
export const Vedettes = () => {
  const { hidden } = useView('hidden');
  if (hidden?.vedettes !== true) return null;
  const waiting = hidden.spotted.filter(({ left }) => left > 0);
  return (
    <>
      <SectionTitle aside="MOP 37.11">Vedettes</SectionTitle>
      <DeployedVedettes />
      <DeployVedettes />
      {waiting.map((one) => (
        <Waiting key={one.id} spotted={one} />
      ))}
      <NewMarker />
    </>
  );
};

const Waiting = ({ spotted: { id, name, left } }: { readonly spotted: Spotted }) => {
  const dispatch = useDispatch();
  const lift = (revealed: boolean) => (): void => {
    void dispatch({ type: 'LiftSpotted', spotted: id, revealed });
  };
  return (
    <Panel testID={`hidden.spotted.${id}`}>
      <Body>{`${name}: ${leftWords(left)}`}</Body>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s }}>
        <Button label="Revealed now" icon="eye" onPress={lift(true)} testID={`hidden.spotted.${id}.now`} />
        <Button label="Take the marker off" kind="plain" onPress={lift(false)} testID={`hidden.spotted.${id}.off`} />
      </View>
    </Panel>
  );
};

const NewMarker = () => {
  const dispatch = useDispatch();
  const [name, setName] = useState('');
  const [turns, setTurns] = useState(1);
  const own = name.trim();
  const mark = async (): Promise<void> => {
    if (await dispatch({ type: 'SpotForce', name: own, turns })) setName('');
  };
  return (
    <Fold title="A vedette sees a hidden force" summary="Count the turns of its report" testID="hidden.spot">
      <TextField
        label="Which, or where"
        value={name}
        onChange={setName}
        placeholder="The stack at the mill"
        maxLength={60}
        testID="hidden.spot.name"
      />
      <Stepper
        label="Turns to its commander"
        hint="By vedette movement"
        value={turns}
        min={1}
        max={12}
        onChange={setTurns}
        testID="hidden.spot.turns"
      />
      <Button
        label="Put the marker on"
        icon="flag"
        disabled={own === ''}
        onPress={() => {
          void mark();
        }}
        testID="hidden.spot.mark"
      />
    </Fold>
  );
};
