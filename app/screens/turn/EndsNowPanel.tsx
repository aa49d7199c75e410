import { useState } from 'react';
import type { ReactNode } from 'react';
import { View } from 'react-native';
import type { EndingMark } from '../../../src/rules/common/index';
import { MARK_WORDS } from '../../../src/wording/en/army';
import { Button } from '../../components/Button';
import { Panel } from '../../components/Panel';
import { SectionTitle } from '../../components/SectionTitle';
import { ToggleRow } from '../../components/ToggleRow';
import { Label, Small } from '../../components/Words';
import { MarkerSign } from '../../drawings/MarkerSign';
import { useDispatch, useView } from '../../hooks/use-game';
import { SPACE } from '../../theme/metrics';

type EndsNowPanelProps = {
  /** How a rule set settles the markers that a die takes off; without it they are only named. */
  readonly checks?: ((marks: readonly EndingMark[]) => ReactNode) | undefined;
};

const keyOf = ({ unit, mark }: EndingMark): string => `${unit} ${mark}`;

const countWords = (count: number): string =>
  count === 1 ? 'Take the marker off' : `Take the ${String(count)} markers off`;

/** Markers that come off at the end of the step at hand, before anybody forgets; who is held by the enemy keeps his. */
export const EndsNowPanel = ({ checks }: EndsNowPanelProps) => {
  const { endsNow } = useView().army;
  const dispatch = useDispatch();
  const [held, setHeld] = useState<readonly string[]>([]);
  if (endsNow.length === 0) return null;
  const byDie = endsNow.filter(({ how }) => how === 'byCheck');
  const listed = endsNow.filter(({ how }) => how !== 'byCheck');
  const off = listed.filter((one) => !held.includes(keyOf(one)));
  return (
    <View style={{ gap: SPACE.s }} testID="endsnow">
      <SectionTitle>Ends now</SectionTitle>
      <Panel>
        {listed.map((one) => (
          <EndingRow
            key={keyOf(one)}
            ending={one}
            held={held.includes(keyOf(one))}
            onHeld={(is) => {
              setHeld(is ? [...held, keyOf(one)] : held.filter((key) => key !== keyOf(one)));
            }}
          />
        ))}
        {listed.length === 0 ? null : (
          <Button
            label={off.length === 0 ? 'All of them are held' : countWords(off.length)}
            icon="check"
            kind="primary"
            wide
            disabled={off.length === 0}
            onPress={() => {
              void dispatch({ type: 'LiftMarks', lifts: off.map(({ unit, mark }) => ({ unit, mark })) });
            }}
            testID="endsnow.lift"
          />
        )}
        {byDie.length === 0 ? null : (checks?.(byDie) ?? byDie.map((one) => <Named key={keyOf(one)} ending={one} />))}
      </Panel>
    </View>
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
