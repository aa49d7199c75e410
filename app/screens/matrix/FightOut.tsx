import type { MatrixBattleView, MatrixFight, N20Preview, RevealedManeuvers } from '../../../src/rules/n20/index';
import { eventSentence } from '../../../src/wording/en/events';
import { singleOutcome } from '../../../src/wording/en/outcomes-single';
import { Small } from '../../components/Words';
import { useForeseen } from '../../hooks/use-foreseen';
import { useNames } from '../../hooks/use-game';
import type { Procedure } from '../../hooks/use-procedure';
import { ResultPanel } from '../resolve/parts/ResultPanel';
import type { ResultWords } from '../resolve/parts/ResultPanel';
import { throwsOf } from '../resolve/throws-of';
import { BattleFrame } from './BattleFrame';
import { FightFoot } from './FightFoot';
import { FightKnown } from './FightKnown';
import { MatrixRead, TurnedChits } from './Revealed';
import { advanceWords } from './matrix-words';
import { FIGHT, useFight } from './use-fight';

type FightOutProps = {
  readonly battle: MatrixBattleView;
  readonly revealed: RevealedManeuvers;
  readonly fight: MatrixFight;
  readonly onDone: (lines: readonly string[]) => void;
};

/** N20 9.0, step F on: from both chits to the odds, the die, the result, and all of it written down at once. */
export const FightOut = ({ battle, revealed, fight, onDone }: FightOutProps) => {
  const { procedure, ready, other } = useFight(fight);
  const { begun, input, given, now } = procedure;
  const result = useResult(procedure);
  const writes = useWrites(procedure);
  const isSettled = revealed.result.kind === 'automatic';
  return (
    <BattleFrame
      battle={battle}
      topKey={begun ? `${String(given.length)} ${now.kind}` : undefined}
      foot={
        <FightFoot
          procedure={procedure}
          ready={ready}
          other={other}
          onDone={() => {
            onDone([`${result?.line ?? ''}.`, ...writes]);
          }}
        />
      }
      below={
        <>
          {begun && ready ? <Came input={input} procedure={procedure} result={result} writes={writes} /> : null}
          <MatrixRead battle={battle} revealed={revealed} />
        </>
      }
    >
      <TurnedChits battle={battle} revealed={revealed} />
      {begun ? null : <Limits revealed={revealed} />}
      {!ready || begun || isSettled ? null : <FightKnown battle={battle} procedure={procedure} />}
    </BattleFrame>
  );
};

/** Ruling 68: whom his own chit keeps back or sends forward. */
const Limits = ({ revealed }: Pick<FightOutProps, 'revealed'>) =>
  advanceWords(revealed).map((text) => <Small key={text}>{text}</Small>);

const useResult = ({ now }: Procedure): ResultWords | null => {
  const names = useNames();
  return now.kind === 'done' ? singleOutcome(FIGHT, now.outcome, names) : null;
};

/** What goes into the game with it, sentence by sentence; the result itself stands above. */
const useWrites = ({ now, begun, input }: Procedure): readonly string[] => {
  const names = useNames();
  const apply = { type: 'ApplyProcedure', procedure: FIGHT } as const;
  const seen = useForeseen(begun ? apply : { ...apply, input });
  if (now.kind !== 'done' || seen === null) return [];
  return seen.events.filter(isTold).map((event) => `${eventSentence(event, names)}.`);
};

/** The result and the end of the battle are said anyway; the marker of a rout is said with the loss. */
const isTold = (event: N20Preview['events'][number]): boolean =>
  event.type !== 'ProcedureApplied' &&
  event.type !== 'MatrixClosed' &&
  !(event.type === 'MarkPut' && event.mark === 'routed');

type CameProps = {
  readonly input: unknown;
  readonly procedure: Procedure;
  readonly result: ResultWords | null;
  readonly writes: readonly string[];
};

const Came = ({ input, procedure: { given, now }, result, writes }: CameProps) => {
  const names = useNames();
  if (now.kind !== 'done' || result === null) return null;
  return (
    <ResultPanel
      result={{ ...result, details: [...writes, ...(result.details ?? [])] }}
      working={now.working}
      throws={throwsOf({ procedure: FIGHT, input, given }, names)}
    />
  );
};
