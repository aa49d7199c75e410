import { inDanger, rallying, removing } from '../../../../testkit/plays';
import { SIDES } from '../../../../engine/sides';
import type { Seat, Side } from '../../../../engine/sides';
import { battle, formation, leader, unit } from '../../../../testkit/battle';
import type { Seeded } from '../../../../testkit/seeded';
import type { Setup } from '../../../common/index';
import type { Switch } from '../../../list';
import { OPERATIONS } from '../corps';
import { FOLLOW_UP_IDS } from '../follow-up-table';

/** Two armies of every make: limits or none, one-step and huge units, divisions, wings. */
export const randomArmies = (chance: Seeded, switches: readonly Switch[]): Setup => {
  const leaders = SIDES.flatMap((side) => [
    leader(`${side}-oc`, side, chance.roll(5), { level: chance.once(5) ? null : 10 + chance.roll(40) }),
    leader(`${side}-wc`, side, chance.roll(4), { role: 'WC', under: chance.once(2) ? `${side}-oc` : null }),
  ]);
  const formations = SIDES.flatMap((side) =>
    Array.from({ length: 4 }, (_, i) =>
      formation(`${side}-f${String(i)}`, side, {
        kind: chance.pick(['corps', 'corps', 'cavalryCorps', 'division']),
        limit: chance.once(4) ? null : 3 + chance.roll(15),
        under: chance.once(3) ? `${side}-wc` : null,
      }),
    ),
  );
  const units = formations.flatMap(({ id }) =>
    Array.from({ length: 2 + chance.roll(4) }, (_, i) => {
      const front = 1 + chance.roll(9);
      return unit(`${id}-u${String(i)}`, id, {
        front,
        reverse: chance.once(3) ? null : Math.ceil(front / 2),
        initiative: chance.roll(4),
        division: chance.pick(['1st', '2nd', '3rd']),
        arm: chance.pick(['infantry', 'cavalry', 'footArtillery']),
      });
    }),
  );
  return battle({ leaders, formations, units }, switches);
};

export type Tap = Readonly<{ type: string } & Record<string, unknown>>;
type Of = (setup: Setup, chance: Seeded, side: Side) => Tap;

const one = <T>(chance: Seeded, list: readonly T[]): T => {
  const found = list[chance.roll(list.length) - 1];
  if (found === undefined) throw new Error('nothing to choose from');
  return found;
};
const someUnit = ({ units }: Setup, chance: Seeded, side: Side): string =>
  one(
    chance,
    units.filter(({ id }) => id.startsWith(side)),
  ).id;
/** One of a few, so that what is marked is found again. */
const oneOfFew = ({ units }: Setup, chance: Seeded, side: Side): string =>
  one(chance, units.filter(({ id }) => id.startsWith(side)).slice(0, 2)).id;
const someFormation = ({ formations }: Setup, chance: Seeded, side: Side): string =>
  one(
    chance,
    formations.filter((candidate) => candidate.side === side),
  ).id;
const maybeDivision = (chance: Seeded): string | null => (chance.once(4) ? chance.pick(['1st', '2nd', '3rd']) : null);

/** What is written about limits: on the table, or on a desk where demoralization is hidden. */
export const LEDGER_TAPS: readonly Of[] = [
  (setup, chance, side) => ({
    type: 'RecordOperation',
    formation: someFormation(setup, chance, side),
    division: maybeDivision(chance),
    what: chance.pick(OPERATIONS),
  }),
  (setup, chance, side) => ({
    type: 'SetNeighbours',
    formation: someFormation(setup, chance, side),
    division: maybeDivision(chance),
    near: chance.once(4) ? [] : [someFormation(setup, chance, side), someFormation(setup, chance, side)],
  }),
  (setup, chance, side) => ({
    type: 'CountLosses',
    of: chance.once(3)
      ? { kind: 'army', id: `${side}-oc` }
      : { kind: 'formation', id: someFormation(setup, chance, side) },
    lost: chance.roll(12) - 1,
  }),
  (setup, chance, side) => ({
    type: 'SetDivision',
    formation: someFormation(setup, chance, side),
    division: chance.pick(['1st', '2nd', '3rd']),
    ownOrders: !chance.once(4),
    withinCommanderRange: chance.once(2),
  }),
];

/** What everybody sees happen. */
export const TABLE_TAPS: readonly Of[] = [
  (setup, chance, side) => ({ type: 'LoseStep', unit: someUnit(setup, chance, side) }),
  (setup, chance, side) => ({ type: 'LoseStep', unit: someUnit(setup, chance, side) }),
  (setup, chance, side) => ({
    type: 'PlaceUnit',
    unit: someUnit(setup, chance, side),
    place: chance.pick(['map', 'map', 'map', 'uar', 'peu', 'exitedLost', 'recovered']),
  }),
  (setup, chance, side) => ({ type: 'PutMark', units: [oneOfFew(setup, chance, side)], mark: 'disrupted' }),
  (_, chance, side) => ({
    type: 'RecordHq',
    leader: `${side}-oc`,
    what: chance.pick(['destroyed', 'back']),
  }),
  (setup, chance, side) =>
    inDanger(someFormation(setup, chance, side), { cause: chance.pick(['combat', 'displaced']) }),
  (setup, chance, side) => ({
    type: 'SetFollowUp',
    id: chance.pick(FOLLOW_UP_IDS),
    of: chance.pick([someFormation(setup, chance, side), `${side}-oc`, side]),
    value: chance.roll(3) - 1,
  }),
  (_, chance, side) => ({ type: 'RecordGuard', side, lowersLevel: chance.once(2) }),
  () => ({ type: 'NextTurn' }),
];

/** What depends on who is demoralized. */
export const JUDGED_TAPS: readonly Of[] = [
  (setup, chance, side) => {
    const leaderFormation = someFormation(setup, chance, side);
    const his = setup.units.filter((candidate) => candidate.formation === leaderFormation);
    const [unitId, partner] = [one(chance, his).id, one(chance, his).id];
    return rallying(leaderFormation, [{ unit: unitId, partner: chance.once(3) ? partner : null }]);
  },
  (setup, chance, side) => removing([oneOfFew(setup, chance, side)]),
];

export const tapOf = (taps: readonly Of[], setup: Setup, chance: Seeded, side: Side): Tap =>
  one(chance, taps)(setup, chance, side);

/** Who sits at which seat: the owner at his own desk, or the closed table. */
export const seatFor = (chance: Seeded, side: Side): Seat => (chance.once(2) ? side : 'table');
