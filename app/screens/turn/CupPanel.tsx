import { View } from 'react-native';
import { SIDES } from '../../../src/engine/sides';
import type { BySide } from '../../../src/engine/sides';
import type { CupView, DrawnChit } from '../../../src/rules/nlc/index';
import { CupDraw } from '../../components/CupDraw';
import { OddsList } from '../../components/OddsBar';
import { Panel } from '../../components/Panel';
import { Strong } from '../../components/Words';
import { useView } from '../../hooks/use-game';
import { FormationChit } from './FormationChit';

/** The cup: what came out last, how many are left, and how likely each side is next. */
export const CupPanel = ({ cup }: { readonly cup: CupView }) => {
  const { setup } = useView('setup');
  return (
    <Panel testID="cup">
      {cup.kind === 'two' && cup.inside !== null ? <TwoCups cup={cup} inside={cup.inside} /> : <OneCup cup={cup} />}
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

const OneCup = ({ cup }: { readonly cup: CupView }) => {
  const last = lastDrawn(cup);
  return (
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
  );
};

type TwoProps = { readonly cup: CupView; readonly inside: BySide<number> };

/** MOP 37.1: each side has a cup of its own; what came out last stands above its side's. */
const TwoCups = ({ cup, inside }: TwoProps) => {
  const { setup } = useView('setup');
  const last = lastDrawn(cup);
  return (
    <View style={{ flexDirection: 'row', justifyContent: 'space-evenly', alignItems: 'flex-end' }} testID="cup.drawing">
      {SIDES.map((side) => (
        <View key={side} style={{ alignItems: 'center', flexShrink: 1 }}>
          <CupDraw
            count={inside[side]}
            label={`${setup.sides[side].title}: ${cupWords(inside[side])}`}
            size={124}
            drawKey={cup.drawn.filter((one) => one.side === side).length}
            chit={last?.side === side ? <FormationChit side={side} chit={last.chit} size={88} /> : undefined}
            testID={`cup.drawing.${side}`}
          />
          <Strong align="center">{setup.sides[side].title}</Strong>
        </View>
      ))}
    </View>
  );
};

const lastDrawn = (cup: CupView): DrawnChit | undefined => cup.drawn.filter(({ how }) => how !== 'initial').at(-1);

const labelOf = ({ inside, total }: CupView): string => (inside === null ? 'The cup is not filled' : cupWords(total));

const cupWords = (count: number): string => `Cup with ${String(count)} ${count === 1 ? 'chit' : 'chits'}`;
