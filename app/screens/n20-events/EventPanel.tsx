import { useState } from 'react';
import { View } from 'react-native';
import type { Side } from '../../../src/engine/sides';
import type { SequenceStep } from '../../../src/rules/common/index';
import type { EventsView, OwnEvents, RetainCard } from '../../../src/rules/n20/index';
import { EVENT_WORDS } from '../../../src/wording/en/setup-fields';
import { Panel } from '../../components/Panel';
import { SectionTitle } from '../../components/SectionTitle';
import { Body, Small } from '../../components/Words';
import { useView } from '../../hooks/use-game';
import { SPACE } from '../../theme/metrics';
import { DeckCounts } from './DeckCounts';
import { DeckDraw } from './DeckDraw';
import { DrawTools } from './DrawTools';
import { EventCardFace } from './EventCardFace';
import { KeptCards } from './KeptCards';
import { OpenEvent } from './OpenEvent';
import { OwnCards } from './OwnCards';
import { OwnDeeds } from './OwnDeeds';
import { SetUpDeck } from './SetUpDeck';
import { cardsCounted } from './event-words';
import { hasEvent, isDrawNext, isSetUpNext } from './event-step';

type EventPanelProps = { readonly step: SequenceStep | undefined };

/** Something of the deck lies about that the game cannot well go past. */
const isUnderWay = ({ awaits, shown, played }: EventsView): boolean =>
  awaits !== null || shown !== null || played !== null;

/** N20 5.0: the event card of this player turn; in other steps only what lies open or may be played from a hand. */
export const EventPanel = ({ step }: EventPanelProps) => {
  const { events, setup } = useView('events', 'setup');
  if (events === undefined || events.method === 'none') return null;
  const isHere = hasEvent(step) || isUnderWay(events);
  const isSetUp = events.begun?.method === events.method;
  if (!isHere && !isSetUp) return null;
  return (
    <View style={{ gap: SPACE.s }} testID="events">
      {isHere ? <SectionTitle aside={EVENT_WORDS[events.method].title}>Event deck</SectionTitle> : null}
      {isSetUp ? (
        <SetUp events={events} step={step} isHere={isHere} />
      ) : (
        <SetUpDeck events={events} below={isSetUpNext(events, setup.title.cards.length, step)} />
      )}
    </View>
  );
};

type PartProps = { readonly events: EventsView };

const SetUp = ({ events, step, isHere }: PartProps & EventPanelProps & { readonly isHere: boolean }) => {
  const { setup } = useView('setup');
  return (
    <>
      {isHere ? <DeckPart events={events} step={step} /> : null}
      {setup.playMode === 'solo' ? <SoloHands events={events} /> : null}
      <KeptCards events={events} />
      {isHere && events.ready ? <DeckCounts events={events} /> : null}
    </>
  );
};

const DeckPart = ({ events, step }: PartProps & EventPanelProps) => {
  const { shown, played, counts } = events;
  const open = shown ?? played;
  return (
    <Panel testID="events.table">
      <DeckDraw
        left={counts.left}
        label={`Event deck with ${cardsCounted(counts.left)}`}
        drawKey={events.draws}
        card={open === null ? undefined : <EventCardFace face={open.face} testID="events.card" />}
      />
      <DeckDeeds events={events} step={step} />
    </Panel>
  );
};

/** What is to be done with the deck just now. */
const DeckDeeds = ({ events, step }: PartProps & EventPanelProps) => {
  const { shown, played, drawn, awaits, ready } = events;
  if (shown !== null) return <OpenEvent shown={shown} events={events} />;
  if (awaits !== null) return <Waiting side={awaits} drawn={drawn !== null} />;
  return (
    <>
      {played === null ? null : <PlayedFrom side={played.side} />}
      {hasEvent(step) && ready ? (
        <DrawTools events={events} who={step?.who ?? null} below={isDrawNext(events, step)} />
      ) : null}
    </>
  );
};

const PlayedFrom = ({ side }: { readonly side: Side }) => {
  const { title } = useView('setup').setup.sides[side];
  return <Small align="center" testID="events.played">{`Played from the hand of ${title}, and discarded.`}</Small>;
};

/** The curtain has been put off (the phone is handed on below, under the thumb), or a solo player reads on. */
const Waiting = ({ side, drawn }: { readonly side: Side; readonly drawn: boolean }) => {
  const { title } = useView('setup').setup.sides[side];
  const what = drawn ? `${title} looks at the card first.` : `${title} chooses one of four cards for the deck.`;
  return (
    <Body align="center" testID="events.waits">
      {what}
    </Body>
  );
};

/** A solo player has both hands before him; there is nobody to hide them from. */
const SoloHands = ({ events }: PartProps) => {
  const { sides } = useView('setup').setup;
  return events.own
    .filter(({ side, dealt, drawn, hand }) =>
      events.awaits === null ? hand.length > 0 : side === events.awaits && (dealt.length > 0 || drawn !== null),
    )
    .map((own) => (
      <Panel key={own.side} testID={`events.solo.${own.side}`}>
        <Small>{sides[own.side].title}</Small>
        <SoloHand own={own} />
      </Panel>
    ));
};

const SoloHand = ({ own }: { readonly own: OwnEvents }) => {
  const [chosen, setChosen] = useState<RetainCard | null>(null);
  return (
    <>
      <OwnCards own={own} chosen={chosen} onChoose={setChosen} />
      <OwnDeeds own={own} chosen={chosen} onDone={() => undefined} />
    </>
  );
};
