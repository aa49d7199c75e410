import type { WorkingLine } from '../engine/step';
import { keyOf } from '../wording/lines';

/** Whether a line of a working is one of these, as tests look for them. */
export const isLine =
  (...keys: readonly string[]) =>
  (line: WorkingLine): boolean =>
    keys.includes(keyOf(line));
