import { isOn } from '../../../../src/rules/list';
import type { Compose } from '../composition';
import { blankUnit } from '../unit-fields';
import { flag, other } from './common';
import { routIn, whoChecks } from './morale';

/** Ruling 58: a game has agreed on it in its set-up; without one it is asked. */
const SPARES = 'repulseSparesFailed';
const FAILED_DISRUPTS = flag('failedDisrupts', 'A failed check disrupts', {
  otherwise: true,
  hint: 'Ruling 58. Off: it does nothing',
});

/** MOP 37.11.1: what the covers hid, who went in, and whether his orders let him into zones. */
const repulse: Compose = (rules, view) => ({
  settled: { ...routIn(view).settled, ...(view === null ? {} : { failedDisrupts: !isOn(view.setup, SPARES) }) },
  initial: { members: [{ unit: blankUnit(rules)(0), circumstances: { game: 'mop' } }], found: true },
  known: [
    {
      fields: [
        {
          kind: 'one',
          at: 'found',
          label: 'Under the covers',
          options: [
            { id: 'combat', label: 'A combat unit', value: true },
            { id: 'vedettes', label: 'Vedettes or nothing', value: false },
          ],
          otherwise: 'combat',
          look: 'segmented',
        },
        whoChecks(rules, 'Who goes in', view),
        flag('ordersBarZones', 'Its orders keep it out of zones', {
          hint: 'March, Delay, Reserve: one hex more, and disrupted',
        }),
      ],
    },
  ],
  more: [...(view === null ? [FAILED_DISRUPTS] : []), ...routIn(view).asked, other],
});

/** Procedures of MOP's covered stacks. */
export const MOP_COVERED: Readonly<Record<string, Compose>> = { 'mop/repulse': repulse };
