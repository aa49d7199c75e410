import { beginN20 } from '../journeys/n20-matrix';
import { appOver } from '../pages/app';
import { check } from '../pages/driver';
import { webDriver } from './driver';
import { journey } from './lib.mjs';
import type { WebTools } from './lib.mjs';
import { layoutFaults } from './layout';

/** A way through what only N20 has; a place goes on from where the one before it was. */
const PLACES: readonly (readonly [string, readonly string[], string])[] = [
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
    ['pursue.sheet.close', 'unit.action.disordered', 'unit.close', 'end.toggle'],
    'end.record.second',
  ],
  ['what ends now', ['tabs.turn', 'turn.step.movement-first'], 'endsnow.lift'],
  ['the question for the matrix', ['turn.step.combat-first', 'matrix.ask.reach.first'], 'matrix.ask.by.first'],
];

const BEHIND: readonly (readonly [string, readonly string[], string])[] = [
  ['the chits', [], 'matrix.seal'],
  ['what a chit comes to', ['matrix.chit.Charge'], 'matrix.outlook'],
];

const AFTER: readonly (readonly [string, readonly string[], string])[] = [
  ['the reserves and who fights', ['matrix.units.toggle', 'matrix.unit.u-1', 'matrix.unit.u-4'], 'matrix.reveal'],
  ['both chits turned up', ['matrix.reveal'], 'matrix.done'],
];

const UPRIGHT = { width: 390, height: 844 };
const ON_ITS_SIDE = { width: 844, height: 390 };

for (const [name, textScale, viewport] of [
  ['a phone and a thumb', 1, UPRIGHT],
  ['letters of twice the size', 2, UPRIGHT],
  ['a phone on its side', 1, ON_ITS_SIDE],
] as const) {
  const walk = async (tools: WebTools): Promise<void> => {
    const driver = webDriver(tools);
    const app = appOver(driver);
    const visit = ([title, way, there]: (typeof PLACES)[number]): Promise<void> =>
      tools.step(title, async () => {
        for (const id of way) await driver.tap(id);
        await driver.appears(there);
        const faults = await driver.page().evaluate(layoutFaults);
        check(faults.length === 0, faults.join('\n'));
      });
    const visitAll = async (places: typeof PLACES): Promise<void> => {
      for (const place of places) await visit(place);
    };
    await tools.step('a game is begun', async () => {
      const settings = JSON.stringify({ textScale });
      await driver.page().addInitScript((text) => {
        localStorage.setItem('estafette.setting.settings', text);
      }, settings);
      await driver.open();
      await beginN20(app, 'Fun');
    });
    await visitAll(PLACES);
    await tools.step('the curtain is raised', async () => {
      await driver.tap('matrix.ask.by.first');
      await driver.hold('curtain.open');
      await driver.appears('matrix.pick');
    });
    await visitAll(BEHIND);
    await tools.step('both have picked', async () => {
      await driver.tap('matrix.seal');
      await app.n20.pick('Hold');
      await driver.appears('matrix.reserves');
    });
    await visitAll(AFTER);
  };
  journey(`The N20 screens fit ${name}`, walk, { launchOptions: { viewport } });
}
