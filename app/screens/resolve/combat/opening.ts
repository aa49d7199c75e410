import { otherSide } from '../../../../src/engine/sides';
import type { Side } from '../../../../src/engine/sides';
import type { UnitView } from '../../../../src/rules/common/index';
import type { AppView } from '../../../../src/session/rule-sets';
import { COMPOSITIONS } from './composition';
import { EMPTY_DRAFT } from './decode-draft';
import { EMPTY_STACK } from './draft';
import type { CombatProcedure, Draft, Stack } from './draft';
import type { Seed } from './leads';
import { unitFromGame } from './in-game';

/** Whose turn it is to act, as far as the cup says. */
const actingSide = ({ cup }: AppView): Side | null => cup?.acting?.side ?? null;

const sideOf = ({ setup }: AppView, formation: string): Side | null =>
  setup.formations.find(({ id }) => id === formation)?.side ?? null;

/** NLC 7.9: cavalry reacts to what the side that acts does; in all other fights that side attacks. */
const attackingSide = (view: AppView, procedure: CombatProcedure, formation: string | null): Side | null => {
  const acts = actingSide(view) ?? (formation === null ? null : sideOf(view, formation));
  return acts !== null && procedure === 'nlc/reaction-charge' ? otherSide(acts) : acts;
};

/** An empty page, with the side that attacks. */
export const firstDraft = (view: AppView | null, procedure: CombatProcedure, formation: string | null): Draft => ({
  ...EMPTY_DRAFT,
  side: (view === null ? null : attackingSide(view, procedure, formation)) ?? 'first',
});

/** NLC 8.1: each battery by itself. Of few others all may be meant; who is not leaves the page again. */
const MOST_AT_ONCE = 2;

const isReady = ({ standing: { place, marks } }: UnitView): boolean =>
  place === 'map' && !marks.includes('disrupted') && !marks.includes('charged') && !marks.includes('bombarded');

/** Whoever can be meant, where there is hardly a choice: a corps of many counters sends some of them. */
const sentBy = (view: AppView, procedure: CombatProcedure, formation: string): Stack => {
  const plan = COMPOSITIONS[procedure].groups.find(({ group }) => group === 'attackers');
  const arms = plan?.arms ?? [];
  const own = view.army.units.filter(({ unit }) => unit.formation === formation && arms.includes(unit.arm));
  const ready = own.filter(isReady);
  const most = procedure === 'nlc/bombardment' ? 1 : MOST_AT_ONCE;
  if (ready.length > most) return EMPTY_STACK;
  return { ...EMPTY_STACK, units: ready.flatMap(({ unit }) => unitFromGame(view, unit.id) ?? []) };
};

/** The page of a fight as it is opened for a formation: its side attacks, and it stands there where nobody else is meant. */
export const openedFor = (view: AppView | null, procedure: CombatProcedure, formation: string | null): Seed | null => {
  if (view === null || formation === null || sideOf(view, formation) === null) return null;
  const draft = firstDraft(view, procedure, formation);
  const isHis = draft.side === sideOf(view, formation);
  const key = JSON.stringify([formation, view.turn.index]);
  return { key, draft: isHis ? { ...draft, attackers: [sentBy(view, procedure, formation)] } : draft };
};

/** NLC 7.9: cavalry of the other side that rides at these chargers; null where there is nobody to ride at. */
export const reactionTo = ({
  procedure,
  view,
  draft,
}: Readonly<{
  procedure: CombatProcedure;
  view: AppView | null;
  draft: Draft;
}>): Seed | null => {
  const riders = draft.attackers.flatMap(({ units }) => units);
  if (procedure !== 'nlc/charge' || view === null || riders.length === 0) return null;
  const key = JSON.stringify(['reaction', view.turn.index, riders.map(({ id, stepsLost }) => [id, stepsLost])]);
  const target = { ...EMPTY_STACK, units: riders };
  return {
    key,
    draft: { ...EMPTY_DRAFT, side: otherSide(draft.side), terms: draft.terms, deed: 'charges', defenders: [target] },
  };
};
