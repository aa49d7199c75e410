import { PLACING, REVEALED_BY } from '../../../src/wording/en/events-hidden';
import { recipientName } from '../../../src/wording/en/events-orders';
import { Notice } from '../../components/Notice';
import { RuleRef } from '../../components/RuleRef';
import { useNames, useView } from '../../hooks/use-game';
import { recipientKey } from '../desk/orders/order-types';
import type { Revealed } from './hidden-types';

/** Hidden marches that came to light this turn: what the leader walks, and where his counters go (NLC 20.1.2). */
export const RevealedMarches = () => {
  const { hidden } = useView('hidden');
  return hidden?.revealed.map((revealed) => <OneRevealed key={recipientKey(revealed.of)} revealed={revealed} />);
};

const OneRevealed = ({ revealed }: { readonly revealed: Revealed }) => {
  const { setup, hidden } = useView('setup', 'hidden');
  const names = useNames();
  const { of, side, by, mp, going } = revealed;
  const covered = hidden?.forces === true && by === 'roll' ? ' It may be placed covered (MOP 37.10).' : '';
  return (
    <Notice
      kind="warning"
      title={`${recipientName(of, names)} (${setup.sides[side].title}) was on a hidden march`}
      text={`${capital(REVEALED_BY[by])}. Its leader now spends ${String(mp)} MP along his route, at infantry cost, and stops before a hex with an enemy unit, in an enemy ZOC or in the enemy’s sight. ${PLACING[going]}${covered} Where another hidden march has come the same way, its owner says so now.`}
      action={<RuleRef rule="NLC 20.1.2" />}
      testID={`hidden.revealed.${recipientKey(of)}`}
    />
  );
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
