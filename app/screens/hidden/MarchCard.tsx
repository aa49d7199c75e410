import { useState } from 'react';
import { View } from 'react-native';
import { ORDER_WORDS, recipientName } from '../../../src/wording/en/events-orders';
import { Button } from '../../components/Button';
import { ConfirmStrip } from '../../components/InlineConfirm';
import { OddsBar } from '../../components/OddsBar';
import { Panel } from '../../components/Panel';
import { RuleRef } from '../../components/RuleRef';
import { Segmented } from '../../components/Segmented';
import { Body, Heading, Small } from '../../components/Words';
import { useDispatch, useNames, useView } from '../../hooks/use-game';
import type { IconName } from '../../drawings/icon-paths';
import { SPACE } from '../../theme/metrics';
import { WorkingOfLast } from '../plays/WorkingOfLast';
import type { EnemyHq, HiddenMarch, HiddenSide } from './hidden-types';
import { MpDots } from './MpDots';

type MarchProps = { readonly march: HiddenMarch };
type MarchCardProps = MarchProps & {
  readonly desk: HiddenSide;
  /** The last roll was for this one. */
  readonly rolled: boolean;
  readonly onRoll: () => void;
  readonly onReroute: () => void;
};

const stateOf = ({ turnOfHiding, superseded, order, perTurn, jams }: HiddenMarch): string =>
  [
    `Turn ${String(turnOfHiding)} of hiding`,
    ...(order === null ? [] : [ORDER_WORDS[order]]),
    `${String(perTurn)} MP a turn`,
    ...(jams === 0 ? [] : [`held up ${jams === 1 ? 'once' : `${String(jams)} times`}`]),
    ...(superseded ? ['by another order: last line of the table'] : []),
  ].join(' · ');

/** A hidden march as its owner keeps it: where it goes, what it has collected, and the roll that may give it away. */
export const MarchCard = ({ march, desk, rolled, onRoll, onReroute }: MarchCardProps) => {
  const names = useNames();
  const keepsOrders = useView('orders').orders !== undefined;
  return (
    <Panel testID={`hidden.march.${march.id}`}>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.s }}>
        <View style={{ flexGrow: 1, flexShrink: 1, flexBasis: 160 }}>
          <Heading>{recipientName(march.of, names)}</Heading>
          <Small tone="inkSoft">{stateOf(march)}</Small>
        </View>
        <RuleRef rule="NLC 20.1.2" />
      </View>
      <Body>{march.route.join(' → ')}</Body>
      <MpDots mp={march.mp} perTurn={march.perTurn} testID={`hidden.march.${march.id}.mp`} />
      {keepsOrders && march.mp > 0 ? (
        <Small tone="inkSoft">{`A courier to it rides ${String(march.mp)} MP farther (20.1.3).`}</Small>
      ) : null}
      {march.due ? <Discovery march={march} last={desk.enemyHq} onRoll={onRoll} /> : null}
      {rolled && !march.due ? <WorkingOfLast types={['RollDiscovery']} /> : null}
      <Deeds march={march} onReroute={onReroute} />
    </Panel>
  );
};

const HQS: readonly Readonly<{ id: EnemyHq; label: string }>[] = [
  { id: 'other', label: 'Another' },
  { id: 'austrian', label: 'Austrian' },
  { id: 'russian', label: 'Russian' },
];

type DiscoveryProps = MarchProps & Pick<MarchCardProps, 'onRoll'> & { readonly last: EnemyHq };

/** NLC 20.1.2: the enemy HQ that is nearest, the chance of being found, the die. */
const Discovery = ({ march, last, onRoll }: DiscoveryProps) => {
  const dispatch = useDispatch();
  const [hq, setHq] = useState<EnemyHq>(last);
  const { id, found } = march;
  const chance = hq === 'other' ? found.other : found.eastern;
  return (
    <View style={{ gap: SPACE.s }}>
      <Segmented
        label="The nearest enemy HQ is"
        options={HQS}
        value={hq}
        onChange={setHq}
        testID={`hidden.march.${id}.hq`}
      />
      <OddsBar odds={{ id, label: 'Discovered', tone: 'danger', ...chance }} testID={`hidden.march.${id}.odds`} />
      <Button
        label="Roll for discovery"
        icon="dice"
        kind="primary"
        onPress={() => {
          onRoll();
          void dispatch({ type: 'RollDiscovery', march: id, nearestEnemyHq: hq });
        }}
        testID={`hidden.march.${id}.roll`}
      />
    </View>
  );
};

type Asked = 'sight' | 'owner';

/** Before it lies open for good. */
const QUESTIONS: Readonly<Record<Asked, Readonly<{ label: string; icon: IconName; question: string; end: string }>>> = {
  sight: {
    label: 'The enemy sees its way',
    icon: 'eye',
    question: 'An enemy sees a hex it has passed: reveal it? There is no undo.',
    end: 'seen',
  },
  owner: {
    label: 'Reveal it',
    icon: 'flag',
    question: 'Reveal it of your own will? There is no undo.',
    end: 'reveal',
  },
};
const ASKED: readonly Asked[] = ['sight', 'owner'];

const Deeds = ({ march: { id }, onReroute }: MarchProps & Pick<MarchCardProps, 'onReroute'>) => {
  const dispatch = useDispatch();
  const [asked, setAsked] = useState<Asked | null>(null);
  if (asked !== null)
    return (
      <ConfirmStrip
        question={QUESTIONS[asked].question}
        yes="Reveal it"
        onYes={() => {
          setAsked(null);
          void dispatch({ type: 'RevealHidden', march: id, by: asked });
        }}
        onNo={() => {
          setAsked(null);
        }}
        testID={`hidden.march.${id}.${QUESTIONS[asked].end}`}
      />
    );
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s }}>
      {ASKED.map((by) => (
        <Button
          key={by}
          label={QUESTIONS[by].label}
          icon={QUESTIONS[by].icon}
          onPress={() => {
            setAsked(by);
          }}
          testID={`hidden.march.${id}.${QUESTIONS[by].end}`}
        />
      ))}
      <Button label="Another route" icon="pencil" onPress={onReroute} testID={`hidden.march.${id}.reroute`} />
    </View>
  );
};
