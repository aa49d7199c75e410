import { useNavigation } from '@react-navigation/native';
import type { NavigationProp } from '@react-navigation/native';
import { View } from 'react-native';
import type { Side } from '../../../src/engine/sides';
import type { Formation } from '../../../src/rules/common/index';
import { Button } from '../../components/Button';
import { ListRow } from '../../components/ListRow';
import { Panel } from '../../components/Panel';
import { Screen, TwoPane, useTwoPanes } from '../../components/Screen';
import { Body, Numeral, Small } from '../../components/Words';
import { useView } from '../../hooks/use-game';
import type { GameRoutes } from '../../navigation/routes';
import { SPACE } from '../../theme/metrics';
import { GameHeader } from '../game/GameHeader';
import { SideHeading } from '../turn/SideHeading';

/** Both armies as everybody may see them. What a side keeps to itself stands on its desk. */
export const ArmyScreen = () => {
  const navigation = useNavigation<NavigationProp<GameRoutes>>();
  return (
    <Screen
      testID="army"
      aboveTabs
      full
      scroll={!useTwoPanes()}
      header={<GameHeader />}
      footer={
        <Button
          label="Correct the set-up"
          icon="pencil"
          wide
          onPress={() => {
            navigation.navigate('SetUp');
          }}
          testID="army.footer.setup"
        />
      }
    >
      <TwoPane first={<ArmyOf side="first" />} second={<ArmyOf side="second" />} />
    </Screen>
  );
};

const ArmyOf = ({ side }: { readonly side: Side }) => {
  const { setup, turn } = useView();
  const leaders = setup.leaders.filter((one) => one.side === side);
  const formations = setup.formations.filter((one) => one.side === side);
  return (
    <View style={{ gap: SPACE.m }} testID={`army.${side}`}>
      <SideHeading side={side} />
      {leaders.map(({ id, name, role, rating, onMap }) => (
        <Body
          key={id}
          tone={onMap ? 'ink' : 'inkSoft'}
        >{`${name} · ${role} [${String(rating)}]${onMap ? '' : ' · off the map'}`}</Body>
      ))}
      {formations.length === 0 ? (
        <Small tone="inkSoft">No formations. Add them with “Correct the set-up”.</Small>
      ) : (
        <Panel flush>
          {formations.map((one, i) => (
            <ListRow
              key={one.id}
              title={one.name}
              detail={standing(one, turn.index, setup.turns[one.arrives ?? 0]?.label ?? '')}
              trailing={<Numeral size="m">{String(one.rating)}</Numeral>}
              last={i === formations.length - 1}
              testID="army.formation"
            />
          ))}
        </Panel>
      )}
    </View>
  );
};

const standing = ({ leader, arrives, onMap }: Formation, turn: number, label: string): string =>
  [leader, onMap ? '' : 'off the map', arrives !== null && arrives > turn ? `arrives ${label}` : '']
    .filter((part) => part !== '')
    .join(' · ');
