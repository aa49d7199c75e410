import { damaging, entering, rallying, removing, repairing } from '../../testkit/plays';
import type { Seat } from '../../engine/sides';
import type { AppView } from '../../session/rule-sets';
import { battle, unit } from '../../testkit/battle';
import { procedureTap } from '../../testkit/random-procedures';
import { ALL_TAPS, SECRET_TAPS, anyTap, nextTap } from '../../testkit/random-player';
import { randomGame, randomSetup } from '../../testkit/random-setups';
import type { Seeded } from '../../testkit/seeded';
import { ARMY, CORPS, LEDGER } from '../../testkit/taps/army-taps';
import { ARRIVALS, CAMPAIGN } from '../../testkit/taps/campaign-taps';
import { ORDERS } from '../../testkit/taps/order-taps';
import { TABLE } from '../../testkit/taps/table-taps';
import { one } from '../../testkit/taps/tap';
import type { Make, Tap, Taps } from '../../testkit/taps/tap';

type View = (seat: Seat) => AppView;
export type Player = Readonly<{ setup: (chance: Seeded) => unknown; tap: (view: View, chance: Seeded) => Tap }>;

const somebody =
  (all: readonly Taps[]): Player['tap'] =>
  (view, chance) => {
    const { at, tap } = anyTap(view('table'), chance, all);
    return tap(view(at));
  };

const many = (taps: Taps, times: number): readonly Taps[] => Array.from({ length: times }, () => taps);

/** What few would come upon by chance: whom the view itself says can be rallied. */
const rally: Make = ({ view, chance }) => {
  const formation = one(
    chance,
    (view.corps?.formations ?? []).filter(({ rally }) => rally.candidates.length > 0),
  );
  const found = one(chance, formation?.rally.candidates ?? []);
  if (formation === null || found === null) return null;
  const units = [{ unit: found.unit, partner: found.partners[0] ?? null }];
  const { id } = formation.of.kind === 'formation' ? formation.of : { id: '' };
  return rallying(id, units, { inReserve: !chance.once(5) });
};

/** Whatever else the view names that is to be done between two fights. */
const NAMED: readonly Make[] = [
  rally,
  rally,
  ({ view, chance }) => {
    const found = one(chance, view.corps?.checks ?? []);
    return found === null ? null : removing([found.unit]);
  },
  ({ view, chance }) => {
    const span = one(chance, view.campaign?.spans ?? []);
    return span === null ? null : chance.pick([damaging, repairing])(span.id);
  },
  ({ view, chance }) => {
    const train = one(chance, view.campaign?.trains ?? []);
    return train === null
      ? null
      : chance.pick<Tap['command']>([entering(train.id), { type: 'ExitTrain', train: train.id }]);
  },
  () => ({ type: 'NextTurn' }),
];

const RECOVERY: Taps = { name: 'recovery', at: 'table', isPlayed: CORPS.isPlayed, makes: NAMED };

/** The same battle with its orders written down, and with all its units there. */
const withOrders = (chance: Seeded): unknown => {
  const setup = randomGame(chance);
  return { ...setup, switches: [...new Set([...setup.switches, 'orderSheets'])] };
};

/** With every turn there is, so that nights come in which those who were lost may be brought back. */
const withNights = (chance: Seeded): unknown => ({ ...randomGame(chance), turns: battle().turns });

/** Two brigades, their horse and guns against as many. */
const fight = (): unknown =>
  battle({
    units: [
      unit('a', 'f1', { nation: 'french', front: 6, reverse: 3, initiative: 4 }),
      unit('b', 'f1', { nation: 'french', front: 5, reverse: 2, initiative: 4 }),
      unit('h', 'f2', { arm: 'cavalry', nation: 'french', front: 4, reverse: 2, initiative: 4 }),
      unit('g', 'f2', { arm: 'footArtillery', nation: 'french', front: 6, reverse: 3, initiative: 4 }),
      unit('p', 's1', { nation: 'prussian', front: 5, reverse: 2, initiative: 3 }),
      unit('q', 's1', { nation: 'prussian', front: 4, reverse: null, initiative: 3 }),
      unit('c', 's2', { arm: 'cavalry', nation: 'prussian', front: 3, reverse: 1, initiative: 3 }),
    ],
  });

/** Who plays: with everything in it, mostly in secret, fighting, on to the last turn, by orders, in camp after the battle. */
export const PLAYERS: readonly [Player, ...Player[]] = [
  { setup: randomGame, tap: somebody(ALL_TAPS) },
  { setup: randomGame, tap: somebody(SECRET_TAPS) },
  {
    setup: fight,
    tap: (view, chance) => (chance.once(3) ? nextTap(view('table'), chance) : procedureTap(view('table'), chance)),
  },
  { setup: randomSetup, tap: (view, chance) => nextTap(view('table'), chance) },
  { setup: withOrders, tap: somebody([...many(ORDERS, 8), TABLE, LEDGER]) },
  { setup: withNights, tap: somebody([...many(ARMY, 3), ...many(RECOVERY, 6), CORPS, CAMPAIGN, ARRIVALS, TABLE]) },
];
