import { useState } from 'react';
import type { AppView } from '../../../src/session/rule-sets';
import { ChoiceList } from '../../components/ChoiceList';
import { useView } from '../../hooks/use-game';
import { fullLeaderName, leaderNamed } from '../resolve/leader-names';
import { LeaderLossPart } from './LeaderLossPart';
import { LeaderWaits } from './LeaderWaits';
import type { PlayPartProps } from './part-props';

/** Commanders, and formations for the leaders they have, with the ratings that count now. */
const leadersIn = (view: AppView) =>
  (view.corps?.leaders ?? []).flatMap(({ id, rating, leaderless }) => {
    const named = leaderNamed(view, id);
    if (named === null) return [];
    return [
      { id, label: fullLeaderName(view, named), hint: leaderless ? 'Lost this turn' : `Rating ${String(rating)}` },
    ];
  });

/** NLC 11.2: who is in danger, of all leaders there are, and then the roll itself. */
export const LossOfOne = ({ of }: PlayPartProps) => {
  const view = useView();
  const [picked, setPicked] = useState<string | null>(of);
  return (
    <>
      <ChoiceList
        label="Who is in danger"
        options={leadersIn(view)}
        chosen={picked === null ? [] : [picked]}
        onChange={([one]) => {
          setPicked(one ?? null);
        }}
        mode="one"
        testID="leader.who"
      />
      {picked === null ? <LeaderWaits /> : <LeaderLossPart key={picked} leader={picked} />}
    </>
  );
};
