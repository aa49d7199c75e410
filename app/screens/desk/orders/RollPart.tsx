import { useState } from 'react';
import type { ReactNode } from 'react';
import { View } from 'react-native';
import type { RollResult } from '../../../../src/rules/nlc/index';
import type { AppCommand } from '../../../../src/session/rule-sets';
import { ROLL_RESULT_WORDS } from '../../../../src/wording/en/orders-words';
import { Button } from '../../../components/Button';
import { ChipPicker } from '../../../components/ChoiceList';
import { OddsList } from '../../../components/OddsBar';
import type { Odds } from '../../../components/OddsBar';
import { Stepper } from '../../../components/Stepper';
import { TextField } from '../../../components/TextField';
import { usePlayPreview } from '../../../hooks/use-play';
import { SPACE } from '../../../theme/metrics';
import { Fold } from '../../new-game/Fold';
import { WorkingOf } from '../../turn/WorkingOf';
import { useDeskPlays } from './DeskPlays';
import { foretoldRoll } from './roll-results';
import type { DeskRoll } from './roll-results';

export type Flag = Readonly<{ id: string; label: string }>;
type Other = Readonly<{ amount: number; reason: string }> | undefined;

/** What the player says of the map and the cards before he rolls. */
export type Said = Readonly<{ on: readonly string[]; otherShift: Other; other: Other }>;

type RollPartProps = {
  readonly roll: DeskRoll;
  readonly label: string;
  readonly flags: readonly Flag[];
  /** Those that hold until the player says otherwise. */
  readonly usual?: readonly string[];
  /** Whether the table it is looked up in has columns to shift. */
  readonly columns: boolean;
  readonly commandOf: (said: Said) => AppCommand;
  readonly testID: string;
  /** What else may be said of this roll alone. */
  readonly children?: ReactNode;
};

/** Ruling 7: nobody needs a keyboard to roll. */
const REASON = 'agreed at the table';

const otherOf = (amount: number, reason: string): Other =>
  amount === 0 ? undefined : { amount, reason: reason.trim() === '' ? REASON : reason.trim() };

/** A roll of the command phase: its chances as things stand, what else counts for it, and the dice. */
export const RollPart = ({ roll, label, flags, usual = [], columns, commandOf, testID, children }: RollPartProps) => {
  const { play } = useDeskPlays();
  const [said, setOn] = useState<readonly string[] | null>(null);
  const on = said ?? usual;
  const [other, setOther] = useState<Modifier>(NONE);
  const { shift, dice, reason } = other;
  const command = commandOf({ on, otherShift: otherOf(shift, reason), other: otherOf(dice, reason) });
  return (
    <View style={{ alignSelf: 'stretch', gap: SPACE.s }}>
      <RollOdds roll={roll} command={command} testID={testID} />
      {flags.length === 0 ? null : (
        <ChipPicker mode="many" options={flags} chosen={on} onChange={setOn} testID={testID} />
      )}
      <Button
        label={label}
        icon="dice"
        onPress={() => {
          void play(command);
        }}
        testID={`${testID}.roll`}
      />
      <Fold title="More" summary={modified(other)} testID={`${testID}.more`}>
        {children}
        <ModifierPart modifier={other} columns={columns} onChange={setOther} testID={testID} />
        <RollWorking command={command} />
      </Fold>
    </View>
  );
};

/** Ruling 7. */
type Modifier = Readonly<{ shift: number; dice: number; reason: string }>;
const NONE: Modifier = { shift: 0, dice: 0, reason: '' };

type ModifierPartProps = {
  readonly modifier: Modifier;
  readonly columns: boolean;
  readonly onChange: (modifier: Modifier) => void;
  readonly testID: string;
};

/** Ruling 7: what another refit, or an agreement, adds to a roll. */
const ModifierPart = ({ modifier, columns, onChange, testID }: ModifierPartProps) => {
  const { shift, dice, reason } = modifier;
  return (
    <>
      {columns ? (
        <Stepper
          label="Another shift"
          hint="Columns; to the right is more than 0"
          value={shift}
          min={-5}
          max={5}
          format={signed}
          onChange={(value) => {
            onChange({ ...modifier, shift: value });
          }}
          testID={`${testID}.shift`}
        />
      ) : null}
      <Stepper
        label="Another modifier on the dice"
        value={dice}
        min={-6}
        max={6}
        format={signed}
        onChange={(value) => {
          onChange({ ...modifier, dice: value });
        }}
        testID={`${testID}.other`}
      />
      {shift === 0 && dice === 0 ? null : (
        <TextField
          label="Reason"
          value={reason}
          placeholder={REASON}
          onChange={(text) => {
            onChange({ ...modifier, reason: text });
          }}
          maxLength={120}
          testID={`${testID}.reason`}
        />
      )}
    </>
  );
};

const signed = (amount: number): string =>
  amount > 0 ? `+${String(amount)}` : amount < 0 ? `−${String(-amount)}` : '0';

const modified = ({ dice, shift }: Modifier): string =>
  [
    ...(shift === 0 ? [] : [`${signed(shift)} ${Math.abs(shift) === 1 ? 'column' : 'columns'}`]),
    ...(dice === 0 ? [] : [`${signed(dice)} on the dice`]),
  ].join(', ') || 'Why these chances, another modifier';

/** Best first, each in its colour. */
const RANK: Readonly<Record<RollResult, Odds['tone']>> = {
  complied: 'good',
  actsLocally: 'good',
  divisionalOrderLeaves: 'good',
  passed: 'good',
  noCheck: 'good',
  '1T': 'warn',
  delayed: 'warn',
  R4: 'warn',
  R5: 'warn',
  waits: 'warn',
  postponed: 'info',
  held: 'info',
  noEffect: 'ink',
  ignored: 'danger',
  failed: 'danger',
  badMove: 'danger',
  firstBadMove: 'danger',
};
const ORDER: readonly string[] = ['complied', ...Object.keys(RANK).filter((id) => id !== 'complied')];

type RollOddsProps = { readonly roll: DeskRoll; readonly command: AppCommand; readonly testID: string };

/** What the dice may come to, before they lie. */
const RollOdds = ({ roll, command, testID }: RollOddsProps) => {
  const foretold = foretoldRoll(usePlayPreview()(command), roll);
  if (foretold?.kind !== 'odds') return null;
  const odds = foretold.odds
    .map(({ outcome, n, d }) => ({ id: outcome, label: ROLL_RESULT_WORDS[outcome], tone: RANK[outcome], n, d }))
    .sort((one, two) => ORDER.indexOf(one.id) - ORDER.indexOf(two.id));
  return <OddsList odds={odds} testID={`${testID}.odds`} />;
};

/** The column or number they are read by, and how it came about. */
const RollWorking = ({ command }: { readonly command: AppCommand }) => {
  const { working = [] } = usePlayPreview()(command) ?? {};
  return working.length === 0 ? null : <WorkingOf working={working} />;
};
