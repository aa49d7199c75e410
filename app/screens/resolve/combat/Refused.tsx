import { refusalSentence } from '../../../../src/wording/en/refusals';
import { Notice } from '../../../components/Notice';
import { useAnyNames } from '../use-any-names';
import type { Fight } from './use-fight';

/** Why it cannot be fought as it stands, with the rule. */
export const Refused = ({ fight: { now } }: { readonly fight: Pick<Fight, 'now'> }) => {
  const names = useAnyNames();
  if (now.kind !== 'refused') return null;
  const { refusal } = now;
  const rule = refusal.rule === null ? '' : ` (${refusal.rule})`;
  return <Notice kind="warning" text={`${refusalSentence(refusal, names)}${rule}`} testID="combat.refused" />;
};
