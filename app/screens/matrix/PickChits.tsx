import { Pressable, View } from 'react-native';
import { CHITS_OF } from '../../../src/rules/n20/index';
import type { AnyManeuver, MatrixBattleView, Outlook, Role } from '../../../src/rules/n20/index';
import { Panel } from '../../components/Panel';
import { SectionTitle } from '../../components/SectionTitle';
import { stopsOf } from '../../components/stops';
import { pictured } from '../../components/told';
import { Body, Label, Small, Strong } from '../../components/Words';
import { ManeuverChit, ManeuverEmblem } from '../../drawings/ManeuverChit';
import { SPACE } from '../../theme/metrics';
import { useTheme } from '../../theme/ThemeProvider';
import { effectWords, enemyRole } from './matrix-words';

type PickChitsProps = {
  readonly battle: MatrixBattleView;
  readonly role: Role;
  readonly chosen: AnyManeuver | null;
  readonly onChoose: (maneuver: AnyManeuver) => void;
};

/** N20 9.0, step A.1: one's own five chits, and what the one in hand comes to against each of the enemy's. */
export const PickChits = ({ battle, role, chosen, onChoose }: PickChitsProps) => {
  const stops = stopsOf({ answers: CHITS_OF[role].map((id) => ({ id })), chosen });
  return (
    <View style={{ gap: SPACE.m }}>
      <View
        style={{ flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: SPACE.s }}
        accessibilityRole="radiogroup"
        accessibilityLabel="Your maneuver"
      >
        {CHITS_OF[role].map((maneuver) => (
          <Pressable
            key={maneuver}
            {...stops.answer(maneuver)}
            accessibilityRole="radio"
            accessibilityLabel={maneuver}
            aria-checked={maneuver === chosen}
            onPress={() => {
              onChoose(maneuver);
            }}
            testID={`matrix.chit.${maneuver}`}
          >
            <View aria-hidden>
              <ManeuverChit maneuver={maneuver} selected={maneuver === chosen} size={106} />
            </View>
          </Pressable>
        ))}
      </View>
      {chosen === null ? (
        <Body align="center" tone="inkSoft">
          Tap a chit to see what it comes to. Nothing is laid down before it is sealed.
        </Body>
      ) : (
        <Against role={role} outlook={battle.outlook.filter((cell) => cell[role] === chosen)} chosen={chosen} />
      )}
    </View>
  );
};

type AgainstProps = {
  readonly role: Role;
  readonly chosen: AnyManeuver;
  readonly outlook: readonly Outlook[];
};

const Against = ({ role, chosen, outlook }: AgainstProps) => (
  <View style={{ gap: SPACE.s }}>
    <SectionTitle>{`${chosen} against …`}</SectionTitle>
    <Panel testID="matrix.outlook">
      {outlook.map((cell) => (
        <Line key={cell[enemyRole(role)]} enemy={cell[enemyRole(role)]} cell={cell} />
      ))}
    </Panel>
    {outlook
      .flatMap(({ footnotes }) => FOOTNOTES[footnotes[role]])
      .slice(0, 1)
      .map((text) => (
        <Small key={text}>{text}</Small>
      ))}
  </View>
);

const FOOTNOTES = {
  free: [],
  never: ['Whoever chose it may not advance after combat.'],
  must: ['Whoever chose it must advance if he wins: cavalry, else infantry.'],
} as const;

const Line = ({ enemy, cell }: { readonly enemy: AnyManeuver; readonly cell: Outlook }) => {
  const { colour, textScale } = useTheme();
  const isLarge = textScale > 1.4;
  const { chance } = cell;
  const words = effectWords(cell);
  const odds = chance === null ? '' : ` · ${String(chance.n)} in ${String(chance.d)}`;
  return (
    <View
      style={{
        flexDirection: 'row',
        flexWrap: isLarge ? 'wrap' : 'nowrap',
        alignItems: 'center',
        columnGap: SPACE.m,
        minHeight: 48,
      }}
      {...pictured(`${enemy}: ${words}${odds}`)}
    >
      <ManeuverEmblem maneuver={enemy} pen={colour.ink} width={38} />
      <View style={{ flexGrow: 1, flexShrink: 1, flexBasis: isLarge ? '70%' : 0 }}>
        <Label>{`${enemy}${odds}`}</Label>
        <Small>{words}</Small>
      </View>
      <View style={{ marginLeft: 'auto' }}>
        <Strong align="right">{cell.cell === '-' ? '—' : cell.cell}</Strong>
      </View>
    </View>
  );
};
