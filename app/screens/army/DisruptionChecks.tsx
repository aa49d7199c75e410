import { useState } from 'react';
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

/** What the players see on the map and the app does not. */
const FACTS = [
  { id: 'shelteringTerrain', label: 'In sheltering terrain' },
  { id: 'undisruptedEnemyAdjacent', label: 'Undisrupted enemy adjacent' },
  { id: 'withLeader', label: 'With its leader' },
  { id: 'inReserve', label: 'In Reserve' },
] as const;
type Fact = (typeof FACTS)[number]['id'];

const OUTCOMES = [
  { is: 'removed', label: 'Loses its marker', tone: 'good' },
  { is: 'stays', label: 'Stays disrupted', tone: 'warn' },
  { is: 'routed', label: 'Routs', tone: 'danger' },
] as const;

/** A marker whose unit this viewer may roll for. */
type Mine = Readonly<{ unit: string; name: string; check: DisruptionCheck }>;

type Facts = Readonly<Record<string, readonly Fact[]>>;
const NO_FACTS: readonly Fact[] = [];

/** NLC 19.2: markers that a die takes off. Give it to `EndsNowPanel`. */
export const disruptionChecks = (marks: readonly EndingMark[]): ReactNode => <DisruptionChecks marks={marks} />;

/** NLC 19.2: each disrupted unit tries once, at the turn's end, to lose its marker. */
const DisruptionChecks = ({ marks }: { readonly marks: readonly EndingMark[] }) => {
  const { corps } = useView();
  const dispatch = useDispatch();
  const [facts, setFacts] = useState<Facts>({});
  const [rout, setRout] = useState(false);
  const mine = marks.flatMap(({ unit, name }): readonly Mine[] => {
    const check = corps?.checks.find((one) => one.unit === unit);
    return check === undefined ? [] : [{ unit, name, check }];
  });
  const open = mine.filter(({ check }) => !check.tried);
  const roll = (): void => {
    const units = open.map(({ unit }) => ({ unit, ...asFields(facts[unit] ?? NO_FACTS) }));
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
            setFacts({ ...facts, [one.unit]: its });
          }}
        />
      ))}
      {open.length === 0 ? null : <RollFor open={open} rout={rout} onRout={setRout} onRoll={roll} />}
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
    <Button
      label={open.length === 1 ? `Roll for ${open[0]?.name ?? ''}` : `Roll for all ${String(open.length)}`}
      icon="dice"
      kind="primary"
      wide
      onPress={onRoll}
      testID="disruption.roll"
    />
  </>
);

const asFields = (facts: readonly Fact[]) => ({
  shelteringTerrain: facts.includes('shelteringTerrain'),
  undisruptedEnemyAdjacent: facts.includes('undisruptedEnemyAdjacent'),
  withLeader: facts.includes('withLeader'),
  inReserve: facts.includes('inReserve'),
});

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
            options={FACTS}
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
