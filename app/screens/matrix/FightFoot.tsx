import { View } from 'react-native';
import { refusalSentence } from '../../../src/wording/en/refusals';
import { Button } from '../../components/Button';
import { Notice } from '../../components/Notice';
import { useDispatch, useNames } from '../../hooks/use-game';
import type { Procedure } from '../../hooks/use-procedure';
import { SPACE } from '../../theme/metrics';
import { choiceAsked, oddsTold } from '../resolve/parts/in-words';
import { ChoiceBar } from '../resolve/parts/ChoiceBar';
import { DicePanel } from '../resolve/parts/DicePanel';
import { OddsStrip } from '../resolve/parts/OddsStrip';
import { listAt } from '../resolve/path';
import { UnderWay, useUnderWay } from '../resolve/UnderWay';
import { FIGHT } from './use-fight';

type FightFootProps = {
  readonly procedure: Procedure;
  readonly ready: boolean;
  readonly other: boolean;
  readonly onDone: () => void;
};

/** What the thumb does next: the odds and the die, the table's word, or all of it into the game. */
export const FightFoot = ({ procedure, ready, other, onDone }: FightFootProps) => {
  const underWay = useUnderWay(FIGHT);
  if (underWay !== null || other) return <UnderWay procedure={underWay ?? FIGHT} />;
  if (!ready) return null;
  return (
    <View style={{ gap: SPACE.s }}>
      {procedure.unsaved ? <Notice kind="damage" text={UNSAVED} testID="matrix.unsaved" /> : null}
      <Next procedure={procedure} onDone={onDone} />
    </View>
  );
};

const UNSAVED = 'This device could not keep the last step, so no dice fell. Free some space and try again.';

const isMissing = ({ begun, input }: Procedure): boolean =>
  !begun && (listAt(input, 'attackers').length === 0 || listAt(input, 'defenders').length === 0);

const Next = ({ procedure, onDone }: Pick<FightFootProps, 'procedure' | 'onDone'>) => {
  const { now, given, odds, throwDice, giveFaces, choose, apply } = procedure;
  const names = useNames();
  if (isMissing(procedure)) return <Unnamed />;
  switch (now.kind) {
    case 'asksDice':
      return (
        <>
          <OddsStrip odds={oddsTold(FIGHT, odds, names) ?? []} testID="matrix.odds" />
          <DicePanel
            request={now.request}
            nth={given.length}
            onThrow={throwDice}
            onFaces={giveFaces}
            testID="matrix.dice"
          />
        </>
      );
    case 'asksChoice':
      return <ChoiceBar {...choiceAsked(now.request, names)} onChoose={choose} testID="matrix.told" />;
    case 'refused':
      return <Notice kind="warning" text={refusalSentence(now.refusal, names)} testID="matrix.refused" />;
    case 'unreadable':
      return <Unnamed />;
    case 'done':
      return <Apply apply={apply} onDone={onDone} />;
  }
};

const Apply = ({ apply, onDone }: Pick<Procedure, 'apply'> & Pick<FightFootProps, 'onDone'>) => (
  <Button
    label="Write it down: the battle is over"
    icon="check"
    kind="primary"
    wide
    disabled={apply === null}
    onPress={() => {
      void apply?.().then((isDone) => {
        if (isDone) onDone();
      });
    }}
    testID="matrix.apply"
  />
);

/** Nobody need be named: the players may throw on their own table and keep the counters themselves. */
const Unnamed = () => {
  const dispatch = useDispatch();
  return (
    <>
      <Notice kind="info" text="Tap who fights, and the odds stand here." testID="matrix.unnamed" />
      <Button
        label="We fought it on the table"
        wide
        hint="Closes the battle; nothing else is written down"
        onPress={() => {
          void dispatch({ type: 'CloseMatrix' });
        }}
        testID="matrix.done"
      />
    </>
  );
};
