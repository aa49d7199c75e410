import { otherSide } from '../../../../src/engine/sides';
import type { Place, UnitView } from '../../../../src/rules/common/index';
import type { MoraleView, Preview } from '../../../../src/rules/n20/index';
import type { AppCommand } from '../../../../src/session/rule-sets';
import { PLACE_WORDS } from '../../../../src/wording/en/army';
import type { GridAction } from '../../../components/ActionGrid';
import { spanWords } from './reason-words';

/** What a tap on an action does: a play, or a sheet that asks for the rest. */
type Deed = Readonly<{ kind: 'play'; command: AppCommand }> | Readonly<{ kind: 'rally' | 'pursue' }>;

export type UnitAction = Omit<GridAction, 'picture'> & Readonly<{ mark?: 'disordered' | 'routed'; deed: Deed }>;

/** In N20 a unit that is gone but may be rallied is called broken. */
export const placeWord = (place: Place): string => (place === 'uar' ? 'Broken' : PLACE_WORDS[place]);

const play = (command: AppCommand): Deed => ({ kind: 'play', command });

const SMALL = 1;

const previewOf = ({ previews }: MoraleView, { unit, side }: UnitView, cause: 'routed' | 'broken') => {
  const reason: Preview['reason'] = unit.front > SMALL ? cause : `${cause}Small`;
  return previews[side].find((one) => one.reason === reason);
};

/** What it costs, before it is tapped. */
const hintOf = (preview: Preview | undefined): string | undefined => {
  if (preview === undefined) return undefined;
  const enemy = preview.enemy.from === preview.enemy.to ? '' : `, enemy ${spanWords(preview.enemy)}`;
  return `${spanWords(preview)}${enemy}${preview.wins === null ? '' : ': ends the game'}`;
};

const disordered = ({ unit, standing }: UnitView): UnitAction => {
  const on = standing.marks.includes('disordered');
  return {
    id: 'disordered',
    label: 'Disordered',
    hint: on ? 'Tap to take it off' : undefined,
    mark: 'disordered',
    on,
    deed: play(
      on
        ? { type: 'LiftMarks', lifts: [{ unit: unit.id, mark: 'disordered' }] }
        : { type: 'PutMark', units: [unit.id], mark: 'disordered' },
    ),
  };
};

/** A rout costs morale where the track is kept; the marker comes off without giving it back. */
const routed = (one: UnitView, morale: MoraleView): UnitAction => {
  const { unit, standing } = one;
  const on = standing.marks.includes('routed');
  const lift = play({ type: 'LiftMarks', lifts: [{ unit: unit.id, mark: 'routed' }] });
  const rout = play(
    morale.started
      ? { type: 'RecordLoss', unit: unit.id, cause: 'routed' }
      : { type: 'PutMark', units: [unit.id], mark: 'routed' },
  );
  return {
    id: 'routed',
    label: 'Routed',
    hint: on ? 'Tap to take it off; no morale back' : hintOf(previewOf(morale, one, 'routed')),
    mark: 'routed',
    on,
    deed: on ? lift : rout,
  };
};

const broken = (one: UnitView, morale: MoraleView): UnitAction => ({
  id: 'broken',
  label: 'Broken',
  hint: hintOf(previewOf(morale, one, 'broken')),
  icon: 'close',
  grave: true,
  deed: play(
    morale.started
      ? { type: 'RecordLoss', unit: one.unit.id, cause: 'broken' }
      : { type: 'PlaceUnit', unit: one.unit.id, place: 'uar' },
  ),
});

/** N20 16.8, 12.7.5: while an event lets its side leave it marches off; else an event has taken it away. */
const withdrawn = ({ unit, side }: UnitView, { mayExit, previews, started }: MoraleView): UnitAction => ({
  id: 'withdrawn',
  label: 'Withdrawn',
  hint: hintOf(previews[side].find(({ reason }) => reason === 'withdrawn')),
  icon: 'forward',
  grave: true,
  deed: play(
    !started
      ? { type: 'PlaceUnit', unit: unit.id, place: 'withdrawn' }
      : mayExit[side]
        ? { type: 'WithdrawUnit', unit: unit.id, ownerPoints: 1, enemyPoints: 0 }
        : { type: 'RecordLoss', unit: unit.id, cause: 'withdrawn' },
  ),
});

const RALLY: UnitAction = { id: 'rally', label: 'Rally', icon: 'flag', deed: { kind: 'rally' } };

const pursue = (mayLeave: boolean): UnitAction => ({
  id: 'pursue',
  label: 'Pursue',
  hint: mayLeave ? 'Off the map for good' : 'Only while the enemy may leave the map',
  icon: 'courier',
  disabled: !mayLeave,
  deed: { kind: 'pursue' },
});

/** Shown only while the marker is to be placed: at other times it stays where it lies. */
const command = ({ unit, side }: UnitView, { markers }: MoraleView): readonly UnitAction[] =>
  markers?.[side].due === true
    ? [
        {
          id: 'command',
          label: 'Direct Command here',
          icon: 'pin',
          on: markers[side].unit === unit.id,
          deed: play({ type: 'PlaceMarker', side, unit: unit.id }),
        },
      ]
    : [];

const onMap = (one: UnitView, morale: MoraleView): readonly UnitAction[] => [
  disordered(one),
  routed(one, morale),
  broken(one, morale),
  withdrawn(one, morale),
  ...(one.standing.marks.includes('routed') ? [RALLY] : []),
  pursue(morale.mayExit[otherSide(one.side)]),
  ...command(one, morale),
];

const GONE = ['pursuing', 'withdrawn', 'exited', 'exitedLost', 'peu'];

const offMap = ({ unit, standing }: UnitView): readonly UnitAction[] => [
  ...(standing.place === 'uar' ? [RALLY] : []),
  {
    id: 'map',
    label: 'Back on the map',
    hint: GONE.includes(standing.place) ? 'As a correction: by the rules it is gone' : undefined,
    icon: 'flag',
    deed: play({ type: 'PlaceUnit', unit: unit.id, place: 'map' }),
  },
];

/** Everything that may be done to a unit as it stands. */
export const unitActions = (one: UnitView, morale: MoraleView): readonly UnitAction[] =>
  one.standing.place === 'map' ? onMap(one, morale) : offMap(one);
