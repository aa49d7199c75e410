import { useState } from 'react';
import { View } from 'react-native';
import type { Side } from '../../../../src/engine/sides';
import { ORDER_WORDS, recipientName } from '../../../../src/wording/en/events-orders';
import { Button } from '../../../components/Button';
import { Panel } from '../../../components/Panel';
import { Notice } from '../../../components/Notice';
import { RuleRef } from '../../../components/RuleRef';
import { Body, Heading } from '../../../components/Words';
import { useNames, useView } from '../../../hooks/use-game';
import { SPACE } from '../../../theme/metrics';
import { useDeskPlays } from './DeskPlays';
import { OpenOrders } from './OpenOrders';
import type { DeskOrders, OrderType, Recipient } from './order-types';
import { recipientKey } from './order-types';
import { useHandOver } from './use-hand-over';
import { DraftRow } from './writing/DraftRow';
import { NO_STEP, isWhole } from './writing/draft';
import type { DraftStep } from './writing/draft';
import { nameOf } from './writing/places';
import { TargetPart } from './writing/TargetPart';
import { TypePart } from './writing/TypePart';

/** Ruling 94: none of these may be named. */
const NOT_THESE: readonly OrderType[] = ['assign', 'generalRetreat', 'forcedMarch'];

/** The enemy's leaders who made a Bad Move and may be sent off from this desk. */
export const BadMoves = ({ desk }: { readonly desk: DeskOrders }) => {
  const { orders } = useView('orders');
  const calls = orders?.badMoves.filter(({ side }) => side !== desk.side) ?? [];
  return calls.map(({ of }) => <BadMove key={recipientKey(of)} desk={desk} of={of} />);
};

type BadMoveProps = { readonly desk: DeskOrders; readonly of: Recipient };

/** NLC 12.11: this side names an order for the enemy's leader, or leaves him as he is; then the phone goes back. */
const BadMove = ({ desk, of }: BadMoveProps) => {
  const names = useNames();
  const { play, lookAt } = useDeskPlays();
  const handOver = useHandOver();
  const [step, setStep] = useState<DraftStep>(NO_STEP);
  const enemy = desk.side === 'first' ? 'second' : 'first';
  const name = async (named: DraftStep | null): Promise<void> => {
    const type = named?.type ?? null;
    const its = named === null || type === null ? null : { ...named, type, route: [...named.route] };
    if (!(await play({ type: 'AssignBadMove', of, step: its }))) return;
    lookAt(enemy);
    await handOver(enemy);
  };
  return (
    <Panel testID={`orders.badmove.${recipientKey(of)}`}>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.s }}>
        <View style={{ flexGrow: 1, flexShrink: 1, flexBasis: 160 }}>
          <Heading>{`Bad Move of ${recipientName(of, names)}`}</Heading>
        </View>
        <RuleRef rule="NLC 12.11" />
      </View>
      <Body tone="inkSoft">Name an order for it. It complies, and its owner still moves it.</Body>
      <BadOrder desk={desk} step={step} onStep={setStep} />
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s }}>
        <Button
          label="Name it"
          icon="letter"
          kind="primary"
          disabled={!isWhole(step)}
          onPress={() => {
            void name(step);
          }}
          testID="badmove.name"
        />
        <Button
          label="Leave him as he is"
          onPress={() => {
            void name(null);
          }}
          testID="badmove.decline"
        />
      </View>
    </Panel>
  );
};

type BadOrderProps = {
  readonly desk: DeskOrders;
  readonly step: DraftStep;
  readonly onStep: (step: DraftStep) => void;
};

const BadOrder = ({ desk, step, onStep }: BadOrderProps) => {
  const [open, setOpen] = useState<'type' | 'target' | 'none'>('type');
  const { type, target } = step;
  return (
    <View>
      <DraftRow
        title="Order"
        value={type === null ? null : ORDER_WORDS[type]}
        open={open === 'type'}
        onOpen={() => {
          setOpen('type');
        }}
        testID="badmove.type.row"
      >
        <TypePart
          type={type}
          without={NOT_THESE}
          onChoose={(chosen) => {
            onStep({ ...step, type: chosen, target: chosen === 'reserve' ? null : target });
            setOpen(chosen === 'reserve' ? 'none' : 'target');
          }}
          testID="badmove.type"
        />
      </DraftRow>
      {type === null || type === 'reserve' ? null : (
        <DraftRow
          title="Target"
          value={target === null ? null : nameOf(target)}
          open={open === 'target'}
          onOpen={() => {
            setOpen('target');
          }}
          testID="badmove.target.row"
        >
          <TargetPart
            desk={desk}
            type={type}
            target={target}
            onChoose={(chosen) => {
              onStep({ ...step, target: chosen });
              setOpen('none');
            }}
          />
        </DraftRow>
      )}
    </View>
  );
};

/** What orders told the whole table this turn: who goes back after a failure, who waits for a Bad Move, who is done. */
export const OrdersTold = ({ to = null }: { readonly to?: Side | null }) => {
  const { orders, setup } = useView('orders', 'setup');
  const names = useNames();
  const { index } = useView('turn').turn;
  const [read, setRead] = useState<readonly string[]>([]);
  if (orders === undefined) return null;
  // What was read comes back with the next turn's, if it is told again.
  const keyOf = (of: Recipient): string => `${String(index)} ${recipientKey(of)}`;
  const retreats = orders.retreats.filter(({ of }) => !read.includes(keyOf(of)));
  // Whoever is to name an order has the form for it before him.
  const calls = orders.badMoves.filter(({ side }) => to === null || side === to);
  return (
    <>
      {retreats.map(({ of, hexes, side }) => (
        <Notice
          key={recipientKey(of)}
          kind="warning"
          title={`${recipientName(of, names)} (${setup.sides[side].title})`}
          text={`Its order has failed: it goes back ${String(hexes)} hexes at once, and falls back.`}
          action={<RuleRef rule="NLC 12.9" />}
          onClose={() => {
            setRead((was) => [...was, keyOf(of)]);
          }}
          testID={`orders.told.retreat.${recipientKey(of)}`}
        />
      ))}
      {calls.map(({ of, side, revealed }) => (
        <Notice
          key={recipientKey(of)}
          kind="info"
          title={`Bad Move of ${recipientName(of, names)} (${setup.sides[side].title})`}
          text={`${setup.sides[side === 'first' ? 'second' : 'first'].title} may name an order for it${revealed ? '; its hidden march comes to light' : ''}.`}
          action={<RuleRef rule="NLC 12.11" />}
          testID={`orders.told.badmove.${recipientKey(of)}`}
        />
      ))}
      <OpenOrders />
    </>
  );
};
