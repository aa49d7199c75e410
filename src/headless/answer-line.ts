import { fault } from './answer';
import type { Answer } from './answer';
import { answerRequest } from './answer-request';
import type { Line } from './lines';

/** The answer to one line, as one line. Whatever the line holds, there is one. */
export const answerLine = (line: Line): string => {
  if (line === null) return JSON.stringify(fault('TOO_LONG', 'This line is too long to be a request.'));
  const json = parsed(line);
  if (json === undefined) return JSON.stringify(fault('BAD_JSON', 'This line is not JSON.'));
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    return JSON.stringify(fault('BAD_REQUEST', 'A request is a JSON object.'));
  return withId(json, guarded(json));
};

const parsed = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
};

/** A procedure that throws is a bug of ours: it is said to be one, and the next line is answered all the same. */
const guarded = (json: object): Answer => {
  try {
    return answerRequest(json);
  } catch (thrown) {
    return fault('INTERNAL', thrown instanceof Error ? thrown.message : 'unknown');
  }
};

const withId = (json: object, answer: Answer): string => {
  if (!('id' in json)) return JSON.stringify(answer);
  try {
    return JSON.stringify({ id: json.id, ...answer });
  } catch {
    return JSON.stringify(fault('BAD_REQUEST', 'This id is nested too deeply to be sent back.', 'id'));
  }
};
