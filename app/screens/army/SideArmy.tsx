import { View } from 'react-native';
import type { Side } from '../../../src/engine/sides';
import type { Place, UnitView } from '../../../src/rules/common/index';
import { setupRulesIn } from '../../../src/rules/list';
import { PLACE_WORDS } from '../../../src/wording/en/army';
import { LimitBar } from '../../components/LimitBar';
import { ListRow } from '../../components/ListRow';
import { Panel } from '../../components/Panel';
import { Caption, Small } from '../../components/Words';
import { useView } from '../../hooks/use-game';
import { SPACE } from '../../theme/metrics';
import { SideHeading } from '../turn/SideHeading';
import { FormationBlock } from './FormationBlock';
import { RowEnd } from './RowEnd';
import { SideMarks } from './SideMarks';
import { Counters } from './UnitButton';
import type { OpenSheet } from './army-types';
import { leaderWords, leadsNow, ratingsNow } from './leader-words';
import type { Chosen } from './use-chosen';

type SideArmyProps = {
  readonly side: Side;
  readonly chosen: Chosen;
  readonly onOpen: (sheet: OpenSheet) => void;
};

/** One side: its commanders and their armies, its formations with all counters that are on the map, and who is not. */
export const SideArmy = ({ side, chosen, onOpen }: SideArmyProps) => {
  const { rules, setup, army } = useView('rules', 'setup', 'army');
  const formations = setup.formations.filter((one) => one.side === side);
  const units = army.units.filter((one) => one.side === side);
  return (
    <View style={{ gap: SPACE.m }} testID={`army.${side}`}>
      <SideHeading side={side} />
      <Commanders side={side} onOpen={onOpen} />
      {formations.length === 0 && setupRulesIn(rules)?.needsFormations === true ? (
        <Small tone="inkSoft">No formations. Add them with “Correct the set-up”.</Small>
      ) : null}
      {formations.map((one) => (
        <FormationBlock
          key={one.id}
          formation={one}
          units={units.filter(({ unit, standing }) => unit.formation === one.id && standing.place === 'map')}
          chosen={chosen}
          onOpen={onOpen}
        />
      ))}
      <Boxes side={side} units={units} chosen={chosen} />
      <SideMarks side={side} />
    </View>
  );
};

type CommandersProps = Pick<SideArmyProps, 'side' | 'onOpen'>;

const Commanders = ({ side, onOpen }: CommandersProps) => {
  const { setup, corps } = useView('setup', 'corps');
  const leaders = setup.leaders.filter((one) => one.side === side);
  const armies = corps?.armies.filter((one) => one.side === side) ?? [];
  if (leaders.length === 0) return null;
  return (
    <Panel flush testID={`army.commanders.${side}`}>
      {leaders.map((leader, i) => (
        <ListRow
          key={leader.id}
          title={`${leadsNow(leader.id, leader.name, corps)} · ${leader.role}`}
          detail={leaderWords(leader, corps)}
          trailing={<RowEnd rating={ratingsNow(leader, corps)} />}
          last={i === leaders.length - 1 && armies.length === 0}
          onPress={() => {
            onOpen({ kind: 'leader', id: leader.id });
          }}
          testID={`army.leader.${leader.id}`}
        />
      ))}
      {armies.map(({ of, lost, limit, toGo, demoralized, generalRetreat }) =>
        limit === null ? null : (
          <View key={of.id} style={{ paddingHorizontal: SPACE.m }}>
            <LimitBar
              label={`Army of ${setup.leaders.find(({ id }) => id === of.id)?.name ?? ''}`}
              losses={lost}
              limit={limit}
              toGo={toGo ?? undefined}
              demoralized={demoralized}
              detail={generalRetreat ? 'Four fifths are lost: General Retreat (Ruling 90)' : undefined}
              testID={`army.limit.${of.id}`}
            />
          </View>
        ),
      )}
    </Panel>
  );
};

/** The boxes beside the map, in the order in which a unit may come back from them. */
const BOXES: readonly Place[] = ['deployed', 'recovered', 'uar', 'peu', 'exited', 'exitedLost'];

type BoxesProps = { readonly side: Side; readonly units: readonly UnitView[]; readonly chosen: Chosen };

const Boxes = ({ side, units, chosen }: BoxesProps) =>
  BOXES.map((place) => {
    const inside = units.filter(({ standing }) => standing.place === place);
    return inside.length === 0 ? null : (
      <View key={place} style={{ gap: SPACE.xs }} testID={`army.box.${side}.${place}`}>
        <Caption>{PLACE_WORDS[place]}</Caption>
        <Counters units={inside} chosen={chosen.ids} onTap={chosen.tap} />
      </View>
    );
  });
