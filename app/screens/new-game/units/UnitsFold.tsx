import { useState } from 'react';
import { Notice } from '../../../components/Notice';
import { Panel } from '../../../components/Panel';
import { Segmented } from '../../../components/Segmented';
import { Fold } from '../Fold';
import type { SidePartProps } from '../side-part';
import { CopyUnits } from './CopyUnits';
import { FormationUnits } from './FormationUnits';
import { PasteUnits } from './PasteUnits';
import { UnitSheet } from './UnitSheet';
import type { OpenUnit } from './UnitSheet';
import { counted } from './unit-line';

type Way = 'paste' | 'copy';
const WAYS = [
  { id: 'paste', label: 'Paste lines' },
  { id: 'copy', label: 'From elsewhere' },
] as const;

/** Who fights in the formations of one side. A game of chits alone leaves it empty. */
export const UnitsFold = ({ side, setup, onChange, rules }: SidePartProps & { readonly rules: string }) => {
  const [way, setWay] = useState<Way>('paste');
  const [expanded, setExpanded] = useState<string | null>(null);
  const [open, setOpen] = useState<OpenUnit | null>(null);
  const formations = setup.formations.filter((one) => one.side === side);
  const homes = new Set(formations.map(({ id }) => id));
  const count = setup.units.filter(({ formation }) => homes.has(formation)).length;
  const summary = count === 0 ? 'None yet' : `${counted(count, 'unit')} in ${counted(formations.length, 'formation')}`;
  return (
    <Fold title="Units" summary={summary} testID={`setup.${side}.units`}>
      {formations.length === 0 ? (
        <Notice kind="info" text="Units stand in formations. Add a formation, or paste lines that name theirs." />
      ) : (
        <Panel flush>
          {formations.map((one, i) => (
            <FormationUnits
              key={one.id}
              rules={rules}
              side={side}
              setup={setup}
              formation={one}
              expanded={expanded === one.id}
              last={i === formations.length - 1}
              onExpand={() => {
                setExpanded((now) => (now === one.id ? null : one.id));
              }}
              onAdd={() => {
                setExpanded(one.id);
                setOpen({ formation: one.id, unit: null });
              }}
              onOpen={(unit) => {
                setOpen({ formation: one.id, unit });
              }}
            />
          ))}
        </Panel>
      )}
      <Segmented options={WAYS} value={way} onChange={setWay} testID={`setup.${side}.units.way`} />
      {way === 'paste' ? (
        <PasteUnits rules={rules} side={side} setup={setup} onChange={onChange} />
      ) : (
        <CopyUnits side={side} setup={setup} onChange={onChange} />
      )}
      {open === null ? null : (
        <UnitSheet
          rules={rules}
          side={side}
          setup={setup}
          open={open}
          onChange={onChange}
          onClose={() => {
            setOpen(null);
          }}
        />
      )}
    </Fold>
  );
};
