import type { DiceRequest, Faces, RuleId } from './step';

/** One throw, keyed to the rule that asked for it: a wrong order of dice then fails loudly instead of giving a plausible result. */
export type Roll = Readonly<{ rule: RuleId; faces: Faces }>;

/** One decision, keyed likewise. */
export type Choice = Readonly<{ rule: RuleId; option: string }>;

/** Everything a procedure has been brought so far, in the order it asked. */
export type Given = Readonly<{ rolls: readonly Roll[]; choices: readonly Choice[] }>;

export const NOTHING_GIVEN: Given = { rolls: [], choices: [] };

/** The faces as the request reads them: for `sorted` and `sum` the order they fell in must not matter. */
export const readFaces = (request: DiceRequest, faces: Faces): Faces =>
  request.reading === 'ordered' ? faces : [...faces].sort((a, b) => a - b);

export const isThrowOf = (request: DiceRequest, faces: Faces): boolean =>
  faces.length === request.count && faces.every((face) => Number.isInteger(face) && face >= 1 && face <= request.sides);
