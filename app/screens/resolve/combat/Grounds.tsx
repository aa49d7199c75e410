import { useState } from 'react';
import { Button } from '../../../components/Button';
import { ChipPicker } from '../../../components/ChoiceList';
import { Small } from '../../../components/Words';
import { CROSSING_LABELS, GROUND_LABELS, STACK_FACT_LABELS, UNIT_FACT_LABELS, WAY_LABELS } from './combat-labels';
import type { GroupPlan } from './composition';
import { BACK_ORDERS, CROSSINGS, GROUNDS, WAYS_BACK, withFact, withLeaders } from './draft';
import type { BackOrder, Crossing, DraftUnit, Ground, Stack, Terms } from './draft';
import type { LeaderChip } from './in-game';

type ChangeStack = (change: (stack: Stack) => Stack) => void;

export type GroundsProps = {
  readonly plan: GroupPlan;
  readonly terms: Terms;
  readonly stack: Stack;
  readonly leaders: readonly LeaderChip[];
  readonly onStack: ChangeStack;
  readonly area: string;
};

const MOP_ONLY: readonly string[] = ['marsh', 'improvedPosition', 'slope'];

const groundsFor = ({ hex }: GroupPlan, { game }: Terms): readonly Ground[] => {
  if (hex === 'none') return [];
  return hex === 'woods' ? ['woods'] : GROUNDS.filter((ground) => game === 'mop' || !MOP_ONLY.includes(ground));
};

const crossingsFor = ({ hexside }: GroupPlan, { game }: Terms): readonly Crossing[] =>
  hexside ? CROSSINGS.filter((crossing) => game === 'mop' || !MOP_ONLY.includes(crossing)) : [];

/** The ground, and what else is true of this hex: chips, nothing chosen being the open field. */
export const Grounds = ({ plan, terms, stack, leaders, onStack, area }: GroundsProps) => {
  const grounds = groundsFor(plan, terms);
  const crossings = crossingsFor(plan, terms);
  const change = (part: Partial<Stack>): void => {
    onStack((one) => ({ ...one, ...part }));
  };
  return (
    <>
      {grounds.length === 0 ? null : (
        <ChipPicker
          label={plan.hex === 'woods' ? 'They stand in' : 'In the hex'}
          mode="many"
          options={grounds.map((id) => ({ id, label: GROUND_LABELS[id] }))}
          chosen={stack.hex}
          onChange={(hex) => {
            change({ hex });
          }}
          testID={`${area}.hex`}
        />
      )}
      {crossings.length === 0 ? null : (
        <ChipPicker
          label={plan.group === 'defenders' ? 'On the hexside towards it' : 'They cross'}
          mode="many"
          options={crossings.map((id) => ({ id, label: CROSSING_LABELS[id] }))}
          chosen={stack.hexside}
          onChange={(hexside) => {
            change({ hexside });
          }}
          testID={`${area}.side`}
        />
      )}
      {plan.range ? <Range stack={stack} change={change} area={area} /> : null}
      {plan.facts.length === 0 ? null : (
        <ChipPicker
          label="Also true"
          mode="many"
          options={plan.facts.map((id) => ({ id, label: STACK_FACT_LABELS[id] }))}
          chosen={stack.facts}
          onChange={(facts) => {
            change({ facts });
          }}
          testID={`${area}.fact`}
        />
      )}
      {stack.units.length === 0 ? null : <OrderedBack stack={stack} onStack={onStack} area={area} />}
      {plan.leaders ? <Leaders stack={stack} leaders={leaders} onStack={onStack} area={area} /> : null}
      {plan.wayBack ? <WayBack stack={stack} change={change} area={area} /> : null}
    </>
  );
};

type ChangeProps = {
  readonly stack: Stack;
  readonly change: (part: Partial<Stack>) => void;
  readonly area: string;
};

const Range = ({ stack, change, area }: ChangeProps) => (
  <ChipPicker
    label="Range"
    options={[
      { id: '1', label: '1 hex' },
      { id: '2', label: '2 hexes' },
      { id: '3', label: '3 hexes' },
    ]}
    chosen={[String(stack.range)]}
    onChange={([range]) => {
      change({ range: Number(range ?? 2) });
    }}
    testID={`${area}.range`}
  />
);

/** NLC 12.2: orders are told of a whole hex; a single unit of another formation has them in its own panel. */
const OrderedBack = ({ stack, onStack, area }: Pick<GroundsProps, 'stack' | 'onStack' | 'area'>) => (
  <ChipPicker
    label="Their order"
    mode="many"
    options={BACK_ORDERS.map((id) => ({ id, label: UNIT_FACT_LABELS[id] }))}
    chosen={BACK_ORDERS.filter((fact) => stack.units.every(({ facts }) => facts.includes(fact)))}
    onChange={(chosen) => {
      onStack((one) => ({ ...one, units: one.units.map((unit) => withOrders(unit, chosen)) }));
    }}
    testID={`${area}.order`}
  />
);

const withOrders = (unit: DraftUnit, chosen: readonly BackOrder[]): DraftUnit =>
  BACK_ORDERS.reduce((so, fact) => withFact(so, fact, chosen.includes(fact)), unit);

type LeadersProps = Pick<GroundsProps, 'stack' | 'leaders' | 'onStack' | 'area'>;

const Leaders = ({ stack, leaders, onStack, area }: LeadersProps) =>
  leaders.length === 0 ? null : (
    <>
      <ChipPicker
        label="Leaders with them"
        mode="many"
        options={leaders.map(({ id, label }) => ({ id, label }))}
        chosen={stack.leaders}
        onChange={(chosen) => {
          const helpless = leaders.filter((one) => one.helpless === true).map(({ id }) => id);
          onStack((one) => withLeaders(one, chosen, helpless));
        }}
        testID={`${area}.leader`}
      />
      {leaders.some(({ helpless }) => helpless === true) ? (
        <Small>Who rallies this turn gives nothing else: no +1, no strength. He can still be lost. (NLC 13)</Small>
      ) : null}
    </>
  );

/** Asked when it comes, unless somebody wants to say it beforehand. */
const WayBack = ({ stack, change, area }: ChangeProps) => {
  const [isOpen, setOpen] = useState(stack.retreat !== 'asked');
  if (!isOpen)
    return (
      <Button
        label="Say already what lies behind them"
        kind="plain"
        onPress={() => {
          setOpen(true);
        }}
        testID={`${area}.wayback`}
      />
    );
  return (
    <>
      <ChipPicker
        label="Behind them"
        options={(['asked', ...WAYS_BACK] as const).map((id) => ({ id, label: WAY_LABELS[id] }))}
        chosen={[stack.retreat]}
        onChange={([retreat]) => {
          if (retreat !== undefined) change({ retreat });
        }}
        testID={`${area}.way`}
      />
      <Small>Of what is not said here they are asked if they go back.</Small>
    </>
  );
};
