import { useState } from 'react';
import { View } from 'react-native';
import { addFormations } from '../../../src/rules/common/index';
import { ListRow } from '../../components/ListRow';
import { Panel } from '../../components/Panel';
import { Segmented } from '../../components/Segmented';
import { Numeral } from '../../components/Words';
import { SPACE } from '../../theme/metrics';
import { AddFormation } from './AddFormation';
import { CopyFormations } from './CopyFormations';
import { Fold } from './Fold';
import { FormationEditor } from './FormationEditor';
import { PasteFormations } from './PasteFormations';
import type { SidePartProps } from './side-part';

type Way = 'type' | 'paste' | 'copy';
const WAYS = [
  { id: 'type', label: 'One by one' },
  { id: 'paste', label: 'Paste lines' },
  { id: 'copy', label: 'From a game' },
] as const;

/** The formations of one side: each has a chit in the cup. */
export const FormationsFold = ({ side, setup, onChange }: SidePartProps) => {
  const [way, setWay] = useState<Way>('type');
  const [open, setOpen] = useState<string | null>(null);
  const formations = setup.formations.filter((one) => one.side === side);
  const summary = formations.length === 0 ? 'None yet' : formations.map(({ name }) => name).join(', ');
  return (
    <Fold title="Formations" summary={summary} testID={`setup.${side}.formations`}>
      {formations.length === 0 ? null : (
        <Panel flush>
          {formations.map((one, i) => (
            <View key={one.id}>
              <ListRow
                title={one.name}
                detail={detailOf(one.leader, one.arrives, one.onMap)}
                trailing={<Numeral size="m">{String(one.rating)}</Numeral>}
                last={i === formations.length - 1 && open !== one.id}
                onPress={() => {
                  setOpen((now) => (now === one.id ? null : one.id));
                }}
                testID="setup.formation.row"
              />
              {open === one.id ? <FormationEditor formation={one} setup={setup} onChange={onChange} /> : null}
            </View>
          ))}
        </Panel>
      )}
      <Segmented options={WAYS} value={way} onChange={setWay} testID={`setup.${side}.way`} />
      <View style={{ gap: SPACE.m }}>
        {way === 'type' ? (
          <AddFormation
            side={side}
            onAdd={(one) => {
              onChange(addFormations(setup, side, [one]));
            }}
          />
        ) : null}
        {way === 'paste' ? (
          <PasteFormations
            side={side}
            onAdd={(all) => {
              onChange(addFormations(setup, side, all));
            }}
          />
        ) : null}
        {way === 'copy' ? <CopyFormations side={side} setup={setup} onChange={onChange} /> : null}
      </View>
    </Fold>
  );
};

const detailOf = (leader: string, arrives: number | null, onMap: boolean): string =>
  [leader, arrives === null ? '' : `arrives turn ${String(arrives + 1)}`, onMap ? '' : 'off the map']
    .filter((part) => part !== '')
    .join(' · ');
