import { useState } from 'react';
import { View } from 'react-native';
import { Button } from '../../components/Button';
import { Notice } from '../../components/Notice';
import { Body, Small } from '../../components/Words';
import { SPACE } from '../../theme/metrics';
import { counted } from './units/unit-line';

export type FaultLine = Readonly<{ line: number; text: string; quote?: string | undefined }>;

type FaultLinesProps = {
  readonly lines: readonly FaultLine[];
  /** What becomes of them, and of the rest. */
  readonly hint: string;
  readonly testID: string;
};

const FEW = 5;

/** Which pasted lines could not be read, and why: each by its number and in a sentence of its own. */
export const FaultLines = ({ lines, hint, testID }: FaultLinesProps) => {
  const [all, setAll] = useState(false);
  if (lines.length === 0) return null;
  const shown = all ? lines : lines.slice(0, FEW);
  return (
    <View style={{ gap: SPACE.s }} testID={testID}>
      <Notice kind="warning" title={`${counted(lines.length, 'line')} could not be read`} text={hint} />
      {shown.map(({ line, text, quote }) => (
        <View key={line}>
          <Body testID={`${testID}.line`}>{text}</Body>
          {quote === undefined || quote === '' ? null : <Small tone="inkSoft">{quote}</Small>}
        </View>
      ))}
      {lines.length <= FEW ? null : (
        <Button
          label={all ? 'Show fewer' : `Show all ${String(lines.length)}`}
          kind="plain"
          onPress={() => {
            setAll((was) => !was);
          }}
          testID={`${testID}.all`}
        />
      )}
    </View>
  );
};
