import { useSyncExternalStore } from 'react';
import { View } from 'react-native';
import type { ListedGame } from '../../../src/journal/store';
import { INSTALLING } from '../../../src/wording/en/installing';
import { Button } from '../../components/Button';
import { Notice } from '../../components/Notice';
import { Body } from '../../components/Words';
import { Icon } from '../../drawings/Icon';
import { useApp, useSetting } from '../../hooks/use-app';
import { RADIUS, SPACE, TARGET } from '../../theme/metrics';
import { useTheme } from '../../theme/ThemeProvider';
import { installWay, watchInstallWay } from '../../wiring/installing';
import type { InstallWay } from '../../wiring/installing';

export const useInstallWay = (): InstallWay => useSyncExternalStore(watchInstallWay, installWay, installWay);

/** What the player does: one button where the browser asks for itself, else the two taps that do it there. */
export const InstallDeed = ({ way, testID }: { readonly way: InstallWay; readonly testID: string }) => {
  if (way.kind === 'none') return null;
  if (way.kind === 'prompt')
    return <Button label={INSTALLING.install} onPress={way.ask} testID={`${testID}.install`} />;
  return (
    <View style={{ gap: SPACE.s, flexShrink: 1 }} testID={`${testID}.steps`}>
      {INSTALLING.steps.map(({ icon, text }, i) => (
        <Step key={icon} icon={icon} text={`${String(i + 1)}. ${text}`} />
      ))}
    </View>
  );
};

type StepProps = Readonly<{ icon: (typeof INSTALLING.steps)[number]['icon']; text: string }>;

/** The sign as the browser draws it, and what to do with it. */
const Step = ({ icon, text }: StepProps) => {
  const { colour } = useTheme();
  const plate = {
    width: TARGET,
    height: TARGET,
    borderWidth: 1,
    borderRadius: RADIUS.s,
    borderColor: colour.rule,
  } as const;
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.m }}>
      <View style={{ ...plate, alignItems: 'center', justifyContent: 'center', backgroundColor: colour.paper }}>
        <Icon name={icon} colour={colour.ink} size={28} />
      </View>
      <View style={{ flexGrow: 1, flexShrink: 1, flexBasis: 0 }}>
        <Body>{text}</Body>
      </View>
    </View>
  );
};

/** So many plays in one game, and the player has made up his mind about the app. */
const PLAYED = 12;

/** Offered once, below the games, when one of them was played for a while and nothing else is asked there. */
export const InstallNotice = ({ games }: { readonly games: readonly ListedGame[] }) => {
  const way = useInstallWay();
  const { change } = useApp().settings;
  const isDismissed = useSetting('installDismissed');
  // The browser's word that it keeps the games comes first: one question at a time.
  const isTheTurn = useSetting('keepAsked');
  if (isDismissed || !isTheTurn || way.kind === 'none' || games.every(({ count }) => count < PLAYED)) return null;
  return (
    <Notice
      kind="info"
      title={INSTALLING.title}
      text={INSTALLING[way.kind]}
      action={<InstallDeed way={way} testID="games.install" />}
      onClose={() => {
        change({ installDismissed: true });
      }}
      testID="games.install"
    />
  );
};
