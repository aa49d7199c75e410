import { useState } from 'react';
import { View } from 'react-native';
import type { HistoryItem } from '../../../src/session/history';
import type { AppEvent } from '../../../src/session/rule-sets';
import { figureWords } from '../../../src/wording/en/moment';
import type { Moment } from '../../../src/wording/en/moment';
import { greatOnes } from '../../../src/wording/en/moments';
import { Button } from '../../components/Button';
import { HistoryRow } from '../../components/HistoryRow';
import type { HistoryRowProps } from '../../components/HistoryRow';
import { ConfirmStrip } from '../../components/InlineConfirm';
import { Caption, Small } from '../../components/Words';
import { useGame, useView } from '../../hooks/use-game';
import { anewWords, itemWords, momentsIn } from '../../../src/session/play-words';
import { useTelling } from './use-telling';

type Item = HistoryItem<AppEvent>;

type HistoryLineProps = {
  readonly item: Item;
  /** Throws and decisions that led to it, the newest first. */
  readonly steps: readonly Item[];
  readonly hour: string | undefined;
  readonly newest: boolean;
};

/** One play of the history: a line, a line for each great moment in it, and within it how it came about and the way back. */
export const HistoryLine = ({ item, steps, hour, newest }: HistoryLineProps) => {
  const told = useTelling();
  const [first, ...rest] = linesOf(item, told);
  const counts = item.kind === 'play' && item.live;
  const at = hourOf(item, hour);
  return (
    <View>
      {first === undefined ? null : (
        <OpenRow line={first} item={item} steps={steps} hour={at} canReturn={counts && !newest} />
      )}
      {rest.map((line) => (
        <HistoryRow key={line.title} {...line} hour={at} testID="history.row" />
      ))}
    </View>
  );
};

/** What is no part of the day, or not any more, has no hour of it. */
const hourOf = ({ kind, live }: Item, hour: string | undefined): string | undefined =>
  kind === 'chain' || (kind === 'play' && !live) ? undefined : hour;

type OpenRowProps = Omit<HistoryLineProps, 'newest'> & { readonly line: Line; readonly canReturn: boolean };

const OpenRow = ({ line, item, steps, hour, canReturn }: OpenRowProps) => {
  const [open, setOpen] = useState(false);
  const opens = canReturn || steps.length > 0;
  const toggle = (): void => {
    setOpen((was) => !was);
  };
  return (
    <HistoryRow
      {...line}
      hour={hour}
      onPress={opens ? toggle : undefined}
      open={open && opens}
      pressID={canReturn ? 'history.row.open' : 'history.row.more'}
      testID="history.row"
    >
      <Within item={item} steps={steps} canReturn={canReturn} />
    </HistoryRow>
  );
};

type Line = Pick<HistoryRowProps, 'title' | 'detail' | 'kind'>;

/** What weighs least in one line, and each great moment in one of its own. What no longer counts is one line, whatever it was. */
const linesOf = (item: Item, told: ReturnType<typeof useTelling>): readonly Line[] => {
  if (item.kind !== 'play') return [{ title: itemWords(item, told), kind: item.kind }];
  if (!item.live) return [{ title: itemWords(item, told), kind: 'undone' }];
  const moments = momentsIn(item.events, told);
  const great = greatOnes(moments);
  const sentences = moments.filter((moment) => !great.includes(moment)).map(({ sentence }) => sentence);
  return [...playLines(sentences, anewWords(item)), ...great.map(greatLine)];
};

const playLines = ([first = '', ...details]: readonly string[], anew: string | null): readonly Line[] => {
  const title = [anew, first].filter((part) => part !== null && part !== '').join(': ');
  if (title === '') return [];
  return [{ title, kind: 'play', ...(details.length === 0 ? {} : { detail: details.join(' · ') }) }];
};

const greatLine = ({ sentence, figure, rule }: Moment): Line => {
  const detail = [figure === null ? null : figureWords(figure), rule].filter((part) => part !== null).join(' · ');
  return { title: sentence, kind: 'great', ...(detail === '' ? {} : { detail }) };
};

type WithinProps = Pick<HistoryLineProps, 'item' | 'steps'> & { readonly canReturn: boolean };

/** How it came about, when by the clock on the wall, and the way back to how things then stood. */
const Within = ({ item, steps, canReturn }: WithinProps) => {
  const told = useTelling();
  const clock = new Date(item.at).toLocaleTimeString(undefined, { hour: '2-digit', minute: '2-digit' });
  return (
    <>
      {[...steps].reverse().map((step) => (
        <Small key={step.seq} testID="history.step">
          {itemWords(step, told)}
        </Small>
      ))}
      <Caption>{`Played at ${clock}`}</Caption>
      {canReturn ? <WayBack item={item} /> : null}
    </>
  );
};

const WayBack = ({ item }: Pick<HistoryLineProps, 'item'>) => {
  const game = useGame();
  const told = useTelling();
  const { matrix } = useView('matrix');
  const [asking, setAsking] = useState(false);
  if (!asking)
    return (
      <Button
        label="Back to here"
        icon="undo"
        onPress={() => {
          setAsking(true);
        }}
        testID="history.row.back"
      />
    );
  return (
    <ConfirmStrip
      question={`Go back to how it stood after this? Everything later is set aside, for both sides to see.${matrix === undefined ? '' : ' Chits that both have seen since are picked anew.'}`}
      yes="Correct"
      onYes={() => {
        setAsking(false);
        void game.correct(item.seq, itemWords(item, told));
      }}
      onNo={() => {
        setAsking(false);
      }}
      testID="history.correct"
    />
  );
};
