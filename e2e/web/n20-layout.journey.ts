import { beginN20 } from '../journeys/n20-matrix';
import { walkEverySheet } from './layout-walk';
import type { Place } from './layout-walk';

/** A way through what only N20 has; a place goes on from where the one before it was. */
const PLACES: readonly Place[] = [
  ['the markers that are due', [], 'command'],
  ['the track and the counters', ['command.first.unit.u-1', 'tabs.army'], 'morale.track'],
  ['what may be done to a unit', ['unit.u-2'], 'unit.action.broken'],
  ['the rally', ['unit.action.routed', 'unit.action.rally'], 'rally.roll'],
  ['the reasons', ['rally.sheet.close', 'unit.close', 'morale.side.second'], 'morale.amount.record'],
  [
    'withdrawal and pursuit',
    ['morale.sheet.close', 'exit.toggle', 'exit.second', 'unit.u-1', 'unit.action.pursue'],
    'pursue.send',
  ],
  [
    'the end of the game',
    ['pursue.sheet.close', 'unit.action.disordered', 'unit.close', 'army.end'],
    'end.record.second',
  ],
  ['what ends now', ['end.header.back', 'tabs.turn', 'turn.step.movement-first'], 'endsnow.lift'],
  ['the question for the matrix', ['turn.step.combat-first', 'matrix.ask.reach.first'], 'matrix.ask.by.first'],
];

const BEHIND: readonly Place[] = [
  ['the chits', [], 'matrix.seal'],
  ['what a chit comes to', ['matrix.chit.Charge'], 'matrix.outlook'],
];

const AFTER: readonly Place[] = [
  ['the reserves and who fights', ['matrix.unit.u-1', 'matrix.unit.u-4'], 'matrix.reveal'],
  ['both chits turned up', ['matrix.reveal'], 'matrix.told'],
  ['the result of a battle', ['matrix.told.DR'], 'matrix.apply'],
];

walkEverySheet('The N20 screens fit', {
  begin: (app) => beginN20(app, 'Fun'),
  walk: async ({ app, driver, step, visit }) => {
    await visit(PLACES);
    await step('the curtain is raised', async () => {
      await driver.tap('matrix.ask.by.first');
      await driver.hold('curtain.open');
      await driver.appears('matrix.pick');
    });
    await visit(BEHIND);
    await step('both have picked', async () => {
      await driver.tap('matrix.seal');
      await app.n20.pick('Hold');
      await driver.appears('matrix.reserves');
    });
    await visit(AFTER);
  },
});
