import { useMemo, useState } from 'react';
import { View } from 'react-native';
import type { HistoryItem } from '../../../src/session/history';
import type { AppEvent } from '../../../src/session/rule-sets';
import { greatOnes, momentsOf } from '../../../src/wording/en/moments';
import { HistoryRow } from '../../components/HistoryRow';
import { Panel } from '../../components/Panel';
import { SectionTitle } from '../../components/SectionTitle';
import { Strong } from '../../components/Words';
import { useNames, useView } from '../../hooks/use-game';
import { SPACE } from '../../theme/metrics';
import { useTellers } from '../moments/use-tellers';
import { HistoryLine } from './HistoryLine';
import { historyTurns } from './history-rows';
import type { HistoryEntry, HistoryTurn } from './history-rows';

type Item = HistoryItem<AppEvent>;

/** The day as far as it was read: a heading for each turn, the newest first. */
export const HistoryList = ({ items }: { readonly items: readonly Item[] }) => {
  const { turn } = useView('turn');
  const turns = useMemo(() => historyTurns(items, turn.index), [items, turn.index]);
  // What the chain says beside the game is no play to go back to.
  const newest = items.find(({ ofChain }) => ofChain === null)?.seq ?? 0;
  return (
    <View style={{ gap: SPACE.l }} testID="history.list">
      {turns.map((one, i) => (
        <TurnRows key={`${String(one.turn)} ${String(turns.length - i)}`} turn={one} newest={newest} />
      ))}
    </View>
  );
};

type TurnRowsProps = { readonly turn: HistoryTurn; readonly newest: number };

/** A turn's heading repeats what broke, fell or was decided in it. */
const TurnRows = ({ turn: { turn, entries }, newest }: TurnRowsProps) => {
  const names = useNames();
  const told = useTellers();
  const hour = names.turn(turn);
  const great = entries.flatMap((entry) =>
    entry.kind === 'play' && entry.item.live ? greatOnes(momentsOf(entry.item.events, told)) : [],
  );
  return (
    <View style={{ gap: SPACE.s }}>
      <SectionTitle testID="history.turn">{`Turn ${String(turn + 1)} · ${hour}`}</SectionTitle>
      {great.length === 0 ? null : (
        <Strong tone="wax" align="center" testID="history.turn.great">
          {great.map(({ sentence }) => sentence).join(' · ')}
        </Strong>
      )}
      <Panel flush>
        {entries.map((entry) => (
          <EntryRow key={keyOf(entry)} entry={entry} hour={hour} newest={newest} />
        ))}
      </Panel>
    </View>
  );
};

const keyOf = (entry: HistoryEntry): number => (entry.kind === 'play' ? entry.item.seq : (entry.items[0]?.seq ?? 0));

type EntryRowProps = { readonly entry: HistoryEntry; readonly hour: string; readonly newest: number };

const EntryRow = ({ entry, hour, newest }: EntryRowProps) =>
  entry.kind === 'play' ? (
    <HistoryLine item={entry.item} steps={entry.steps} hour={hour} newest={entry.item.seq === newest} />
  ) : (
    <KeptRow entry={entry} hour={hour} newest={newest} />
  );

type Kept = Extract<HistoryEntry, { kind: 'kept' }>;

/** The table's bookkeeping in one quiet line, with its plays within. */
const KeptRow = ({ entry: { items }, hour, newest }: EntryRowProps & { readonly entry: Kept }) => {
  const [open, setOpen] = useState(false);
  const count = items.length;
  return (
    <HistoryRow
      kind="kept"
      title={count === 1 ? 'One entry of bookkeeping' : `${String(count)} entries of bookkeeping`}
      onPress={() => {
        setOpen((was) => !was);
      }}
      open={open}
      pressID={open ? 'history.kept.opened' : 'history.kept'}
    >
      {items.map((item) => (
        <HistoryLine key={item.seq} item={item} steps={[]} hour={hour} newest={item.seq === newest} />
      ))}
    </HistoryRow>
  );
};
