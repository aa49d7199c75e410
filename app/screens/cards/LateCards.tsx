import { useState } from 'react';
import type { ReactNode } from 'react';
import { View } from 'react-native';
import { Button } from '../../components/Button';
import { Small } from '../../components/Words';
import { SPACE } from '../../theme/metrics';
import type { Cards } from './card-words';

type LateCardsProps = {
  readonly cards: Cards;
  /** What may be done; `agreed` goes with the play. */
  readonly children: (agreed: Readonly<{ agreed?: true }>) => ReactNode;
  readonly testID: string;
};

/** Ruling 48: once chits are drawn a card takes the word of both. */
export const LateCards = ({ cards, children, testID }: LateCardsProps) => {
  const [agreed, setAgreed] = useState(false);
  if (!cards.late) return children({});
  if (agreed) return children({ agreed: true });
  return (
    <View style={{ gap: SPACE.s }}>
      <Small>Chits have been drawn. Cards come before that (Ruling 48).</Small>
      <Button
        label="Both want a card all the same"
        kind="plain"
        onPress={() => {
          setAgreed(true);
        }}
        testID={testID}
      />
    </View>
  );
};
