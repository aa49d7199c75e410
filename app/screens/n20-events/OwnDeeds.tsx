import { View } from 'react-native';
import type { OwnEvents, RetainCard } from '../../../src/rules/n20/index';
import { Button } from '../../components/Button';
import type { ButtonProps } from '../../components/Button';
import { useDispatch } from '../../hooks/use-game';
import type { AppCommand } from '../../../src/session/rule-sets';
import { SPACE } from '../../theme/metrics';
import { nameOfFace } from './event-words';

type Deed = Readonly<
  Pick<ButtonProps, 'label' | 'hint' | 'testID' | 'icon'> & {
    kind: 'primary' | 'quiet';
    /** Null: a card must be picked first. */
    command: AppCommand | null;
  }
>;

const faceOf = (faces: OwnEvents['hand'], chosen: RetainCard | null) => faces.find(({ card }) => card === chosen);

/** N20 5.0, medium: one of the four goes into the deck, and nobody learns which. */
const putting = ({ dealt, side }: OwnEvents, chosen: RetainCard | null): readonly Deed[] => {
  if (dealt.length === 0) return [];
  const face = faceOf(dealt, chosen);
  return [
    {
      label: face === undefined ? 'Into the deck' : `“${nameOfFace(face)}” into the deck`,
      icon: 'lock',
      kind: 'primary',
      hint: 'It cannot be changed after that; the other three are not used',
      command: face === undefined ? null : { type: 'PutEventCard', side, card: face.card },
      testID: 'events.put',
    },
  ];
};

/** Ruling 70: the drawer alone looks. What is not kept is shown to all. */
const looking = ({ drawn, mayKeep, side }: OwnEvents): readonly Deed[] => {
  if (drawn === null) return [];
  const show: Deed = {
    label: mayKeep ? 'Show and play it now' : 'Show it',
    kind: mayKeep ? 'quiet' : 'primary',
    hint: 'Everybody sees it',
    command: { type: 'ShowEvent', side },
    testID: 'events.show',
  };
  const keep: Deed = {
    label: 'Keep it',
    icon: 'lock',
    kind: 'primary',
    hint: 'Everybody learns that a card was kept, nobody which',
    command: { type: 'KeepEvent', side },
    testID: 'events.keep',
  };
  return mayKeep ? [keep, show] : [show];
};

/** N20 2.0: kept cards, each to be played whenever it fits. Playing shows it to all. */
const playing = ({ hand, side }: OwnEvents, chosen: RetainCard | null): readonly Deed[] => {
  if (hand.length === 0) return [];
  const face = faceOf(hand, chosen);
  return [
    {
      label: face === undefined ? 'Play a card' : `Play “${nameOfFace(face)}”`,
      kind: 'quiet',
      hint: 'Everybody sees it',
      command: face === undefined ? null : { type: 'PlayKept', side, card: face.card },
      testID: 'events.play',
    },
  ];
};

type OwnDeedsProps = {
  readonly own: OwnEvents;
  readonly chosen: RetainCard | null;
  /** Something was put, shown, kept or played: the desk is left. */
  readonly onDone: () => void;
};

/** What a side may do with its cards just now. */
export const OwnDeeds = ({ own, chosen, onDone }: OwnDeedsProps) => {
  const dispatch = useDispatch();
  const deeds = [...putting(own, chosen), ...looking(own), ...playing(own, chosen)];
  return deeds.map(({ command, ...deed }) => (
    <View key={deed.testID} style={{ flexGrow: 1, flexShrink: 1, flexBasis: 'auto', minWidth: SPACE.xl }}>
      <Button
        {...deed}
        wide
        disabled={command === null}
        onPress={() => {
          if (command === null) return;
          void dispatch(command).then((done) => {
            if (done) onDone();
          });
        }}
      />
    </View>
  ));
};
