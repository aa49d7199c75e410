import { begin } from '../journeys/armies';
import { appOver } from '../pages/app';
import { check } from '../pages/driver';
import { webDriver } from './driver';
import { journey } from './lib.mjs';
import type { WebTools } from './lib.mjs';
import { layoutFaults } from './layout';

/** A way through all screens; a place that begins with a game goes on from where the one before it was. */
const PLACES: readonly (readonly [string, readonly string[], string])[] = [
  ['the Turn screen', [], 'turn'],
  ['the rolls', ['turn.step.prepare'], 'prepare.initial'],
  ['the dice pad', ['prepare.dice.table', 'prepare.coordinated.first.roll'], 'dice.pad'],
  ['the choice of two formations', ['dice.pad.face-1'], 'prepare.coordinated.first.set'],
  ['the cup', ['prepare.coordinated.first.decline', 'turn.next.fill', 'turn.next.draw'], 'acting'],
  ['chits from a real cup', ['cup.enter.toggle'], 'cup.enter.chit'],
  ['the Army screen', ['tabs.army'], 'army.first'],
  ['the set-up', ['army.footer.setup'], 'setup.footer.record'],
  ['the turn track', ['setup.turns.toggle', 'setup.turns.track.turn-0'], 'setup.turns.label'],
  [
    'a formation',
    ['setup.turns.toggle', 'setup.first.formations.toggle', 'setup.formation.row'],
    'setup.formation.rating',
  ],
  ['the commanders', ['setup.first.formations.toggle', 'setup.first.commanders.toggle'], 'setup.commander.rating'],
  ['the colours', ['setup.first.commanders.toggle', 'setup.first.colour_fold.toggle'], 'setup.first.colour'],
  ['the doors', ['setup.header.back', 'tabs.desk'], 'desk.door.first'],
  ['the curtain', ['desk.door.first'], 'curtain'],
];

const AFTER_THE_CURTAIN: readonly (readonly [string, readonly string[], string])[] = [
  ['the desk', ['tabs.desk'], 'desk.first'],
  ['the history', ['desk.footer.close', 'game.header.history'], 'history.list'],
  ['a correction', ['history.row.back'], 'history.correct.yes'],
  ['the list of games', ['history.header.back', 'game.header.back', 'games.card.more'], 'games.card.name'],
  ['the settings', ['games.header.settings'], 'settings.theme'],
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
    const visit = ([name, way, there]: (typeof PLACES)[number]): Promise<void> =>
      tools.step(name, async () => {
        for (const id of way) await driver.tap(id);
        await driver.appears(there);
        const faults = await driver.page().evaluate(layoutFaults);
        check(faults.length === 0, faults.join('\n'));
      });
    await tools.step('a game is begun', async () => {
      const settings = JSON.stringify({ textScale });
      await driver.page().addInitScript((text) => {
        localStorage.setItem('estafette.setting.settings', text);
      }, settings);
      await driver.open();
      await begin(app, { name: 'Ligny' });
    });
    for (const place of PLACES) await visit(place);
    await tools.step('the curtain is raised', () => app.desk.raiseCurtain());
    for (const place of AFTER_THE_CURTAIN) await visit(place);
  };
  journey(`Every screen fits ${name}`, walk, { launchOptions: { viewport } });
}
