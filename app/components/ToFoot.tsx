/** A thumb is at the foot already. */
export const ToFoot = () => null;
