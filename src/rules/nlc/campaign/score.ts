import { bothSides, otherSide } from '../../../engine/sides';
import type { BySide, Side } from '../../../engine/sides';
import type { Step } from '../../../engine/step';
import { standingOf } from '../../common/army/army';
import type { ArmyTable, Place } from '../../common/army/army';
import type { Setup } from '../../common/setup/setup';
import { lossesOf } from '../recovery/losses';
import type { LossInput } from '../recovery/losses';
import { pointsIn, victory } from '../recovery/victory';
import type { VictoryInput, VictoryOutcome } from '../recovery/victory';
import type { CampaignBook, PointsEntry, Refit, SideCount } from './campaign-book';
import type { Award, HeldPlace, Score } from './points-model';
import type { FieldWorks } from './field-works';

/** What points are counted from, as far as whoever looks may know it. */
export type PointFacts = Readonly<{
  setup: Setup;
  army: ArmyTable;
  works: FieldWorks;
  score: Score;
  awards: readonly Award[];
  demoralized: readonly string[];
  lostBesides: BySide<number>;
  broken?: readonly Side[];
}>;

/** How it stands; `by` says what decides it. `winner` is null for a draw, or where the players must say who went first. */
export type Verdict = Readonly<{ winner: Side | null; by: 'points' | 'napoleon' | 'demoralization' | 'armyBroken' }>;

export type Counted = Readonly<{ bySide: BySide<number>; entries: readonly PointsEntry[]; verdict: Verdict }>;

/** NLC 18 or MOP 37.13, by the book. */
export const countPoints = (facts: PointFacts, { refit }: CampaignBook): Counted =>
  refit === null ? countNlc(facts) : countRefit(facts, refit);

/** A count asks for no dice; it could be refused only by facts that the models do not let in. */
const settled = <T>(step: Step<T>): T => {
  if (step.kind !== 'accepted') throw new Error(`points: not counted (${step.kind})`);
  return step.outcome;
};

/** NLC 18: places and awards, by its procedure. */
const byScenario = (
  places: readonly HeldPlace[],
  awards: readonly Award[],
  lastBattles: VictoryInput['lastBattles'] = null,
): Readonly<{ outcome: VictoryOutcome; entries: readonly PointsEntry[] }> => {
  const input = {
    places: places.map(({ name, points, asks, lastEntered, lastInZone }) => ({
      name,
      points,
      asks,
      lastEntered,
      lastInZone,
    })),
    awards: awards.map(({ side, amount, reason }) => ({ side, points: amount, reason })),
    lastBattles,
  };
  const entries = pointsIn(input).map((one) => ({ ...one, rule: one.line.rule }));
  return { outcome: settled(victory.run(input)), entries };
};

/** The app knows by itself when the French army is demoralized; what a disintegrated one is the rules leave to the players. */
const countNlc = ({ score, awards, broken: armies = [] }: PointFacts): Counted => {
  const is = (what: string): boolean => score.endings.some((ending) => ending.what === what);
  const broken = {
    frenchDemoralized: is('frenchDemoralized') || armies.includes('first'),
    otherArmyDisintegrated: is('otherArmyDisintegrated'),
  };
  const lastBattles = is('lastBattles') ? { french: 'first' as const, ...broken } : null;
  const { outcome, entries } = byScenario(score.places, awards, lastBattles);
  return {
    bySide: outcome.points,
    entries,
    verdict:
      outcome.kind === 'decided'
        ? { winner: outcome.winner, by: 'armyBroken' }
        : { winner: outcome.ahead, by: 'points' },
  };
};

const countRefit = (facts: PointFacts, refit: Refit): Counted => {
  const { score, awards } = facts;
  // MOP 37.13, erratum: ground counts for a unit in supply or command range only.
  const places = score.places.filter(({ kind, inSupply }) => kind === 'place' && inSupply);
  const scenario = byScenario(
    places,
    awards.filter(({ source }) => source === 'scenario'),
  );
  const cards = byScenario(
    [],
    awards.filter(({ source }) => source === 'card'),
  );
  const points = { scenario: scenario.outcome.points, card: cards.outcome.points };
  const ending = bothSides((side) => sideCount(facts, side, points));
  const outcome = settled(
    refit.winner({ ...ending, napoleonCaptured: score.captives.some(({ napoleon }) => napoleon) }),
  );
  return {
    bySide: outcome.points,
    entries: [...refit.points(ending), ...scenario.entries, ...cards.entries],
    verdict: outcome.kind === 'draw' ? { winner: null, by: 'points' } : { winner: outcome.winner, by: outcome.by },
  };
};

type Given = Readonly<Record<'scenario' | 'card', BySide<number>>>;

/** MOP 37.13, Rulings 44 and 55: how one side stands. */
const sideCount = (facts: PointFacts, side: Side, given: Given): SideCount => {
  const { setup, army, works, score, awards, demoralized } = facts;
  // Who is not wanted yet is no corps of the game; whoever is demoralized is one, also after it is gone.
  const corps = setup.formations.filter(
    ({ id, side: his, kind, onMap }) => his === side && kind !== 'division' && (onMap || demoralized.includes(id)),
  );
  const strengths = (source: Award['source']): number[] =>
    awards.filter((award) => award.side === side && award.source === source).map(({ amount }) => amount);
  const baggage = works.trains.filter((train) => train.side === side && train.kind === 'baggage');
  return {
    losses: lostBy(facts, side),
    corps: corps.length,
    corpsDemoralized: corps.filter(({ id }) => demoralized.includes(id)).length,
    baggageTrainsLost: baggage.filter(({ state }) => state === 'destroyed').length,
    capturedRatings: score.captives.filter((captive) => captive.side === side).map(({ rating }) => rating),
    supplySources: score.places.filter((place) => isTaken(place, side)).length,
    cardPoints: given.card[side],
    canceledReinforcements: strengths('canceled'),
    alternateReinforcements: strengths('alternate'),
    playedGeneralRetreat: score.endings.some((ending) => ending.what === 'generalRetreat' && ending.side === side),
    exitedBaggageTrain: baggage.some(({ state }) => state === 'exited'),
    exitedUnits: unitsOf(setup, side).filter(({ id }) => standingOf(army, id).place === 'exited').length,
    scenarioPoints: given.scenario[side],
  };
};

const unitsOf = ({ formations, units }: Setup, side: Side): Setup['units'] => {
  const his = new Set(formations.filter((formation) => formation.side === side).map(({ id }) => id));
  return units.filter(({ formation }) => his.has(formation));
};

/** Rulings 55, 96: what counts as lost, by where the units are. Who left the map unsupplied counts against his corps alone (MOP 37.13.1). */
const LOST: Partial<Record<Place, LossInput['units'][number]['state']>> = {
  uar: 'eliminated',
  peu: 'permanentlyLost',
};

const lostBy = ({ setup, army, lostBesides }: PointFacts, side: Side): number => {
  const units = unitsOf(setup, side).map(({ id, front }) => {
    return { id, frontStrength: front, state: LOST[standingOf(army, id).place] ?? 'fresh' };
  });
  return lossesOf({ units, lostBesides: lostBesides[side] }).lost;
};

/** MOP 37.13: an enemy supply source counts for whoever's unit in supply is in it, or moved through it last. */
const isTaken = (place: HeldPlace, side: Side): boolean =>
  place.kind === 'source' && place.owner === otherSide(side) && place.inSupply && place.lastEntered === side;
