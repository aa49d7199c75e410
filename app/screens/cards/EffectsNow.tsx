import { View } from 'react-native';
import type { EffectView } from '../../../src/rules/nlc/index';
import { effectEnd, effectSentence, subjectName } from '../../../src/wording/en/events-cards';
import { Button } from '../../components/Button';
import { Panel } from '../../components/Panel';
import { SectionTitle } from '../../components/SectionTitle';
import { Caption, Label, Small } from '../../components/Words';
import { useDispatch, useNames, useView } from '../../hooks/use-game';
import { SPACE } from '../../theme/metrics';
import { faceTitle } from './card-words';

/** What cards do just now: whose, by which card, about whom, and until when. */
export const EffectsNow = () => {
  const { cards } = useView();
  if (cards === undefined || cards.effects.length === 0) return null;
  return (
    <View style={{ gap: SPACE.s }} testID="cards.effects">
      <SectionTitle aside={String(cards.effects.length)}>In force now</SectionTitle>
      <Panel>
        {cards.effects.map((one) => (
          <EffectRow key={`${one.effect.id}${one.covered ? ' covered' : ''}`} one={one} />
        ))}
      </Panel>
    </View>
  );
};

const EffectRow = ({ one: { effect, face, covered } }: { readonly one: EffectView }) => {
  const { sides } = useView().setup;
  const names = useNames();
  const dispatch = useDispatch();
  const about = effect.subject === null ? '' : `${subjectName(effect.subject, names)}: `;
  const text = effect.kind === 'asPrinted' && face.note !== '' ? face.note : effectSentence(effect);
  return (
    <View style={{ paddingVertical: SPACE.s, gap: SPACE.xs }} testID={`cards.effect.${effect.kind}`}>
      <Caption>{`${sides[effect.side].title} · ${faceTitle(face)}${covered ? ' · hidden' : ''}`}</Caption>
      <Label>{`${about}${text}`}</Label>
      <Small tone="inkSoft">{effectEnd(effect)}</Small>
      {effect.uses === null ? null : (
        <Button
          label={effect.uses > 1 ? `Used once (${String(effect.uses)} left)` : 'Used'}
          icon="check"
          kind="plain"
          onPress={() => {
            void dispatch({ type: 'UseCardEffect', side: effect.side, effect: effect.id });
          }}
          testID={`cards.use.${effect.kind}`}
        />
      )}
    </View>
  );
};
