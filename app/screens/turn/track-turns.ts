import { placeOf } from '../../../src/rules/common/index';
import type { Setup, TurnPlace } from '../../../src/rules/common/index';
import type { TrackTurn } from '../../components/TurnTrack';

/** The turn track as the drawing wants it. */
export const trackTurns = (setup: Setup): readonly TrackTurn[] =>
  setup.turns.map((turn, i) => {
    // After Night PM the light is gone already.
    const isLate = setup.turns[i - 1]?.kind === 'nightPM';
    const kind = kindOf(placeOf(setup, i), isLate);
    return {
      id: String(i),
      time: turn.label,
      kind,
      label: `Turn ${String(i + 1)}, ${turn.label}, day ${String(turn.day)}, ${kind.replace('-', ' ')}`,
      marked: setup.formations.some(({ arrives, onMap }) => onMap && arrives === i),
    };
  });

const kindOf = ({ turn, dawn, nightfall }: TurnPlace, isLate: boolean): TrackTurn['kind'] => {
  if (turn.kind === 'nightPM') return 'night-pm';
  if (dawn) return 'dawn';
  if (nightfall && !isLate) return 'nightfall';
  return turn.kind;
};
