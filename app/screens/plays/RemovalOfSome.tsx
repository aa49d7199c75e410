import { Body } from '../../components/Words';
import { useNames, useView } from '../../hooks/use-game';
import { DisruptionChecks } from '../army/DisruptionChecks';
import { WorkingOfLast } from './WorkingOfLast';

/** NLC 19.2: all who bear the marker and may still try, whatever the moment. */
export const RemovalOfSome = () => {
  const { corps } = useView('corps');
  const names = useNames();
  const bearing = corps?.checks ?? [];
  if (bearing.length === 0)
    return (
      <>
        <Body tone="inkSoft">
          Nobody rolls for a marker here: none is on the map, or it comes off by itself at the end of the turn (NLC 6.3,
          where 19.2 is not played).
        </Body>
        <WorkingOfLast types={['nlc/disruption-removal']} />
      </>
    );
  return <DisruptionChecks marks={bearing.map(({ unit }) => ({ unit, name: names.unit(unit) }))} />;
};
