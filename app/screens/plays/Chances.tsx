import type { ComponentProps } from 'react';
import { View } from 'react-native';
import type { Refusal } from '../../../src/engine/step';
import type { Foretold } from '../../../src/rules/common/index';
import { refusalSentence } from '../../../src/wording/en/refusals';
import { OddsList } from '../../components/OddsBar';
import type { Odds } from '../../components/OddsBar';
import { Small } from '../../components/Words';
import { useNames } from '../../hooks/use-game';

/** What can come of it, and how a player says it. */
export type Outcome<T> = Readonly<{ is: T; label: string; tone?: Odds['tone'] }>;

type ChancesProps<T> = {
  readonly chance: Foretold<T>;
  /** The outcomes that are shown, in this order; those that cannot come about are left out. */
  readonly outcomes: readonly Outcome<T>[];
  readonly testID: string;
};

type AgainstProps = { readonly refusal: Refusal; readonly tone?: ComponentProps<typeof Small>['tone'] };

/** What stands against a play, with its rule. */
export const Against = ({ refusal, tone }: AgainstProps) => {
  const names = useNames();
  const rule = refusal.rule === null ? '' : ` (${refusal.rule})`;
  return <Small tone={tone}>{`${refusalSentence(refusal, names)}${rule}`}</Small>;
};

/** The exact chances before the dice; where none are thrown, what happens; where it cannot be done, why. */
export const Chances = <T extends string | number | boolean>({ chance, outcomes, testID }: ChancesProps<T>) => {
  if (chance.kind === 'refused') {
    const { refusal } = chance;
    return (
      <View testID={testID}>
        <Against refusal={refusal} tone="warn" />
      </View>
    );
  }
  const shown = outcomes.flatMap(({ is, label, tone }): readonly Odds[] => {
    const odd = chance.odds.find(({ outcome }) => outcome === is);
    return odd === undefined ? [] : [{ id: String(is), label, tone, n: odd.n, d: odd.d }];
  });
  const [only, ...others] = shown;
  if (only !== undefined && others.length === 0 && only.n === only.d)
    return (
      <View testID={testID}>
        <Small>{`${only.label}: no die is thrown.`}</Small>
      </View>
    );
  return <OddsList odds={shown} testID={testID} />;
};
