import { SIDES } from '../../../../src/engine/sides';
import type { MoraleView } from '../../../../src/rules/n20/index';
import { ToggleRow } from '../../../components/ToggleRow';
import { Small } from '../../../components/Words';
import { useDispatch, useNames, useView } from '../../../hooks/use-game';
import { Fold } from '../../new-game/Fold';

/** N20 16.8: an event lets a side leave the map; only then may the other side go after it. */
export const ExitPanel = ({ morale: { mayExit, pursuers } }: { readonly morale: MoraleView }) => {
  const { sides } = useView('setup').setup;
  const names = useNames();
  const dispatch = useDispatch();
  const leaving = SIDES.filter((side) => mayExit[side]).map((side) => `${sides[side].title} may leave`);
  const off = pursuers.length === 0 ? [] : [`${String(pursuers.length)} in pursuit`];
  const summary = [...leaving, ...off].join(' · ');
  return (
    <Fold title="Withdrawal and pursuit" summary={summary === '' ? 'Nobody may leave the map' : summary} testID="exit">
      {SIDES.map((side) => (
        <ToggleRow
          key={side}
          label={`${sides[side].title} may leave the map`}
          hint="While an event says so; the enemy may then pursue"
          value={mayExit[side]}
          onChange={(on) => {
            void dispatch({ type: 'AllowExit', side, on });
          }}
          testID={`exit.${side}`}
        />
      ))}
      {pursuers.map(({ unit, side, hex, counted }) => (
        <Small key={unit}>
          {`${names.unit(unit)} (${sides[side].title}) went through ${hex}${counted ? ', has counted at night' : ''}`}
        </Small>
      ))}
    </Fold>
  );
};
