// A game of twenty formations, set up by hand as a player would, and its plays.
import { tapToChange } from './chromium-page.mjs';

const SIDES = ['first', 'second'];
const CORPS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];

const linesFor = (side) => CORPS.map((nr, i) => `${nr} Corps, Leader ${side} ${nr}, ${2 + (i % 3)}`).join('\n');

const there = (page, id) => page.getByTestId(id).first().isVisible();

async function enter(page, side) {
  const tap = (id) => page.getByTestId(id).first().tap();
  await tap(`setup.${side}.formations.toggle`);
  await tap(`setup.${side}.way.paste`);
  const text = page.getByTestId(`setup.${side}.paste.text`).first();
  await text.fill(linesFor(side));
  await tap(`setup.${side}.paste.add`);
  await tap(`setup.${side}.formations.toggle`);
}

/** From the empty list into a new game's first turn. */
export async function setUpGame(page) {
  await page.getByTestId('games.empty.new').first().tap();
  for (const side of SIDES) await enter(page, side);
  await page.getByTestId('newgame.footer.begin').first().tap();
  await page.getByTestId('turn').waitFor();
}

/** Whatever the preparation of the cup still asks for, until the cup can be filled. */
async function settle(page) {
  const tap = (id) => page.getByTestId(id).first().tap();
  for (const side of SIDES) {
    await tap(`prepare.coordinated.${side}.roll`);
    await page.waitForTimeout(300);
    if (await there(page, `prepare.coordinated.${side}.decline`)) await tap(`prepare.coordinated.${side}.decline`);
  }
  await tap('prepare.initial.roll');
  await page.waitForTimeout(300);
  if (await there(page, 'prepare.initial.decline')) await tap('prepare.initial.decline');
  await page.waitForTimeout(300);
}

/** To the preparation of the cup, a step at a time: how long each took to show. */
export async function stepOn(page) {
  const times = [];
  while (!(await there(page, 'prepare.initial'))) times.push(await tapToChange(page, 'turn.next.step', 'turn.now'));
  return times;
}

export async function fillCup(page) {
  await settle(page);
  await page.getByTestId('turn.next.fill').first().tap();
  await page.getByTestId('turn.next.draw').first().waitFor();
}

/** The turn's sequence lies in a fold, which closes itself when a step is chosen. */
async function unfold(page) {
  if (!(await there(page, 'turn.sequence'))) await page.getByTestId('turn.sequence.toggle').first().tap();
}

/** Steps between which a player may go back and forth, in the list of the turn's sequence. */
export async function stepBackAndForth(page, times) {
  const took = [];
  for (let i = 0; i < times; i += 1) {
    const step = i % 2 === 0 ? 'turnEnd' : 'selection';
    await unfold(page);
    took.push(await tapToChange(page, `turn.step.${step}`, 'turn.sequence.toggle'));
  }
  return took;
}

/** Draws a chit, ticks a line of its action stage and takes the tick back, so many times. */
export async function drawTickUndo(page, times) {
  const took = { draw: [], tick: [], undo: [] };
  for (let i = 0; i < times; i += 1) {
    took.draw.push(await tapToChange(page, 'turn.next.draw', 'cup'));
    took.tick.push(await tapToChange(page, 'acting.stage.movement', 'acting'));
    took.undo.push(await tapToChange(page, 'game.header.undo', 'acting'));
    // Whoever acts is done before the next chit is drawn.
    await page.getByTestId('turn.next.done').first().tap();
    await page.getByTestId('turn.next.draw').first().waitFor();
  }
  return took;
}
