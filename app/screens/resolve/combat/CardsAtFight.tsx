import { useNavigation } from '@react-navigation/native';
import type { NavigationProp } from '@react-navigation/native';
import { View } from 'react-native';
import { SIDES } from '../../../../src/engine/sides';
import { cardTitle } from '../../../../src/rules/mop/index';
import type { CardEffect } from '../../../../src/rules/nlc/index';
import { ChipPicker } from '../../../components/ChoiceList';
import { HoldButton } from '../../../components/HoldButton';
import { Small } from '../../../components/Words';
import { useView } from '../../../hooks/use-game';
import { useKnock } from '../../../hooks/use-knock';
import type { GameRoutes } from '../../../navigation/routes';
import { SPACE } from '../../../theme/metrics';
import { useTheme } from '../../../theme/ThemeProvider';
import { CardsHere } from '../../cards/CardsHere';
import { Renew } from '../parts/Renew';
import { knowsCards } from './by-cards';
import type { Fight } from './use-fight';

type Props = { readonly fight: Pick<Fight, 'procedure' | 'draft' | 'view' | 'setDraft' | 'begun'> };

/** MOP 37.12: cards in force at a fight: what the page counts by itself, and what their owners have to say. */
export const CardsAtFight = ({ fight }: Props) => {
  const { procedure, draft, view, begun } = fight;
  const riders = draft.attackers.flatMap(({ units }) => units.map(({ id }) => id));
  return (
    <>
      <CardsHere
        at={procedure}
        side={draft.side}
        units={riders}
        deed={(effect) => (effect.kind === 'lastPush' && !begun ? <PushPart fight={fight} effect={effect} /> : null)}
      />
      <Renew procedure={procedure} />
      {knowsCards(view) && view?.cards?.isOpen === false && !begun ? <Doors /> : null}
    </>
  );
};

const DOOR = 84;

/**
 * Either side's door, whether or not it has anything to show: its player holds it and is at his hidden cards. A player alone sees
 * his cards here.
 */
const Doors = () => {
  const { setup } = useView('setup');
  const { colour } = useTheme();
  const knock = useKnock();
  const navigation = useNavigation<NavigationProp<GameRoutes>>();
  return (
    <View style={{ gap: SPACE.s }}>
      <Small>A hidden card that changes this fight counts once its owner has shown it.</Small>
      {setup.playMode === 'solo' ? null : (
        <View style={{ flexDirection: 'row', gap: SPACE.s }}>
          {SIDES.map((side) => (
            <View key={side} style={{ flex: 1 }}>
              <HoldButton
                label={`Hold to show a card: ${setup.sides[side].title}`}
                onHeld={() => {
                  navigation.navigate('ShowCards');
                  void knock(side, true);
                }}
                colour={colour.ink}
                ground={colour.card}
                size={DOOR}
                testID={`combat.cards.${side}`}
              />
            </View>
          ))}
        </View>
      )}
    </View>
  );
};

const PUSHES = [
  { id: 'roll', label: 'On the fire roll' },
  { id: 'morale', label: 'On his morale' },
] as const;

/** Card 24: what its modifier is for stands on the card. */
const PushPart = ({ fight: { draft, setDraft }, effect }: Props & { readonly effect: CardEffect }) => {
  const on = draft.said.find((one) => one.effect === effect.id)?.on;
  return (
    <ChipPicker
      label={`${cardTitle(effect.card)} in this fight`}
      options={[{ id: 'no', label: 'Not used' }, ...PUSHES]}
      chosen={[on ?? 'no']}
      onChange={([next]) => {
        const others = draft.said.filter((one) => one.effect !== effect.id);
        const chosen = PUSHES.find(({ id }) => id === next);
        setDraft({ ...draft, said: chosen === undefined ? others : [...others, { effect: effect.id, on: chosen.id }] });
      }}
      testID="combat.push"
    />
  );
};
