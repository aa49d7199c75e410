import { SIDES } from '../engine/sides';
import type { Setup, SetupRules } from '../rules/common/index';
import type { AskKind, Pack } from './pack';

/** What a set-up can show to have been answered. Of the rest only the players know. */
const ANSWERED: Readonly<Partial<Record<AskKind, (setup: Setup, rules: SetupRules) => boolean>>> = {
  units: ({ units }) => units.length > 0,
  turnTrack: ({ turns }, { begins: { turns: usual } }) =>
    turns.some(({ label, kind }, i) => {
      const other = usual[i % usual.length];
      return label !== other?.label || kind !== other.kind;
    }),
  limits: ({ formations }) => formations.length > 0 && formations.every(({ limit }) => limit !== null),
  levels: ({ leaders }) => SIDES.every((side) => leaders.some((one) => one.side === side && one.level !== null)),
  weather: ({ title }) => title.weather !== null,
  cards: ({ title }) => title.cards.length > 0,
};

/** Ruling 51: what is still to be entered. A formation whose leader is only supposed asks for him. */
export type OpenAsks = Readonly<{ kinds: readonly AskKind[]; supposed: readonly Supposed[] }>;

/** Who leads a formation by history, and not by the rules; his name is empty where history leaves it open too. */
export type Supposed = Readonly<{ formation: string; leader: string; rating: number }>;

/** `lookedOver`: the set-up was kept from a game of this scenario, so that its leaders were seen by the players. */
export const openAsks = (pack: Pack, setup: Setup, rules: SetupRules, lookedOver = false): OpenAsks => ({
  kinds: pack.asks.filter((kind) => ANSWERED[kind]?.(setup, rules) !== true),
  supposed: pack.formations
    .filter(({ supposed }) => supposed && !lookedOver)
    .filter(({ id, leader, rating }) =>
      setup.formations.some((one) => one.id === id && one.leader === leader && one.rating === rating),
    )
    .map(({ name, leader, rating }) => ({ formation: name, leader, rating })),
});
