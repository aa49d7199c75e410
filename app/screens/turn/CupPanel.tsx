import { View } from 'react-native';
import { SIDES } from '../../../src/engine/sides';
import type { CupView, DrawnChit } from '../../../src/rules/nlc/index';
import { CupDraw } from '../../components/CupDraw';
import { OddsList } from '../../components/OddsBar';
import { Panel } from '../../components/Panel';
import { useView } from '../../hooks/use-game';
import { FormationChit } from './FormationChit';

/** The cup: what came out last, how many are left, and how likely each side is next. */
export const CupPanel = ({ cup }: { readonly cup: CupView }) => {
  const { setup } = useView();
  const last = lastDrawn(cup);
  return (
    <Panel testID="cup">
      <View style={{ alignItems: 'center' }}>
        <CupDraw
          count={cup.total}
          label={labelOf(cup)}
          size={last === undefined ? 176 : 132}
          drawKey={cup.drawn.length}
          chit={last === undefined ? undefined : <FormationChit side={last.side} chit={last.chit} size={104} />}
          testID="cup.drawing"
        />
      </View>
      {cup.chances === null ? null : (
        <OddsList
          odds={SIDES.map((side) => ({
            id: side,
            label: `${setup.sides[side].title} · ${String(cup.inside?.[side] ?? 0)}`,
            ...(cup.chances?.[side] ?? { n: 0, d: 1 }),
          }))}
          testID="cup.odds"
        />
      )}
    </Panel>
  );
};

const lastDrawn = (cup: CupView): DrawnChit | undefined => cup.drawn.filter(({ how }) => how !== 'initial').at(-1);

const labelOf = ({ inside, total }: CupView): string =>
  inside === null ? 'The cup is not filled' : `Cup with ${String(total)} ${total === 1 ? 'chit' : 'chits'}`;
