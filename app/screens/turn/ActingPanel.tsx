import { View } from 'react-native';
import type { Acting } from '../../../src/rules/nlc/index';
import { listed } from '../../../src/wording/names';
import { Panel } from '../../components/Panel';
import { Body, Caption, Title } from '../../components/Words';
import { useView } from '../../hooks/use-game';
import { SPACE } from '../../theme/metrics';
import { CardsHere } from '../cards/CardsHere';
import { leadsNow } from '../army/leader-words';
import { CollectsHidden } from '../hidden/CollectsHidden';
import { FormationChit } from './FormationChit';
import { StageRules } from './StageRules';
import { StageTiles } from './StageTiles';

/** NLC 4.5: who acts, the way to his fights, and a line of rule. Ticks help the memory; nothing waits for them. */
export const ActingPanel = ({ acting }: { readonly acting: Acting }) => {
  const { setup, corps, stage = [] } = useView('setup', 'corps', 'stage');
  const { side, chit, formations } = acting;
  const leaders = setup.formations
    .filter(({ id }) => formations.includes(id))
    .map(({ id, leader }) => leadsNow(id, leader, corps))
    .filter((name) => name !== '');
  return (
    <Panel testID="acting">
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.m }}>
        <FormationChit side={side} chit={chit} size={64} state="drawn" />
        <View style={{ flex: 1 }}>
          <Caption>{`${setup.sides[side].title} · acting now`}</Caption>
          <Title>{listed(formations.map((id) => setup.formations.find((one) => one.id === id)?.name ?? id))}</Title>
          {leaders.length === 0 ? null : <Body tone="inkSoft">{leaders.join(' · ')}</Body>}
        </View>
      </View>
      <CardsHere at="acting" side={side} formations={formations} />
      <CollectsHidden formations={formations} />
      <StageTiles acting={acting} stage={stage} />
      <StageRules acting={acting} stage={stage} />
    </Panel>
  );
};
