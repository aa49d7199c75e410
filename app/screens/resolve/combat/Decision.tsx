import { View } from 'react-native';
import type { ChoiceRequest } from '../../../../src/engine/step';
import type { ChoiceWords } from '../../../../src/wording/en/choices-combat';
import { combatChoice } from '../../../../src/wording/en/choices-combat';
import { Button } from '../../../components/Button';
import { RuleRef } from '../../../components/RuleRef';
import { Caption, Label, Small } from '../../../components/Words';
import { SPACE } from '../../../theme/metrics';
import { Answers } from '../parts/Answers';
import { useAnyNames } from '../use-any-names';
import { unitsOf } from './draft';
import type { DraftUnit } from './draft';
import type { Looks } from './looks';
import { COUNTER_ROW, UnitCounter } from './UnitCounter';
import type { Fight } from './use-fight';

/** What the parties of the fight are called. */
export type Sides = Readonly<{ attacker: string; defender: string }>;

export type DecisionProps = {
  readonly request: ChoiceRequest;
  readonly fight: Fight;
  readonly looks: Looks;
  /** Units as they are by now. */
  readonly units: readonly DraftUnit[];
  readonly sides: Sides;
};

/** Decisions that are made by tapping a counter. */
const BY_COUNTER: readonly string[] = ['takeLoss', 'whoRetreats'];

const whose = (by: string, sides: DecisionProps['sides']): string =>
  by === 'attacker' ? sides.attacker : sides.defender;

/** A decision of a player, in plain words, at the moment it comes. Hits are paid by tapping counters. */
export const Decision = (props: DecisionProps) => {
  const { request, fight, sides } = props;
  const names = useAnyNames();
  const words = combatChoice(request, names, fight.soFar.hits);
  if (BY_COUNTER.includes(request.purpose)) return <ByCounter {...props} {...words} />;
  const why = whyFirst(props);
  return (
    <View style={{ gap: SPACE.xs }}>
      {why === null ? null : <Small>{why}</Small>}
      <Answers
        key={fight.nth}
        who={`${whose(request.by, sides)} decides`}
        question={words.question}
        rule={request.rule}
        options={words.options}
        // Where the other side is asked the same next, one tap answers for both, and neither is answered for beforehand.
        usual={fight.otherIsNext ? null : words.usual}
        onChoose={fight.choose}
        beside={fight.otherIsNext ? <BothStay fight={fight} /> : undefined}
        testID="combat.choice"
      />
    </View>
  );
};

/** Both players look at the same page: where both stay, one tap says so. */
const BothStay = ({ fight }: Pick<DecisionProps, 'fight'>) => (
  <View style={{ flexGrow: 1, flexBasis: 120 }}>
    <Button
      label="Both stay"
      wide
      onPress={() => {
        fight.chooseForBoth('stay');
      }}
      testID="combat.choice.both-stay"
    />
  </View>
);

const hasGuns = (units: readonly DraftUnit[]): boolean => units.some(({ arm }) => arm.endsWith('Artillery'));

/** NLC 7.4, Ruling 32: who is asked first, and why. */
export const whoIsFirst = ({ draft }: Pick<Fight, 'draft'>): Readonly<{ by: 'attacker' | 'defender'; why: string }> => {
  const attacker = hasGuns(draft.attackers.flatMap(({ units }) => units));
  const defender = hasGuns(draft.defenders.flatMap(({ units }) => units));
  if (attacker && !defender) return { by: 'defender', why: 'only the attacker has artillery' };
  if (defender && !attacker) return { by: 'attacker', why: 'only the defender has artillery' };
  return { by: 'attacker', why: attacker ? 'both sides have artillery' : 'neither side has artillery' };
};

const whyFirst = ({ request, fight, sides }: DecisionProps): string | null => {
  if (request.purpose !== 'voluntaryRetreat' || fight.procedure !== 'nlc/assault') return null;
  const { by, why } = whoIsFirst(fight);
  if (by === request.by) return `${whose(by, sides)} is asked first: ${why}.`;
  return `${whose(by, sides)} was asked first and stays.`;
};

type ByCounterProps = DecisionProps & ChoiceWords;

const ByCounter = ({ request, fight, looks, units, sides, question, options }: ByCounterProps) => {
  const able = new Map(units.map((unit) => [unit.id, unit]));
  const payers = request.options.flatMap((id) => able.get(id) ?? []);
  const others = options.filter(({ id }) => !able.has(id));
  return (
    <View style={{ gap: SPACE.s }} testID="combat.choice">
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
        <View style={{ flex: 1 }}>
          <Caption>{`${whose(request.by, sides)} decides`}</Caption>
          <Label live>{question}</Label>
        </View>
        <RuleRef rule={request.rule} />
      </View>
      <View style={COUNTER_ROW}>
        {payers.map((unit) => (
          <UnitCounter
            key={unit.id}
            unit={unit}
            looks={looks}
            lit
            hint={question}
            onPress={() => {
              fight.choose(unit.id);
            }}
            area="combat.choice"
          />
        ))}
      </View>
      {others.length === 0 ? null : (
        <View style={COUNTER_ROW}>
          {others.map(({ id, label }) => (
            <Button
              key={id}
              label={label}
              onPress={() => {
                fight.choose(id);
              }}
              testID={`combat.choice.other.${id}`}
            />
          ))}
        </View>
      )}
    </View>
  );
};

/** Everybody on the page with the steps lost by now. */
export const unitsByNow = ({ draft }: Pick<Fight, 'draft'>, lost: ReadonlyMap<string, number>): readonly DraftUnit[] =>
  unitsOf(draft).map((unit) => ({ ...unit, stepsLost: lost.get(unit.id) ?? unit.stepsLost }));
