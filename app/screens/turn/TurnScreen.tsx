import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { View } from 'react-native';
import { dueSentence, stepLine, stepNow, stepTitle } from '../../../src/wording/en/sequence';
import type { AppView } from '../../../src/session/rule-sets';
import type { SequenceStep } from '../../../src/rules/common/index';
import { DueList } from '../../components/DueList';
import { Later } from '../../components/Later';
import { Panel } from '../../components/Panel';
import { RuleRef } from '../../components/RuleRef';
import { Screen, TwoPane, useTwoPanes } from '../../components/Screen';
import { Body, Caption, Small, Title } from '../../components/Words';
import { useView } from '../../hooks/use-game';
import { SPACE } from '../../theme/metrics';
import { AllTried } from '../army/AllTried';
import { OrdersTold } from '../desk/orders/BadMoves';
import { CardsPanel } from '../cards/CardsPanel';
import { EffectsNow } from '../cards/EffectsNow';
import { CopyNotice } from '../game/CopyNotice';
import { DamageNotice } from '../game/DamageNotice';
import { GameHeader } from '../game/GameHeader';
import { TurnMoments } from '../moments/TurnMoments';
import { RevealedMarches } from '../hidden/Revealed';
import { ReportsIn, Vedettes } from '../hidden/Vedettes';
import { ScenarioNotes } from '../packs/ScenarioNotes';
import { PlayNotices } from '../game/PlayNotices';
import { ActingPanel } from './ActingPanel';
import { ArrivalsNow, ArrivalsRow } from './ArrivalsNow';
import { ChitsRow, RealCup } from './ChitsPanel';
import { CupPanel } from './CupPanel';
import { DiceAsk } from './DiceAsk';
import { NextButton } from './NextButton';
import { PreparePanel } from './PreparePanel';
import { WeatherDue, WeatherNow } from '../weather/WeatherPanel';
import { DayRow } from './DayRow';
import { DeskDoors } from './DeskDoors';
import { SequenceRow } from './SequenceList';
import { StartRollPanel } from './StartRollPanel';
import { TurnEndPanel } from './TurnEndPanel';
import { EMPTY_DRAFT, TurnDraftContext } from './turn-draft';
import type { TurnDraft } from './turn-draft';
import { EndsNow } from './EndsNow';
import { N20Tools } from './N20Tools';

/** Whatever changes it brings the top of the page back: another step, a chit, a march that has come to light. */
const topKeyOf = ({
  turn,
  steps,
  step,
  cup,
  hidden,
}: Pick<AppView, 'turn' | 'steps' | 'step' | 'cup' | 'hidden'>): string =>
  [turn.index, steps[step]?.id ?? '', cup?.drawn.length ?? 0, hidden?.revealed.length ?? 0].join(' ');

/** What to do now: the step that was reached, what is due in it, and the tools for it. */
export const TurnScreen = () => {
  const { index } = useView('turn').turn;
  return (
    <Drafting key={index}>
      <ThePage />
    </Drafting>
  );
};

/** What is chosen and not played yet belongs to this turn. */
const Drafting = ({ children }: { readonly children: ReactNode }) => {
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const drafting = useMemo(
    () => ({
      draft,
      change: (part: Partial<TurnDraft>) => {
        setDraft((was) => ({ ...was, ...part }));
      },
    }),
    [draft],
  );
  return <TurnDraftContext value={drafting}>{children}</TurnDraftContext>;
};

const ThePage = () => {
  const view = useView('turn', 'steps', 'step', 'cup', 'hidden');
  const step = view.steps[view.step];
  const topKey = topKeyOf(view);
  return (
    <Screen
      testID="turn"
      aboveTabs
      full
      header={<GameHeader />}
      topKey={topKey}
      scroll={!useTwoPanes()}
      footer={
        <View style={{ gap: SPACE.s }}>
          <PlayNotices />
          <DiceAsk />
          <NextButton />
        </View>
      }
    >
      <TwoPane topKey={topKey} first={<WhatIsNow step={step} />} second={<WhatBelongs />} />
    </Screen>
  );
};

type StepProps = { readonly step: SequenceStep | undefined };

/** What everybody should know, the step, and its tools. */
const WhatIsNow = ({ step }: StepProps) => {
  const view = useView('army', 'cup', 'events', 'matrix');
  return (
    <>
      <DamageNotice />
      <CopyNotice />
      <TurnMoments />
      <OrdersTold />
      <RevealedMarches />
      <ReportsIn />
      <WeatherDue />
      {step?.title === 'reinforcements' ? <ArrivalsNow /> : null}
      {step === undefined || isBusy(view) ? null : <NowPanel step={step} />}
      <DeskDoors />
      {view.army.endsNow.length === 0 ? null : <EndsNow />}
      <AllTried />
      <CardsPanel />
      <EffectsNow />
      <StepTools step={step} />
      {view.matrix === undefined ? null : <N20Tools step={step} />}
    </>
  );
};

/** What stands in one line each, and opens where it stands. */
const WhatBelongs = () => {
  const { cup, steps, step } = useView('cup', 'steps', 'step');
  return (
    <Later>
      <Panel flush>
        {cup === undefined ? null : <ChitsRow cup={cup} />}
        {steps[step]?.title === 'reinforcements' ? null : <ArrivalsRow />}
        <SequenceRow />
        <DayRow />
      </Panel>
      <WeatherNow />
      <Vedettes />
      <ScenarioNotes />
    </Later>
  );
};

/** Once chits or cards come out, they say themselves what is being done; the page is better used for them. */
const isBusy = ({ cup, events }: Pick<AppView, 'cup' | 'events'>): boolean =>
  (cup !== undefined && cup.acting !== null && cup.reserveActs.length === 0) || (events?.shown ?? null) !== null;

/** What the page itself asks about is not said beside it as well. */
const ASKED: readonly string[] = ['arrives', 'rollArrival'];

/** What is done at a desk that is kept in the app, that desk says itself. */
const NowPanel = ({ step }: { readonly step: SequenceStep }) => {
  const { setup, due, campaign, orders } = useView('setup', 'due', 'campaign', 'orders');
  const title = step.own === true ? step.title : stepTitle(step.title);
  const asks = campaign?.arrivals.some(({ now }) => now !== null) === true;
  const dues = due.filter((item) => item.step === step.id && !(asks && ASKED.includes(item.key)));
  return (
    <Panel testID="turn.now">
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.s }}>
        <View style={{ flexGrow: 1, flexShrink: 1, flexBasis: 'auto' }}>
          {step.who === null ? null : <Caption>{setup.sides[step.who].title}</Caption>}
          <Title>{title}</Title>
        </View>
        {step.own === true ? null : <RuleRef rule={step.rule} />}
      </View>
      {step.own === true ? null : <Body tone="inkSoft">{stepNow(step.title)}</Body>}
      {(orders === undefined ? (step.lines ?? []) : []).map(({ key, rule }) => (
        <View key={key} style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
          <View style={{ flex: 1 }}>
            <Small>{stepLine(key)}</Small>
          </View>
          <RuleRef rule={rule} />
        </View>
      ))}
      {dues.length === 0 ? null : (
        <DueList
          dues={dues.map(({ key, rule, facts }, i) => ({
            id: `${key}${String(i)}`,
            text: dueSentence(key, { ...facts, first: setup.sides.first.title }),
            rule,
          }))}
          testID="turn.due"
        />
      )}
    </Panel>
  );
};

/** The players' own sequence has no tools in it: the cup then stands by itself, whatever the step. */
const StepTools = ({ step }: StepProps) => {
  const { cup } = useView('cup');
  if (cup === undefined) return null;
  if (step?.own === true) return cup.inside === null ? <PreparePanel /> : <DrawTools />;
  switch (step?.tool) {
    case 'prepareCup':
      return <PreparePanel />;
    case 'initialAction':
      return cup.acting === null ? null : <ActingPanel acting={cup.acting} />;
    case 'drawChits':
      return <DrawTools />;
    case 'startRoll':
      return <StartRollPanel />;
    case 'turnEnd':
      return <TurnEndPanel />;
    case undefined:
      return null;
  }
};

/** Whoever acts has the page; when he is done it is the cup's again. */
const DrawTools = () => {
  const { cup } = useView('cup');
  if (cup === undefined) return null;
  return (
    <>
      <RealCup cup={cup} />
      {cup.acting === null || cup.acting.ended === true ? <CupPanel cup={cup} /> : <ActingPanel acting={cup.acting} />}
    </>
  );
};
