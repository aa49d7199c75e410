import { useState } from 'react';
import type { RuleSetId } from '../../../../src/rules/list';
import { Screen, TwoPane, useTwoPanes } from '../../../components/Screen';
import type { LeaderNamed } from '../leader-names';
import { WorkingPanel } from '../parts/ResultPanel';
import { Thrown } from '../parts/Thrown';
import { ResolveHeader } from '../ResolveHeader';
import { useAnyNames } from '../use-any-names';
import { CardsAtFight } from './CardsAtFight';
import { CombatOddsPanel } from './CombatOddsPanel';
import { unitsByNow, whoIsFirst } from './Decision';
import type { Sides } from './Decision';
import type { CombatProcedure, DraftUnit } from './draft';
import type { Led, Seed } from './leads';
import { EndPanel, unitsAfter } from './EndPanel';
import { FieldPanel } from './FieldPanel';
import { Foot } from './FightFoot';
import { sideOfGroup } from './in-game';
import { useLooks } from './looks';
import type { Looks } from './looks';
import { SetUp } from './SetUp';
import type { Edited, SetUpProps } from './SetUp';
import { useFight } from './use-fight';
import type { Fight } from './use-fight';
import type { WrittenFight } from './written-fight';

export type FightPageProps = {
  readonly procedure: CombatProcedure;
  /** The books it is fought by; a game plays by its own. */
  readonly rules: RuleSetId;
  readonly formation: string | null;
  readonly seed: Seed | null;
  readonly onLead: (led: Led) => void;
  readonly onRoll: (leader: LeaderNamed) => void;
  readonly onWritten: (written: WrittenFight) => void;
};

const useSides = ({ draft, view }: Fight): Sides => {
  const names = useAnyNames();
  if (view === null) return { attacker: 'Attacker', defender: 'Defender' };
  return {
    attacker: `${names.side(sideOfGroup(draft, 'attackers'))} (attacker)`,
    defender: `${names.side(sideOfGroup(draft, 'defenders'))} (defender)`,
  };
};

/** A fight from its first counter to its last decision. */
export const FightPage = ({ procedure, rules, formation, seed, ...leads }: FightPageProps) => {
  const fight = useFight({ procedure, game: rules === 'mop' ? 'mop' : 'nlc', seed, formation });
  const [edited, setEdited] = useState<Edited | null>(null);
  const looks = useLooks();
  const sides = useSides(fight);
  const panes = useTwoPanes();
  const { now, begun, loaded } = fight;
  const units = now.kind === 'done' ? unitsAfter(fight, now.outcome) : unitsByNow(fight, fight.soFar.stepsLost);
  const stage = begun ? (now.kind === 'done' ? 'done' : 'on') : 'set-up';
  if (!loaded) return <Screen testID="combat" header={<ResolveHeader id={procedure} />} children={null} />;
  return (
    <Screen
      testID="combat"
      full
      scroll={!panes}
      topKey={stage}
      busy={fight.goesOn}
      header={<ResolveHeader id={procedure} />}
      footer={
        <Foot
          fight={fight}
          looks={looks}
          units={units}
          sides={sides}
          onEdit={(id) => {
            setEdited({ id, fresh: false });
          }}
          {...leads}
        />
      }
    >
      <TwoPane
        topKey={stage}
        first={
          <FirstPane
            fight={fight}
            looks={looks}
            units={units}
            stage={stage}
            edited={edited}
            onEdit={setEdited}
            onLead={leads.onLead}
          />
        }
        second={<SecondPane fight={fight} sides={sides} stage={stage} />}
      />
    </Screen>
  );
};

type Stage = 'set-up' | 'on' | 'done';

type FirstProps = Pick<SetUpProps, 'edited' | 'onEdit' | 'onLead'> & {
  readonly fight: Fight;
  readonly looks: Looks;
  readonly units: readonly DraftUnit[];
  readonly stage: Stage;
};

const FirstPane = ({ fight, looks, units, stage, ...setUp }: FirstProps) => {
  const { now, throws } = fight;
  if (stage === 'set-up') return <SetUp fight={fight} looks={looks} {...setUp} />;
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

/** NLC 7.4: who will be asked first about going back is known before a die falls, and said. */
const firstToDecide = ({ now, procedure, ...fight }: Fight, sides: Sides): string | null => {
  if (procedure !== 'nlc/assault' || now.kind !== 'asksDice' || now.request.purpose !== 'assaultFire') return null;
  const { by, why } = whoIsFirst(fight);
  return `Both sides fire at once. After a hit ${sides[by]} decides first about going back: ${why}.`;
};
