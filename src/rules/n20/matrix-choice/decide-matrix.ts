import { byType } from '../../../engine/by-type';
import type { Decision, Fact } from '../../../engine/rule-set';
import { heldOf, otherSide } from '../../../engine/sides';
import type { BySide, Seat, Side } from '../../../engine/sides';
import { accept, andThen, refuse, rollDice, unless } from '../../../engine/step';
import type { Check, Step } from '../../../engine/step';
import type { Setup } from '../../common/setup/setup';
import type { ArmyTable } from '../../common/army/army';
import { happened } from '../../common/table';
import type { CommonEvent } from '../../common/table';
import { matrixFaults } from '../combat/matrix-use';
import { titleTable } from '../combat/title-table';
import { fighters } from '../combat/unit-input';
import { ATTACK_MANEUVERS, DEFENSE_MANEUVERS } from '../tables/lookups';
import { CHITS_OF, pickerOf, roleOf, stageOf, usedIn } from './matrix-choice';
import type {
  AnyManeuver,
  MatrixBattle,
  MatrixCommand,
  MatrixDesk,
  MatrixEvent,
  MatrixTable,
  MatrixUmpire,
} from './matrix-choice';
import { readRevealed } from './reveal';
import { SOLO_DIE, SOLO_RULE, soloManeuver } from './solo-weights';
import { MATRIX_REFUSALS } from './vocabulary';

/** All that stands on the table, on both desks and with the umpire, as far as the matrix is concerned. */
export type MatrixState = Readonly<{
  setup: Setup;
  turn: number;
  /** The step of the sequence that was reached. */
  step: string;
  /** Whose desk stands open. */
  desk: Side | null;
  army: ArmyTable;
  matrix: MatrixTable;
  desks: BySide<MatrixDesk>;
  umpire: MatrixUmpire;
}>;

/** What is seen of it, whatever the turn and the step. */
export type MatrixSeen = Omit<MatrixState, 'turn' | 'step' | 'desk'>;

/** Sealing a chit also leaves the desk. */
type Fallout = MatrixEvent | Extract<CommonEvent, { type: 'DeskClosed' }>;
type Outcome = Step<Decision<Fallout>>;
type Command<Type extends MatrixCommand['type']> = Extract<MatrixCommand, { type: Type }>;
type Opened = Extract<MatrixEvent, { type: 'MatrixOpened' }>;

/**
 * N20 9.0, Ruling 69: a battle comes to the matrix because somebody who may asks for it. In a reaction it is the other
 * player who attacks, in the phasing one's turn. Played Fun or Furious the phasing player is heard first.
 */
const openMatrix = (state: MatrixState, command: Command<'OpenMatrix'>): Outcome => {
  const { setup, turn, step, matrix } = state;
  const method = setup.title.matrix;
  if (method === 'none') return refuse(MATRIX_REFUSALS.NO_MATRIX_IN_THIS_GAME);
  const { attacker, askedBy, duringReaction, absent = null } = command;
  const phasing = duringReaction ? otherSide(attacker) : attacker;
  const opened = { battle: matrix.count + 1, attacker, askedBy, phasing, absent, turn, step } as const;
  const used = usedIn(state).includes(phasing);
  const who = askedBy === phasing ? 'phasing' : 'other';
  const isHeard = method === 'Furious' || command.phasingInReach;
  return unless(
    [
      [matrix.battle !== null, MATRIX_REFUSALS.MATRIX_IS_OPEN],
      [absent !== null && setup.playMode !== 'solo', MATRIX_REFUSALS.NOBODY_IS_ABSENT],
      ...matrixFaults({ ...command, method, askedBy: who, usedThisPhase: used }),
      [who === 'other' && isHeard && matrix.declined !== phasing, MATRIX_REFUSALS.PHASING_PLAYER_DECLARES_FIRST],
    ],
    () => open({ type: 'MatrixOpened', ...opened }),
  );
};

/** Solo: the app lays down the absent side's chit before the player looks at his own. Its die is nobody's to see. */
const open = (opened: Opened): Outcome => {
  const { absent, battle } = opened;
  if (absent === null) return happened([opened]);
  const role = roleOf(opened, absent);
  return rollDice(
    { rule: SOLO_RULE, purpose: 'absentManeuver', count: 1, sides: SOLO_DIE, reading: 'ordered', secret: true },
    ([face = 1]) => {
      const maneuver = soloManeuver(role, face);
      return accept({
        facts: [
          { scope: 'table', event: opened },
          { scope: 'umpire', event: { type: 'AbsentChose', battle, side: absent, maneuver, face } },
          { scope: 'table', event: { type: 'ManeuverSealed', side: absent } },
        ],
        barrier: true,
      });
    },
  );
};

/** Ruling 69: once the phasing player has declined, the other may ask. Played Fast, nobody else may, so nothing is declined. */
const declineMatrix = ({ setup, matrix }: MatrixState, { side }: Command<'DeclineMatrix'>): Outcome =>
  unless(
    [
      [setup.title.matrix === 'none', MATRIX_REFUSALS.NO_MATRIX_IN_THIS_GAME],
      [setup.title.matrix === 'Fast', MATRIX_REFUSALS.NOTHING_TO_DECLINE],
      [matrix.battle !== null, MATRIX_REFUSALS.MATRIX_IS_OPEN],
    ],
    () => happened([{ type: 'MatrixDeclined', side }]),
  );

/**
 * N20 9.0, step A.1: one chit of one's own five, in secret and for good. Whether it is refused hangs on what the table knows
 * and never on a chit that lies there.
 */
const pickManeuver = (state: MatrixState, { maneuver }: Command<'PickManeuver'>, seat: Seat): Outcome => {
  const { battle } = state.matrix;
  if (battle === null) return refuse(MATRIX_REFUSALS.NO_MATRIX_OPEN);
  const picker = pickerOf(battle);
  const side = sideAt(state, seat, picker);
  if (side === null) return refuse(MATRIX_REFUSALS.PICKED_AT_THE_DESK);
  return unless(
    [
      [battle.sealed.includes(side), MATRIX_REFUSALS.MANEUVER_IS_SEALED],
      [picker !== side, MATRIX_REFUSALS.ATTACKER_PICKS_FIRST],
      [!CHITS_OF[roleOf(battle, side)].includes(maneuver), MATRIX_REFUSALS.NOT_ONE_OF_HIS_CHITS],
    ],
    () => accept({ facts: sealing(state, battle, side, maneuver), barrier: true }),
  );
};

/** Whose hand it is. A solo player picks for whoever's turn it is; when it is nobody's, both sides have their chit down. */
const sideAt = ({ setup }: MatrixState, seat: Seat, picker: Side | null): Side | null => {
  if (seat === 'table') return null;
  if (seat !== 'solo') return seat;
  return setup.playMode === 'solo' ? (picker ?? 'first') : null;
};

/** The desk's own fact comes first: the command then stands with it, and the chit's name with nobody else. */
const sealing = (
  { desk }: MatrixState,
  { battle }: MatrixBattle,
  side: Side,
  maneuver: AnyManeuver,
): readonly Fact<Fallout>[] => [
  { scope: heldOf(side), event: { type: 'ManeuverChosen', battle, maneuver } },
  { scope: 'table', event: { type: 'ManeuverSealed', side } },
  ...(desk === side ? [{ scope: 'table', event: { type: 'DeskClosed', side } } as const] : []),
];

/** Goes on with the battle in hand, if there is one. */
const inBattle = ({ matrix }: MatrixState, goOn: (battle: MatrixBattle) => Outcome): Outcome =>
  matrix.battle === null ? refuse(MATRIX_REFUSALS.NO_MATRIX_OPEN) : goOn(matrix.battle);

/** What bars a command that belongs between the two chits and their turning up. */
const notInReserves = (battle: MatrixBattle): readonly Check[] => {
  const stage = stageOf(battle);
  return [
    [stage === 'revealed', MATRIX_REFUSALS.MANEUVERS_ARE_REVEALED],
    [stage !== 'reserves', MATRIX_REFUSALS.MANEUVERS_NOT_CHOSEN],
  ];
};

/** N20 9.0, steps B to E: what each side spends on reserves or the Guard, after both have picked and before either knows. */
const commitReserves = (state: MatrixState, { attackerHalves, defenderHalves }: Command<'CommitReserves'>): Outcome =>
  inBattle(state, (battle) =>
    unless([...notInReserves(battle), [battle.spent !== null, MATRIX_REFUSALS.RESERVES_ARE_COMMITTED]], () =>
      happened([{ type: 'ReservesCommitted', attackerHalves, defenderHalves }]),
    ),
  );

/** N20 9.0, step F.1: both chits turned up together. */
const revealManeuvers = (state: MatrixState, command: Command<'RevealManeuvers'>): Outcome =>
  inBattle(state, (battle) =>
    unless(notInReserves(battle), () => {
      const { spent } = battle;
      if (spent === null) return refuse(MATRIX_REFUSALS.RESERVES_NOT_COMMITTED);
      const attack = ATTACK_MANEUVERS.find((one) => one === chitOf(state, battle, battle.attacker));
      const defense = DEFENSE_MANEUVERS.find((one) => one === chitOf(state, battle, otherSide(battle.attacker)));
      // Only in a journal that something else has written.
      if (attack === undefined || defense === undefined) return refuse(MATRIX_REFUSALS.CHIT_IS_MISSING);
      const rolled = dieOf(state, battle);
      const { told, named } = tellUnits(state, battle, command);
      return andThen(readRevealed({ attack, defense }, told, spent), (revealed) =>
        happened([{ type: 'ManeuversRevealed', ...revealed, ...(rolled === null ? {} : { rolled }), ...named }], true),
      );
    }),
  );

const orNobody = <T>(list: readonly T[]): T[] | undefined => (list.length === 0 ? undefined : [...list]);
const idsOf = (list: readonly Readonly<{ id: string }>[]): string[] => list.map(({ id }) => id);

/** What the table knows of units that are only named, and of the title's own table. */
const tellUnits = (state: MatrixState, { attacker }: MatrixBattle, command: Command<'RevealManeuvers'>) => {
  const { type: _, named, ...told } = command;
  if (named === undefined) return { told, named: {} };
  const attackers = fighters(state, attacker, named.attackers);
  const defenders = fighters(state, otherSide(attacker), named.defenders);
  return {
    told: {
      ...told,
      attackers: told.attackers ?? orNobody(attackers),
      defenders: told.defenders ?? orNobody(defenders),
      crt: told.crt ?? titleTable(state.setup.title).crt,
    },
    named: { named: { attackers: idsOf(attackers), defenders: idsOf(defenders) } },
  };
};

const chitOf = ({ desks, umpire }: MatrixState, { absent, battle }: MatrixBattle, side: Side): AnyManeuver | null => {
  const { choice } = absent === side ? umpire : desks[side];
  return choice?.battle === battle ? choice.maneuver : null;
};

const dieOf = (
  { umpire: { choice } }: MatrixState,
  { absent, battle }: MatrixBattle,
): Readonly<{ side: Side; sides: number; face: number }> | null =>
  absent === null || choice?.battle !== battle ? null : { side: absent, sides: SOLO_DIE, face: choice.face };

const closeMatrix = (state: MatrixState): Outcome =>
  inBattle(state, (battle) =>
    stageOf(battle) === 'revealed'
      ? happened([{ type: 'MatrixClosed' }])
      : refuse(MATRIX_REFUSALS.MANEUVERS_NOT_REVEALED),
  );

/** Whatever the reason, chits that lie face down stay so. */
const abandonMatrix = (state: MatrixState, { reason }: Command<'AbandonMatrix'>): Outcome =>
  inBattle(state, () => happened([{ type: 'MatrixAbandoned', reason }]));

const HANDLERS = byType<MatrixCommand, readonly [MatrixState, Seat], Outcome>({
  OpenMatrix: (command, state) => openMatrix(state, command),
  DeclineMatrix: (command, state) => declineMatrix(state, command),
  PickManeuver: (command, state, seat) => pickManeuver(state, command, seat),
  CommitReserves: (command, state) => commitReserves(state, command),
  RevealManeuvers: (command, state) => revealManeuvers(state, command),
  CloseMatrix: (_, state) => closeMatrix(state),
  AbandonMatrix: (command, state) => abandonMatrix(state, command),
});

/** Decides any command of the maneuver matrix. */
export const decideMatrix = (state: MatrixState, command: MatrixCommand, seat: Seat): Outcome =>
  HANDLERS(command, state, seat);
