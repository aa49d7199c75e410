import { otherSide } from '../../engine/sides';
import type { GameResult, MoraleEvent } from '../../rules/n20/index';
import { great, notable } from './moment';
import type { Moment, Tellers } from './moment';

type Of<Type extends MoraleEvent['type']> = Extract<MoraleEvent, { type: Type }>;

/** "Decisive victory": how; who stands above it in letters of his own. */
export const VICTORY_WORDS: Readonly<Record<Exclude<GameResult['kind'], 'draw'>, string>> = {
  decisive: 'Decisive victory',
  marginal: 'Marginal victory',
  tactical: 'Tactical victory',
};

const WHY: Readonly<Record<GameResult['kind'], string>> = {
  decisive: 'The enemy has no morale left',
  marginal: 'No less morale than the enemy, and more of the hexes that count',
  tactical: 'At least a full point more morale',
  draw: 'Neither side is ahead by enough',
};

export const decisiveVictory = ({ winner }: Of<'DecisiveVictory'>, { names }: Tellers): Moment =>
  great({
    sign: 'victory',
    side: winner,
    sentence: `Decisive victory: ${names.side(winner)}`,
    coming: `This is a decisive victory: ${names.side(winner)}`,
    rule: 'N20 15.0',
    follows: `No morale left: ${names.side(otherSide(winner))}`,
  });

export const gameDecided = ({ result }: Of<'GameDecided'>, { names }: Tellers): Moment =>
  great({
    sign: result.kind === 'draw' ? 'over' : 'victory',
    side: result.kind === 'draw' ? null : result.winner,
    sentence: result.kind === 'draw' ? 'A draw' : `${VICTORY_WORDS[result.kind]}: ${names.side(result.winner)}`,
    rule: 'N20 15.0',
    follows: WHY[result.kind],
  });

export const decisiveTakenBack = ({ winner }: Of<'DecisiveVictoryTakenBack'>, { names }: Tellers): Moment =>
  notable(`After the correction it is no decisive victory: ${names.side(winner)}`);
