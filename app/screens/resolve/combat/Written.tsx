import { View } from 'react-native';
import { combatWords } from '../../../../src/wording/en/outcomes-combat';
import { Button } from '../../../components/Button';
import { Screen } from '../../../components/Screen';
import { SPACE } from '../../../theme/metrics';
import { WorkingPanel } from '../parts/ResultPanel';
import { ResolveHeader } from '../ResolveHeader';
import { Troubles } from '../Troubles';
import { useAnyNames } from '../use-any-names';
import { WrittenIn } from '../WrittenIn';
import { AfterFight } from './AfterFight';
import type { Next } from './Done';
import { EndPanel } from './EndPanel';
import type { Looks } from './looks';
import type { WrittenFight } from './written-fight';

export type WrittenProps = {
  readonly written: WrittenFight;
  readonly looks: Looks;
  readonly next: Next;
  readonly onRoll: (leader: Next['rolls'][number]) => void;
  readonly onPursue: () => void;
  /** The page empty, for the next fight of this kind. */
  readonly onAnother: () => void;
  readonly onDone: () => void;
};

/** What has come of it stays until the page is left, with what is still to be done. */
export const Written = (props: WrittenProps) => {
  const { written, looks } = props;
  const { fight, outcome, units, count } = written;
  const names = useAnyNames();
  const line = combatWords(fight.procedure, outcome, names)?.line ?? 'It is over.';
  return (
    <Screen
      testID="combat"
      full
      topKey={`written ${String(count)}`}
      header={<ResolveHeader id={fight.procedure} />}
      footer={<WrittenFoot {...props} />}
    >
      <WrittenIn line={line} count={count} />
      <EndPanel
        fight={fight}
        outcome={outcome}
        looks={looks}
        units={units}
        throws={fight.throws}
        testID="combat.written"
      />
      <AfterFight written={written} />
      <WorkingPanel working={fight.working} testID="combat.working" />
    </Screen>
  );
};

const WrittenFoot = ({ next: { rolls, pursuit }, onRoll, onPursue, onAnother, onDone }: WrittenProps) => (
  <View style={{ gap: SPACE.s }} testID="combat.foot">
    <Troubles unsaved={false} />
    {rolls.map((leader, i) => (
      <Button
        key={leader.id}
        label={`Roll for ${leader.name}`}
        icon="dice"
        kind={i === 0 ? 'primary' : 'quiet'}
        wide
        onPress={() => {
          onRoll(leader);
        }}
        testID={`combat.roll.${leader.id}`}
      />
    ))}
    {pursuit === null ? null : (
      <Button
        label="On to the pursuit"
        icon="forward"
        kind={rolls.length > 0 ? 'quiet' : 'primary'}
        wide
        onPress={onPursue}
        testID="combat.pursue"
      />
    )}
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s }}>
      <View style={{ flexGrow: 1, flexBasis: 120 }}>
        <Button label="Another" icon="plus" wide onPress={onAnother} testID="combat.another" />
      </View>
      <View style={{ flexGrow: 2, flexBasis: 160 }}>
        <Button
          label="Done"
          icon="check"
          kind={rolls.length > 0 || pursuit !== null ? 'quiet' : 'primary'}
          wide
          onPress={onDone}
          testID="combat.done"
        />
      </View>
    </View>
  </View>
);
