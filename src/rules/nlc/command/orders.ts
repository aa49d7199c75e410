/**
 * NLC 12.2: what a formation can be ordered to do. `reserve` is the state without orders; `forcedMarch` is the march
 * through the night of NLC 20.8.
 */
export const ORDER_TYPES = [
  'attack',
  'probe',
  'defend',
  'delay',
  'march',
  'forcedMarch',
  'fallBack',
  'generalRetreat',
  'assign',
  'reserve',
] as const;
export type OrderType = (typeof ORDER_TYPES)[number];

/** NLC 12.2: Attack and Probe are the attack types. */
export const isAttackType = (type: OrderType): boolean => type === 'attack' || type === 'probe';

/** NLC 12.2: Defend and Delay are the defend types. */
export const isDefendType = (type: OrderType): boolean => type === 'defend' || type === 'delay';

export const isMarch = (type: OrderType): boolean => type === 'march' || type === 'forcedMarch';

/** NLC 12.5: every order of a sequence but the last is a March or an Attack. */
export const isSequence = (steps: readonly OrderType[]): boolean =>
  steps.slice(0, -1).every((type) => isMarch(type) || type === 'attack');

/** MOP 37.12, cards 15 and 21: a march, of one step or more, and an attack at its end. */
export const isMarchAndAttack = (steps: readonly OrderType[]): boolean =>
  steps.length > 1 && steps.at(-1) === 'attack' && steps.slice(0, -1).every(isMarch);
