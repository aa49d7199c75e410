import { unless } from '../../../engine/step';
import type { Check, Step } from '../../../engine/step';
import type { BySide } from '../../../engine/sides';
import type { ArmyEvent } from '../../common/army/army';
import { spendOnRally } from '../morale/rally-spending';
import type { Rallied, Rallying } from '../morale/rally-spending';
import type { MoraleCommand } from './model';
import { settle } from './settle';
import { knownUnit, withTrack } from './state';
import type { KnownUnit, MoraleState, Play } from './state';
import { TRACK_REFUSALS } from '../morale/vocabulary';

type Spending = Extract<MoraleCommand, { type: 'SpendOnRally' }>;

/** Two units may bear one name; the working must still tell them apart. */
const labelsOf = (state: MoraleState, ids: readonly string[]): ReadonlyMap<string, string> => {
  const labels = new Map<string, string>();
  const nameOf = (id: string): string => knownUnit(state, id)?.unit.name ?? id;
  for (const id of ids) {
    const same = [...labels.keys()].filter((other) => other !== id && nameOf(other) === nameOf(id)).length;
    if (!labels.has(id)) labels.set(id, same === 0 ? nameOf(id) : `${nameOf(id)} (${same + 1})`);
  }
  return labels;
};

const GONE: readonly string[] = ['pursuing', 'withdrawn', 'peu', 'exited', 'exitedLost'];

/** Broken units stand off the map; on it only those with a rout marker can be rallied. */
const isRallyable = ({ standing: { place, marks } }: KnownUnit): boolean =>
  place === 'uar' || (place === 'map' && marks.includes('routed'));

const faultsOf = (state: MoraleState, { side, units }: Spending): readonly Check[] => {
  const known = units.map(({ unit }) => knownUnit(state, unit)).filter((one) => one !== null);
  return [
    [known.some((one) => one.side !== side), TRACK_REFUSALS.NOT_OF_THAT_SIDE('N20 12.7.2')],
    [known.some(({ standing }) => GONE.includes(standing.place)), TRACK_REFUSALS.GONE_FOR_GOOD],
    [!known.every(isRallyable), TRACK_REFUSALS.NOT_ROUTED_OR_BROKEN],
  ];
};

/** Whoever rallied on the map loses the rout marker; whoever was broken waits to be placed, whole again. */
const afterRally = (state: MoraleState, ids: readonly string[]): readonly ArmyEvent[] => {
  const known = ids.map((id) => knownUnit(state, id)).filter((one) => one !== null);
  const lifts = known.flatMap(({ unit, standing }) =>
    standing.place === 'map' ? [{ unit: unit.id, mark: 'routed' } as const] : [],
  );
  const back = known.filter(({ standing }) => standing.place === 'uar');
  return [
    ...(lifts.length === 0 ? [] : [{ type: 'MarksLifted', lifts } as const]),
    ...back.map(({ unit }): ArmyEvent => ({ type: 'UnitPlaced', unit: unit.id, place: 'recovered', stepsLost: 0 })),
  ];
};

/** The procedure knows units by name, and answers in the order it was asked. */
const spendingOn = (
  state: MoraleState,
  morale: BySide<number>,
  { side, units, spend, on }: Spending,
): Step<Rallied> => {
  const labels = labelsOf(
    state,
    units.map(({ unit }) => unit),
  );
  const named = (id: string): string => labels.get(id) ?? id;
  return spendOnRally({
    morale,
    side,
    spend,
    units: units.map(({ unit, needs = null }) => ({ name: named(unit), needs })),
    on: on.map(named),
    other: undefined,
  });
};

/**
 * N20 12.7.2, Ruling 62: half a point for one unit's rally roll, or a whole one for all of them, paid before the dice. Where
 * the total that rallies is known the dice are thrown here and now.
 */
export const rally = (state: MoraleState, command: Spending): Play =>
  unless(faultsOf(state, command), () =>
    withTrack(state, (morale) => {
      const { side, units, spend } = command;
      const told = ({ name, bonus, result }: Rallying, i: number) => ({ unit: units[i]?.unit ?? name, bonus, result });
      return settle(state, spendingOn(state, morale, command), {
        first: ({ units: tried }) => {
          const all = tried.map(told);
          const rallied = all.filter(({ result }) => result === 'rallied').map(({ unit }) => unit);
          return [{ type: 'MoraleSpentOnRally', side, spend, units: all }, ...afterRally(state, rallied)];
        },
        reasonOf: () => 'rally',
        barrier: units.some(({ needs }) => needs !== undefined),
      });
    }),
  );
