import type { Recipient } from '../rules/nlc/orders/order';

/** Plays as a screen sends them, in the words of the table. */

type Json = Readonly<Record<string, unknown>>;

type Ruling = Readonly<{ reason: string }> | null;

/** What is played, for whom, and what players say of it. */
export const played = (play: string, about: Json, say: Json = {}, houseRule: Ruling = null) =>
  ({ type: 'Play', play, about, say, houseRule }) as const;

type Rallying = Readonly<{ unit: string; partner?: string | null }>;

/** NLC 19.2: who tries to lose his marker, each with what players see of him. */
export const removing = (units: readonly (string | (Json & Readonly<{ unit: string }>))[]) =>
  played(
    'nlc/disruption-removal',
    { units: units.map((one) => (typeof one === 'string' ? one : one.unit)) },
    { seen: units.filter((one) => typeof one !== 'string') },
  );

/** MOP 37.9.1, 37.9.2: work on a span. */
export const damaging = (span: string, say: Json = {}) => played('mop/span-damage', { span }, say);
export const repairing = (span: string, say: Json = {}) => played('mop/span-repair', { span }, say);

/** MOP 37.8: an enemy comes upon a train. */
export const entering = (train: string, say: Json = {}) => played('mop/train-capture', { train }, say);

/** MOP 37.3.3: infantry digs in. */
export const digging = (hex: string, say: Json = { diggers: 2 }) => played('mop/improved-position', { hex }, say);

/** NLC 13: what a formation's leader rallies. */
export const rallying = (formation: string, units: readonly Rallying[], say: Json = {}) =>
  played('nlc/rally', { formation, units }, say);

/** NLC 11.2: a commander, or a formation's leader, who is rolled for. */
export const inDanger = (leader: string, say: Json = {}) => played('nlc/leader-loss', { leader }, say);

/** What somebody decides, where a play waits for it. */
export const goingOn = (play: string, after: number, option: string) =>
  ({ type: 'GoOnWithPlay', play, after, option }) as const;

type Ruled = Json & Readonly<{ houseRule?: Ruling; outOfSupply?: boolean }>;

/** NLC 12.7: the dice for an order that has arrived. */
export const weighing = (order: string, { houseRule = null, other, ...arrived }: Ruled = {}) =>
  played('nlc/compliance', { order, ...arrived }, { other }, houseRule);

/** NLC 12.7: the die of an order that waits. */
export const rollingOn = (order: string, { houseRule = null, ...say }: Ruled = {}) =>
  played('nlc/delayed-order', { order }, say, houseRule);

/** NLC 12.10: a die for whoever has lost a step under his order. */
export const steadying = (order: string, { houseRule = null, outOfSupply, attacked, ...say }: Ruled = {}) =>
  played('nlc/confidence', { order, outOfSupply, attacked }, say, houseRule);

/** NLC 12.11: the dice for what a leader has written down. */
export const deciding = (of: Recipient, { houseRule = null, outOfSupply, ...say }: Ruled = {}) =>
  played('nlc/local-decision', { ...of, outOfSupply }, say, houseRule);
