import { View } from 'react-native';
import type { Acting } from '../../../src/rules/nlc/index';
import { stageReminder, stageTitle } from '../../../src/wording/en/sequence';
import { listed } from '../../../src/wording/names';
import { DueList } from '../../components/DueList';
import { Panel } from '../../components/Panel';
import { Body, Caption, Title } from '../../components/Words';
import { useDispatch, useNames, useView } from '../../hooks/use-game';
import { SPACE } from '../../theme/metrics';
import { CardsHere } from '../cards/CardsHere';
import { CollectsHidden } from '../hidden/CollectsHidden';
import { FormationChit } from './FormationChit';

/** NLC 4.5: who acts, and the segments of his action stage. Ticks help the memory; nothing waits for them. */
export const ActingPanel = ({ acting }: { readonly acting: Acting }) => {
  const { setup, stage } = useView();
  const names = useNames();
  const dispatch = useDispatch();
  const { side, chit, formations, ticked } = acting;
  const leaders = formations
    .map((id) => setup.formations.find((one) => one.id === id)?.leader ?? '')
    .filter((name) => name !== '');
  return (
    <Panel testID="acting">
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.m }}>
        <FormationChit side={side} chit={chit} size={72} state="drawn" />
        <View style={{ flex: 1 }}>
          <Caption>{`${setup.sides[side].title} · acting now`}</Caption>
          <Title live>{listed(formations.map(names.formation))}</Title>
          {leaders.length === 0 ? null : <Body tone="inkSoft">{listed(leaders)}</Body>}
        </View>
      </View>
      <CardsHere at="acting" side={side} formations={formations} />
      <CollectsHidden formations={formations} />
      <DueList
        dues={(stage ?? []).map(({ key, rule, reminders }) => ({
          id: key,
          text: stageTitle(key),
          detail: reminders.map(stageReminder).join('. '),
          rule,
          done: ticked.includes(key),
        }))}
        onToggle={(item) => {
          void dispatch({ type: 'TickStage', item, done: !ticked.includes(item) });
        }}
        testID="acting.stage"
      />
    </Panel>
  );
};
