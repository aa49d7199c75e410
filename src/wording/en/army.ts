import type { Mark, Place } from '../../rules/common/index';

type MarkWords = Readonly<{ title: string; rule: string }>;

export const MARK_WORDS: Readonly<Record<Mark, MarkWords>> = {
  disrupted: { title: 'Disrupted', rule: 'NLC 6.3' },
  disordered: { title: 'Disordered', rule: 'N20 9.6.9' },
  routed: { title: 'Routed', rule: 'Ruling 60' },
  bombarded: { title: 'Bombarded', rule: 'NLC 8.1' },
  charged: { title: 'Charged', rule: 'NLC 7.7' },
  moved: { title: 'Moved', rule: 'NLC 4.5' },
  outOfSupply: { title: 'Out of supply', rule: 'MOP 37.7' },
  fatigued: { title: 'Fatigued', rule: 'NLC 20.8' },
  exhausted: { title: 'Exhausted', rule: 'NLC 20.8' },
};

export const PLACE_WORDS: Readonly<Record<Place, string>> = {
  map: 'On the map',
  uar: 'Eliminated, may rally',
  peu: 'Lost for good',
  recovered: 'Recovered, to be placed',
  exited: 'Left the map',
  exitedLost: 'Left the map out of supply',
  pursuing: 'Off in pursuit',
  withdrawn: 'Withdrawn',
  deployed: 'Out as vedettes',
};
