import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import { View } from 'react-native';
import { PLACES, placeAt } from '../../../src/wording/en/books/places';
import type { Place } from '../../../src/wording/en/books/places';
import { Button } from '../../components/Button';
import { EmptyState } from '../../components/EmptyState';
import { HeaderBar, Screen } from '../../components/Screen';
import { Caption, Heading, Small } from '../../components/Words';
import { usePageTitle } from '../../hooks/page-title';
import { SPACE } from '../../theme/metrics';
import { BackButton } from './BackButton';
import type { BookRoutes } from './book-routes';
import { placeEntry } from './entries';
import { PlaceBody } from './PlaceBody';
import { useOpenEntry } from './use-open-entry';

/** One place of the books: a section, a ruling, an order, a card. */
export const BookPlaceScreen = ({ route, navigation }: NativeStackScreenProps<BookRoutes, 'BookPlace'>) => {
  const { ref } = route.params;
  const place = placeAt(ref);
  const open = useOpenEntry();
  usePageTitle(place === null ? ref : placeEntry(place).label);
  const turnTo = (to: Place): void => {
    navigation.setParams({ ref: to.ref });
  };
  return (
    <Screen
      testID="place"
      topKey={ref}
      header={<HeaderBar left={<BackButton />} title={<PlaceTitle place={place} asked={ref} />} />}
      footer={place === null ? undefined : <Leaves place={place} onTurn={turnTo} />}
    >
      {place === null ? (
        <EmptyState
          drawing={null}
          title="Not in these books"
          text={`There is no ${ref} in the three books. It may be a rule of the base game.`}
          testID="place.nowhere"
        />
      ) : (
        <>
          <Nearest place={place} asked={ref} />
          <PlaceBody place={place} onOpen={open} />
        </>
      )}
    </Screen>
  );
};

const PlaceTitle = ({ place, asked }: { readonly place: Place | null; readonly asked: string }) => (
  <View style={{ paddingVertical: SPACE.xs }}>
    <Caption testID="place.ref">{place === null ? asked : placeEntry(place).label}</Caption>
    <Heading testID="place.title">{place?.title ?? 'Rule'}</Heading>
  </View>
);

/** Part of a rule that is told as a whole, or one of the base game's: what was asked for stands under this. */
const Nearest = ({ place, asked }: { readonly place: Place; readonly asked: string }) =>
  place.ref === asked ? null : <Small testID="place.nearest">{`${asked} is told under ${place.ref}.`}</Small>;

/** The leaf before and the one behind, of the same book. */
const neighbour = (place: Place, by: 1 | -1): Place | null => {
  const [book] = place.ref.split(' ');
  const next = PLACES[PLACES.indexOf(place) + by];
  return next !== undefined && next.ref.split(' ')[0] === book ? next : null;
};

type LeavesProps = { readonly place: Place; readonly onTurn: (to: Place) => void };

/** Leafing on, for whoever reads a chapter through. */
const Leaves = ({ place, onTurn }: LeavesProps) => (
  <View style={{ flexDirection: 'row', gap: SPACE.s }}>
    <Leaf to={neighbour(place, -1)} icon="back" onTurn={onTurn} testID="place.previous" />
    <Leaf to={neighbour(place, 1)} icon="forward" onTurn={onTurn} testID="place.next" />
  </View>
);

/** A numbered leaf is called by its number; names would be too long for a thumb's place. */
const leafName = ({ ref, kind }: Place, by: 'back' | 'forward'): string => {
  if (kind === 'rule' || kind === 'ruling') return ref;
  return by === 'back' ? 'Previous' : 'Next';
};

type LeafProps = {
  readonly to: Place | null;
  readonly icon: 'back' | 'forward';
  readonly onTurn: (to: Place) => void;
  readonly testID: string;
};

const Leaf = ({ to, icon, onTurn, testID }: LeafProps) => (
  <View style={{ flexGrow: 1, flexShrink: 1, flexBasis: 0 }}>
    {to === null ? null : (
      <Button
        label={leafName(to, icon)}
        icon={icon}
        kind="quiet"
        wide
        onPress={() => {
          onTurn(to);
        }}
        testID={testID}
      />
    )}
  </View>
);
