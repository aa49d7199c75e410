import { View } from 'react-native';
import type { OwnEvents, RetainCard } from '../../../src/rules/n20/index';
import { ChoiceList } from '../../components/ChoiceList';
import { SectionTitle } from '../../components/SectionTitle';
import { Body, Small } from '../../components/Words';
import { SPACE } from '../../theme/metrics';
import { EventCardFace } from './EventCardFace';
import { KIND_HINTS, nameOfFace } from './event-words';

type OwnProps = {
  readonly own: OwnEvents;
  /** The card of the four, or of the hand, that is picked and not yet put or played. */
  readonly chosen: RetainCard | null;
  readonly onChoose: (card: RetainCard | null) => void;
};

/** What a side alone may see: its four cards, the one it has drawn, the ones it keeps. What it may do stands in `OwnDeeds`. */
export const OwnCards = ({ own, chosen, onChoose }: OwnProps) => (
  <View style={{ gap: SPACE.m }} testID={`events.own.${own.side}`}>
    {own.dealt.length === 0 ? null : (
      <Pick title="One for the deck" faces={own.dealt} chosen={chosen} onChoose={onChoose} testID="events.deal" />
    )}
    {own.drawn === null ? null : (
      <View style={{ alignItems: 'center', gap: SPACE.s }}>
        <EventCardFace face={own.drawn} testID="events.drawn" />
        <Small align="center">{KIND_HINTS[own.drawn.kind]}</Small>
      </View>
    )}
    {own.hand.length === 0 ? null : (
      <Pick title="Your cards" faces={own.hand} chosen={chosen} onChoose={onChoose} testID="events.hand" />
    )}
    {own.chosen === null ? null : <Small>{`You put into the deck: ${nameOfFace(own.chosen)}`}</Small>}
    {own.hand.length > 0 || own.dealt.length > 0 || own.drawn !== null ? null : (
      <Body tone="inkSoft">You keep no card.</Body>
    )}
  </View>
);

type PickProps = Omit<OwnProps, 'own'> & {
  readonly title: string;
  readonly faces: OwnEvents['hand'];
  readonly testID: string;
};

const Pick = ({ title, faces, chosen, onChoose, testID }: PickProps) => (
  <>
    <SectionTitle>{title}</SectionTitle>
    <ChoiceList
      options={faces.map((face) => ({
        id: face.card,
        label: nameOfFace(face),
        ...(face.note === '' ? {} : { hint: face.note }),
      }))}
      chosen={faces.some(({ card }) => card === chosen) && chosen !== null ? [chosen] : []}
      mode="one"
      onChange={([next]) => {
        onChoose(next ?? null);
      }}
      testID={testID}
    />
  </>
);
