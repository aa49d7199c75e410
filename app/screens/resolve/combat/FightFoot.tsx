import { useContext } from 'react';
import { ScrollView, useWindowDimensions, View } from 'react-native';
import { Small } from '../../../components/Words';
import { GameContext } from '../../../hooks/use-game';
import { SPACE } from '../../../theme/metrics';
import { useTheme } from '../../../theme/ThemeProvider';
import type { LeaderNamed } from '../leader-names';
import { DicePanel } from '../parts/DicePanel';
import { ThrowAgain } from '../parts/ThrowAgain';
import { Troubles } from '../Troubles';
import { OddsStrip } from './CombatOddsPanel';
import { COMPOSITIONS } from './composition';
import { Decision } from './Decision';
import type { Sides } from './Decision';
import { Done } from './Done';
import type { DraftUnit } from './draft';
import type { Led } from './leads';
import type { Looks } from './looks';
import { pursuitAfter } from './pursuit-after';
import { Refused } from './Refused';
import { leadersToRoll } from './to-roll';
import type { Fight } from './use-fight';
import type { WrittenFight } from './written-fight';

type FootProps = {
  readonly fight: Fight;
  readonly looks: Looks;
  readonly units: readonly DraftUnit[];
  readonly sides: Sides;
  readonly onEdit: (unit: string) => void;
  readonly onLead: (led: Led) => void;
  readonly onRoll: (leader: LeaderNamed) => void;
  readonly onWritten: (written: WrittenFight) => void;
};

/** How much of the window the foot may take before it scrolls. */
const SHARE = 0.6;
const LOW = 480;

/** The thumb's place: why something did not happen, the odds in small, and what is to be done next. */
export const Foot = (props: FootProps) => {
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
        <Troubles unsaved={fight.unsaved} />
        {now.kind === 'refused' ? <Refused fight={fight} onEdit={props.onEdit} /> : null}
        {begun || isCrowded || odds === null || now.kind === 'done' ? null : <OddsStrip odds={odds} />}
        <ThrowAgain procedure={fight.procedure} throws={fight.throws} />
        <Next {...props} />
      </View>
    </ScrollView>
  );
};

/** What is to be done next: the dice, a decision, or the result into the game. */
const Next = (props: FootProps) => {
  const { fight, looks, units, sides } = props;
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
      return <Ended {...props} outcome={now.outcome} />;
  }
};

const Ended = ({ fight, units, outcome, onLead, onRoll, onWritten }: FootProps & { readonly outcome: unknown }) => {
  const game = useContext(GameContext);
  const write = async (): Promise<boolean> => {
    const isWritten = fight.apply !== null && (await fight.apply());
    if (isWritten) onWritten({ fight, outcome, units, count: game?.getState().count ?? 0 });
    return isWritten;
  };
  const next = { rolls: leadersToRoll(fight, outcome), pursuit: pursuitAfter(fight, outcome) };
  return (
    <Done fight={fight} units={units} outcome={outcome} next={next} onWrite={write} onRoll={onRoll} onLead={onLead} />
  );
};

const missing = ({ draft, procedure }: Fight): string => {
  const empty = COMPOSITIONS[procedure].groups.find(
    ({ group, seldom }) => seldom !== true && draft[group].every(({ units }) => units.length === 0),
  );
  return empty === undefined ? 'Something is missing above.' : `Nobody stands under “${empty.title}” yet.`;
};
