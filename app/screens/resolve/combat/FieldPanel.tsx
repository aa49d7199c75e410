import { View } from 'react-native';
import { Panel } from '../../../components/Panel';
import { SectionTitle } from '../../../components/SectionTitle';
import { Body, Caption } from '../../../components/Words';
import { SPACE } from '../../../theme/metrics';
import { useAnyNames } from '../use-any-names';
import { COMPOSITIONS } from './composition';
import type { Group } from './draft';
import type { DraftUnit } from './draft';
import { sideOfGroup } from './in-game';
import type { Looks } from './looks';
import { COUNTER_ROW, UnitCounter } from './UnitCounter';
import type { Fight } from './use-fight';

export type FieldPanelProps = {
  readonly fight: Fight;
  readonly looks: Looks;
  /** Everybody as he is by now. */
  readonly units: readonly DraftUnit[];
  /** Who may be tapped to pay; null when nothing is to be paid. */
  readonly lit: readonly string[] | null;
  /** Within another panel it brings no frame of its own. */
  readonly bare?: boolean | undefined;
  /** What befell whom, in a sentence beside his counter. */
  readonly befallen?: ReadonlyMap<string, string> | undefined;
};

/** Both sides as they stand while the fight goes on. Whoever may pay is lit, and pays when he is tapped. */
export const FieldPanel = (props: FieldPanelProps) =>
  props.bare === true ? (
    <View style={{ gap: SPACE.s }} testID="combat.field">
      <Rows {...props} />
    </View>
  ) : (
    <View style={{ gap: SPACE.s }} testID="combat.field">
      <SectionTitle>The field</SectionTitle>
      <Panel>
        <Rows {...props} />
      </Panel>
    </View>
  );

const Rows = (props: FieldPanelProps) => {
  const { draft, procedure } = props.fight;
  return COMPOSITIONS[procedure].groups
    .filter(({ group }) => draft[group].some((stack) => stack.units.length > 0))
    .map(({ group, title }) => <Row key={group} {...props} group={group} title={title} />);
};

type RowProps = FieldPanelProps & { readonly group: Group; readonly title: string };

const NOTHING: ReadonlyMap<string, string> = new Map();

const Row = ({ group, title, fight, looks, units, lit, befallen = NOTHING }: RowProps) => {
  const names = useAnyNames();
  const ids = fight.draft[group].flatMap((stack) => stack.units.map(({ id }) => id));
  const here = units.filter(({ id }) => ids.includes(id));
  const whose = fight.view === null ? title : `${title}: ${names.side(sideOfGroup(fight.draft, group))}`;
  return (
    <View style={{ gap: SPACE.xs }}>
      <Caption>{whose}</Caption>
      {here.map((unit) => {
        const text = befallen.get(unit.id);
        return text === undefined ? null : <Befallen key={unit.id} unit={unit} looks={looks} text={text} />;
      })}
      <View style={COUNTER_ROW}>
        {here
          .filter(({ id }) => !befallen.has(id))
          .map((unit) => {
            const mayPay = lit?.includes(unit.id) ?? false;
            return (
              <UnitCounter
                key={unit.id}
                unit={unit}
                looks={looks}
                lit={lit === null ? undefined : mayPay}
                hint={mayPay ? 'Takes it' : undefined}
                onPress={
                  mayPay
                    ? () => {
                        fight.choose(unit.id);
                      }
                    : undefined
                }
                area="combat.field"
              />
            );
          })}
      </View>
    </View>
  );
};

type BefallenProps = Pick<FieldPanelProps, 'looks'> & Readonly<{ unit: DraftUnit; text: string }>;

const Befallen = ({ unit, looks, text }: BefallenProps) => (
  <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.m }}>
    <UnitCounter unit={unit} looks={looks} />
    <View style={{ flexShrink: 1 }}>
      <Body>{text}</Body>
    </View>
  </View>
);
