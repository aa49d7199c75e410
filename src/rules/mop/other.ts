import type { Modifier } from '../../engine/fields';
import type { Working } from '../../engine/step';
import { WORKS_LINES } from './engineering/vocabulary';

/** Ruling 7: the line of the other modifier of a die. */
export const otherLines = (other: Modifier | undefined): Working =>
  other === undefined ? [] : [WORKS_LINES.mopOther('Ruling 7', { reason: other.reason, change: other.amount })];

/** Ruling 7: by how much the die changes. */
export const amountOf = (other: Modifier | undefined): number => other?.amount ?? 0;
