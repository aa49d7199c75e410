import { View } from 'react-native';
import { SIDES } from '../../../src/engine/sides';
import type { Side } from '../../../src/engine/sides';
import { isOn } from '../../../src/rules/list';
import { Button } from '../../components/Button';
import { Panel } from '../../components/Panel';
import { Screen } from '../../components/Screen';
import { SectionTitle } from '../../components/SectionTitle';
import { ToggleRow } from '../../components/ToggleRow';
import { Body, Small, Title } from '../../components/Words';
import { DeskEyes } from '../../hooks/Eyes';
import { useDispatch, useGameState, useView } from '../../hooks/use-game';
import { useKnock } from '../../hooks/use-knock';
import { SPACE } from '../../theme/metrics';
import { GameHeader } from '../game/GameHeader';
import { PlayNotices } from '../game/PlayNotices';
import { EffectsNow } from '../cards/EffectsNow';
import { SideCards } from '../cards/SideCards';
import { CloseDesk } from './CloseDesk';
import { TellAtFights } from './TellAtFights';
import { DeskCampaign } from './DeskCampaign';
import { LockRow } from './lock/LockRow';
import { OverDeskRow } from './OverDeskRow';
import { OrdersTold } from './orders/BadMoves';
import { DeskPlays, useDeskPlays } from './orders/DeskPlays';
import { DeskChoice, OrdersDesk } from './orders/OrdersDesk';
import { PhaseFooter } from './orders/PhaseFooter';
import { DiscoveryDue, HiddenDesk } from '../hidden/HiddenDesk';
import { DeskMoments } from '../moments/DeskMoments';
import { DiceAsk } from '../turn/DiceAsk';
import { FormationChit } from '../turn/FormationChit';
import { SideHeading } from '../turn/SideHeading';

/** What a side keeps to itself. On one phone it is reached through the curtain; a solo player has both desks open. */
export const DeskScreen = () => {
  const keepsOrders = useView('orders').orders !== undefined;
  return (
    <DeskEyes>
      {keepsOrders ? (
        <DeskPlays>
          <OrdersScreen />
        </DeskPlays>
      ) : (
        <PlainDesk />
      )}
    </DeskEyes>
  );
};

/** Where order sheets are kept in the app, the desk is the place of the command phase (NLC 12). */
const OrdersScreen = () => {
  const seat = useGameState((state) => state.seat);
  const { side } = useDeskPlays();
  const { orders, cards } = useView('orders', 'cards');
  const phase = orders?.desks.find((one) => one.side === side)?.phase;
  // A card that was drawn lies on top.
  const taken = cards?.decks.find((one) => one.side === side)?.taken ?? 0;
  if (seat === 'table')
    return (
      <Screen testID="desk" aboveTabs header={<GameHeader />}>
        <PlayNotices />
        <OrdersTold />
        <Doors />
      </Screen>
    );
  return (
    <Screen
      testID="desk"
      aboveTabs
      header={<GameHeader />}
      footer={<PhaseFooter />}
      topKey={`${side} ${phase ?? ''} ${String(taken)}`}
    >
      <DeskChoice />
      <DeskOf key={side} side={side} />
    </Screen>
  );
};

const PlainDesk = () => {
  const { setup } = useView('setup');
  const seat = useGameState((state) => state.seat);
  const sits = seat === 'first' || seat === 'second';
  const asking = useGameState((state) => state.asks !== null);
  const open: readonly Side[] = seat === 'solo' ? SIDES : seat === 'table' ? [] : [seat];
  return (
    <Screen
      testID="desk"
      aboveTabs
      header={<GameHeader />}
      footer={sits || asking ? <Footer closes={sits} /> : undefined}
    >
      <PlayNotices />
      {isOn(setup, 'withoutOrders') ? <Body>Without orders there is nothing to keep secret.</Body> : null}
      {open.length === 0 ? <Doors /> : open.map((side) => <DeskOf key={side} side={side} />)}
    </Screen>
  );
};

/** Dice from the table are tapped in below; a solo player has no desk to close. */
const Footer = ({ closes }: { readonly closes: boolean }) => (
  <View style={{ gap: SPACE.s }}>
    <DiceAsk />
    {closes ? <CloseDesk /> : null}
  </View>
);

/** How a curtain is raised, for the doors that are there. */
const OPENS = {
  none: 'A thumb held on the curtain raises it.',
  one: 'A thumb held on the curtain raises it; a locked desk asks for its PIN or its code.',
  both: 'Each desk is locked, and asks for its PIN or its code.',
} as const;

const useGuarded = (): keyof typeof OPENS =>
  useGameState(({ locks }) => {
    const count = SIDES.filter((side) => locks[side].kind !== 'open').length;
    return count === 0 ? 'none' : count === 1 ? 'one' : 'both';
  });

/** Both doors look alike and are always there, whether or not there is anything behind them. */
const Doors = () => {
  const { setup } = useView('setup');
  const knock = useKnock();
  const guarded = useGuarded();
  return (
    <>
      <Title>Whose desk?</Title>
      <Body tone="inkSoft">{`Hand the phone over after choosing. ${OPENS[guarded]}`}</Body>
      {SIDES.map((side) => (
        <Button
          key={side}
          label={setup.sides[side].title}
          icon="desk"
          wide
          onPress={() => {
            void knock(side);
          }}
          testID={`desk.door.${side}`}
        />
      ))}
    </>
  );
};

const DeskOf = ({ side }: { readonly side: Side }) => {
  const { cup, corps, orders, desk } = useView('cup', 'corps', 'orders', 'desk');
  const seat = useGameState((state) => state.seat);
  if (cup === undefined) return null;
  const known = cup.known.filter((chit) => chit.side === side);
  return (
    <View style={{ gap: SPACE.m }} testID={`desk.${side}`}>
      <SideHeading side={side} begins={side === seat} />
      <DeskMoments side={side} />
      <SideCards side={side} />
      {side === desk ? <EffectsNow /> : null}
      <TellAtFights side={side} />
      <DiscoveryDue side={side} />
      {orders === undefined ? <Reserve side={side} /> : <OrdersDesk side={side} />}
      <HiddenDesk side={side} />
      {known.length === 0 ? null : (
        <>
          <SectionTitle>In the cup</SectionTitle>
          <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s }}>
            {known.map(({ chit, chance }) => (
              <View key={chit} style={{ alignItems: 'center' }}>
                <FormationChit side={side} chit={chit} size={76} />
                <Small tone="inkSoft">{`${String(chance.n)}/${String(chance.d)}`}</Small>
              </View>
            ))}
          </View>
        </>
      )}
      <DeskCampaign side={side} />
      {corps === undefined ? null : <OverDeskRow page="DeskArmy" />}
      {orders === undefined ? null : <OverDeskRow page="Archive" />}
      <LockRow side={side} />
    </View>
  );
};

/** Who stays out of the cup, by orders that are kept on paper. */
const Reserve = ({ side }: { readonly side: Side }) => {
  const { setup, turn, cup } = useView('setup', 'turn', 'cup');
  const dispatch = useDispatch();
  if (cup === undefined) return null;
  const formations = setup.formations.filter(
    (one) => one.side === side && one.onMap && (one.arrives === null || one.arrives <= turn.index),
  );
  return (
    <>
      <SectionTitle>Reserve</SectionTitle>
      <Panel>
        {formations.length === 0 ? <Small tone="inkSoft">No formations on the map yet.</Small> : null}
        {formations.map(({ id, name }) => (
          <ToggleRow
            key={id}
            label={name}
            hint={
              cup.reserve.includes(id) ? 'Stays out of the cup, acts at the turn’s end' : 'Its chit goes into the cup'
            }
            value={cup.reserve.includes(id)}
            onChange={(reserve) => {
              void dispatch({ type: 'FlagReserve', formation: id, reserve });
            }}
            testID={`desk.reserve.${id}`}
          />
        ))}
      </Panel>
    </>
  );
};
