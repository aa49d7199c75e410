import type { Side } from '../../../../../src/engine/sides';
import { divisionsOf } from '../../../../../src/rules/common/index';
import type { AppView } from '../../../../../src/session/rule-sets';
import type { Recipient } from '../order-types';
import type { Mode } from './draft';

type Setup = AppView['setup'];

/** Those who may get an order, in the groups in which they are offered. */
export type Recipients = Readonly<{ formations: readonly Recipient[]; commanders: readonly Recipient[] }>;

const isThere = (turn: number, mode: Mode) => (one: Setup['formations'][number]) =>
  one.onMap && (mode === 'start' || one.arrives === null || one.arrives <= turn);

const trainOf = ({ orders }: AppView, side: Side): readonly Recipient[] =>
  orders?.desks.find((desk) => desk.side === side)?.asks.trains === true ? [{ kind: 'train', id: side }] : [];

/** NLC 12.4, 11.5, 12.11, MOP 37.8: formations first; then wing commanders, HQs and a pontoon train. */
export const recipientsFor = (view: AppView, side: Side, mode: Mode): Recipients => {
  const { setup, turn } = view;
  const leaders = setup.leaders.filter((one) => one.side === side && one.onMap);
  const wings = leaders.filter(({ role }) => role === 'WC').map(({ id }): Recipient => ({ kind: 'wing', id }));
  const hqs = leaders.filter(({ role }) => role === 'OC').map(({ id }): Recipient => ({ kind: 'hq', id }));
  return {
    formations: setup.formations
      .filter((one) => one.side === side)
      .filter(isThere(turn.index, mode))
      .map(({ id }): Recipient => ({ kind: 'formation', id })),
    commanders: mode === 'decide' ? wings : [...wings, ...hqs, ...trainOf(view, side)],
  };
};

/** NLC 12.13: the divisions that may be chosen in a formation; null where no units are listed, and any name will do. */
export const divisionsToChoose = ({ units }: Setup, formation: string): readonly string[] | null =>
  units.length === 0 ? null : divisionsOf(units, formation);

/** The formations that have divisions to choose from. */
export const withDivisions = (setup: Setup, formations: readonly Recipient[]): readonly Recipient[] =>
  formations.filter(({ id }) => divisionsToChoose(setup, id)?.length !== 0);

const COMMANDER_WORDS = [
  { kind: 'wing', words: 'Wing commanders' },
  { kind: 'hq', words: 'HQs' },
  { kind: 'train', words: 'Pontoon trains' },
] as const;

/** What of all that may be addressed there is in this game. */
export const commanderLabel = (commanders: readonly Recipient[]): string =>
  COMMANDER_WORDS.filter(({ kind }) => commanders.some((one) => one.kind === kind))
    .map(({ words }) => words)
    .join(', ');

const leaderOver = (setup: Setup, of: Recipient): string | null => {
  switch (of.kind) {
    case 'hq':
      return of.id;
    case 'wing':
      return setup.leaders.find(({ id }) => id === of.id)?.under ?? null;
    case 'formation':
    case 'division':
      return setup.formations.find(({ id }) => id === of.id)?.under ?? null;
    case 'train':
      return null;
  }
};

/** Who would write: whoever was put over him, else the overall commander. A wing commander only where he is that. */
export const usualSender = (
  setup: Setup,
  side: Side,
  of: Recipient | null,
  placed: Readonly<Record<string, string>>,
): string | null => {
  const leaders = setup.leaders.filter((one) => one.side === side && one.onMap);
  const over = of === null ? null : (placed[of.id] ?? leaderOver(setup, of));
  const his = leaders.find(({ id }) => id === over);
  return (his ?? leaders.find(({ role }) => role === 'OC') ?? leaders[0])?.id ?? null;
};
