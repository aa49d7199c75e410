import { useState } from 'react';
import { View } from 'react-native';
import type { IconName } from '../drawings/icon-paths';
import { RADIUS, SPACE } from '../theme/metrics';
import { themedStyles } from '../theme/use-styles';
import { Button } from './Button';
import type { ButtonKind } from './Button';
import { IconButton } from './IconButton';
import { Label } from './Words';
import { WORDS } from './own-words';

export type ConfirmStripProps = {
  readonly question: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
  readonly yes?: string | undefined;
  readonly no?: string | undefined;
  readonly danger?: boolean | undefined;
  readonly testID?: string | undefined;
};

const useStyles = themedStyles(
  ({ colour }) =>
    ({
      strip: {
        alignSelf: 'stretch',
        flexGrow: 1,
        gap: SPACE.s,
        padding: SPACE.m,
        backgroundColor: colour.tint,
        borderWidth: 1,
        borderColor: colour.rule,
        borderRadius: RADIUS.s,
      },
      answers: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s },
    }) as const,
);

/** The question itself, where the row was. "No" stands first: the thumb that opened it does not answer by mistake. */
export const ConfirmStrip = ({
  question,
  onYes,
  onNo,
  yes = WORDS.yes,
  no = WORDS.no,
  danger = false,
  testID = 'confirm',
}: ConfirmStripProps) => {
  const styles = useStyles();
  return (
    <View style={styles.strip} role="group" aria-label={question} testID={testID}>
      <Label live>{question}</Label>
      <View style={styles.answers}>
        <Button label={no} onPress={onNo} testID={`${testID}.no`} />
        <Button label={yes} kind={danger ? 'danger' : 'primary'} onPress={onYes} testID={`${testID}.yes`} />
      </View>
    </View>
  );
};

export type InlineConfirmProps = {
  readonly label: string;
  readonly question: string;
  readonly onConfirm: () => void;
  readonly yes?: string | undefined;
  readonly no?: string | undefined;
  readonly icon?: IconName | undefined;
  /** Only the sign, the label being read out. */
  readonly iconOnly?: boolean | undefined;
  readonly kind?: ButtonKind | undefined;
  readonly disabled?: boolean | undefined;
  /** Across the page, where it is the page's foot. */
  readonly wide?: boolean | undefined;
  readonly testID?: string | undefined;
};

/** A button that asks "sure?" in its own place instead of covering the screen. */
export const InlineConfirm = ({
  label,
  question,
  onConfirm,
  yes,
  no,
  icon,
  iconOnly = false,
  kind = 'danger',
  disabled,
  wide,
  testID = 'confirm',
}: InlineConfirmProps) => {
  const [asking, setAsking] = useState(false);
  const ask = () => {
    setAsking(true);
  };
  if (asking) {
    return (
      <ConfirmStrip
        question={question}
        yes={yes}
        no={no}
        danger={kind === 'danger'}
        onYes={() => {
          setAsking(false);
          onConfirm();
        }}
        onNo={() => {
          setAsking(false);
        }}
        testID={testID}
      />
    );
  }
  if (iconOnly && icon !== undefined) {
    return <IconButton icon={icon} label={label} onPress={ask} disabled={disabled} testID={testID} />;
  }
  return <Button label={label} icon={icon} kind={kind} onPress={ask} disabled={disabled} wide={wide} testID={testID} />;
};
