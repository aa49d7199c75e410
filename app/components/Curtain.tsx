import type { ReactNode } from 'react';
import { Pressable, ScrollView, View, useWindowDimensions } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { PAGE } from '../hooks/focus-marks';
import { SPACE, TARGET } from '../theme/metrics';
import { useTheme } from '../theme/ThemeProvider';
import { HoldButton } from './HoldButton';
import { Display, Label, Motto } from './Words';

type Way = Readonly<{ label: string; onPress: () => void }>;

export type CurtainProps = {
  /** Whose eyes only. The one thing the curtain tells. */
  readonly sideName: string;
  /** The sentence above the name, e.g. "For the eyes of". */
  readonly lead: string;
  readonly holdLabel: string;
  readonly onOpen: () => void;
  /** The way out for whoever holds the phone by mistake. It tells no more than the curtain does. */
  readonly leave?: Way | undefined;
  /** Where a PIN is set: its pad takes the button's place. */
  readonly children?: ReactNode;
  /** Below the name: how the lock answered. */
  readonly note?: ReactNode;
  /** What helps whoever cannot open it. */
  readonly help?: Way | undefined;
  readonly testID?: string | undefined;
};

/** A phone on its side has no height for a name above a pad. */
const LOW = 480;
const FRAMES = 2 * (4 + 1);

const Link = ({ label, onPress, testID }: Way & { readonly testID: string }) => (
  <Pressable
    onPress={onPress}
    accessibilityRole="button"
    accessibilityLabel={label}
    style={{ minHeight: TARGET, justifyContent: 'center', paddingHorizontal: SPACE.l }}
    testID={testID}
  >
    <Label tone="onCurtain" align="center">
      {label}
    </Label>
  </Pressable>
);

type PartProps = CurtainProps & { readonly testID: string };

const Heading = ({ lead, sideName, note, testID }: PartProps) => (
  <View style={{ gap: SPACE.s, alignItems: 'center', alignSelf: 'stretch' }}>
    <Motto tone="onCurtain" align="center">
      {lead}
    </Motto>
    <Display tone="onCurtain" align="center" level={1} testID={`${testID}.side`}>
      {sideName}
    </Display>
    {note}
  </View>
);

const Ways = ({ leave, help, testID }: PartProps) => (
  <View style={{ alignItems: 'center' }}>
    {help === undefined ? null : <Link {...help} testID={`${testID}.help`} />}
    {leave === undefined ? null : <Link {...leave} testID={`${testID}.leave`} />}
  </View>
);

const BUTTON_PAGE = {
  flexGrow: 1,
  alignItems: 'center',
  justifyContent: 'space-evenly',
  gap: SPACE.l,
  padding: SPACE.l,
} as const;

/** Opened by a thumb that stays. */
const Held = (props: PartProps) => {
  const { colour } = useTheme();
  return (
    <View style={BUTTON_PAGE}>
      <Heading {...props} />
      <HoldButton
        label={props.holdLabel}
        onHeld={props.onOpen}
        colour={colour.onCurtain}
        ground={colour.curtain}
        tone="onCurtain"
        testID={`${props.testID}.open`}
      />
      <Ways {...props} />
    </View>
  );
};

/** Opened by what stands in the button's place; side by side where there is no height. */
const Locked = (props: PartProps) => {
  const low = useWindowDimensions().height < LOW;
  const { height } = useWindowDimensions();
  const edge = useSafeAreaInsets();
  const least = { minHeight: height - edge.top - edge.bottom - 2 * SPACE.m - FRAMES };
  if (low)
    return (
      <ScrollView keyboardShouldPersistTaps="handled">
        <View style={[least, { flexDirection: 'row', alignItems: 'center', padding: SPACE.m, gap: SPACE.l }]}>
          <View style={{ flex: 1, gap: SPACE.m }}>
            <Heading {...props} />
            <Ways {...props} />
          </View>
          <View style={{ flex: 1 }}>{props.children}</View>
        </View>
      </ScrollView>
    );
  return (
    <ScrollView keyboardShouldPersistTaps="handled">
      <View style={[BUTTON_PAGE, least]}>
        <Heading {...props} />
        {props.children}
        <Ways {...props} />
      </View>
    </ScrollView>
  );
};

/**
 * Falls before every hand-over. It looks the same for both sides and knows nothing of the game, so that neither the
 * neighbour nor the screenshot of the app switcher learns anything but whose turn it is to look.
 */
export const Curtain = (props: CurtainProps) => {
  const { children, testID = 'curtain' } = props;
  const { colour } = useTheme();
  const edge = useSafeAreaInsets();
  const frame = { borderWidth: 1, borderColor: `${colour.onCurtain}66` } as const;
  return (
    <View
      {...PAGE}
      role="main"
      style={{
        flex: 1,
        backgroundColor: colour.curtain,
        paddingTop: edge.top + SPACE.m,
        paddingBottom: edge.bottom + SPACE.m,
        paddingLeft: edge.left + SPACE.m,
        paddingRight: edge.right + SPACE.m,
      }}
      testID={testID}
      accessibilityViewIsModal
    >
      <View style={[frame, { flex: 1, padding: 4 }]}>
        <View style={[frame, { flex: 1 }]}>
          {children === undefined ? <Held {...props} testID={testID} /> : <Locked {...props} testID={testID} />}
        </View>
      </View>
    </View>
  );
};
