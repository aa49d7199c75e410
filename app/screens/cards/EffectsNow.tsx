import { View } from 'react-native';
import type { CardEffectKind } from '../../../src/rules/nlc/index';
import type { EffectView } from '../../../src/rules/mop/index';
import { effectEnd, effectSentence, subjectName } from '../../../src/wording/en/events-cards';
import { Panel } from '../../components/Panel';
import { SectionTitle } from '../../components/SectionTitle';
import { Caption, Label, Small } from '../../components/Words';
import { useNames, useView } from '../../hooks/use-game';
import { SPACE } from '../../theme/metrics';
import { faceTitle } from './card-words';
import { AT_ONCE } from './effects-here';
import { RecoverDeed } from './RecoverDeed';
import { SpiesDeed } from './SpiesDeed';
import { UsedButton } from './UsedButton';

/** What cards do just now: whose, by which card, about whom, and until when. */
export const EffectsNow = () => {
  const { cards } = useView('cards');
  if (cards === undefined || cards.effects.length === 0) return null;
  return (
    <View style={{ gap: SPACE.s }} testID="cards.effects">
      <SectionTitle aside={String(cards.effects.length)}>In force now</SectionTitle>
      <Panel>
        {cards.effects.map((one, i) => (
          <EffectRow
            key={`${one.effect.id}${one.covered ? ' covered' : ''}`}
            one={one}
            first={!isOfOne(one, cards.effects[i - 1])}
            last={!isOfOne(one, cards.effects[i + 1])}
          />
        ))}
      </Panel>
    </View>
  );
};

/** One play of a card starts several effects: its name and its end are said once. */
const isOfOne = ({ effect, covered }: EffectView, other: EffectView | undefined): boolean =>
  other?.effect.side === effect.side &&
  other.effect.card === effect.card &&
  other.effect.turn === effect.turn &&
  other.effect.until === effect.until &&
  other.covered === covered;

type RowProps = { readonly one: EffectView; readonly first: boolean; readonly last: boolean };

/** Units that the app does not know are moved on the players' own sheet. */
const NO_ROSTER = 'Move them to the Recovered box.';

const todoOf = (kind: CardEffectKind, hasUnits: boolean): string | undefined =>
  kind === 'recoverUnits' && !hasUnits ? NO_ROSTER : AT_ONCE[kind];

const EffectRow = ({ one, first, last }: RowProps) => {
  const { effect, face, covered } = one;
  const { setup, army } = useView('setup', 'army');
  const { sides } = setup;
  const names = useNames();
  const about = effect.subject === null ? '' : `${subjectName(effect.subject, names)}: `;
  const text = effect.kind === 'asPrinted' && face.note !== '' ? face.note : effectSentence(effect);
  const todo = todoOf(effect.kind, army.units.length > 0);
  return (
    <View
      style={{ paddingTop: first ? SPACE.s : 0, paddingBottom: SPACE.xs, gap: SPACE.xs }}
      testID={`cards.effect.${effect.kind}`}
    >
      {first ? (
        <Caption>{`${sides[effect.side].title} · ${faceTitle(face)}${covered ? ' · hidden' : ''}`}</Caption>
      ) : null}
      <Label>{`${about}${text}`}</Label>
      {todo === undefined ? null : <Small>{todo}</Small>}
      {last ? <Small tone="inkSoft">{effectEnd(effect)}</Small> : null}
      <Deed one={one} />
    </View>
  );
};

/** What can be done by it here: the app does it where it has the orders, or the units, else it is marked as used. */
const Deed = ({ one }: { readonly one: EffectView }) => {
  const { army, orders, setup } = useView('army', 'orders', 'setup');
  const { effect } = one;
  if (effect.kind === 'spies' && orders !== undefined && setup.playMode !== 'solo') return <SpiesDeed one={one} />;
  if (effect.kind === 'recoverUnits' && army.units.length > 0) return <RecoverDeed effect={effect} />;
  return <UsedButton effect={effect} testID={`cards.use.${effect.kind}`} />;
};
