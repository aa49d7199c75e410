import type { ReactNode } from 'react';
import { View } from 'react-native';
import { RADIUS, SPACE } from '../theme/metrics';
import { themedStyles } from '../theme/use-styles';
import { Flourish, useArrival } from './Flourish';
import { IconButton } from './IconButton';
import { LimitRoad } from './LimitBar';
import { RuleRef } from './RuleRef';
import { Heading, Small, Strong, Title } from './Words';

export type MomentCardProps = {
  readonly sign: 'breaks' | 'falls' | 'victory' | 'over' | 'hour' | 'badMove';
  readonly sentence: string;
  readonly figure?: Readonly<{ now: number; of: number; words: string }> | undefined;
  readonly rule?: string | undefined;
  readonly follows?: string | undefined;
  /** All of it as it is read out, once. */
  readonly spoken: string;
  /** By what it is known again: its flourish is played once. */
  readonly arrivalKey: string;
  /** A side's mark before the sentence. */
  readonly mark?: ReactNode;
  /** Small for a page that is about something else, and one line where that page has gone on. */
  readonly size?: 'whole' | 'slim' | 'line' | undefined;
  readonly onSeen?: (() => void) | undefined;
  readonly children?: ReactNode;
  readonly testID?: string | undefined;
};

const useStyles = themedStyles(
  ({ colour }) =>
    ({
      frame: {
        borderWidth: 1.6,
        borderColor: colour.wax,
        borderRadius: RADIUS.s,
        padding: 2,
        backgroundColor: colour.card,
      },
      fillet: { borderWidth: 1, borderColor: colour.wax, borderRadius: 1, padding: SPACE.l, gap: SPACE.s },
      slim: { paddingVertical: SPACE.s, paddingHorizontal: SPACE.m, gap: SPACE.xs },
      line: { paddingVertical: 0, paddingHorizontal: SPACE.m },
      head: { flexDirection: 'row', alignItems: 'center', gap: SPACE.s },
      words: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
      figures: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.s },
    }) as const,
);

const SENTENCES = { whole: Title, slim: Heading, line: Strong } as const;

/** Something one remembers of the day: a wax frame, one sentence, its figure, the rule, and what follows. */
export const MomentCard = (props: MomentCardProps) => {
  const { sign, sentence, spoken, arrivalKey, mark, size = 'whole', onSeen, testID } = props;
  const styles = useStyles();
  const arrival = useArrival(arrivalKey);
  const Sentence = SENTENCES[size];
  return (
    <View style={styles.frame} testID={testID}>
      <View style={[styles.fillet, size === 'whole' ? null : styles[size]]}>
        {size === 'whole' ? <Flourish sign={sign} arrival={arrival} /> : null}
        <View style={styles.head}>
          {mark}
          <View style={styles.words}>
            <Sentence label={spoken} testID={testID === undefined ? undefined : `${testID}.sentence`}>
              {sentence}
            </Sentence>
          </View>
          {onSeen === undefined ? null : (
            <IconButton
              icon="close"
              label="Seen"
              onPress={onSeen}
              testID={testID === undefined ? undefined : `${testID}.seen`}
            />
          )}
        </View>
        {size === 'line' ? null : <Below {...props} />}
      </View>
    </View>
  );
};

const Below = ({ figure, rule, follows, size, children }: MomentCardProps) => {
  const styles = useStyles();
  const slim = size === 'slim';
  return (
    <>
      {figure === undefined || slim ? null : (
        <LimitRoad losses={figure.now} limit={figure.of} demoralized={figure.now >= figure.of} />
      )}
      {figure === undefined && rule === undefined ? null : (
        <View style={styles.figures}>
          {figure === undefined ? null : <Strong>{figure.words}</Strong>}
          {rule === undefined ? null : <RuleRef rule={rule} />}
        </View>
      )}
      {follows === undefined || slim ? null : <Small tone="inkSoft">{follows}</Small>}
      {children}
    </>
  );
};
