import { refusalSentence } from '../../../../src/wording/en/refusals';
import { Button } from '../../../components/Button';
import { Notice } from '../../../components/Notice';
import { useAnyNames } from '../use-any-names';
import { unitsOf, withChangedUnit } from './draft';
import type { DraftUnit } from './draft';
import type { Fight } from './use-fight';

export type RefusedProps = {
  readonly fight: Pick<Fight, 'now' | 'draft' | 'setDraft'>;
  /** Opens the panel of a unit. */
  readonly onEdit: (unit: string) => void;
};

/** MOP 37.5: whose morale nobody has entered. */
const lacking = ({ now, draft }: RefusedProps['fight']): DraftUnit | undefined =>
  now.kind === 'refused' && now.refusal.code === 'INITIATIVE_NEEDED'
    ? unitsOf(draft).find(({ initiative, specialMorale }) => initiative === null && specialMorale === null)
    : undefined;

const USUAL = 3;

/** Why it cannot be fought as it stands, with the rule; and the way to mend it, where the page has one. */
export const Refused = ({ fight, onEdit }: RefusedProps) => {
  const names = useAnyNames();
  const { now, draft, setDraft } = fight;
  if (now.kind !== 'refused') return null;
  const { refusal } = now;
  const rule = refusal.rule === null ? '' : ` (${refusal.rule})`;
  const unit = lacking(fight);
  return (
    <Notice
      kind="warning"
      text={`${refusalSentence(refusal, names)}${rule}`}
      action={
        unit === undefined ? undefined : (
          <Button
            label={`Initiative of ${names.unit(unit.id)}`}
            icon="pencil"
            onPress={() => {
              setDraft(withChangedUnit(draft, unit.id, (one) => ({ ...one, initiative: USUAL })));
              onEdit(unit.id);
            }}
            testID="combat.refused.initiative"
          />
        )
      }
      testID="combat.refused"
    />
  );
};
