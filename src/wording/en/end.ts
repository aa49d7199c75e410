import { SIDES, otherSide } from '../../engine/sides';
import type { Side } from '../../engine/sides';
import type { CommonView } from '../../rules/common/index';
import type { CampaignView, CorpsView, LimitStatus } from '../../rules/nlc/index';
import type { MoraleView } from '../../rules/n20/index';
import { halves } from '../halves';
import { listed, withSide } from '../names';
import type { Names } from '../names';
import { VERDICT_WORDS } from './campaign';
import { VICTORY_WORDS } from './moments-morale';
import { OWN } from './rule-sets/own-words';

/** One figure of both sides. */
export type EndRow = Readonly<{ label: string; first: string; second: string }>;

/** How a battle has ended, or how it stands: who first, how below. */
export type End = Readonly<{
  /** Written into the game; before that the page says what stands. */
  over: boolean;
  winner: Side | null;
  who: string;
  how: string;
  /** What befell the armies so far, where nobody is ahead; null where nothing did, or where somebody is. */
  stands: string | null;
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
    ending?: CommonView['ending'];
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

const strengthGone = (view: Ended, side: Side): number =>
  gone(view, side).reduce((sum, { unit }) => sum + unit.front, 0);

const lossRows = (view: Ended): readonly EndRow[] => [
  bySide('Units gone', (side) => String(gone(view, side).length)),
  bySide('Their strength', (side) => String(strengthGone(view, side))),
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
  const common = { rule: 'N20 15.0', rows, stands: null };
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

const brokenOf = ({ formations, divisions, armies }: CorpsView, side: Side, names: Names): readonly string[] =>
  [...formations, ...divisions, ...armies]
    .filter((one) => one.side === side && one.demoralized)
    .map((one) => subjectName(one, names));

/** Of a corps leader his own name, where he has one. */
const fallenOf = ({ setup }: Ended, { fallen }: CorpsView, side: Side, names: Names): readonly string[] => [
  ...setup.leaders.filter((one) => one.side === side && fallen.includes(one.id)).map(({ id }) => names.leader(id)),
  ...setup.formations
    .filter((one) => one.side === side && fallen.includes(one.id))
    .map(({ id, leader }) =>
      leader === '' ? `leader of ${names.formation(id)}` : `${leader} of ${names.formation(id)}`,
    ),
];

/** MOP 37.10: a row that this viewer may not know of either side is not there, and leaves no gap. */
const corpsRows = (view: Ended, corps: CorpsView, names: Names): readonly EndRow[] => {
  const known = (label: string, of: (side: Side) => string): readonly EndRow[] =>
    corps.sees.length === 0 ? [] : [bySide(label, (side) => (corps.sees.includes(side) ? of(side) : '–'))];
  const limits = corps.armies.some(({ limit }) => limit !== null);
  return [
    ...(limits ? known('Army lost', (side) => limitOf(corps, side)) : []),
    ...known('Broken', (side) => listed(brokenOf(corps, side, names)) || 'none'),
    bySide('Fallen', (side) => listed(fallenOf(view, corps, side, names)) || 'none'),
  ];
};

/** "Broken: Reserve (Coalition). Strength gone: French 12, Coalition 20." */
const standsOf = (view: Ended, names: Names): string | null => {
  const { corps } = view;
  const known = (what: string, of: (corps: CorpsView, side: Side) => readonly string[]): string => {
    const found = SIDES.flatMap((side) =>
      corps === undefined ? [] : of(corps, side).map((one) => withSide(one, names.side(side))),
    );
    return found.length === 0 ? '' : `${what}: ${listed(found)}.`;
  };
  const isGone = SIDES.some((side) => strengthGone(view, side) > 0);
  const parts = [
    known('Broken', (of, side) => (of.sees.includes(side) ? brokenOf(of, side, names) : [])),
    known('Fallen', (of, side) => fallenOf(view, of, side, names)),
    isGone
      ? `Strength gone: ${SIDES.map((side) => `${names.side(side)} ${strengthGone(view, side)}`).join(', ')}.`
      : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? null : parts.join(' ');
};

type Points = Pick<CampaignView, 'points' | 'verdict'>;

const whoOf = ({ points: { bySide: of }, verdict: { winner, final } }: Points, names: Names): string => {
  if (winner !== null) return names.side(winner);
  if (final) return 'A draw';
  return of.first === of.second ? 'Level on points' : 'Nobody is ahead by enough';
};

const howOf = ({ points, verdict: { winner, by, final } }: Points): string => {
  if (final) return `${VERDICT_WORDS[by]}, counted for both`;
  const ahead = winner ?? 'first';
  const score = by === 'points' ? `, ${points.bySide[ahead]} to ${points.bySide[otherSide(ahead)]}` : '';
  return `${VERDICT_WORDS[by]}${score}, as it stands now`;
};

/** NLC 18: the scenario's points decide, and what broke or fell counts as far as they say so. */
const ofPoints = (view: Ended, campaign: CampaignView, names: Names): End => {
  const { verdict, points, rule } = campaign;
  const { winner, final } = verdict;
  return {
    over: final,
    winner,
    who: whoOf(campaign, names),
    how: howOf(campaign),
    stands: winner === null && !final ? standsOf(view, names) : null,
    rule,
    rows: [
      bySide('Points', (side) => String(points.bySide[side])),
      ...(view.corps === undefined ? [] : corpsRows(view, view.corps, names)),
      ...lossRows(view),
    ],
  };
};

/** As the rules themselves say how a game ends. */
const ofRules = (
  view: Ended,
  { over, winner, key, rule, figures }: NonNullable<Ended['ending']>,
  names: Names,
): End => ({
  over,
  winner,
  who: winner === null ? (over ? 'A draw' : 'Not decided') : names.side(winner),
  how: OWN.ending[key] ?? key,
  stands: null,
  rule,
  rows: [
    ...figures.map((one) => bySide(OWN.ending[one.key] ?? one.key, (side) => String(one.of[side]))),
    ...(view.army.units.length === 0 ? [] : lossRows(view)),
  ],
});

/** How the battle of a view has ended or stands. */
export const endOf = (view: Ended, names: Names): End => {
  if (view.morale !== undefined) return ofMorale(view, view.morale, names);
  if (view.ending !== undefined) return ofRules(view, view.ending, names);
  if (view.campaign !== undefined) return ofPoints(view, view.campaign, names);
  return {
    over: false,
    winner: null,
    who: 'Not decided',
    how: 'So it stands now',
    stands: standsOf(view, names),
    rule: 'NLC 18',
    rows: lossRows(view),
  };
};

/** In the list of games: "French · Marginal victory"; null while it is played. */
export const endInAList = (view: Ended, names: Names): string | null => {
  const { over, winner, who, how } = endOf(view, names);
  if (!over) return null;
  return winner === null ? who : `${who} · ${how}`;
};
