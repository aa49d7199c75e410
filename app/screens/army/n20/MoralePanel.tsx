import { useState } from 'react';
import { View } from 'react-native';
import { SIDES, bothSides } from '../../../../src/engine/sides';
import type { Side } from '../../../../src/engine/sides';
import type { Setup } from '../../../../src/rules/common/index';
import type { MoraleView } from '../../../../src/rules/n20/index';
import { eventSentence } from '../../../../src/wording/en/events';
import { halves } from '../../../../src/wording/halves';
import { Button } from '../../../components/Button';
import { Panel } from '../../../components/Panel';
import { Stepper } from '../../../components/Stepper';
import { Body, Heading, Small } from '../../../components/Words';
import { MoraleTrack } from '../../../drawings/MoraleTrack';
import type { TrackSide } from '../../../drawings/MoraleTrack';
import { useDispatch, useNames, useView } from '../../../hooks/use-game';
import { SPACE } from '../../../theme/metrics';
import { useTheme } from '../../../theme/ThemeProvider';
import { sideColour, sideMark } from '../../../theme/side-of';
import { ReasonSheet } from './ReasonSheet';

/** So many letters stand in half the width of a phone. */
const LONGEST = 14;

type MoraleProps = { readonly morale: MoraleView };

/** N20 12.1: the track of both sides; a side's own button opens the reasons why it moves. */
export const MoralePanel = ({ morale }: MoraleProps) => {
  const { setup } = useView('setup');
  const { textScale } = useTheme();
  const [side, setSide] = useState<Side | null>(null);
  const labels = bothSides((one) => `${setup.sides[one].title}: change`);
  // Two buttons of unequal height look like two kinds of thing.
  const isBroad = textScale > 1.4 || SIDES.some((one) => labels[one].length > LONGEST);
  const now = morale.morale;
  if (now === null) return <StartMorale />;
  return (
    <Panel testID="morale">
      <MoraleTrack
        first={trackSide(setup, morale, 'first', now.first)}
        second={trackSide(setup, morale, 'second', now.second)}
        testID="morale.track"
      />
      {morale.outcome.result === null ? (
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s }}>
          {SIDES.map((one) => (
            <View key={one} style={{ flexGrow: 1, flexBasis: isBroad ? '100%' : 140 }}>
              <Button
                label={labels[one]}
                wide
                hint="Why its morale moves"
                onPress={() => {
                  setSide(one);
                }}
                testID={`morale.side.${one}`}
              />
            </View>
          ))}
        </View>
      ) : null}
      <LastChanges morale={morale} />
      {side === null ? null : (
        <ReasonSheet
          side={side}
          morale={morale}
          onClose={() => {
            setSide(null);
          }}
        />
      )}
    </Panel>
  );
};

/** Where a side stands, and where it stood before the newest occasion. */
const trackSide = ({ sides }: Setup, morale: MoraleView, side: Side, now: number): TrackSide => {
  const { title, colour } = sides[side];
  return {
    title,
    side: sideColour(colour),
    mark: sideMark(title),
    halves: now,
    before: morale.before[side] ?? undefined,
  };
};

const SHOWN = 3;

const LastChanges = ({ morale: { lastChanges } }: MoraleProps) => {
  const names = useNames();
  return lastChanges
    .slice(-SHOWN)
    .map((change, i) => (
      <Small key={`${String(i)}${change.reason}`}>
        {`${eventSentence({ type: 'MoraleChanged', ...change }, names)} (${change.rule.replace(' ', '\u00A0')})`}
      </Small>
    ))
    .toReversed();
};

const MOST = 21;
const USUAL = 16;

/** N20 12.1: asked for once, where the title does not say. */
const StartMorale = () => {
  const { sides } = useView('setup').setup;
  const dispatch = useDispatch();
  const [start, setStart] = useState({ first: USUAL, second: USUAL });
  return (
    <Panel testID="morale.start">
      <Heading>Where does morale start?</Heading>
      <Body tone="inkSoft">The title of your game says it. It is asked for once.</Body>
      {SIDES.map((side) => (
        <Stepper
          key={side}
          label={sides[side].title}
          value={start[side]}
          min={1}
          max={MOST}
          format={halves}
          onChange={(value) => {
            setStart({ ...start, [side]: value });
          }}
          testID={`morale.start.${side}`}
        />
      ))}
      <Button
        label="Set the track"
        kind="primary"
        wide
        onPress={() => {
          void dispatch({ type: 'SetMorale', morale: start });
        }}
        testID="morale.start.set"
      />
    </Panel>
  );
};
