import { View } from 'react-native';
import { Panel } from '../../../components/Panel';
import { SectionTitle } from '../../../components/SectionTitle';
import { Caption } from '../../../components/Words';
import { SPACE } from '../../../theme/metrics';
import { COMPOSITIONS } from './composition';
import type { Group } from './draft';
import type { DraftUnit } from './draft';
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

const Rows = ({ fight, looks, units, lit }: FieldPanelProps) => {
  const { draft, procedure } = fight;
  return COMPOSITIONS[procedure].groups
    .filter(({ group }) => draft[group].some((stack) => stack.units.length > 0))
    .map(({ group, title }) => (
      <Row key={group} group={group} title={title} fight={fight} looks={looks} units={units} lit={lit} />
    ));
};

type RowProps = FieldPanelProps & { readonly group: Group; readonly title: string };

const Row = ({ group, title, fight, looks, units, lit }: RowProps) => {
  const ids = fight.draft[group].flatMap((stack) => stack.units.map(({ id }) => id));
  const here = units.filter(({ id }) => ids.includes(id));
  return (
    <View style={{ gap: SPACE.xs }}>
      <Caption>{title}</Caption>
      <View style={COUNTER_ROW}>
        {here.map((unit) => {
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
