import { greatSince } from './great-since';
import { TheMoment } from './TheMoment';
import { useRecent } from './use-recent';
import { useTellers } from './use-tellers';

/** On a result that has been written: whom it broke and what it decided. `seq`: the play that wrote it. */
export const WrittenMoments = ({ seq }: { readonly seq: number }) => {
  const told = useTellers();
  const items = useRecent().filter((item) => item.seq === seq);
  return greatSince(items, 0, told).map(({ moment }) => (
    <TheMoment
      key={moment.sentence}
      moment={moment}
      arrivalKey={`written ${String(seq)} ${moment.sentence}`}
      testID="written.moment"
    />
  ));
};
