import { useView } from '../../../hooks/use-game';
import { Fold } from '../../new-game/Fold';
import { PositionTry } from '../../plays/PositionTry';
import { WorkingOfLast } from '../../plays/WorkingOfLast';
import type { Campaign } from '../army-types';
import { AddSpan } from './AddSpan';
import { AddTrain } from './AddTrain';
import { SpanRow } from './SpanRow';
import { TrainRow } from './TrainRow';

const count = (all: number, what: string, bad: number, how: string): string =>
  all === 0 ? 'None entered' : `${String(all)} ${what}${bad === 0 ? '' : `, ${String(bad)} ${how}`}`;

/** MOP 37.3.3, 37.8, 37.9: bridges and trestles, trains, improved positions. */
export const WorksPart = ({ campaign: { spans, trains, positions } }: { readonly campaign: Campaign }) => {
  const { setup } = useView('setup');
  return (
    <>
      <Fold
        title="Bridges"
        summary={count(spans.length, 'entered', spans.filter(({ damaged }) => damaged).length, 'damaged')}
        testID="campaign.spans"
      >
        {spans.map((span) => (
          <SpanRow key={span.id} span={span} />
        ))}
        <WorkingOfLast types={['mop/span-damage', 'mop/span-repair']} />
        <AddSpan />
      </Fold>
      <Fold
        title="Trains"
        summary={count(trains.length, 'entered', trains.filter(({ state }) => state !== 'there').length, 'gone')}
        testID="campaign.trains"
      >
        {trains.map((train) => (
          <TrainRow key={train.id} train={train} holder={setup.sides[train.holder].title} />
        ))}
        <WorkingOfLast types={['mop/train-capture']} />
        <AddTrain />
      </Fold>
      <Fold
        title="Improved positions"
        summary={positions.length === 0 ? 'None' : positions.join(', ')}
        testID="campaign.positions"
      >
        <WorkingOfLast types={['mop/improved-position']} />
        <PositionTry />
      </Fold>
    </>
  );
};
