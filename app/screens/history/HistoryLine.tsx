import { View } from 'react-native';
import type { HistoryItem } from '../../../src/session/history';
import type { AppEvent } from '../../../src/session/rule-sets';
import { eventSentence } from '../../../src/wording/en/events';
import { chainSentence } from '../../../src/wording/en/chain';
import { stepTitle } from '../../../src/wording/en/sequence';
import type { Names } from '../../../src/wording/names';
import type { AppView } from '../../../src/session/rule-sets';
import { ConfirmStrip } from '../../components/InlineConfirm';
import { HistoryRow } from '../../components/HistoryRow';
import { IconButton } from '../../components/IconButton';
import { useGame, useNames, useView } from '../../hooks/use-game';

type HistoryLineProps = {
  readonly item: HistoryItem<AppEvent>;
  readonly number: number;
  readonly newest: boolean;
  readonly open: boolean;
  readonly onToggle: () => void;
};

/** One line of the history, and from it the way back to how things then stood. */
export const HistoryLine = ({ item, number, newest, open, onToggle }: HistoryLineProps) => {
  const game = useGame();
  const view = useView();
  const names = useNames();
  const canReturn = item.kind === 'play' && item.live && !newest;
  return (
    <View>
      <HistoryRow
        number={number}
        title={titleOf(item, names, view)}
        when={new Date(item.at).toLocaleTimeString(undefined, { hour: '2-digit', minute: '2-digit' })}
        kind={item.kind === 'play' && !item.live ? 'undone' : item.kind}
        barrier={item.barrier}
        action={
          canReturn ? (
            <IconButton
              icon={open ? 'close' : 'undo'}
              label="Back to here"
              onPress={onToggle}
              testID="history.row.back"
            />
          ) : undefined
        }
        testID="history.row"
      />
      {open && canReturn ? (
        <ConfirmStrip
          question={`Go back to how it stood after this? Everything later is set aside, for both sides to see.${view.matrix === undefined ? '' : ' Chits that both have seen since are picked anew.'}`}
          yes="Correct"
          onYes={() => {
            onToggle();
            void game.correct(item.seq, titleOf(item, names, view));
          }}
          onNo={onToggle}
          testID="history.correct"
        />
      ) : null}
    </View>
  );
};

const titleOf = (item: HistoryItem<AppEvent>, names: Names, view: AppView): string => {
  switch (item.kind) {
    case 'play':
      return tellable(item.events)
        .map((event) => sentence(event, names, view))
        .join('. ');
    case 'chain':
      return item.ofChain === null ? '' : chainSentence(item.ofChain, names);
    case 'undo':
      return 'Taken back';
    case 'redo':
      return 'Brought back';
    case 'correction':
      return `Correction: back to “${item.reason ?? ''}”`;
  }
};

/** Goes without saying where something else happened too: the next step, and what the app keeps for itself. */
const UNTOLD: readonly AppEvent['type'][] = ['StepReached', 'CommandedHeld'];

const tellable = (events: readonly AppEvent[]): readonly AppEvent[] =>
  events.length === 1 ? events : events.filter(({ type }) => !UNTOLD.includes(type));

/** Steps are named by the sequence of play that is in force. */
const sentence = (event: AppEvent, names: Names, view: AppView): string => {
  if (event.type !== 'StepReached') return eventSentence(event, names);
  const step = view.steps.find(({ id }) => id === event.step);
  return step?.own === true ? step.title : stepTitle(step?.title ?? event.step);
};
