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
import { DEVICE } from '../../wiring/this-device';
import { CodeEntry } from './CodeSheet';

type SealedElsewhereProps = {
  readonly why: Exclude<HeldState, 'open'>;
  readonly onLeave: () => void;
};

/** Stands before a game whose secrets this device cannot open: it came from another one, or the key that opened it is away. */
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
        <OpenOrGoOn why={why} />
      )}
    </Screen>
  );
};

type Shut = Exclude<HeldState, 'open' | 'newer'>;

type Words = Readonly<{ title: string; text: string; code: string; giveUp: string | null }>;

/** Why the game is shut, what still opens it, and what is given up by going on. */
const WORDS: Readonly<Record<Shut, Words>> = {
  elsewhere: {
    title: 'Locked on another device',
    text: `Part of this game is sealed with a key that is not here: what either side has hidden, and what Estafette keeps for both. The code that came with the file opens it here, once and for all. A file “for this device” had no code: it opens only where it was made, and not after the data there were cleared.`,
    code: 'Code',
    giveUp: 'Give up what was sealed on the other device?',
  },
  keyGone: {
    title: `This ${DEVICE} has lost its key`,
    text: `Part of this game is sealed: what either side has hidden, and what Estafette keeps for both. The key that this ${DEVICE} kept for it is gone. A side that set a PIN opens its own part with its recovery code; where nobody set one, no code was ever given, and what was sealed stays shut. A file that was exported with a code brings the game back as it stood then: take it in from the list of games.`,
    code: 'Recovery code of a side',
    giveUp: 'Give up what was sealed with the lost key?',
  },
  keyDenied: {
    title:
      DEVICE === 'browser'
        ? 'This browser keeps no secrets for this page'
        : 'This phone does not give out its key just now',
    text:
      DEVICE === 'browser'
        ? 'A private window does that, or a setting that blocks site data. A game seals what a side must not know, so this one cannot be played here. Nothing is lost: allow site data for this page and load it again, or open Estafette in an ordinary window.'
        : 'A game seals what a side must not know, so this one cannot be played now. Nothing is lost: unlock the phone, or restart it, and open the game again.',
    code: 'A code opens it until Estafette is closed',
    giveUp: null,
  },
};

const OpenOrGoOn = ({ why }: { readonly why: Shut }) => {
  const game = useGame();
  const hasLocks = useGameState(({ locks }) => SIDES.some((side) => locks[side].kind !== 'unreadable'));
  const { title, text, code, giveUp } = WORDS[why];
  return (
    <View style={{ gap: SPACE.l }} testID={`elsewhere.${why}`}>
      <Title>{title}</Title>
      <Body>{text}</Body>
      <Opened />
      {hasLocks ? (
        <Panel>
          <CodeEntry label={code} onCode={(typed) => game.recover('game', typed)} testID="elsewhere.code" />
        </Panel>
      ) : null}
      {giveUp === null ? null : <GoOnWithout question={giveUp} />}
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
const GoOnWithout = ({ question }: { readonly question: string }) => {
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
        question={question}
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
