import { View } from 'react-native';
import type { AppCommand } from '../../../../src/session/rule-sets';
import { recipientName, stepsText } from '../../../../src/wording/en/events-orders';
import { DECISION_WORDS, logSentence, stateWords } from '../../../../src/wording/en/orders-words';
import type { Names } from '../../../../src/wording/names';
import { DiceResult } from '../../../components/DiceResult';
import { Panel } from '../../../components/Panel';
import { Small, Strong } from '../../../components/Words';
import { useGameState, useNames } from '../../../hooks/use-game';
import { SPACE } from '../../../theme/metrics';
import { ThrowAgain } from '../../cards/ThrowAgain';
import { WorkingOf } from '../../turn/WorkingOf';
import { useDeskPlays } from './DeskPlays';
import type { DeskOrders, Recorded } from './order-types';
import { isDeskRoll } from './roll-results';

type Told = Readonly<{ title: string; line: string }>;

/** What came of an order: where it stands now, and the last line of its record. */
const ofOrder = (desk: DeskOrders, id: string, names: Names): Told | null => {
  const order = desk.orders.find((one) => one.id === id);
  const last = order?.log.at(-1);
  if (order === undefined) return null;
  return {
    title: `${recipientName(order.of, names)}: ${stateWords(order)}`,
    line: last === undefined ? stepsText(order.steps, names, order.awaitFurther) : logSentence(last, names),
  };
};

type About = Readonly<{ order?: string; kind?: string; id?: string; division?: string | null }>;

const isAbout = (of: Recorded['of'], { kind, id, division }: About): boolean =>
  of.kind === kind && of.id === id && (of.kind !== 'division' || of.division === division);

const ofDecision = (desk: DeskOrders, about: About, names: Names): Told | null => {
  const decision = desk.decisions.find(({ of }) => isAbout(of, about));
  if (decision === undefined || decision.result === null) return null;
  return { title: recipientName(decision.of, names), line: DECISION_WORDS[decision.result] };
};

const toldOf = (made: AppCommand, desk: DeskOrders, names: Names): Told | null => {
  if (made.type !== 'Play' || !isDeskRoll(made.play)) return null;
  // eslint-disable-next-line no-restricted-syntax -- whom it is for is read by the play itself, and was sent by a card of this desk
  const about = made.about as About;
  return about.order === undefined ? ofDecision(desk, about, names) : ofOrder(desk, about.order, names);
};

/** The dice that were just thrown in a command phase: the result in a line, and how it came about. */
export const Rolled = ({ desk }: { readonly desk: DeskOrders }) => {
  const names = useNames();
  const last = useGameState((state) => state.last);
  const { made } = useDeskPlays();
  if (last === null || made?.type !== 'Play' || made.play !== last.type || last.working.length === 0) return null;
  const told = toldOf(made, desk, names);
  if (told === null) return null;
  const faces = last.rolls.flatMap((roll) => roll.faces);
  return (
    <Panel testID="orders.rolled">
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.m }}>
        {faces.length === 0 ? null : <DiceResult faces={faces} size={44} />}
        <View style={{ flexGrow: 1, flexShrink: 1, flexBasis: 160 }}>
          <Strong>{told.title}</Strong>
          <Small>{told.line}</Small>
        </View>
      </View>
      <WorkingOf working={last.working} />
      <ThrowAgain />
    </Panel>
  );
};
