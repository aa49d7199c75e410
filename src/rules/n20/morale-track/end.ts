import { andThen, refuse } from '../../../engine/step';
import { happened } from '../../common/table';
import { victory } from '../ending/victory';
import type { GameResult, MoraleCommand } from './model';
import { withTrack } from './state';
import type { MoraleState, Play } from './state';
import { TRACK_REFUSALS } from '../morale/vocabulary';

/** N20 15.0: what a side's units stand on of the hexes that count; stated, since the map is on the table. */
export const setHexes = ({ side, type: _, ...hexes }: Extract<MoraleCommand, { type: 'SetHexes' }>): Play =>
  happened([{ type: 'HexesSet', side, hexes }]);

const decided = (result: GameResult): Play => happened([{ type: 'GameDecided', result }]);

/**
 * N20 15.0, Rulings 61 and 67: the game is over. A decisive victory stands from the moment it was announced; all else is
 * judged after the last turn, when both sides have said what they hold.
 */
export const endGame = (state: MoraleState): Play =>
  withTrack(state, (morale) => {
    const { hexes, decisive } = state.morale;
    if (decisive !== null) return decided({ kind: 'decisive', winner: decisive });
    const gameOver = state.turn + 1 >= state.setup.turns.length;
    if (!gameOver) return refuse(TRACK_REFUSALS.GAME_GOES_ON);
    const { first, second } = hexes;
    if (first === null || second === null) return refuse(TRACK_REFUSALS.HEXES_NOT_COUNTED);
    return andThen(victory.run({ morale, hexes: { first, second }, gameOver }), (result) =>
      result.kind === 'goesOn' ? refuse(TRACK_REFUSALS.GAME_GOES_ON) : decided(result),
    );
  });
