import { Platform } from 'react-native';
import { ON_A_PHONE, whyClosed } from './closed';
import type { Closed } from './closed';

/** Why the storage did not open, and what to write into a report of it. */
export type Finding = Readonly<{ why: Closed; details: string }>;

export const lookWhyClosed = (failure: unknown): Promise<Finding> => {
  const said = String(failure);
  return Promise.resolve({
    why: whyClosed(said, ON_A_PHONE),
    details: `${said}\n${Platform.OS} ${String(Platform.Version)}`,
  });
};
