import { View } from 'react-native';
import { Button } from '../../components/Button';
import { SectionTitle } from '../../components/SectionTitle';
import { Body } from '../../components/Words';
import { useDispatch, useView } from '../../hooks/use-game';
import { SPACE } from '../../theme/metrics';
import { FollowUpsPart } from './FollowUpsPart';
import { LeaderLossPart } from '../plays/LeaderLossPart';
import { LimitPart } from './LimitPart';
import { leadsNow } from './leader-words';
import { PartSheet } from './PartSheet';

type LeaderSheetProps = { readonly id: string; readonly onClose: () => void };

/** What concerns a commander: his army's level, his life, his HQ, what he did that counts later. */
export const LeaderSheet = ({ id, onClose }: LeaderSheetProps) => {
  const { setup, corps } = useView('setup', 'corps');
  const leader = setup.leaders.find((one) => one.id === id);
  if (leader === undefined) return null;
  const army = corps?.armies.find(({ of }) => of.id === id);
  return (
    <PartSheet title={leadsNow(id, leader.name, corps)} onClose={onClose} testID="leader">
      {army === undefined ? null : <LimitPart status={army} />}
      <SectionTitle aside="NLC 11.2">Leader loss</SectionTitle>
      <LeaderLossPart leader={id} />
      <HqPart leader={id} />
      <SectionTitle>To remember</SectionTitle>
      <FollowUpsPart of={id} kind="commander" />
    </PartSheet>
  );
};

const HQ = {
  standing: 'His HQ is on the map.',
  destroyed: 'His HQ is destroyed: it comes back on the first night turn, with any friendly unit.',
  dueBack: 'His HQ comes back now, with any friendly unit.',
} as const;

/** NLC 11.4. */
const HqPart = ({ leader }: { readonly leader: string }) => {
  const { corps } = useView('corps');
  const dispatch = useDispatch();
  const hq = corps?.hqs.find((one) => one.leader === leader);
  if (hq === undefined) return null;
  const record = (what: 'destroyed' | 'back') => () => {
    void dispatch({ type: 'RecordHq', leader, what });
  };
  return (
    <View style={{ gap: SPACE.s }}>
      <SectionTitle aside="NLC 11.4">Headquarters</SectionTitle>
      <Body>{HQ[hq.state]}</Body>
      {hq.state === 'dueBack' ? (
        <Button label="HQ is back" icon="check" kind="primary" wide onPress={record('back')} testID="leader.hq.back" />
      ) : null}
      {hq.state === 'destroyed' ? null : (
        <Button
          label="HQ destroyed"
          icon="close"
          kind="danger"
          wide
          onPress={record('destroyed')}
          testID="leader.hq.destroyed"
        />
      )}
    </View>
  );
};
