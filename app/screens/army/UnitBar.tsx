import { useState } from 'react';
import { ScrollView, View, useWindowDimensions } from 'react-native';
import type { Working } from '../../../src/engine/step';
import type { UnitView } from '../../../src/rules/common/index';
import { PLACE_WORDS } from '../../../src/wording/en/army';
import { listed } from '../../../src/wording/names';
import { ActionGrid } from '../../components/ActionGrid';
import type { GridAction } from '../../components/ActionGrid';
import { IconButton } from '../../components/IconButton';
import { Heading, Small } from '../../components/Words';
import { WorkingOf } from '../turn/WorkingOf';
import { MarkerSign } from '../../drawings/MarkerSign';
import { useDispatch, useView } from '../../hooks/use-game';
import { SPACE } from '../../theme/metrics';
import type { Chosen } from './use-chosen';
import { unitActions } from './unit-actions';
import type { Deed } from './unit-actions';
import { moraleOf, worthLines } from './worth-words';

type UnitBarProps = {
  readonly units: readonly UnitView[];
  readonly chosen: Chosen;
  /** Opens the sheet of the formation whose leader rallies. */
  readonly onRally: (formation: string) => void;
};

/** How much of the window the bar may take before it scrolls. */
const SHARE = 0.46;

/** What may be done to the counters that are lifted, under the thumb. */
export const UnitBar = ({ units, chosen, onRally }: UnitBarProps) => {
  const { height } = useWindowDimensions();
  return (
    <ScrollView style={{ maxHeight: height * SHARE }} keyboardShouldPersistTaps="handled" testID="unit.bar">
      <View style={{ gap: SPACE.s }}>
        <Head units={units} onClose={chosen.clear} />
        <Actions units={units} chosen={chosen} onRally={onRally} />
      </View>
    </ScrollView>
  );
};

const titleOf = (units: readonly UnitView[]): string =>
  units.length < 4 ? listed(units.map(({ unit }) => unit.name)) : `${String(units.length)} units`;

type HeadProps = { readonly units: readonly UnitView[]; readonly onClose: () => void };

const Head = ({ units, onClose }: HeadProps) => {
  const [why, setWhy] = useState<string | null>(null);
  const [first, ...others] = units;
  const only = others.length === 0 ? first : undefined;
  const sum = useMoraleSum(only);
  const isAsked = sum !== null && why === only?.unit.id;
  return (
    <>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
        <View style={{ flex: 1 }}>
          <Heading live>{titleOf(units)}</Heading>
          {only === undefined ? null : <WorthOf one={only} />}
        </View>
        {sum === null ? null : (
          <IconButton
            icon="info"
            label={isAsked ? 'Enough of its morale' : 'Why this morale'}
            selected={isAsked}
            onPress={() => {
              setWhy(isAsked ? null : (only?.unit.id ?? null));
            }}
            testID="unit.why"
          />
        )}
        <IconButton icon="close" label="Lay them down" onPress={onClose} testID="unit.close" />
      </View>
      {isAsked ? <MoraleSum working={sum} /> : null}
    </>
  );
};

const useMoraleSum = (one: UnitView | undefined): Working | null => {
  const { corps } = useView('corps');
  const sum = one === undefined ? undefined : moraleOf(one, corps)?.working;
  return sum === undefined || sum.length === 0 ? null : sum;
};

const WorthOf = ({ one }: { readonly one: UnitView }) => {
  const { corps, setup } = useView('corps', 'setup');
  return (
    <View testID="unit.worth">
      {worthLines(one, corps, setup.units).map((line) => (
        <Small key={line}>{line}</Small>
      ))}
    </View>
  );
};

/** NLC 2.3: what the app knows; the fight itself adds the rest. */
const MoraleSum = ({ working }: { readonly working: Working }) => (
  <View style={{ gap: SPACE.xs }} testID="unit.morale">
    <WorkingOf working={working} />
    <Small>Its leader, Reserve, defence, a flank or woods come on top in a check (NLC 2.3).</Small>
  </View>
);

const Actions = ({ units, chosen, onRally }: UnitBarProps) => {
  const { army } = useView('army');
  const dispatch = useDispatch();
  const [more, setMore] = useState(false);
  const { often, seldom } = unitActions(units, army.marks);
  const shown = more ? [...often, ...seldom] : often;
  const act = async (deed: Deed): Promise<void> => {
    if (deed.kind === 'rally') {
      const [only] = units;
      if (only !== undefined) onRally(only.unit.formation);
      return;
    }
    chosen.done();
    for (const command of deed.commands) if (!(await dispatch(command))) return;
  };
  if (shown.length === 0) return <Small>{`Not all of them are in the same place: ${placesOf(units)}.`}</Small>;
  return (
    <ActionGrid
      label={titleOf(units)}
      actions={[
        ...shown.map(({ mark, deed: _, ...action }): GridAction => ({
          ...action,
          picture: mark === undefined ? undefined : <MarkerSign mark={mark} />,
        })),
        ...(seldom.length === 0 ? [] : [{ id: 'more', label: more ? 'Less' : 'More', icon: 'more' } as const]),
      ]}
      onAction={(id) => {
        if (id === 'more') {
          setMore(!more);
          return;
        }
        const deed = shown.find((action) => action.id === id)?.deed;
        if (deed !== undefined) void act(deed);
      }}
      testID="unit.action"
    />
  );
};

const placesOf = (units: readonly UnitView[]): string =>
  listed([...new Set(units.map(({ standing }) => PLACE_WORDS[standing.place].toLowerCase()))]);
