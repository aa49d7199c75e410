import { View } from 'react-native';
import { LimitBar } from '../../components/LimitBar';
import { Small } from '../../components/Words';
import { WorkingOf } from '../turn/WorkingOf';
import type { LimitStatus } from './army-types';

/** How near to its limit, with the sum a player would check. */
export const LimitPart = ({
  status: { lost, limit, toGo, demoralized, working },
}: {
  readonly status: LimitStatus;
}) => (
  <View testID="formation.limit">
    {limit === null ? (
      <Small>{`${String(lost)} lost. No limit is entered: add it with “Correct the set-up”.`}</Small>
    ) : (
      <LimitBar label="Losses" losses={lost} limit={limit} toGo={toGo ?? undefined} demoralized={demoralized} />
    )}
    <WorkingOf working={working} />
  </View>
);
