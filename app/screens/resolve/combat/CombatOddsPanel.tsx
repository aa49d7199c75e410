import { View } from 'react-native';
import { OddsList, percent } from '../../../components/OddsBar';
import { Panel } from '../../../components/Panel';
import { SectionTitle } from '../../../components/SectionTitle';
import { pictured } from '../../../components/told';
import { Caption, Label, Small } from '../../../components/Words';
import { SPACE } from '../../../theme/metrics';
import { themedStyles } from '../../../theme/use-styles';
import type { CombatOdds, StepsOdds } from './combat-odds';

const useStyles = themedStyles(
  ({ colour, textScale }) =>
    ({
      row: { gap: SPACE.xs },
      head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline', columnGap: SPACE.m },
      words: { flexGrow: 1, flexShrink: 1, flexBasis: 120 },
      cells: { flexDirection: 'row', gap: SPACE.xs, flexWrap: textScale > 1.4 ? 'wrap' : 'nowrap' },
      cell: {
        flexGrow: 1,
        flexShrink: 1,
        flexBasis: textScale > 1.4 ? '45%' : 0,
        alignItems: 'center',
        paddingVertical: SPACE.xs,
        borderBottomWidth: 3,
        borderColor: colour.ruleSoft,
      },
      likely: { borderColor: colour.ink },
    }) as const,
);

/** What a bar of steps is called: the last one holds all that is more. */
const STEP_WORDS = ['none', '1', '2', '3 +'] as const;

const mean = (value: number): string => value.toFixed(1);

type StepsProps = { readonly label: string; readonly odds: StepsOdds };

/** How many steps a side loses: the likeliest underlined. */
const Steps = ({ label, odds: { shares, d, mean: usual } }: StepsProps) => {
  const styles = useStyles();
  const most = Math.max(...shares);
  return (
    <View style={styles.row}>
      <View style={styles.head}>
        <View style={styles.words}>
          <Label>{label}</Label>
        </View>
        <Small>{`${mean(usual)} on average`}</Small>
      </View>
      <View style={styles.cells}>
        {shares.map((n, i) => (
          <View
            key={i}
            {...pictured(`${label}: ${STEP_WORDS[i] ?? ''}, ${percent(n, d)}`)}
            style={[styles.cell, n === most && styles.likely]}
          >
            <Caption>{STEP_WORDS[i] ?? ''}</Caption>
            <Label>{percent(n, d)}</Label>
          </View>
        ))}
      </View>
    </View>
  );
};

export type CombatOddsPanelProps = {
  readonly odds: CombatOdds | null;
  /** What stands in its place while there are none. */
  readonly note: string;
  /** Who decides first, while nobody has had to yet. */
  readonly order: string | null;
  readonly sides: Readonly<{ attacker: string; defender: string }>;
  /** Only one of the two loses anything in this kind of fight. */
  readonly oneSided: boolean;
};

/** What may come of it from where it stands: who gives way, and what it costs either side. */
export const CombatOddsPanel = ({ odds, note, order, sides, oneSided }: CombatOddsPanelProps) => (
  <View style={{ gap: SPACE.s }} testID="combat.odds">
    <SectionTitle>Odds</SectionTitle>
    <Panel>
      {odds === null ? (
        <Small>{note}</Small>
      ) : (
        <>
          <OddsList odds={odds.bars} testID="combat.odds.bars" />
          {oneSided ? null : <Steps label={`Steps lost: ${sides.attacker}`} odds={odds.steps.attacker} />}
          <Steps label={`Steps lost: ${sides.defender}`} odds={odds.steps.defender} />
          <Small>Everybody is taken to choose sensibly: to go back only where it saves two hits or a unit.</Small>
        </>
      )}
      {order === null ? null : <Small>{order}</Small>}
    </Panel>
  </View>
);

/** The same in one line, under the thumb while things are changed above. */
export const OddsStrip = ({ odds }: { readonly odds: CombatOdds }) => (
  <View style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: SPACE.m }} testID="combat.strip">
    {odds.bars.map(({ id, label, n, d }) => (
      <Caption key={id}>{`${label} ${percent(n, d)}`}</Caption>
    ))}
  </View>
);
