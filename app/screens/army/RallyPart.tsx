import { useState } from 'react';
import { View } from 'react-native';
import { rallyOdds } from '../../../src/rules/nlc/index';
import { refusalSentence } from '../../../src/wording/en/refusals';
import { Button } from '../../components/Button';
import { ChoiceList } from '../../components/ChoiceList';
import { ToggleRow } from '../../components/ToggleRow';
import { Body, Label, Small } from '../../components/Words';
import { useDispatch, useNames, useView } from '../../hooks/use-game';
import { SPACE } from '../../theme/metrics';
import { Chances } from './Chances';
import { WorkingOfLast } from './WorkingOfLast';
import type { FormationStatus, Rally, RallyCandidate } from './army-types';

const KIND_WORDS = {
  eliminated: 'Comes back with its reverse up',
  oneStepPair: 'One step: takes a second one like it',
  hugeOnMap: 'In its third state, still on the map',
} as const;

type Facts = Readonly<{ inReserve: boolean; leaderSeenByEnemy: boolean; leaderInWoods: boolean; outOfSupply: boolean }>;
const USUAL: Facts = { inReserve: true, leaderSeenByEnemy: false, leaderInWoods: false, outOfSupply: false };

/** Second counters for the pairs among those chosen, each used once. */
const withPartners = (
  chosen: readonly RallyCandidate[],
): readonly Readonly<{ unit: string; partner: string | null }>[] =>
  chosen.reduce<readonly Readonly<{ unit: string; partner: string | null }>[]>((all, { unit, partners, kind }) => {
    const used = all.flatMap((one) => [one.unit, one.partner]);
    const free = partners.filter((id) => !used.includes(id) && !chosen.some((other) => other.unit === id));
    return [...all, { unit, partner: kind === 'oneStepPair' ? (free[0] ?? null) : null }];
  }, []);

/** NLC 13: who may come back, what stands against the others, and what the players must say of the leader. */
export const RallyPart = ({ status: { rally } }: { readonly status: FormationStatus }) => {
  const dispatch = useDispatch();
  const [picked, setPicked] = useState<readonly string[]>([]);
  const [facts, setFacts] = useState(USUAL);
  const able = rally.candidates.filter(({ why }) => why === null);
  const chosen = able.filter(({ unit }) => picked.includes(unit)).slice(0, rally.left);
  const roll = async (): Promise<void> => {
    const units = withPartners(chosen).map((one) => ({ ...one }));
    const done = await dispatch({ type: 'Rally', leaderFormation: rally.formation, units, facts, other: undefined });
    if (done) setPicked([]);
  };
  if (rally.candidates.length === 0)
    return (
      <>
        <Body tone="inkSoft">Nobody of this formation is to be rallied.</Body>
        <WorkingOfLast types={['Rally']} />
      </>
    );
  return (
    <View style={{ gap: SPACE.m }} testID="rally">
      <ChoiceList
        label={`Who rallies (${String(rally.left)} more this turn)`}
        options={able.map(({ unit, name, kind }) => ({
          id: unit,
          label: name,
          hint: KIND_WORDS[kind],
          disabled: chosen.length >= rally.left && !picked.includes(unit),
        }))}
        chosen={chosen.map(({ unit }) => unit)}
        onChange={setPicked}
        mode="many"
        testID="rally.unit"
      />
      <NotNow candidates={rally.candidates} />
      <RallyFacts facts={facts} onFacts={setFacts} />
      <RallyChances rally={rally} units={chosen.map(({ unit }) => unit)} facts={facts} />
      <Button
        label={chosen.length === 2 ? 'Rally both' : 'Rally'}
        icon="flag"
        kind="primary"
        wide
        disabled={chosen.length === 0}
        onPress={() => {
          void roll();
        }}
        testID="rally.roll"
      />
      <WorkingOfLast types={['Rally']} />
    </View>
  );
};

const OUTCOMES = [
  { is: true, label: 'Comes back', tone: 'good' },
  { is: false, label: 'Gone for good', tone: 'danger' },
] as const;

type RallyChancesProps = { readonly rally: Rally; readonly units: readonly string[]; readonly facts: Facts };

/** NLC 13: each of them by itself, as it will be rolled for. */
const RallyChances = ({ rally, units, facts }: RallyChancesProps) => {
  if (units.length === 0)
    return (
      <Small>
        A die decides only where corps or army is demoralized, or the leader fatigued, exhausted or without supply. Who
        fails is gone for good.
      </Small>
    );
  const all = rallyOdds(rally, units, facts);
  // What stands against the try stands against all of it: it is said once.
  const told = all[0]?.chance.kind === 'refused' ? all.slice(0, 1) : all;
  return told.map(({ unit, name, chance }) => (
    <View key={unit} style={{ gap: SPACE.xs }}>
      {chance.kind === 'refused' ? null : <Label>{name}</Label>}
      <Chances chance={chance} outcomes={OUTCOMES} testID={`rally.odds.${unit}`} />
    </View>
  ));
};

/** Who cannot be rallied, each with what stands against it. */
const NotNow = ({ candidates }: { readonly candidates: readonly RallyCandidate[] }) => {
  const names = useNames();
  return candidates.map(({ unit, name, why }) =>
    why === null ? null : (
      <View key={unit} testID={`rally.not.${unit}`}>
        <Label>{name}</Label>
        <Small>{`${refusalSentence(why, names)} (${why.rule ?? 'NLC 13'})`}</Small>
      </View>
    ),
  );
};

type RallyFactsProps = { readonly facts: Facts; readonly onFacts: (facts: Facts) => void };

const RallyFacts = ({ facts, onFacts }: RallyFactsProps) => {
  const { rules } = useView();
  const row = (id: keyof Facts, label: string) => (
    <ToggleRow
      label={label}
      value={facts[id]}
      onChange={(value) => {
        onFacts({ ...facts, [id]: value });
      }}
      testID={`rally.fact.${id.toLowerCase()}`}
    />
  );
  return (
    <View>
      {row('inReserve', 'The leader is in Reserve')}
      {row('leaderSeenByEnemy', 'The enemy sees the leader')}
      {rules === 'nlc' ? row('leaderInWoods', 'The leader is in woods') : null}
      {row('outOfSupply', 'The leader is out of supply')}
    </View>
  );
};
