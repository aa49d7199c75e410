import { useContext, useState } from 'react';
import { View } from 'react-native';
import { askedIn } from '../../../../src/rules/common/procedure/run';
import type { ThrowAgain as Chance } from '../../../../src/rules/nlc/index';
import { cardTitle } from '../../../../src/rules/mop/index';
import { PROCEDURES } from '../../../../src/session/procedures';
import type { GameSession } from '../../../../src/session/rule-sets';
import { Button } from '../../../components/Button';
import { useSetting } from '../../../hooks/use-app';
import { GameContext, useGame, useView } from '../../../hooks/use-game';
import { SPACE } from '../../../theme/metrics';
import { DicePanel } from './DicePanel';
import type { Throw } from './Thrown';

type ThrowAgainProps = { readonly procedure: string; readonly throws: readonly Throw[] };

/** MOP 37.12: throws that a card lets its owner make again. Without cards, and without a game, nothing stands here. */
export const ThrowAgain = (props: ThrowAgainProps) => (useContext(GameContext) === null ? null : <InGame {...props} />);

const chancesOf = ({ procedure: table }: ReturnType<typeof useView>, procedure: string): readonly Chance[] =>
  table !== undefined && 'again' in table && table.run?.procedure === procedure ? table.again : [];

/** The card and what is left of it; which throw, where there are several. */
const labelOf = ({ at, card, left }: Chance, chances: readonly Chance[], throws: readonly Throw[]): string => {
  const which = chances.some((one) => one.at !== at) ? ` · ${throws.find(({ nth }) => nth === at)?.label ?? ''}` : '';
  return `${cardTitle(card)}: throw again (${String(left)} left)${which}`;
};

const hintOf = ({ covered }: Chance): string =>
  covered ? 'The new throw stands, and the card is shown' : 'The new throw stands';

const InGame = ({ procedure, throws }: ThrowAgainProps) => {
  const view = useView();
  const game = useGame();
  const source = useSetting('dice');
  const [typed, setTyped] = useState<Chance | null>(null);
  const chances = chancesOf(view, procedure);
  if (chances.length === 0) return null;
  const entered = chances.find(({ at, effect }) => at === typed?.at && effect === typed.effect);
  if (entered !== undefined)
    return (
      <Typed
        chance={entered}
        procedure={procedure}
        onDone={() => {
          setTyped(null);
        }}
      />
    );
  return (
    <View style={{ gap: SPACE.xs }} testID="resolve.again">
      {chances.map((chance) => (
        <Button
          key={`${chance.effect} ${String(chance.at)}`}
          label={labelOf(chance, chances, throws)}
          hint={hintOf(chance)}
          icon="dice"
          wide
          onPress={() => {
            if (source === 'app') void throwAgain(game, procedure, chance);
            else setTyped(chance);
          }}
          testID={`resolve.again.${String(chance.at)}.${chance.card}`}
        />
      ))}
    </View>
  );
};

const commandOf = (procedure: string, { at, effect }: Chance) =>
  ({ type: 'RethrowProcedure', procedure, at, effect }) as const;

const throwAgain = (game: GameSession, procedure: string, chance: Chance): Promise<boolean> =>
  game.dispatch(commandOf(procedure, chance), 'app');

type TypedProps = { readonly chance: Chance; readonly procedure: string; readonly onDone: () => void };

/** Dice that are thrown on the table are tapped in as they are anywhere else. */
const Typed = ({ chance, procedure, onDone }: TypedProps) => {
  const game = useGame();
  const { procedure: table } = useView('procedure');
  const run = table?.run ?? null;
  const asked = run === null ? undefined : askedIn(PROCEDURES, run)[chance.at];
  if (asked?.kind !== 'dice') return null;
  return (
    <View style={{ gap: SPACE.xs }}>
      <DicePanel
        request={asked.request}
        nth={chance.at}
        onThrow={() => {
          onDone();
          void throwAgain(game, procedure, chance);
        }}
        onFaces={(faces) => {
          onDone();
          void game
            .dispatch(commandOf(procedure, chance), 'table')
            .then((isDone) => (isDone || game.getState().asks === null ? isDone : game.giveFaces(faces)));
        }}
        testID="resolve.again.dice"
      />
      <Button label="Let it stand" kind="plain" onPress={onDone} testID="resolve.again.cancel" />
    </View>
  );
};
