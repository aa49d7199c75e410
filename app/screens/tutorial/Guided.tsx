import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { View } from 'react-native';
import { SafeAreaInsetsContext, useSafeAreaInsets } from 'react-native-safe-area-context';
import type { AppView } from '../../../src/session/rule-sets';
import { PointedContext } from '../../components/pointed';
import { useView } from '../../hooks/use-game';
import { stepNow } from './guide';
import { GuideStrip } from './GuideStrip';
import { isHere } from './guide-steps';
import type { GuideStep } from './guide-steps';
import { useGuide } from './use-guide';

const NOTHING: readonly string[] = [];

/** The tab first; once the player is there, what is to be tapped. */
const pointsOf = (step: GuideStep, place: string, view: AppView): readonly string[] => {
  if (!isHere(step, place)) return [`tabs.${step.tab.toLowerCase()}`];
  const first = step.first?.(view) ?? NOTHING;
  return first.length > 0 ? first : step.points;
};

/** A game with the guide's strip above it, if it is the tutorial's: in any other the pages stand as they are. */
export const Guided = ({ children }: { readonly children: ReactNode }) => {
  const { guide, kept, place } = useGuide();
  const view = useView();
  const edge = useSafeAreaInsets();
  const step = kept === null ? null : stepNow(kept);
  const isLeading = kept?.look === 'open' && step !== null;
  const points = useMemo(() => (isLeading ? pointsOf(step, place, view) : NOTHING), [isLeading, step, place, view]);
  const shown = kept !== null && kept.look !== 'closed';
  // The strip stands at the phone's upper edge; the pages below it need not keep clear of that again.
  return (
    <PointedContext value={points}>
      <View style={{ flex: 1 }}>
        {shown ? <GuideStrip guide={guide} look={kept.look} step={step} place={place} /> : null}
        <SafeAreaInsetsContext.Provider value={shown ? { ...edge, top: 0 } : edge}>
          <View style={{ flex: 1 }}>{children}</View>
        </SafeAreaInsetsContext.Provider>
      </View>
    </PointedContext>
  );
};
