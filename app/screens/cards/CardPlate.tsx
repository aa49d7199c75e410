import { View } from 'react-native';
import type { CardFace } from '../../../src/rules/mop/index';
import { Caption, Heading, Small } from '../../components/Words';
import { RADIUS, SPACE } from '../../theme/metrics';
import { themedStyles } from '../../theme/use-styles';
import { faceText, faceTitle, pointsWords } from './card-words';

const useStyles = themedStyles(
  ({ colour }) =>
    ({
      card: {
        borderWidth: 1.5,
        borderColor: colour.rule,
        borderRadius: RADIUS.l,
        padding: 3,
        backgroundColor: colour.card,
      },
      inner: {
        borderWidth: 1,
        borderRadius: RADIUS.m,
        borderColor: colour.ruleSoft,
        padding: SPACE.m,
        gap: SPACE.s,
      },
    }) as const,
);

type CardPlateProps = { readonly face: CardFace; readonly testID?: string | undefined };

/** A card as it is read: kind, name, what the appendices say, the players' own note, and its points. */
export const CardPlate = ({ face, testID }: CardPlateProps) => {
  const styles = useStyles();
  return (
    <View style={styles.card} testID={testID}>
      <View style={styles.inner}>
        <Caption align="center">{`${face.kind} card`}</Caption>
        <Heading align="center">{faceTitle(face)}</Heading>
        <Small align="center">{faceText(face)}</Small>
        {face.note === '' ? null : <Small align="center">{face.note}</Small>}
        <Caption align="center">{pointsWords(face)}</Caption>
      </View>
    </View>
  );
};
