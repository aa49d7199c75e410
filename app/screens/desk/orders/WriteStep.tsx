import { View } from 'react-native';
import { LEADER_EFFECT_WORDS } from '../../../../src/wording/en/setup-fields';
import { Button } from '../../../components/Button';
import { ToggleRow } from '../../../components/ToggleRow';
import { Small } from '../../../components/Words';
import { useNames, useView } from '../../../hooks/use-game';
import { Fold } from '../../new-game/Fold';
import { WorkingOf } from '../../turn/WorkingOf';
import { useDeskPlays } from './DeskPlays';
import { DirectPart } from './DirectPart';
import type { CommanderOrders, DeskOrders } from './order-types';
import { isPast } from './phase-now';
import type { Write } from './write';

type WriteStepProps = { readonly desk: DeskOrders; readonly onWrite: (write: Write) => void };

/** NLC 12.4: what each commander may still give, and the sheets. */
export const WriteStep = ({ desk, onWrite }: WriteStepProps) => {
  if (isPast(desk, 'orders')) return null;
  return (
    <>
      <Button
        label="Write an order"
        icon="letter"
        onPress={() => {
          onWrite({ mode: 'write', of: null });
        }}
        testID="orders.write"
      />
      {desk.commanders.map((commander) => (
        <Commander key={commander.leader} commander={commander} />
      ))}
    </>
  );
};

const leftOf = ({ capacity }: CommanderOrders): string =>
  capacity === null ? 'gives no orders' : `${String(capacity.left)} of ${String(capacity.capacity)} orders left`;

const summaryOf = (commander: CommanderOrders, hqIsLost: boolean): string =>
  [
    leftOf(commander),
    ...(hqIsLost ? ['his HQ is lost (−1)'] : []),
    ...(commander.gaveOrders ? ['moves at half'] : []),
    ...(commander.away ? ['away from his HQ'] : []),
    ...(commander.hqMoved ? ['his HQ was on the move'] : []),
    ...(commander.confused ? ['Command Confusion'] : []),
  ].join(' · ');

/** NLC 12.12: what a commander may give this turn, and what it comes from. */
const Commander = ({ commander }: { readonly commander: CommanderOrders }) => {
  const names = useNames();
  const { setup, corps } = useView('setup', 'corps');
  const { play } = useDeskPlays();
  const { leader, away, working, capacity } = commander;
  const hqIsLost = corps?.hqs.some((hq) => hq.leader === leader && hq.state === 'destroyed') === true;
  const isOc = setup.leaders.some(({ id, role }) => id === leader && role === 'OC');
  return (
    <Fold title={names.leader(leader)} summary={summaryOf(commander, hqIsLost)} testID={`orders.commander.${leader}`}>
      <View>
        <WorkingOf working={working} />
        {capacity?.next === 'faceToFaceInSight' ? (
          <Small>The next one must be face to face, for a target in his sight (12.12).</Small>
        ) : null}
        {isOc ? (
          <ToggleRow
            label="Away from his HQ"
            hint="One order a turn (12.12)"
            value={away}
            onChange={(value) => {
              void play({ type: 'SetAway', leader, away: value });
            }}
            testID={`orders.away.${leader}`}
          />
        ) : null}
        {isOc ? <DirectPart commander={commander} /> : null}
        <Standing leader={leader} />
      </View>
    </Fold>
  );
};

/** MOP 37.16, 37.22: the order he keeps, and what he does besides commanding. */
const Standing = ({ leader }: Pick<CommanderOrders, 'leader'>) => {
  const one = useView('setup').setup.leaders.find(({ id }) => id === leader);
  if (one === undefined) return null;
  const { fixedOrders = false, standingOrder = '', effect = null, cavalryOnly = false } = one;
  return (
    <>
      {fixedOrders ? (
        <Small testID={`orders.standing.${leader}`}>
          {`His orders never change${standingOrder === '' ? '' : `: ${standingOrder}`} (37.22).`}
        </Small>
      ) : null}
      {cavalryOnly ? <Small>He takes cavalry corps only (37.17).</Small> : null}
      {effect === null ? null : (
        <Small testID={`orders.effect.${leader}`}>{`${LEADER_EFFECT_WORDS[effect].hint} (37.16).`}</Small>
      )}
    </>
  );
};
