import type { AppView } from '../../session/rule-sets';
import { CHITS_OF } from '../../rules/n20/index';
import type { OwnEvents, Role } from '../../rules/n20/index';
import { idOf, one, unitsOf } from './tap';
import type { At, Make, Taps } from './tap';

const ownOf = ({ view: { events }, side }: At): OwnEvents | undefined => events?.own.find((own) => own.side === side);
const anyRetain = ({ chance }: At): string => `retain ${String(chance.roll(12))}`;

/** N20 5.0: what a side does with cards that it alone has seen. */
const HAND_MAKES: readonly Make[] = [
  (at) => ({
    type: 'PutEventCard',
    side: at.side,
    card: one(at.chance, ownOf(at)?.dealt ?? [])?.card ?? anyRetain(at),
  }),
  ({ side }) => ({ type: 'KeepEvent', side }),
  (at) => (ownOf(at)?.mayKeep === true ? { type: 'KeepEvent', side: at.side } : null),
  (at) => (ownOf(at)?.mayKeep === true ? { type: 'KeepEvent', side: at.side } : null),
  ({ side }) => ({ type: 'ShowEvent', side }),
  (at) => ({ type: 'PlayKept', side: at.side, card: one(at.chance, ownOf(at)?.hand ?? [])?.card ?? anyRetain(at) }),
];

const RESOLVE: Make = ({ chance }) => ({
  type: 'ResolveEvent',
  carriedOut: chance.once(2),
  then: chance.pick(['discard', 'reshuffle', 'remove']),
});

const DECK_MAKES: readonly Make[] = [
  ({ chance }) => ({ type: 'SetUpEvents', deck: chance.once(12) ? 'real' : 'app' }),
  ({ side }) => ({ type: 'DrawEvent', side }),
  ({ side }) => ({ type: 'DrawEvent', side }),
  RESOLVE,
  RESOLVE,
  ({ chance }) => ({ type: chance.once(3) ? 'ReshuffleEvents' : 'ReshuffleSpecials' }),
  ({ view, side, chance }) => ({
    type: 'EnterEvent',
    side,
    card: one(chance, view.events?.nameable ?? []) ?? 'reveal 1',
  }),
  ({ side }) => ({ type: 'EnterKept', side }),
];

const FIGHT = { type: 'GiveToProcedure', procedure: 'n20/battle' } as const;
const anyIds = ({ view, chance }: At): readonly string[] =>
  view.army.units
    .filter(() => chance.once(2))
    .slice(0, 12)
    .map(({ unit }) => unit.id);

const MATRIX_MAKES: readonly Make[] = [
  ({ side, chance }) => ({
    type: 'OpenMatrix',
    attacker: side,
    askedBy: side,
    defenderIn: chance.pick(['open', 'town']),
  }),
  ({ chance }) => ({ type: 'GoToStep', step: chance.pick(['combat-first', 'combat-second']) }),
  ({ side }) => ({ type: 'DeclineMatrix', side }),
  () => ({ type: 'CommitReserves', attackerHalves: 0, defenderHalves: 0 }),
  () => ({ type: 'RevealManeuvers' }),
  (at) => ({ type: 'RevealManeuvers', named: { attackers: anyIds(at), defenders: anyIds(at) } }),
  ({ view, chance }) => ({
    ...FIGHT,
    after: 0,
    input: view.matrix?.battle?.fight,
    ...(chance.once(2) ? { option: chance.pick(['DR', 'AB', 'N']) } : {}),
  }),
  ({ view, chance }) => {
    const input = view.matrix?.battle?.fight;
    return { ...FIGHT, type: 'ApplyProcedure', ...(chance.once(2) ? { input } : {}) };
  },
  ({ chance }) => (chance.once(3) ? { type: 'AbandonMatrix', reason: 'wrong battle' } : { type: 'CloseMatrix' }),
  ({ side, chance }) => ({ type: 'ChangeMorale', side, halves: chance.roll(5) - 3, reason: 'other' }),
  (at) => ({ type: 'RecordLoss', unit: idOf(at.chance, unitsOf(at)), cause: at.chance.pick(['routed', 'broken']) }),
  ({ side }) => ({ type: 'CommitGuard', side }),
];

const played = ({ events }: AppView): boolean => events !== undefined && events.method !== 'none';

export const EVENT_HAND: Taps = { name: 'event hand', at: 'desk', isPlayed: played, makes: HAND_MAKES };
export const EVENT_DECK: Taps = { name: 'event deck', at: 'table', isPlayed: played, makes: DECK_MAKES };
/** N20 9.0, 12.1: the matrix and the morale track. */
export const MATRIX: Taps = {
  name: 'matrix',
  at: 'table',
  isPlayed: ({ matrix }) => matrix !== undefined,
  makes: MATRIX_MAKES,
};
export const MANEUVER: Taps = {
  name: 'maneuver',
  at: 'desk',
  isPlayed: ({ matrix }) => matrix !== undefined,
  makes: [
    ({ chance }) => ({
      type: 'PickManeuver',
      maneuver: one(chance, CHITS_OF[chance.pick<Role>(['attack', 'defense'])]) ?? 'Hold',
    }),
  ],
};
