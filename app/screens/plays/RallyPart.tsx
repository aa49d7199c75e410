import { useState } from 'react';
import { View } from 'react-native';
import { Button } from '../../components/Button';
import { ChoiceList } from '../../components/ChoiceList';
import { Segmented } from '../../components/Segmented';
import { ToggleRow } from '../../components/ToggleRow';
import { Body, Label, Small } from '../../components/Words';
import { useDispatch } from '../../hooks/use-game';
import { foretoldOf, playOf, usePlayPreview } from '../../hooks/use-play';
import { SPACE } from '../../theme/metrics';
import { Against, Chances } from './Chances';
import { WorkingOfLast } from './WorkingOfLast';
import type { FormationStatus, Rally, RallyCandidate } from '../army/army-types';

const KIND_WORDS = {
  eliminated: 'Comes back with its reverse up',
  oneStepPair: 'One step: takes a second one like it',
  hugeOnMap: 'In its third state, still on the map',
} as const;

/** What the players say of the leader; of Reserve nothing is presumed. */
type Said = Omit<Facts, 'inReserve'>;
type Facts = Readonly<{ inReserve: boolean; leaderSeenByEnemy: boolean; leaderInWoods: boolean; outOfSupply: boolean }>;
const USUAL: Said = { leaderSeenByEnemy: false, leaderInWoods: false, outOfSupply: false };

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
  const [said, setSaid] = useState(USUAL);
  const [saidReserve, setReserve] = useState<boolean | null>(null);
  const inReserve = rally.inReserve ?? saidReserve;
  const facts: Facts = { ...said, inReserve: inReserve ?? true };
  const able = rally.candidates.filter(({ why }) => why === null);
  const chosen = able.filter(({ unit }) => picked.includes(unit)).slice(0, rally.left);
  const roll = async (): Promise<void> => {
    const done = await dispatch(
      playOf('nlc/rally', { formation: rally.formation, units: withPartners(chosen) }, facts),
    );
    if (done) setPicked([]);
  };
  if (rally.candidates.length === 0)
    return (
      <>
        <Body tone="inkSoft">Nobody of this formation is to be rallied.</Body>
        <WorkingOfLast types={['nlc/rally']} fresh />
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
      {rally.inReserve === null ? <ReserveAsked value={saidReserve} onChange={setReserve} /> : null}
      <RallyFacts asks={rally.asks} said={said} onSaid={setSaid} />
      <RallyChances rally={rally} chosen={chosen} facts={facts} />
      <Button
        label={chosen.length === 2 ? 'Rally both' : 'Rally'}
        icon="flag"
        kind="primary"
        wide
        disabled={chosen.length === 0 || inReserve === null}
        onPress={() => {
          void roll();
        }}
        testID="rally.roll"
      />
      <WorkingOfLast types={['nlc/rally']} fresh />
    </View>
  );
};

const OUTCOMES = [
  { is: true, label: 'Comes back', tone: 'good' },
  { is: false, label: 'Gone for good', tone: 'danger' },
] as const;

type RallyChancesProps = {
  readonly rally: Rally;
  readonly chosen: readonly RallyCandidate[];
  readonly facts: Facts;
};

/** NLC 13: each of them by itself, as it will be rolled for. */
const RallyChances = ({ rally: { formation }, chosen, facts }: RallyChancesProps) => {
  const previewOf = usePlayPreview();
  if (chosen.length === 0)
    return (
      <Small>
        A die decides only where corps or army is demoralized, or the leader fatigued, exhausted or without supply. Who
        fails is gone for good.
      </Small>
    );
  const trying = withPartners(chosen);
  const chanceOf = (units: typeof trying) =>
    foretoldOf(
      previewOf(playOf('nlc/rally', { formation, units }, facts)),
      'nlc/rally',
      ({ units: [only] }) => only?.rallied === true,
    );
  const together = chanceOf(trying);
  // What stands against the try stands against all of it: it is said once.
  const told = together?.kind === 'refused' ? trying.slice(0, 1) : trying;
  return told.map((one) => {
    const chance = together?.kind === 'refused' ? together : chanceOf([one]);
    if (chance === null) return null;
    return (
      <View key={one.unit} style={{ gap: SPACE.xs }}>
        {chance.kind === 'refused' ? null : (
          <Label>{chosen.find(({ unit }) => unit === one.unit)?.name ?? one.unit}</Label>
        )}
        <Chances chance={chance} outcomes={OUTCOMES} testID={`rally.odds.${one.unit}`} />
      </View>
    );
  });
};

/** Who cannot be rallied, each with what stands against it. */
const NotNow = ({ candidates }: { readonly candidates: readonly RallyCandidate[] }) =>
  candidates.map(({ unit, name, why }) =>
    why === null ? null : (
      <View key={unit} testID={`rally.not.${unit}`}>
        <Label>{name}</Label>
        <Against refusal={why} />
      </View>
    ),
  );

const RESERVE = [
  { id: 'yes', label: 'In Reserve' },
  { id: 'no', label: 'Under an order' },
] as const;

type ReserveAskedProps = { readonly value: boolean | null; readonly onChange: (inReserve: boolean) => void };

/** NLC 13: at the table nobody's orders are known, so it is asked, and no answer is presumed. */
const ReserveAsked = ({ value, onChange }: ReserveAskedProps) => (
  <Segmented
    label="How does the formation stand? (NLC 13)"
    options={RESERVE}
    value={value === null ? undefined : value ? 'yes' : 'no'}
    onChange={(id) => {
      onChange(id === 'yes');
    }}
    testID="rally.reserve"
  />
);

type RallyFactsProps = {
  readonly asks: Rally['asks'];
  readonly said: Said;
  readonly onSaid: (said: Said) => void;
};

const RallyFacts = ({ asks, said, onSaid }: RallyFactsProps) => {
  const row = (id: keyof Said, label: string) => (
    <ToggleRow
      label={label}
      value={said[id]}
      onChange={(value) => {
        onSaid({ ...said, [id]: value });
      }}
      testID={`rally.fact.${id.toLowerCase()}`}
    />
  );
  return (
    <View>
      {row('leaderSeenByEnemy', 'The enemy sees the leader')}
      {asks.woods ? row('leaderInWoods', 'The leader is in woods') : null}
      {asks.supply ? row('outOfSupply', 'The leader is out of supply') : null}
    </View>
  );
};
