import { View } from 'react-native';
import { CUPS } from '../../../src/rules/common/index';
import type { CupKind, Setup } from '../../../src/rules/common/index';
import { SIDES, bothSides } from '../../../src/engine/sides';
import { cupChances } from '../../../src/rules/nlc/index';
import { CUP_WORDS } from '../../../src/wording/en/setup';
import { ChoiceList } from '../../components/ChoiceList';
import { OddsList } from '../../components/OddsBar';
import { SectionTitle } from '../../components/SectionTitle';
import { Small } from '../../components/Words';
import { SPACE } from '../../theme/metrics';

const OPTIONS = CUPS.map((id) => ({
  id,
  label: CUP_WORDS[id].title,
  hint: `${CUP_WORDS[id].hint} (${CUP_WORDS[id].rule})`,
}));

type CupSectionProps = { readonly setup: Setup; readonly onChange: (setup: Setup) => void };

/** How chits come out, with what that does to the chances of the first draw. */
export const CupSection = ({ setup, onChange }: CupSectionProps) => (
  <View style={{ gap: SPACE.m }}>
    <SectionTitle>Cup</SectionTitle>
    <ChoiceList
      options={OPTIONS}
      chosen={[setup.cup]}
      mode="one"
      onChange={([cup = setup.cup]) => {
        onChange({ ...setup, cup });
      }}
      testID="setup.cup"
    />
    {setup.cup === 'none' ? null : <FirstDraw cup={setup.cup} setup={setup} />}
  </View>
);

/** With no formations yet, five chits against three show the difference. */
const EXAMPLE = { first: 5, second: 3 } as const;

const FirstDraw = ({ cup, setup }: { readonly cup: CupKind; readonly setup: Setup }) => {
  const own = bothSides((side) => setup.formations.filter((one) => one.side === side && one.onMap).length);
  const isExample = own.first + own.second === 0;
  const counts = isExample ? EXAMPLE : own;
  const chances = cupChances(cup, counts);
  if (chances === null) return null;
  return (
    <View style={{ gap: SPACE.xs }}>
      <Small tone="inkSoft">
        {isExample
          ? 'First draw, were there 5 chits against 3'
          : `First draw with ${String(counts.first)} against ${String(counts.second)} chits`}
      </Small>
      <OddsList
        odds={SIDES.map((side) => ({ id: side, label: setup.sides[side].title, ...chances[side] }))}
        testID="setup.cup.odds"
      />
    </View>
  );
};
