import { View } from 'react-native';
import { OddsList } from '../../../components/OddsBar';
import type { Odds } from '../../../components/OddsBar';
import { Panel } from '../../../components/Panel';
import { SectionTitle } from '../../../components/SectionTitle';
import { Small } from '../../../components/Words';
import { SPACE } from '../../../theme/metrics';

export type OddsPanelProps = {
  /** Null where they cannot be given: something is missing, or there are too many ways it can go. */
  readonly odds: readonly Odds[] | null;
  /** What stands here instead of bars, or below them: how the players are taken to choose, say. */
  readonly note?: string | undefined;
  readonly testID?: string | undefined;
};

/** What may come of it, live while anything above is changed. */
export const OddsPanel = ({ odds, note, testID = 'resolve.odds' }: OddsPanelProps) => (
  <View style={{ gap: SPACE.s }} testID={testID}>
    <SectionTitle>Odds</SectionTitle>
    <Panel>
      {odds === null || odds.length === 0 ? null : <OddsList odds={odds} testID={`${testID}.bars`} />}
      {note === undefined ? null : <Small>{note}</Small>}
    </Panel>
  </View>
);
