import { slips } from './heard';
import type { Player } from './player';

export type Step = <T>(title: string, act: () => Promise<T>) => Promise<T>;

/** A battle that comes with the app: its names are always the same. */
const NORTH = 'Army of the North';
const HILLS = 'Army of the Hills';

const RAISE = 'Press and hold, or press twice';
const AGAIN = 'Press once more to confirm';

/** Where the sealed order leads: nothing that lies open names the place. */
const SECRET = 'Crow Hill';

const begins = async (player: Player): Promise<void> => {
  await player.hears('Estafette');
  await player.press('push button', 'Scenarios…');
  await player.hears('Scenarios heading');
  await player.press('push button', 'The bridge at Ostrel…');
  await player.hears('The bridge at Ostrel heading');
  await player.press('radio button', 'One phone…');
  await player.hears('One phone', 'Passed across the table');
  await player.press('push button', 'Begin');
  await player.hears('12:00 heading');
};

/** The presses of assistive technology are no finger’s: the first arms the curtain, the second raises it. */
const raises = async (player: Player, side: string): Promise<void> => {
  await player.hears(`${side} heading level 1`);
  await player.press('push button', RAISE);
  await player.hears(AGAIN);
  await player.press('push button', AGAIN);
  await player.finds('push button', 'Write an order');
  await player.hears(`${side} heading level 2`);
};

const seals = async (player: Player): Promise<void> => {
  await player.press('push button', 'An order for Second Corps…');
  await player.press('toggle button', 'March…');
  await player.press('radio button', `${SECRET}…`);
  await player.goes('push button', `…${SECRET}`);
  await player.hears(SECRET);
  await player.press('radio button', '6 MP…');
  await player.hears('6 MP');
  await player.press('push button', 'Seal');
  await player.hears(`March to ${SECRET}`);
};

/** The dice are the app's own: whoever wins the chit has to say what becomes of it. */
const hasWon = (speech: readonly string[]): boolean =>
  speech.some((said) => said.includes(`${NORTH} (`) && said.includes('wins'));

const draws = async (player: Player): Promise<void> => {
  await player.press('push button', `Roll for Coordinated Action: ${NORTH}`);
  await player.hears(`${NORTH} (General Varnay, 3) rolled`);
  if (hasWon(player.speech())) await player.press('push button', 'Leave it unused');
  await player.press('push button', 'Skip the other rolls');
  await player.hears('Cup filled');
  await player.press('push button', 'Draw a chit');
  const name = await player.finds('image', '…, drawn');
  await player.hears(`Drawn: ${name.split(',')[0] ?? name}`);
};

const assaults = async (player: Player): Promise<void> => {
  await player.press('page tab', 'Resolve');
  await player.press('push button', 'Assault…');
  await player.press('radio button', `${NORTH}…`);
  await player.press('toggle button', '1st Foot…');
  await player.press('toggle button', 'White regiment…');
  await player.press('push button', 'Attacker: throw…');
  await player.hears('Fire in the assault (attacker): ');
};

/** An evening’s beginning, played by ear: every press is a screen reader’s own. */
export const playByEar = async (player: Player, step: Step): Promise<void> => {
  await step('a game is created', () => begins(player));
  const risen = await step('two presses raise the curtain, and the first press behind it counts', async () => {
    await player.press('push button', `To the desk: ${NORTH}`);
    await player.finds('push button', RAISE);
    const heard = player.speech().length;
    await raises(player, NORTH);
    await player.press('push button', 'Not yet…');
    await player.finds('push button', 'Undo: Command phase: Success…');
    return heard;
  });
  const closed = await step('an order is written and sealed', async () => {
    await seals(player);
    await player.press('push button', `Done, to the desk: ${HILLS}…`);
    await player.finds('push button', RAISE);
    return player.speech().length;
  });
  await step('the other desk is raised and left', async () => {
    await raises(player, HILLS);
    await player.press('push button', 'Done…');
  });
  await step('a chit is drawn', () => draws(player));
  await step('an assault is rolled', () => assaults(player));
  await step('of the order nothing was heard but at its desk', () => {
    const speech = player.speech();
    const told = slips([...speech.slice(0, risen), ...speech.slice(closed)], [SECRET]);
    if (told.length > 0) throw new Error(`it was heard:\n  ${told.join('\n  ')}`);
    return Promise.resolve();
  });
};
