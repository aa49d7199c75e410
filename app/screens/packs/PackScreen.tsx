import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import { View } from 'react-native';
import type { Pack } from '../../../src/packs/pack';
import { PLAY_MODES } from '../../../src/rules/common/index';
import type { OwnPack } from '../../../src/session/packs';
import { leftSentence } from '../../../src/wording/en/packs';
import { PLAY_MODE_WORDS } from '../../../src/wording/en/setup';
import { Button } from '../../components/Button';
import { IconButton } from '../../components/IconButton';
import { Notice } from '../../components/Notice';
import { RuleRef } from '../../components/RuleRef';
import { HeaderBar, Screen } from '../../components/Screen';
import { SectionTitle } from '../../components/SectionTitle';
import { Segmented } from '../../components/Segmented';
import { Body, Title } from '../../components/Words';
import { useSecretsKept } from '../../hooks/use-secrets-kept';
import type { Routes } from '../../navigation/routes';
import { usePageTitle } from '../../hooks/page-title';
import { SPACE } from '../../theme/metrics';
import { NoSecrets } from '../new-game/NoSecrets';
import { CardPlayChoice } from '../new-game/title/CardPlayChoice';
import { BESIDE_A_RULE } from './NoteLines';
import { PackAsks } from './PackAsks';
import { PackContents } from './PackContents';
import { PackDeeds } from './PackDeeds';
import { PackSheets } from './PackSheets';
import { usePack } from './use-packs';
import { usePackStart } from './use-pack-start';

type PackRoute = NativeStackScreenProps<Routes, 'Pack'>;

const MODES = PLAY_MODES.map((id) => ({ id, label: PLAY_MODE_WORDS[id].title, hint: PLAY_MODE_WORDS[id].hint }));

/** One scenario: what it brings, what is still to be entered, and the button that begins it. */
export const PackScreen = ({ navigation, route }: PackRoute) => {
  const found = usePack(route.params.pack);
  if (found !== null && found !== 'gone') return <OnePack {...found} navigation={navigation} />;
  return (
    <Screen testID="pack" header={<PackHeader name="Scenario" onBack={navigation.goBack} />}>
      {found === null ? null : (
        <Notice kind="warning" text="That scenario is no longer on this device." testID="pack.gone" />
      )}
    </Screen>
  );
};

const PackHeader = ({ name, onBack }: { readonly name: string; readonly onBack: () => void }) => {
  usePageTitle(name);
  return (
    <HeaderBar
      left={<IconButton icon="back" label="Back" onPress={onBack} testID="pack.header.back" />}
      title={<Title>{name}</Title>}
    />
  );
};

type OnePackProps = { readonly pack: Pack; readonly own: OwnPack | null } & Pick<PackRoute, 'navigation'>;

const OnePack = ({ pack, own, navigation }: OnePackProps) => {
  const secrets = useSecretsKept();
  const start = usePackStart(pack, (gameKey) => {
    navigation.replace('Game', { gameKey, screen: 'Tabs' });
  });
  return (
    <Screen
      testID="pack"
      header={<PackHeader name={pack.name} onBack={navigation.goBack} />}
      footer={
        <>
          {start.fault === null ? null : <Notice kind="warning" text={start.fault} testID="pack.fault" />}
          <Button
            label="Begin"
            kind="primary"
            wide
            busy={start.busy || start.sheets === null}
            disabled={secrets.denied}
            onPress={start.begin}
            testID="pack.footer.begin"
          />
        </>
      }
    >
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'flex-end', columnGap: SPACE.s }}>
        <View style={BESIDE_A_RULE}>
          <Body>{pack.about === '' ? `${pack.sides.first.title} against ${pack.sides.second.title}` : pack.about}</Body>
        </View>
        {pack.rule === null ? null : <RuleRef rule={pack.rule} />}
      </View>
      {secrets.denied ? <NoSecrets onAgain={secrets.again} /> : null}
      {own?.changed === true ? (
        <Notice
          kind="damage"
          text="What is stored is not what was taken in. It can be read, but look it over before you use it."
          testID="pack.damaged"
        />
      ) : null}
      <View style={{ gap: SPACE.m }}>
        <SectionTitle>Way of playing</SectionTitle>
        <Segmented options={MODES} value={start.playMode} onChange={start.setPlayMode} testID="pack.mode" />
      </View>
      {pack.rules === 'mop' ? (
        <CardPlayChoice value={start.cardPlay} onChange={start.setCardPlay} testID="pack.cardplay" />
      ) : null}
      <PackSheets start={start} />
      {start.left.length === 0 ? null : <Notice kind="warning" text={leftSentence(start.left)} testID="pack.left" />}
      <PackAsks asks={start.asks} />
      <PackContents pack={pack} setup={start.setup} />
      <PackDeeds
        pack={pack}
        own={own}
        onRemoved={() => {
          navigation.goBack();
        }}
      />
    </Screen>
  );
};
