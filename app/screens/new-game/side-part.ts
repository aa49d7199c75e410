import type { Side } from '../../../src/engine/sides';
import type { Setup } from '../../../src/rules/common/index';

/** What every part of the form that belongs to one side is given. */
export type SidePartProps = {
  readonly side: Side;
  readonly setup: Setup;
  readonly onChange: (setup: Setup) => void;
};

/** Where the parts differ by rule set. */
export type RulesPartProps = SidePartProps & { readonly rules: string };
