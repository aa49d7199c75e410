import { useState } from 'react';
import { InlineConfirm } from '../../components/InlineConfirm';
import { OtherModifier } from '../../components/OtherModifier';
import type { Modifier } from '../../components/OtherModifier';
import { useDispatch } from '../../hooks/use-game';
import { foretoldOf, playOf, usePlayPreview } from '../../hooks/use-play';
import type { Train } from '../army/army-types';
import { Chances } from './Chances';

const OUTCOMES = [
  { is: 'captured', label: 'Taken when the enemy enters', tone: 'warn' },
  { is: 'destroyed', label: 'Destroyed when the enemy enters', tone: 'danger' },
] as const;

type TrainEnteredProps = {
  readonly train: Train;
  /** A page of its own has room for a special rule of the game at hand. */
  readonly asksMore?: boolean;
};

/** MOP 37.8: what becomes of a train whose hex the enemy enters. */
export const TrainEntered = ({ train: { id, kind }, asksMore = false }: TrainEnteredProps) => {
  const dispatch = useDispatch();
  const previewOf = usePlayPreview();
  const [other, setOther] = useState<Modifier | undefined>();
  const play = playOf('mop/train-capture', { train: id }, { other });
  const chance = foretoldOf(previewOf(play), 'mop/train-capture', ({ fate }) => fate);
  return (
    <>
      {asksMore && kind === 'pontoon' ? (
        <OtherModifier amount={other?.amount ?? 0} onChange={setOther} testID={`train.${id}.other`} />
      ) : null}
      {chance === null ? null : <Chances chance={chance} outcomes={OUTCOMES} testID={`train.${id}.odds`} />}
      <InlineConfirm
        label="The enemy enters"
        question={
          kind === 'pontoon'
            ? 'In its hex? A die says whether it is taken or destroyed.'
            : 'In its hex? It is destroyed.'
        }
        yes="He does"
        no="Not yet"
        onConfirm={() => {
          void dispatch(play);
        }}
        testID={`train.${id}.enter`}
      />
    </>
  );
};
