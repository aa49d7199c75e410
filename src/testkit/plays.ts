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

/** NLC 13: what a formation's leader rallies. */
export const rallying = (formation: string, units: readonly Rallying[], say: Json = {}) =>
  played('nlc/rally', { formation, units }, say);

/** NLC 11.2: a commander, or a formation's leader, who is rolled for. */
export const inDanger = (leader: string, say: Json = {}) => played('nlc/leader-loss', { leader }, say);

/** What somebody decides, where a play waits for it. */
export const goingOn = (play: string, after: number, option: string) =>
  ({ type: 'GoOnWithPlay', play, after, option }) as const;
