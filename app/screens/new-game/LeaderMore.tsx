import type { Formation, Leader } from '../../../src/rules/common/index';
import { LEADER_EFFECT_WORDS } from '../../../src/wording/en/setup-fields';
import { ChipPicker } from '../../components/ChoiceList';
import { TextField } from '../../components/TextField';
import { ToggleRow } from '../../components/ToggleRow';
import { Fold } from './Fold';
import { OptionalStepper } from './units/OptionalStepper';

type LeaderPart = Partial<Omit<Leader, 'id' | 'side'>>;
type FormationPart = Partial<Omit<Formation, 'id' | 'side'>>;

const summaryOf = (said: readonly (string | false)[]): string =>
  said.filter((one) => one !== false).join(', ') || 'Two ratings, special effects';

/** What is printed of few commanders: two ratings, a wing of cavalry alone, orders that never change (MOP 37.16–37.22). */
export const CommanderMore = ({
  leader,
  onChange,
}: {
  readonly leader: Leader;
  readonly onChange: (part: LeaderPart) => void;
}) => {
  const { role, cavalryOnly = false, fixedOrders = false, standingOrder = '' } = leader;
  const isWing = role === 'WC';
  return (
    <Fold
      title="More"
      summary={summaryOf([...saidOf(leader), cavalryOnly && 'cavalry only', fixedOrders && 'orders never change'])}
      testID="setup.commander.more"
    >
      <TwoRatings of={leader} onChange={onChange} testID="setup.commander" />
      <Effect of={leader} choices={isWing ? ['bluecher'] : ['napoleon', 'bluecher']} onChange={onChange} />
      {isWing ? (
        <>
          <ToggleRow
            label="Takes cavalry corps only"
            hint="MOP 37.17"
            value={cavalryOnly}
            onChange={(on) => {
              onChange({ cavalryOnly: on });
            }}
            testID="setup.commander.cavalry_only"
          />
          <ToggleRow
            label="His orders never change"
            hint="And his formations need not follow them (MOP 37.22)"
            value={fixedOrders}
            onChange={(on) => {
              onChange({ fixedOrders: on });
            }}
            testID="setup.commander.fixed"
          />
        </>
      ) : null}
      {isWing && fixedOrders ? (
        <TextField
          label="What they say"
          value={standingOrder}
          maxLength={120}
          placeholder="Support the attack on…"
          onChange={(text) => {
            onChange({ standingOrder: text });
          }}
          testID="setup.commander.standing"
        />
      ) : null}
    </Fold>
  );
};

/** The same of a formation's own leader, and how far from his commander his own decisions reach. */
export const FormationMore = ({
  formation,
  onChange,
}: {
  readonly formation: Formation;
  readonly onChange: (part: FormationPart) => void;
}) => {
  const hexes = formation.decisionHexes ?? null;
  return (
    <Fold
      title="More"
      summary={summaryOf([...saidOf(formation), hexes !== null && `decides within ${String(hexes)} hexes`])}
      testID="setup.formation.more"
    >
      <TwoRatings of={formation} onChange={onChange} testID="setup.formation" />
      <Effect of={formation} choices={['ney']} onChange={onChange} />
      <OptionalStepper
        label="Local decisions within"
        hint="Hexes from his commander to the target (MOP 37.17)"
        value={hexes}
        min={1}
        max={60}
        start={8}
        none="any"
        format={(count) => `${String(count)} hexes`}
        onChange={(decisionHexes) => {
          onChange({ decisionHexes });
        }}
        testID="setup.formation.decision_hexes"
      />
    </Fold>
  );
};

type Special = Pick<Leader, 'rating' | 'ratingOtherwise' | 'effect'>;

const saidOf = ({ ratingOtherwise = null, effect = null }: Special): readonly (string | false)[] => [
  ratingOtherwise !== null && `${String(ratingOtherwise)} for other orders`,
  effect !== null && LEADER_EFFECT_WORDS[effect].title,
];

type SpecialProps = {
  readonly of: Special;
  readonly onChange: (part: Pick<Leader, 'ratingOtherwise' | 'effect'>) => void;
};

const TwoRatings = ({ of, onChange, testID }: SpecialProps & { readonly testID: string }) => (
  <OptionalStepper
    label="Rating for other orders"
    hint="Than March, Attack and Probe (MOP 37.17)"
    value={of.ratingOtherwise ?? null}
    min={0}
    max={9}
    start={Math.max(0, of.rating - 1)}
    none="the same"
    onChange={(ratingOtherwise) => {
      onChange({ ratingOtherwise });
    }}
    testID={`${testID}.rating_otherwise`}
  />
);

type EffectProps = SpecialProps & { readonly choices: readonly (keyof typeof LEADER_EFFECT_WORDS)[] };

const Effect = ({ of, choices, onChange }: EffectProps) => (
  <ChipPicker
    label="Special effect (MOP 37.16)"
    options={choices.map((id) => ({ id, label: LEADER_EFFECT_WORDS[id].title }))}
    chosen={of.effect === undefined || of.effect === null ? [] : [of.effect]}
    onChange={([id]) => {
      onChange({ effect: id === undefined || id === of.effect ? null : id });
    }}
    testID="setup.leader.effect"
  />
);
