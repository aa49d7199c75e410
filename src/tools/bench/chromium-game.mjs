// A game of twenty formations, set up by hand as a player would, and its plays.
import { tapped } from './chromium-phone.mjs';

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

/** To the preparation of the cup, a step at a time: what each took. */
async function stepOn(player) {
  const times = [];
  while (!(await there(player.page, 'prepare.initial'))) times.push(await tapped(player, 'turn.next.step', 'turn.now'));
  return times;
}

/** From the game's first turn to where chits are drawn; answers what the steps on the way took. */
export async function toTheDraws(player) {
  const steps = await stepOn(player);
  await settle(player.page);
  await player.page.getByTestId('turn.next.fill').first().tap();
  await player.page.getByTestId('turn.next.draw').first().waitFor();
  return steps;
}

/** Draws a chit, ticks a line of its action stage and takes the tick back. */
export async function drawTickUndo(player) {
  const draw = await tapped(player, 'turn.next.draw', 'cup');
  const tick = await tapped(player, 'acting.stage.movement', 'acting');
  const undo = await tapped(player, 'game.header.undo', 'acting');
  // Whoever acts is done before the next chit is drawn.
  await player.page.getByTestId('turn.next.done').first().tap();
  await player.page.getByTestId('turn.next.draw').first().waitFor();
  return { draw, tick, undo };
}

/** Steps between which a player may go back and forth, in the list of the turn's sequence; it closes itself when one is chosen. */
export async function jumpTo(player, step) {
  if (!(await there(player.page, 'turn.sequence'))) await player.page.getByTestId('turn.sequence.toggle').first().tap();
  return tapped(player, `turn.step.${step}`, 'turn.sequence.toggle');
}
