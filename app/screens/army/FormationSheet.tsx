import { SectionTitle } from '../../components/SectionTitle';
import { Body } from '../../components/Words';
import { useView } from '../../hooks/use-game';
import { CountedLosses } from './CountedLosses';
import { DivisionsPart } from './DivisionsPart';
import { FollowUpsPart } from './FollowUpsPart';
import { LeaderLossPart } from '../plays/LeaderLossPart';
import { LimitPart } from './LimitPart';
import { NeighboursPart } from './NeighboursPart';
import { OperationsPart } from './OperationsPart';
import { PartSheet } from './PartSheet';
import { RallyPart } from '../plays/RallyPart';

type FormationSheetProps = { readonly id: string; readonly onClose: () => void };

/** What concerns a formation beyond its counters: rally, its leader, its limit and what moves it, marks to remember. */
export const FormationSheet = ({ id, onClose }: FormationSheetProps) => {
  const { setup, corps } = useView('setup', 'corps');
  const formation = setup.formations.find((one) => one.id === id);
  if (formation === undefined) return null;
  const status = corps?.formations.find(({ of }) => of.id === id);
  return (
    <PartSheet title={formation.name} onClose={onClose} testID="formation">
      {status === undefined ? (
        <Body tone="inkSoft">What concerns its limit and its rally is kept at its owner’s desk (MOP 37.10).</Body>
      ) : (
        <>
          <LimitPart status={status} />
          <SectionTitle aside="NLC 13">Rally</SectionTitle>
          <RallyPart key={id} status={status} />
        </>
      )}
      <SectionTitle aside="NLC 11.2">Its leader</SectionTitle>
      <LeaderLossPart leader={id} />
      <SectionTitle>To remember</SectionTitle>
      <FollowUpsPart of={id} kind="formation" />
      {status === undefined ? null : (
        <>
          <OperationsPart formation={id} division={null} operations={status.operations} />
          <NeighboursPart status={status} side={formation.side} />
          <DivisionsPart formation={id} />
          <CountedLosses status={status} />
        </>
      )}
    </PartSheet>
  );
};
