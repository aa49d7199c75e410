import { View } from 'react-native';
import type { EventFace } from '../../../src/rules/n20/index';
import { Caption, Heading, Small } from '../../components/Words';
import { useView } from '../../hooks/use-game';
import { RADIUS, SPACE } from '../../theme/metrics';
import { useTheme } from '../../theme/ThemeProvider';
import { themedStyles } from '../../theme/use-styles';
import { KIND_WORDS, nameOfFace } from './event-words';

const WIDTH = 240;
const HEIGHT = 148;

const useStyles = themedStyles(
  ({ colour }) =>
    ({
      card: {
        width: '100%',
        minHeight: HEIGHT,
        borderWidth: 1.5,
        borderRadius: RADIUS.l,
        padding: 3,
        backgroundColor: colour.card,
      },
      inner: {
        flexGrow: 1,
        borderWidth: 1,
        borderRadius: RADIUS.m,
        borderColor: colour.ruleSoft,
        padding: SPACE.m,
        gap: SPACE.s,
        justifyContent: 'space-between',
      },
      /** Kept cards have a double frame, those to be shown a heavy one: no colour is needed to tell them apart. */
      retain: { borderWidth: 2, borderColor: colour.info },
      reveal: { borderWidth: 4, borderColor: colour.warn },
    }) as const,
);

type EventCardFaceProps = { readonly face: EventFace; readonly testID?: string | undefined };

/** An event card as it lies open: its kind, its name, the players' own note, and whom a one-side event hits. */
export const EventCardFace = ({ face, testID }: EventCardFaceProps) => {
  const { colour, textScale } = useTheme();
  const styles = useStyles();
  const { sides } = useView('setup').setup;
  const { kind, hits, note } = face;
  const frame = kind === 'regular' ? { borderColor: colour.rule } : styles[kind];
  return (
    <View style={{ width: WIDTH * Math.min(textScale, 1.4), maxWidth: '100%' }} testID={testID}>
      <View style={[styles.card, frame]}>
        <View style={[styles.inner, kind === 'retain' ? { borderColor: colour.info } : null]}>
          <Caption align="center">{KIND_WORDS[kind]}</Caption>
          <Heading align="center">{nameOfFace(face)}</Heading>
          {note === '' ? null : <Small align="center">{note}</Small>}
          <Caption align="center">{hits === null ? '' : `Only for: ${sides[hits].title}`}</Caption>
        </View>
      </View>
    </View>
  );
};
