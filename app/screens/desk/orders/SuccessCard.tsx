import { useState } from 'react';
import { targetName } from '../../../../src/wording/en/events-orders';
import { Button } from '../../../components/Button';
import { Panel } from '../../../components/Panel';
import { useDeskPlays } from './DeskPlays';
import type { Question } from './looks';
import { AttackedPart } from './RollCards';
import { OrderHead } from './OrderHead';
import type { CommandOf, OrderOnLine, OrderStep } from './order-types';
import { YesNo } from './YesNo';

type Answer = Readonly<{ reached: boolean; inZoc: boolean; attacked: boolean | null; onTarget: boolean }>;
const NO: Answer = { reached: false, inZoc: false, attacked: null, onTarget: false };
const THERE: Answer = { ...NO, reached: true, onTarget: true };

/** What an answer leads to: the next question, or what is recorded. */
const after = (at: Question, yes: boolean, night: boolean): Question | Answer => {
  switch (at) {
    case 'reached':
      if (yes) return 'zone';
      return night ? 'onTarget' : NO;
    case 'zone':
      return yes ? { ...THERE, inZoc: true } : 'attacked';
    case 'attacked':
      return { ...THERE, attacked: yes };
    case 'onTarget':
      return { ...NO, onTarget: yes };
  }
};

/** Whether an answer changes how the order stands: it succeeds, or at night it fails. */
const isTelling = ({ reached, inZoc, attacked, onTarget }: Answer, night: boolean): boolean =>
  (reached && !inZoc && attacked !== true) || (night && !onTarget);

const WORDS = {
  zone: { question: 'Is any unit of it in an enemy zone of control?', no: 'No', yes: 'Yes' },
  attacked: {
    question: 'Was any unit of it assaulted, charged or bombarded since the last command phase?',
    no: 'No',
    yes: 'Yes',
  },
  onTarget: { question: 'Night: does a unit of it stand on the target?', no: 'No, it fails', yes: 'Yes' },
} as const;

const reachedQuestion = (step: OrderStep | undefined): string => {
  const where = targetName(step?.target ?? null);
  return step?.type === 'attack' || step?.type === 'probe'
    ? `Is ${where} controlled?`
    : `Is a unit of it at ${where === '' ? 'its target' : where}?`;
};

const RULES: Readonly<Record<Question, string>> = {
  reached: 'NLC 12.8',
  zone: 'NLC 12.8',
  attacked: 'Ruling 92',
  onTarget: 'NLC 16',
};

type SuccessCardProps = {
  readonly order: OrderOnLine;
  readonly night: boolean;
  /** NLC 12.3: the step is over, so that an answer which changes nothing is not recorded. */
  readonly past: boolean;
};

/** NLC 12.8: whether a March or an attack is where it was to be; at night an attack needs a unit on its target (16). */
export const SuccessCard = ({ order, night, past }: SuccessCardProps) => {
  const { play, looks, look } = useDeskPlays();
  const [attacked, setAttacked] = useState<readonly string[]>([]);
  const step = order.steps[order.at];
  const kept = looks[order.id] ?? 'reached';
  const at = kept === 'notYet' ? 'reached' : kept;
  const id = `orders.success.${order.id}`;
  const words = at === 'reached' ? { question: reachedQuestion(step), no: 'Not yet', yes: 'Yes' } : WORDS[at];
  const answer = (yes: boolean): void => {
    const next = after(at, yes, night);
    if (typeof next === 'string') {
      look([order.id], next);
      return;
    }
    if (past && !isTelling(next, night)) {
      look([order.id], 'notYet');
      return;
    }
    const command: CommandOf<'CheckSuccess'> = {
      type: 'CheckSuccess',
      order: order.id,
      ...next,
      attackedFormations: [...attacked],
      houseRule: null,
    };
    void play(command).then((isMade) => {
      // Taken back, it is asked from its first question again.
      if (isMade) look([order.id], 'reached');
    });
  };
  return (
    <Panel testID={id}>
      <OrderHead of={order.of} steps={step === undefined ? [] : [step]} rule={RULES[at]} />
      {at === 'onTarget' && step?.type === 'attack' ? (
        <AttackedPart chosen={attacked} onChange={setAttacked} testID={id} />
      ) : null}
      <YesNo {...words} onAnswer={answer} testID={`${id}.${at}`} />
      {at === 'reached' ? null : (
        <Button
          label="From the first question"
          icon="undo"
          kind="plain"
          onPress={() => {
            look([order.id], 'reached');
          }}
          testID={`${id}.again`}
        />
      )}
    </Panel>
  );
};
