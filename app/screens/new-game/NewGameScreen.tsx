import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import { useState } from 'react';
import { defaultSetup, underOtherRules } from '../../../src/rules/common/index';
import type { Setup } from '../../../src/rules/common/index';
import { newGame } from '../../../src/session/library';
import { RULE_SET_IDS } from '../../../src/session/rule-sets';
import type { RuleSetId } from '../../../src/session/rule-sets';
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
import type { Routes } from '../../navigation/routes';
import { CopySetUp } from './CopySetUp';
import { SetUpForm } from './SetUpForm';

const RULES = RULE_SET_IDS.map((id) => ({
  id,
  label: RULE_SET_WORDS[id]?.title ?? id,
  hint: RULE_SET_WORDS[id]?.hint,
}));

/** A new game in under a minute: everything has a sensible start, and all of it can be corrected later. */
export const NewGameScreen = ({ navigation }: NativeStackScreenProps<Routes, 'NewGame'>) => {
  const ports = usePorts();
  const [rules, setRules] = useState<RuleSetId>('nlc');
  const [name, setName] = useState('');
  const [setup, setSetup] = useState<Setup>(() => defaultSetup('nlc'));
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const usualName = `${setup.sides.first.title} against ${setup.sides.second.title}`;
  const create = async (): Promise<void> => {
    setBusy(true);
    const made = await newGame(ports, rules, name.trim() === '' ? usualName : name.trim(), setup);
    setBusy(false);
    if (made.kind === 'made') navigation.replace('Game', { gameKey: made.key, screen: 'Tabs' });
    else
      setFault(
        made.kind === 'refused'
          ? refusalSentence(made.refusal, null)
          : 'The device could not keep the game. Free some space and try again.',
      );
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
            busy={busy}
            onPress={() => {
              void create();
            }}
            testID="newgame.footer.begin"
          />
        </>
      }
    >
      <SectionTitle>Rules</SectionTitle>
      <ChoiceList
        options={RULES}
        chosen={[rules]}
        mode="one"
        onChange={([id = rules]) => {
          if (id === rules) return;
          setRules(id);
          setSetup((now) => underOtherRules(now, rules, id));
        }}
        testID="newgame.rules"
      />
      <CopySetUp
        onCopy={(id, copied) => {
          setRules(id);
          setSetup(copied);
        }}
      />
      <TextField
        label="Name of the game"
        value={name}
        onChange={setName}
        placeholder={usualName}
        maxLength={80}
        testID="newgame.name"
      />
      <SetUpForm rules={rules} setup={setup} onChange={setSetup} />
    </Screen>
  );
};
