// Screenshots of every screen, for human eyes: node e2e/web/shots.mjs [--dist folder] → .tmp/shots/<theme>-<size>/
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launch } from './lib-browser.mjs';
import { serve } from './serve.mjs';

const { values } = parseArgs({ options: { dist: { type: 'string' } } });
const OUT = '.tmp/shots';
const PROFILE = '.tmp/shots-profile';

const SIZES = {
  phone: { width: 390, height: 844 },
  landscape: { width: 844, height: 390 },
  tablet: { width: 1024, height: 768 },
};

/** Each phone theme, the two larger windows once, and letters at twice their size. */
const SERIES = [
  { name: 'light-phone', theme: 'light', size: 'phone', text: 1 },
  { name: 'dark-phone', theme: 'dark', size: 'phone', text: 1 },
  { name: 'lamp-phone', theme: 'lamp', size: 'phone', text: 1 },
  { name: 'light-landscape', theme: 'light', size: 'landscape', text: 1 },
  { name: 'light-tablet', theme: 'light', size: 'tablet', text: 1 },
  { name: 'light-phone-200', theme: 'light', size: 'phone', text: 2 },
];

const ARMIES = {
  first: 'II Corps, Reille, 3\nIII Corps, Vandamme, 3\nImperial Guard, Drouot, 4\nCavalry Reserve, Grouchy, 4',
  second: 'I Corps, Zieten, 4\nII Corps, Pirch, 3\nKaiserlich-Königliche Avantgarde, Nostitz, 2',
};

/** A finger, and a camera that takes the window as a player sees it. */
function handOn(page, folder) {
  let number = 0;
  const at = (id) =>
    page.locator(`xpath=//*[@data-testid="${id}" and not(ancestor::*[@aria-hidden="true"])]`).filter({ visible: true });
  const tap = (id) => at(id).first().tap();
  const see = (id) => at(id).first().waitFor();
  const there = async (id) => (await at(id).count()) > 0;
  const shot = async (name) => {
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
    const file = `${String((number += 1)).padStart(2, '0')}-${name}.png`;
    await page.screenshot({ path: join(folder, file), animations: 'disabled' });
  };
  const show = async (id, name) => {
    await at(id).first().scrollIntoViewIfNeeded();
    await shot(name);
  };
  return { at, tap, see, there, shot, show, page };
}

async function setUp({ at, tap, see, shot, show }) {
  await see('games.empty');
  await shot('games-empty');
  await tap('games.empty.new');
  await see('newgame');
  await shot('new-game');
  for (const [side, lines] of Object.entries(ARMIES)) {
    await tap(`setup.${side}.formations.toggle`);
    await tap(`setup.${side}.way.paste`);
    await at(`setup.${side}.paste.text`).fill(lines);
    if (side === 'first') await show(`setup.${side}.paste.add`, 'new-game-paste');
    await tap(`setup.${side}.paste.add`);
    if (side === 'first') await formation({ at, tap, show });
    await tap(`setup.${side}.formations.toggle`);
  }
  await show('setup.cup.odds', 'new-game-cup');
  await tap('setup.turns.toggle');
  await show('setup.turns.track', 'new-game-turns');
  await tap('setup.turns.toggle');
  await tap('setup.sequence.toggle');
  await tap('setup.sequence.own');
  await show('setup.step.title', 'new-game-sequence');
  await tap('setup.sequence.own');
  await tap('setup.sequence.toggle');
  await tap('newgame.footer.begin');
  await see('turn');
}

async function formation({ at, tap, show }) {
  await at('setup.formation.row').first().tap();
  await show('setup.formation.rating', 'new-game-formation');
  await at('setup.formation.row').first().tap();
  await tap('setup.first.way.type');
}

/** Where two pages stand side by side it lies open. */
async function unfold({ tap, there, see }) {
  // What stands below the fold is drawn after the page.
  await see('turn.sequence.toggle');
  if (!(await there('turn.sequence'))) await tap('turn.sequence.toggle');
}

async function rolls(hand) {
  const { tap, see, shot, show } = hand;
  await shot('turn');
  await unfold(hand);
  await show('turn.sequence', 'turn-sequence');
  await tap('turn.step.prepare');
  await tap('prepare.dice.table');
  await shot('prepare');
  await show('prepare.initial', 'prepare-initial');
  await tap('prepare.coordinated.first.roll');
  await see('dice.pad');
  await shot('dice-pad');
  await tap('dice.pad.face-1');
  await show('prepare.coordinated.first.set', 'coordinated-won');
  await tap('prepare.coordinated.first.chits.first-f-1');
  await tap('prepare.coordinated.first.chits.first-f-2');
  await tap('prepare.coordinated.first.set');
  await tap('prepare.coordinated.second.roll');
  await tap('dice.pad.face-6');
  await tap('prepare.initial.roll');
  await tap('dice.pad.face-6');
  await tap('dice.pad.face-1');
  await show('prepare.initial.take', 'initial-won');
  await tap('prepare.initial.first.chit.first-f-3');
  await tap('prepare.initial.take');
  await see('acting');
  await shot('initial-action');
}

async function draws({ page, tap, see, shot, show }) {
  await tap('turn.next.done');
  await see('turn.next.draw');
  await shot('cup-filled');
  for (let left = 4; left >= 2; left -= 1) {
    await tap('turn.next.draw');
    await page.getByText(`${left} chits left`).first().waitFor();
    if (left > 2) await tap('turn.next.done');
  }
  await shot('cup-drawn');
  await show('acting.stage', 'acting');
  await tap('acting.more');
  await shot('acting-more');
  await tap('turn.next.done');
  await tap('cup.enter.toggle');
  await show('cup.enter.side', 'chits-enter');
}

async function desks({ at, tap, see, there, shot, page }) {
  await tap('tabs.army');
  await see('army');
  await shot('army');
  await tap('tabs.desk');
  await see('desk.door.first');
  await shot('desk-doors');
  await tap('desk.door.second');
  await see('curtain');
  await shot('curtain');
  await at('curtain.open').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  if (!(await there('desk.second'))) await tap('tabs.desk');
  await see('desk.second');
  await tap('desk.reserve.second-f-1');
  await shot('desk');
  await tap('desk.footer.close');
  await see('desk.door.first');
}

async function rest(hand) {
  const { at, tap, see, shot, show } = hand;
  await tap('game.header.history');
  await see('history.list');
  await shot('history');
  await at('history.row.open').nth(1).tap();
  await tap('history.row.back');
  await show('history.correct', 'history-correct');
  await tap('history.header.back');
  await tap('tabs.army');
  await tap('army.footer.setup');
  await see('setup.footer.record');
  await shot('set-up');
  await tap('setup.header.back');
  await tap('tabs.turn');
  await unfold(hand);
  await tap('turn.step.turnEnd');
  await see('turn.sequence.toggle');
  await shot('turn-end');
  await tap('game.header.back');
  await see('games.list');
  await tap('games.card.more');
  await see('games.card.name');
  await shot('games');
  await tap('games.header.settings');
  await see('settings');
  await shot('settings');
}

async function series({ name, theme, size, text }, server) {
  const folder = join(OUT, name);
  await rm(PROFILE, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const context = await launch(PROFILE, { viewport: SIZES[size], reducedMotion: 'reduce' });
  const page = context.pages()[0] ?? (await context.newPage());
  const settings = JSON.stringify({ theme, textScale: text });
  await page.addInitScript((value) => localStorage.setItem('estafette.setting.settings', value), settings);
  await page.goto(server.url);
  const hand = handOn(page, folder);
  try {
    for (const part of [setUp, rolls, draws, desks, rest]) await part(hand);
  } finally {
    await hand.shot('end');
    await context.close();
  }
}

await rm(OUT, { recursive: true, force: true });
const server = await serve(values.dist ?? 'dist');
let failed = 0;
for (const one of SERIES) {
  await series(one, server).then(
    () => console.log(`${one.name}: done`),
    (cause) => {
      failed += 1;
      console.log(`${one.name}: ${cause}`);
    },
  );
}
await server.close();
process.exit(failed > 0 ? 1 : 0);
