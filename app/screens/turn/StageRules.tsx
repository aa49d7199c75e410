import { useNavigation } from '@react-navigation/native';
import type { NavigationProp } from '@react-navigation/native';
import { useState } from 'react';
import { View } from 'react-native';
import type { Acting, StageItem } from '../../../src/rules/nlc/index';
import { stageReminder, stageTitle } from '../../../src/wording/en/sequence';
import { Button } from '../../components/Button';
import { RuleRef } from '../../components/RuleRef';
import { ToggleRow } from '../../components/ToggleRow';
import { Small } from '../../components/Words';
import { useDispatch } from '../../hooks/use-game';
import type { GameRoutes } from '../../navigation/routes';
import { SPACE } from '../../theme/metrics';

type RulesProps = { readonly acting: Acting; readonly stage: readonly StageItem[] };

/** One line of rule for the segment in hand; the rest lies behind “More”, with ticks for whoever fights on paper. */
export const StageRules = ({ acting, stage }: RulesProps) => {
  const [more, setMore] = useState(false);
  const now = stage.find(({ key }) => !acting.ticked.includes(key)) ?? stage.at(-1);
  const line = now?.reminders[0];
  return (
    <View style={{ gap: SPACE.s }}>
      {now === undefined || line === undefined || more ? null : (
        <Line text={`${stageTitle(now.key)}: ${stageReminder(line.key)}`} rule={line.rule} />
      )}
      {more
        ? stage.map((item) => (
            <Segment key={item.key} item={item} acting={acting} done={acting.ticked.includes(item.key)} />
          ))
        : null}
      <Button
        label={more ? 'Less' : 'More rules and ticks'}
        kind="plain"
        onPress={() => {
          setMore(!more);
        }}
        testID="acting.more"
      />
    </View>
  );
};

const Line = ({ text, rule }: { readonly text: string; readonly rule: string }) => (
  <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
    <View style={{ flex: 1 }}>
      <Small>{text}</Small>
    </View>
    <RuleRef rule={rule} />
  </View>
);

/** NLC 7.9: what the enemy may do in a segment before it is fought, on a page of its own. */
const ANSWERS: Readonly<Record<string, { readonly procedure: string; readonly label: string }>> = {
  charge: { procedure: 'nlc/reaction-charge', label: 'The enemy reacts: reaction charge' },
};

/** It opens for whoever acts: he is what is ridden at. */
const Answer = ({ segment, acting }: { readonly segment: string; readonly acting: Acting }) => {
  const navigation = useNavigation<NavigationProp<GameRoutes>>();
  const answer = ANSWERS[segment];
  const [formation] = acting.formations;
  if (answer === undefined) return null;
  const { procedure, label } = answer;
  return (
    <Button
      label={label}
      icon="forward"
      wide
      onPress={() => {
        navigation.navigate('ResolveOne', { procedure, ...(formation === undefined ? {} : { formation }) });
      }}
      testID={`acting.answer.${segment}`}
    />
  );
};

type SegmentProps = { readonly item: StageItem; readonly acting: Acting; readonly done: boolean };

const Segment = ({ item: { key, reminders }, acting, done }: SegmentProps) => {
  const dispatch = useDispatch();
  return (
    <View>
      <ToggleRow
        label={stageTitle(key)}
        value={done}
        onChange={(is) => {
          void dispatch({ type: 'TickStage', item: key, done: is });
        }}
        testID={`acting.more.${key}`}
      />
      <Answer segment={key} acting={acting} />
      {reminders.map((reminder) => (
        <Line key={reminder.key} text={stageReminder(reminder.key)} rule={reminder.rule} />
      ))}
    </View>
  );
};
