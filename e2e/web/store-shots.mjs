// Screenshots in the sizes that the stores ask for: npm run release:shots → artifacts/store/<store>-<kind>/
import { mkdir, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { launch } from './lib-browser.mjs';
import { serve } from './serve.mjs';

const require = createRequire(import.meta.url);
require('../../src/tools/register-ts.cjs');
const { begunForCombat } = require('../journeys/combat.ts');
const { appOver } = require('../pages/app.ts');
const { armyPage } = require('../pages/army-page.ts');
const { combatPage } = require('../pages/combat-page.ts');
const { webDriver } = require('./driver.ts');
const { SHOTS } = require('../../src/tools/release/pictures.ts');

const PROFILE = '.tmp/store-shots-profile';

/** What a store asks for in pixels is so many points of such a screen (src/tools/release/check.ts). */
const SCREENS = {
  'apple-phone': { width: 440, height: 956, scale: 3 },
  'apple-tablet': { width: 1032, height: 1376, scale: 2 },
  'play-phone': { width: 432, height: 768, scale: 2.5 },
  'play-tablet': { width: 800, height: 1280, scale: 2 },
};

/** A page that stands still, with its letters. */
async function settled(page) {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
}

/** The rolls before the cup, and the cup when two have been drawn. */
async function turn({ driver, turn: page }, shot) {
  await page.goTo('prepare');
  await page.dice('table');
  await page.rollCoordinated('first');
  await page.face(1);
  for (const chit of ['first-f-1', 'first-f-2']) await driver.tap(`prepare.coordinated.first.chits.${chit}`);
  await shot('a roll and its working');
  await driver.tap('prepare.coordinated.first.set');
  await page.rollCoordinated('second');
  await page.face(6);
  await page.rollInitial();
  for (const face of [6, 1]) await page.face(face);
  await driver.tap('prepare.initial.first.chit.first-f-3');
  await driver.tap('prepare.initial.take');
  await driver.appears('turn.next.done');
  for (let drawn = 0; drawn < 2; drawn += 1) {
    await page.draw();
    await driver.appears('turn.next.done');
  }
  await shot('the cup');
}

async function fight({ driver }, shot) {
  const combat = combatPage(driver);
  await combat.open('assault');
  await combat.pick('u-1', 'u-2', 'u-5');
  await driver.appears('combat.odds.bars');
  await shot('an assault');
  await combat.back();
  await armyPage(driver).open();
  await armyPage(driver).unit(['u-1'], 'steplost');
  await shot('the army book');
}

async function desk({ driver }, shot) {
  await driver.tap('tabs.desk');
  await driver.tap('desk.door.second');
  await driver.appears('curtain');
  await shot('the curtain');
}

async function series(folder, { width, height, scale }, server) {
  const into = join(SHOTS, folder);
  await rm(PROFILE, { recursive: true, force: true });
  await mkdir(into, { recursive: true });
  const options = { viewport: { width, height }, deviceScaleFactor: scale, reducedMotion: 'reduce' };
  const context = await launch(PROFILE, options);
  const page = context.pages()[0] ?? (await context.newPage());
  const app = appOver(webDriver({ page, url: server.url }));
  let number = 0;
  const shot = async (name) => {
    await settled(page);
    number += 1;
    await page.screenshot({ path: join(into, `${number}-${name.replaceAll(' ', '-')}.png`), animations: 'disabled' });
  };
  try {
    await begunForCombat(app);
    for (const part of [turn, fight, desk]) await part(app, shot);
  } finally {
    await context.close();
  }
  console.log(`${folder}: ${number} of ${width * scale} × ${height * scale}`);
}

await rm(SHOTS, { recursive: true, force: true });
const server = await serve(process.argv[2] ?? 'dist');
for (const [folder, screen] of Object.entries(SCREENS)) await series(folder, screen, server);
await server.close();
