import type { SecretKeeper } from '../journal/store';
import { chooseLogN } from '../secrecy/calibrate';
import type { CostBounds } from '../secrecy/calibrate';
import { SALT_LENGTH, pinBytes } from '../secrecy/keys';
import type { Cost, Stretch } from '../secrecy/keys';

/** All that locking and sealing need of the device. */
export type Vault = Readonly<{
  random: (length: number) => Uint8Array;
  stretch: Stretch;
  keeper: SecretKeeper;
  /** What trying a PIN shall cost on this device; measured once. */
  cost: () => Promise<Cost>;
}>;

const costOf = (logN: number): Cost => ({ logN, r: 8, p: 1 });

/** Measures on first asking how much a PIN may cost here, by stretching one. `clock` gives milliseconds. */
export const calibrated = (stretch: Stretch, clock: () => number, bounds: CostBounds): (() => Promise<Cost>) => {
  let measured: Promise<Cost> | null = null;
  const probe = async (logN: number): Promise<number> => {
    const start = clock();
    await stretch(pinBytes('0000'), new Uint8Array(SALT_LENGTH), costOf(logN));
    return clock() - start;
  };
  return () => (measured ??= chooseLogN(probe, bounds).then(costOf));
};
