/** What came of one fault. The texts are all that stands on the screens, before the fault, after it, and after a restart. */
export type Outcome = Readonly<{
  said: boolean;
  shows: boolean;
  before: string;
  after: string;
  reloaded: string;
  /** Two more plays were made in the same life, and found by another restart. */
  wentOn: boolean;
}>;

/** Everything that is wrong; empty when nothing was lost and nothing was shown that is not so. */
export const judge = ({ said, shows, before, after, reloaded, wentOn }: Outcome): readonly string[] => {
  const checks: readonly (readonly [boolean, string])[] = [
    [after === reloaded, `the screen differs from the reload:\n${after}\n${reloaded}`],
    [!shows || !said || reloaded !== before, 'acknowledged and lost'],
    [!shows || said || reloaded === before, 'refused and there'],
    [wentOn, 'play does not go on'],
  ];
  return checks.filter(([good]) => !good).map(([, problem]) => problem);
};
