import { View } from 'react-native';
import { Button } from '../../../components/Button';
import { Label } from '../../../components/Words';
import { SPACE } from '../../../theme/metrics';

type YesNoProps = {
  readonly question: string;
  readonly onAnswer: (yes: boolean) => void;
  readonly yes?: string;
  readonly no?: string;
  readonly testID: string;
};

/** A question about the map, which only the players can see. */
export const YesNo = ({ question, onAnswer, yes = 'Yes', no = 'No', testID }: YesNoProps) => (
  <View style={{ gap: SPACE.s }} testID={testID}>
    <Label>{question}</Label>
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s }}>
      <Button
        label={no}
        hint={question}
        onPress={() => {
          onAnswer(false);
        }}
        testID={`${testID}.no`}
      />
      <Button
        label={yes}
        hint={question}
        onPress={() => {
          onAnswer(true);
        }}
        testID={`${testID}.yes`}
      />
    </View>
  </View>
);
