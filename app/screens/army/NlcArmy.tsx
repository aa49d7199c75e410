import { useState } from 'react';
import type { ReactNode } from 'react';
import { View, useWindowDimensions } from 'react-native';
import type { Side } from '../../../src/engine/sides';
import { Screen, TwoPane, useTwoPanes } from '../../components/Screen';
import { useGameState, useView } from '../../hooks/use-game';
import { SPACE } from '../../theme/metrics';
import { useTheme } from '../../theme/ThemeProvider';
import { GameHeader } from '../game/GameHeader';
import { PlayNotices } from '../game/PlayNotices';
import { ToTheEnd } from '../end/ToTheEnd';
import { DiceAsk } from '../turn/DiceAsk';
import { EndsNowPanel } from '../turn/EndsNowPanel';
import { AllTried } from './AllTried';
import type { OpenSheet } from './army-types';
import { CampaignPart } from './campaign/CampaignPart';
import { disruptionChecks } from './DisruptionChecks';
import { FormationSheet } from './FormationSheet';
import { LeaderSheet } from './LeaderSheet';
import { LimitNotices } from './LimitNotices';
import { SideArmy } from './SideArmy';
import { UnitBar } from './UnitBar';
import { useChosen } from './use-chosen';
import type { Chosen } from './use-chosen';
import { SetUpButton } from './SetUpButton';

/** The Army page of NLC and MOP: all counters of both sides, what weighs on them, and the campaign around them. */
export const NlcArmy = ({ header = <GameHeader /> }: { readonly header?: ReactNode }) => {
  const chosen = useChosen();
  const panes = useTwoPanes();
  const [sheet, setSheet] = useState<OpenSheet | null>(null);
  const sideArmy = (side: Side) => <SideArmy side={side} chosen={chosen} onOpen={setSheet} />;
  return (
    <Screen
      testID="army"
      aboveTabs
      full
      scroll={!panes}
      header={header}
      footer={<Footer chosen={chosen} covered={sheet !== null} onOpen={setSheet} />}
    >
      <TwoPane
        first={
          <>
            <EndsNowPanel checks={disruptionChecks} />
            <AllTried />
            {sideArmy('first')}
          </>
        }
        second={
          <>
            {sideArmy('second')}
            <CampaignPart />
            <ToTheEnd />
          </>
        }
      />
      <Sheets
        sheet={sheet}
        onClose={() => {
          setSheet(null);
        }}
      />
    </Screen>
  );
};

const Sheets = ({ sheet, onClose }: { readonly sheet: OpenSheet | null; readonly onClose: () => void }) => {
  if (sheet === null) return null;
  return sheet.kind === 'formation' ? (
    <FormationSheet key={sheet.id} id={sheet.id} onClose={onClose} />
  ) : (
    <LeaderSheet key={sheet.id} id={sheet.id} onClose={onClose} />
  );
};

type FooterProps = {
  readonly chosen: Chosen;
  /** A sheet lies over the page and has its own notices and dice. */
  readonly covered: boolean;
  readonly onOpen: (sheet: OpenSheet) => void;
};

/** Where letters are large or the window is low, the notice waits until the thumb's place is free. */
const useCrowded = (): boolean => {
  const { textScale } = useTheme();
  return useWindowDimensions().height < LOW || textScale > 1.4;
};

const LOW = 480;

/** The notice of a crossed limit stays through all that comes and goes below it. */
const Footer = ({ chosen, covered, onOpen }: FooterProps) => {
  const { army } = useView('army');
  const asking = useGameState((state) => state.asks !== null);
  const crowded = useCrowded();
  const units = army.units.filter(({ unit }) => chosen.ids.includes(unit.id));
  const isFree = covered || (units.length === 0 && !asking);
  return (
    <View style={{ gap: SPACE.s }}>
      <LimitNotices waits={crowded && !isFree} />
      {covered ? null : (
        <>
          <PlayNotices />
          <DiceAsk />
        </>
      )}
      {isFree ? <SetUpButton /> : null}
      {isFree || asking ? null : (
        <UnitBar
          units={units}
          chosen={chosen}
          onRally={(id) => {
            onOpen({ kind: 'formation', id });
          }}
        />
      )}
    </View>
  );
};
