import { View } from 'react-native';
import type { Formation, UnitView } from '../../../src/rules/common/index';
import { LimitBar } from '../../components/LimitBar';
import { ListRow } from '../../components/ListRow';
import { Panel } from '../../components/Panel';
import { useView } from '../../hooks/use-game';
import { SPACE } from '../../theme/metrics';
import type { Campaign, Corps, LimitStatus, OpenSheet } from './army-types';
import { formationWords, ratingNow } from './leader-words';
import { RowEnd } from './RowEnd';
import { Counters } from './UnitButton';
import type { Chosen } from './use-chosen';

type FormationBlockProps = {
  readonly formation: Formation;
  /** Its units that are on the map. */
  readonly units: readonly UnitView[];
  readonly chosen: Chosen;
  readonly onOpen: (sheet: OpenSheet) => void;
};

/** A formation: its leader and his rating, how near it is to its limit, and its counters. */
export const FormationBlock = ({ formation, units, chosen, onOpen }: FormationBlockProps) => {
  const { corps } = useView('corps');
  const { id, name, rating } = formation;
  const limits = limitsOf(id, corps);
  const isBare = limits.length === 0 && units.length === 0;
  const detail = formationWords(formation, useComing(formation), corps);
  return (
    <Panel flush testID={`army.block.${id}`}>
      <ListRow
        title={name}
        detail={detail}
        trailing={<RowEnd rating={ratingNow(id, rating, corps)} />}
        last={isBare}
        onPress={() => {
          onOpen({ kind: 'formation', id });
        }}
        testID={`army.formation.${id}`}
      />
      {isBare ? null : (
        <View style={{ paddingHorizontal: SPACE.s, paddingVertical: SPACE.xs, gap: SPACE.s }}>
          {limits.map((status) => (
            <Limit key={keyOf(status)} status={status} />
          ))}
          <Counters units={units} chosen={chosen.ids} onTap={chosen.tap} />
        </View>
      )}
    </Panel>
  );
};

/** A formation's own limit, and those of its divisions on their own orders. */
const limitsOf = (id: string, corps: Corps | undefined): readonly LimitStatus[] =>
  corps === undefined
    ? []
    : [...corps.formations, ...corps.divisions].filter(({ of, limit }) => of.id === id && limit !== null);

/** When a reinforcement comes, as far as one may know; null for whoever is there. */
const useComing = (formation: Formation): string | null => {
  const { setup, turn, campaign } = useView('setup', 'turn', 'campaign');
  const comes = turnOf(formation, campaign);
  if (comes === null || comes <= turn.index) return null;
  return `due ${setup.turns[comes]?.label ?? 'never'}`;
};

/** The printed turn where the true one is a secret; null where it is no reinforcement any more. */
const turnOf = ({ id, arrives }: Formation, campaign: Campaign | undefined): number | null => {
  const arrival = campaign?.arrivals.find(({ formation }) => formation === id);
  if (arrives === null || arrival?.entered === 'whole') return null;
  return arrival?.comes === undefined || arrival.comes === null ? arrives : (arrival.comes.turn ?? Infinity);
};

const keyOf = ({ of }: LimitStatus): string => (of.kind === 'division' ? `${of.id} ${of.division}` : of.id);

const Limit = ({ status: { of, lost, limit, toGo, demoralized } }: { readonly status: LimitStatus }) =>
  limit === null ? null : (
    <LimitBar
      label={of.kind === 'division' ? `${of.division}, on its own orders` : 'Losses'}
      losses={lost}
      limit={limit}
      toGo={toGo ?? undefined}
      demoralized={demoralized}
      testID={`army.limit.${of.id}`}
    />
  );
