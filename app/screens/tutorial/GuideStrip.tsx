import { useNavigation } from '@react-navigation/native';
import type { NavigationProp } from '@react-navigation/native';
import { Pressable, ScrollView, View, useWindowDimensions } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { Button } from '../../components/Button';
import { IconButton } from '../../components/IconButton';
import { Body, Caption, Label, Small } from '../../components/Words';
import { Icon } from '../../drawings/Icon';
import { useGame } from '../../hooks/use-game';
import { useLyingPhone } from '../../hooks/use-lying-phone';
import type { Routes } from '../../navigation/routes';
import { SPACE, TARGET } from '../../theme/metrics';
import { useTheme } from '../../theme/ThemeProvider';
import { themedStyles } from '../../theme/use-styles';
import type { Guide } from './guide';
import { GUIDE_STEPS, isHere } from './guide-steps';
import type { GuideStep } from './guide-steps';
import type { KeptGuide } from './kept-guide';

const useStyles = themedStyles(
  ({ colour }) =>
    ({
      strip: { backgroundColor: colour.tint, borderBottomWidth: 2, borderColor: colour.wax },
      head: { flexDirection: 'row', alignItems: 'center', gap: SPACE.xs, paddingLeft: SPACE.l, paddingRight: SPACE.s },
      words: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
      text: { paddingHorizontal: SPACE.l, paddingBottom: SPACE.s, gap: SPACE.s },
      fold: { flexDirection: 'row', alignItems: 'center', gap: SPACE.s, minHeight: TARGET },
    }) as const,
);

type GuideStripProps = {
  readonly guide: Guide;
  readonly look: KeptGuide['look'];
  /** Null at the end of the way. */
  readonly step: GuideStep | null;
  readonly place: string;
};

/** What to do next and why, above whatever page is in front. It stands in nobody's way: folded it is a line. */
export const GuideStrip = ({ guide, look, step, place }: GuideStripProps) => {
  const styles = useStyles();
  const edge = useSafeAreaInsets();
  return (
    <View
      style={[styles.strip, { paddingTop: edge.top, paddingLeft: edge.left, paddingRight: edge.right }]}
      role="region"
      aria-label="Tutorial"
      testID="guide"
    >
      {look === 'folded' ? (
        <Folded guide={guide} step={step} />
      ) : step === null ? (
        <AtTheEnd guide={guide} />
      ) : (
        <Leading guide={guide} step={step} place={place} />
      )}
    </View>
  );
};

const countOf = (step: GuideStep): string =>
  `Tutorial · ${String(GUIDE_STEPS.indexOf(step) + 1)} of ${String(GUIDE_STEPS.length)}`;

type StepProps = { readonly guide: Guide; readonly step: GuideStep };

type LeadingProps = StepProps & { readonly place: string };

const Leading = (props: LeadingProps) => (useLyingPhone() ? <LeadingLow {...props} /> : <LeadingHigh {...props} />);

const LeadingHigh = ({ guide, step, place }: LeadingProps) => {
  const styles = useStyles();
  return (
    <>
      <View style={styles.head}>
        <View style={styles.words}>
          <Caption>{countOf(step)}</Caption>
          <Label>{step.title}</Label>
        </View>
        <Deeds guide={guide} step={step} />
      </View>
      <Telling step={step} />
      {isHere(step, place) ? null : (
        <View style={styles.text}>
          <GoThere step={step} />
        </View>
      )}
    </>
  );
};

/** A phone on its side has no height for a head above the words. */
const LeadingLow = ({ guide, step, place }: LeadingProps) => {
  const styles = useStyles();
  return (
    <View style={[styles.head, { paddingLeft: 0 }]}>
      <View style={styles.words}>
        <View style={{ paddingLeft: SPACE.l, paddingTop: SPACE.xs }}>
          <Caption>{`${countOf(step)}: ${step.title}`}</Caption>
        </View>
        <Telling step={step} />
      </View>
      {isHere(step, place) ? null : (
        <View>
          <GoThere step={step} />
        </View>
      )}
      <Deeds guide={guide} step={step} />
    </View>
  );
};

const Deeds = ({ guide, step }: StepProps) => (
  <View style={{ flexDirection: 'row', alignItems: 'center' }}>
    <Button
      label="Skip this step"
      kind="plain"
      hint="On to the next step of the tutorial"
      onPress={() => {
        guide.skip(step.id);
      }}
      testID="guide.skip"
    />
    <IconButton
      icon="up"
      label="Fold the tutorial away"
      onPress={() => {
        guide.show('folded');
      }}
      testID="guide.fold"
    />
  </View>
);

/** How much of the window the words may take before they scroll. */
const SHARE = 0.26;
/** The same where both the window is low and the letters are large. */
const LEAST_SHARE = 0.16;
const LARGE = 1.4;

const Telling = ({ step }: Pick<StepProps, 'step'>) => {
  const styles = useStyles();
  const { height } = useWindowDimensions();
  const lying = useLyingPhone();
  const isLarge = useTheme().textScale > LARGE;
  const isCrowded = isLarge || lying;
  const share = isLarge && lying ? LEAST_SHARE : SHARE;
  const Told = isCrowded ? Small : Body;
  return (
    <ScrollView key={step.id} style={{ flexGrow: 0, maxHeight: height * share }}>
      <View style={[styles.text, lying ? { paddingBottom: SPACE.xs } : null]}>
        <Told tone="ink" live testID="guide.text">
          {step.text}
        </Told>
      </View>
    </ScrollView>
  );
};

const TAB_WORDS = {
  Turn: 'To the Turn page',
  Army: 'To the Army',
  Resolve: 'To Resolve',
  Desk: 'To the Desk',
  Books: 'To the Books',
} as const;

/** From a page without tabs, and for whoever does not find them. */
const GoThere = ({ step: { tab } }: Pick<StepProps, 'step'>) => {
  const navigation = useNavigation<NavigationProp<Routes>>();
  const { key } = useGame().game;
  return (
    <Button
      label={TAB_WORDS[tab]}
      icon="forward"
      onPress={() => {
        navigation.navigate('Game', { gameKey: key, screen: 'Tabs', params: { screen: tab }, pop: true });
      }}
      testID="guide.go"
    />
  );
};

const Folded = ({ guide, step }: { readonly guide: Guide; readonly step: GuideStep | null }) => {
  const styles = useStyles();
  const { colour } = useTheme();
  const words = step === null ? 'Tutorial · done' : `${countOf(step)}: ${step.title}`;
  return (
    <View style={styles.head}>
      <Pressable
        accessibilityRole="button"
        accessibilityLabel={`Go on. ${words}`}
        onPress={() => {
          guide.show('open');
        }}
        style={[styles.words, styles.fold]}
        testID="guide.unfold"
      >
        <View style={styles.words}>
          <Label>{words}</Label>
        </View>
        <Icon name="down" colour={colour.ink} size={20} />
      </Pressable>
      <IconButton
        icon="close"
        label="Leave the tutorial; the game stays"
        onPress={() => {
          guide.show('closed');
        }}
        testID="guide.close"
      />
    </View>
  );
};

const AtTheEnd = ({ guide }: { readonly guide: Guide }) => {
  const styles = useStyles();
  const lying = useLyingPhone();
  const Told = lying ? Small : Body;
  const beside = { flexDirection: 'row', alignItems: 'center' } as const;
  return (
    <View style={[styles.text, { paddingTop: SPACE.s }, lying ? beside : null]}>
      <View style={lying ? styles.words : null}>
        <Told tone="ink" live testID="guide.text">
          That was a whole turn. Play the battle on from here, or throw it away in the list of games; with your own
          army, begin with “New game” or a scenario.
        </Told>
      </View>
      <Button
        label="Close the tutorial"
        icon="check"
        kind="primary"
        onPress={() => {
          guide.show('closed');
        }}
        testID="guide.end"
      />
    </View>
  );
};
