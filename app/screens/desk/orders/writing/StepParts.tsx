import { View } from 'react-native';
import { ORDER_WORDS } from '../../../../../src/wording/en/events-orders';
import { retreatLeaveWords } from '../../../../../src/wording/en/orders-words';
import { Button } from '../../../../components/Button';
import { ChipPicker } from '../../../../components/ChoiceList';
import { ToggleRow } from '../../../../components/ToggleRow';
import { useNames, useView } from '../../../../hooks/use-game';
import { SPACE } from '../../../../theme/metrics';
import { Fold } from '../../../new-game/Fold';
import type { DeskOrders, Recipient, RetreatLeave } from '../order-types';
import { AssignPart } from './AssignPart';
import { DraftRow, useNarrowSheet } from './DraftRow';
import type { DraftStep, OpenPart } from './draft';
import { namesPlace } from './draft';
import { nameOf, placesFor } from './places';
import { TargetPart } from './TargetPart';
import { TypePart } from './TypePart';

type StepPartsProps = {
  readonly desk: DeskOrders;
  readonly of: Recipient | null;
  readonly step: DraftStep;
  readonly at: number;
  /** What would allow a General Retreat by this sender; null where nobody sends one. */
  readonly leave: RetreatLeave | null;
  readonly open: OpenPart;
  readonly onOpen: (open: OpenPart) => void;
  readonly onChange: (change: Partial<DraftStep>) => void;
  /** The type is named; and, where it has one, its target. */
  readonly onType: (type: NonNullable<DraftStep['type']>) => void;
  readonly onTarget: (change: Partial<DraftStep>) => void;
  readonly onRemove: (() => void) | null;
};

const isAt = (open: OpenPart, part: 'type' | 'target', at: number): boolean => open.part === part && open.at === at;

const targetTitle = ({ type }: DraftStep): string =>
  type === 'assign' ? 'Under whom' : type === 'fallBack' || type === 'generalRetreat' ? 'Towards' : 'Target';

/** One order of the sequence (NLC 12.5): its type, its target, and what goes with them. */
export const StepParts = (props: StepPartsProps) => {
  const { desk, step, at, leave, open, onOpen, onChange, onType, onRemove } = props;
  const narrow = useNarrowSheet();
  const { type, target } = step;
  return (
    <View testID={`order.step.${String(at)}`}>
      <DraftRow
        title={at === 0 ? 'Order' : 'Then'}
        value={type === null ? null : ORDER_WORDS[type]}
        open={isAt(open, 'type', at)}
        onOpen={() => {
          onOpen({ part: 'type', at });
        }}
        testID={`order.type.${String(at)}`}
      >
        <TypePart type={type} hints={hintsOf(leave)} onChoose={onType} />
        {onRemove === null ? null : (
          <Button label="Without this one" kind="plain" onPress={onRemove} testID="order.step.remove" />
        )}
      </DraftRow>
      {type === null || type === 'reserve' ? null : <WhereTo {...props} />}
      {hasBesides(type) && target !== null && !narrow ? (
        <Besides desk={desk} step={step} at={at} onChange={onChange} />
      ) : null}
    </View>
  );
};

/** The target, or whom an Assign puts it under. */
const WhereTo = ({ desk, of, step, at, open, onOpen, onTarget }: StepPartsProps) => {
  const names = useNames();
  const { type, target, to } = step;
  const over = to === null ? null : names.leader(to) === to ? names.formation(to) : names.leader(to);
  return (
    <DraftRow
      title={targetTitle(step)}
      value={over ?? (target === null ? null : nameOf(target))}
      open={isAt(open, 'target', at)}
      onOpen={() => {
        onOpen({ part: 'target', at });
      }}
      testID={`order.target.${String(at)}`}
    >
      {type === 'assign' ? (
        <AssignPart
          of={of}
          to={to}
          onChoose={(id) => {
            onTarget({ to: id });
          }}
        />
      ) : (
        <TargetPart
          desk={desk}
          type={type}
          target={target}
          onChoose={(chosen) => {
            onTarget({ target: chosen });
          }}
        />
      )}
    </DraftRow>
  );
};

type BesidesProps = Pick<StepPartsProps, 'desk' | 'step' | 'at' | 'onChange'>;

/** A General Retreat names no day, and its target may be as far off as it likes (12.2). */
const hasBesides = (type: DraftStep['type']): boolean => namesPlace(type) && type !== 'generalRetreat';

const hintsOf = (leave: RetreatLeave | null): Readonly<{ generalRetreat?: string }> => {
  const words = leave === null ? null : retreatLeaveWords(leave);
  return words === null ? {} : { generalRetreat: words };
};

const besidesTitle = (step: DraftStep): string => {
  if (isMarch(step)) return 'Route and reach';
  return step.type === 'attack' || step.type === 'probe' ? 'Day and reach' : 'Reach';
};

const isMarch = ({ type }: DraftStep): boolean => type === 'march' || type === 'forcedMarch';

/** What was said besides type and target, in a line. */
const besidesOf = (step: DraftStep): string => {
  const { route, nextDay, reachable } = step;
  const said = [
    ...(route.length > 0 ? [`by ${route.join(', ')}`] : []),
    ...(nextDay ? ['the next day'] : []),
    ...(reachable ? [] : ['out of reach']),
  ];
  if (said.length > 0) return said.join(' · ');
  return isMarch(step) ? 'Named by its second turn' : 'Within reach';
};

/** The route of a March, an attack's day, and whether the target can be named at all. */
const Besides = ({ desk, step, at, onChange }: BesidesProps) => {
  const { type, nextDay, reachable } = step;
  const from = at === 0 ? 'the leader' : 'the target before';
  return (
    <Fold title={besidesTitle(step)} summary={besidesOf(step)} testID={`order.besides.${String(at)}`}>
      <View style={{ gap: SPACE.m }}>
        {isMarch(step) ? <Route desk={desk} step={step} onChange={onChange} /> : null}
        {type === 'attack' || type === 'probe' ? (
          <ToggleRow
            label="Attack the next day"
            hint="So that it does not fail at night (12.5)"
            value={nextDay}
            onChange={(value) => {
              onChange({ nextDay: value });
            }}
            testID="order.nextday"
          />
        ) : null}
        <ToggleRow
          label="Within reach"
          hint={`10 MP from ${from}, or by a road that begins within them (12.2)`}
          value={reachable}
          onChange={(value) => {
            onChange({ reachable: value });
          }}
          testID="order.reach"
        />
      </View>
    </Fold>
  );
};

/** NLC 12.2: the waypoints, in the order in which they are tapped. */
const Route = ({ desk, step: { route }, onChange }: Omit<BesidesProps, 'at'>) => {
  const { setup } = useView('setup');
  const places = [...new Set([...route, ...placesFor(desk, setup.title.places)])];
  if (places.length === 0) return null;
  return (
    <ChipPicker
      label="By way of, in this order (12.2)"
      mode="many"
      options={places.map((name) => ({ id: name, label: name }))}
      chosen={route}
      onChange={(names) => {
        onChange({ route: [...names] });
      }}
      testID="order.route"
    />
  );
};
