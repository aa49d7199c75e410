import type { ChoiceRequest } from '../../../../src/engine/step';
import { choiceWords, singleOddsLine } from '../../../../src/wording/en/outcomes-single';
import type { Names } from '../../../../src/wording/names';
import type { Odds } from '../../../components/OddsBar';
import type { ChoiceBarProps } from './ChoiceBar';
import { oddsBars } from './odds-bars';
import type { Odd } from './odds-bars';

/** A decision of a procedure, in the players' words. */
export const choiceAsked = (request: ChoiceRequest, names: Names): Omit<ChoiceBarProps, 'onChoose'> => {
  const { question, who, option } = choiceWords(request, names);
  return {
    question,
    who: who ?? undefined,
    rule: request.rule,
    options: request.options.map((id) => ({ id, label: option(id) })),
  };
};

/** The odds of a procedure, in the words in which its outcome is told. */
export const oddsTold = (procedure: string, odds: readonly Odd[] | null, names: Names): readonly Odds[] | null =>
  oddsBars(odds, (outcome) => singleOddsLine(procedure, outcome, names));
