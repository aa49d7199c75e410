import type { Side } from '../../../engine/sides';
import { unless } from '../../../engine/step';
import { happened } from '../../common/table';
import type { MoraleCommand } from './model';
import { withUnit } from './state';
import type { MoraleState, Play } from './state';
import { TRACK_REFUSALS } from '../morale/vocabulary';
import { ARMY_REFUSALS } from '../../common/army/vocabulary';

/** N20 9.0: only the Fun method of the maneuver matrix has markers. */
export const usesMarkers = ({ setup }: Pick<MoraleState, 'setup'>): boolean => setup.title.matrix === 'Fun';

/** The side's movement phase. In a sequence the players wrote themselves any step of its own may be that. */
const isMovementOf = ({ setup, step }: MoraleState, side: Side): boolean =>
  setup.steps === null ? step === `movement-${side}` : setup.steps.some((own) => own.id === step && own.who === side);

/** Whether a side has a marker to place just now: before the game's first, or in a movement phase it has not yet moved in. */
export const isMarkerDue = (state: MoraleState, side: Side): boolean => {
  const marker = state.morale.markers[side];
  if (!usesMarkers(state)) return false;
  return marker === null || (isMovementOf(state, side) && marker.movedIn !== state.turn);
};

/**
 * N20 9.0, Fun: the Direct Command marker lies on a unit from the start of the game; in each of its own movement phases
 * the side puts it on any unit it has on the map, and there it stays, wherever the unit goes.
 */
export const placeMarker = (
  state: MoraleState,
  { side, unit: id }: Extract<MoraleCommand, { type: 'PlaceMarker' }>,
): Play =>
  withUnit(state, id, 'N20 9.0', ({ side: owner, standing }) => {
    const marker = state.morale.markers[side];
    const moves = isMovementOf(state, side);
    return unless(
      [
        [!usesMarkers(state), TRACK_REFUSALS.NO_MARKERS],
        [owner !== side, TRACK_REFUSALS.NOT_OF_THAT_SIDE('N20 9.0')],
        [standing.place !== 'map', ARMY_REFUSALS.NOT_ON_THE_MAP('N20 9.0')],
        [marker !== null && !moves, TRACK_REFUSALS.NOT_IN_ITS_MOVEMENT],
        [marker !== null && marker.movedIn === state.turn, TRACK_REFUSALS.MARKER_IS_PLACED],
      ],
      () => {
        const moved = moves && marker !== null;
        return happened([{ type: 'MarkerPlaced', side, unit: id, turn: state.turn, moved }]);
      },
    );
  });
