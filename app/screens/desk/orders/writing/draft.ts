import type {
  ChooseOrder,
  Courier,
  OrderStep,
  OrderType,
  Recipient,
  RecordDecision,
  SetOrder,
  WriteOrder,
} from '../order-types';
import { recipientKey } from '../order-types';

/** How an order comes about: by a courier, by its leader's own decision, as the scenario prints it, or as its player likes. */
export type Mode = 'write' | 'decide' | 'start' | 'choose';

/** One order of a sequence while it is being written. */
export type DraftStep = Omit<OrderStep, 'type'> & Readonly<{ type: OrderType | null }>;

/** Who of many gets a General Retreat, and how far away he is. */
type Also = Readonly<Record<string, Courier | null>>;

/** What a commander's player says of the map when he writes. */
export const SAID = [
  'awayFromHq',
  'targetInSight',
  'idle',
  'towardsTarget',
  'wingOutOfRange',
  'retreatAllowed',
  'farApart',
] as const;
export type SaidId = (typeof SAID)[number];

/** An order sheet while it is being filled in. */
export type Draft = Readonly<{
  mode: Mode;
  of: Recipient | null;
  from: string | null;
  steps: readonly DraftStep[];
  awaitFurther: boolean;
  /** Null until somebody has measured the way. */
  courier: Courier | null;
  said: readonly SaidId[];
  card: WriteOrder['card'];
  shift: number;
  /** NLC 12.2: a General Retreat goes to all; null: not to this one. */
  also: Also;
  /** NLC 12.13: the corps leader decides for this division of his. */
  forDivision: string | null;
  /** MOP 37.17. */
  hexesFromCommander: number | null;
}>;

/** Which field of the sheet lies open. */
export type OpenPart =
  Readonly<{ part: 'of' | 'courier' | 'none' }> | Readonly<{ part: 'type' | 'target'; at: number }>;

export const NO_STEP: DraftStep = {
  type: null,
  target: null,
  route: [],
  to: null,
  nextDay: false,
  reachable: true,
};

export const NEAR: Courier = {
  mp: 0,
  quarters: 0,
  inSight: false,
  stacked: false,
  hiddenMarch: { mp: 0, quarters: 0 },
};

export const emptyDraft = (mode: Mode, of: Recipient | null, from: string | null): Draft => ({
  mode,
  of,
  from,
  steps: [NO_STEP],
  awaitFurther: false,
  courier: null,
  said: [],
  card: null,
  shift: 0,
  also: {},
  forDivision: null,
  hexesFromCommander: null,
});

export const isRetreat = ({ steps }: Pick<Draft, 'steps'>): boolean => steps[0]?.type === 'generalRetreat';

/** NLC 12.2: what names no place. */
export const namesPlace = (type: OrderType | null): boolean => type !== null && type !== 'reserve' && type !== 'assign';

export const mayGoOn = ({ type }: DraftStep): boolean =>
  type === 'march' || type === 'forcedMarch' || type === 'attack';

/** Whether a step says all it must. */
export const isWhole = ({ type, target, to }: DraftStep): boolean => {
  if (type === null) return false;
  if (type === 'assign') return to !== null;
  return type === 'reserve' || target !== null;
};

const hasType = (step: DraftStep): step is OrderStep => step.type !== null;

const written = (steps: readonly DraftStep[]): OrderStep[] =>
  steps.filter(hasType).map((step) => ({ ...step, route: [...step.route] }));

/** An order is carried unless it is printed, or the leader gives it to himself. */
export const needsCourier = ({ mode, forDivision }: Pick<Draft, 'mode' | 'forDivision'>): boolean =>
  mode === 'write' || forDivision !== null;

/** The orders of whoever sends this one. */
export const senderIn = <One extends Readonly<{ leader: string }>>(
  { commanders }: Readonly<{ commanders: readonly One[] }>,
  { from }: Pick<Draft, 'from'>,
): One | undefined => commanders.find(({ leader }) => leader === from);

export const isReady = (draft: Draft): boolean =>
  draft.of !== null &&
  draft.steps.every(isWhole) &&
  (!needsCourier(draft) || draft.courier !== null) &&
  (draft.mode !== 'write' || draft.from !== null);

/** All who get a General Retreat: the one it began with, and whoever was not left out. */
const recipientsOf = (draft: Draft, of: Recipient, courier: Courier, all: readonly Recipient[]): WriteOrder['to'] =>
  !isRetreat(draft)
    ? [{ of, courier }]
    : all.flatMap((one) => {
        const way = draft.also[recipientKey(one)];
        return way === null ? [] : [{ of: one, courier: way ?? courier }];
      });

const SHIFT_REASON = 'agreed at the table';

/** NLC 12.4: between this target and that of an order of the same kind, where the players say it is far enough. */
const FAR_ENOUGH = 10;

type Standing = readonly Readonly<{ id: string; of: Recipient; isLive: boolean }>[];

const apartOf = ({ said }: Draft, of: Recipient, orders: Standing): WriteOrder['apart'] =>
  said.includes('farApart')
    ? orders
        .filter((order) => order.isLive && recipientKey(order.of) === recipientKey(of))
        .map(({ id }) => ({ order: id, hexes: FAR_ENOUGH }))
    : [];

type Known = Readonly<{ orders: Standing; all: readonly Recipient[] }>;

/** The sheet as it is sealed; null while something is still missing. */
export const writeOrderOf = (draft: Draft, { orders, all }: Known): WriteOrder | null => {
  const { of, from, courier, said, steps, awaitFurther, card, shift } = draft;
  if (draft.mode !== 'write' || !isReady(draft) || of === null || from === null || courier === null) return null;
  return {
    type: 'WriteOrder',
    from,
    to: recipientsOf(draft, of, courier, all),
    steps: written(steps),
    awaitFurther,
    card,
    otherShift: shift === 0 ? undefined : { amount: shift, reason: SHIFT_REASON },
    awayFromHq: said.includes('awayFromHq'),
    targetInSight: said.includes('targetInSight'),
    idle: said.includes('idle'),
    towardsTarget: said.includes('towardsTarget'),
    wingOutOfRange: said.includes('wingOutOfRange'),
    retreatAllowed: said.includes('retreatAllowed') ? true : null,
    apart: apartOf(draft, of, orders),
    houseRule: null,
  };
};

/** NLC 12.11: a decision of the leader's own, or an order of his to a division. */
export const decisionOf = (draft: Draft, { orders }: Known): RecordDecision | null => {
  const { of, steps, awaitFurther, forDivision, courier, hexesFromCommander } = draft;
  if (draft.mode !== 'decide' || !isReady(draft) || of === null) return null;
  return {
    type: 'RecordLocalDecision',
    of,
    steps: written(steps),
    awaitFurther,
    forDivision: forDivision === null || courier === null ? null : { division: forDivision, courier },
    hexesFromCommander,
    apart: apartOf(draft, of, orders),
    houseRule: null,
  };
};

/** Ruling 46: as the scenario prints it. */
export const startOrderOf = (draft: Draft): SetOrder | null => {
  const { of, steps, awaitFurther } = draft;
  if (draft.mode !== 'start' || !isReady(draft) || of === null) return null;
  return { type: 'SetOrder', of, steps: written(steps), awaitFurther, houseRule: null };
};

/** Simplified command: as its own player likes. */
const chosenOrderOf = (draft: Draft): ChooseOrder | null => {
  const { of, steps, awaitFurther } = draft;
  if (draft.mode !== 'choose' || !isReady(draft) || of === null) return null;
  return { type: 'ChooseOrder', of, steps: written(steps), awaitFurther, houseRule: null };
};

export const commandOf = (draft: Draft, known: Known): WriteOrder | RecordDecision | SetOrder | ChooseOrder | null =>
  writeOrderOf(draft, known) ?? decisionOf(draft, known) ?? startOrderOf(draft) ?? chosenOrderOf(draft);
