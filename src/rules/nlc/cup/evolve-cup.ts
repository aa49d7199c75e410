import type { BySide, Side } from '../../../engine/sides';
import type { ProcedureEvent } from '../../common/procedure/procedure';
import { model, typesOf } from '../../common/model';
import type { Typed } from '../../common/model';
import { isCommonEvent } from '../../common/table';
import type { CommonEvent } from '../../common/table';
import { COORDINATED, EMPTY_CUP, EMPTY_CUP_DESK, cupEvents } from './cup';
import type { Acting, CupDesk, CupEvent, CupTable, DrawnChit, Initiative } from './cup';

/** A fight that went into the game: it was part of the stage of whoever acts. */
export type FightApplied = Extract<ProcedureEvent, { type: 'ProcedureApplied' }>;

/** NLC 4.5: which segment of the action stage a fight belongs to. What the enemy fights in between belongs to none. */
const SEGMENT_OF: Readonly<Record<string, string>> = {
  'nlc/bombardment': 'bombardment',
  'nlc/charge': 'charge',
  'nlc/assault': 'assault',
};

const fought = (acting: Acting, { procedure }: FightApplied): Acting => {
  const segment = SEGMENT_OF[procedure];
  return segment === undefined || acting.ended === true ? acting : tick(acting, segment, true);
};

/** The cup on the open table. A new turn begins with a new cup. */
export const evolveCup = (cup: CupTable, event: CupEvent | CommonEvent | FightApplied): CupTable => {
  switch (event.type) {
    case 'TurnBegan':
      return EMPTY_CUP;
    case 'CoordinatedRolled': {
      const { type: _, ...rolled } = event;
      return { ...cup, coordination: { ...cup.coordination, [event.side]: { ...rolled, aside: null } } };
    }
    case 'ChitsSetAside':
      return setAside(cup, event.side, event.chits);
    case 'InitialRolled': {
      const { type: _, ...rolled } = event;
      return { ...cup, initiative: { ...rolled, settled: event.winner === null, taken: null } };
    }
    case 'StartRolled':
      return { ...cup, opening: { rolls: event.rolls, winner: event.winner, opens: null } };
    case 'OpeningChosen':
      return cup.opening === undefined ? cup : { ...cup, opening: { ...cup.opening, opens: event.opens } };
    case 'InitialTaken':
      return takeInitial(cup, event.side, event.chit);
    case 'CupFilled':
      return { ...cup, inside: event.counts };
    case 'ChitDrawn':
      return draw(cup, { side: event.side, chit: event.chit, how: event.entered ? 'entered' : 'drawn' });
    case 'ChitPutBack':
      return putBack(cup, event.side, event.chit);
    case 'StageTicked':
      return cup.acting === null ? cup : { ...cup, acting: tick(cup.acting, event.item, event.done) };
    case 'ProcedureApplied':
      return cup.acting === null ? cup : { ...cup, acting: fought(cup.acting, event) };
    case 'ActionEnded':
      return cup.acting === null ? cup : { ...cup, acting: { ...cup.acting, ended: true } };
    case 'ReserveActed':
      return {
        ...cup,
        acting: null,
        reserveActs: [...cup.reserveActs, { side: event.side, formations: event.formations }],
      };
    default:
      return cup;
  }
};

/** One side's own knowledge of the cup. */
export const evolveCupDesk = (desk: CupDesk, event: CupEvent | CommonEvent): CupDesk => {
  switch (event.type) {
    case 'ReserveFlagged': {
      const others = desk.reserve.filter((formation) => formation !== event.formation);
      return { ...desk, reserve: event.reserve ? [...others, event.formation] : others };
    }
    case 'ChitsPut':
      return { ...desk, put: event.chits };
    default:
      return desk;
  }
};

const setAside = (cup: CupTable, side: Side, aside: readonly string[]): CupTable => {
  const coordination = cup.coordination[side];
  if (coordination === null) return cup;
  return { ...cup, coordination: { ...cup.coordination, [side]: { ...coordination, aside } } };
};

const takeInitial = (cup: CupTable, side: Side, chit: string | null): CupTable => {
  if (cup.initiative === null) return cup;
  const initiative = nextInitial(cup.initiative, chit);
  return chit === null ? { ...cup, initiative } : draw({ ...cup, initiative }, { side, chit, how: 'initial' });
};

/** Ruling 54: where both have an Initial Action, the other side's is next. */
const nextInitial = ({ then, ...initiative }: Initiative, chit: string | null): Initiative =>
  then === undefined
    ? { ...initiative, settled: true, taken: chit ?? initiative.taken }
    : { ...initiative, winner: then, settled: false, taken: chit };

const draw = (cup: CupTable, drawn: DrawnChit): CupTable => ({
  ...cup,
  // The Initial Action's chit never was in the cup.
  inside: cup.inside === null || drawn.how === 'initial' ? cup.inside : add(cup.inside, drawn.side, -1),
  drawn: [...cup.drawn, drawn],
  acting: { ...drawn, formations: formationsOf(cup, drawn.side, drawn.chit), ticked: [] },
});

const putBack = (cup: CupTable, side: Side, chit: string): CupTable => ({
  ...cup,
  inside: cup.inside === null ? null : add(cup.inside, side, 1),
  drawn: cup.drawn.filter((other) => other.side !== side || other.chit !== chit),
  acting: cup.acting?.side === side && cup.acting.chit === chit ? null : cup.acting,
});

/** NLC 4.1: the Coordinated Action chit moves the two formations set aside as if they were one. */
export const formationsOf = (cup: CupTable, side: Side, chit: string): readonly string[] =>
  chit === COORDINATED ? (cup.coordination[side]?.aside ?? []) : [chit];

/** Who has acted in this turn by a chit, the Initial Action's too. */
export const actedBy = (cup: CupTable): readonly string[] =>
  cup.drawn.flatMap(({ side, chit }) => formationsOf(cup, side, chit));

const tick = (acting: Acting, item: string, done: boolean): Acting => ({
  ...acting,
  ticked: done
    ? [...acting.ticked.filter((other) => other !== item), item]
    : acting.ticked.filter((other) => other !== item),
});

const add = (counts: BySide<number>, side: Side, change: number): BySide<number> => ({
  ...counts,
  [side]: Math.max(0, counts[side] + change),
});

/** What the cup listens to: its own events and the turns. */
const isOfCup = (event: Typed): event is CupEvent | CommonEvent => isCommonEvent(event) || event.type in cupEvents;

/** The open cup also sees the fights of whoever acts. */
const isOfOpenCup = (event: Typed): event is CupEvent | CommonEvent | FightApplied =>
  isOfCup(event) || event.type === 'ProcedureApplied';

export const cupModel = model({
  id: 'cup',
  events: cupEvents,
  table: {
    start: EMPTY_CUP,
    hears: [...typesOf(cupEvents), 'TurnBegan', 'ProcedureApplied'],
    evolve: (cup, event) => (isOfOpenCup(event) ? evolveCup(cup, event) : cup),
  },
  held: {
    start: EMPTY_CUP_DESK,
    hears: typesOf(cupEvents),
    evolve: (desk, event) => (isOfCup(event) ? evolveCupDesk(desk, event) : desk),
  },
});
