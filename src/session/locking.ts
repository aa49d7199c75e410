import { SIDES, deskOf } from '../engine/sides';
import type { Seat, Side } from '../engine/sides';
import { raiseCurtain } from './copy-entries';
import { goOnWithout, pinPause, raiseCost, recoverGame, recoverSide, removePin, setPin, tryPin } from './doors';
import type { PinSet, Unlocked } from './doors';
import { dropOutdated } from './lock-box';
import type { LockBox } from './lock-box';
import { hasPin } from './lock-state';
import { announceKeys, maySit, queued, refold, refused, show, sitDown } from './open-game';
import type { Open } from './open-game';
import type { Session } from './state';
import { SESSION_REFUSALS } from '../journal/vocabulary';

type Locking = Pick<Session<unknown>, 'unlock' | 'pinPause' | 'recover' | 'setPin' | 'removePin' | 'goOnWithout'>;

/** What a player can do about the lock of a desk. All of it waits its turn behind the plays. */
export const lockingOf = <State, Command, Event, View>(open: Open<State, Command, Event, View>): Locking => {
  const { box, ports } = open;
  const guarding = (guard: () => Promise<PinSet>): Promise<PinSet> =>
    queued(open, async () => {
      const set = await guard();
      // Should it fail now, it is done before the next play: nothing is sealed with a key that the rows do not name.
      if (set.kind === 'set') await announceKeys(open);
      show(open);
      return set;
    });
  const seat = (): Seat => open.screen.getState().seat;
  return {
    unlock: (side, pin) =>
      queued(open, async () => {
        const answer = await withNewKeys(open, () => tryPin(box, ports, side, pin));
        if (answer.kind === 'open') void queued(open, () => raiseCost(box, side, pin)).catch(() => undefined);
        return answer;
      }),
    pinPause: (side) => pinPause(box, ports, side),
    recover: (who, code) =>
      queued(open, () =>
        withNewKeys(open, () => (who === 'game' ? recoverGame(box, code) : recoverSide(box, who, code))),
      ),
    setPin: (side, pin) => guarding(() => setPin(box, seat(), side, pin)),
    removePin: (side) => guarding(() => removePin(box, seat(), side)),
    goOnWithout: () =>
      queued(open, async () => {
        const done = await goOnWithout(box);
        if (done) await refold(open);
        return done;
      }),
  };
};

/** Opens something and folds the game again with it. What a newer app sealed stays closed. */
const withNewKeys = async <State, Command, Event, View>(
  open: Open<State, Command, Event, View>,
  opening: () => Promise<Unlocked>,
): Promise<Unlocked> => {
  const { ring } = open.box;
  const before = SIDES.filter((side) => ring.has(deskOf(side)));
  const answer = await opening();
  if (answer.kind !== 'open') return answer;
  if ((await refold(open)) === 'open') {
    if (!dropOutdated(open.box)) return answer;
    await refold(open);
    return { kind: 'olderLock' };
  }
  SIDES.filter((side) => !before.includes(side)).forEach((side) => {
    ring.drop(deskOf(side));
  });
  await refold(open);
  return { kind: 'newer' };
};

/** The keys are gone when this returns; what was read with them goes as soon as the plays under way are done. */
export const lockAll = <State, Command, Event, View>(open: Open<State, Command, Event, View>): Promise<void> =>
  lockDesks(open, SIDES);

const lockDesks = <State, Command, Event, View>(
  open: Open<State, Command, Event, View>,
  sides: readonly Side[],
): Promise<void> => {
  const { box, screen } = open;
  const guarded = sides.filter((side) => hasPin(box, side));
  if (guarded.length === 0) return Promise.resolve();
  const dropped = dropKeys(box, guarded);
  if (!maySit(box, screen.getState().seat)) sitDown(open, 'table');
  show(open);
  return queued(open, async () => {
    // A PIN that was being tried when this was asked for has opened its desk since.
    const { seat } = screen.getState();
    const late = dropKeys(
      box,
      guarded.filter((side) => seat !== side && seat !== 'solo'),
    );
    if (dropped || late) await refold(open);
  });
};

const dropKeys = ({ ring, answers }: LockBox, sides: readonly Side[]): boolean => {
  const open = sides.filter((side) => ring.has(deskOf(side)));
  for (const side of open) {
    ring.drop(deskOf(side));
    answers.set(deskOf(side), 'needsPin');
  }
  return open.length > 0;
};

/** Takes a seat, if nothing it sees is locked. Leaving a desk that has a PIN locks it. */
export const takeSeat = <State, Command, Event, View>(open: Open<State, Command, Event, View>, seat: Seat): boolean => {
  const { box, screen } = open;
  if (!maySit(box, seat)) {
    const side = SIDES.find((one) => (seat === one || seat === 'solo') && !box.ring.has(deskOf(one)));
    void refused(open, SESSION_REFUSALS.DESK_IS_LOCKED({ side: side ?? '' }));
    return false;
  }
  const left = screen.getState().seat;
  sitDown(open, seat);
  if (seat !== 'table' && seat !== 'solo') void raiseCurtain(open, seat);
  const leaves = SIDES.filter((side) => (left === side || left === 'solo') && seat !== side && seat !== 'solo');
  void lockDesks(open, leaves);
  return true;
};
