import { useState } from 'react';
import { View } from 'react-native';
import { mpWords } from '../../../../src/wording/en/orders-words';
import { Button } from '../../../components/Button';
import { ChipPicker } from '../../../components/ChoiceList';
import { Panel } from '../../../components/Panel';
import { ToggleRow } from '../../../components/ToggleRow';
import { Small } from '../../../components/Words';
import { useNames, useView } from '../../../hooks/use-game';
import { useDeskPlays } from './DeskPlays';
import { OrderHead } from './OrderHead';
import type { OrderOnLine, Recorded } from './order-types';
import { recipientKey } from './order-types';

type OrderProps = { readonly order: OrderOnLine };
type Flag = Readonly<{ id: string; label: string; hint?: string }>;

/** What a player may have to say at a roll; folded away, since most rolls need none of it. */
const Flags = ({
  flags,
  on,
  onChange,
  testID,
}: {
  readonly flags: readonly Flag[];
  readonly on: readonly string[];
  readonly onChange: (on: readonly string[]) => void;
  readonly testID: string;
}) => {
  const [open, setOpen] = useState(false);
  if (!open)
    return (
      <Button
        label="More…"
        kind="plain"
        hint="What else counts for this roll"
        onPress={() => {
          setOpen(true);
        }}
        testID={`${testID}.more`}
      />
    );
  return (
    <View style={{ alignSelf: 'stretch' }}>
      {flags.map(({ id, label, hint }) => (
        <ToggleRow
          key={id}
          label={label}
          hint={hint}
          value={on.includes(id)}
          onChange={(value) => {
            onChange(value ? [...on, id] : on.filter((other) => other !== id));
          }}
          testID={`${testID}.${id}`}
        />
      ))}
    </View>
  );
};

const SUPPLY: Flag = { id: 'supply', label: 'All of it is out of supply', hint: 'Beyond what its markers say' };

/** NLC 12.10: a die for whoever has lost a step under his order. */
export const ConfidenceCard = ({ order }: OrderProps) => {
  const { rules } = useView();
  const { play } = useDeskPlays();
  const [on, setOn] = useState<readonly string[]>([]);
  const step = order.steps[order.at];
  const id = `orders.confidence.${order.id}`;
  const fights = step?.type === 'attack' || step?.type === 'probe';
  const flags: readonly Flag[] = [
    ...(fights ? [{ id: 'held', label: 'The objective is held' }] : []),
    ...(rules === 'mop' && fights ? [{ id: 'blucher', label: 'Blücher is within range' }] : []),
    SUPPLY,
  ];
  return (
    <Panel testID={id}>
      <OrderHead of={order.of} steps={step === undefined ? [] : [step]} rule="NLC 12.10" />
      <Small>It has lost a step under this order.</Small>
      <Button
        label="Check confidence"
        icon="dice"
        onPress={() => {
          void play({
            type: 'CheckConfidence',
            order: order.id,
            objectiveHeld: on.includes('held'),
            blucherInRange: on.includes('blucher'),
            attackedFormations: [],
            outOfSupply: on.includes('supply'),
            other: undefined,
            houseRule: null,
          });
        }}
        testID={`${id}.roll`}
      />
      <Flags flags={flags} on={on} onChange={setOn} testID={id} />
    </Panel>
  );
};

/** NLC 12.7: two dice for an order that has arrived. */
export const ComplianceCard = ({ order, wings }: OrderProps & { readonly wings: readonly string[] }) => {
  const { play } = useDeskPlays();
  const names = useNames();
  const [on, setOn] = useState<readonly string[]>([]);
  const [ledBy, setLedBy] = useState<string | null>(null);
  const id = `orders.compliance.${order.id}`;
  const way =
    order.courier === null || order.faceToFace ? '' : `, ${mpWords(order.courier.mp, order.courier.quarters)} away`;
  return (
    <Panel testID={id}>
      <OrderHead of={order.of} steps={order.steps} rule="NLC 12.7" />
      <Small>{`${order.from === null ? 'By himself' : `From ${names.leader(order.from)}`}${way}, written at ${names.turn(order.issuedOn)}`}</Small>
      <Button
        label="Check compliance"
        icon="dice"
        onPress={() => {
          void play({
            type: 'CheckCompliance',
            order: order.id,
            outOfSupply: on.includes('supply'),
            otherShift: undefined,
            other: undefined,
            ledBy,
            houseRule: null,
          });
        }}
        testID={`${id}.roll`}
      />
      {wings.length === 0 ? null : (
        <ChipPicker
          label="Led by a wing commander in place of its own leader"
          options={wings.map((wing) => ({ id: wing, label: names.leader(wing) }))}
          chosen={ledBy === null ? [] : [ledBy]}
          onChange={([wing]) => {
            setLedBy(wing === undefined || wing === ledBy ? null : wing);
          }}
          testID={`${id}.led`}
        />
      )}
      <Flags flags={[SUPPLY]} on={on} onChange={setOn} testID={id} />
    </Panel>
  );
};

/** NLC 12.7, 15: the die of an R4 or R5, once in each command phase. */
export const DelayedCard = ({ order }: OrderProps) => {
  const { play } = useDeskPlays();
  const id = `orders.delayed.${order.id}`;
  const needs = order.wait?.until === 'R5' ? '5' : '4';
  return (
    <Panel testID={id}>
      <OrderHead of={order.of} steps={order.steps} rule="NLC 12.7" />
      <Small>{`Waits for a ${needs} or more.`}</Small>
      <Button
        label="Roll the die"
        icon="dice"
        onPress={() => {
          void play({ type: 'RollDelayed', order: order.id, other: undefined, houseRule: null });
        }}
        testID={`${id}.roll`}
      />
    </Panel>
  );
};

const HIDDEN: Flag = { id: 'hidden', label: 'It is on a hidden march', hint: 'A Bad Move brings it to light (20.1)' };

/** NLC 12.11: what was written down first is rolled for last. */
export const DecisionCard = ({ decision: { of, steps } }: { readonly decision: Recorded }) => {
  const { play } = useDeskPlays();
  const [on, setOn] = useState<readonly string[]>([]);
  const id = `orders.decision.${recipientKey(of)}`;
  return (
    <Panel testID={id}>
      <OrderHead of={of} steps={steps} rule="NLC 12.11" />
      <Button
        label="Roll the local decision"
        icon="dice"
        onPress={() => {
          void play({
            type: 'AnswerDecision',
            of,
            hidden: on.includes('hidden'),
            card: null,
            outOfSupply: on.includes('supply'),
            otherShift: undefined,
            other: undefined,
            houseRule: null,
          });
        }}
        testID={`${id}.roll`}
      />
      <Flags flags={[HIDDEN, SUPPLY]} on={on} onChange={setOn} testID={id} />
    </Panel>
  );
};
