import { formationsOf, idOf, one } from './tap';
import type { At, Make, Taps } from './tap';

const deskOf = ({ view: { hidden }, side }: At) => hidden?.desks.find((desk) => desk.side === side);
const marchOf = (at: At): string =>
  one(at.chance, deskOf(at)?.marches ?? [])?.id ?? `${at.side}-h${String(at.chance.roll(2))}`;
const corpsOf = (at: At): unknown => {
  const id = idOf(at.chance, formationsOf(at));
  return at.chance.once(6) ? { kind: 'division', id, division: '1st' } : { kind: 'formation', id };
};
const routeOf = ({ chance }: At): readonly string[] =>
  chance.pick<readonly string[]>([['Wavre'], ['Wavre', 'Limal'], ['Secret Ford', 'Ligny']]);
const jamsOf = (at: At): readonly unknown[] =>
  at.chance.once(3) ? [{ march: marchOf(at), turns: at.chance.roll(3) - 1 }] : [];

const DESK_MAKES: readonly Make[] = [
  (at) => ({
    type: 'BeginHiddenMarch',
    of: one(at.chance, deskOf(at)?.mayMarch ?? [])?.of ?? corpsOf(at),
    route: routeOf(at),
    going: at.chance.pick(['march', 'retreat', 'other']),
    jams: jamsOf(at),
  }),
  (at) => ({ type: 'BeginHiddenMarch', of: corpsOf(at), route: routeOf(at) }),
  (at) => ({
    type: 'ChangeHiddenRoute',
    march: marchOf(at),
    route: routeOf(at),
    why: at.chance.pick(['localDecision', 'newOrder']),
    jams: jamsOf(at),
  }),
  (at) => ({
    type: 'RollDiscovery',
    march: marchOf(at),
    nearestEnemyHq: at.chance.pick(['austrian', 'russian', 'other']),
  }),
  (at) => ({ type: 'RollDiscovery', march: marchOf(at), nearestEnemyHq: 'other' }),
  (at) => ({ type: 'RevealHidden', march: marchOf(at), by: at.chance.pick(['sight', 'owner']) }),
  ({ view, side, chance }) =>
    view.hidden?.forces === true ? { type: 'SetDummies', side, count: chance.roll(4) - 1 } : null,
  ({ view, side }) => (view.hidden?.forces === true ? { type: 'RevealDummy', side } : null),
];

/** NLC 20.1, MOP 37.10: marches plotted, turned aside, found and shown, and the dummies among them. */
export const HIDDEN: Taps = {
  name: 'hidden',
  at: 'desk',
  isPlayed: ({ hidden }) => hidden !== undefined,
  makes: DESK_MAKES,
};

/** MOP 37.11: what vedettes report, for all to see. */
export const VEDETTES: Taps = {
  name: 'vedettes',
  at: 'table',
  isPlayed: ({ hidden }) => hidden?.vedettes === true,
  makes: [
    ({ chance }) => ({ type: 'SpotForce', name: 'a stack near Wavre', turns: chance.roll(3) }),
    ({ view, chance }) => ({
      type: 'LiftSpotted',
      spotted: idOf(chance, view.hidden?.spotted ?? []),
      revealed: chance.once(2),
    }),
  ],
};
