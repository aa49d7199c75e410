import type { ChoiceRequest } from '../../../../src/engine/step';
import { choiceWords } from '../../../../src/wording/en/outcomes-single';
import type { Names } from '../../../../src/wording/names';
import type { ChoiceBarProps } from './ChoiceBar';

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
