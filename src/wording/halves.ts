/** Half points as they are printed: 7 is "3½", 1 is "½", −3 is "−1½". */
export const halves = (count: number): string => {
  const size = Math.abs(count);
  const whole = Math.floor(size / 2);
  const printed = size % 2 === 0 ? String(whole) : `${whole === 0 ? '' : String(whole)}½`;
  return count < 0 ? `−${printed}` : printed;
};

/** A change in half points, with its sign: 1 is "+½", −2 is "−1", 0 is "±0". */
export const halvesChange = (count: number): string => {
  if (count === 0) return '±0';
  return count > 0 ? `+${halves(count)}` : halves(count);
};
