import { useContext, useState } from 'react';
import type { ReactNode } from 'react';
import { View } from 'react-native';
import type { EndingMark } from '../../../src/rules/common/index';
import { Button } from '../../components/Button';
import { ChipPicker } from '../../components/ChoiceList';
import { Small } from '../../components/Words';
import { MarkerSign } from '../../drawings/MarkerSign';
import { useDispatch, useView } from '../../hooks/use-game';
import { foretoldOf, usePlayPreview } from '../../hooks/use-play';
import { SPACE } from '../../theme/metrics';
import type { DisruptionCheck } from './army-types';
import { Chances } from '../plays/Chances';
import { WorkingOfLast } from '../plays/WorkingOfLast';
import { DISRUPTION_FACTS, removalOf } from './disruption-facts';
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

type Said = Pick<TurnDraft, 'facts'>;

/** What was said and not rolled for yet: on the Turn page its foot rolls with it, elsewhere this list does. */
const useSaid = (): Said & Readonly<{ change: (part: Partial<Said>) => void }> => {
  const turn = useContext(TurnDraftContext);
  const [own, setOwn] = useState<Said>({ facts: {} });
  if (turn !== null) return { facts: turn.draft.facts, change: turn.change };
  const change = (part: Partial<Said>): void => {
    setOwn((was) => ({ ...was, ...part }));
  };
  return { ...own, change };
};

/** NLC 19.2: each disrupted unit tries once, at the turn's end, to lose its marker. */
export const DisruptionChecks = ({ marks }: { readonly marks: readonly Pick<EndingMark, 'unit' | 'name'>[] }) => {
  const { corps } = useView('corps');
  const dispatch = useDispatch();
  const { facts, change } = useSaid();
  const mine = marks.flatMap(({ unit, name }): readonly Mine[] => {
    const check = corps?.checks.find((one) => one.unit === unit);
    return check === undefined ? [] : [{ unit, name, check }];
  });
  const open = mine.filter(({ check }) => !check.tried);
  const roll = (): void => {
    void dispatch(
      removalOf(
        open.map(({ unit }) => unit),
        facts,
      ),
    );
  };
  return (
    <View style={{ gap: SPACE.m }} testID="disruption">
      {mine.length < marks.length ? <Small>The other side’s units roll at its own desk (MOP 37.10).</Small> : null}
      {mine.map((one) => (
        <UnitFacts
          key={one.unit}
          one={one}
          facts={facts[one.unit] ?? NO_FACTS}
          onFacts={(its) => {
            change({ facts: { ...facts, [one.unit]: its } });
          }}
        />
      ))}
      {open.length === 0 ? null : <RollFor open={open} onRoll={roll} />}
      <WorkingOfLast types={['nlc/disruption-removal']} />
    </View>
  );
};

type RollForProps = { readonly open: readonly Mine[]; readonly onRoll: () => void };

const RollFor = ({ open, onRoll }: RollForProps) => (
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
);

type UnitFactsProps = {
  readonly one: Mine;
  readonly facts: readonly Fact[];
  readonly onFacts: (facts: readonly Fact[]) => void;
};

const UnitFacts = ({ one: { unit, name, check }, facts, onFacts }: UnitFactsProps) => (
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
          <UnitChances unit={unit} facts={facts} />
        </>
      )}
    </View>
  </View>
);

/** NLC 20.10: rout is among them where the set-up has it. */
const UnitChances = ({ unit, facts }: { readonly unit: string; readonly facts: readonly Fact[] }) => {
  const previewOf = usePlayPreview();
  const seen = previewOf(removalOf([unit], { [unit]: facts }));
  const chance = foretoldOf(seen, 'nlc/disruption-removal', ({ results: [only = 'stays'] }) => only);
  return chance === null ? null : <Chances chance={chance} outcomes={OUTCOMES} testID={`disruption.${unit}.odds`} />;
};
