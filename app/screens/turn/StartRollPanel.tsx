import { View } from 'react-native';
import { SIDES, bothSides } from '../../../src/engine/sides';
import { startOdds, startWorking } from '../../../src/rules/nlc/index';
import type { CupView, Opening } from '../../../src/rules/nlc/index';
import { DiceResult } from '../../components/DiceResult';
import { OddsList } from '../../components/OddsBar';
import { Panel } from '../../components/Panel';
import { Stepper } from '../../components/Stepper';
import { Body, Heading } from '../../components/Words';
import { useView } from '../../hooks/use-game';
import { SPACE } from '../../theme/metrics';
import { Contender } from './Contender';
import { startStakes } from './next-start';
import { useTurnDraft } from './turn-draft';
import { WorkingOf } from './WorkingOf';

/** Ruling 99: what both sides bring to the start roll, and what came of it; the foot rolls and chooses. */
export const StartRollPanel = () => {
  const { cup } = useView('cup');
  if (cup === undefined) return null;
  return (
    <Panel testID="start">
      {cup.opening === null ? null : <Rolled opening={cup.opening} />}
      {(cup.opening?.winner ?? null) === null ? <Stakes cup={cup} /> : null}
    </Panel>
  );
};

const Stakes = ({ cup }: { readonly cup: CupView }) => {
  const view = useView();
  const { draft, change } = useTurnDraft();
  const stakes = startStakes({ view, cup, draft });
  const chances = startOdds(stakes);
  const won = bothSides((side) => stakes[side].combatsWon);
  return (
    <View style={{ gap: SPACE.m }}>
      {SIDES.map((side) => (
        <Contender key={side} side={side} cup={cup} chosen={stakes[side].commander} testID={`start.${side}.commander`}>
          <Stepper
            label="Combats won last turn"
            value={won[side]}
            min={0}
            max={20}
            onChange={(count) => {
              change({ won: { ...won, [side]: count } });
            }}
            testID={`start.${side}.won`}
          />
        </Contender>
      ))}
      <OddsList
        odds={SIDES.map((side) => ({ id: side, label: view.setup.sides[side].title, ...chances[side] }))}
        testID="start.odds"
      />
    </View>
  );
};

const Rolled = ({ opening }: { readonly opening: Opening }) => {
  const { sides } = useView('setup').setup;
  const { rolls, winner, opens } = opening;
  return (
    <View style={{ gap: SPACE.m }}>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.l }}>
        {SIDES.map((side) => (
          <View key={side} style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
            <DiceResult faces={[rolls[side].die]} size={44} />
            <Body>{sides[side].title}</Body>
          </View>
        ))}
      </View>
      <Heading>{winner === null ? 'A tie' : `The choice: ${sides[winner].title}`}</Heading>
      <WorkingOf working={startWorking(opening)} />
      {opens === null ? null : <Body>{`First to move: ${sides[opens].title}`}</Body>}
    </View>
  );
};
