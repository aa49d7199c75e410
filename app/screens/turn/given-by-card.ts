import { SIDES } from '../../../src/engine/sides';
import type { Side } from '../../../src/engine/sides';
import type { CardEffectKind } from '../../../src/rules/nlc/index';
import type { CardFace } from '../../../src/rules/mop/index';
import type { AppView } from '../../../src/session/rule-sets';

/** The open card by which a side has something without a roll, or may not have it (MOP 37.12). */
export const cardFor = ({ cards }: Pick<AppView, 'cards'>, side: Side, kind: CardEffectKind): CardFace | undefined =>
  cards?.effects.find(({ effect, covered }) => !covered && effect.side === side && effect.kind === kind)?.face;

export type InitialCards = Readonly<{
  given: readonly Readonly<{ side: Side; face: CardFace }>[];
  late: readonly Readonly<{ side: Side; face: CardFace }>[];
  /** Nothing is left for dice to say. */
  settled: boolean;
}>;

/** Ruling 54: whose Initial Action a card gives or takes; with two given, dice say who is first. */
export const initialCards = (view: Pick<AppView, 'cards'>): InitialCards => {
  const sidesWith = (kind: CardEffectKind) =>
    SIDES.flatMap((side) => {
      const face = cardFor(view, side, kind);
      return face === undefined ? [] : [{ side, face }];
    });
  const late = sidesWith('barsInitial');
  const given = sidesWith('initialAction').filter(({ side }) => !late.some((one) => one.side === side));
  return { given, late, settled: given.length === 1 || late.length === SIDES.length };
};
