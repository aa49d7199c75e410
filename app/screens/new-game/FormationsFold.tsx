import { useState } from 'react';
import { View } from 'react-native';
import { addFormations, isLeaderless } from '../../../src/rules/common/index';
import type { Formation } from '../../../src/rules/common/index';
import { setupRulesOf } from '../../../src/rules/list';
import { ListRow } from '../../components/ListRow';
import { Panel } from '../../components/Panel';
import { Segmented } from '../../components/Segmented';
import { SPACE } from '../../theme/metrics';
import { AddFormation } from './AddFormation';
import { CopyFormations } from './CopyFormations';
import { Fold } from './Fold';
import { FormationEditor } from './FormationEditor';
import { PasteFormations } from './PasteFormations';
import { RowNumeral } from './RowNumeral';
import type { RulesPartProps } from './side-part';

type Way = 'type' | 'paste' | 'copy';
const WAYS = [
  { id: 'type', label: 'One by one' },
  { id: 'paste', label: 'Paste lines' },
  { id: 'copy', label: 'From a game' },
] as const;

const USUAL = { title: 'Formations', none: 'None yet' } as const;
const LOOSE = { title: 'Corps', none: 'None needed' } as const;

/** Formations with a leader and a chit each, or only names that units stand under. */
const areLed = (rules: string): boolean => setupRulesOf(rules).needsFormations;

/** The formations of one side. */
export const FormationsFold = (props: RulesPartProps) => {
  const { side, setup } = props;
  const formations = setup.formations.filter((one) => one.side === side);
  const words = areLed(props.rules) ? USUAL : LOOSE;
  const summary = formations.length === 0 ? words.none : formations.map(({ name }) => name).join(', ');
  return (
    <Fold title={words.title} summary={summary} testID={`setup.${side}.formations`}>
      {formations.length === 0 ? null : <FormationList {...props} />}
      {areLed(props.rules) ? <WaysToAdd {...props} /> : <TypeFormation {...props} withRating={false} />}
    </Fold>
  );
};

const FormationList = ({ rules, side, setup, onChange }: RulesPartProps) => {
  const [open, setOpen] = useState<string | null>(null);
  const formations = setup.formations.filter((one) => one.side === side);
  return (
    <Panel flush>
      {formations.map((one, i) => (
        <View key={one.id}>
          <ListRow
            title={one.name}
            detail={detailOf(one, rules)}
            trailing={areLed(rules) ? <RowNumeral value={one.rating} /> : undefined}
            last={i === formations.length - 1 && open !== one.id}
            onPress={() => {
              setOpen((now) => (now === one.id ? null : one.id));
            }}
            testID="setup.formation.row"
          />
          {open === one.id ? <FormationEditor rules={rules} formation={one} setup={setup} onChange={onChange} /> : null}
        </View>
      ))}
    </Panel>
  );
};

const TypeFormation = ({ side, setup, onChange, withRating }: RulesPartProps & { readonly withRating: boolean }) => (
  <AddFormation
    side={side}
    withRating={withRating}
    onAdd={(one) => {
      onChange(addFormations(setup, side, [one]));
    }}
  />
);

const WaysToAdd = (props: RulesPartProps) => {
  const { side, setup, onChange } = props;
  const [way, setWay] = useState<Way>('type');
  return (
    <>
      <Segmented options={WAYS} value={way} onChange={setWay} testID={`setup.${side}.way`} />
      <View style={{ gap: SPACE.m }}>
        {way === 'type' ? <TypeFormation {...props} withRating /> : null}
        {way === 'paste' ? <PasteFormations side={side} setup={setup} onChange={onChange} /> : null}
        {way === 'copy' ? <CopyFormations side={side} setup={setup} onChange={onChange} /> : null}
      </View>
    </>
  );
};

const detailOf = (one: Formation, rules: string): string | undefined => {
  const { leader, arrives, onMap } = one;
  // A formation that came with pasted units has nobody to lead it yet: its 0 is no printed rating.
  const who = areLed(rules) && isLeaderless(one) ? 'Leader and rating are missing' : leader;
  const parts = [who, arrives === null ? '' : `arrives turn ${String(arrives + 1)}`, onMap ? '' : 'off the map'];
  const detail = parts.filter((part) => part !== '').join(' · ');
  return detail === '' ? undefined : detail;
};
