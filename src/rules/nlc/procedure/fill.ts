import type { BySide, Seat } from '../../../engine/sides';
import { bothSides } from '../../../engine/sides';
import { contextOf, isNightTurn } from '../../common/sequence';
import { standingOf } from '../../common/army/army';
import type { Mark } from '../../common/army/army';
import { placeOf } from '../../common/clock/turn-track';
import { isOn } from '../switches';
import type { Setup } from '../../common/setup/setup';
import type { Unit as RosterUnit } from '../../common/setup/unit';
import type { CardEffect } from '../card-effects/effect';
import type { Game, Options, Switches, Turn, Weather } from '../combat/terms';
import { armyLowersMorale, asPrinted, frenchShaken, moraleUnitOf } from '../corps/conditions';
import type { PrintedUnit } from '../corps/conditions';
import { demoralizedOf } from '../corps/judge';
import { setupInForce } from '../corps/leaders';
import { ralliesNow } from '../corps/rallying-leader';
import { formationOf, knows } from '../corps/state';
import type { CorpsState } from '../corps/state';

/** MOP 37.10: what is left out of a unit where whoever looks may not know it. */
export const UNTOLD = ['demoralized', 'armyDemoralized'] as const;
type Untold = (typeof UNTOLD)[number];

/** A unit of the game as a fight takes it. Its id is the game's own; its orders and its place are the players' to say. */
export type UnitInput = Omit<PrintedUnit, Untold> &
  Partial<Pick<PrintedUnit, Untold>> &
  Readonly<{
    reverseStrength: number | null;
    disrupted: boolean;
    division: string | null;
    did: 'nothing' | 'bombarded' | 'charged';
  }>;

/** A leader who may stand with units: his id and the rating he has this turn. */
export type LeaderTerm = Readonly<{
  id: string;
  side: 'first' | 'second';
  rating: number;
  of: 'formation' | 'command';
  /** NLC 13: he rallies this turn, and helps nobody besides. */
  rallies: boolean;
}>;

/** What every fight of this turn has in common. */
export type FightTerms = Readonly<{
  game: Game;
  turn: Turn;
  /** Null while nobody has said. */
  weather: Weather | null;
  frenchShaken: boolean;
  armyLowersMorale: boolean;
  /** Advanced and optional rules, as the set-up has them. */
  options: Readonly<Options>;
  /** The other readings of Rulings 16 and 17, as the set-up has them. */
  switches: Readonly<Switches>;
  leaders: readonly LeaderTerm[];
  /** Effects of cards that everybody knows of (MOP 37.12); those that nobody has shown are for their owner to say. */
  cards: readonly CardEffect[];
}>;

const didOf = (marks: readonly Mark[]): UnitInput['did'] => {
  if (marks.includes('charged')) return 'charged';
  return marks.includes('bombarded') ? 'bombarded' : 'nothing';
};

/** MOP 37.10: what lies on the table for all may not show a hidden status; at his own open desk, and alone, a player has it filled in. */
const demoralizedFor = (state: CorpsState, seat: Seat): BySide<readonly string[] | null> =>
  bothSides((side) => (knows(state, seat, side) ? demoralizedOf(state, side) : null));

const inputOf = (state: CorpsState, unit: RosterUnit, known: readonly string[] | null): UnitInput => {
  const { marks } = standingOf(state.army, unit.id);
  const { demoralized, armyDemoralized, ...printed } = asPrinted(
    moraleUnitOf(state, unit, known ?? [], { withLeader: false, inReserve: false }),
  );
  return {
    ...printed,
    ...(known === null ? {} : { demoralized, armyDemoralized }),
    id: unit.id,
    reverseStrength: unit.reverse,
    disrupted: marks.includes('disrupted'),
    division: unit.division,
    did: didOf(marks),
  };
};

/** NLC 2.3, 6, 7.1: all units on the map as they stand now. */
export const unitInputsOf = (state: CorpsState, seat: Seat): Readonly<Record<string, UnitInput>> => {
  const demoralized = demoralizedFor(state, seat);
  return Object.fromEntries(
    state.setup.units.flatMap((unit) => {
      const side =
        standingOf(state.army, unit.id).place === 'map' ? formationOf(state, unit.formation)?.side : undefined;
      return side === undefined ? [] : [[unit.id, inputOf(state, unit, demoralized[side])]];
    }),
  );
};

const turnOf = ({ setup, turn }: CorpsState): Turn => {
  if (isNightTurn(contextOf(setup, turn))) return 'night';
  return placeOf(setup, turn).turn.kind === 'nightPM' ? 'nightPm' : 'day';
};

const leadersOf = (state: CorpsState): readonly LeaderTerm[] => {
  const { setup, corps, turn } = state;
  const { leaders, formations } = setupInForce(setup, corps, turn);
  return [
    ...leaders
      .filter(({ onMap }) => onMap)
      .map(({ id, side, rating }) => ({ id, side, rating, of: 'command' as const, rallies: false })),
    ...formations.map(({ id, side, rating }) => ({
      id,
      side,
      rating,
      of: 'formation' as const,
      rallies: ralliesNow(state, id),
    })),
  ];
};

/** NLC 19 is played unless the set-up says without, NLC 20 only where it says so. */
export const optionsOf = (setup: Setup): Readonly<Options> => ({
  disruptionOnRetreat: !isOn(setup, 'withoutDisruptionOnRetreat'),
  remoteSupport: !isOn(setup, 'withoutRemoteSupport'),
  artilleryDetail: !isOn(setup, 'withoutArtilleryDetail'),
  tinyUnits: !isOn(setup, 'withoutTinyUnits'),
  doctrine: isOn(setup, 'doctrine'),
  artillerySupport: isOn(setup, 'artillerySupport'),
  rollSix: isOn(setup, 'rollSix'),
  rout: isOn(setup, 'rout'),
  alternateArtillery: isOn(setup, 'alternateArtillery'),
  opportunityFire: isOn(setup, 'opportunityFire'),
});

/** Agreed once, for a whole game. */
const switchesOf = (setup: Setup): Readonly<Switches> => ({
  terrainMultiplies: isOn(setup, 'terrainMultiplies'),
  oneRounding: isOn(setup, 'oneRounding'),
  enfiladeAdds: isOn(setup, 'enfiladeAdds'),
});

type Known = Readonly<{ weather: Weather | null; cards?: readonly CardEffect[] }>;

export const termsOf = (state: CorpsState, { weather, cards = [] }: Known): FightTerms => ({
  cards,
  ...state.book.inputs,
  turn: turnOf(state),
  weather,
  frenchShaken: frenchShaken(state),
  armyLowersMorale: armyLowersMorale(state),
  options: optionsOf(state.setup),
  switches: switchesOf(state.setup),
  leaders: leadersOf(state),
});
