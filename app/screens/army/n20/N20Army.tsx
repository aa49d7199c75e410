import { useState } from 'react';
import { View } from 'react-native';
import { SIDES } from '../../../../src/engine/sides';
import type { UnitView } from '../../../../src/rules/common/index';
import type { MoraleView } from '../../../../src/rules/n20/index';
import { Screen, TwoPane, useTwoPanes } from '../../../components/Screen';
import { useGameState, useView } from '../../../hooks/use-game';
import { SPACE } from '../../../theme/metrics';
import { ToTheEnd } from '../../end/ToTheEnd';
import { GameHeader } from '../../game/GameHeader';
import { PlayNotices } from '../../game/PlayNotices';
import { DiceAsk } from '../../turn/DiceAsk';
import { EndsNowPanel } from '../../turn/EndsNowPanel';
import { ExitPanel } from './ExitPanel';
import { MoralePanel } from './MoralePanel';
import { NightPanel } from './NightPanel';
import { LastRally, RallyTools } from './RallyTools';
import { UnitBar } from './UnitBar';
import { UnitsOf } from './UnitsOf';
import { SetUpButton } from '../SetUpButton';

/** The whole Army page of an N20 game: the morale track, both sides' counters, and what hangs on either. */
export const N20Army = () => {
  const { morale, army } = useView('morale', 'army');
  const panes = useTwoPanes();
  const [chosen, setChosen] = useState<string | null>(null);
  if (morale === undefined) return null;
  const lifted = army.units.find(({ unit }) => unit.id === chosen);
  const tap = (id: string | null): void => {
    setChosen(id === chosen ? null : id);
  };
  return (
    <Screen
      testID="army"
      aboveTabs
      full
      scroll={!panes}
      header={<GameHeader />}
      footer={<Footer lifted={lifted} morale={morale} onTap={tap} />}
    >
      <TwoPane
        first={
          <>
            <MoralePanel morale={morale} />
            <LastRally />
            <EndsNowPanel />
            {panes ? <AroundTheTrack morale={morale} /> : null}
          </>
        }
        second={
          <>
            {SIDES.map((side) => (
              <UnitsOf key={side} side={side} morale={morale} chosen={chosen} onTap={tap} />
            ))}
            {panes ? null : <AroundTheTrack morale={morale} />}
          </>
        }
      />
    </Screen>
  );
};

/** What is needed now and then, and so stands below what is needed always. */
const AroundTheTrack = ({ morale }: { readonly morale: MoraleView }) => (
  <>
    <RallyTools />
    <NightPanel morale={morale} />
    <ExitPanel morale={morale} />
    <ToTheEnd />
  </>
);

type FooterProps = {
  readonly lifted: UnitView | undefined;
  readonly morale: MoraleView;
  readonly onTap: (id: string | null) => void;
};

const Footer = ({ lifted, morale, onTap }: FooterProps) => {
  const asking = useGameState((state) => state.asks !== null);
  return (
    <View style={{ gap: SPACE.s }}>
      <PlayNotices />
      <DiceAsk />
      {asking ? null : lifted === undefined ? (
        <SetUpButton />
      ) : (
        <UnitBar
          key={lifted.unit.id}
          one={lifted}
          morale={morale}
          onClose={() => {
            onTap(null);
          }}
        />
      )}
    </View>
  );
};
