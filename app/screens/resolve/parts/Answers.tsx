import { useState } from 'react';
import type { ReactNode } from 'react';
import { Pressable, View } from 'react-native';
import { Button } from '../../../components/Button';
import { useRing } from '../../../components/pointed';
import { RuleRef } from '../../../components/RuleRef';
import { stopsOf } from '../../../components/stops';
import type { Stops } from '../../../components/stops';
import { Caption, Label, Small } from '../../../components/Words';
import { RADIUS, SPACE, TARGET } from '../../../theme/metrics';
import { themedStyles } from '../../../theme/use-styles';

export type Answer = Readonly<{
  id: string;
  label: string;
  /** What it costs, where that is known. */
  price?: string | undefined;
  hint?: string | undefined;
}>;

export type AnswersProps = {
  /** Whose decision it is, in the players' words. */
  readonly who?: string | undefined;
  readonly question: string;
  readonly rule: string;
  readonly options: readonly Answer[];
  /** Chosen already, since most fights give it. */
  readonly usual?: string | null | undefined;
  readonly onChoose: (option: string) => void;
  /** Beside the button at the foot: an answer for both sides, say. */
  readonly beside?: ReactNode;
  readonly testID?: string | undefined;
};

const RING = 22;

const useStyles = themedStyles(
  ({ colour }) =>
    ({
      row: {
        minHeight: TARGET,
        flexDirection: 'row',
        alignItems: 'center',
        gap: SPACE.m,
        paddingVertical: SPACE.s,
        paddingHorizontal: SPACE.m,
        borderWidth: 1,
        borderColor: colour.rule,
        borderRadius: RADIUS.m,
        backgroundColor: colour.card,
      },
      chosen: { backgroundColor: colour.tint, borderWidth: 2, borderColor: colour.ink },
      pressed: { opacity: 0.65 },
      ring: {
        width: RING,
        height: RING,
        borderRadius: RING / 2,
        borderWidth: 2,
        borderColor: colour.ink,
        alignItems: 'center',
        justifyContent: 'center',
      },
      dot: { width: 10, height: 10, borderRadius: 5, backgroundColor: colour.ink },
      words: { flexGrow: 1, flexShrink: 1 },
    }) as const,
);

type RowProps = Readonly<{
  answer: Answer;
  on: boolean;
  stop: ReturnType<Stops<string>['answer']>;
  onPress: () => void;
  testID: string;
}>;

const Row = ({ answer: { label, price, hint }, on, stop, onPress, testID }: RowProps) => {
  const styles = useStyles();
  const { ring, ref } = useRing(testID, on);
  const below = [price, hint].filter((words) => words !== undefined).join(' · ');
  return (
    <Pressable
      ref={ref}
      {...stop}
      accessibilityRole="radio"
      accessibilityLabel={below === '' ? label : `${label}: ${below}`}
      aria-checked={on}
      onPress={onPress}
      style={({ pressed }) => [styles.row, on && styles.chosen, pressed && styles.pressed, ring]}
      testID={testID}
    >
      <View style={styles.ring}>{on ? <View style={styles.dot} /> : null}</View>
      <View style={styles.words}>
        <Label>{label}</Label>
        {below === '' ? null : <Small>{below}</Small>}
      </View>
    </Pressable>
  );
};

const deedOf = ({ label, price }: Answer): string => (price === undefined ? label : `${label}: ${price}`);

/** A decision the rules leave to a player: answers with what they cost, and a foot that repeats the chosen one and does it. */
export const Answers = (props: AnswersProps) => {
  const { who, question, rule, options, usual = null, onChoose, beside, testID = 'resolve.choice' } = props;
  const [chosen, setChosen] = useState(usual);
  const answer = options.find(({ id }) => id === chosen);
  const stops = stopsOf({ answers: options, chosen });
  return (
    <View style={{ gap: SPACE.s }} testID={testID}>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
        <View style={{ flex: 1 }}>
          {who === undefined ? null : <Caption>{who}</Caption>}
          <Label live>{question}</Label>
        </View>
        <RuleRef rule={rule} />
      </View>
      <View style={{ gap: SPACE.xs }} accessibilityRole="radiogroup" accessibilityLabel={question}>
        {options.map((one) => (
          <Row
            key={one.id}
            answer={one}
            on={one.id === chosen}
            stop={stops.answer(one.id)}
            onPress={() => {
              setChosen(one.id);
            }}
            testID={`${testID}.${one.id}`}
          />
        ))}
      </View>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s }}>
        {beside}
        <View style={{ flexGrow: 2, flexBasis: 160 }}>
          <Button
            label={answer === undefined ? 'Choose an answer' : deedOf(answer)}
            kind="primary"
            wide
            disabled={answer === undefined}
            onPress={() => {
              if (answer !== undefined) onChoose(answer.id);
            }}
            testID={`${testID}.yes`}
          />
        </View>
      </View>
    </View>
  );
};
