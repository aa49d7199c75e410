import { useState } from 'react';
import { recipientName } from '../../../../src/wording/en/events-orders';
import { listed } from '../../../../src/wording/names';
import { Button } from '../../../components/Button';
import { Small } from '../../../components/Words';
import { useNames } from '../../../hooks/use-game';
import { useDeskPlays } from './DeskPlays';
import { DueCards } from './DueCards';
import { isBegun } from './looks';
import type { Looks } from './looks';
import type { DeskOrders, Due } from './order-types';
import { duesIn, isPast, openChecks } from './phase-now';
import { Rolled } from './Rolled';

type ChecksStepProps = { readonly desk: DeskOrders };

const lookAt = ({ kind, order }: Due, looks: Looks) =>
  kind === 'confidence' || order === null ? undefined : looks[order];

const ordersOf = (dues: readonly Due[]): readonly string[] =>
  dues.flatMap(({ order }) => (order === null ? [] : [order]));

/** NLC 12.8, 12.10: step 2, where most orders of most turns are simply not there yet. */
export const ChecksStep = ({ desk }: ChecksStepProps) => (
  <>
    {desk.phase === 'receiving' ? null : <Rolled desk={desk} />}
    <Checks desk={desk} />
    <NotThereYet desk={desk} />
  </>
);

/** Cards that a side sees at once; of the others it sees how many there are. */
const AT_ONCE = 3;

const Checks = ({ desk }: ChecksStepProps) => {
  const { looks } = useDeskPlays();
  const [all, setAll] = useState(false);
  const open = openChecks(desk, looks);
  const past = isPast(desk, 'checks');
  // What must be answered, and what was begun, is never put away.
  const idle = open.filter((due) => due.kind === 'success' && !isBegun(lookAt(due, looks)));
  const away = all ? [] : idle.slice(past ? 0 : AT_ONCE);
  return (
    <>
      {past || idle.length < 2 ? null : <NoneYet idle={idle} others={open.length > idle.length} />}
      <DueCards desk={desk} dues={open.filter((due) => !away.includes(due))} />
      {away.length === 0 ? null : (
        <More
          away={away}
          past={past}
          onPress={() => {
            setAll(true);
          }}
        />
      )}
    </>
  );
};

type MoreProps = { readonly away: readonly Due[]; readonly past: boolean; readonly onPress: () => void };

const More = ({ away, past, onPress }: MoreProps) => {
  const names = useNames();
  return (
    <Button
      label={past ? 'Answer after all' : `${String(away.length)} more`}
      icon="down"
      kind="plain"
      hint={listed(away.map(({ of }) => recipientName(of, names)))}
      onPress={onPress}
      testID="orders.checks.more"
    />
  );
};

type NoneYetProps = { readonly idle: readonly Due[]; readonly others: boolean };

/** One answer for all. The rules need nothing for an order that goes on, so that nothing is written. */
const NoneYet = ({ idle, others }: NoneYetProps) => {
  const { look } = useDeskPlays();
  return (
    <Button
      label={others ? 'None of the others yet' : 'None of them yet'}
      icon="check"
      wide
      hint={`${String(idle.length)} orders have not succeeded, and stay in force`}
      onPress={() => {
        look(ordersOf(idle), 'notYet');
      }}
      testID="orders.checks.none"
    />
  );
};

/** What was answered for all, and the way back. */
const NotThereYet = ({ desk }: ChecksStepProps) => {
  const { looks, look } = useDeskPlays();
  const still = duesIn(desk, 'checks').filter((due) => lookAt(due, looks) === 'notYet');
  if (still.length === 0) return null;
  return (
    <>
      <Small testID="orders.checks.notyet">
        {still.length === 1
          ? '1 order has not succeeded yet and stays in force.'
          : `${String(still.length)} orders have not succeeded yet and stay in force.`}
      </Small>
      {isPast(desk, 'checks') ? null : (
        <Button
          label="Look at them again"
          kind="plain"
          onPress={() => {
            look(ordersOf(still), 'reached');
          }}
          testID="orders.checks.again"
        />
      )}
    </>
  );
};
