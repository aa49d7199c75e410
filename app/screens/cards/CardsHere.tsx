import { View } from 'react-native';
import type { Side } from '../../../src/engine/sides';
import { effectSentence, subjectName } from '../../../src/wording/en/events-cards';
import { listed } from '../../../src/wording/names';
import { Notice } from '../../components/Notice';
import { useNames, useView } from '../../hooks/use-game';
import { SPACE } from '../../theme/metrics';
import { Fold } from '../new-game/Fold';
import { useViewIfAny } from '../resolve/use-any-names';
import { faceTitle } from './card-words';
import { effectsHere } from './effects-here';
import type { EffectHere, Where } from './effects-here';
import { UsedButton } from './UsedButton';

export type CardsHereProps = {
  readonly at: Where;
  /** Who acts, or attacks. */
  readonly side: Side;
  /** Formations that are about to do what a card may forbid them. */
  readonly formations?: readonly string[];
};

const isForbidden = ({ one: { effect } }: EffectHere, formations: readonly string[] = []): boolean =>
  effect.kind === 'noCharge' && effect.subject !== null && formations.includes(effect.subject);

const keyOf = ({ one: { effect, covered } }: EffectHere): string => `${effect.id}${covered ? ' covered' : ''}`;

/** MOP 37.12: a card in force says itself where it is due; several are one line that opens. Without cards nothing stands here. */
export const CardsHere = ({ at, side, formations }: CardsHereProps) => {
  const here = effectsHere(useViewIfAny()?.cards, at, side);
  if (here.length === 0) return null;
  const forbidden = here.filter((due) => isForbidden(due, formations));
  const others = here.filter((due) => !forbidden.includes(due));
  const notices = others.map((due) => <Due key={keyOf(due)} due={due} kind="info" />);
  return (
    <View style={{ gap: SPACE.s }} testID="cards.here">
      {forbidden.map((due) => (
        <Due key={keyOf(due)} due={due} kind="warning" />
      ))}
      {others.length < 2 ? (
        notices
      ) : (
        <Fold title="Cards in force" summary={listed(titlesOf(others))} testID="cards.here.fold">
          {notices}
        </Fold>
      )}
    </View>
  );
};

const titlesOf = (here: readonly EffectHere[]): readonly string[] => [
  ...new Set(here.map(({ one }) => faceTitle(one.face))),
];

type DueProps = { readonly due: EffectHere; readonly kind: 'info' | 'warning' };

const Due = ({ due: { one, todo }, kind: look }: DueProps) => {
  const { sides } = useView().setup;
  const names = useNames();
  const { effect, face, covered } = one;
  const { kind, side, subject } = effect;
  const about = subject === null ? '' : `${subjectName(subject, names)}: `;
  return (
    <Notice
      kind={look}
      title={`${sides[side].title}: ${faceTitle(face)}${covered ? ', hidden' : ''}`}
      text={`${about}${effectSentence(effect)}. ${todo}`}
      action={effect.uses === null ? undefined : <UsedButton effect={effect} testID={`cards.here.${kind}.used`} />}
      testID={`cards.here.${kind}`}
    />
  );
};
