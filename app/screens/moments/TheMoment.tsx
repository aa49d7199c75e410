import type { ReactNode } from 'react';
import { figureWords, spokenMoment } from '../../../src/wording/en/moment';
import type { Moment } from '../../../src/wording/en/moment';
import { MomentCard } from '../../components/MomentCard';
import type { MomentCardProps } from '../../components/MomentCard';
import { SideMark } from '../../drawings/SideMark';
import { useView } from '../../hooks/use-game';
import { sideColour, sideMark } from '../../theme/side-of';

type TheMomentProps = {
  readonly moment: Moment;
  /** Told before it is written, in the words of what is coming. */
  readonly before?: boolean;
  readonly size?: MomentCardProps['size'];
  readonly arrivalKey: string;
  readonly onSeen?: () => void;
  readonly children?: ReactNode;
  readonly testID: string;
};

/** A great moment of this game, with its side's mark. */
export const TheMoment = ({ moment, before = false, testID, ...rest }: TheMomentProps) => {
  const { sign, side, figure, rule, follows } = moment;
  const { sides } = useView('setup').setup;
  return (
    <MomentCard
      {...rest}
      sign={sign ?? 'hour'}
      sentence={before ? (moment.coming ?? moment.sentence) : moment.sentence}
      spoken={spokenMoment(moment, before)}
      figure={figure === null ? undefined : { ...figure, words: figureWords(figure) }}
      rule={rule ?? undefined}
      follows={follows ?? undefined}
      mark={
        side === null ? undefined : (
          <SideMark side={sideColour(sides[side].colour)} mark={sideMark(sides[side].title)} size={28} />
        )
      }
      testID={testID}
    />
  );
};
