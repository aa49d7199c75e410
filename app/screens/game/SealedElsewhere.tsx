import { useState } from 'react';
import { View } from 'react-native';
import { SIDES } from '../../../src/engine/sides';
import type { HeldState } from '../../../src/session/lock-state';
import { IconButton } from '../../components/IconButton';
import { InlineConfirm } from '../../components/InlineConfirm';
import { Notice } from '../../components/Notice';
import { Panel } from '../../components/Panel';
import { HeaderBar, Screen } from '../../components/Screen';
import { SectionTitle } from '../../components/SectionTitle';
import { Body, Heading, Title } from '../../components/Words';
import { useGame, useGameState } from '../../hooks/use-game';
import { SPACE } from '../../theme/metrics';
import { CodeEntry } from './CodeSheet';

type SealedElsewhereProps = {
  readonly why: Exclude<HeldState, 'open'>;
  readonly onLeave: () => void;
};

/** Stands before a game whose secrets this device cannot open: a file from another phone, or one that lost its own key. */
export const SealedElsewhere = ({ why, onLeave }: SealedElsewhereProps) => {
  const { name } = useGame().game;
  return (
    <Screen
      testID="elsewhere"
      header={
        <HeaderBar
          left={<IconButton icon="back" label="All games" onPress={onLeave} testID="elsewhere.back" />}
          title={<Heading lines={1}>{name}</Heading>}
        />
      }
    >
      {why === 'newer' ? (
        <Notice
          kind="warning"
          title="Locked by a newer Estafette"
          text="Update the app to play this game. Nothing in it was changed."
          testID="elsewhere.newer"
        />
      ) : (
        <OpenOrGoOn />
      )}
    </Screen>
  );
};

const OpenOrGoOn = () => {
  const game = useGame();
  return (
    <View style={{ gap: SPACE.l }}>
      <Title>Locked on another device</Title>
      <Body>
        Part of this game is sealed: what either side has hidden, and what Estafette keeps for both. The code that came
        with the file opens it here, once and for all.
      </Body>
      <Opened />
      <Panel>
        <CodeEntry label="Code" onCode={(code) => game.recover('game', code)} testID="elsewhere.code" />
      </Panel>
      <GoOnWithout />
    </View>
  );
};

/** A side's own recovery code opens that side, and not the rest. */
const Opened = () => {
  const locks = useGameState((state) => state.locks);
  const sides = useGameState((state) => state.view.setup.sides);
  const open = SIDES.filter((side) => locks[side].kind === 'open').map((side) => sides[side].title);
  if (open.length === 0) return null;
  return (
    <Notice
      kind="good"
      title={`Open: ${open.join(', ')}`}
      text="The rest opens with the other codes, or is given up below."
      testID="elsewhere.opened"
    />
  );
};

/** Not a way back but a way on: the table can be played, what was sealed stays sealed. */
const GoOnWithout = () => {
  const game = useGame();
  const [failed, setFailed] = useState(false);
  return (
    <View style={{ gap: SPACE.m }}>
      <SectionTitle>No code?</SectionTitle>
      <Body>
        The game can go on without it. Turn, cup, losses and history are all there. What was hidden stays shut: Reserve
        marks, chits in the cup, maneuvers laid face down, secret arrivals. Set them again as the game goes on. A desk
        with a PIN still opens with its own recovery code.
      </Body>
      {failed ? (
        <Notice
          kind="damage"
          text="This device does not give out its own key just now, so nothing was changed. Restart it and try again."
          testID="elsewhere.failed"
        />
      ) : null}
      <InlineConfirm
        label="Go on without the code"
        question="Give up what was sealed on the other device?"
        yes="Go on without it"
        no="Not yet"
        onConfirm={() => {
          game.goOnWithout().then(
            (done) => {
              setFailed(!done);
            },
            () => {
              setFailed(true);
            },
          );
        }}
        testID="elsewhere.without"
      />
    </View>
  );
};
