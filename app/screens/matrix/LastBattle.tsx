import { useContext } from 'react';
import { Notice } from '../../components/Notice';
import { BattleDone } from './battle-done';

/** Back at the turn: what the battle did, in a few words. */
export const LastBattle = () => {
  const lines = useContext(BattleDone);
  return lines === null ? null : (
    <Notice kind="good" title="The battle is written down" text={lines.join(' ')} testID="matrix.written" />
  );
};
