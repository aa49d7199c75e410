import { useState } from 'react';
import { View } from 'react-native';
import { ActionGrid } from '../components/ActionGrid';
import { LimitBar } from '../components/LimitBar';
import { ListRow } from '../components/ListRow';
import { Panel } from '../components/Panel';
import { SectionTitle } from '../components/SectionTitle';
import { Caption } from '../components/Words';
import { Counter } from '../drawings/Counter';
import type { CounterProps } from '../drawings/Counter';
import { MarkerSign } from '../drawings/MarkerSign';
import { MARK_SIGNS } from '../drawings/unit-signs';
import { ARMS, MARKS } from '../../src/rules/common/index';
import { SIDE_COLOURS } from '../theme/side-colours';

const WRAP = { flexDirection: 'row', flexWrap: 'wrap', gap: 10, justifyContent: 'center' } as const;

const NAMES = ['Friant', 'Kleist von Nollendorf', 'Grand Battery', 'Kaiserlich-Königliche Avantgarde'];

const STATES: readonly (readonly [string, Partial<CounterProps>])[] = [
  ['front', { steps: { printed: 2, lost: 0 } }],
  ['reverse', { strength: 3, steps: { printed: 2, lost: 1 } }],
  ['third state', { strength: 2, steps: { printed: 3, lost: 2 } }],
  ['Old Guard', { guard: 'old', second: 5 }],
  ['Guard, reverse', { guard: 'young', second: 4, strength: 3, steps: { printed: 2, lost: 1 }, marks: ['disrupted'] }],
  ['one', { marks: ['routed'] }],
  ['three', { marks: ['disrupted', 'moved', 'fatigued'], steps: { printed: 2, lost: 1 }, strength: 12, second: 10 }],
  ['five', { marks: ['disrupted', 'bombarded', 'charged', 'outOfSupply', 'exhausted'] }],
  ['selected', { selected: true }],
  ['gone', { gone: true }],
];

const Counters = () => (
  <>
    <SectionTitle>Arms and sides</SectionTitle>
    <View style={WRAP}>
      {SIDE_COLOURS.map((side, i) => (
        <Counter
          key={side}
          name={NAMES[i % 4] ?? ''}
          side={side}
          arm={ARMS[i % 4] ?? 'infantry'}
          strength={i + 2}
          second={3}
          steps={{ printed: (i % 3) + 1, lost: 0 }}
          size={76}
        />
      ))}
    </View>
    <SectionTitle>States</SectionTitle>
    <View style={WRAP}>
      {STATES.map(([title, state]) => (
        <View key={title} style={{ alignItems: 'center' }}>
          <Counter name="Friant" side="french-blue" arm="infantry" strength={5} second={3} size={88} {...state} />
          <Caption>{title}</Caption>
        </View>
      ))}
    </View>
    <SectionTitle>Small and large</SectionTitle>
    <View style={WRAP}>
      {[56, 64, 96].map((size) => (
        <Counter
          key={size}
          name="Chasseurs à cheval"
          side="russian-green"
          arm="cavalry"
          guard="middle"
          strength={4}
          second={12}
          marks={['disordered', 'routed']}
          size={size}
        />
      ))}
    </View>
  </>
);

const Limits = () => (
  <>
    <SectionTitle>Limits</SectionTitle>
    <Panel>
      <LimitBar label="II Corps" losses={11} limit={14} demoralized={false} testID="gallery.limit" />
      <LimitBar label="Kleist von Nollendorf" losses={0} limit={9} demoralized={false} />
      <LimitBar label="Imperial Guard" losses={8} limit={8} demoralized={false} detail="Met, not yet passed" />
      <LimitBar label="III Corps" losses={13} limit={12} demoralized testID="gallery.broken" />
      <LimitBar
        label="The army"
        losses={61}
        limit={40}
        demoralized
        word="Army demoralized"
        detail="HQ lost: NLC 20.9"
      />
    </Panel>
  </>
);

/** Counters, markers, limits, what may be done to a unit. */
export const ArmyPage = () => {
  const [on, setOn] = useState<readonly string[]>(['disrupted']);
  const toggle = (id: string) => {
    setOn(on.includes(id) ? on.filter((one) => one !== id) : [...on, id]);
  };
  return (
    <>
      <Counters />
      <SectionTitle>Markers</SectionTitle>
      <View style={WRAP}>
        {MARKS.map((mark) => (
          <View key={mark} style={{ alignItems: 'center', minWidth: 96 }}>
            <MarkerSign mark={mark} size={36} />
            <Caption align="center">{MARK_SIGNS[mark].word}</Caption>
          </View>
        ))}
      </View>
      <Limits />
      <SectionTitle>A unit in a list</SectionTitle>
      <Panel flush>
        <ListRow
          title="Kaiserlich-Königliche Avantgarde"
          detail="5 of 8 · disrupted"
          onPress={() => undefined}
          leading={
            <Counter
              name="Kaiserlich-Königliche Avantgarde"
              side="austrian-white"
              arm="infantry"
              strength={5}
              steps={{ printed: 2, lost: 1 }}
              marks={['disrupted']}
              size={64}
            />
          }
        />
        <ListRow
          title="Friant"
          detail="Eliminated"
          last
          leading={<Counter name="Friant" side="french-blue" arm="infantry" strength={0} gone size={64} />}
        />
      </Panel>
      <SectionTitle>What may be done</SectionTitle>
      <ActionGrid
        label="Friant"
        actions={[
          { id: 'step', label: 'Loses a step', hint: '8 → 5', icon: 'minus' },
          { id: 'back', label: 'Regains a step', hint: 'At its full strength', icon: 'plus', disabled: true },
          {
            id: 'disrupted',
            label: 'Disrupted',
            picture: <MarkerSign mark="disrupted" />,
            on: on.includes('disrupted'),
          },
          { id: 'fatigued', label: 'Fatigued', picture: <MarkerSign mark="fatigued" />, on: on.includes('fatigued') },
          { id: 'out', label: 'Eliminated', hint: 'Into the UAR box', icon: 'trash', grave: true },
        ]}
        onAction={toggle}
        testID="gallery.actions"
      />
    </>
  );
};
