import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import { View } from 'react-native';
import type { Pack } from '../../../src/packs/pack';
import { SCENARIOS } from '../../../src/packs/scenarios/index';
import { orderCount } from '../../../src/wording/en/packs';
import { rulesShort } from '../../hooks/rules-called';
import { Button } from '../../components/Button';
import { IconButton } from '../../components/IconButton';
import { ListRow } from '../../components/ListRow';
import { Notice } from '../../components/Notice';
import { Panel } from '../../components/Panel';
import { HeaderBar, Screen } from '../../components/Screen';
import { SectionTitle } from '../../components/SectionTitle';
import { Small, Title } from '../../components/Words';
import type { Routes } from '../../navigation/routes';
import { SPACE } from '../../theme/metrics';
import { MakeFromGame } from './MakeFromGame';
import { usePackImport } from './use-pack-import';
import type { PackImport } from './use-pack-import';
import { useOwnPacks } from './use-packs';

type Shelf = Readonly<{ title: string; packs: readonly Pack[] }>;

const SHELVES: readonly Shelf[] = [
  { title: 'To learn with', packs: SCENARIOS.filter(({ title }) => title === '') },
  { title: 'March on Paris', packs: SCENARIOS.filter(({ title }) => title !== '') },
];

const detailOf = (pack: Pack): string => [pack.rule ?? rulesShort(pack.rules), orderCount(pack)].join(' · ');

/** Scenarios: commanders, formations and orders at the start, ready to begin. Those of the app, and the players' own. */
export const PacksScreen = ({ navigation }: NativeStackScreenProps<Routes, 'Packs'>) => {
  const { own, reload } = useOwnPacks();
  const incoming = usePackImport(reload);
  const open = (pack: string): void => {
    navigation.navigate('Pack', { pack });
  };
  return (
    <Screen
      testID="packs"
      header={
        <HeaderBar
          left={<IconButton icon="back" label="Back" onPress={navigation.goBack} testID="packs.header.back" />}
          title={<Title>Scenarios</Title>}
        />
      }
      footer={
        <Button label="Take in a scenario" icon="import" wide onPress={incoming.pick} testID="packs.footer.import" />
      }
    >
      <ImportNotice incoming={incoming} />
      {SHELVES.map(({ title, packs }) => (
        <View key={title} style={{ gap: SPACE.m }}>
          <SectionTitle>{title}</SectionTitle>
          <Panel flush>
            {packs.map((pack, i) => (
              <ListRow
                key={pack.id}
                title={pack.name}
                detail={detailOf(pack)}
                last={i === packs.length - 1}
                onPress={() => {
                  open(pack.id);
                }}
                testID={`packs.pack.${pack.id}`}
              />
            ))}
          </Panel>
        </View>
      ))}
      <View style={{ gap: SPACE.m }}>
        <SectionTitle>Your own</SectionTitle>
        {own === null || own.length === 0 ? (
          <Small>Make one of a game, or take in a file that somebody gave you.</Small>
        ) : (
          <Panel flush testID="packs.own">
            {own.map(({ key, pack }, i) => (
              <ListRow
                key={key}
                title={pack.name}
                detail={detailOf(pack)}
                last={i === own.length - 1}
                onPress={() => {
                  open(key);
                }}
                testID="packs.own.pack"
              />
            ))}
          </Panel>
        )}
        <MakeFromGame onMade={incoming.take} />
      </View>
    </Screen>
  );
};

const ImportNotice = ({ incoming }: { readonly incoming: PackImport }) => {
  const { notice, consent, dismiss } = incoming;
  if (notice === null) return null;
  const { edited, ...words } = notice;
  const answers = (
    <>
      <Button label="Leave it" onPress={dismiss} testID="packs.import.leave" />
      <Button label="Take it" kind="primary" onPress={consent} testID="packs.import.take" />
    </>
  );
  return <Notice {...words} action={edited ? answers : undefined} testID="packs.import.notice" />;
};
