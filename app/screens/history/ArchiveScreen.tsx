import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import { View } from 'react-native';
import { SIDES } from '../../../src/engine/sides';
import type { Side } from '../../../src/engine/sides';
import { IconButton } from '../../components/IconButton';
import { InlineConfirm } from '../../components/InlineConfirm';
import { Notice } from '../../components/Notice';
import { HeaderBar, Screen } from '../../components/Screen';
import { SectionTitle } from '../../components/SectionTitle';
import { Motto, Small, Title } from '../../components/Words';
import { DeskEyes } from '../../hooks/Eyes';
import { useDispatch, useGame, useGameState, useNames } from '../../hooks/use-game';
import type { GameRoutes } from '../../navigation/routes';
import { SPACE } from '../../theme/metrics';
import { PlayNotices } from '../game/PlayNotices';
import { ArchivedMarches } from '../hidden/ArchivedMarches';
import { ArchivedOrders } from './ArchivedOrders';
import { useArchive } from './use-archive';

/** When the game is over: every order that was ever written, and whether it is still the one that was sealed. */
export const ArchiveScreen = ({ navigation }: NativeStackScreenProps<GameRoutes, 'Archive'>) => (
  <DeskEyes>
    <Screen
      testID="archive"
      header={
        <HeaderBar
          left={<IconButton icon="back" label="Back" onPress={navigation.goBack} testID="archive.header.back" />}
          title={<Title>The archive</Title>}
        />
      }
    >
      <PlayNotices />
      <Motto align="center">Every order ever written, held against its seal</Motto>
      {SIDES.map((side) => (
        <ArchiveOf key={side} side={side} />
      ))}
    </Screen>
  </DeskEyes>
);

type OfSide = { readonly side: Side };

const ArchiveOf = ({ side }: OfSide) => {
  const names = useNames();
  const archive = useArchive(side);
  return (
    <View style={{ gap: SPACE.m }} testID={`archive.${side}`}>
      <SectionTitle>{names.side(side)}</SectionTitle>
      {archive.kind === 'closed' ? <Sealed side={side} /> : null}
      {archive.kind === 'locked' ? (
        <Notice
          kind="info"
          text={`Laid open, but behind a PIN. Open the desk of ${names.side(side)} once more.`}
          testID={`archive.${side}.locked`}
        />
      ) : null}
      {archive.kind === 'reading' ? <Small tone="inkSoft">Reading…</Small> : null}
      {archive.kind === 'failed' ? <Notice kind="damage" text="The journal cannot be read just now." /> : null}
      {archive.kind === 'open' ? <ArchivedOrders side={side} rows={archive.rows} /> : null}
      {archive.kind === 'open' ? <ArchivedMarches side={side} rows={archive.rows} /> : null}
    </View>
  );
};

/** A side lays open what is its own, and nobody does it for him. */
const Sealed = ({ side }: OfSide) => {
  const game = useGame();
  const dispatch = useDispatch();
  const names = useNames();
  const isMine = useGameState(({ seat }) => seat === side || seat === 'solo');
  const hasPin = useGameState(({ locks }) => locks[side].kind === 'open' && locks[side].pin);
  const layOpen = async (): Promise<void> => {
    // A PIN would hide again from the other what has just been laid open.
    if ((await dispatch({ type: 'OpenArchive', side })) && hasPin) await game.removePin(side);
  };
  if (!isMine)
    return (
      <Small tone="inkSoft" testID={`archive.${side}.sealed`}>
        {`Sealed. ${names.side(side)} lays them open from its own desk.`}
      </Small>
    );
  return (
    <InlineConfirm
      label="Lay these orders open"
      icon="eye"
      kind="primary"
      question={`${names.side(side)}: show every order ever written to both sides? There is no way back.${hasPin ? ' The PIN of this desk comes off.' : ''}`}
      yes="Lay open"
      onConfirm={() => {
        void layOpen();
      }}
      testID={`archive.${side}.open`}
    />
  );
};
