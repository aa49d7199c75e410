import { useNavigation } from '@react-navigation/native';
import { useContext, useEffect, useState } from 'react';
import type { Working } from '../../../src/engine/step';
import { View } from 'react-native';
import { singleOutcome } from '../../../src/wording/en/outcomes-single';
import type { RuleSetId } from '../../../src/rules/list';
import type { Names } from '../../../src/wording/names';
import { Screen, TwoPane, useTwoPanes } from '../../components/Screen';
import { Panel } from '../../components/Panel';
import { Body } from '../../components/Words';
import { Notice } from '../../components/Notice';
import { GameContext } from '../../hooks/use-game';
import { useProcedure } from '../../hooks/use-procedure';
import type { Procedure } from '../../hooks/use-procedure';
import { SPACE } from '../../theme/metrics';
import type { Composition } from './composition';
import { Known } from './Known';
import { isSomebodyMissing } from './list-items';
import { oddsTold } from './parts/in-words';
import { OddsStrip } from './parts/OddsStrip';
import { OddsPanel } from './parts/OddsPanel';
import { ResultPanel, WorkingPanel } from './parts/ResultPanel';
import type { ResultWords } from './parts/ResultPanel';
import { Thrown } from './parts/Thrown';
import { Renew } from './parts/Renew';
import { ThrowAgain } from './parts/ThrowAgain';
import { textAt, withValue } from './path';
import { ResolveHeader } from './ResolveHeader';
import { SingleFooter } from './SingleFooter';
import { throwsOf } from './throws-of';
import { Troubles } from './Troubles';
import { UnderWay, useUnderWay } from './UnderWay';
import { useAnyNames, useViewIfAny } from './use-any-names';
import { WrittenIn } from './WrittenIn';
import type { WrittenInProps } from './WrittenIn';

type SingleScreenProps = {
  readonly id: string;
  readonly rules: RuleSetId;
  readonly composition: Composition;
};

/** One procedure: what is known, the odds, the dice, the result in a large line, the working, and into the game with it. */
export const SingleScreen = ({ id, composition }: SingleScreenProps) => {
  const procedure = useProcedure(id, composition.initial);
  useOpened(procedure, composition.opened);
  useSettled(procedure, composition.settled);
  return procedure.loaded ? (
    <SinglePage id={id} composition={composition} procedure={procedure} />
  ) : (
    <Screen testID="resolve.one" header={<ResolveHeader id={id} />} children={null} />
  );
};

type SinglePageProps = Omit<SingleScreenProps, 'rules'> & { readonly procedure: Procedure };

const SinglePage = ({ id, composition, procedure }: SinglePageProps) => {
  const names = useAnyNames();
  const view = useViewIfAny();
  const wide = useTwoPanes();
  const [applied, setApplied] = useState<Applied | null>(null);
  const { input, setInput, now, begun } = procedure;
  const result = now.kind === 'done' ? singleOutcome(id, now.outcome, names) : null;
  const nobody = !begun && isSomebodyMissing(composition, input, view);
  const footer = (
    <Footer
      id={id}
      procedure={procedure}
      result={result}
      wide={wide}
      nobody={nobody}
      onApplied={setApplied}
      isCalled={composition.opened !== undefined}
    />
  );
  const known = (
    <Known
      composition={composition}
      draft={input}
      fixed={begun}
      onChange={(next) => {
        setApplied(null);
        setInput(next);
      }}
      testID="resolve.known"
    />
  );
  return (
    <Screen
      testID="resolve.one"
      header={<ResolveHeader id={id} />}
      footer={wide ? undefined : footer}
      full
      scroll={!wide}
      topKey={topOf(procedure, applied)}
    >
      <TwoPane
        first={
          <>
            <InTheGame applied={begun ? null : applied} />
            {wide || !begun ? known : null}
          </>
        }
        second={
          <>
            {wide ? footer : null}
            {nobody ? null : <Came id={id} procedure={procedure} composition={composition} result={result} />}
          </>
        }
      />
    </Screen>
  );
};

/** The page goes up where something new has come: a throw, a result, and that it is in the game. */
const topOf = ({ begun, given, now }: Procedure, applied: Applied | null): string | undefined => {
  if (begun) return `${String(given.length)} ${now.kind}`;
  return applied === null ? undefined : `applied ${String(applied.count)}`;
};

/** What was written from this page, and how many entries the game had then. */
type Applied = Omit<WrittenInProps, 'testID'>;

const InTheGame = ({ applied }: { readonly applied: Applied | null }) =>
  applied === null ? null : <WrittenIn {...applied} testID="resolve.applied" />;

type FooterProps = {
  readonly id: string;
  readonly procedure: Procedure;
  readonly result: ResultWords | null;
  readonly wide: boolean;
  /** In a game: nobody has been named yet. */
  readonly nobody: boolean;
  readonly onApplied: (applied: Applied) => void;
  /** It was opened for somebody, from where his result is waited for. */
  readonly isCalled: boolean;
};

const NOBODY = 'Nobody is named yet: tap a counter above, or describe a unit by hand.';

/** The thumb's place: why something did not happen, the odds in small, and what to do next. */
const Footer = ({ id, procedure, result, wide, nobody, onApplied, isCalled }: FooterProps) => {
  const underWay = useUnderWay(id);
  const navigation = useNavigation();
  const game = useContext(GameContext);
  const names = useAnyNames();
  const { now, odds, apply, input, given } = procedure;
  if (underWay !== null) return <UnderWay procedure={underWay} />;
  if (nobody) return <Notice kind="info" text={NOBODY} testID="resolve.nobody" />;
  const onApply = (): void => {
    void apply?.().then((isDone) => {
      if (!isDone) return;
      if (isCalled) navigation.goBack();
      else onApplied({ line: result?.line ?? '', count: game?.getState().count ?? 0 });
    });
  };
  return (
    <View style={{ gap: SPACE.s }}>
      <Troubles unsaved={procedure.unsaved} />
      {wide || now.kind !== 'asksDice' ? null : <OddsStrip odds={barsOf(id, odds, names) ?? []} />}
      <Renew procedure={id} />
      <ThrowAgain procedure={id} throws={throwsOf({ procedure: id, input, given }, names)} />
      <SingleFooter procedure={procedure} result={result} onApply={apply === null ? null : onApply} />
    </View>
  );
};

/** Whom the page is opened for stands in it, unless dice lie on the table already; what is changed then stays. */
const useOpened = ({ input, begun, loaded, setInput }: Procedure, opened: unknown): void => {
  const isDue = opened !== undefined && loaded && !begun && textAt(input, 'openedFor') !== textAt(opened, 'openedFor');
  useEffect(() => {
    if (isDue) setInput(opened);
  });
};

/** What the game has settled goes into the draft as soon as it differs: the title's own table, say. */
const useSettled = ({ input, begun, setInput }: Procedure, settled: Composition['settled']): void => {
  const next = Object.entries(settled ?? {}).reduce((draft, [at, value]) => withValue(draft, at, value), input);
  const differs = !begun && JSON.stringify(next) !== JSON.stringify(input);
  useEffect(() => {
    if (differs) setInput(next);
  });
};

const barsOf = (id: string, odds: Procedure['odds'], names: Names) =>
  id === 'n20/event-setup' ? null : oddsTold(id, odds, names);

type CameProps = {
  readonly id: string;
  readonly procedure: Procedure;
  readonly composition: Composition;
  readonly result: ResultWords | null;
};

/** What may come of it, or what has. */
const Came = ({ id, procedure, composition, result }: CameProps) => {
  const { now, odds, begun, input, given } = procedure;
  const names = useAnyNames();
  const throws = throwsOf({ procedure: id, input, given }, names);
  if (now.kind === 'done' && result !== null)
    return begun ? (
      <ResultPanel result={result} working={now.working} throws={throws} />
    ) : (
      <Details result={result} working={now.working} />
    );
  const bars = barsOf(id, odds, names);
  return (
    <>
      {throws.length === 0 ? null : (
        <Panel>
          <Thrown throws={throws} />
        </Panel>
      )}
      {bars === null ? null : <OddsPanel odds={bars} note={composition.oddsNote} />}
    </>
  );
};

const Details = ({ result, working }: { readonly result: ResultWords; readonly working: Working }) => (
  <View style={{ gap: SPACE.m }} testID="resolve.result">
    {(result.details ?? []).length === 0 ? null : (
      <Panel>
        {(result.details ?? []).map((detail) => (
          <Body key={detail}>{detail}</Body>
        ))}
      </Panel>
    )}
    <WorkingPanel working={working} testID="resolve.result.working" />
  </View>
);
