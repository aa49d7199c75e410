import { useState } from 'react';
import { View } from 'react-native';
import type { Side } from '../../../src/engine/sides';
import { Button } from '../../components/Button';
import { Notice } from '../../components/Notice';
import { RuledText } from '../../components/RuledText';
import { SectionTitle } from '../../components/SectionTitle';
import { Small } from '../../components/Words';
import { useView } from '../../hooks/use-game';
import { useDraft, useDropDrafts } from '../desk/drafts';
import { SPACE } from '../../theme/metrics';
import { WorkingOfLast } from '../plays/WorkingOfLast';
import { Dummies } from './Dummies';
import type { HiddenMarch, HiddenSide } from './hidden-types';
import { MarchCard } from './MarchCard';
import { PlotSheet } from './PlotSheet';
import { RevealedMarches } from './Revealed';

type SideProps = { readonly side: Side };

const useHiddenSide = (side: Side): HiddenSide | undefined =>
  useView('hidden').hidden?.desks.find((one) => one.side === side);

/** Above the orders, so that nobody goes on to what is received before he has rolled (Ruling 9). */
export const DiscoveryDue = ({ side }: SideProps) => {
  const due = useHiddenSide(side)?.marches.filter((march) => march.due).length ?? 0;
  if (due === 0) return null;
  return (
    <Notice
      kind="info"
      text={`${due === 1 ? 'A hidden march is' : `${String(due)} hidden marches are`} rolled for this turn: after orders are written, before they are received. The dice are below, under “Hidden marches”.`}
      testID={`hidden.due.${side}`}
    />
  );
};

/** NLC 20.1: a side's hidden marches, what each has collected, and the plotting of another. */
export const HiddenDesk = ({ side }: SideProps) => {
  const desk = useHiddenSide(side);
  const { hidden } = useView('hidden');
  if (desk === undefined || hidden === undefined) return null;
  return (
    <View style={{ gap: SPACE.m }} testID={`hidden.${side}`}>
      {hidden.marches ? <Marches desk={desk} /> : null}
      {desk.dummies === null ? null : <Dummies side={side} count={desk.dummies.count} most={desk.dummies.most} />}
    </View>
  );
};

const Marches = ({ desk }: { readonly desk: HiddenSide }) => {
  const { draft: isPlotting, set: setPlotting } = useDraft(desk.side, 'plot', () => false);
  const [other, setOther] = useState<HiddenMarch | null>(null);
  const drop = useDropDrafts(desk.side);
  const close = (): void => {
    drop(['march']);
    setPlotting(false);
    setOther(null);
  };
  const [rolled, setRolled] = useState<string | null>(null);
  const isHere = desk.marches.some(({ id }) => id === rolled);
  return (
    <>
      <SectionTitle aside="NLC 20.1">Hidden marches</SectionTitle>
      <RevealedMarches />
      {isHere ? null : <WorkingOfLast types={['RollDiscovery']} />}
      {desk.marches.map((march) => (
        <MarchCard
          key={march.id}
          march={march}
          desk={desk}
          rolled={rolled === march.id}
          onRoll={() => {
            setRolled(march.id);
          }}
          onReroute={() => {
            setOther(march);
          }}
        />
      ))}
      {desk.marches.length === 0 ? null : (
        <RuledText text="The counters stay where they are and are bombarded there; when an assault or a charge comes, they are gone (NLC 20.1.1)." />
      )}
      {desk.mayMarch.length === 0 ? (
        <Small tone="inkSoft">
          {desk.marches.length === 0
            ? 'Nobody can march hidden now: it takes an order in force that is not Reserve.'
            : 'Nobody else can march hidden now.'}
        </Small>
      ) : (
        <Button
          label="Plot a hidden march"
          icon="eye"
          onPress={() => {
            setPlotting(true);
          }}
          testID={`hidden.${desk.side}.plot`}
        />
      )}
      {isPlotting || other !== null ? <PlotSheet desk={desk} march={other} onClose={close} /> : null}
    </>
  );
};
