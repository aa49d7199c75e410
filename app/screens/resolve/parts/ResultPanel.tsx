import { useContext } from 'react';
import type { ReactNode } from 'react';
import { View } from 'react-native';
import type { Working } from '../../../../src/engine/step';
import { Panel } from '../../../components/Panel';
import { RuledText } from '../../../components/RuledText';
import { SectionTitle } from '../../../components/SectionTitle';
import { WorkingList } from '../../../components/WorkingList';
import { Title } from '../../../components/Words';
import type { Tone } from '../../../components/Words';
import { GameContext } from '../../../hooks/use-game';
import { workingLines } from '../../../hooks/working-lines';
import { SPACE } from '../../../theme/metrics';
import { ResultMoments } from '../../moments/ResultMoments';
import { useAnyNames } from '../use-any-names';
import { Thrown } from './Thrown';
import type { Throw } from './Thrown';

/** What an outcome comes to in the players' words. */
export type ResultWords = Readonly<{
  line: string;
  tone?: Extract<Tone, 'ink' | 'good' | 'warn' | 'danger' | 'info'> | undefined;
  details?: readonly string[] | undefined;
  /** In a game its moment says the same and more: then that stands in the line's place. */
  isMoment?: boolean | undefined;
}>;

export type ResultPanelProps = {
  readonly result: ResultWords;
  readonly working: Working;
  readonly throws?: readonly Throw[] | undefined;
  /** Drawn between the result and its working: counters as they stand now, say. */
  readonly children?: ReactNode;
  readonly testID?: string | undefined;
};

/** The result in one large line, whom it breaks, what follows from it, and how it came about. */
export const ResultPanel = ({
  result,
  working,
  throws = [],
  children,
  testID = 'resolve.result',
}: ResultPanelProps) => {
  const { details = [], isMoment = false } = result;
  const lines = details.map((detail) => <RuledText key={detail} text={detail} />);
  return (
    <View style={{ gap: SPACE.m }} testID={testID}>
      <Panel>
        {isMoment ? (
          <View testID={`${testID}.line`}>
            <ResultMoments
              otherwise={
                <>
                  <Line result={result} />
                  {lines}
                </>
              }
            />
          </View>
        ) : (
          <>
            <Line result={result} testID={`${testID}.line`} />
            <ResultMoments />
          </>
        )}
        <Thrown throws={throws} small testID={`${testID}.thrown`} />
        {children}
        {isMoment ? null : lines}
      </Panel>
      <WorkingPanel working={working} testID={`${testID}.working`} />
    </View>
  );
};

/** In a game the play that led to it says it. */
const Line = ({ result: { line, tone = 'ink' }, testID }: Pick<ResultPanelProps, 'result' | 'testID'>) => (
  <Title tone={tone} live={useContext(GameContext) === null} begins="result" testID={testID}>
    {line}
  </Title>
);

/** How it came about, line by line with the rules. */
export const WorkingPanel = ({ working, testID }: { readonly working: Working; readonly testID: string }) => {
  const names = useAnyNames();
  if (working.length === 0) return null;
  return (
    <View style={{ gap: SPACE.s }}>
      <SectionTitle>Working</SectionTitle>
      <Panel>
        <WorkingList lines={workingLines(working, names)} testID={testID} />
      </Panel>
    </View>
  );
};
