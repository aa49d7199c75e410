import { useState } from 'react';
import type { UnitView } from '../../../src/rules/common/index';
import { Button } from '../../components/Button';
import { Panel } from '../../components/Panel';
import { RuledText } from '../../components/RuledText';
import { Stepper } from '../../components/Stepper';
import { ToggleRow } from '../../components/ToggleRow';
import { Label, Small } from '../../components/Words';
import { useDispatch, useView } from '../../hooks/use-game';
import { Fold } from '../new-game/Fold';
import { UnitPicker } from '../resolve/parts/UnitPicker';
import type { Hidden } from './hidden-types';

type Out = Hidden['vedettesOut'][number];
type MaySend = Hidden['maySend'][number];

/** MOP 37.11: vedettes on the map, each group under the name of its unit. */
export const DeployedVedettes = () => {
  const { hidden } = useView('hidden');
  return hidden?.vedettesOut.map((one) => <Group key={one.id} out={one} />);
};

const leftWords = ({ left, count, keepsUnit, disrupted }: Out): string =>
  [
    left === count ? `${String(count)} on the map` : `${String(left)} of ${String(count)} left`,
    ...(disrupted > 0 ? [`${String(disrupted)} disrupted`] : []),
    keepsUnit ? 'the unit keeps its place' : 'in the place of the unit',
  ].join(' · ');

const Group = ({ out }: { readonly out: Out }) => {
  const dispatch = useDispatch();
  const { setup } = useView('setup');
  const { id, name, side, count, left, disrupted, keepsUnit } = out;
  const change = (to: Readonly<{ left: number; disrupted: number }>): void => {
    void dispatch({ type: 'ChangeVedettes', vedettes: id, ...to });
  };
  return (
    <Panel testID={`hidden.vedettes.${id}`}>
      <Label>{`Vedettes of ${name} (${setup.sides[side].title})`}</Label>
      <Small tone="inkSoft">{leftWords(out)}</Small>
      <Stepper
        label="Left"
        value={left}
        min={0}
        max={count}
        onChange={(next) => {
          change({ left: next, disrupted: Math.min(disrupted, next) });
        }}
        testID={`hidden.vedettes.${id}.left`}
      />
      {left === 0 ? null : (
        <Stepper
          label="Disrupted"
          hint="Reorganized whatever the formation’s orders"
          value={disrupted}
          min={0}
          max={left}
          onChange={(next) => {
            change({ left, disrupted: next });
          }}
          testID={`hidden.vedettes.${id}.disrupted`}
        />
      )}
      <Button
        label={keepsUnit ? 'Take them in' : 'Together again: put the unit back'}
        icon="undo"
        kind="quiet"
        disabled={left === 0 && !keepsUnit}
        onPress={() => {
          void dispatch({ type: 'RecallVedettes', vedettes: id });
        }}
        testID={`hidden.vedettes.${id}.recall`}
      />
      {left === 0 && !keepsUnit ? (
        <Small>None is left, and no rule says what becomes of the unit. Place it on the Army page.</Small>
      ) : null}
    </Panel>
  );
};

/** Who may be one of the seven: foot that the units' list does not give to another nation. */
const isBrigade = ({ unit: { arm, nation } }: UnitView): boolean =>
  arm === 'infantry' && (nation === 'prussian' || nation === 'other');

const USUAL = 2;

/** MOP 37.11: a unit makes way for its vedettes; how many it has is asked once. */
export const DeployVedettes = () => {
  const view = useView();
  const { hidden, army } = view;
  const [unit, setUnit] = useState<string | null>(null);
  const [brigade, setBrigade] = useState(false);
  const may = hidden?.maySend.filter(({ cavalry, keepsUnit }) => (brigade ? !cavalry || keepsUnit : cavalry)) ?? [];
  const chosen = may.find((one) => one.unit === unit);
  return (
    <Fold title="Deploy vedettes" summary="Light cavalry makes way for them, in its movement" testID="hidden.deploy">
      <ToggleRow
        label="A brigade with vedettes of its own"
        hint="Six Prussian, one Württemberg: it keeps on the map"
        value={brigade}
        onChange={(on) => {
          setBrigade(on);
          setUnit(null);
        }}
        testID="hidden.deploy.brigade"
      />
      {army.units.length === 0 ? (
        <Small>Enter the units in the set-up first: then they can be tapped here.</Small>
      ) : (
        <UnitPicker
          view={view}
          units={army.units.filter(
            (one) => may.some(({ unit: id }) => id === one.unit.id) && (!brigade || isBrigade(one)),
          )}
          chosen={chosen === undefined ? [] : [chosen.unit]}
          onTap={(id) => {
            setUnit(id === unit ? null : id);
          }}
          label={brigade ? 'Which brigade' : 'Which light cavalry'}
          testID="hidden.deploy.unit"
        />
      )}
      {chosen === undefined ? null : (
        <HowMany
          key={chosen.unit}
          chosen={chosen}
          brigade={brigade}
          onDone={() => {
            setUnit(null);
          }}
        />
      )}
      <RuledText text="Vedettes need no orders, are always in command, and pay road costs on roads. They have no strength and no zone, fight each other with 2, and bombardment never disrupts them (MOP 37.11)." />
    </Fold>
  );
};

type HowManyProps = { readonly chosen: MaySend; readonly brigade: boolean; readonly onDone: () => void };

const HowMany = ({ chosen, brigade, onDone }: HowManyProps) => {
  const dispatch = useDispatch();
  const [count, setCount] = useState(chosen.count ?? USUAL);
  const deploy = async (): Promise<void> => {
    if (await dispatch({ type: 'DeployVedettes', unit: chosen.unit, count, keepsUnit: brigade })) onDone();
  };
  return (
    <>
      <Stepper
        label="How many"
        hint={`${chosen.name}: ${chosen.count === null ? 'in the upper right corner of its counter' : 'as it was said before'}`}
        value={count}
        min={1}
        max={9}
        onChange={setCount}
        testID="hidden.deploy.count"
      />
      <Button
        label={`Deploy ${count === 1 ? '1 vedette' : `${String(count)} vedettes`}`}
        icon="eye"
        onPress={() => {
          void deploy();
        }}
        testID="hidden.deploy.do"
      />
    </>
  );
};
