import type { ReactNode } from 'react';
import { Pressable, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { SPACE, TARGET } from '../theme/metrics';
import { useTheme } from '../theme/ThemeProvider';
import { HoldButton } from './HoldButton';
import { Display, Label, Motto } from './Words';

export type CurtainProps = {
  /** Whose eyes only. The one thing the curtain tells. */
  readonly sideName: string;
  /** The sentence above the name, e.g. "For the eyes of". */
  readonly lead: string;
  readonly holdLabel: string;
  readonly onOpen: () => void;
  /** The way out for whoever holds the phone by mistake. It tells no more than the curtain does. */
  readonly leave?: Readonly<{ label: string; onPress: () => void }> | undefined;
  /** Where a PIN is set: its pad takes the button's place. */
  readonly children?: ReactNode;
  readonly testID?: string | undefined;
};

/**
 * Falls before every hand-over. It looks the same for both sides and knows nothing of the game, so that neither the
 * neighbour nor the screenshot of the app switcher learns anything but whose turn it is to look.
 */
export const Curtain = ({ sideName, lead, holdLabel, onOpen, leave, children, testID = 'curtain' }: CurtainProps) => {
  const { colour } = useTheme();
  const edge = useSafeAreaInsets();
  const frame = { borderWidth: 1, borderColor: `${colour.onCurtain}66` } as const;
  return (
    <View
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
        <View
          style={[
            frame,
            { flexGrow: 1, alignItems: 'center', justifyContent: 'space-evenly', gap: SPACE.l, padding: SPACE.l },
          ]}
        >
          <View style={{ gap: SPACE.s, alignItems: 'center' }}>
            <Motto tone="onCurtain" align="center">
              {lead}
            </Motto>
            <Display tone="onCurtain" align="center" testID={`${testID}.side`}>
              {sideName}
            </Display>
          </View>
          {children ?? (
            <HoldButton
              label={holdLabel}
              onHeld={onOpen}
              colour={colour.onCurtain}
              ground={colour.curtain}
              tone="onCurtain"
              testID={`${testID}.open`}
            />
          )}
          {leave === undefined ? null : (
            <Pressable
              onPress={leave.onPress}
              accessibilityRole="button"
              accessibilityLabel={leave.label}
              style={{ minHeight: TARGET, justifyContent: 'center', paddingHorizontal: SPACE.l }}
              testID={`${testID}.leave`}
            >
              <Label tone="onCurtain">{leave.label}</Label>
            </Pressable>
          )}
        </View>
      </View>
    </View>
  );
};
