import type { Side } from '../../../src/engine/sides';
import type { ArchiveRow } from '../../../src/journal/archive';
import type { AppEvent } from '../../../src/session/rule-sets';
import { VERDICT_WORDS } from '../../../src/wording/en/archive';
import { eventSentence } from '../../../src/wording/en/events';
import { ListRow } from '../../components/ListRow';
import { Panel } from '../../components/Panel';
import { SectionTitle } from '../../components/SectionTitle';
import { useNames } from '../../hooks/use-game';

type ArchivedMarchesProps = { readonly side: Side; readonly rows: readonly ArchiveRow<AppEvent>[] };

/** What a desk wrote of its hidden marches. */
const OF_MARCHES: readonly AppEvent['type'][] = [
  'HiddenMarchBegun',
  'HiddenRouteChanged',
  'HiddenMarchJammed',
  'DiscoveryRolled',
];

/** A side's hidden marches as they were plotted, once it has laid them open with its orders. */
export const ArchivedMarches = ({ side, rows }: ArchivedMarchesProps) => {
  const names = useNames();
  const told = rows.flatMap(({ seq, live, verdict, events }) =>
    events
      .filter(({ type }) => OF_MARCHES.includes(type))
      .map((event, i) => ({
        key: `${String(seq)} ${String(i)}`,
        text: eventSentence(event, names),
        detail: [...(live ? [] : ['Taken back']), VERDICT_WORDS[verdict] ?? '']
          .filter((word) => word !== '')
          .join(' · '),
      })),
  );
  if (told.length === 0) return null;
  return (
    <>
      <SectionTitle aside="NLC 20.1">Hidden marches</SectionTitle>
      <Panel flush testID={`archive.${side}.marches`}>
        {told.map(({ key, text, detail }, i) => (
          <ListRow
            key={key}
            title={text}
            detail={detail === '' ? undefined : detail}
            last={i === told.length - 1}
            testID="archive.march"
          />
        ))}
      </Panel>
    </>
  );
};
