import { useState } from 'react';
import type { Side } from '../../../../src/engine/sides';
import type { UnitView } from '../../../../src/rules/common/index';
import type { MoraleView, Preview } from '../../../../src/rules/n20/index';
import { Button } from '../../../components/Button';
import { ChipPicker } from '../../../components/ChoiceList';
import { Segmented } from '../../../components/Segmented';
import { Sheet } from '../../../components/Sheet';
import { Stepper } from '../../../components/Stepper';
import { Body, Small } from '../../../components/Words';
import { useApp, useSetting } from '../../../hooks/use-app';
import { useDispatch, useNames, useView } from '../../../hooks/use-game';
import { spanWords } from './reason-words';

/** Who may be rallied: routed on the map, or broken and off it. */
export const isRallyable = ({ standing: { place, marks } }: UnitView): boolean =>
  place === 'uar' || (place === 'map' && marks.includes('routed'));

type Spend = 'nothing' | 'onSome' | 'onAll';

const hintOf = (previews: readonly Preview[], reason: Preview['reason']): string => {
  const preview = previews.find((one) => one.reason === reason);
  if (preview === undefined) return '';
  return preview.refused === null ? spanWords(preview) : 'not enough';
};

const spendsOf = (previews: readonly Preview[]) =>
  [
    { id: 'nothing', label: 'Nothing' },
    { id: 'onSome', label: '½ each', hint: hintOf(previews, 'rallyOne') },
    { id: 'onAll', label: '1 for all', hint: hintOf(previews, 'rallyAll') },
  ] as const;

const MOST_UNITS = 8;
const UNKNOWN = 0;

type RallySheetProps = {
  readonly side: Side;
  readonly morale: MoraleView;
  /** The unit it was opened for. */
  readonly first: string | null;
  readonly onClose: () => void;
};

/** N20 12.7.2, Ruling 62: who rallies, what is paid for it, and the die where the title's number is known. */
export const RallySheet = ({ side, morale, first, onClose }: RallySheetProps) => {
  const { army, setup } = useView();
  const names = useNames();
  const dispatch = useDispatch();
  const may = army.units.filter((one) => one.side === side && isRallyable(one));
  const [chosen, setChosen] = useState<readonly string[]>(first === null ? may.map(({ unit }) => unit.id) : [first]);
  const [spend, setSpend] = useState<Spend>('nothing');
  const [needs, setNeeds] = useState(UNKNOWN);
  const units = chosen.filter((id) => may.some(({ unit }) => unit.id === id)).slice(0, MOST_UNITS);
  const rally = (): void => {
    onClose();
    void dispatch({
      type: 'SpendOnRally',
      side,
      units: units.map((unit) => (needs === UNKNOWN ? { unit } : { unit, needs })),
      spend,
      on: spend === 'onSome' ? [...units] : [],
    });
  };
  return (
    <Sheet
      open
      title={`Rally · ${setup.sides[side].title}`}
      onClose={onClose}
      testID="rally.sheet"
      footer={
        <Button
          label={needs === UNKNOWN ? 'Pay, then throw on the table' : 'Roll'}
          icon="dice"
          kind="primary"
          wide
          disabled={units.length === 0}
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
        options={spendsOf(morale.previews[side])}
        value={spend}
        onChange={setSpend}
        testID="rally.spend"
      />
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
