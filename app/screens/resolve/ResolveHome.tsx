import { useNavigation } from '@react-navigation/native';
import type { NavigationProp } from '@react-navigation/native';
import { useContext, useState } from 'react';
import { View } from 'react-native';
import { RULE_SET_IDS } from '../../../src/rules/list';
import type { RuleSetId } from '../../../src/rules/list';
import { rulesShort } from '../../hooks/rules-called';
import { IconButton } from '../../components/IconButton';
import { ListRow } from '../../components/ListRow';
import { Panel } from '../../components/Panel';
import { HeaderBar, Screen } from '../../components/Screen';
import { SectionTitle } from '../../components/SectionTitle';
import { Segmented } from '../../components/Segmented';
import { Small, Title } from '../../components/Words';
import { GameContext } from '../../hooks/use-game';
import type { Routes } from '../../navigation/routes';
import { SPACE } from '../../theme/metrics';
import { GameHeader } from '../game/GameHeader';
import { entryOf, groupsOf } from './catalogue';
import type { Entry } from './catalogue';
import { UnderWay, useUnderWay } from './UnderWay';
import { useProcedureLists } from './use-lists';
import { useViewIfAny } from './use-any-names';

const [FIRST_SET = 'nlc'] = RULE_SET_IDS;
const SETS = RULE_SET_IDS.map((id) => ({ id, label: rulesShort(id) }));

/** Every procedure by rule set, grouped as a player looks for them; in a game those that the game plays by. */
export const ResolveHome = () => {
  const navigation = useNavigation<NavigationProp<Routes>>();
  const game = useContext(GameContext);
  const own = useViewIfAny()?.rules;
  const [chosen, setChosen] = useState<RuleSetId | null>(null);
  const lists = useProcedureLists();
  const underWay = useUnderWay();
  const set = chosen ?? RULE_SET_IDS.find((id) => id === own) ?? FIRST_SET;
  const open = (id: string): void => {
    lists.opened(id);
    navigation.navigate('ResolveOne', { procedure: id, rules: set });
  };
  return (
    <Screen
      testID="resolve"
      aboveTabs={game !== null}
      header={game === null ? <LooseHeader onBack={navigation.goBack} /> : <GameHeader />}
    >
      {underWay === null ? null : <UnderWay procedure={underWay} />}
      {game === null ? (
        <Segmented<RuleSetId> options={SETS} value={set} onChange={setChosen} testID="resolve.set" />
      ) : null}
      <Listed title="Pinned" ids={lists.pinned} set={set} onOpen={open} />
      <Listed title="Recent" ids={lists.recent} set={set} onOpen={open} />
      {groupsOf(set).map(({ group, entries }) => (
        <View key={group} style={{ gap: SPACE.s }}>
          <SectionTitle>{group}</SectionTitle>
          <Rows entries={entries} area="resolve.open" onOpen={open} />
        </View>
      ))}
      {game === null ? <Small>Nothing is written into a game from here.</Small> : null}
    </Screen>
  );
};

const LooseHeader = ({ onBack }: { readonly onBack: () => void }) => (
  <HeaderBar
    left={<IconButton icon="back" label="Back" onPress={onBack} testID="resolve.back" />}
    title={<Title>Resolve</Title>}
  />
);

type ListedProps = {
  readonly title: string;
  readonly ids: readonly string[];
  readonly set: RuleSetId;
  readonly onOpen: (id: string) => void;
};

/** What the player comes back to, of the rule set that is shown. */
const Listed = ({ title, ids, set, onOpen }: ListedProps) => {
  const entries = ids.map(entryOf).filter((entry) => entry?.sets.includes(set) === true);
  if (entries.length === 0) return null;
  return (
    <View style={{ gap: SPACE.s }}>
      <SectionTitle>{title}</SectionTitle>
      <Rows
        entries={entries.filter((entry) => entry !== undefined)}
        area={`resolve.${title.toLowerCase()}`}
        onOpen={onOpen}
      />
    </View>
  );
};

type RowsProps = {
  readonly entries: readonly Entry[];
  readonly area: string;
  readonly onOpen: (id: string) => void;
};

const Rows = ({ entries, area, onOpen }: RowsProps) => (
  <Panel flush>
    {entries.map(({ id, title, hint }, i) => (
      <ListRow
        key={id}
        title={title}
        detail={hint}
        last={i === entries.length - 1}
        onPress={() => {
          onOpen(id);
        }}
        testID={`${area}.${id}`}
      />
    ))}
  </Panel>
);
