import { useState } from 'react';
import { View } from 'react-native';
import type { Side } from '../../../src/engine/sides';
import type { ArchiveRow, Verdict } from '../../../src/journal/archive';
import { archivedOrders } from '../../../src/rules/nlc/index';
import type { ArchivedLine, ArchivedOrder } from '../../../src/rules/nlc/index';
import type { AppEvent } from '../../../src/session/rule-sets';
import { VERDICT_WORDS, archiveVerdict, entryWords } from '../../../src/wording/en/archive';
import { eventSentence } from '../../../src/wording/en/events';
import { recipientName, stepsText } from '../../../src/wording/en/events-orders';
import { stateWords } from '../../../src/wording/en/orders-words';
import { ListRow } from '../../components/ListRow';
import { Notice } from '../../components/Notice';
import { Panel } from '../../components/Panel';
import { Caption, Small } from '../../components/Words';
import { Icon } from '../../drawings/Icon';
import { useNames } from '../../hooks/use-game';
import { SPACE } from '../../theme/metrics';
import { useTheme } from '../../theme/ThemeProvider';

type Line = ArchivedLine<Verdict>;
type Found = ArchivedOrder<Verdict>;

const isBad = ({ verdict }: Readonly<{ verdict: Verdict }>): boolean => VERDICT_WORDS[verdict] !== null;

const hour = (at: number | null): string =>
  at === null
    ? ''
    : new Date(at).toLocaleString(undefined, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });

type ArchivedOrdersProps = { readonly side: Side; readonly rows: readonly ArchiveRow<AppEvent>[] };

/** A side's orders as they were written, with their lives; whatever is not as it was sealed is named. */
export const ArchivedOrders = ({ side, rows }: ArchivedOrdersProps) => {
  const orders = archivedOrders(rows);
  const bad = rows.filter(isBad);
  return (
    <>
      <Notice
        kind={bad.length === 0 ? 'good' : 'damage'}
        text={archiveVerdict(orders.length, bad.length)}
        testID={`archive.${side}.verdict`}
      />
      {bad.length === 0 ? null : (
        <Panel flush testID={`archive.${side}.bad`}>
          {bad.map(({ seq, verdict, at }, i) => (
            <ListRow
              key={seq}
              title={entryWords(seq, verdict)}
              detail={hour(at)}
              leading={<Seal broken />}
              last={i === bad.length - 1}
              testID="archive.bad"
            />
          ))}
        </Panel>
      )}
      {orders.length === 0 ? null : (
        <Panel flush testID={`archive.${side}.orders`}>
          {orders.map((one, i) => (
            <OrderRow key={one.lines[0]?.seq ?? i} found={one} last={i === orders.length - 1} />
          ))}
        </Panel>
      )}
    </>
  );
};

const Seal = ({ broken }: { readonly broken: boolean }) => {
  const { colour } = useTheme();
  return <Icon name={broken ? 'damage' : 'check'} colour={broken ? colour.danger : colour.good} size={20} />;
};

const OrderRow = ({ found, last }: { readonly found: Found; readonly last: boolean }) => {
  const { order, live, lines } = found;
  const names = useNames();
  const [open, setOpen] = useState(false);
  const fate = live ? stateWords(order) : 'Taken back';
  return (
    <View testID="archive.order">
      <ListRow
        title={`${recipientName(order.of, names)}: ${stepsText(order.steps, names, order.awaitFurther)}`}
        detail={`${names.turn(order.issuedOn)} · ${fate} · ${hour(lines[0]?.at ?? null)}`}
        leading={<Seal broken={lines.some(isBad)} />}
        onPress={() => {
          setOpen((was) => !was);
        }}
        expanded={open}
        last={last || open}
        testID="archive.order.toggle"
      />
      {open ? (
        <View style={{ paddingHorizontal: SPACE.m, paddingBottom: SPACE.m, gap: SPACE.s }} testID="archive.life">
          {lines.map((line, i) => (
            <LifeLine key={`${String(line.seq)}.${String(i)}`} line={line} />
          ))}
        </View>
      ) : null}
    </View>
  );
};

/** One thing that befell an order: when, what, and whether its seal still holds. */
const LifeLine = ({ line }: { readonly line: Line }) => {
  const names = useNames();
  const fault = VERDICT_WORDS[line.verdict];
  const taken = line.live ? '' : ' (taken back)';
  return (
    <View>
      <Small>{`${eventSentence(line.event, names)}${taken}`}</Small>
      <Caption>{`Entry ${String(line.seq)} · ${hour(line.at)}`}</Caption>
      {fault === null ? null : <Caption tone="danger">{fault}</Caption>}
    </View>
  );
};
