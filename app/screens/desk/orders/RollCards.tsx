import { useState } from 'react';
import { mpWords } from '../../../../src/wording/en/orders-words';
import { isOn } from '../../../../src/rules/list';
import { otherSide } from '../../../../src/engine/sides';
import { ChipPicker } from '../../../components/ChoiceList';
import { Panel } from '../../../components/Panel';
import { Small } from '../../../components/Words';
import { useNames, useView } from '../../../hooks/use-game';
import { playOf } from '../../../hooks/use-play';
import { useAsks, useDeskPlays } from './DeskPlays';
import { OrderHead } from './OrderHead';
import type { OrderOnLine, Recorded } from './order-types';
import { recipientKey } from './order-types';
import type { Flag } from './RollPart';
import { RollPart } from './RollPart';

type OrderProps = { readonly order: OrderOnLine };

const SUPPLY: Flag = { id: 'supply', label: 'All of it out of supply' };
const HELD: Flag = { id: 'held', label: 'The objective is held' };
const BLUECHER: Flag = { id: 'blucher', label: 'Blücher is within range' };

const shown = (flags: readonly (readonly [Flag, boolean | undefined])[]): readonly Flag[] =>
  flags.flatMap(([flag, holds]) => (holds === true ? [flag] : []));

/** NLC 12.10: a die for whoever has lost a step under his order. */
export const ConfidenceCard = ({ order }: OrderProps) => {
  const asks = useAsks();
  const [attacked, setAttacked] = useState<readonly string[]>([]);
  const step = order.steps[order.at];
  const id = `orders.confidence.${order.id}`;
  const attacks = step?.type === 'attack';
  const flags = shown([
    [HELD, attacks],
    [BLUECHER, attacks && asks?.bluecher],
    [SUPPLY, asks?.supply],
  ]);
  return (
    <Panel testID={id}>
      <OrderHead of={order.of} steps={step === undefined ? [] : [step]} rule="NLC 12.10" />
      <Small>It has lost a step under this order.</Small>
      <RollPart
        roll="nlc/confidence"
        label="Check confidence"
        flags={flags}
        usual={order.saidHeld ? [HELD.id] : []}
        columns={false}
        commandOf={({ on, other }) =>
          playOf(
            'nlc/confidence',
            { order: order.id, outOfSupply: on.includes('supply'), attacked: [...attacked] },
            { objectiveHeld: on.includes('held'), blucherInRange: on.includes('blucher'), other },
          )
        }
        testID={id}
      />
      {step?.type === 'attack' ? <AttackedPart chosen={attacked} onChange={setAttacked} testID={id} /> : null}
    </Panel>
  );
};

type AttackedProps = {
  readonly chosen: readonly string[];
  readonly onChange: (formations: readonly string[]) => void;
  readonly testID: string;
};

/** NLC 20.9: if the Attack fails, the limits of those it attacked rise. Asked where that rule is played. */
export const AttackedPart = ({ chosen, onChange, testID }: AttackedProps) => {
  const { setup } = useView('setup');
  const { side } = useDeskPlays();
  if (!isOn(setup, 'operationsMorale')) return null;
  const enemies = setup.formations.filter((one) => one.side === otherSide(side) && one.onMap);
  return (
    <ChipPicker
      mode="many"
      label="If it fails: whom was it attacking? (20.9)"
      options={enemies.map(({ id, name }) => ({ id, label: name }))}
      chosen={chosen}
      onChange={onChange}
      testID={`${testID}.attacked`}
    />
  );
};

/** NLC 12.7: two dice for an order that has arrived. */
export const ComplianceCard = ({ order, wings }: OrderProps & { readonly wings: readonly string[] }) => {
  const names = useNames();
  const asks = useAsks();
  const [ledBy, setLedBy] = useState<string | null>(null);
  const id = `orders.compliance.${order.id}`;
  const way =
    order.courier === null || order.faceToFace ? '' : `, ${mpWords(order.courier.mp, order.courier.quarters)} away`;
  return (
    <Panel testID={id}>
      <OrderHead of={order.of} steps={order.steps} rule="NLC 12.7" />
      <Small>{`${order.from === null ? 'By himself' : `From ${names.leader(order.from)}`}${way}, written at ${names.turn(order.issuedOn)}`}</Small>
      <RollPart
        roll="nlc/compliance"
        label="Check compliance"
        flags={shown([[SUPPLY, asks?.supply]])}
        columns
        commandOf={({ on, other, otherShift }) =>
          playOf(
            'nlc/compliance',
            { order: order.id, outOfSupply: on.includes('supply'), ledBy, otherShift },
            { other },
          )
        }
        testID={id}
      >
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
      </RollPart>
    </Panel>
  );
};

/** NLC 12.7, 15: the die of an R4 or R5, once in each command phase. */
export const DelayedCard = ({ order }: OrderProps) => {
  const id = `orders.delayed.${order.id}`;
  const needs = order.wait?.until === 'R5' ? '5' : '4';
  return (
    <Panel testID={id}>
      <OrderHead of={order.of} steps={order.steps} rule="NLC 12.7" />
      <Small>{`Waits for a ${needs} or more.`}</Small>
      <RollPart
        roll="nlc/delayed-order"
        label="Roll the die"
        flags={[]}
        columns={false}
        commandOf={({ other }) => playOf('nlc/delayed-order', { order: order.id }, { other })}
        testID={id}
      />
    </Panel>
  );
};

/** NLC 20.1.3: a Bad Move brings it to light. */
const HIDDEN: Flag = { id: 'hidden', label: 'On a hidden march' };

/** Ruling 14: MOP's cards that bear on a local decision. */
const CARDS = { '9': 9, '11': 11, '15': 15 } as const;
const CARD_CHIPS = [
  { id: '9', label: 'Card 9' },
  { id: '11', label: 'Card 11 (2R)' },
  { id: '15', label: 'Card 15 (2R)' },
] as const;

/** NLC 12.11: what was written down first is rolled for last. */
export const DecisionCard = ({ decision: { of, steps } }: { readonly decision: Recorded }) => {
  const { cards, setup } = useView('cards', 'setup');
  const asks = useAsks();
  const own = setup.formations.find((one) => one.id === of.id)?.side;
  const inForce = cards?.effects.filter(({ effect }) => effect.side === own).map(({ face }) => face.no);
  const chips = CARD_CHIPS.filter((chip) => inForce?.includes(CARDS[chip.id]) ?? true);
  const [card, setCard] = useState<keyof typeof CARDS | null>(null);
  const id = `orders.decision.${recipientKey(of)}`;
  return (
    <Panel testID={id}>
      <OrderHead of={of} steps={steps} rule="NLC 12.11" />
      {asks?.cards === true && chips.length > 0 ? (
        <ChipPicker
          label="A card goes with it (37.12)"
          options={chips}
          chosen={card === null ? [] : [card]}
          onChange={([chosen]) => {
            setCard(chosen === undefined || chosen === card ? null : chosen);
          }}
          testID={`${id}.card`}
        />
      ) : null}
      <RollPart
        roll="nlc/local-decision"
        label="Roll the local decision"
        flags={shown([
          [HIDDEN, asks?.hiddenMarch],
          [SUPPLY, asks?.supply],
        ])}
        columns
        commandOf={({ on, other, otherShift }) =>
          playOf(
            'nlc/local-decision',
            { ...of, outOfSupply: on.includes('supply') },
            { hidden: on.includes('hidden'), card: card === null ? null : CARDS[card], otherShift, other },
          )
        }
        testID={id}
      />
    </Panel>
  );
};
