import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import { useState } from 'react';
import { newGame } from '../../../src/session/library';
import type { Made } from '../../../src/session/library';
import { RULE_SET_IDS } from '../../../src/session/rule-set-ids';
import { refusalSentence } from '../../../src/wording/en/refusals';
import { RULE_SET_WORDS } from '../../../src/wording/en/setup';
import { Button } from '../../components/Button';
import { ChoiceList } from '../../components/ChoiceList';
import { IconButton } from '../../components/IconButton';
import { Notice } from '../../components/Notice';
import { HeaderBar, Screen } from '../../components/Screen';
import { SectionTitle } from '../../components/SectionTitle';
import { TextField } from '../../components/TextField';
import { Title } from '../../components/Words';
import { usePorts } from '../../hooks/use-app';
import { useOneAtATime } from '../../hooks/use-one-at-a-time';
import { useSecretsKept } from '../../hooks/use-secrets-kept';
import type { Routes } from '../../navigation/routes';
import { CopySetUp } from './CopySetUp';
import { CopySheet } from './CopySheet';
import { nameless } from './nameless';
import { NoSecrets } from './NoSecrets';
import { SetUpForm } from './SetUpForm';
import { sheetName, usualGameName } from './sheet-name';
import { useNewSetUp } from './use-new-set-up';

const RULES = RULE_SET_IDS.map((id) => ({
  id,
  label: RULE_SET_WORDS[id]?.title ?? id,
  hint: RULE_SET_WORDS[id]?.hint,
}));

/** A new game in under a minute: everything has a sensible start, and all of it can be corrected later. */
export const NewGameScreen = ({ navigation, route }: NativeStackScreenProps<Routes, 'NewGame'>) => {
  const ports = usePorts();
  const form = useNewSetUp(route.params?.sheet);
  const { rules, setup, sheet } = form;
  const secrets = useSecretsKept();
  const [name, setName] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const { busy, run } = useOneAtATime();
  const usualName = sheet ?? usualGameName(setup);
  const create = async (): Promise<void> => {
    const unnamed = nameless(setup);
    setFault(unnamed);
    if (unnamed !== null) return;
    const made = await newGame(ports, rules, name.trim() === '' ? usualName : name.trim(), setup);
    if (made.kind === 'made') navigation.replace('Game', { gameKey: made.key, screen: 'Tabs' });
    else setFault(whyNotMade(made));
  };
  return (
    <Screen
      testID="newgame"
      header={
        <HeaderBar
          left={<IconButton icon="back" label="Back" onPress={navigation.goBack} testID="newgame.header.back" />}
          title={<Title>New game</Title>}
        />
      }
      footer={
        <>
          {fault === null ? null : <Notice kind="warning" text={fault} testID="newgame.fault" />}
          <Button
            label="Begin"
            kind="primary"
            wide
            busy={busy || form.isReading}
            disabled={secrets.denied}
            onPress={() => {
              void run(create);
            }}
            testID="newgame.footer.begin"
          />
        </>
      }
    >
      {secrets.denied ? <NoSecrets onAgain={secrets.again} /> : null}
      {form.notice === null ? null : <Notice {...form.notice} testID="newgame.sheets.notice" />}
      <SectionTitle>Rules</SectionTitle>
      <ChoiceList
        options={RULES}
        chosen={[rules]}
        mode="one"
        onChange={([id = rules]) => {
          form.changeRules(id);
        }}
        testID="newgame.rules"
      />
      <CopySheet from={sheet} onChoose={form.fillFromSheet} />
      <CopySetUp onCopy={form.fillIn} />
      <TextField
        label="Name of the game"
        value={name}
        onChange={setName}
        placeholder={usualName}
        maxLength={80}
        testID="newgame.name"
      />
      <SetUpForm
        key={form.filled}
        rules={rules}
        setup={setup}
        onChange={form.change}
        sheetName={sheet ?? sheetName(setup)}
      />
    </Screen>
  );
};

const whyNotMade = (made: Exclude<Made, { kind: 'made' }>): string =>
  made.kind === 'refused'
    ? refusalSentence(made.refusal, null)
    : 'The device could not keep the game. Free some space and try again.';
