import { askedIn } from '../../../src/rules/common/procedure/run';
import type { Run } from '../../../src/rules/common/procedure/run';
import { PROCEDURES } from '../../../src/session/procedures';
import { dicePurpose } from '../../../src/wording/en/dice';
import type { Names } from '../../../src/wording/names';
import type { Throw } from './parts/Thrown';
import { whoOf } from './parts/who';

/** Every throw so far that may be seen, with what it was for. */
export const throwsOf = (run: Run, names: Names): readonly Throw[] =>
  askedIn(PROCEDURES, run).flatMap((asked, nth): readonly Throw[] => {
    const answer = run.given[nth];
    if (asked.kind !== 'dice' || asked.request.draw === true || asked.request.secret === true) return [];
    const { by, about, purpose, sides } = asked.request;
    const words = [whoOf(by, names), about === undefined ? dicePurpose(purpose) : names.unit(about)].filter(
      (one) => one !== null,
    );
    const again = answer !== undefined && 'again' in answer ? ', thrown again' : '';
    return [{ faces: asked.faces, sides, label: `${words.join(': ')}${again}`, nth }];
  });
