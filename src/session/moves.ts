import type { CorrectionEntry, MoveEntry } from '../journal/entry';
import { positionAt, positionBefore } from '../journal/open-journal';
import { afterCorrection, afterRedo, afterUndo, canUndo } from '../journal/timeline';
import type { Timeline } from '../journal/timeline';
import { commit, refused, sourceOf } from './open-game';
import type { Open } from './open-game';
import { beforeSeenChoices } from './seen-choices';
import { SESSION_REFUSALS } from '../journal/vocabulary';

export const undo = async <State, Command, Event, View>(open: Open<State, Command, Event, View>): Promise<boolean> => {
  const timeline = open.ledger.timeline();
  const { here } = timeline;
  const behind = canUndo(timeline) ? (here.behind ?? (await positionBefore(sourceOf(open), here))) : null;
  return behind === null
    ? refused(open, SESSION_REFUSALS.NOTHING_TO_UNDO)
    : move(open, 'undo', afterUndo(timeline, behind));
};

export const redo = <State, Command, Event, View>(open: Open<State, Command, Event, View>): Promise<boolean> => {
  const timeline = open.ledger.timeline();
  return timeline.undone === null
    ? refused(open, SESSION_REFUSALS.NOTHING_TO_REDO)
    : move(open, 'redo', afterRedo(timeline, timeline.undone));
};

const move = <State, Command, Event, View>(
  open: Open<State, Command, Event, View>,
  kind: MoveEntry['kind'],
  next: Timeline<State>,
): Promise<boolean> => {
  const entry: MoveEntry = { kind, at: open.ports.now(), from: open.ledger.timeline().here.seq, to: next.here.seq };
  return commit(open, entry, next, null);
};

/** Goes back past any barrier, for both to see. */
export const correct = async <State, Command, Event, View>(
  open: Open<State, Command, Event, View>,
  to: number,
  reason: string,
): Promise<boolean> => {
  const timeline = open.ledger.timeline();
  const isEarlier = to >= 1 && to < timeline.count;
  const unseen = isEarlier ? await beforeSeenChoices(open.ports, open.game.key, open.rules, to) : to;
  const target = isEarlier ? await positionAt(sourceOf(open), unseen) : null;
  if (target === null) return refused(open, SESSION_REFUSALS.NO_SUCH_PLAY);
  const entry: CorrectionEntry = {
    kind: 'correction',
    at: open.ports.now(),
    from: timeline.here.seq,
    to: unseen,
    reason,
  };
  return commit(open, entry, afterCorrection(timeline, target), null);
};
