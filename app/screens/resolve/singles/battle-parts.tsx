import { View } from 'react-native';
import { CHITS_OF, MATRIX_CELLS } from '../../../../src/rules/n20/index';
import { runNow } from '../../../../src/rules/common/procedure/run';
import { PROCEDURES } from '../../../../src/session/procedures';
import { battleSum } from '../../../../src/wording/en/outcomes-n20';
import { ChipPicker } from '../../../components/ChoiceList';
import { Heading, Small } from '../../../components/Words';
import { ManeuverEmblem } from '../../../drawings/ManeuverChit';
import { SPACE } from '../../../theme/metrics';
import { useTheme } from '../../../theme/ThemeProvider';
import { effectWords } from '../../matrix/matrix-words';
import type { CustomProps } from '../fields';
import { isFields, listAt, numberAt, textAt, withValue } from '../path';
import { useViewIfAny } from '../use-any-names';

type Role = 'attack' | 'defense';

const ROLES = [
  { role: 'attack', label: 'Attack' },
  { role: 'defense', label: 'Defense' },
] as const;

/** N20 9.0: the two chits, as they were turned up. `at`: where the pair of them stands in the draft. */
export const maneuversPart = (at: string) => {
  const under = (role: Role): string => (at === '' ? role : `${at}.${role}`);
  const ManeuversPart = ({ draft, onChange, testID }: CustomProps) => {
    const { colour } = useTheme();
    return (
      <View style={{ gap: SPACE.m }}>
        {ROLES.map(({ role, label }) => (
          <ChipPicker<string>
            key={role}
            label={label}
            options={CHITS_OF[role].map((id) => ({
              id,
              label: id,
              mark: <ManeuverEmblem maneuver={id} pen={colour.ink} width={22} />,
            }))}
            chosen={[textAt(draft, under(role))]}
            onChange={([maneuver]) => {
              onChange(withValue(draft, under(role), maneuver));
            }}
            testID={`${testID}.${role}`}
          />
        ))}
        <Small>{cellWords(textAt(draft, under('attack')), textAt(draft, under('defense')))}</Small>
      </View>
    );
  };
  return ManeuversPart;
};

const cellWords = (attack: string, defense: string): string => {
  const cell = MATRIX_CELLS.find((one) => one.attack === attack && one.defense === defense);
  return cell === undefined ? '' : effectWords(cell);
};

/** How it stands before the table is asked: strengths, column, shift, and what the maneuvers leave behind. */
const sumOf = (draft: unknown): unknown => {
  if (!isFields(draft)) return null;
  const now = runNow(PROCEDURES, { procedure: 'n20/battle', input: { ...draft, rows: [] }, given: [] });
  // DW and N of the matrix need no table.
  if (now.kind === 'done') return now.outcome;
  return 'soFar' in now ? (now.soFar[0] ?? null) : null;
};

/** Where the game knows its counters, a unit of no name only stands there to be filled in. */
const isNobody = (draft: unknown, at: string): boolean =>
  listAt(draft, at).every((unit) => textAt(unit, 'id') === '' && numberAt(unit, 'strength', 4) === 4);

/** `short`: the line alone, where what else follows is said beside it. */
type BattleSumProps = CustomProps & Readonly<{ short?: boolean }>;

/** The sum before the die, live while anything is changed; nothing while nobody is named. */
export const BattleSum = ({ draft, testID, short = false }: BattleSumProps) => {
  const view = useViewIfAny();
  const outcome = sumOf(draft);
  const knowsUnits = (view?.army.units.length ?? 0) > 0;
  if (knowsUnits && (isNobody(draft, 'attackers') || isNobody(draft, 'defenders')))
    return <Small>Nobody is named yet on one side or both.</Small>;
  if (outcome === null) return null;
  const { line, details = [] } = battleSum(outcome);
  return (
    <View style={{ gap: SPACE.xs }} testID={`${testID}.sum`}>
      <Heading live="changes" testID={`${testID}.sum.line`}>
        {line}
      </Heading>
      {(short ? [] : details).map((detail) => (
        <Small key={detail}>{detail}</Small>
      ))}
    </View>
  );
};
