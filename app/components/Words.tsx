import { useContext } from 'react';
import type { ReactNode, RefObject } from 'react';
import { StyleSheet, Text } from 'react-native';
import type { TextProps } from 'react-native';
import { useBegin } from '../hooks/focus';
import { beginning } from '../hooks/focus-marks';
import type { Begins } from '../hooks/focus-marks';
import { useTheme } from '../theme/ThemeProvider';
import { themedStyles } from '../theme/use-styles';
import type { TextRole } from '../theme/typography';
import { Announced, ChangeAnnounced } from './Announced';
import { HeadingLevel } from './heading-level';
import { pictured } from './told';

/** The voices text may speak in. */
export type Tone =
  'ink' | 'inkSoft' | 'wax' | 'info' | 'warn' | 'danger' | 'good' | 'onPrimary' | 'onWax' | 'onCurtain';

export type WordsProps = {
  readonly children: ReactNode;
  readonly tone?: Tone | undefined;
  readonly align?: 'left' | 'center' | 'right' | undefined;
  /** Cut after so many lines; only where the whole text is to be had elsewhere. */
  readonly lines?: number | undefined;
  /** Where the words stand in a row and must give way to their neighbours. */
  readonly grow?: boolean | undefined;
  /** Read out instead of the words, where a sign or an abbreviation is printed. */
  readonly label?: string | undefined;
  /** Read out when it comes and whenever it changes, or of what one `changes` oneself only then. Plain words, or a label. */
  readonly live?: boolean | 'changes' | undefined;
  /** Makes a heading of words in any cut; a heading's own is its place's (`HeadingLevel`). */
  readonly level?: 1 | 2 | 3 | undefined;
  /** At this heading begins whoever comes to this page or sheet, or what a play came to. */
  readonly begins?: Begins | undefined;
  /** Struck through: what no longer holds. */
  readonly struck?: boolean | undefined;
  readonly testID?: string | undefined;
};

const HEADINGS: ReadonlySet<TextRole> = new Set<TextRole>(['display', 'title', 'heading', 'section']);

/** What assistive technology is told, and only that. */
const spoken = ({ label }: Pick<WordsProps, 'label'>, isHeading: boolean): TextProps => ({
  ...(label === undefined ? {} : isHeading ? { accessibilityLabel: label } : pictured(label)),
});

const Live = ({ children, label, live }: Pick<WordsProps, 'children' | 'label' | 'live'>) => {
  const text = label ?? (typeof children === 'string' ? children : '');
  return live === 'changes' ? <ChangeAnnounced text={text} /> : <Announced text={text} />;
};

type CutProps = WordsProps & { readonly cut: TextRole };

/** Any printed words. Screens use the named cuts below. */
export const Words = (props: CutProps) =>
  HEADINGS.has(props.cut) || props.level !== undefined ? <Head {...props} /> : <Printed {...props} />;

const Head = (props: CutProps) => {
  const around = useContext(HeadingLevel);
  const ref = useBegin(props.begins);
  const heading = { accessibilityRole: 'header', 'aria-level': props.level ?? around } as const;
  return (
    <Printed {...props} heading={{ ...heading, ...(props.begins === undefined ? {} : beginning(props.begins)), ref }} />
  );
};

type PrintedProps = CutProps & { readonly heading?: TextProps & { readonly ref: RefObject<Text | null> } };

const Printed = (props: PrintedProps) => {
  const {
    cut,
    children,
    tone = 'ink',
    align = 'left',
    lines,
    grow = false,
    struck = false,
    live = false,
    testID,
  } = props;
  const theme = useTheme();
  const tones = useTones();
  const printed = (
    <Text
      style={[theme.type[cut], tones[tone], STYLES[align], grow && STYLES.grow, struck && STYLES.struck]}
      testID={testID}
      {...spoken(props, props.heading !== undefined)}
      {...props.heading}
      {...(lines === undefined ? {} : { numberOfLines: lines })}
    >
      {children}
    </Text>
  );
  if (live === false) return printed;
  return (
    <>
      {printed}
      <Live label={props.label} live={live}>
        {children}
      </Live>
    </>
  );
};

/** Known before a text is drawn: a browser then needs no style of its own for each. */
const STYLES = StyleSheet.create({
  left: { textAlign: 'left' },
  center: { textAlign: 'center' },
  right: { textAlign: 'right' },
  struck: { textDecorationLine: 'line-through' },
  grow: { flexShrink: 1, flexGrow: 1, flexBasis: 0 },
});

const useTones = themedStyles(({ colour }) =>
  StyleSheet.create({
    ink: { color: colour.ink },
    inkSoft: { color: colour.inkSoft },
    wax: { color: colour.wax },
    info: { color: colour.info },
    warn: { color: colour.warn },
    danger: { color: colour.danger },
    good: { color: colour.good },
    onPrimary: { color: colour.onPrimary },
    onWax: { color: colour.onWax },
    onCurtain: { color: colour.onCurtain },
  }),
);

/** The name of the game, once, on a title page. */
export const Display = (props: WordsProps) => <Words cut="display" {...props} />;
/** The title of a screen. */
export const Title = (props: WordsProps) => <Words cut="title" {...props} />;
/** The head of a part. */
export const Heading = (props: WordsProps) => <Words cut="heading" {...props} />;
/** An italic line of colour under a title. Never holds news. */
export const Motto = (props: WordsProps) => <Words cut="motto" {...props} />;
/** What one reads. */
export const Body = (props: WordsProps) => <Words cut="body" {...props} />;
/** What one must not overlook while reading. */
export const Strong = (props: WordsProps) => <Words cut="strong" {...props} />;
/** The words on what is tapped. */
export const Label = (props: WordsProps) => <Words cut="label" {...props} />;
/** Explanations. */
export const Small = (props: WordsProps) => <Words cut="small" tone="inkSoft" {...props} />;
/** Units, times, rule numbers. */
export const Caption = (props: WordsProps) => <Words cut="caption" tone="inkSoft" {...props} />;

/** A number one reads from across the table. */
export const Numeral = ({ size = 'm', ...props }: WordsProps & { readonly size?: 'm' | 'l' | 'xl' | undefined }) => {
  const cuts = { m: 'numeral', l: 'numeralLarge', xl: 'numeralHuge' } as const;
  return <Words cut={cuts[size]} {...props} />;
};
