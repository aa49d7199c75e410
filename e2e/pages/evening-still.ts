import { until } from './driver';

const LOOKS = 4;

/** What is tapped moves the rest of the page: a hand waits until it has lain still for some looks. */
export const still = async (look: () => Promise<string>): Promise<void> => {
  let [before, looks] = ['', 0];
  await until('the page to lie still', look, (now) => {
    looks = now === before ? looks + 1 : 0;
    before = now;
    return looks >= LOOKS;
  });
};
