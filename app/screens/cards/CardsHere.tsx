import type { ReactNode } from 'react';
import { View } from 'react-native';
import type { Side } from '../../../src/engine/sides';
import type { CardEffect } from '../../../src/rules/nlc/index';
import { effectEnd, effectSentence, subjectName } from '../../../src/wording/en/events-cards';
import { listed } from '../../../src/wording/names';
import { Button } from '../../components/Button';
import { Notice } from '../../components/Notice';
import { useDispatch, useNames, useView } from '../../hooks/use-game';
import { SPACE } from '../../theme/metrics';
import { Fold } from '../new-game/Fold';
import { useViewIfAny } from '../resolve/use-any-names';
import { faceTitle } from './card-words';
import { barredHere, effectsHere } from './effects-here';
import type { EffectHere, Where } from './effects-here';
import { UsedButton } from './UsedButton';

export type CardsHereProps = {
  readonly at: Where;
  /** Who acts, or attacks. */
  readonly side: Side;
  /** Units that are about to do what a card may forbid them. */
  readonly units?: readonly string[];
  /** The same, of all their units. */
  readonly formations?: readonly string[];
  /** What else can be done about an effect on this page. */
  readonly deed?: (effect: CardEffect) => ReactNode;
};

const isShown = (node: ReactNode): boolean => node !== null && node !== undefined;

const keyOf = ({ one: { effect, covered } }: EffectHere): string => `${effect.id}${covered ? ' covered' : ''}`;

/** MOP 37.12: a card in force says itself where it is due; several are one line that opens. Without cards nothing stands here. */
export const CardsHere = ({ at, side, units = [], formations = [], deed }: CardsHereProps) => {
  const view = useViewIfAny();
  const here = effectsHere(view, at, side);
  if (here.length === 0 || view === null) return null;
  const theirs = view.setup.units.filter(({ formation }) => formations.includes(formation)).map(({ id }) => id);
  const forbidden = here.filter(({ one: { effect } }) => barredHere(view, effect, [...units, ...theirs]).length > 0);
  const asks = here.filter((due) => !forbidden.includes(due) && isShown(deed?.(due.one.effect)));
  const others = here.filter((due) => !forbidden.includes(due) && !asks.includes(due));
  const notices = others.map((due) => <Due key={keyOf(due)} due={due} kind="info" deed={deed} />);
  return (
    <View style={{ gap: SPACE.s }} testID="cards.here">
      {forbidden.map((due) => (
        <Due key={keyOf(due)} due={due} kind="warning" deed={deed} />
      ))}
      {asks.map((due) => (
        <Due key={keyOf(due)} due={due} kind="info" deed={deed} />
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

type DueProps = {
  readonly due: EffectHere;
  readonly kind: 'info' | 'warning';
  readonly deed: CardsHereProps['deed'];
};

const Due = ({ due, kind: look, deed }: DueProps) => {
  const { sides } = useView('setup').setup;
  const names = useNames();
  const { one, todo } = due;
  const { effect, face, covered } = one;
  const { kind, side, subject } = effect;
  const about = subject === null ? '' : `${subjectName(subject, names)}: `;
  const end = effectEnd(effect);
  return (
    <Notice
      kind={look}
      title={`${sides[side].title}: ${faceTitle(face)}${covered ? ', hidden' : ''}`}
      text={`${about}${effectSentence(effect)}, ${end}. ${due.shows ? 'Show the card and it counts here.' : todo}`}
      action={<DueDeed due={due} deed={deed} />}
      testID={`cards.here.${kind}`}
    />
  );
};

/** Shown by its owner, marked as used, or whatever the page makes of it. */
const DueDeed = ({ due: { one, shows }, deed }: Pick<DueProps, 'due' | 'deed'>) => {
  const { effect } = one;
  if (shows) return <ShowButton effect={effect} />;
  const own = deed?.(effect);
  if (isShown(own)) return own;
  return effect.kind === 'coverFire' ? <UsedButton effect={effect} testID={`cards.here.${effect.kind}.used`} /> : null;
};

/** MOP 37.12.1: what a hidden card does shows it. */
const ShowButton = ({ effect: { side, card, kind } }: { readonly effect: CardEffect }) => {
  const dispatch = useDispatch();
  return (
    <Button
      label="Show it now"
      icon="check"
      onPress={() => {
        void dispatch({ type: 'ShowCard', side, card });
      }}
      testID={`cards.here.${kind}.show`}
    />
  );
};
