import { useState } from 'react';
import { View } from 'react-native';
import { Button } from '../components/Button';
import { CupDraw } from '../components/CupDraw';
import { SectionTitle } from '../components/SectionTitle';
import { Caption } from '../components/Words';
import { CHIT_STATES, Chit } from '../drawings/Chit';
import { SIDE_COLOURS } from '../theme/side-colours';

const NAMES = [
  'II Corps',
  'Kaiserlich-Königliche Avantgarde',
  'Cavalry Reserve',
  'I Armeekorps',
  'Picton',
  'Wrede',
  'Poniatowski',
  'Kleist von Nollendorf',
  'Stedingk',
  'La Garde',
];

/** Cup and chits. */
export const CupPage = () => {
  const [draws, setDraws] = useState(0);
  const name = NAMES[draws % NAMES.length] ?? '';
  return (
    <>
      <CupDraw
        count={9 - (draws % 9)}
        label="Cup, chits left"
        drawKey={draws === 0 ? undefined : draws}
        chit={<Chit name={name} side="french-blue" sideMark="F" rating={3} state="drawn" size={112} />}
        testID="gallery.cup"
      />
      <Button
        kind="primary"
        label="Draw"
        icon="cup"
        wide
        onPress={() => {
          setDraws(draws + 1);
        }}
        testID="gallery.draw"
      />
      <SectionTitle>Every side</SectionTitle>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 10, justifyContent: 'center' }}>
        {SIDE_COLOURS.map((side, i) => (
          <Chit
            key={side}
            name={NAMES[i] ?? ''}
            side={side}
            sideMark={side.slice(0, 1).toUpperCase()}
            rating={(i % 5) + 1}
          />
        ))}
      </View>
      <SectionTitle>Every state</SectionTitle>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 10, justifyContent: 'center' }}>
        {CHIT_STATES.map((state) => (
          <View key={state} style={{ alignItems: 'center' }}>
            <Chit
              name="VIII (Westphalian) Corps"
              side="prussian-iron"
              sideMark="Pr"
              rating={2}
              state={state}
              size={104}
            />
            <Caption>{state}</Caption>
          </View>
        ))}
      </View>
    </>
  );
};
