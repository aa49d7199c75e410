import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import { useState } from 'react';
import { Button } from '../../components/Button';
import { IconButton } from '../../components/IconButton';
import { ConfirmStrip } from '../../components/InlineConfirm';
import { Notice } from '../../components/Notice';
import { HeaderBar, Screen } from '../../components/Screen';
import { Small, Title } from '../../components/Words';
import { useDispatch, useView } from '../../hooks/use-game';
import type { GameRoutes } from '../../navigation/routes';
import { PlayNotices } from '../game/PlayNotices';
import { nameless } from './not-ready';
import { RestContext } from './rests';
import { RestQuestion } from './RestQuestion';
import { SetUpForm } from './SetUpForm';
import { sheetName } from './sheet-name';
import { useRests } from './use-rests';

/** Everything agreed at the start can be changed later; the change is a correction that both sides find in the history. */
export const SetUpScreen = ({ navigation }: NativeStackScreenProps<GameRoutes, 'SetUp'>) => {
  const view = useView();
  const dispatch = useDispatch();
  const [setup, setSetup] = useState(view.setup);
  const [fault, setFault] = useState<string | null>(null);
  const rest = useRests();
  const [asked, setAsked] = useState<object | null>(null);
  const changed = JSON.stringify(setup) !== JSON.stringify(view.setup);
  const isUnsaved = changed || Object.keys(rest.rests).length > 0;
  const [isLeaving, setLeaving] = useState(false);
  const keep = async (anyway: boolean): Promise<void> => {
    const unnamed = nameless(setup);
    setFault(unnamed);
    if (unnamed !== null) return;
    if (!anyway && Object.keys(rest.rests).length > 0) {
      setAsked(rest.rests);
      return;
    }
    if (await dispatch({ type: 'CorrectSetup', setup })) navigation.goBack();
  };
  return (
    <Screen
      testID="setup"
      header={
        <HeaderBar
          left={
            <IconButton
              icon="back"
              label="Back"
              onPress={() => {
                if (isUnsaved) setLeaving(true);
                else navigation.goBack();
              }}
              testID="setup.header.back"
            />
          }
          title={<Title>Set-up</Title>}
        />
      }
      footer={
        <>
          <PlayNotices />
          {fault === null ? null : <Notice kind="warning" text={fault} testID="setup.fault" />}
          {isLeaving && isUnsaved ? <LeaveQuestion onLeave={navigation.goBack} setLeaving={setLeaving} /> : null}
          {asked === rest.rests ? (
            <RestQuestion
              rests={rest.rests}
              anyway="Record without them"
              onAnyway={() => {
                void keep(true);
              }}
              testID="setup.rest"
            />
          ) : null}
          <Button
            label="Record the correction"
            kind="primary"
            wide
            disabled={!changed}
            onPress={() => {
              void keep(false);
            }}
            testID="setup.footer.record"
          />
        </>
      }
    >
      <Small tone="inkSoft">Changes are recorded as a correction, for both sides to see.</Small>
      <RestContext value={rest}>
        <SetUpForm rules={view.rules} setup={setup} onChange={setSetup} sheetName={sheetName(setup)} />
      </RestContext>
    </Screen>
  );
};

type LeaveProps = { readonly onLeave: () => void; readonly setLeaving: (leaving: boolean) => void };

const LeaveQuestion = ({ onLeave, setLeaving }: LeaveProps) => (
  <ConfirmStrip
    question="Leave without recording what was changed?"
    yes="Leave"
    no="Stay"
    danger
    onYes={onLeave}
    onNo={() => {
      setLeaving(false);
    }}
    testID="setup.leave"
  />
);
