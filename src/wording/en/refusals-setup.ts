import type { Refusal } from '../../engine/step';

type Facts = NonNullable<Refusal['facts']>;

/** What a set-up with units in it must be. */
export const SETUP_REFUSALS: Readonly<Record<string, (facts: Facts) => string>> = {
  NO_FORMATIONS: () =>
    'There are no formations yet, and without them no chits. Enter those of both sides, or play without a cup.',
  UNIT_OF_NO_FORMATION: ({ name }) => `${name ?? ''} belongs to no formation. Give it one, or take it out.`,
  UNIT_NAME_TWICE: ({ name, formation }) =>
    `${formation ?? 'A formation'} has two units called ${name ?? ''}. Give one of them another name.`,
};
