import { useContext, useState } from 'react';
import type { ReactNode } from 'react';
import { View } from 'react-native';
import type { EndingMark } from '../../../src/rules/common/index';
import { disruptionOdds } from '../../../src/rules/nlc/index';
import { Button } from '../../components/Button';
import { ChipPicker } from '../../components/ChoiceList';
import { ToggleRow } from '../../components/ToggleRow';
import { Small } from '../../components/Words';
import { MarkerSign } from '../../drawings/MarkerSign';
import { useDispatch, useView } from '../../hooks/use-game';
import { SPACE } from '../../theme/metrics';
import type { DisruptionCheck } from './army-types';
import { Chances } from './Chances';
import { WorkingOfLast } from './WorkingOfLast';
import { DISRUPTION_FACTS, asFields } from './disruption-facts';
import type { DisruptionFact as Fact } from './disruption-facts';
import { TurnDraftContext } from '../turn/turn-draft';
import type { TurnDraft } from '../turn/turn-draft';
import { UnlessAtFoot } from '../turn/UnlessAtFoot';

const OUTCOMES = [
  { is: 'removed', label: 'Loses its marker', tone: 'good' },
  { is: 'stays', label: 'Stays disrupted', tone: 'warn' },
  { is: 'routed', label: 'Routs', tone: 'danger' },
] as const;

/** A marker whose unit this viewer may roll for. */
type Mine = Readonly<{ unit: string; name: string; check: DisruptionCheck }>;

const NO_FACTS: readonly Fact[] = [];

/** NLC 19.2: markers that a die takes off. Give it to `EndsNowPanel`. */
export const disruptionChecks = (marks: readonly EndingMark[]): ReactNode => <DisruptionChecks marks={marks} />;

type Said = Pick<TurnDraft, 'facts' | 'rout'>;

/** What was said and not rolled for yet: on the Turn page its foot rolls with it, elsewhere this list does. */
const useSaid = (): Said & Readonly<{ change: (part: Partial<Said>) => void }> => {
  const turn = useContext(TurnDraftContext);
  const [own, setOwn] = useState<Said>({ facts: {}, rout: false });
  if (turn !== null) return { facts: turn.draft.facts, rout: turn.draft.rout, change: turn.change };
  const change = (part: Partial<Said>): void => {
    setOwn((was) => ({ ...was, ...part }));
  };
  return { ...own, change };
};

/** NLC 19.2: each disrupted unit tries once, at the turn's end, to lose its marker. */
const DisruptionChecks = ({ marks }: { readonly marks: readonly EndingMark[] }) => {
  const { corps } = useView('corps');
  const dispatch = useDispatch();
  const { facts, rout, change } = useSaid();
  const mine = marks.flatMap(({ unit, name }): readonly Mine[] => {
    const check = corps?.checks.find((one) => one.unit === unit);
    return check === undefined ? [] : [{ unit, name, check }];
  });
  const open = mine.filter(({ check }) => !check.tried);
  const roll = (): void => {
    const units = open.map(({ unit }) => ({ unit, ...asFields(facts[unit]) }));
    void dispatch({ type: 'RemoveDisruption', units, rout, other: undefined });
  };
  return (
    <View style={{ gap: SPACE.m }} testID="disruption">
      {mine.length < marks.length ? <Small>The other side’s units roll at its own desk (MOP 37.10).</Small> : null}
      {mine.map((one) => (
        <UnitFacts
          key={one.unit}
          one={one}
          facts={facts[one.unit] ?? NO_FACTS}
          rout={rout}
          onFacts={(its) => {
            change({ facts: { ...facts, [one.unit]: its } });
          }}
        />
      ))}
      {open.length === 0 ? null : (
        <RollFor
          open={open}
          rout={rout}
          onRout={(is) => {
            change({ rout: is });
          }}
          onRoll={roll}
        />
      )}
      <WorkingOfLast types={['RemoveDisruption']} />
    </View>
  );
};

type RollForProps = {
  readonly open: readonly Mine[];
  readonly rout: boolean;
  readonly onRout: (rout: boolean) => void;
  readonly onRoll: () => void;
};

const RollFor = ({ open, rout, onRout, onRoll }: RollForProps) => (
  <>
    <ToggleRow
      label="Rout is played"
      hint="NLC 20.10: who fails badly routs"
      value={rout}
      onChange={onRout}
      testID="disruption.rout"
    />
    <UnlessAtFoot testID="disruption.roll">
      <Button
        label={open.length === 1 ? `Roll for ${open[0]?.name ?? ''}` : `Roll for all ${String(open.length)}`}
        icon="dice"
        kind="primary"
        wide
        onPress={onRoll}
        testID="disruption.roll"
      />
    </UnlessAtFoot>
  </>
);

type UnitFactsProps = {
  readonly one: Mine;
  readonly facts: readonly Fact[];
  readonly rout: boolean;
  readonly onFacts: (facts: readonly Fact[]) => void;
};

const UnitFacts = ({ one: { unit, name, check }, facts, rout, onFacts }: UnitFactsProps) => (
  <View style={{ flexDirection: 'row', gap: SPACE.s }}>
    <MarkerSign mark="disrupted" />
    <View style={{ flex: 1 }}>
      {check.tried ? (
        <Small>{`${name}: has rolled this turn and stays disrupted.`}</Small>
      ) : (
        <>
          <ChipPicker
            label={name}
            options={DISRUPTION_FACTS}
            chosen={facts}
            onChange={onFacts}
            mode="many"
            testID={`disruption.${unit}`}
          />
          <Chances
            chance={disruptionOdds(check, asFields(facts), rout)}
            outcomes={OUTCOMES}
            testID={`disruption.${unit}.odds`}
          />
        </>
      )}
    </View>
  </View>
);
