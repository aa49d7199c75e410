import type { Side } from '../../../src/engine/sides';
import type { MatrixBattleView } from '../../../src/rules/n20/index';
import { footWords } from '../../../src/wording/en/foot';
import { Button } from '../../components/Button';
import { useNames } from '../../hooks/use-game';
import { useKnock } from '../../hooks/use-knock';
import { Abandon } from './Abandon';
import { BattleFrame } from './BattleFrame';
import { LaidChits } from './LaidChits';

type HandOverProps = { readonly battle: MatrixBattleView; readonly picker: Side };

/** On one phone the side picks behind its curtain. */
export const HandOver = ({ battle, picker }: HandOverProps) => {
  const names = useNames();
  const knock = useKnock();
  return (
    <BattleFrame
      battle={battle}
      foot={
        <Button
          label={footWords.phone(picker, names)}
          icon="desk"
          kind="primary"
          wide
          onPress={() => {
            void knock(picker);
          }}
          testID="matrix.handover"
        />
      }
      below={<Abandon />}
    >
      <LaidChits battle={battle} />
    </BattleFrame>
  );
};
