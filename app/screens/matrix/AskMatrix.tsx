import { useState } from 'react';
import { SIDES } from '../../../src/engine/sides';
import type { Side } from '../../../src/engine/sides';
import type { SequenceStep } from '../../../src/rules/common/index';
import type { MatrixView, MoraleView } from '../../../src/rules/n20/index';
import { Panel } from '../../components/Panel';
import { Segmented } from '../../components/Segmented';
import { ToggleRow } from '../../components/ToggleRow';
import { Small } from '../../components/Words';
import { useDispatch, useNames, useView } from '../../hooks/use-game';
import { AskButtons } from './AskButtons';
import { phasingIn } from './asked-battle';
import type { AskedBattle } from './asked-battle';

type AskMatrixProps = {
  readonly matrix: MatrixView;
  readonly morale: MoraleView;
  readonly step: SequenceStep | undefined;
};

const WORKS = [
  { id: 'open', label: 'Open' },
  { id: 'redoubt', label: 'Redoubt' },
  { id: 'fortified', label: 'Fortified' },
] as const;

const isReaction = (step: SequenceStep | undefined): boolean => step?.id.startsWith('reaction-') ?? false;

/** N20 9.0: who attacks, what the map says of the battle, and who wants the matrix for it. */
export const AskMatrix = ({ matrix, morale, step }: AskMatrixProps) => {
  const { setup } = useView('setup');
  const dispatch = useDispatch();
  const [absent, setAbsent] = useState<Side | 'none'>('second');
  const [asked, setAsked] = useState<AskedBattle>({
    attacker: step?.who ?? 'first',
    duringReaction: isReaction(step),
    defenderIn: 'open',
    reach: { first: false, second: false },
  });
  const open = (askedBy: Side): void => {
    const { reach, ...battle } = asked;
    void dispatch(
      {
        type: 'OpenMatrix',
        ...battle,
        askedBy,
        markerInReach: reach[askedBy],
        phasingInReach: matrix.method !== 'Fun' || reach[phasingIn(asked)],
        ...(setup.playMode === 'solo' && absent !== 'none' ? { absent } : {}),
      },
      // The absent side's die is the app's alone.
      'app',
    );
  };
  return (
    <Panel testID="matrix.ask">
      <Segmented
        label="Who attacks"
        options={SIDES.map((side) => ({ id: side, label: setup.sides[side].title }))}
        value={asked.attacker}
        onChange={(attacker) => {
          setAsked({ ...asked, attacker });
        }}
        testID="matrix.ask.attacker"
      />
      <Segmented
        label="The defenders stand"
        options={WORKS}
        value={asked.defenderIn}
        onChange={(defenderIn) => {
          setAsked({ ...asked, defenderIn });
        }}
        testID="matrix.ask.works"
      />
      <ToggleRow
        label="A battle of the enemy’s reaction"
        value={asked.duringReaction}
        onChange={(duringReaction) => {
          setAsked({ ...asked, duringReaction });
        }}
        testID="matrix.ask.reaction"
      />
      {matrix.method === 'Fun' ? <Reach asked={asked} morale={morale} onChange={setAsked} /> : null}
      {setup.playMode === 'solo' ? <Absent absent={absent} onChange={setAbsent} /> : null}
      <AskButtons matrix={matrix} asked={asked} onAsk={open} />
    </Panel>
  );
};

type ReachProps = {
  readonly asked: AskedBattle;
  readonly morale: MoraleView;
  readonly onChange: (asked: AskedBattle) => void;
};

/** N20 9.0, Fun: only the players see how far a Direct Command marker is from the battle. */
const Reach = ({ asked, morale, onChange }: ReachProps) => {
  const { sides } = useView('setup').setup;
  const names = useNames();
  return SIDES.map((side) => {
    const unit = morale.markers?.[side].unit ?? null;
    return (
      <ToggleRow
        key={side}
        label={`${sides[side].title}: command in reach`}
        hint={
          unit === null
            ? 'Its marker lies on no unit yet'
            : `The marker, with ${names.unit(unit)}, is at the battle or next to it`
        }
        value={asked.reach[side]}
        onChange={(is) => {
          onChange({ ...asked, reach: { ...asked.reach, [side]: is } });
        }}
        testID={`matrix.ask.reach.${side}`}
      />
    );
  });
};

type AbsentProps = { readonly absent: Side | 'none'; readonly onChange: (absent: Side | 'none') => void };

const Absent = ({ absent, onChange }: AbsentProps) => {
  const { sides } = useView('setup').setup;
  return (
    <>
      <Segmented
        label="The app picks for"
        options={[...SIDES.map((side) => ({ id: side, label: sides[side].title })), { id: 'none', label: 'Nobody' }]}
        value={absent}
        onChange={onChange}
        testID="matrix.ask.absent"
      />
      {absent === 'none' ? <Small>You pick for both, the attacker first.</Small> : null}
    </>
  );
};
