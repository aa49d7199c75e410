import { useState } from 'react';
import { View } from 'react-native';
import { otherSide } from '../../../src/engine/sides';
import type { Side } from '../../../src/engine/sides';
import type { SpiesReport } from '../../../src/rules/mop/index';
import { recipientName, stepsText } from '../../../src/wording/en/events-orders';
import { ListRow } from '../../components/ListRow';
import { Panel } from '../../components/Panel';
import { Sheet } from '../../components/Sheet';
import { Body, Small } from '../../components/Words';
import { useNames, useView } from '../../hooks/use-game';
import { SPACE } from '../../theme/metrics';

type ReportsProps = { readonly side: Side; readonly reports: readonly SpiesReport[] };

/** MOP App. I, card 10: what this side's spies have seen, the newest first. It stays as it was when it was seen. */
export const SpiesReports = ({ side, reports }: ReportsProps) => {
  const [open, setOpen] = useState<number | null>(null);
  const names = useNames();
  const shown = open === null ? undefined : reports[open];
  if (reports.length === 0) return null;
  const numbered = reports.map((report, i) => ({ report, i })).toReversed();
  return (
    <>
      <Panel flush>
        {numbered.map(({ report: { turn, orders }, i }) => (
          <ListRow
            key={i}
            title={`Spies’ report, ${names.turn(turn)}`}
            detail={ordersCounted(orders.length)}
            last={i === 0}
            onPress={() => {
              setOpen(i);
            }}
            testID={`cards.spies.${String(i)}`}
          />
        ))}
      </Panel>
      <Sheet
        open={shown !== undefined}
        title="Spies’ report"
        onClose={() => {
          setOpen(null);
        }}
        testID="cards.spies.sheet"
      >
        {shown === undefined ? null : <Report side={side} report={shown} />}
      </Sheet>
    </>
  );
};

const ordersCounted = (count: number): string =>
  count === 0 ? 'No orders in force' : count === 1 ? '1 order in force' : `${String(count)} orders in force`;

type ReportProps = { readonly side: Side; readonly report: SpiesReport };

const Report = ({ side, report: { turn, orders } }: ReportProps) => {
  const { sides } = useView('setup').setup;
  const names = useNames();
  return (
    <View style={{ gap: SPACE.m }}>
      <Small tone="inkSoft">{`Orders of ${sides[otherSide(side)].title} in force, ${names.turn(turn)}. Source: card 10, laid open at their owner’s desk.`}</Small>
      {orders.map(({ of, steps }, i) => (
        <Body key={i}>{`${recipientName(of, names)}: ${stepsText(steps, names)}`}</Body>
      ))}
      <Small tone="inkSoft">
        {orders.length === 0 ? 'Everybody was in Reserve.' : 'Whoever is not named was in Reserve.'}
      </Small>
    </View>
  );
};
