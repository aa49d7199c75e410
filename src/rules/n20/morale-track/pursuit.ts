import { otherSide } from '../../../engine/sides';
import type { BySide, Side } from '../../../engine/sides';
import { andThen, refuse, unless } from '../../../engine/step';
import type { Check, Step } from '../../../engine/step';
import { placeOf } from '../../common/clock/turn-track';
import { isOn } from '../switches';
import { happened } from '../../common/table';
import { pursuit } from '../ending/pursuit';
import { costOfNight } from '../morale/night-terrain';
import type { MoraleMoved } from '../morale/track';
import type { MoraleCommand, MoraleEvent, Pursuer } from './model';
import { settle } from './settle';
import { hexKey, pursuersNow, withTrack, withUnit } from './state';
import type { MoraleState, Play } from './state';
import { ARMY_REFUSALS } from '../../common/army/vocabulary';
import { TRACK_REFUSALS } from '../morale/vocabulary';
import { TABLE_REFUSALS } from '../../common/vocabulary';

type Command<Type extends MoraleCommand['type']> = Extract<MoraleCommand, { type: Type }>;

/** N20 16.8, 16.8.1, 16.8.3: a unit goes after the enemy, off the map and for good; one a turn through each hex. */
export const pursueWith = (state: MoraleState, { unit: id, hex, facts }: Command<'PursueWith'>): Play =>
  withUnit(state, id, 'N20 16.8', ({ unit, side, standing: { place } }) => {
    const { turn, morale } = state;
    const alreadyGone = place === 'pursuing' || place === 'withdrawn';
    if (!alreadyGone && place !== 'map') return refuse(ARMY_REFUSALS.NOT_ON_THE_MAP('N20 16.8'));
    const through = pursuersNow(state).filter((one) => one.side === side && hexKey(one.hex) === hexKey(hex));
    const step = pursuit.run({
      unit: unit.name,
      enemyMayExit: morale.mayExit[otherSide(side)],
      ...facts,
      sentThisTurn: through.filter((one) => one.turn === turn).length,
      alreadyGone,
    });
    return andThen(step, () =>
      happened([
        { type: 'UnitPlaced', unit: id, place: 'pursuing' },
        { type: 'UnitPursued', side, unit: id, hex, turn },
      ]),
    );
  });

/** One hex of a side's lines of communication tonight, with those who left by it. */
type NightHex = Readonly<{ name: string; occupied: boolean; others: number; pursuers: readonly Pursuer[] }>;

/** The hexes the players name, and those they do not name but pursuers left by. */
const hexesTonight = (
  state: MoraleState,
  loser: Side,
  named: Command<'NightTerrain'>['hexes'],
): readonly NightHex[] => {
  const pursuers = pursuersNow(state).filter(({ side }) => side === otherSide(loser));
  const through = (name: string): readonly Pursuer[] => pursuers.filter(({ hex }) => hexKey(hex) === hexKey(name));
  const names = new Map(pursuers.map(({ hex }) => [hexKey(hex), hex] as const));
  for (const { name } of named) names.delete(hexKey(name));
  return [
    ...named.map((hex) => ({ ...hex, pursuers: through(hex.name) })),
    ...[...names.values()].map((name) => ({ name, occupied: false, others: 0, pursuers: through(name) })),
  ];
};

/** Ruling 64: who counts tonight, as the switches have it; the procedure does the sum. */
const countsTonight = (hexes: readonly NightHex[], onlyThroughHeldHex: boolean): readonly string[] =>
  hexes
    .filter(({ occupied }) => occupied || !onlyThroughHeldHex)
    .flatMap(({ pursuers }) => pursuers.map(({ unit }) => unit));

const tonightsCost = (
  { setup, turn }: MoraleState,
  morale: BySide<number>,
  loser: Side,
  hexes: readonly NightHex[],
): Step<MoraleMoved> =>
  costOfNight({
    morale,
    loser,
    hexes: hexes.map(({ name, occupied, others, pursuers }) => ({
      name,
      occupied,
      pursuers: pursuers.length + others,
      countedBefore: pursuers.filter(({ counted }) => counted).length,
    })),
    night: placeOf(setup, turn).turn.kind === 'night',
    onlyThroughHeldHex: isOn(setup, 'pursuitHeldHexOnly'),
    eachUnitOnce: isOn(setup, 'pursuitOnce'),
    other: undefined,
  });

const takenTonight = ({ setup, turn }: MoraleState, loser: Side, hexes: readonly NightHex[]): MoraleEvent => ({
  type: 'NightTerrainTaken',
  loser,
  turn,
  held: hexes.filter(({ occupied }) => occupied).map(({ name }) => name),
  pursuers: [...countsTonight(hexes, isOn(setup, 'pursuitHeldHexOnly'))],
  others: hexes.reduce((sum, { others }) => sum + others, 0),
});

/**
 * N20 12.7.3, 16.8.2, Ruling 64: once in a night turn a side pays for the hexes of its lines of communication that the
 * enemy holds, and for every unit that is after it.
 */
export const payForNight = (state: MoraleState, { loser, hexes: named }: Command<'NightTerrain'>): Play => {
  const keys = named.map(({ name }) => hexKey(name));
  const twice = new Set(keys).size < keys.length;
  const paid = state.morale.nights[loser] === state.turn;
  const faults: readonly Check[] = [
    [twice, TRACK_REFUSALS.HEX_TWICE],
    [paid, TRACK_REFUSALS.NIGHT_IS_PAID],
  ];
  return unless(faults, () =>
    withTrack(state, (now) => {
      const hexes = hexesTonight(state, loser, named);
      return settle(state, tonightsCost(state, now, loser, hexes), {
        first: () => [takenTonight(state, loser, hexes)],
        reasonOf: (rule) => (rule === 'N20 16.8.2' ? 'pursuit' : 'locAtNight'),
      });
    }),
  );
};

/** N20 16.8: an event lets a side take its units off the map, which is what opens the pursuit; or that time is over. */
export const allowExit = ({ morale }: MoraleState, { side, on }: Command<'AllowExit'>): Play =>
  morale.mayExit[side] === on
    ? refuse(TABLE_REFUSALS.NOTHING_CHANGED('N20 16.8'))
    : happened([{ type: 'ExitAllowed', side, on }]);
