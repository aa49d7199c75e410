import { otherSide } from '../../../engine/sides';
import type { BySide, Side } from '../../../engine/sides';
import { accept, andThen, mapOutcome } from '../../../engine/step';
import type { RuleId, Step } from '../../../engine/step';
import { commitGuard } from '../morale/guard';
import { costOfNight } from '../morale/night-terrain';
import { spendOnRally } from '../morale/rally-spending';
import { MOST_HALVES } from '../morale/track';
import { decideMorale } from './decide-morale';
import { evolveMorale } from './evolve-morale';
import type { MoraleCommand, MoraleTable } from './model';
import type { MoraleState } from './state';

/** What can be done to a side's morale with one tap. The small ones are units of printed strength 0 or 1. */
export type PreviewReason =
  | 'guard'
  | 'reserve'
  | 'rallyOne'
  | 'rallyAll'
  | 'routedSmall'
  | 'routed'
  | 'brokenSmall'
  | 'broken'
  | 'withdrawn'
  | 'brokenDown'
  | 'combined'
  | 'locHex'
  | 'objective'
  | 'recovery';

type Span = Readonly<{ from: number; to: number }>;

/** What a tap would do, before it is paid. In half points. */
export type Preview = Span &
  Readonly<{
    reason: PreviewReason;
    rule: RuleId;
    /** What it does to the other side at the same time. */
    enemy: Span;
    /** N20 12.7.4: why the Guard costs nothing. */
    free: 'ownBelow2' | 'enemyBelow2' | null;
    /** Who would win the game by it, at once. */
    wins: Side | null;
    /** The code of the refusal, where it cannot be done; morale then stays. */
    refused: string | null;
    /** What to send for it; null where the units or hexes have to be named first. */
    command: MoraleCommand | null;
  }>;

type Look = Readonly<{ morale: BySide<number>; decisive: Side | null }>;

/** Where the track would stand after a play: the play itself, on a track that is thrown away. */
const lookAt = (state: MoraleState, command: MoraleCommand, now: BySide<number>): Step<Look> =>
  andThen(decideMorale(state, command), ({ facts }) => {
    const table = facts.reduce((track, { event }) => evolveMorale(track, event), state.morale);
    return accept({ morale: table.now ?? now, decisive: table.decisive });
  });

type Source = Readonly<{ reason: PreviewReason; rule: RuleId; command: MoraleCommand | null; look: Step<Look> }>;

const previewFrom = ({ decisive }: MoraleTable, now: BySide<number>, side: Side, source: Source): Preview => {
  const { look, ...told } = source;
  const enemy = otherSide(side);
  const after = look.kind === 'accepted' ? look.outcome : { morale: now, decisive: null };
  return {
    ...told,
    from: now[side],
    to: after.morale[side],
    enemy: { from: now[enemy], to: after.morale[enemy] },
    free: source.reason === 'guard' ? whyFree(now, side) : null,
    wins: decisive === null ? after.decisive : null,
    refused: look.kind === 'refused' ? look.refusal.code : null,
  };
};

/** N20 12.7.4: whose morale makes the Guard free, found by asking again with the own side's track full. */
const whyFree = (morale: BySide<number>, side: Side): Preview['free'] => {
  const isFree = (at: BySide<number>): boolean => {
    const step = commitGuard({ morale: at, side, costHalves: 0, other: undefined });
    return step.kind === 'accepted' && step.outcome.free;
  };
  if (!isFree(morale)) return null;
  return isFree({ ...morale, [side]: MOST_HALVES }) ? 'enemyBelow2' : 'ownBelow2';
};

/** Printed strengths that stand for a small formation and for any other. */
const SMALL = 1;
const LARGE = 2;

const lossOf = (side: Side, cause: Extract<MoraleCommand, { type: 'RecordLossOf' }>['cause'], strength = LARGE) =>
  ({ type: 'RecordLossOf', side, cause, strength }) as const;

const byHand = (
  side: Side,
  reason: Extract<MoraleCommand, { type: 'ChangeMorale' }>['reason'],
  halves: number,
): MoraleCommand => ({ type: 'ChangeMorale', side, reason, halves, note: '' });

type Told = readonly [PreviewReason, RuleId, MoraleCommand];

/** Plays that need nothing named. A full point where the reason knows no other amount. */
const tapsOf = (side: Side): readonly Told[] => [
  ['guard', 'N20 12.7.4', { type: 'CommitGuard', side, costHalves: 2 }],
  ['reserve', 'N20 9.0', byHand(side, 'reserve', -2)],
  ['routedSmall', 'N20 12.7.1', lossOf(side, 'routed', SMALL)],
  ['routed', 'N20 12.7.1', lossOf(side, 'routed')],
  ['brokenSmall', 'N20 12.7.1', lossOf(side, 'broken', SMALL)],
  ['broken', 'N20 12.7.1', lossOf(side, 'broken')],
  ['withdrawn', 'N20 12.7.5', lossOf(side, 'withdrawn')],
  ['brokenDown', 'N20 12.7.5', lossOf(side, 'brokenDown')],
  ['combined', 'N20 12.7.5', lossOf(side, 'combined')],
  ['objective', 'Ruling 71', byHand(side, 'objective', -2)],
  ['recovery', 'Ruling 71', byHand(side, 'recovery', 2)],
];

/** The prices of a rally and of a hex at night, by the procedures that the plays will ask once they know for whom. */
const pricesOf = (now: BySide<number>, side: Side): readonly Source[] => {
  const rally = (spend: 'onSome' | 'onAll'): Step<Look> => {
    const on = spend === 'onSome' ? [side] : [];
    const units = [{ name: side, needs: null }];
    return mapOutcome(spendOnRally({ morale: now, side, units, spend, on, other: undefined }), (after) => after);
  };
  const hexes = [{ name: side, occupied: true, pursuers: 0, countedBefore: 0 }];
  const night = costOfNight({
    morale: now,
    loser: side,
    hexes,
    night: true,
    onlyThroughHeldHex: false,
    eachUnitOnce: false,
    other: undefined,
  });
  return [
    { reason: 'rallyOne', rule: 'N20 12.7.2', command: null, look: rally('onSome') },
    { reason: 'rallyAll', rule: 'N20 12.7.2', command: null, look: rally('onAll') },
    { reason: 'locHex', rule: 'N20 12.7.3', command: null, look: night },
  ];
};

/** N20 12.7: every change that one tap makes, with what it would come to, reckoned by the very procedures of the play. */
export const previewsFor = (state: MoraleState, side: Side): readonly Preview[] => {
  const { now, result } = state.morale;
  if (now === null || result !== null) return [];
  const taps = tapsOf(side).map(([reason, rule, command]) => ({
    reason,
    rule,
    command,
    look: lookAt(state, command, now),
  }));
  return [...taps, ...pricesOf(now, side)].map((source) => previewFrom(state.morale, now, side, source));
};
