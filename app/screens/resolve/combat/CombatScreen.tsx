import { useMemo, useState } from 'react';
import { ScrollView, useWindowDimensions, View } from 'react-native';
import type { RuleSetId } from '../../../../src/session/rule-set-ids';
import { Screen, TwoPane, useTwoPanes } from '../../../components/Screen';
import { Small } from '../../../components/Words';
import { SPACE } from '../../../theme/metrics';
import { useTheme } from '../../../theme/ThemeProvider';
import { DicePanel } from '../parts/DicePanel';
import { WorkingPanel } from '../parts/ResultPanel';
import { Thrown } from '../parts/Thrown';
import { ThrowAgain } from '../parts/ThrowAgain';
import { ResolveHeader } from '../ResolveHeader';
import { Troubles } from '../Troubles';
import { useAnyNames, useViewIfAny } from '../use-any-names';
import { CardsAtFight } from './CardsAtFight';
import { CombatOddsPanel, OddsStrip } from './CombatOddsPanel';
import { COMPOSITIONS } from './composition';
import { Decision, unitsByNow, whoIsFirst } from './Decision';
import { readProcedure } from './decode-draft';
import type { CombatProcedure, DraftUnit, Led, Seed } from './draft';
import { EndPanel, unitsAfter } from './EndPanel';
import { Done } from './Done';
import { FieldPanel } from './FieldPanel';
import { sideOfGroup } from './in-game';
import { useLooks } from './looks';
import type { Looks } from './looks';
import { openedFor } from './opening';
import { Refused } from './Refused';
import { SetUp } from './SetUp';
import { stepsLostSoFar } from './so-far';
import { useFight } from './use-fight';
import type { Fight } from './use-fight';

export type CombatScreenProps = {
  readonly procedure: CombatProcedure;
  /** The books it is fought by; a game plays by its own. */
  readonly rules: RuleSetId;
  /** Whom it is opened for; null where nobody is named. */
  readonly formation?: string | null | undefined;
};

/** What lies on the table of the game and waits to be gone on with, if it is a fight. */
const useUnderWay = (): CombatProcedure | null => {
  const run = useViewIfAny()?.procedure?.run ?? null;
  return run === null ? null : readProcedure(run.procedure);
};

/**
 * A fight from its first counter to its last decision. A charge leads on to its pursuit; a game's fight that is under way
 * goes on, whatever page was asked for.
 */
export const CombatScreen = ({ procedure, rules, formation = null }: CombatScreenProps) => {
  const underWay = useUnderWay();
  const view = useViewIfAny();
  const [led, setLed] = useState<Led | null>(null);
  const shown = led?.procedure ?? underWay ?? procedure;
  // What lies on the table is gone on with as it was begun, for whomever the page is opened now.
  const opened = useMemo(
    () => (underWay === null ? openedFor(view, shown, formation) : null),
    [view, shown, formation, underWay],
  );
  return (
    <FightPage
      key={`${shown} ${led?.seed?.key ?? ''}`}
      procedure={shown}
      formation={formation}
      seed={led === null ? opened : led.seed}
      rules={rules}
      onLead={setLed}
    />
  );
};

type PageProps = CombatScreenProps & {
  readonly formation: string | null;
  readonly seed: Seed | null;
  readonly onLead: (led: Led) => void;
};

type Sides = Readonly<{ attacker: string; defender: string }>;

const useSides = ({ draft, view }: Fight): Sides => {
  const names = useAnyNames();
  if (view === null) return { attacker: 'Attacker', defender: 'Defender' };
  return {
    attacker: `${names.side(sideOfGroup(draft, 'attackers'))} (attacker)`,
    defender: `${names.side(sideOfGroup(draft, 'defenders'))} (defender)`,
  };
};

const FightPage = ({ procedure, rules, formation, seed, onLead }: PageProps) => {
  const fight = useFight({ procedure, game: rules === 'mop' ? 'mop' : 'nlc', seed, formation });
  const looks = useLooks();
  const sides = useSides(fight);
  const panes = useTwoPanes();
  const { now, begun, loaded } = fight;
  const units = now.kind === 'done' ? unitsAfter(fight, now.outcome) : unitsByNow(fight, stepsLostSoFar(fight.working));
  const stage = begun ? (now.kind === 'done' ? 'done' : 'on') : 'set-up';
  if (!loaded) return <Screen testID="combat" header={<ResolveHeader id={procedure} />} children={null} />;
  return (
    <Screen
      testID="combat"
      full
      scroll={!panes}
      topKey={stage}
      header={<ResolveHeader id={procedure} />}
      footer={<Foot fight={fight} looks={looks} units={units} sides={sides} onLead={onLead} />}
    >
      <TwoPane
        topKey={stage}
        first={<FirstPane fight={fight} looks={looks} units={units} stage={stage} />}
        second={<SecondPane fight={fight} sides={sides} stage={stage} />}
      />
    </Screen>
  );
};

type Stage = 'set-up' | 'on' | 'done';

type FirstProps = {
  readonly fight: Fight;
  readonly looks: Looks;
  readonly units: readonly DraftUnit[];
  readonly stage: Stage;
};

const FirstPane = ({ fight, looks, units, stage }: FirstProps) => {
  const { now, throws } = fight;
  if (stage === 'set-up') return <SetUp fight={fight} looks={looks} />;
  if (now.kind === 'done')
    return <EndPanel fight={fight} outcome={now.outcome} looks={looks} units={units} throws={throws} />;
  return (
    <>
      <Thrown throws={throws} testID="combat.thrown" />
      <CardsAtFight fight={fight} />
      <FieldPanel fight={fight} looks={looks} units={units} lit={payersOf(fight)} />
    </>
  );
};

/** NLC 7.1: who may take the next hit; the rules say who, not the page. */
const payersOf = ({ now }: Fight): readonly string[] | null =>
  now.kind === 'asksChoice' && now.request.purpose === 'takeLoss' ? now.request.options : null;

const SecondPane = ({
  fight,
  sides,
  stage,
}: {
  readonly fight: Fight;
  readonly sides: Sides;
  readonly stage: Stage;
}) => (
  <>
    {stage === 'done' ? null : (
      <CombatOddsPanel
        odds={fight.odds}
        note={oddsNote(fight)}
        order={firstToDecide(fight, sides)}
        sides={sides}
        oneSided={isOneSided(fight)}
      />
    )}
    <WorkingPanel working={fight.working} testID="combat.working" />
  </>
);

const isOneSided = ({ procedure }: Fight): boolean =>
  procedure === 'nlc/bombardment' || procedure === 'nlc/retreat-before-assault';

const oddsNote = ({ now }: Fight): string =>
  now.kind === 'unreadable'
    ? 'They stand here as soon as both sides have somebody.'
    : now.kind === 'refused'
      ? 'There are none: this cannot be fought as it stands.'
      : 'There are too many ways it can go to count them in time.';

type FootProps = {
  readonly fight: Fight;
  readonly looks: Looks;
  readonly units: readonly DraftUnit[];
  readonly sides: Sides;
  readonly onLead: PageProps['onLead'];
};

/** How much of the window the foot may take before it scrolls. */
const SHARE = 0.6;
const LOW = 480;

const Foot = (props: FootProps) => {
  const { fight } = props;
  const { now, begun, odds } = fight;
  const { height } = useWindowDimensions();
  const { textScale } = useTheme();
  const isCrowded = height < LOW || textScale > 1.4;
  return (
    <ScrollView
      style={{ maxHeight: height * SHARE, margin: -SPACE.s }}
      contentContainerStyle={{ padding: SPACE.s }}
      keyboardShouldPersistTaps="handled"
    >
      <View style={{ gap: SPACE.s }} testID="combat.foot">
        <Troubles unsaved={fight.unsaved} andWritten={!begun} />
        {now.kind === 'refused' ? <Refused fight={fight} /> : null}
        {begun || isCrowded || odds === null || now.kind === 'done' ? null : <OddsStrip odds={odds} />}
        <ThrowAgain procedure={fight.procedure} throws={fight.throws} />
        <Next {...props} />
      </View>
    </ScrollView>
  );
};

/** What is to be done next: the dice, a decision, or the result into the game. */
const Next = ({ fight, looks, units, sides, onLead }: FootProps) => {
  const { now, nth } = fight;
  switch (now.kind) {
    case 'unreadable':
      return <Small>{missing(fight)}</Small>;
    case 'refused':
      return null;
    case 'asksDice':
      return (
        <DicePanel
          request={now.request}
          nth={nth}
          onThrow={fight.throwDice}
          onFaces={fight.giveFaces}
          testID="combat.dice"
        />
      );
    case 'asksChoice':
      return <Decision request={now.request} fight={fight} looks={looks} units={units} sides={sides} />;
    case 'done':
      return <Done fight={fight} units={units} outcome={now.outcome} onLead={onLead} />;
  }
};

/** NLC 7.4: who will be asked first about going back is known before a die falls, and said. */
const firstToDecide = ({ now, procedure, ...fight }: Fight, sides: Sides): string | null => {
  if (procedure !== 'nlc/assault' || now.kind !== 'asksDice' || now.request.purpose !== 'assaultFire') return null;
  const { by, why } = whoIsFirst(fight);
  return `Both sides fire at once. After a hit ${sides[by]} decides first about going back: ${why}.`;
};

const missing = ({ draft, procedure }: Fight): string => {
  const empty = COMPOSITIONS[procedure].groups.find(
    ({ group, seldom }) => seldom !== true && draft[group].every(({ units }) => units.length === 0),
  );
  return empty === undefined ? 'Something is missing above.' : `Nobody stands under “${empty.title}” yet.`;
};
