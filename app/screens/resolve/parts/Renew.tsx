import { Button } from '../../../components/Button';
import { Notice } from '../../../components/Notice';
import { useDispatch } from '../../../hooks/use-game';
import { useViewIfAny } from '../use-any-names';

type RenewProps = { readonly procedure: string };

/** MOP 37.12: a card that was shown after the first die counts from here on, where it is not too late for it. */
export const Renew = ({ procedure }: RenewProps) => {
  const table = useViewIfAny()?.procedure;
  const isDue = table !== undefined && 'renewable' in table && table.renewable && table.run?.procedure === procedure;
  return isDue ? <Due procedure={procedure} /> : null;
};

const Due = ({ procedure }: RenewProps) => {
  const dispatch = useDispatch();
  return (
    <Notice
      kind="info"
      text="A card has been shown since this began, and it is in time."
      action={
        <Button
          label="Let it count"
          icon="check"
          kind="primary"
          onPress={() => {
            void dispatch({ type: 'RenewProcedure', procedure });
          }}
          testID="resolve.renew.yes"
        />
      }
      testID="resolve.renew"
    />
  );
};
