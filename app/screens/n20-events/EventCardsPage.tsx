import { useState } from 'react';
import type { Side } from '../../../src/engine/sides';
import type { RetainCard } from '../../../src/rules/n20/index';
import { Button } from '../../components/Button';
import { HeaderBar, Screen } from '../../components/Screen';
import { Caption, Heading } from '../../components/Words';
import { SideMark } from '../../drawings/SideMark';
import { useGame, useView } from '../../hooks/use-game';
import { useLyingPhone } from '../../hooks/use-lying-phone';
import { sideColour, sideMark } from '../../theme/side-of';
import { View } from 'react-native';
import { SPACE } from '../../theme/metrics';
import { LockRow } from '../desk/lock/LockRow';
import { PlayNotices } from '../game/PlayNotices';
import { DeckCounts } from './DeckCounts';
import { OwnCards } from './OwnCards';
import { OwnDeeds } from './OwnDeeds';

type EventCardsPageProps = {
  readonly side: Side;
  /** Puts the phone back on the table with nothing done. */
  readonly onLeave: () => void;
};

/** A side's event cards, behind its curtain. Putting, showing, keeping or playing one closes the desk by itself. */
export const EventCardsPage = ({ side, onLeave }: EventCardsPageProps) => {
  const game = useGame();
  const { setup, events } = useView('setup', 'events');
  const { title, colour } = setup.sides[side];
  const lying = useLyingPhone();
  const [chosen, setChosen] = useState<RetainCard | null>(null);
  const own = events?.own.find((one) => one.side === side);
  return (
    <Screen
      testID="events.page"
      header={
        <HeaderBar
          left={<SideMark side={sideColour(colour)} mark={sideMark(title)} size={30} />}
          title={
            <>
              <Heading lines={1}>{title}</Heading>
              <Caption lines={1}>Event cards</Caption>
            </>
          }
        />
      }
      footer={
        <View style={{ gap: SPACE.xs }}>
          <PlayNotices />
          <View style={lying ? { flexDirection: 'row-reverse', gap: SPACE.s } : { gap: SPACE.xs }}>
            {own === undefined ? null : (
              <OwnDeeds
                own={own}
                chosen={chosen}
                onDone={() => {
                  game.takeSeat('table');
                }}
              />
            )}
            <Button label="Back to the table" kind="plain" wide={!lying} onPress={onLeave} testID="events.leave" />
          </View>
        </View>
      }
    >
      {own === undefined ? null : <OwnCards own={own} chosen={chosen} onChoose={setChosen} />}
      {events?.ready === true ? <DeckCounts events={events} /> : null}
      <LockRow side={side} />
    </Screen>
  );
};
