import { byType } from '../../../engine/by-type';
import { accept, andThen, refuse, rollDice, unless } from '../../../engine/step';
import type { Step } from '../../../engine/step';
import { SIDES, bothSides, heldOf, otherSide } from '../../../engine/sides';
import type { BySide, Seat, Side } from '../../../engine/sides';
import type { Decision, Fact } from '../../../engine/rule-set';
import { happened } from '../../common/table';
import { isOn } from '../switches';
import type { Leader, Setup } from '../../common/setup/setup';
import {
  chitsLeft,
  chitsToPut,
  commandersOf,
  cupRating,
  isReserve,
  isSubordinate,
  nameableChits,
  presentFormations,
  wasDrawn,
} from './chits';
import { COORDINATED } from './cup';
import type { CupCommand, CupDesk, CupEvent, CupTable } from './cup';
import { drawSide } from './draw';
import { initialByCard, isCoordinatedByCard } from './by-card';
import type { Rolls } from './by-card';
import { actedBy, formationsOf } from './evolve-cup';
import type { CardEffect } from '../card-effects/effect';
import { bonusOf, coordinatedRoll } from './rolls';
import { chooseOpening, rollStart } from '../pbem/decide-opening';
import { CUP_REFUSALS } from './vocabulary';

/** All that stands on the table and on both desks, as far as the cup is concerned. */
export type CupState = Readonly<{
  setup: Setup;
  turn: number;
  cup: CupTable;
  desks: BySide<CupDesk>;
  /** What cards do to the cup for all to see (MOP 37.12). */
  byCard?: readonly CardEffect[];
}>;

type Outcome = Step<Decision<CupEvent>>;
type Command<Type extends CupCommand['type']> = Extract<CupCommand, { type: Type }>;

/** NLC 4.1, Ruling 28: one roll a side and turn, for a commander on the map or for none. */
const rollCoordinated = (state: CupState, { side, commander }: Command<'RollCoordinated'>): Outcome => {
  if (state.cup.inside !== null) return refuse(CUP_REFUSALS.CUP_IS_FILLED('NLC 4.1'));
  if (state.cup.coordination[side] !== null) return refuse(CUP_REFUSALS.ROLLED_ALREADY('Ruling 28'));
  const leader = rollerOf(state, side, commander);
  if (leader === undefined) return refuse(CUP_REFUSALS.NOT_ON_MAP);
  const rating = leader === null ? 0 : cupRating(leader);
  if (isCoordinatedByCard(state.byCard, side))
    return happened([{ type: 'CoordinatedRolled', side, commander, rating, die: 0, won: true, byCard: true }]);
  return andThen(coordinatedRoll(side, leader?.name ?? '', rating), ({ die, won }) =>
    happened([{ type: 'CoordinatedRolled', side, commander, rating, die, won }], true),
  );
};

/** The named commander; null counts 0 (MOP 37.15.1, Ruling 28); undefined when he is not there to roll. */
const leaderOf = ({ setup }: CupState, side: Side, id: string | null): Leader | null | undefined =>
  id === null ? null : commandersOf(setup, side).find((leader) => leader.id === id);

/** Who rolls: a side with a commander on the map must name one (Ruling 28). */
const rollerOf = (state: CupState, side: Side, id: string | null): Leader | null | undefined =>
  id === null && commandersOf(state.setup, side).length > 0 ? undefined : leaderOf(state, side, id);

/** NLC 4.1: two formations of the chosen commander, or none at all when the side would rather not. */
const setAside = (state: CupState, { side, chits }: Command<'SetAside'>, seat: Seat): Outcome => {
  const { cup } = state;
  const coordination = cup.coordination[side];
  const isTaken = (chit: string): boolean => wasDrawn(cup, side, chit);
  const his = subordinatesOf(state, coordination === null ? null : leaderOf(state, side, coordination.commander));
  return unless(
    [
      [coordination?.won !== true, CUP_REFUSALS.NO_COORDINATED_CHIT],
      [cup.inside !== null, CUP_REFUSALS.CUP_IS_FILLED('NLC 4.1')],
      [chits.length !== 0 && new Set(chits).size !== 2, CUP_REFUSALS.TWO_FORMATIONS],
      [!chits.every((chit) => his.includes(chit)), CUP_REFUSALS.NOT_HIS_FORMATION],
      [isTaken(COORDINATED) || chits.some(isTaken), CUP_REFUSALS.CHIT_IS_TAKEN],
    ],
    () => openPick(state, side, seat, { type: 'ChitsSetAside', side, chits }),
  );
};

/** The formations on the map that answer to a commander; none where there is no commander. */
const subordinatesOf = ({ setup, turn }: CupState, commander: Leader | null | undefined): readonly string[] =>
  commander === null || commander === undefined
    ? []
    : presentFormations({ setup, turn }, commander.side)
        .filter((formation) => isSubordinate(setup, formation, commander))
        .map(({ id }) => id);

type OpenPick = Extract<CupEvent, { type: 'ChitsSetAside' | 'InitialTaken' }>;

/**
 * A side picks its own chits in the open. Reserve formations may not be picked (Ruling 28): whoever sees the desk is told so.
 * At the closed table a refusal would tell the enemy who is in Reserve, so there the open pick stands and lifts the mark.
 */
const openPick = (state: CupState, side: Side, seat: Seat, event: OpenPick): Outcome => {
  const chits = event.type === 'ChitsSetAside' ? event.chits : [event.chit ?? ''];
  const reserves = chits.filter((chit) => isReserve(state.setup, state.desks[side], chit));
  if (reserves.length > 0 && (seat === side || seat === 'solo' || isOn(state.setup, 'openCup')))
    return refuse(CUP_REFUSALS.RESERVE_STAYS_OUT);
  const lifted = reserves.map((formation): Fact<CupEvent> => ({
    scope: heldOf(side),
    event: { type: 'ReserveFlagged', formation, reserve: false },
  }));
  return accept({ facts: [{ scope: 'table', event }, ...lifted], barrier: event.type === 'InitialTaken' });
};

/** NLC 4.2, Ruling 28: one contest a turn; each side names its commander, or none. */
const rollInitial = (state: CupState, { commanders, retreats }: Command<'RollInitial'>): Outcome => {
  if (state.cup.inside !== null) return refuse(CUP_REFUSALS.CUP_IS_FILLED('NLC 4.2'));
  if (state.cup.initiative !== null) return refuse(CUP_REFUSALS.ROLLED_ALREADY('Ruling 28'));
  const leaders = bothSides((side) => rollerOf(state, side, commanders[side]));
  if (leaders.first === undefined || leaders.second === undefined) return refuse(CUP_REFUSALS.NOT_ON_MAP);
  const bonuses = bothSides((side) =>
    isOn(state.setup, 'takingTheInitiative') && retreats !== undefined
      ? bonusOf(retreats[side], retreats[otherSide(side)])
      : 0,
  );
  const ratingOf = (leader: Leader | null | undefined): number => (leader ? cupRating(leader) : 0);
  const stakes = bothSides((side) => ({ rating: ratingOf(leaders[side]), bonus: bonuses[side] }));
  return andThen(initialByCard(state.byCard, stakes), ({ dice, ...result }: Rolls) => {
    const rolls = bothSides((side) => ({ commander: commanders[side], ...stakes[side], die: dice[side] }));
    return happened([{ type: 'InitialRolled', rolls, ...result }], true);
  });
};

/** NLC 4.2, Ruling 28: any chit due in the winner's cup, the Coordinated one included; it acts first and stays out. */
const takeInitial = (state: CupState, { chit }: Command<'TakeInitial'>, seat: Seat): Outcome => {
  const { cup } = state;
  const { initiative } = cup;
  const winner = initiative?.winner ?? null;
  if (initiative === null || winner === null || initiative.settled) return refuse(CUP_REFUSALS.NO_INITIAL_ACTION);
  const commander = leaderOf(state, winner, initiative.rolls[winner].commander);
  // With no commander on the map there is nobody whose formations it would have to be (Ruling 28).
  const isHis = (formation: string): boolean => !commander || subordinatesOf(state, commander).includes(formation);
  const acting = chit === null ? [] : formationsOf(cup, winner, chit);
  return unless(
    [
      [cup.inside !== null, CUP_REFUSALS.CUP_IS_FILLED('NLC 4.2')],
      [chit !== null && !nameableChits(state, winner).includes(chit), CUP_REFUSALS.NO_SUCH_CHIT('NLC 4.2')],
      [!acting.every(isHis), CUP_REFUSALS.NOT_HIS_FORMATION],
    ],
    () => openPick(state, winner, seat, { type: 'InitialTaken', side: winner, chit }),
  );
};

/** NLC 4 ph. 2: both sides put in what acts this turn. The table learns how many, each desk which. */
const fillCup = (state: CupState): Outcome => {
  const { cup } = state;
  if (cup.inside !== null) return refuse(CUP_REFUSALS.CUP_IS_FILLED('NLC 4'));
  const undecided = SIDES.find((side) => cup.coordination[side]?.won === true && cup.coordination[side].aside === null);
  if (undecided !== undefined) return refuse(CUP_REFUSALS.COORDINATED_UNSETTLED({ side: undecided }));
  if (cup.initiative?.settled === false)
    return refuse(CUP_REFUSALS.INITIAL_UNSETTLED({ side: cup.initiative.winner ?? '' }));
  const put = bothSides((side) => chitsToPut(state, side, state.desks[side]));
  const facts: readonly Fact<CupEvent>[] = [
    { scope: 'table', event: { type: 'CupFilled', counts: bothSides((side) => put[side].length) } },
    ...SIDES.map((side): Fact<CupEvent> => ({
      scope: heldOf(side),
      event: { type: 'ChitsPut', chits: [...put[side]] },
    })),
  ];
  return accept({ facts, barrier: false });
};

/**
 * NLC 4, 4a, MOP 37.1: first from whose chits, then which of them. The second die is the app's own secret: its face,
 * counted along a list that only the owner may see, would tell the enemy something of that list.
 */
const drawChit = (state: CupState): Outcome => {
  const { cup, setup, desks } = state;
  if (cup.inside === null) return refuse(CUP_REFUSALS.CUP_NOT_FILLED);
  if (cup.inside.first + cup.inside.second === 0) return refuse(CUP_REFUSALS.CUP_IS_EMPTY('NLC 4'));
  return andThen(drawSide(setup.cup, cup.inside), ({ side, die }) => {
    const left = chitsLeft(cup, side, desks[side]);
    return rollDice(
      { rule: 'NLC 4', purpose: 'drawChit', count: 1, sides: left.length, reading: 'ordered', secret: true },
      ([face = 1]) => happened([drawnEvent(side, left[face - 1] ?? '', false, die)], true),
    );
  });
};

const drawnEvent = (side: Side, chit: string, entered: boolean, die?: number): CupEvent => ({
  type: 'ChitDrawn',
  side,
  chit,
  entered,
  ...(die === undefined ? {} : { die }),
});

/**
 * A chit drawn from a real cup. Any chit that everybody can name is taken, also one the desk says is not in the cup:
 * refusing it would tell what is in there, and the cup on the table is the truth.
 */
const enterDrawn = (state: CupState, { side, chit }: Command<'EnterDrawn'>): Outcome => {
  const { cup } = state;
  if (cup.inside === null) return refuse(CUP_REFUSALS.CUP_NOT_FILLED);
  if (cup.inside[side] === 0) return refuse(CUP_REFUSALS.CUP_IS_EMPTY('NLC 4'));
  if (!nameableChits(state, side).includes(chit)) return refuse(CUP_REFUSALS.NO_SUCH_CHIT('NLC 4'));
  if (wasDrawn(cup, side, chit)) return refuse(CUP_REFUSALS.DRAWN_ALREADY);
  return happened([drawnEvent(side, chit, true)], true);
};

/** A wrong draw goes back into the cup, for all to see. The Initial Action's chit never was in it. */
const putBack = ({ cup }: CupState, { side, chit }: Command<'PutBack'>): Outcome =>
  cup.drawn.some((drawn) => drawn.side === side && drawn.chit === chit && drawn.how !== 'initial')
    ? happened([{ type: 'ChitPutBack', side, chit }], true)
    : refuse(CUP_REFUSALS.NOT_DRAWN);

const tickStage = ({ cup }: CupState, { item, done }: Command<'TickStage'>): Outcome =>
  cup.acting === null ? refuse(CUP_REFUSALS.NOBODY_ACTS) : happened([{ type: 'StageTicked', item, done }]);

/** Nothing waits for it but the next draw's place under the thumb: whoever draws at once has done with this formation too. */
const endAction = ({ cup: { acting } }: CupState): Outcome =>
  acting === null || acting.ended === true
    ? refuse(CUP_REFUSALS.NOBODY_ACTS)
    : happened([{ type: 'ActionEnded', side: acting.side, chit: acting.chit }]);

/** NLC 4 ph. 5: formations in Reserve act at the turn's end, the French first. Acting in the open, they show themselves. */
const declareReserve = ({ cup, desks, setup, turn }: CupState, { side }: Command<'DeclareReserve'>): Outcome => {
  if (cup.inside !== null && cup.inside.first + cup.inside.second > 0) return refuse(CUP_REFUSALS.CUP_NOT_EMPTY);
  const hasActed = (who: Side): boolean => cup.reserveActs.some((act) => act.side === who);
  if (hasActed(side)) return refuse(CUP_REFUSALS.RESERVE_ACTED);
  if (side === 'second' && !hasActed('first')) return refuse(CUP_REFUSALS.OTHER_SIDE_FIRST);
  const acted = actedBy(cup);
  const formations = presentFormations({ setup, turn }, side)
    .map(({ id }) => id)
    .filter((id) => isReserve(setup, desks[side], id) && !acted.includes(id));
  return happened([{ type: 'ReserveActed', side, formations }], true);
};

const flagReserve = ({ setup }: CupState, { formation, reserve }: Command<'FlagReserve'>, seat: Seat): Outcome => {
  const owner = setup.formations.find(({ id }) => id === formation)?.side;
  // The same refusal whether it is not there or not his: an answer must not tell one from the other.
  if (owner === undefined || (seat !== owner && seat !== 'solo'))
    return refuse(CUP_REFUSALS.NO_SUCH_FORMATION('NLC 12.2'));
  return accept({
    facts: [{ scope: heldOf(owner), event: { type: 'ReserveFlagged', formation, reserve } }],
    barrier: false,
  });
};

/** Decides any command of the cup. */
export const decideCup = (state: CupState, command: CupCommand, seat: Seat): Outcome => HANDLERS(command, state, seat);

const HANDLERS = byType<CupCommand, readonly [CupState, Seat], Outcome>({
  RollCoordinated: (command, state) => rollCoordinated(state, command),
  SetAside: (command, state, seat) => setAside(state, command, seat),
  RollInitial: (command, state) => rollInitial(state, command),
  RollStart: (command, state) =>
    rollStart(
      state,
      command,
      bothSides((side) => rollerOf(state, side, command.commanders[side])),
    ),
  ChooseOpening: (command, state) => chooseOpening(state, command),
  TakeInitial: (command, state, seat) => takeInitial(state, command, seat),
  FillCup: (_, state) => fillCup(state),
  DrawChit: (_, state) => drawChit(state),
  EnterDrawn: (command, state) => enterDrawn(state, command),
  PutBack: (command, state) => putBack(state, command),
  TickStage: (command, state) => tickStage(state, command),
  EndAction: (_, state) => endAction(state),
  DeclareReserve: (command, state) => declareReserve(state, command),
  FlagReserve: (command, state, seat) => flagReserve(state, command, seat),
});
