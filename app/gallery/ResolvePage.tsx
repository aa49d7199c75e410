import { useState } from 'react';
import { View } from 'react-native';
import { Button } from '../components/Button';
import { DiceResult } from '../components/DiceResult';
import { DiePad } from '../components/DiePad';
import { OddsList } from '../components/OddsBar';
import { Panel } from '../components/Panel';
import { SectionTitle } from '../components/SectionTitle';
import { WorkingList } from '../components/WorkingList';
import { Title } from '../components/Words';

const roll = (seed: number): readonly number[] => [((seed * 5 + 2) % 6) + 1, ((seed * 7 + 4) % 6) + 1];
const nothing = () => undefined;

/** Odds, dice, working. */
export const ResolvePage = () => {
  const [faces, setFaces] = useState<readonly number[]>([4]);
  const [one, setOne] = useState<readonly number[]>([]);
  const [throws, setThrows] = useState(1);
  return (
    <>
      <SectionTitle>Odds</SectionTitle>
      <Panel>
        <OddsList
          odds={[
            { id: 'now', label: 'Complies at once', n: 5, d: 36, tone: 'good' },
            { id: 'late', label: 'Complies next turn', n: 20, d: 36, tone: 'info', hit: true },
            { id: 'bad', label: 'Bad move: the enemy writes the order', n: 1, d: 216, tone: 'danger' },
            { id: 'never', label: 'Ignored', n: 10, d: 36, tone: 'warn' },
          ]}
        />
      </Panel>
      <SectionTitle>Dice</SectionTitle>
      <Panel>
        <DiePad count={2} faces={faces} onChange={setFaces} label="Tap in the two dice thrown" testID="gallery.pad" />
        <DiePad count={1} faces={one} onChange={setOne} label="One die" testID="gallery.one" />
        <View style={{ flexDirection: 'row', gap: 16, alignItems: 'center', flexWrap: 'wrap' }}>
          <DiceResult faces={roll(throws)} throwKey={throws} />
          <Button
            label="Throw"
            icon="dice"
            onPress={() => {
              setThrows(throws + 1);
            }}
            testID="gallery.throw"
          />
        </View>
      </Panel>
      <SectionTitle>Working</SectionTitle>
      <Panel>
        <Title>Complies next turn</Title>
        <WorkingList
          lines={[
            { text: 'Rating of the receiving leader 3', rule: 'NLC 12.71' },
            { text: 'Reserve +1, Attack −2: column 2', rule: 'NLC 12.7' },
            { text: 'Dice 4 and 3: seven', rule: 'NLC 12.7' },
            { text: '1T: waits one turn', rule: 'NLC 12.73', result: true },
          ]}
          onRule={nothing}
        />
      </Panel>
    </>
  );
};
