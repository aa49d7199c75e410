import { SIDES } from '../../engine/sides';
import type { Side } from '../../engine/sides';
import type { CommonView } from '../../rules/common/index';
import type { CampaignView, CorpsView, LimitStatus } from '../../rules/nlc/index';
import type { MoraleView } from '../../rules/n20/index';
import { halves } from '../halves';
import { listed } from '../names';
import type { Names } from '../names';
import { VERDICT_WORDS } from './campaign';
import { fallenName } from './moments-corps';
import { VICTORY_WORDS } from './moments-morale';

/** One figure of both sides. */
export type EndRow = Readonly<{ label: string; first: string; second: string }>;

/** How a battle has ended, or how it stands: who first, how below. */
export type End = Readonly<{
  /** Written into the game; before that the page says what stands. */
  over: boolean;
  winner: Side | null;
  who: string;
  how: string;
  rule: string;
  rows: readonly EndRow[];
}>;

/** All that it is read from; what a viewer may not know is not in his view. */
export type Ended = Pick<CommonView, 'setup'> &
  Readonly<{
    army: Readonly<{
      units: readonly Readonly<{ unit: { front: number }; side: Side; standing: { place: string } }>[];
    }>;
    morale?: MoraleView;
    campaign?: CampaignView;
    corps?: CorpsView;
  }>;

const bySide = (label: string, of: (side: Side) => string): EndRow => ({
  label,
  first: of('first'),
  second: of('second'),
});

const OFF: readonly string[] = ['uar', 'peu', 'exitedLost', 'withdrawn'];

const gone = ({ army }: Ended, side: Side) =>
  army.units.filter((one) => one.side === side && OFF.includes(one.standing.place));

const lossRows = (view: Ended): readonly EndRow[] => [
  bySide('Units gone', (side) => String(gone(view, side).length)),
  bySide('Their strength', (side) => String(gone(view, side).reduce((sum, { unit }) => sum + unit.front, 0))),
];

const total = (held: Readonly<Record<string, number>> | null): string =>
  held === null ? '–' : String(Object.values(held).reduce((sum, count) => sum + count, 0));

const moraleRows = ({ morale, hexes }: MoraleView): readonly EndRow[] => [
  ...(morale === null ? [] : [bySide('Morale', (side) => halves(morale[side]))]),
  ...(SIDES.some((side) => hexes[side] !== null) ? [bySide('Hexes that count', (side) => total(hexes[side]))] : []),
];

const ofMorale = (view: Ended, track: MoraleView, names: Names): End => {
  const { decisive, result } = track.outcome;
  const rows = [...moraleRows(track), ...lossRows(view)];
  const common = { rule: 'N20 15.0', rows };
  if (result?.kind === 'draw')
    return { ...common, over: true, winner: null, who: 'A draw', how: 'Neither side has won' };
  if (result !== null) {
    const { kind, winner } = result;
    return { ...common, over: true, winner, who: names.side(winner), how: VICTORY_WORDS[kind] };
  }
  if (decisive !== null)
    return { ...common, over: false, winner: decisive, who: names.side(decisive), how: VICTORY_WORDS.decisive };
  return { ...common, over: false, winner: null, who: 'Not decided', how: 'So it stands now' };
};

const limitOf = (corps: CorpsView, side: Side): string =>
  corps.armies
    .filter((army) => army.side === side)
    .map(({ lost, limit }) => (limit === null ? String(lost) : `${lost} of ${limit}`))
    .join(' · ');

const subjectName = ({ of }: LimitStatus, names: Names): string => {
  if (of.kind === 'army') return 'army';
  return of.kind === 'division' ? of.division : names.formation(of.id);
};

const brokenOf = ({ formations, divisions, armies }: CorpsView, side: Side, names: Names): string =>
  listed(
    [...formations, ...divisions, ...armies]
      .filter((one) => one.side === side && one.demoralized)
      .map((one) => subjectName(one, names)),
  ) || 'none';

const OF_A_SIDE = (side: Side) => (one: Readonly<{ side: Side }>) => one.side === side;

/** MOP 37.10: a row that this viewer may not know of either side is not there, and leaves no gap. */
const corpsRows = ({ setup }: Ended, corps: CorpsView, names: Names): readonly EndRow[] => {
  const known = (label: string, of: (side: Side) => string): readonly EndRow[] =>
    corps.sees.length === 0 ? [] : [bySide(label, (side) => (corps.sees.includes(side) ? of(side) : '–'))];
  const limits = corps.armies.some(({ limit }) => limit !== null);
  const leaders = [...setup.leaders, ...setup.formations];
  const fallen = (side: Side): string =>
    listed(
      leaders
        .filter(OF_A_SIDE(side))
        .flatMap(({ id }) => (corps.fallen.includes(id) ? [fallenName(id, { names, setup })] : [])),
    );
  return [
    ...(limits ? known('Army lost', (side) => limitOf(corps, side)) : []),
    ...known('Broken', (side) => brokenOf(corps, side, names)),
    bySide('Fallen', (side) => fallen(side) || 'none'),
  ];
};

const ofPoints = (view: Ended, campaign: CampaignView, names: Names): End => {
  const { verdict, points, rule } = campaign;
  const { winner, by, final } = verdict;
  const ahead = winner === null ? 'Nobody is ahead' : names.side(winner);
  return {
    over: final,
    winner,
    who: final && winner === null ? 'A draw' : ahead,
    how: final ? `${VERDICT_WORDS[by]}, counted for both` : `${VERDICT_WORDS[by]}, as it stands now`,
    rule,
    rows: [
      bySide('Points', (side) => String(points.bySide[side])),
      ...(view.corps === undefined ? [] : corpsRows(view, view.corps, names)),
      ...lossRows(view),
    ],
  };
};

/** How the battle of a view has ended or stands. */
export const endOf = (view: Ended, names: Names): End => {
  if (view.morale !== undefined) return ofMorale(view, view.morale, names);
  if (view.campaign !== undefined) return ofPoints(view, view.campaign, names);
  return {
    over: false,
    winner: null,
    who: 'Not decided',
    how: 'So it stands now',
    rule: 'NLC 18',
    rows: lossRows(view),
  };
};

/** In a list of games: "French · Marginal victory"; null while it is played. */
export const endInAList = (view: Ended, names: Names): string | null => {
  const { over, winner, who, how } = endOf(view, names);
  if (!over) return null;
  return winner === null ? who : `${who} · ${how}`;
};
