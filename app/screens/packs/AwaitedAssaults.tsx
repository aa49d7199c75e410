import { listed } from '../../../src/wording/names';
import { Button } from '../../components/Button';
import { InlineConfirm } from '../../components/InlineConfirm';
import { Panel } from '../../components/Panel';
import { RuledText } from '../../components/RuledText';
import { useDispatch, useNames, useView } from '../../hooks/use-game';

type Awaited = NonNullable<ReturnType<typeof useView>['orders']>['assaults'][number];

/** MOP 37.19: places for whose assault somebody's local decisions wait; whoever sees it made says so. */
export const AwaitedAssaults = () => {
  const { orders } = useView('orders');
  return orders?.assaults.map((one) => <OneAwaited key={one.place} awaited={one} />);
};

const OneAwaited = ({ awaited: { place, assaulted, formations } }: { readonly awaited: Awaited }) => {
  const dispatch = useDispatch();
  const names = useNames();
  const who = listed(formations.map(names.formation));
  const say = (now: boolean) => (): void => {
    void dispatch({ type: 'NoteAssault', place, assaulted: now });
  };
  return (
    <Panel testID={`turn.assault.${place}`}>
      <RuledText
        text={
          assaulted
            ? `A hex of ${place} was assaulted: local decisions are free for ${who} (MOP 37.19).`
            : `No local decision for ${who} until a hex of ${place} is assaulted (MOP 37.19).`
        }
      />
      {assaulted ? (
        <InlineConfirm
          label="Not after all"
          question={`Was no hex of ${place} assaulted?`}
          yes="None was"
          kind="plain"
          onConfirm={say(false)}
          testID={`turn.assault.${place}.not`}
        />
      ) : (
        <Button
          label={`${place} was assaulted`}
          icon="flag"
          kind="quiet"
          onPress={say(true)}
          testID={`turn.assault.${place}.was`}
        />
      )}
    </Panel>
  );
};
