import { useState } from 'react';
import { Button } from '../components/Button';
import { DueList } from '../components/DueList';
import { HistoryRow } from '../components/HistoryRow';
import { MomentCard } from '../components/MomentCard';
import { Panel } from '../components/Panel';
import { SectionTitle } from '../components/SectionTitle';
import { StepLine, StepList } from '../components/StepLine';
import { TurnTrack } from '../components/TurnTrack';
import type { TrackTurn, TurnKind } from '../components/TurnTrack';
import { Body } from '../components/Words';

const kindAt = (hour: number): TurnKind => {
  if (hour === 5) return 'dawn';
  if (hour === 19) return 'nightfall';
  return hour > 19 ? 'night' : 'day';
};

const TURNS: readonly TrackTurn[] = Array.from({ length: 18 }, (_, i) => ({
  id: String(i + 1),
  time: `${String(5 + i)}:00`,
  kind: kindAt(5 + i),
  label: `Turn ${String(i + 1)}, ${String(5 + i)} o’clock`,
  marked: i === 6,
}));

const nothing = () => undefined;

/** One of each drawing. */
const GreatMoments = () => (
  <>
    <SectionTitle>Great moments</SectionTitle>
    <MomentCard
      sign="breaks"
      sentence="This breaks I Corps (French)"
      spoken="This breaks I Corps (French). 14 of 14."
      figure={{ now: 14, of: 14, words: '14 of 14' }}
      rule="NLC 15"
      follows="Demoralized from now: morale and movement 1 lower, orders come harder"
      arrivalKey="gallery breaks"
    />
    <MomentCard
      sign="falls"
      sentence="Reille of II Corps has fallen"
      spoken="Reille of II Corps has fallen."
      rule="NLC 11.2"
      follows="Nobody leads in his place this turn; then a leader rated 1"
      arrivalKey="gallery falls"
    />
    <MomentCard
      sign="victory"
      sentence="Decisive victory: French"
      spoken="Decisive victory: French."
      rule="N20 15.0"
      follows="No morale left: Russians"
      arrivalKey="gallery victory"
      onSeen={nothing}
    />
    <MomentCard
      sign="badMove"
      sentence="A Bad Move of I Corps (French)"
      spoken="A Bad Move of I Corps (French)."
      rule="NLC 12.11"
      arrivalKey="gallery bad move"
      size="slim"
      onSeen={nothing}
    />
  </>
);

/** Track, sequence of play, reminders, history. */
export const TurnPage = () => {
  const [current, setCurrent] = useState(3);
  const [ticked, setTicked] = useState(false);
  return (
    <>
      <SectionTitle>The day’s turns</SectionTitle>
      <TurnTrack
        turns={TURNS}
        current={current}
        onPressTurn={(_id, index) => {
          setCurrent(index);
        }}
        testID="gallery.track"
      />
      <TurnTrack turns={TURNS} current={current} window={6} testID="gallery.strip" />
      <SectionTitle>Sequence of play</SectionTitle>
      <Panel>
        <StepList>
          <StepLine number="1" title="Command" state="done" rule="NLC 4.1" />
          <StepLine
            number="2"
            title="Chits into the cup"
            state="now"
            detail="Seven chits go in; the Guard stays in reserve."
            rule="NLC 4.4"
          >
            <Button kind="primary" label="Roll for initiative" icon="dice" onPress={nothing} />
          </StepLine>
          <StepLine number="3" title="Action stages" state="later" onPress={nothing} />
          <StepLine number="4" title="Turn end" state="skipped" last />
        </StepList>
      </Panel>
      <SectionTitle>Due now</SectionTitle>
      <Panel>
        <DueList
          dues={[
            { id: 'a', text: 'Reinforcements: IV Corps at Gembloux', rule: 'NLC 9.2', done: ticked },
            { id: 'b', text: 'Weather changes at noon', detail: 'Roll on the weather table' },
          ]}
          onToggle={() => {
            setTicked(!ticked);
          }}
          onRule={nothing}
        />
        <DueList dues={[{ id: 'c', text: 'Nightfall next turn', rule: 'NLC 4.8' }]} />
      </Panel>
      <GreatMoments />
      <SectionTitle>History</SectionTitle>
      <Panel flush>
        <HistoryRow kind="play" title="II Corps drawn" hour="Turn 4, 8:00" />
        <HistoryRow kind="correction" title="II Corps put back" detail="It was still in the cup on the table." />
        <HistoryRow kind="great" title="I Corps (French) breaks" detail="14 of 14 · NLC 15" hour="15:00" />
        <HistoryRow kind="undone" title="Turn 5 begun" />
        <HistoryRow kind="undo" title="Undone: turn 5 begun" />
      </Panel>
      <Body>The track above has two forms: whole, and a strip of what is near.</Body>
    </>
  );
};
