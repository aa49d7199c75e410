import { View } from 'react-native';
import { otherSide } from '../../../src/engine/sides';
import type { Side } from '../../../src/engine/sides';
import type { MatrixView } from '../../../src/rules/n20/index';
import { Button } from '../../components/Button';
import { Small } from '../../components/Words';
import { useDispatch, useView } from '../../hooks/use-game';
import { SPACE } from '../../theme/metrics';
import { FightPlain } from './FightPlain';
import { phasingIn } from './asked-battle';
import type { AskedBattle } from './asked-battle';

type AskButtonsProps = {
  readonly matrix: MatrixView;
  readonly asked: AskedBattle;
  readonly onAsk: (by: Side) => void;
};

/** Why nobody may ask just now, or null. The rules have the last word. */
const barOf = ({ method, usedThisPhase }: MatrixView, asked: AskedBattle): string | null => {
  if (asked.defenderIn !== 'open') return 'Never against a redoubt or a fortified hex: fight it as usual.';
  if (method !== 'Fast') return null;
  if (asked.duringReaction) return 'Played Fast, never in a reaction: fight it as usual.';
  return usedThisPhase.includes(asked.attacker)
    ? 'Played Fast, one battle a combat phase, and it has been fought: fight this one as usual.'
    : null;
};

/** Ruling 69: the phasing player says first whether he wants the matrix; then the other one may. */
export const AskButtons = ({ matrix, asked, onAsk }: AskButtonsProps) => {
  const bar = barOf(matrix, asked);
  if (bar !== null)
    return (
      <View style={{ gap: SPACE.s }}>
        <Small testID="matrix.ask.bar">{bar}</Small>
        <FightPlain />
      </View>
    );
  const phasing = phasingIn(asked);
  const near = (side: Side): boolean => matrix.method !== 'Fun' || asked.reach[side];
  return (
    <View style={{ gap: SPACE.s }}>
      {matrix.declined === phasing ? (
        <OtherSays phasing={phasing} near={near} onAsk={onAsk} />
      ) : (
        <PhasingSays phasing={phasing} near={near} alone={matrix.method === 'Fast'} onAsk={onAsk} />
      )}
      <FightPlain />
    </View>
  );
};

type SaysProps = Pick<AskButtonsProps, 'onAsk'> & {
  readonly phasing: Side;
  readonly near: (side: Side) => boolean;
};

/** Who is out of reach need not be waited for: the other may ask at once. */
const PhasingSays = ({ phasing, near, alone, onAsk }: SaysProps & { readonly alone: boolean }) => {
  const other = otherSide(phasing);
  return (
    <>
      <Asks side={phasing} near={near(phasing)} first onAsk={onAsk} />
      {alone ? null : near(phasing) ? (
        <Declines side={phasing} />
      ) : (
        <Asks side={other} near={near(other)} first={false} onAsk={onAsk} />
      )}
    </>
  );
};

const OtherSays = ({ phasing, near, onAsk }: SaysProps) => {
  const other = otherSide(phasing);
  return (
    <>
      <Declined side={phasing} />
      <Asks side={other} near={near(other)} first onAsk={onAsk} />
      <Declines side={other} />
    </>
  );
};

type AsksProps = {
  readonly side: Side;
  readonly near: boolean;
  readonly first: boolean;
  readonly onAsk: (side: Side) => void;
};

const Asks = ({ side, near, first, onAsk }: AsksProps) => {
  const { title } = useView('setup').setup.sides[side];
  return (
    <Button
      label={`${title}: use the matrix`}
      icon="swap"
      kind={first ? 'quiet' : 'plain'}
      wide
      disabled={!near}
      hint={near ? undefined : 'Its Direct Command marker is not in reach'}
      onPress={() => {
        onAsk(side);
      }}
      testID={`matrix.ask.by.${side}`}
    />
  );
};

const Declines = ({ side }: { readonly side: Side }) => {
  const dispatch = useDispatch();
  const { title } = useView('setup').setup.sides[side];
  return (
    <Button
      label={`${title}: no`}
      kind="plain"
      wide
      hint="Declines the matrix for this battle"
      onPress={() => {
        void dispatch({ type: 'DeclineMatrix', side });
      }}
      testID={`matrix.ask.declines.${side}`}
    />
  );
};

const Declined = ({ side }: { readonly side: Side }) => {
  const { title } = useView('setup').setup.sides[side];
  return <Small>{`Declined by: ${title}. The other side may ask for it now.`}</Small>;
};
