import { useState } from 'react';
import { View } from 'react-native';
import { arrivalOdds } from '../../../../src/rules/mop/index';
import type { Names } from '../../../../src/wording/names';
import { Button } from '../../../components/Button';
import { ChipPicker } from '../../../components/ChoiceList';
import { Stepper } from '../../../components/Stepper';
import { TextField } from '../../../components/TextField';
import { ToggleRow } from '../../../components/ToggleRow';
import { useDispatch, useNames, useView } from '../../../hooks/use-game';
import { SPACE } from '../../../theme/metrics';
import { WorkingOf } from '../../turn/WorkingOf';
import type { Arrival } from '../army-types';
import { Chances } from '../../plays/Chances';

type ArrivalRollProps = { readonly arrival: Arrival; readonly others: readonly Arrival[] };

/** MOP 37.12.2: one die for all that come on one turn at one hex. */
export const ArrivalRoll = ({ arrival: { formation, name, due, roll }, others }: ArrivalRollProps) => {
  const dispatch = useDispatch();
  const [joined, setJoined] = useState<readonly string[]>([]);
  const [entry, setEntry] = useState('');
  const [behind, setBehind] = useState<number | null>(null);
  const asked = { formations: [formation, ...joined], entry, behind };
  return (
    <View style={{ gap: SPACE.s }}>
      {others.length === 0 ? null : (
        <ChipPicker
          label="At the same hex with"
          options={others.map((one) => ({ id: one.formation, label: one.name }))}
          chosen={joined}
          onChange={setJoined}
          mode="many"
          testID={`arrival.${formation}.with`}
        />
      )}
      <TextField
        label="Entry hex, if there are several"
        value={entry}
        onChange={setEntry}
        maxLength={60}
        testID={`arrival.${formation}.entry`}
      />
      <Behind formation={formation} due={due} behind={behind} onBehind={setBehind} />
      {roll === null ? null : <ArrivalChances formation={formation} roll={roll} asked={asked} />}
      <Button
        label={joined.length === 0 ? `Roll for ${name}` : `Roll for all ${String(joined.length + 1)}`}
        icon="dice"
        kind="primary"
        wide
        onPress={() => {
          void dispatch({ type: 'RollArrival', ...asked, other: undefined });
        }}
        testID={`arrival.${formation}.roll`}
      />
    </View>
  );
};

type BehindProps = {
  readonly formation: string;
  readonly due: number;
  readonly behind: number | null;
  readonly onBehind: (turn: number | null) => void;
};

/** Ruling 41: nobody overtakes those who were due before him at the same hex. The app knows of those it has rolled for there. */
const Behind = ({ formation, due, behind, onBehind }: BehindProps) => {
  const { setup } = useView('setup');
  return (
    <>
      <ToggleRow
        label="Others were due before it at the same hex"
        hint="Known by itself where both were rolled for with the same entry hex (Ruling 41)"
        value={behind !== null}
        onChange={(on) => {
          onBehind(on ? Math.max(0, due - 1) : null);
        }}
        testID={`arrival.${formation}.behind`}
      />
      {behind === null ? null : (
        <Stepper
          label="The last of them comes on"
          value={behind}
          min={0}
          max={setup.turns.length - 1}
          format={(turn) => setup.turns[turn]?.label ?? ''}
          onChange={onBehind}
          testID={`arrival.${formation}.behind.turn`}
        />
      )}
    </>
  );
};

type Asked = Parameters<typeof arrivalOdds>[1];
type ArrivalChancesProps = {
  readonly formation: string;
  readonly roll: NonNullable<Arrival['roll']>;
  readonly asked: Asked;
};

/** MOP 37.12.2: on which turn it may come, and how the side's luck so far changes the die. */
const ArrivalChances = ({ formation, roll, asked }: ArrivalChancesProps) => {
  const names = useNames();
  const { chance, luck } = arrivalOdds(roll, asked);
  const turns = chance.kind === 'odds' ? chance.odds.map(({ outcome }) => outcome) : [];
  return (
    <View style={{ gap: SPACE.xs }}>
      {luck === null ? null : (
        <View testID={`arrival.${formation}.luck`}>
          <WorkingOf working={[luck]} />
        </View>
      )}
      <Chances
        chance={chance}
        outcomes={turns.map((turn) => ({ is: turn, label: comesWords(turn, roll.due, names) }))}
        testID={`arrival.${formation}.odds`}
      />
    </View>
  );
};

const comesWords = (turn: number, due: number, names: Names): string => {
  const off = turn - due;
  const by = `${String(Math.abs(off))} ${Math.abs(off) === 1 ? 'turn' : 'turns'}`;
  return `${names.turn(turn)}, ${off === 0 ? 'on schedule' : `${by} ${off < 0 ? 'early' : 'late'}`}`;
};
