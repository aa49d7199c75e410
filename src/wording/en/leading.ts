/** What is known of a leader's fate. */
type Fate = Readonly<{ lost: boolean; leaderless: boolean }>;

/** NLC 11.2: the dead lead no more: on the turn of his loss nobody does, and then a man without a name. */
export const leadingName = (name: string, fate: Fate | undefined): string => {
  if (fate?.lost !== true) return name;
  if (name === '') return fate.leaderless ? 'Its leader is lost' : 'A successor';
  return fate.leaderless ? `${name} is lost` : `Successor of ${name}`;
};
