import { runNow } from '../../../src/rules/common/procedure/run';
import type { Run } from '../../../src/rules/common/procedure/run';
import { PROCEDURES } from '../../../src/session/procedures';
import { dicePurpose } from '../../../src/wording/en/dice';
import type { Names } from '../../../src/wording/names';
import type { Throw } from './parts/Thrown';
import { whoOf } from './parts/who';

/** Every throw so far that may be seen, with what it was for: the run is followed again, answer by answer. */
export const throwsOf = (run: Run, names: Names): readonly Throw[] =>
  run.given.flatMap((answer, nth): readonly Throw[] => {
    if (!('faces' in answer)) return [];
    const now = runNow(PROCEDURES, { ...run, given: run.given.slice(0, nth) });
    if (now.kind !== 'asksDice' || now.request.draw === true || now.request.secret === true) return [];
    const { by, about, purpose, sides } = now.request;
    const words = [whoOf(by, names), about === undefined ? dicePurpose(purpose) : names.unit(about)].filter(
      (one) => one !== null,
    );
    const again = answer.again === undefined ? '' : ', thrown again';
    return [{ faces: answer.faces, sides, label: `${words.join(': ')}${again}`, nth }];
  });
