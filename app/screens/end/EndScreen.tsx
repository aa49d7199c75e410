import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import { View } from 'react-native';
import { SIDES } from '../../../src/engine/sides';
import { endOf } from '../../../src/wording/en/end';
import type { End } from '../../../src/wording/en/end';
import { IconButton } from '../../components/IconButton';
import { Panel } from '../../components/Panel';
import { RuleRef } from '../../components/RuleRef';
import { HeaderBar, Screen } from '../../components/Screen';
import { DoubleRule } from '../../components/SectionTitle';
import { pictured } from '../../components/told';
import { Body, Caption, Display, Label, Motto, Strong, Title } from '../../components/Words';
import { VictoryLaurels } from '../../drawings/MomentSigns';
import { SideMark } from '../../drawings/SideMark';
import { useGame, useNames, useView } from '../../hooks/use-game';
import type { GameRoutes } from '../../navigation/routes';
import { SPACE } from '../../theme/metrics';
import { sideColour, sideMark } from '../../theme/side-of';
import { themedStyles } from '../../theme/use-styles';
import { PlayNotices } from '../game/PlayNotices';
import { EndActs, EndFoot, footOf } from './EndActs';
import { WaysOn } from './WaysOn';

/** The end of the battle: who and why, the figures, and what is left to do. Before the end it says what stands. */
export const EndScreen = ({ navigation }: NativeStackScreenProps<GameRoutes, 'End'>) => {
  const view = useView();
  const end = endOf(view, useNames());
  const { name } = useGame().game;
  return (
    <Screen
      testID="end"
      footer={footOf(view) === null ? undefined : <EndFoot />}
      header={
        <HeaderBar
          left={<IconButton icon="back" label="Back" onPress={navigation.goBack} testID="end.header.back" />}
          title={
            <>
              <Title lines={1}>{end.over ? 'The end' : 'How it stands'}</Title>
              <Caption lines={1}>{name}</Caption>
            </>
          }
        />
      }
    >
      <PlayNotices />
      <Plate end={end} />
      <Figures end={end} />
      <EndActs />
      <WaysOn />
    </Screen>
  );
};

/** Who first, how below, and the rule: laurels for whoever has won. */
const Plate = ({ end: { over, winner, who, how, stands, rule } }: { readonly end: End }) => (
  <Panel testID="end.result">
    <View style={{ alignItems: 'center', gap: SPACE.s }}>
      {over && winner !== null ? <VictoryLaurels /> : null}
      <Display align="center" testID="end.who">
        {who}
      </Display>
      <Motto align="center">{how}</Motto>
      {stands === null ? null : (
        <Body align="center" testID="end.stands">
          {stands}
        </Body>
      )}
      <RuleRef rule={rule} />
    </View>
  </Panel>
);

const useStyles = themedStyles(
  ({ colour, textScale }) =>
    ({
      head: { flexDirection: 'row', alignItems: 'center', gap: SPACE.s },
      row: {
        flexDirection: textScale > 1.4 ? 'column' : 'row',
        gap: SPACE.s,
        paddingVertical: SPACE.s,
      },
      /** The double rule closes what is above the first. */
      ruled: { borderTopWidth: 1, borderColor: colour.ruleSoft },
      label: { flexBasis: 96, flexGrow: textScale > 1.4 ? 0 : 1, flexShrink: 1 },
      figures: { flexDirection: 'row', flexGrow: 2, flexShrink: 1, flexBasis: 200, gap: SPACE.s },
      figure: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
    }) as const,
);

/** Five figures or so, each side in a column of its own. */
const Figures = ({ end: { rows } }: { readonly end: End }) => {
  const { setup } = useView('setup');
  const styles = useStyles();
  return (
    <Panel testID="end.figures">
      <View style={styles.head}>
        <View style={styles.label} />
        <View style={styles.figures}>
          {SIDES.map((side) => (
            <View key={side} style={[styles.figure, styles.head]}>
              <SideMark
                side={sideColour(setup.sides[side].colour)}
                mark={sideMark(setup.sides[side].title)}
                size={22}
              />
              <Label grow>{setup.sides[side].title}</Label>
            </View>
          ))}
        </View>
      </View>
      <DoubleRule />
      {rows.map(({ label, ...sides }, i) => (
        <View
          key={label}
          style={[styles.row, i === 0 ? null : styles.ruled]}
          {...pictured(`${label}: ${SIDES.map((side) => `${setup.sides[side].title} ${sides[side]}`).join(', ')}`)}
        >
          <View style={styles.label}>
            <Caption>{label}</Caption>
          </View>
          <View style={styles.figures}>
            {SIDES.map((side) => (
              <View key={side} style={styles.figure}>
                <Strong>{sides[side]}</Strong>
              </View>
            ))}
          </View>
        </View>
      ))}
    </Panel>
  );
};
