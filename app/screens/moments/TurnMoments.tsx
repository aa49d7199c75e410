import { useNavigation } from '@react-navigation/native';
import type { NavigationProp } from '@react-navigation/native';
import { Button } from '../../components/Button';
import { Small } from '../../components/Words';
import type { GameRoutes } from '../../navigation/routes';
import { useTheme } from '../../theme/ThemeProvider';
import { TheMoment } from './TheMoment';
import { useUnseen } from './use-unseen';

/** Letters beside which a second line has no room. */
const LARGE = 1.5;

/** On the Turn page until somebody has seen it: the newest great moment, a line of it once the game has gone on. */
export const TurnMoments = () => {
  const { moments, last, see } = useUnseen();
  const [newest, ...rest] = moments;
  if (newest === undefined) return null;
  const { moment, seq } = newest;
  const isEnd = moment.sign === 'victory' || moment.sign === 'over';
  return (
    <TheMoment
      key={`${String(seq)} ${moment.sentence}`}
      moment={moment}
      size={isEnd ? 'whole' : seq < last ? 'line' : 'slim'}
      arrivalKey={`turn ${String(seq)} ${moment.sentence}`}
      onSeen={see}
      testID="turn.moment"
    >
      <Rest rest={rest.map((one) => one.moment.sentence)} />
      {isEnd ? <ToItsPage /> : null}
    </TheMoment>
  );
};

const Rest = ({ rest }: { readonly rest: readonly string[] }) => {
  const { textScale } = useTheme();
  if (rest.length === 0 || textScale > LARGE) return null;
  return <Small testID="turn.moment.rest">{`And before: ${rest.join(' · ')}`}</Small>;
};

const ToItsPage = () => {
  const navigation = useNavigation<NavigationProp<GameRoutes>>();
  return (
    <Button
      label="To the end of the battle"
      kind="plain"
      icon="forward"
      onPress={() => {
        navigation.navigate('End');
      }}
      testID="turn.moment.more"
    />
  );
};
