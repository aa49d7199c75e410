import { useState } from 'react';
import type { Side } from '../../../../src/engine/sides';
import type { N20Preview } from '../../../../src/rules/n20/index';
import { Button } from '../../../components/Button';
import { ChipPicker } from '../../../components/ChoiceList';
import { Segmented } from '../../../components/Segmented';
import { Sheet } from '../../../components/Sheet';
import { Stepper } from '../../../components/Stepper';
import { Body, Small, Strong } from '../../../components/Words';
import { useApp, useSetting } from '../../../hooks/use-app';
import { useDispatch, useNames, useView } from '../../../hooks/use-game';
import { usePreview } from '../../../hooks/use-preview';
import { isForeseen } from '../../../hooks/use-foreseen';
import { isRallyable, priceOf, priceWords, rollWords } from './rally-words';
import type { Spend } from './rally-words';

const MOST_UNITS = 8;
const UNKNOWN = 0;
/** Half a point for so many is no dearer than one for all. */
const NO_DEARER = 2;

type RallySheetProps = {
  readonly side: Side;
  /** The unit it was opened for. */
  readonly first: string | null;
  readonly onClose: () => void;
};

/** N20 12.7.2, Ruling 62: who rallies, what is paid for it and on whom, and the die where the title's number is known. */
export const RallySheet = ({ side, first, onClose }: RallySheetProps) => {
  const { army, setup } = useView('army', 'setup');
  const names = useNames();
  const dispatch = useDispatch();
  const may = army.units.filter((one) => one.side === side && isRallyable(one));
  const [chosen, setChosen] = useState<readonly string[]>(first === null ? may.map(({ unit }) => unit.id) : [first]);
  const [spend, setSpend] = useState<Spend>('nothing');
  const [lucky, setLucky] = useState<readonly string[] | null>(null);
  const [needs, setNeeds] = useState(UNKNOWN);
  const units = chosen.filter((id) => may.some(({ unit }) => unit.id === id)).slice(0, MOST_UNITS);
  const on = spend === 'onSome' ? helped(units, lucky) : [];
  const seen = useSpends(side, units, on);
  const rally = (): void => {
    onClose();
    const rolling = units.map((unit) => (needs === UNKNOWN ? { unit } : { unit, needs }));
    void dispatch({ type: 'SpendOnRally', side, units: rolling, spend, on: [...on] });
  };
  const isOpen = units.length === 0 || (spend === 'onSome' && on.length === 0) || refusedOf(seen[spend]);
  return (
    <Sheet
      open
      title={`Rally · ${setup.sides[side].title}`}
      onClose={onClose}
      testID="rally.sheet"
      footer={
        <Button
          label={rollWords(priceOf(seen[spend], side), needs !== UNKNOWN)}
          icon="dice"
          kind="primary"
          wide
          disabled={isOpen}
          onPress={rally}
          testID="rally.roll"
        />
      }
    >
      {may.length === 0 ? <Body>Nobody is routed or broken.</Body> : null}
      <ChipPicker
        label="Who rallies"
        options={may.map(({ unit: { id, name } }) => ({ id, label: name }))}
        chosen={chosen}
        onChange={setChosen}
        mode="many"
        testID="rally.unit"
      />
      <Segmented
        label="Morale spent for +1"
        options={[
          { id: 'nothing', label: 'Nothing' },
          { id: 'onSome', label: '½ each', hint: spend === 'onSome' ? undefined : 'for whom you say' },
          { id: 'onAll', label: '1 for all', hint: priceWords(seen.onAll, side) },
        ]}
        value={spend}
        onChange={setSpend}
        testID="rally.spend"
      />
      {spend === 'onSome' ? <Helped units={units} on={on} seen={seen} side={side} onChange={setLucky} /> : null}
      <Wins seen={seen[spend]} />
      <Stepper
        label="Total that rallies"
        hint="As your title prints it"
        value={needs}
        min={UNKNOWN}
        max={7}
        format={(value) => (value === UNKNOWN ? '?' : `${String(value)}+`)}
        onChange={setNeeds}
        testID="rally.needs"
      />
      {needs === UNKNOWN ? (
        <Small>Without it you throw on the table and take the markers off yourselves.</Small>
      ) : (
        <WhoThrows names={units.map(names.unit)} />
      )}
    </Sheet>
  );
};

type Seen = Readonly<Record<Spend, N20Preview | null>>;

/** Everybody, as long as that is no dearer than a point for all; of more the players say who. */
const helped = (units: readonly string[], lucky: readonly string[] | null): readonly string[] =>
  units.length === 1 || (lucky === null && units.length <= NO_DEARER)
    ? units
    : (lucky ?? []).filter((id) => units.includes(id));

const refusedOf = (seen: N20Preview | null): boolean => seen !== null && seen.refused !== null;

/** What each way of paying would come to; dice have no part in it. */
const useSpends = (side: Side, units: readonly string[], on: readonly string[]): Seen => {
  const previewOf = usePreview();
  const look = (spend: Spend): N20Preview | null => {
    const rolling = units.map((unit) => ({ unit }));
    const seen = previewOf({ type: 'SpendOnRally', side, units: rolling, spend, on: spend === 'onSome' ? on : [] });
    return isForeseen(seen) ? seen : null;
  };
  return { nothing: look('nothing'), onSome: look('onSome'), onAll: look('onAll') };
};

type HelpedProps = {
  readonly units: readonly string[];
  readonly on: readonly string[];
  readonly seen: Seen;
  readonly side: Side;
  readonly onChange: (on: readonly string[]) => void;
};

/** Ruling 62: half a point for each of them, and for nobody else in the same throw. */
const Helped = ({ units, on, seen, side, onChange }: HelpedProps) => {
  const names = useNames();
  const isDearer = priceOf(seen.onSome, side) > priceOf(seen.onAll, side) && !refusedOf(seen.onAll);
  return (
    <>
      {units.length === 1 ? null : (
        <ChipPicker
          label="+1 for whom, ½ for each"
          options={units.map((id) => ({ id, label: names.unit(id) }))}
          chosen={on}
          onChange={onChange}
          mode="many"
          testID="rally.on"
        />
      )}
      <Small testID="rally.price">{on.length === 0 ? 'Nobody yet.' : `Morale ${priceWords(seen.onSome, side)}`}</Small>
      {isDearer ? <Strong testID="rally.dearer">1 for all costs less, and everybody has +1.</Strong> : null}
    </>
  );
};

const Wins = ({ seen }: { readonly seen: N20Preview | null }) => {
  const names = useNames();
  const wins = seen?.wins ?? null;
  return wins === null ? null : <Strong tone="danger">{`That ends the game: ${names.side(wins)} would win.`}</Strong>;
};

const DICE = [
  { id: 'app', label: 'App throws' },
  { id: 'table', label: 'Dice on the table' },
] as const;

/** Dice on the table are asked for one after the other, in the order of the units. */
const WhoThrows = ({ names }: { readonly names: readonly string[] }) => {
  const { change } = useApp().settings;
  const dice = useSetting('dice');
  return (
    <>
      <Segmented
        options={DICE}
        value={dice}
        onChange={(chosen) => {
          change({ dice: chosen });
        }}
        testID="rally.dice"
      />
      {dice === 'table' && names.length > 1 ? <Small>{`Throw in this order: ${names.join(', ')}.`}</Small> : null}
    </>
  );
};
