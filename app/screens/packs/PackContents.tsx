import { View } from 'react-native';
import { SIDES } from '../../../src/engine/sides';
import type { Side } from '../../../src/engine/sides';
import type { Pack } from '../../../src/packs/pack';
import type { Setup } from '../../../src/rules/common/index';
import { orderCount, packOrderText, packRecipient } from '../../../src/wording/en/packs';
import { ListRow } from '../../components/ListRow';
import { Numeral, Small } from '../../components/Words';
import { SPACE } from '../../theme/metrics';
import { Fold } from '../new-game/Fold';
import { counted } from '../new-game/units/unit-line';
import { NoteLines } from './NoteLines';

type ContentsProps = { readonly pack: Pack; readonly setup: Setup };

/** What a scenario brings: who commands whom, with which orders, and what the books say beside that. */
export const PackContents = ({ pack, setup }: ContentsProps) => {
  const { notes, victory } = pack;
  return (
    <View style={{ gap: SPACE.m }}>
      {SIDES.map((side) => (
        <SideFold key={side} side={side} pack={pack} setup={setup} />
      ))}
      {pack.orders.length === 0 ? null : (
        <Fold title="Orders at the start" summary={`${orderCount(pack)}, in force as printed`} testID="pack.orders">
          {SIDES.map((side) => (
            <OrdersOf key={side} side={side} pack={pack} />
          ))}
        </Fold>
      )}
      {notes.length === 0 ? null : (
        <Fold title="Notes" summary={counted(notes.length, 'note')} testID="pack.notes">
          <NoteLines notes={notes} />
        </Fold>
      )}
      {victory.length === 0 ? null : (
        <Fold
          title="Victory"
          summary={`${counted(victory.length, 'line')} on points and how the game is won`}
          testID="pack.victory"
        >
          <NoteLines notes={victory} />
        </Fold>
      )}
    </View>
  );
};

const SideFold = ({ side, pack, setup }: ContentsProps & { readonly side: Side }) => {
  const leaders = setup.leaders.filter((one) => one.side === side);
  const formations = setup.formations.filter((one) => one.side === side);
  const units = setup.units.filter(({ formation }) => formations.some(({ id }) => id === formation));
  const parts = [
    leaders.map(({ name }) => name).join(', '),
    counted(formations.length, 'formation'),
    units.length === 0 ? '' : counted(units.length, 'unit'),
  ];
  const attached = pack.attached.filter(({ to }) => formations.some(({ id }) => id === to));
  return (
    <Fold
      title={setup.sides[side].title}
      summary={parts.filter((part) => part !== '').join(' · ')}
      testID={`pack.${side}`}
    >
      <View>
        {leaders.map(({ id, name, role, rating, ratingOtherwise, onMap }) => (
          <ListRow
            key={id}
            title={name}
            detail={[role === 'OC' ? 'Overall commander' : 'Wing commander', onMap ? '' : 'not on the map yet']
              .filter((part) => part !== '')
              .join(' · ')}
            trailing={<Rating rating={rating} otherwise={ratingOtherwise ?? null} />}
          />
        ))}
        {formations.map(({ id, name, leader, rating, under, onMap }, i) => (
          <ListRow
            key={id}
            title={name}
            detail={[
              leader,
              under === null ? '' : `under ${leaders.find((one) => one.id === under)?.name ?? under}`,
              onMap ? '' : 'off the map',
              ...attached.filter(({ to }) => to === id).map(({ what }) => `with ${what}`),
            ]
              .filter((part) => part !== '')
              .join(' · ')}
            trailing={<Rating rating={rating} otherwise={null} />}
            last={i === formations.length - 1}
          />
        ))}
      </View>
    </Fold>
  );
};

const Rating = ({ rating, otherwise }: { readonly rating: number; readonly otherwise: number | null }) => (
  <Numeral label={`rated ${String(rating)}`}>
    {otherwise === null ? String(rating) : `${String(rating)}/${String(otherwise)}`}
  </Numeral>
);

const OrdersOf = ({ side, pack }: { readonly side: Side; readonly pack: Pack }) => {
  const his = [...pack.leaders, ...pack.formations].filter((one) => one.side === side).map(({ id }) => id);
  const orders = pack.orders.filter(({ of }) => his.includes(of));
  if (orders.length === 0) return null;
  return (
    <View>
      <Small>{pack.sides[side].title}</Small>
      {orders.map((order, i) => (
        <ListRow
          key={`${order.of} ${order.division ?? ''}`}
          title={packRecipient(pack, order)}
          detail={[packOrderText(order), order.note].filter((part) => part !== '').join('. ')}
          last={i === orders.length - 1}
          testID="pack.orders.order"
        />
      ))}
    </View>
  );
};
