import { useState } from 'react';
import { View } from 'react-native';
import { isOn } from '../../../../src/rules/list';
import { recipientName, stepsText } from '../../../../src/wording/en/events-orders';
import { STAGE_NOTE_WORDS } from '../../../../src/wording/en/stage-notes';
import type { Names } from '../../../../src/wording/names';
import { Button } from '../../../components/Button';
import { IconButton } from '../../../components/IconButton';
import { InlineConfirm } from '../../../components/InlineConfirm';
import { ListRow } from '../../../components/ListRow';
import { Panel } from '../../../components/Panel';
import { RuleRef } from '../../../components/RuleRef';
import { SectionTitle } from '../../../components/SectionTitle';
import { Body, Label, Small } from '../../../components/Words';
import { useNames, useView } from '../../../hooks/use-game';
import { SPACE } from '../../../theme/metrics';
import { useDeskPlays } from './DeskPlays';
import { OrderDeeds } from './OrderDeeds';
import type { DeskOrders, StageOrder } from './order-types';
import { recipientKey } from './order-types';
import type { Write } from './write';

type FormationOrdersProps = { readonly desk: DeskOrders; readonly onWrite: (write: Write) => void };

/** What every formation goes by, and what that makes it do, lets it do and forbids. */
export const FormationOrders = ({ desk, onWrite }: FormationOrdersProps) => (
  <>
    <SectionTitle aside="NLC 12.2">Formations</SectionTitle>
    {desk.stage.length === 0 ? <Small tone="inkSoft">No formations on the map yet.</Small> : null}
    <Panel flush testID="orders.formations">
      {desk.stage.map((stage, i) => (
        <FormationRow
          key={recipientKey(stage.of)}
          desk={desk}
          stage={stage}
          last={i === desk.stage.length - 1}
          onWrite={onWrite}
        />
      ))}
    </Panel>
  </>
);

/** NLC 12.5: all that is still to come of its sequence. */
const summaryOf = ({ orders }: DeskOrders, { order, step, inReserve }: StageOrder, names: Names): string => {
  if (step === null) return 'In Reserve, without an order';
  if (inReserve) return 'In Reserve';
  const its = orders.find(({ id }) => id === order);
  return stepsText(its?.steps.slice(its.at) ?? [step], names, its?.awaitFurther);
};

type RowProps = FormationOrdersProps & { readonly stage: StageOrder; readonly last: boolean };

const FormationRow = ({ desk, stage, last, onWrite }: RowProps) => {
  const names = useNames();
  const [open, setOpen] = useState(false);
  const key = recipientKey(stage.of);
  const name = recipientName(stage.of, names);
  return (
    <View>
      <ListRow
        title={name}
        detail={summaryOf(desk, stage, names)}
        onPress={() => {
          setOpen((was) => !was);
        }}
        selected={open}
        last={last || open}
        trailing={
          <IconButton
            icon="letter"
            label={`An order for ${name}`}
            onPress={() => {
              onWrite({ mode: 'write', of: stage.of });
            }}
            testID={`orders.for.${key}`}
          />
        }
        testID={`orders.formation.${key}`}
      />
      {open ? <Leave desk={desk} stage={stage} onWrite={onWrite} /> : null}
    </View>
  );
};

const LINES = [
  ['must', 'Must'],
  ['may', 'May'],
  ['mayNot', 'May not'],
  ['ends', 'How it ends'],
] as const;

/** NLC 11.1, Ruling 94: a corps leader who ordered one of his divisions. */
const gaveAnOrder = ({ orders }: DeskOrders, { of }: StageOrder, turn: number): boolean =>
  of.kind === 'formation' && orders.some(({ from, issuedOn }) => from === of.id && issuedOn === turn);

/** NLC 12.2 for one formation: must, may, may not; what is easily missed; and what its owner does about it. */
const Leave = ({ desk, stage, onWrite }: Omit<RowProps, 'last'>) => {
  const { turn } = useView('turn');
  const order = desk.orders.find(({ id }) => id === stage.order);
  return (
    <View style={{ padding: SPACE.m, gap: SPACE.m }} testID={`orders.leave.${recipientKey(stage.of)}`}>
      {stage.notes.map((note) => (
        <Body key={note} tone="warn">
          {STAGE_NOTE_WORDS[note]}
        </Body>
      ))}
      {order?.note === undefined ? null : <Body>{order.note}</Body>}
      {gaveAnOrder(desk, stage, turn.index) ? (
        <Body tone="warn">Its leader gave an order: he moves at half (11.1).</Body>
      ) : null}
      {LINES.map(([id, label]) =>
        stage[id] === '' ? null : (
          <View key={id}>
            <Label>{label}</Label>
            <Small>{stage[id]}</Small>
          </View>
        ),
      )}
      <RuleRef rule="NLC 12.2" />
      <StartButton desk={desk} stage={stage} onWrite={onWrite} />
      <ChooseButton stage={stage} onWrite={onWrite} />
      {order === undefined ? null : <OrderDeeds order={order} />}
      {stage.inReserve ? <ReserveFails stage={stage} /> : null}
    </View>
  );
};

/** Ruling 46, NLC 9: an order that is there from the start, or that reinforcements bring with them. */
const StartButton = ({ desk, stage, onWrite }: Omit<RowProps, 'last'>) => {
  const { turn } = useView('turn');
  const isNew = turn.index === 0 || desk.arriving.includes(stage.of.id);
  if (!isNew) return null;
  return (
    <Button
      label="It already has an order"
      icon="flag"
      hint="As the scenario prints it, in force at once"
      onPress={() => {
        onWrite({ mode: 'start', of: stage.of });
      }}
      testID={`orders.start.${recipientKey(stage.of)}`}
    />
  );
};

/** Multiplayer suggestions: whoever commands the formation gives it its order himself. */
const ChooseButton = ({ stage, onWrite }: Omit<RowProps, 'last' | 'desk'>) =>
  isOn(useView('setup').setup, 'simplifiedCommand') ? (
    <Button
      label="Choose its order"
      icon="pencil"
      hint={stage.inReserve ? 'In force at once' : 'To leave the order in force for it is a failure: 3 hexes back'}
      onPress={() => {
        onWrite({ mode: 'choose', of: stage.of });
      }}
      testID={`orders.choose.${recipientKey(stage.of)}`}
    />
  ) : null;

const WHY = [
  { why: 'displaced', label: 'Its leader was displaced' },
  { why: 'stackRetreated', label: 'The units with its leader retreated' },
] as const;

/** NLC 12.2: how a Reserve fails on the map. */
const ReserveFails = ({ stage: { of } }: { readonly stage: StageOrder }) => {
  const { play } = useDeskPlays();
  return WHY.map(({ why, label }) => (
    <InlineConfirm
      key={why}
      label={label}
      question="Its Reserve fails: it goes back 3 hexes and falls back. The table is told."
      yes="It fails"
      no="No"
      onConfirm={() => {
        void play({ type: 'FailOrder', of, why, attackedFormations: [], houseRule: null });
      }}
      testID={`orders.fails.${recipientKey(of)}.${why}`}
    />
  ));
};
