import { useState } from 'react';
import type { ReactNode } from 'react';
import { View } from 'react-native';
import { isOn } from '../../../../src/rules/list';
import { Button } from '../../../components/Button';
import { ChipPicker } from '../../../components/ChoiceList';
import { InlineConfirm } from '../../../components/InlineConfirm';
import { useView } from '../../../hooks/use-game';
import { SPACE } from '../../../theme/metrics';
import { useDeskPlays } from './DeskPlays';
import { HouseRuleReason } from './HouseRuling';
import type { OrderOnLine, OrderType } from './order-types';
import { placesFor } from './writing/places';
import { YesNo } from './YesNo';

type DeedProps = { readonly order: OrderOnLine };

type Standing = Readonly<{ order: OrderOnLine; type: OrderType | undefined }>;
type Deed = Readonly<{ id: string; when: (standing: Standing) => boolean; of: (props: DeedProps) => ReactNode }>;

const oneOf =
  (...types: readonly OrderType[]) =>
  ({ type }: Standing): boolean =>
    type !== undefined && types.includes(type);

const isPrintedDelay = ({ order, type }: Standing): boolean =>
  type === 'delay' && order.origin === 'start' && order.at + 1 < order.steps.length;

/** What the owner of an order in force may have to tell of it. */
const deeds = (): readonly Deed[] => [
  { id: 'march', when: oneOf('march', 'forcedMarch'), of: MarchDeeds },
  { id: 'driven', when: oneOf('defend', 'delay'), of: DrivenOut },
  { id: 'attack', when: oneOf('attack', 'probe'), of: NoLongerAttacks },
  { id: 'reserve', when: oneOf('fallBack', 'generalRetreat'), of: ToReserve },
  { id: 'next', when: isPrintedDelay, of: GoOn },
  { id: 'back', when: ({ order }) => order.of.kind === 'division', of: BackToCorps },
  { id: 'loss', when: () => true, of: LostStep },
];

/** What happens to an order on the map, told by its owner. */
export const OrderDeeds = ({ order }: DeedProps) => {
  const type = order.steps[order.at]?.type;
  const apt = order.state === 'inForce' ? deeds().filter(({ when }) => when({ order, type })) : [];
  return (
    <View style={{ gap: SPACE.s }}>
      {apt.map(({ id, of: Part }) => (
        <Part key={id} order={order} />
      ))}
      {order.isLive ? <Drop order={order} /> : null}
    </View>
  );
};

/** NLC 12.9: a March must stop before the enemy: all of it with its leader, else those units alone; and its route (12.2). */
const MarchDeeds = ({ order }: DeedProps) => {
  const { setup } = useView('setup');
  const { play } = useDeskPlays();
  const [units, setUnits] = useState<readonly string[]>([]);
  const [route, setRoute] = useState<readonly string[]>(order.steps[order.at]?.route ?? []);
  const its = setup.units.filter(({ formation }) => formation === order.of.id);
  const places = [...new Set([...route, ...placesFor({ orders: [] }, setup.title.places)])];
  const meet = (whom: 'leader' | 'units'): void => {
    void play({ type: 'MeetEnemy', order: order.id, whom, units: whom === 'units' ? [...units] : [], houseRule: null });
  };
  return (
    <>
      <Button
        label="Its leader is blocked by the enemy"
        icon="flag"
        hint="The March ends here; the next order begins, else a Defend (12.9)"
        onPress={() => {
          meet('leader');
        }}
        testID={`orders.meet.${order.id}`}
      />
      {its.length === 0 ? null : (
        <>
          <ChipPicker
            label="Only these units are blocked"
            mode="many"
            options={its.map(({ id, name }) => ({ id, label: name }))}
            chosen={units}
            onChange={setUnits}
            testID={`orders.blocked.${order.id}`}
          />
          {units.length === 0 ? null : (
            <Button
              label="They go by the next order"
              onPress={() => {
                meet('units');
              }}
              testID={`orders.blocked.${order.id}.record`}
            />
          )}
        </>
      )}
      {places.length === 0 ? null : (
        <ChipPicker
          label="Its route (12.2)"
          mode="many"
          options={places.map((name) => ({ id: name, label: name }))}
          chosen={route}
          onChange={(names) => {
            setRoute(names);
            void play({ type: 'NameRoute', order: order.id, route: [...names] });
          }}
          testID={`orders.route.${order.id}`}
        />
      )}
    </>
  );
};

/** NLC 12.2: a Defend or a Delay fails with its leader out of the radius. The table hears of the retreat. */
const DrivenOut = ({ order }: DeedProps) => {
  const { play } = useDeskPlays();
  return (
    <InlineConfirm
      label="Its leader was driven out"
      question="The order fails: it goes back 3 hexes and falls back. The table is told."
      yes="It fails"
      no="No"
      onConfirm={() => {
        void play({ type: 'FailOrder', of: order.of, why: 'drivenOut', attackedFormations: [], houseRule: null });
      }}
      testID={`orders.driven.${order.id}`}
    />
  );
};

/** Multiplayer suggestions: with no confidence checks, an attack ends when nobody carries it on. */
const NoLongerAttacks = ({ order }: DeedProps) => {
  const { setup } = useView('setup');
  const { play } = useDeskPlays();
  if (!isOn(setup, 'simplifiedCommand')) return null;
  return (
    <InlineConfirm
      label="Nobody carries the attack on"
      question="No unit is in a zone or on its way into one, and none attacked this turn: the order fails."
      yes="It fails"
      no="No"
      onConfirm={() => {
        void play({ type: 'FailOrder', of: order.of, why: 'noLongerAttacks', attackedFormations: [], houseRule: null });
      }}
      testID={`orders.gaveup.${order.id}`}
    />
  );
};

/** Ruling 95: the owner's own act. */
const ToReserve = ({ order }: DeedProps) => {
  const { play } = useDeskPlays();
  const [open, setOpen] = useState(false);
  if (!open)
    return (
      <Button
        label="Into Reserve"
        onPress={() => {
          setOpen(true);
        }}
        testID={`orders.toreserve.${order.id}`}
      />
    );
  return (
    <YesNo
      question="Is any unit of it within 2 hexes of the enemy?"
      onAnswer={(enemyNear) => {
        setOpen(false);
        void play({ type: 'TurnToReserve', order: order.id, enemyNear, houseRule: null });
      }}
      testID={`orders.near.${order.id}`}
    />
  );
};

/** Ruling 46: a printed "Delay, then Fall Back". */
const GoOn = ({ order }: DeedProps) => {
  const { play } = useDeskPlays();
  return (
    <Button
      label="Go on to its next order"
      onPress={() => {
        void play({ type: 'NextStep', order: order.id, houseRule: null });
      }}
      testID={`orders.next.${order.id}`}
    />
  );
};

/** NLC 12.13, Ruling 95. */
const BackToCorps = ({ order }: DeedProps) => {
  const { play } = useDeskPlays();
  return (
    <Button
      label="In range: back to its corps"
      onPress={() => {
        void play({ type: 'Reincorporate', of: order.of, inRange: true, houseRule: null });
      }}
      testID={`orders.back.${order.id}`}
    />
  );
};

/** NLC 12.10, where no list of units says so. */
const LostStep = ({ order }: DeedProps) => {
  const { setup } = useView('setup');
  const { play } = useDeskPlays();
  if (order.lostStep || setup.units.some(({ formation }) => formation === order.of.id)) return null;
  return (
    <Button
      label="It has lost a step"
      hint="From now on it checks confidence (12.10)"
      onPress={() => {
        void play({ type: 'NoteLoss', order: order.id });
      }}
      testID={`orders.loss.${order.id}`}
    />
  );
};

const Drop = ({ order }: DeedProps) => {
  const { play } = useDeskPlays();
  return (
    <HouseRuleReason
      opens="Drop the order…"
      label="Drop it"
      onReason={(reason) => {
        void play({ type: 'DropOrder', order: order.id, houseRule: { reason } });
      }}
      testID={`orders.drop.${order.id}`}
    />
  );
};
