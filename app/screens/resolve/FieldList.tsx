import { useContext } from 'react';
import type { ComponentProps } from 'react';
import { View } from 'react-native';
import { Button } from '../../components/Button';
import { ChipPicker, ChoiceList } from '../../components/ChoiceList';
import { OtherModifier, signed } from '../../components/OtherModifier';
import { Segmented } from '../../components/Segmented';
import { Stepper } from '../../components/Stepper';
import { ToggleRow } from '../../components/ToggleRow';
import { GameContext } from '../../hooks/use-game';
import { SPACE } from '../../theme/metrics';
import type {
  Field,
  FlagsField,
  NamesField,
  NumberField,
  OneField,
  OtherField,
  PickField,
  UnitField,
  Worded,
} from './fields';
import { UnitPicker } from './parts/UnitPicker';
import type { Names } from '../../../src/wording/names';
import { ListPart } from './ListPart';
import { OrdersPart } from './OrdersPart';
import { isAt, listAt, numberAt, textAt, valueAt, withValue } from './path';
import { useAnyNames, useViewIfAny } from './use-any-names';

type Asked<One> = Readonly<{ field: One; draft: unknown; onChange: (next: unknown) => void; testID: string }>;

export type FieldListProps = {
  readonly fields: readonly Field[];
  readonly draft: unknown;
  readonly onChange: (next: unknown) => void;
  /** The fields' own ids are made of this and the place they write to. */
  readonly testID: string;
};

/** What a player tells, field by field, in the order a composition names. */
export const FieldList = ({ fields, draft, onChange, testID }: FieldListProps) => {
  const inGame = useContext(GameContext) !== null;
  const asked = fields.filter((field) => field.when?.(draft) !== false && (inGame || field.inGame === undefined));
  return (
    <View style={{ gap: SPACE.m }}>
      {asked.map((field) => (
        <OneFieldPart key={keyOf(field)} field={field} draft={draft} onChange={onChange} testID={testID} />
      ))}
    </View>
  );
};

const keyOf = (field: Field): string => {
  switch (field.kind) {
    case 'flags':
      return `flags ${field.flags.map(({ at }) => at).join()}`;
    case 'pick':
    case 'unit':
    case 'custom':
      return `${field.kind} ${field.id}`;
    case 'one':
      return `one ${field.at} ${field.label ?? ''}`;
    default:
      return `${field.kind} ${field.at}`;
  }
};

const OneFieldPart = ({ field, ...rest }: Asked<Field>) => {
  switch (field.kind) {
    case 'number':
      return <NumberPart field={field} {...rest} />;
    case 'one':
      return <OnePart field={field} {...rest} />;
    case 'flags':
      return <FlagsPart field={field} {...rest} />;
    case 'list':
      return <ListPart field={field} {...rest} fieldsOf={itemFields(field.fields)} />;
    case 'orders':
      return <OrdersPart field={field} {...rest} />;
    case 'other':
      return <OtherPart field={field} {...rest} />;
    case 'pick':
      return <PickPart field={field} {...rest} />;
    case 'unit':
      return <UnitPart field={field} {...rest} />;
    case 'names':
      return <NamesPart field={field} {...rest} />;
    case 'custom':
      return <field.Part {...rest} />;
  }
};

/** What is asked of one in a list: handed down, since a list stands among fields and asks fields itself. */
const itemFields = (fields: readonly Field[]): ComponentProps<typeof ListPart>['fieldsOf'] =>
  function ItemFields(item, onChange, testID) {
    return <FieldList fields={fields} draft={item} onChange={onChange} testID={testID} />;
  };

const worded = (words: Worded, names: Names): string => (typeof words === 'string' ? words : words(names));

const lastOf = (at: string): string => at.slice(at.lastIndexOf('.') + 1);

/** A count that may be large is tapped in tens as well. */
const LARGE = 60;
const TENS = [-10, 10] as const;

const NumberPart = ({ field, draft, onChange, testID }: Asked<NumberField>) => {
  const names = useAnyNames();
  const { at, label, hint, min, max, otherwise, step, print = String, none } = field;
  const value = valueAt(draft, at);
  // Where nothing may stand for a number, only that very nothing does; a field nobody touched has its usual value.
  const missing = none !== undefined && value === none.value;
  const least = none === undefined ? min : min - 1;
  const shown = missing ? least : numberAt(draft, at, otherwise);
  const write = (next: number): void => {
    if (none !== undefined && next < min) onChange(withValue(draft, at, none.value));
    else onChange(withValue(draft, at, missing ? otherwise : next));
  };
  return (
    <View>
      <Stepper
        label={worded(label, names)}
        hint={hint}
        value={shown}
        min={least}
        max={max}
        step={step}
        format={(one) => (none !== undefined && one < min ? none.word : print(one))}
        onChange={write}
        testID={`${testID}.${at}`}
      />
      {max - min < LARGE || step !== undefined || missing ? null : (
        <View style={{ flexDirection: 'row', justifyContent: 'flex-end', gap: SPACE.s }}>
          {TENS.map((by) => (
            <Button
              key={by}
              label={signed(by)}
              hint={worded(label, names)}
              kind="plain"
              disabled={by < 0 ? shown <= min : shown >= max}
              onPress={() => {
                write(Math.min(max, Math.max(min, shown + by)));
              }}
              testID={`${testID}.${at}.${by < 0 ? 'lessTen' : 'moreTen'}`}
            />
          ))}
        </View>
      )}
    </View>
  );
};

const OnePart = ({ field, draft, onChange, testID }: Asked<OneField>) => {
  const names = useAnyNames();
  const { at, label, otherwise, look = 'chips' } = field;
  const options = typeof field.options === 'function' ? field.options(names) : field.options;
  const value = valueAt(draft, at);
  const found = value === undefined ? undefined : options.find((one) => valueOf(one) === value);
  const chosen = field.chosen?.(draft) ?? found?.id ?? otherwise;
  const choose = (id: string): void => {
    const option = options.find((one) => one.id === id);
    if (option !== undefined) onChange(option.put?.(draft) ?? withValue(draft, at, valueOf(option)));
  };
  const shown = options.map(({ id, label: text, hint }) => ({ id, label: text, hint }));
  if (look === 'segmented')
    return <Segmented label={label} options={shown} value={chosen} onChange={choose} testID={`${testID}.${at}`} />;
  const Picker = look === 'list' ? ChoiceList : ChipPicker;
  return (
    <Picker
      label={label}
      options={shown}
      chosen={[chosen]}
      onChange={([id]) => {
        if (id !== undefined) choose(id);
      }}
      testID={`${testID}.${at}`}
    />
  );
};

const valueOf = (option: Readonly<{ id: string; value?: unknown }>): unknown =>
  'value' in option ? option.value : option.id;

/** One switch is a row, several are chips. */
const FlagsPart = ({ field: { label, flags }, draft, onChange, testID }: Asked<FlagsField>) => {
  const names = useAnyNames();
  const [only, ...more] = flags;
  if (only !== undefined && more.length === 0 && label === undefined)
    return (
      <ToggleRow
        label={only.label}
        hint={only.hint}
        value={isAt(draft, only.at, only.otherwise)}
        onChange={(is) => {
          onChange(withValue(draft, only.at, is));
        }}
        testID={`${testID}.${only.at}`}
      />
    );
  const on = flags.filter(({ at, otherwise }) => isAt(draft, at, otherwise)).map(({ at }) => at);
  return (
    <ChipPicker
      label={label === undefined ? undefined : worded(label, names)}
      mode="many"
      options={flags.map(({ at, label: text, hint }) => ({ id: at, label: text, hint }))}
      chosen={on}
      onChange={(chosen) => {
        const changed = flags.find(({ at }) => on.includes(at) !== chosen.includes(at));
        if (changed !== undefined) onChange(withValue(draft, changed.at, chosen.includes(changed.at)));
      }}
      testID={testID}
    />
  );
};

const NamesPart = ({ field: { at, label, from }, draft, onChange, testID }: Asked<NamesField>) => (
  <ChipPicker
    label={label}
    mode="many"
    options={listAt(draft, from).map((one) => ({ id: textAt(one, 'name'), label: textAt(one, 'name') }))}
    chosen={listAt(draft, at).map(String)}
    onChange={(chosen) => {
      onChange(withValue(draft, at, chosen));
    }}
    testID={`${testID}.${at}`}
  />
);

const OtherPart = ({ field: { at, label }, draft, onChange, testID }: Asked<OtherField>) => (
  <OtherModifier
    label={label}
    amount={numberAt(draft, `${at}.amount`, 0)}
    onChange={(other) => {
      onChange(withValue(draft, at, other));
    }}
    testID={`${testID}.${lastOf(at)}`}
  />
);

const PickPart = ({ field, draft, onChange, testID }: Asked<PickField>) => {
  const view = useViewIfAny();
  if (view === null) return null;
  const choices = field.choices(view, draft);
  if (choices.length === 0) return null;
  const picked = valueAt(draft, `picked.${field.id}`);
  return (
    <ChipPicker
      label={field.label}
      options={choices.map(({ id, label, hint }) => ({ id, label, hint }))}
      chosen={typeof picked === 'string' ? [picked] : []}
      onChange={([id]) => {
        const found = choices.find((one) => one.id === id);
        if (found !== undefined) onChange(withValue(found.put(draft), `picked.${field.id}`, found.id));
      }}
      testID={`${testID}.${field.id}`}
    />
  );
};

const UnitPart = ({ field: { id, label, put, units }, draft, onChange, testID }: Asked<UnitField>) => {
  const view = useViewIfAny();
  if (view === null || view.army.units.length === 0) return null;
  const picked = textAt(draft, `picked.${id}`);
  return (
    <UnitPicker
      view={view}
      units={units?.(view)}
      chosen={[picked]}
      label={label}
      onTap={(unit) => {
        const found = view.army.units.find((one) => one.unit.id === unit);
        if (found !== undefined) onChange(withValue(put(draft, found, view), `picked.${id}`, unit));
      }}
      testID={`${testID}.${id}`}
    />
  );
};
