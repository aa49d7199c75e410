import { useContext, useState } from 'react';
import type { ReactNode } from 'react';
import { View } from 'react-native';
import type { EndingMark } from '../../../src/rules/common/index';
import { MARK_WORDS } from '../../../src/wording/en/army';
import { footWords } from '../../../src/wording/en/foot';
import { Button } from '../../components/Button';
import { Panel } from '../../components/Panel';
import { SectionTitle } from '../../components/SectionTitle';
import { ToggleRow } from '../../components/ToggleRow';
import { Label, Small } from '../../components/Words';
import { MarkerSign } from '../../drawings/MarkerSign';
import { useDispatch, useView } from '../../hooks/use-game';
import { SPACE } from '../../theme/metrics';
import { markKey, marksOff } from './marks-off';
import { TurnDraftContext } from './turn-draft';

type EndsNowPanelProps = {
  /** How a rule set settles the markers that a die takes off; without it they are only named. */
  readonly checks?: ((marks: readonly EndingMark[]) => ReactNode) | undefined;
};

/** Markers that come off at the end of the step at hand, before anybody forgets: the foot takes them off. Who is held by the enemy keeps his. */
export const EndsNowPanel = ({ checks }: EndsNowPanelProps) => {
  const { endsNow } = useView('army').army;
  const turn = useContext(TurnDraftContext);
  const [own, setOwn] = useState<readonly string[]>([]);
  const held = turn?.draft.held ?? own;
  const hold = (next: readonly string[]): void => {
    if (turn === null) setOwn(next);
    else turn.change({ held: next });
  };
  if (endsNow.length === 0) return null;
  const byDie = endsNow.filter(({ how }) => how === 'byCheck');
  const listed = endsNow.filter(({ how }) => how !== 'byCheck');
  return (
    <View style={{ gap: SPACE.s }} testID="endsnow">
      <SectionTitle>Ends now</SectionTitle>
      <Panel>
        {listed.map((one) => (
          <EndingRow
            key={markKey(one)}
            ending={one}
            held={held.includes(markKey(one))}
            onHeld={(is) => {
              hold(is ? [...held, markKey(one)] : held.filter((key) => key !== markKey(one)));
            }}
          />
        ))}
        {turn !== null || listed.length === 0 ? null : <Lift off={marksOff(listed, held)} />}
        {byDie.length === 0 ? null : (checks?.(byDie) ?? byDie.map((one) => <Named key={markKey(one)} ending={one} />))}
      </Panel>
    </View>
  );
};

/** Elsewhere than on the Turn page no foot takes them off. */
const Lift = ({ off }: { readonly off: readonly EndingMark[] }) => {
  const dispatch = useDispatch();
  return (
    <Button
      label={off.length === 0 ? 'All of them are held' : footWords.markers(off.length)}
      icon="check"
      kind="primary"
      wide
      disabled={off.length === 0}
      onPress={() => {
        void dispatch({ type: 'LiftMarks', lifts: off.map(({ unit, mark }) => ({ unit, mark })) });
      }}
      testID="endsnow.lift"
    />
  );
};

type RowProps = {
  readonly ending: EndingMark;
  readonly held: boolean;
  readonly onHeld: (held: boolean) => void;
};

const EndingRow = ({ ending, held, onHeld }: RowProps) => {
  const { unit, name, mark, how } = ending;
  if (how !== 'unlessInZone') return <Named ending={ending} />;
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
      <MarkerSign mark={mark} />
      <View style={{ flex: 1 }}>
        <ToggleRow
          label={name}
          hint={held ? `Stays ${MARK_WORDS[mark].title.toLowerCase()}: an enemy holds it` : 'Held by an enemy ZOC?'}
          value={held}
          onChange={onHeld}
          testID={`endsnow.held.${unit}`}
        />
      </View>
    </View>
  );
};

const Named = ({ ending: { name, mark, rule, how } }: Pick<RowProps, 'ending'>) => (
  <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s, minHeight: 48 }}>
    <MarkerSign mark={mark} />
    <View style={{ flex: 1 }}>
      <Label>{name}</Label>
      <Small>{how === 'byCheck' ? `${MARK_WORDS[mark].title}: a die decides (${rule})` : MARK_WORDS[mark].title}</Small>
    </View>
  </View>
);
