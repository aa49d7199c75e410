/** Plays as a screen sends them, in the words of the table. */

type Json = Readonly<Record<string, unknown>>;

/** What is played, for whom, and what players say of it. */
export const played = (play: string, about: Json, say: Json = {}) =>
  ({ type: 'Play', play, about, say, houseRule: null }) as const;

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
