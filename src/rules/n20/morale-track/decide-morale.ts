import { byType } from '../../../engine/by-type';
import { refuse } from '../../../engine/step';
import { endGame, setHexes } from './end';
import { changeBy, commitTheGuard, recordLoss, recordLossOf, setMorale, withdrawUnit } from './losses';
import { placeMarker } from './marker';
import type { MoraleCommand } from './model';
import { allowExit, payForNight, pursueWith } from './pursuit';
import { rally } from './rally';
import type { MoraleState, Play } from './state';
import { TRACK_REFUSALS } from '../morale/vocabulary';

const HANDLERS = byType<MoraleCommand, readonly [MoraleState], Play>({
  SetMorale: (command, state) => setMorale(state, command),
  RecordLoss: (command, state) => recordLoss(state, command),
  RecordLossOf: (command, state) => recordLossOf(state, command),
  ChangeMorale: (command, state) => changeBy(state, command),
  CommitGuard: (command, state) => commitTheGuard(state, command),
  SpendOnRally: (command, state) => rally(state, command),
  NightTerrain: (command, state) => payForNight(state, command),
  PursueWith: (command, state) => pursueWith(state, command),
  WithdrawUnit: (command, state) => withdrawUnit(state, command),
  AllowExit: (command, state) => allowExit(state, command),
  PlaceMarker: (command, state) => placeMarker(state, command),
  SetHexes: (command) => setHexes(command),
  EndGame: (_, state) => endGame(state),
});

/** Decides any play of morale. All of it lies open on the table, so it is the same whoever makes it. */
export const decideMorale = (state: MoraleState, command: MoraleCommand): Play =>
  state.morale.result === null ? HANDLERS(command, state) : refuse(TRACK_REFUSALS.GAME_IS_OVER);
