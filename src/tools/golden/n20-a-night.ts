import type { Side } from '../../engine/sides';
import { otherSide } from '../../engine/sides';
import type { Faces } from '../../engine/step';
import type { AppView } from '../../session/rule-sets';
import { DIE, N20_SETUP } from './n20-setup';
import { atDesk, dice, play, resolves, table } from './script';
import type { Line } from './script';

/** N20: two days and the night between them, with the matrix by markers, special cards among the events, and an end. */

/** Of the four that were dealt, one goes into the deck. */
const putsIn = (side: Side, at: number): readonly Line[] => [
  table({ type: 'OpenDesk', side }),
  play(side, (view) => ({ type: 'PutEventCard', side, card: ownOf(view, side).dealt[at]?.card })),
];
const ownOf = ({ events }: AppView, side: Side) => {
  const found = events?.own.find((one) => one.side === side);
  if (found === undefined) throw new Error(`no cards of ${side}`);
  return found;
};

type Then = 'discard' | 'reshuffle' | 'remove';

/** A card is drawn and looked at alone; what may be kept is kept, all else is shown and done with. */
const draws = (side: Side, then: Then = 'discard'): readonly Line[] => [
  table({ type: 'GoToStep', step: `event-${side}` }),
  table({ type: 'DrawEvent', side }),
  table({ type: 'OpenDesk', side }),
  play(side, (view) => ({ type: ownOf(view, side).mayKeep ? 'KeepEvent' : 'ShowEvent', side })),
  table(({ events }) =>
    (events?.shown ?? null) === null
      ? { type: 'GoToStep', step: `movement-${side}` }
      : { type: 'ResolveEvent', carriedOut: true, then },
  ),
];
/** The first card of the hand comes down. */
const playsKept = (side: Side): readonly Line[] => [
  table({ type: 'OpenDesk', side }),
  play(side, (view) => ({ type: 'PlayKept', side, card: ownOf(view, side).hand[0]?.card })),
];

type Fight = Readonly<{
  attack: string;
  defense: string;
  attackers: readonly string[];
  defenders: readonly string[];
  pays?: Readonly<Partial<Record<Side, object>>>;
  terrain?: number;
  reaction?: boolean;
  die?: Faces;
}>;

const picks = (side: Side, maneuver: string): readonly Line[] => [
  table({ type: 'OpenDesk', side }),
  play(side, { type: 'PickManeuver', maneuver }),
];

/** A battle by the matrix: both pick, reserves are paid, the chits are turned up, one die, and it goes into the game. */
const fights = (attacker: Side, fight: Fight): readonly Line[] => {
  const { attack, defense, attackers, defenders, pays = {}, terrain = 0, reaction = false, die } = fight;
  return [
    table({
      type: 'OpenMatrix',
      attacker,
      askedBy: attacker,
      duringReaction: reaction,
      markerInReach: true,
      phasingInReach: !reaction,
    }),
    ...picks(attacker, attack),
    ...picks(otherSide(attacker), defense),
    table({ type: 'PayReserves', first: {}, second: {}, ...pays }),
    table({ type: 'RevealManeuvers', named: { attackers, defenders } }),
    resolves(
      'n20/battle',
      (view) => ({ ...view.matrix?.battle?.fight, terrain }),
      ...(die === undefined ? [] : [dice(...die)]),
    ),
  ];
};

const step = (id: string): Line => table({ type: 'GoToStep', step: id });
const marker = (side: Side, of: string): Line => table({ type: 'PlaceMarker', side, unit: of });
const loses = (of: string, cause: string): Line => table({ type: 'RecordLoss', unit: of, cause });
const recovers = (...of: readonly (readonly [string, string])[]): Line =>
  resolves('n20/recovery', () => ({ units: of.map(([name, nextTo]) => ({ name, nextTo })) }));

const MORNING: readonly Line[] = [
  table({ type: 'SetMorale', morale: { first: 9, second: 21 } }),
  marker('first', 'davout'),
  marker('second', 'barclay'),
  table({ type: 'SetUpEvents', deck: 'app' }),
  ...putsIn('first', 0),
  ...putsIn('second', 2),
  ...draws('first'),
  step('movement-first'),
  marker('first', 'ney'),
  step('reaction-first'),
  step('combat-first'),
  ...fights('first', {
    attack: 'Charge',
    defense: 'Hold',
    attackers: ['davout', 'murat'],
    defenders: ['platov'],
    pays: { first: { reserveHalves: 2 } },
    die: [3],
  }),
  table({ type: 'CommitGuard', side: 'first', costHalves: 2 }),
  ...draws('second', 'reshuffle'),
  step('movement-second'),
  recovers(['davout', 'noEnemy']),
  step('reaction-second'),
  ...fights('first', {
    attack: 'Feint',
    defense: 'Counterattack',
    attackers: ['ney'],
    defenders: ['tuchkov'],
    reaction: true,
    die: [5],
  }),
  step('combat-second'),
  ...fights('second', { attack: 'Bombard', defense: 'Fall Back', attackers: ['barclay'], defenders: ['ney'] }),
  table({ type: 'DeclineMatrix', side: 'second' }),
  resolves(
    'n20/battle',
    (view) => ({
      attackers: [view.procedure?.unitInputs['uvarov']],
      defenders: [view.procedure?.unitInputs['cadre']],
      crt: {
        by: 'difference',
        columns: [
          { label: '0', attack: 0, defense: 0 },
          { label: '+2', attack: 2, defense: 0 },
        ],
      },
      rows: DIE.map((key) => ({ key, cells: ['DB', 'AR'] })),
    }),
    dice(4),
  ),
  loses('jaegers', 'routed'),
  table({ type: 'NextTurn' }),
];

const EVENING: readonly Line[] = [
  ...draws('first', 'remove'),
  step('movement-first'),
  marker('first', 'davout'),
  table({ type: 'ChangeMorale', side: 'first', halves: 2, reason: 'objective' }),
  table({ type: 'ChangeMorale', side: 'second', halves: -2, reason: 'other', note: 'a village burnt' }),
  { kind: 'undo' },
  { kind: 'redo' },
  resolves('n20/matrix', (view) => ({
    attack: 'Advance',
    defense: 'Hold',
    attackers: [view.procedure?.unitInputs['davout']],
    defenders: [view.procedure?.unitInputs['tuchkov']],
    crt: {
      by: 'difference',
      columns: [
        { label: '0', attack: 0, defense: 0 },
        { label: '+2', attack: 2, defense: 0 },
      ],
    },
  })),
  step('combat-first'),
  ...fights('first', {
    attack: 'Outflank',
    defense: 'Envelop',
    attackers: ['ney', 'guns'],
    defenders: ['uvarov'],
    terrain: 1,
    pays: { second: { reserveHalves: 2, guard: false } },
    die: [6],
  }),
  table({ type: 'AllowExit', side: 'second', on: true }),
  table({ type: 'WithdrawUnit', unit: 'barclay', ownerPoints: 1 }),
  table({
    type: 'PursueWith',
    unit: 'murat',
    hex: 'Semenovskaya',
    facts: { hexHeldByAnother: true, movedThere: true },
  }),
  table({ type: 'AllowExit', side: 'second', on: false }),
  ...draws('second'),
  table({ type: 'ReshuffleEvents' }),
  ...playsKept('second'),
  step('combat-second'),
  table({ type: 'OpenMatrix', attacker: 'second', askedBy: 'second', duringReaction: false, markerInReach: true }),
  ...picks('second', 'Advance'),
  table({ type: 'AbandonMatrix', reason: 'the other corps was meant' }),
  table({ type: 'RecordLossOf', side: 'second', strength: 2, cause: 'routed' }),
  table({ type: 'NextTurn' }),
];

const NIGHT: readonly Line[] = [
  ...draws('first'),
  step('rally-first'),
  table(
    { type: 'SpendOnRally', side: 'first', units: [{ unit: 'cadre', needs: 5 }], spend: 'onSome', on: ['cadre'] },
    [6],
  ),
  step('locMorale-first'),
  table({ type: 'NightTerrain', loser: 'second', hexes: [{ name: 'Semenovskaya', occupied: true, others: 1 }] }),
  step('recover-first'),
  table({ type: 'ChangeMorale', side: 'first', halves: 2, reason: 'recovery' }),
  step('rally-second'),
  table(
    {
      type: 'SpendOnRally',
      side: 'second',
      units: [{ unit: 'jaegers', needs: 4 }, { unit: 'platov' }],
      spend: 'onAll',
    },
    [5],
  ),
  table({ type: 'PlaceUnit', unit: 'cadre', place: 'map' }),
  table({ type: 'NextTurn' }),
];

const END: readonly Line[] = [
  ...draws('first'),
  step('combat-first'),
  ...fights('first', {
    attack: 'Advance',
    defense: 'Cordon',
    attackers: ['davout', 'ney', 'cadre'],
    defenders: ['tuchkov'],
    die: [6],
  }),
  { kind: 'correct', back: 2, reason: 'the die lay on its edge' },
  resolves('n20/battle', (view) => ({ ...view.matrix?.battle?.fight, terrain: 0 }), dice(2)),
  ...atDesk('second'),
  table({ type: 'SetHexes', side: 'first', enemyObjectives: 2, enemyLoc: 1, fortresses: 0, redoubts: 1 }),
  table({ type: 'SetHexes', side: 'second', enemyObjectives: 0, enemyLoc: 0, fortresses: 1, redoubts: 0 }),
  table({ type: 'EndGame' }),
];

export const N20_A_NIGHT = {
  rules: 'n20',
  setup: N20_SETUP,
  chance: 2,
  lines: [...MORNING, ...EVENING, ...NIGHT, ...END],
} as const;
