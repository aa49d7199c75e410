import { useNavigation } from '@react-navigation/native';
import type { NavigationProp } from '@react-navigation/native';
import { useState } from 'react';
import { View } from 'react-native';
import { Button } from '../../../components/Button';
import { Panel } from '../../../components/Panel';
import { SectionTitle } from '../../../components/SectionTitle';
import { Stepper } from '../../../components/Stepper';
import { ToggleRow } from '../../../components/ToggleRow';
import { Label, Small } from '../../../components/Words';
import type { GameRoutes } from '../../../navigation/routes';
import { SPACE } from '../../../theme/metrics';
import { TermsPanel, TURN_CHIPS, WEATHER_CHIPS } from '../parts/TermsPanel';
import { OPTION_LABELS } from './combat-labels';
import { TURNS, WEATHERS } from './draft';
import type { Draft, OptionRule, Other, Terms } from './draft';

export type RulesFoldProps = {
  readonly draft: Draft;
  readonly onTerms: (terms: Terms) => void;
  readonly onDraft: (draft: Draft) => void;
  /** Hour and army come from the game: only what it does not know is asked. */
  readonly inGame: boolean;
  /** Rulings 16 and 17 as the game's set-up has them; null without a game. */
  readonly agreed: Terms['switches'] | null;
  /** Nobody has entered this turn's weather in the game: what stands here is nobody's word. */
  readonly isSkyUnknown: boolean;
};

const OPTIONS: readonly OptionRule[] = [
  'disruptionOnRetreat',
  'remoteSupport',
  'artilleryDetail',
  'tinyUnits',
  'doctrine',
  'artillerySupport',
  'rollSix',
  'rout',
  'alternateArtillery',
  'opportunityFire',
];

const labelOf = (chips: readonly Readonly<{ id: string; label: string }>[], id: string): string =>
  chips.find((chip) => chip.id === id)?.label ?? id;

const SUMMARY: Readonly<Record<Terms['game'], string>> = { nlc: 'NLC', mop: 'MOP' };

const summaryOf = ({ game, weather, turn, options }: Terms, isSkyUnknown: boolean): string => {
  const on = OPTIONS.filter((option) => options[option]).map((option) => OPTION_LABELS[option].rule);
  const said = labelOf(WEATHER_CHIPS, weather);
  const sky = game === 'mop' ? [isSkyUnknown ? `weather not known, taken as ${said}` : said] : [];
  return [SUMMARY[game], ...sky, labelOf(TURN_CHIPS, turn), `rules ${on.join(', ')}`].join(' · ');
};

/** The hour, and the rules in force: said once, in a line that opens. */
export const RulesFold = (props: RulesFoldProps) => {
  const { draft, inGame } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <View style={{ gap: SPACE.s }} testID="combat.rules">
      <SectionTitle>Hour and rules</SectionTitle>
      <Panel>
        <Small>{summaryOf(draft.terms, props.isSkyUnknown)}</Small>
        {draft.terms.game === 'mop' && inGame && !isOpen ? <Sky {...props} /> : null}
        {isOpen ? <All {...props} /> : null}
        <Button
          label={isOpen ? 'Close' : 'Change'}
          icon={isOpen ? 'up' : 'settings'}
          kind="plain"
          onPress={() => {
            setOpen(!isOpen);
          }}
          testID="combat.rules.open"
        />
      </Panel>
    </View>
  );
};

const UNKNOWN_SKY =
  'The game does not know this turn’s weather yet. Until it is entered there, what is said here counts.';

const Sky = ({ draft: { terms }, onTerms, isSkyUnknown }: RulesFoldProps) => (
  <>
    {isSkyUnknown && terms.game === 'mop' ? <Small>{UNKNOWN_SKY}</Small> : null}
    <TermsPanel
      weather={terms.weather}
      turn={terms.turn}
      onWeather={(id) => {
        const weather = WEATHERS.find((one) => one === id);
        if (weather !== undefined) onTerms({ ...terms, weather });
      }}
      onTurn={(id) => {
        const turn = TURNS.find((one) => one === id);
        if (turn !== undefined) onTerms({ ...terms, turn });
      }}
      testID="combat.terms"
    />
  </>
);

const All = (props: RulesFoldProps) => {
  const { draft, onTerms, inGame, agreed } = props;
  const { terms } = draft;
  return (
    <>
      <Sky {...props} />
      <View>
        {inGame ? null : <ArmyFlags terms={terms} onTerms={onTerms} />}
        {inGame ? <FromSetUp /> : null}
        {OPTIONS.map((option) => (
          <ToggleRow
            key={option}
            label={`${OPTION_LABELS[option].label} (${OPTION_LABELS[option].rule})`}
            value={terms.options[option]}
            disabled={inGame}
            onChange={(value) => {
              onTerms({ ...terms, options: { ...terms.options, [option]: value } });
            }}
            testID={`combat.rules.${option.toLowerCase()}`}
          />
        ))}
        <Readings terms={terms} agreed={agreed} onTerms={onTerms} />
      </View>
      <Others {...props} />
    </>
  );
};

/** Agreed before the first turn, and changed there for all. */
const FromSetUp = () => {
  const navigation = useNavigation<NavigationProp<GameRoutes>>();
  return (
    <>
      <Small>As agreed in the set-up:</Small>
      <Button
        label="Correct the set-up"
        icon="pencil"
        kind="plain"
        onPress={() => {
          navigation.navigate('SetUp');
        }}
        testID="combat.rules.setup"
      />
    </>
  );
};

type TermsProps = { readonly terms: Terms; readonly onTerms: (terms: Terms) => void };

const ArmyFlags = ({ terms, onTerms }: TermsProps) => (
  <>
    <ToggleRow
      label="The French Guard has been thrown back before (7.4)"
      value={terms.frenchShaken}
      onChange={(frenchShaken) => {
        onTerms({ ...terms, frenchShaken });
      }}
      testID="combat.rules.shaken"
    />
    <ToggleRow
      label="A demoralized army lowers morale too (Ruling 36)"
      value={terms.armyLowersMorale}
      onChange={(armyLowersMorale) => {
        onTerms({ ...terms, armyLowersMorale });
      }}
      testID="combat.rules.army"
    />
  </>
);

const READINGS = [
  { id: 'terrainMultiplies', label: 'Terrain multiplies instead of adding up (Ruling 16)' },
  { id: 'oneRounding', label: 'One rounding over all groups (Ruling 16)' },
  { id: 'enfiladeAdds', label: 'Enfilade and 19.4 together are ×2 (Ruling 17)' },
] as const;

/** Agreed for the game in its set-up; what is not agreed may be said of a fight. */
const Readings = ({ terms, agreed, onTerms }: TermsProps & { readonly agreed: Terms['switches'] | null }) =>
  READINGS.map(({ id, label }) => (
    <ToggleRow
      key={id}
      label={label}
      value={terms.switches[id]}
      disabled={agreed?.[id] === true}
      onChange={(value) => {
        onTerms({ ...terms, switches: { ...terms.switches, [id]: value } });
      }}
      testID={`combat.rules.${id.toLowerCase()}`}
    />
  ));

const NO_OTHER: Other = { strengthPercent: 0, roll: 0, morale: 0, hits: 0 };
const FIELDS = [
  { id: 'strengthPercent', label: 'Strength, per cent', least: -100, most: 300, step: 25 },
  { id: 'roll', label: 'Fire roll', least: -10, most: 10, step: 1 },
  { id: 'morale', label: 'Morale', least: -4, most: 4, step: 1 },
  { id: 'hits', label: 'Hits', least: -10, most: 10, step: 1 },
] as const;

const isNothing = (other: Other): boolean => FIELDS.every(({ id }) => other[id] === 0);
const signed = (value: number): string => (value > 0 ? `+${String(value)}` : String(value).replace('-', '−'));

/** Ruling 7: whatever a refit or a scenario adds. */
const Others = ({ draft, onDraft }: RulesFoldProps) =>
  (['attacker', 'defender'] as const).map((who) => (
    <View key={who}>
      <Label>{`Anything else, ${who} (Ruling 7)`}</Label>
      {FIELDS.map(({ id, label, least, most, step }) => (
        <Stepper
          key={id}
          label={label}
          value={draft.other[who]?.[id] ?? 0}
          min={least}
          max={most}
          step={step}
          format={signed}
          onChange={(value) => {
            const next = { ...(draft.other[who] ?? NO_OTHER), [id]: value };
            onDraft({ ...draft, other: { ...draft.other, [who]: isNothing(next) ? null : next } });
          }}
          testID={`combat.other.${who}.${id.toLowerCase()}`}
        />
      ))}
    </View>
  ));
