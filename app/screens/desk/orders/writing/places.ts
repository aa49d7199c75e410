import type { DeskOrders, Target } from '../order-types';

/** A hex as maps number them: 1234, 12.34, A12, W0512. */
const HEX = /^[a-z]{0,2}\d{2,4}([.-]\d{2,4})?$/i;

export const isHex = (text: string): boolean => HEX.test(text.trim());

export const targetOf = (text: string): Target =>
  isHex(text) ? { kind: 'hex', hex: text.trim() } : { kind: 'place', name: text.trim() };

const usedIn = ({ orders }: Pick<DeskOrders, 'orders'>): readonly Target[] =>
  orders.flatMap(({ steps }) => steps.flatMap(({ target }) => (target === null ? [] : [target])));

export const nameOf = (target: Target): string => {
  switch (target.kind) {
    case 'place':
      return target.name;
    case 'hex':
      return target.hex;
    case 'here':
      return 'Where it stands';
    case 'hq':
      return 'The HQ';
    case 'entryTown':
      return 'The first town on its road';
  }
};

const unique = (names: readonly string[]): readonly string[] => [...new Set(names)];

/** Those of the title, then whatever else orders have named, each where it has always stood: the thumb remembers the place. */
export const placesFor = (desk: Pick<DeskOrders, 'orders'>, title: readonly string[]): readonly string[] =>
  unique([
    ...title,
    ...usedIn(desk)
      .filter(({ kind }) => kind === 'place' || kind === 'hex')
      .map(nameOf),
  ]);

/** Names that contain what was typed; those that begin with it first. */
export const matching = (places: readonly string[], typed: string): readonly string[] => {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return places;
  const found = places.filter((place) => place.toLowerCase().includes(wanted));
  const begins = (place: string): boolean => place.toLowerCase().startsWith(wanted);
  return [...found.filter(begins), ...found.filter((place) => !begins(place))];
};
