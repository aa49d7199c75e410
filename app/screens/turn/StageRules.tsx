import { useState } from 'react';
import { View } from 'react-native';
import type { Acting, StageItem } from '../../../src/rules/nlc/index';
import { stageReminder, stageTitle } from '../../../src/wording/en/sequence';
import { Button } from '../../components/Button';
import { RuleRef } from '../../components/RuleRef';
import { ToggleRow } from '../../components/ToggleRow';
import { Small } from '../../components/Words';
import { useDispatch } from '../../hooks/use-game';
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
        ? stage.map((item) => <Segment key={item.key} item={item} done={acting.ticked.includes(item.key)} />)
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

const Segment = ({ item: { key, reminders }, done }: { readonly item: StageItem; readonly done: boolean }) => {
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
      {reminders.map((reminder) => (
        <Line key={reminder.key} text={stageReminder(reminder.key)} rule={reminder.rule} />
      ))}
    </View>
  );
};
