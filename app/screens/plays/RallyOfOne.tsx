import { useState } from 'react';
import { ChoiceList } from '../../components/ChoiceList';
import { Body } from '../../components/Words';
import { useView } from '../../hooks/use-game';
import type { PlayPartProps } from './part-props';
import { RallyPart } from './RallyPart';

/** NLC 13: whose leader rallies, of all who have lost somebody, and then the rally itself. */
export const RallyOfOne = ({ of }: PlayPartProps) => {
  const { setup, corps } = useView('setup', 'corps');
  const [picked, setPicked] = useState<string | null>(of);
  const able = (corps?.formations ?? []).filter(({ rally: { candidates } }) => candidates.length > 0);
  const status = corps?.formations.find(({ of: one }) => one.id === picked);
  if (able.length === 0 && status === undefined)
    return <Body tone="inkSoft">Nobody has lost a unit that could be rallied, as far as this page may know.</Body>;
  return (
    <>
      <ChoiceList
        label="Formation"
        options={able.map(({ of: one, rally: { left } }) => ({
          id: one.id,
          label: setup.formations.find(({ id }) => id === one.id)?.name ?? one.id,
          hint: left === 1 ? '1 attempt left' : `${String(left)} attempts left`,
        }))}
        chosen={picked === null ? [] : [picked]}
        onChange={([one]) => {
          setPicked(one ?? null);
        }}
        mode="one"
        testID="rally.formation"
      />
      {status === undefined ? null : <RallyPart key={status.of.id} status={status} />}
    </>
  );
};
