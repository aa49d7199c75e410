import { useState } from 'react';
import { withoutInitiative } from '../../../../src/rules/common/setup/proposals';
import type { Setup } from '../../../../src/rules/common/index';
import { listed } from '../../../../src/wording/names';
import { Button } from '../../../components/Button';
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
import { usualHome } from './usual-home';

const summaryOf = (units: number, formations: number, loose: boolean): string => {
  if (units === 0) return 'None yet';
  const many = counted(units, 'unit');
  return loose && formations === 1 ? many : `${many} in ${counted(formations, loose ? 'group' : 'formation')}`;
};

type WithoutProps = { readonly setup: Setup; readonly homes: ReadonlySet<string> };

/** MOP 37.5: who lacks it cannot fight, and it is better said before the first fight than in it. */
const WithoutInitiative = ({ setup, homes }: WithoutProps) => {
  const names = withoutInitiative(setup)
    .filter(({ formation }) => homes.has(formation))
    .map(({ name }) => name);
  if (names.length === 0) return null;
  return (
    <Notice
      kind="warning"
      title={`${counted(names.length, 'unit')} without initiative`}
      text={`Morale comes from it here, and nobody fights without (MOP 37.5): ${listed(names.slice(0, SHOWN))}${names.length > SHOWN ? ' …' : ''}. Tap a unit, then More on the counter.`}
      testID="setup.units.no_initiative"
    />
  );
};
const SHOWN = 6;

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
  const home = usualHome(rules);
  return (
    <Fold title="Units" summary={summaryOf(count, formations.length, home !== null)} testID={`setup.${side}.units`}>
      {home === null ? null : (
        <Button
          label="Add a unit"
          icon="plus"
          wide
          onPress={() => {
            setExpanded(formations.find(({ name }) => name === home)?.id ?? null);
            setOpen({ formation: null, unit: null, named: home });
          }}
          testID={`setup.${side}.units.one`}
        />
      )}
      {rules === 'mop' ? <WithoutInitiative setup={setup} homes={homes} /> : null}
      {formations.length === 0 ? (
        home === null ? (
          <Notice kind="info" text="Units stand in formations. Add a formation, or paste lines that name theirs." />
        ) : null
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
