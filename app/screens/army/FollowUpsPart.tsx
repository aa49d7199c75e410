import { View } from 'react-native';
import { FOLLOW_UP_WORDS } from '../../../src/wording/en/events-corps';
import { Stepper } from '../../components/Stepper';
import { ToggleRow } from '../../components/ToggleRow';
import { useDispatch, useView } from '../../hooks/use-game';
import type { FollowUp } from './army-types';
import { followUpsOf } from './follow-up-kinds';
import type { Bearer } from './follow-up-kinds';

type FollowUpsPartProps = {
  /** A formation, a commander or a side. */
  readonly of: string;
  readonly kind: Bearer;
};

/** What is easily missed because it matters only later: marks and counters, and what each asks for when it is due. */
export const FollowUpsPart = ({ of, kind }: FollowUpsPartProps) => {
  const { corps } = useView('corps');
  const dispatch = useDispatch();
  if (corps === undefined) return null;
  return (
    <View>
      {followUpsOf(kind, corps.followUpsUsed).map(({ id, most }) => (
        <FollowUpRow
          key={id}
          id={id}
          most={most}
          now={latest(corps.followUps.filter((one) => one.id === id && one.of === of))}
          onChange={(value) => {
            void dispatch({ type: 'SetFollowUp', id, of, value });
          }}
        />
      ))}
    </View>
  );
};

/** A counter may stand for two turns; the newest is the one that still changes. */
const latest = (all: readonly FollowUp[]): FollowUp | undefined =>
  all.reduce<FollowUp | undefined>((best, one) => (best === undefined || one.turn > best.turn ? one : best), undefined);

type RowProps = {
  readonly id: FollowUp['id'];
  readonly most: number;
  readonly now: FollowUp | undefined;
  readonly onChange: (value: number) => void;
};

const FollowUpRow = ({ id, most, now, onChange }: RowProps) => {
  const { title, prompt } = FOLLOW_UP_WORDS[id];
  const value = now?.value ?? 0;
  const hint = now?.due === true ? `${prompt} (${now.rule})` : undefined;
  if (most > 1)
    return (
      <Stepper
        label={title}
        hint={hint}
        value={value}
        min={0}
        max={most}
        onChange={onChange}
        testID={`followup.${id.toLowerCase()}`}
      />
    );
  return (
    <ToggleRow
      label={title}
      hint={hint}
      value={value > 0}
      onChange={(on) => {
        onChange(on ? 1 : 0);
      }}
      testID={`followup.${id.toLowerCase()}`}
    />
  );
};
