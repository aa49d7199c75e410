import type { Side } from '../../../src/engine/sides';
import { Button } from '../../components/Button';
import { HeaderBar, Screen } from '../../components/Screen';
import { Caption, Heading } from '../../components/Words';
import { SideMark } from '../../drawings/SideMark';
import { useGame, useView } from '../../hooks/use-game';
import { sideColour, sideMark } from '../../theme/side-of';
import { View } from 'react-native';
import { SPACE } from '../../theme/metrics';
import { PlayNotices } from '../game/PlayNotices';
import { DeckCounts } from './DeckCounts';
import { OwnCards } from './OwnCards';

type EventCardsPageProps = {
  readonly side: Side;
  /** Puts the phone back on the table with nothing done. */
  readonly onLeave: () => void;
};

/** A side's event cards, behind its curtain. Putting, showing, keeping or playing one closes the desk by itself. */
export const EventCardsPage = ({ side, onLeave }: EventCardsPageProps) => {
  const game = useGame();
  const { setup, events } = useView();
  const { title, colour } = setup.sides[side];
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
          <Button label="Back to the table" kind="plain" wide onPress={onLeave} testID="events.leave" />
        </View>
      }
    >
      {own === undefined ? null : (
        <OwnCards
          own={own}
          onDone={() => {
            game.takeSeat('table');
          }}
        />
      )}
      {events?.ready === true ? <DeckCounts events={events} /> : null}
    </Screen>
  );
};
