import { useState } from 'react';
import { View } from 'react-native';
import { recipientChip } from '../../../src/wording/en/orders-words';
import { recipientName } from '../../../src/wording/en/events-orders';
import { Button } from '../../components/Button';
import { ChipPicker } from '../../components/ChoiceList';
import { Segmented } from '../../components/Segmented';
import { Sheet } from '../../components/Sheet';
import { Stepper } from '../../components/Stepper';
import { ToggleRow } from '../../components/ToggleRow';
import { useDispatch, useNames, useView } from '../../hooks/use-game';
import { SPACE } from '../../theme/metrics';
import { useDraft } from '../desk/drafts';
import type { MarchDraft } from '../desk/draft-types';
import { recipientKey } from '../desk/orders/order-types';
import type { Going, HiddenMarch, HiddenSide, Jams } from './hidden-types';
import { RoutePart } from './RoutePart';

type PlotSheetProps = {
  readonly desk: HiddenSide;
  /** The march whose way is changed; null for another one. */
  readonly march: HiddenMarch | null;
  readonly onClose: () => void;
};

/** NLC 20.1.1: the way a leader takes, place by place and road by road. */
export const PlotSheet = (props: PlotSheetProps) =>
  props.march === null ? <NewMarch {...props} /> : <OtherWay {...props} march={props.march} />;

const GOINGS: readonly Readonly<{ id: Going; label: string; hint: string }>[] = [
  { id: 'march', label: 'March', hint: 'in column' },
  { id: 'retreat', label: 'Retreat', hint: 'or Fall Back' },
  { id: 'other', label: 'Another', hint: 'order' },
];

const NewMarch = ({ desk, onClose }: PlotSheetProps) => {
  const dispatch = useDispatch();
  const names = useNames();
  const onPaper = useView('orders').orders === undefined;
  const { draft, amend } = useDraft(desk.side, 'march', () => newMarch(desk));
  const change = (part: Partial<MarchDraft>): void => {
    amend((was) => ({ ...was, ...part }));
  };
  const { route, going, allCavalry, jams } = draft;
  const who = desk.mayMarch.find(({ of }) => recipientKey(of) === draft.who) ?? null;
  const begin = async (): Promise<void> => {
    if (who === null) return;
    const march = { of: who.of, route: [...route], going, allCavalry, jams };
    if (await dispatch({ type: 'BeginHiddenMarch', ...march })) onClose();
  };
  return (
    <Sheet
      open
      title="A hidden march"
      onClose={onClose}
      footer={
        <Button
          label={route.length === 0 ? 'Plot its route first' : 'March hidden'}
          icon="lock"
          kind="primary"
          wide
          disabled={who === null || route.length === 0}
          onPress={() => {
            void begin();
          }}
          testID="hidden.plot.begin"
        />
      }
      testID="hidden.plot"
    >
      <ChipPicker
        label="Who marches"
        options={desk.mayMarch.map(({ of }) => ({ id: recipientKey(of), label: recipientChip(of, names) }))}
        chosen={who === null ? [] : [recipientKey(who.of)]}
        onChange={([key]) => {
          change({ who: key ?? null, allCavalry: null });
        }}
        testID="hidden.plot.of"
      />
      <RoutePart
        route={route}
        onChange={(plotted) => {
          change({ route: plotted });
        }}
      />
      {onPaper ? (
        <Segmented
          label="Its order"
          options={GOINGS}
          value={going}
          onChange={(id) => {
            change({ going: id });
          }}
          testID="hidden.plot.going"
        />
      ) : null}
      <ToggleRow
        label="All its units are cavalry"
        hint="6 MP a turn instead of 4"
        value={allCavalry ?? who?.allCavalry ?? false}
        onChange={(all) => {
          change({ allCavalry: all });
        }}
        testID="hidden.plot.cavalry"
      />
      <JamsPart
        others={desk.marches}
        jams={jams}
        onChange={(named) => {
          change({ jams: named });
        }}
      />
    </Sheet>
  );
};

/** Where only one may march, it is he. */
const newMarch = ({ mayMarch }: HiddenSide): MarchDraft => {
  const [only] = mayMarch;
  const who = only !== undefined && mayMarch.length === 1 ? recipientKey(only.of) : null;
  return { who, route: [], going: 'march', allCavalry: null, jams: [] };
};

const WHYS = [
  { id: 'localDecision', label: 'Local decision', hint: 'round a blocked hex' },
  { id: 'newOrder', label: 'New order', hint: 'complied with' },
] as const;
type Why = (typeof WHYS)[number]['id'];

const OtherWay = ({ desk, march, onClose }: PlotSheetProps & { readonly march: HiddenMarch }) => {
  const dispatch = useDispatch();
  const names = useNames();
  const [route, setRoute] = useState<readonly string[]>(march.route);
  const [why, setWhy] = useState<Why>('localDecision');
  const [jams, setJams] = useState<Jams>([]);
  const change = async (): Promise<void> => {
    const done = await dispatch({ type: 'ChangeHiddenRoute', march: march.id, route: [...route], why, jams });
    if (done) onClose();
  };
  return (
    <Sheet
      open
      title={recipientName(march.of, names)}
      onClose={onClose}
      footer={
        <Button
          label="Take this route"
          icon="check"
          kind="primary"
          wide
          disabled={route.length === 0}
          onPress={() => {
            void change();
          }}
          testID="hidden.plot.change"
        />
      }
      testID="hidden.plot"
    >
      <Segmented label="Why" options={WHYS} value={why} onChange={setWhy} testID="hidden.plot.why" />
      <RoutePart route={route} onChange={setRoute} />
      <JamsPart others={desk.marches.filter(({ id }) => id !== march.id)} jams={jams} onChange={setJams} />
    </Sheet>
  );
};

type JamsPartProps = {
  readonly others: readonly HiddenMarch[];
  readonly jams: Jams;
  readonly onChange: (jams: Jams) => void;
};

/** NLC 20.1.6: turns in which this way meets another's. Both lose half a turn for each. */
const JamsPart = ({ others, jams, onChange }: JamsPartProps) => {
  const names = useNames();
  const played = useView('hidden').hidden?.jams === true;
  if (!played || others.length === 0) return null;
  return (
    <View style={{ gap: SPACE.s }}>
      {others.map(({ id, of }) => (
        <Stepper
          key={id}
          label={`Meets the way of ${recipientName(of, names)}`}
          hint="Turns; both lose half a turn’s MP for each"
          value={jams.find(({ march }) => march === id)?.turns ?? 0}
          min={0}
          max={9}
          onChange={(turns) => {
            onChange([...jams.filter(({ march }) => march !== id), { march: id, turns }]);
          }}
          testID={`hidden.plot.jam.${id}`}
        />
      ))}
    </View>
  );
};
