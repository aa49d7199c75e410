import { begin } from '../journeys/armies';
import { walkEverySheet } from './layout-walk';
import type { Place } from './layout-walk';

/** A way through all screens; a place that begins with a game goes on from where the one before it was. */
const PLACES: readonly Place[] = [
  ['the Turn screen', [], 'turn'],
  ['the rolls', ['turn.step.prepare'], 'prepare.initial'],
  ['the dice pad', ['prepare.dice.table', 'prepare.coordinated.first.roll'], 'dice.pad'],
  ['the choice of two formations', ['dice.pad.face-1'], 'prepare.coordinated.first.set'],
  ['the cup', ['prepare.coordinated.first.decline', 'turn.next.fill', 'turn.next.draw'], 'acting'],
  ['chits from a real cup', ['turn.next.done', 'cup.enter.toggle'], 'cup.enter.chit'],
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

const AFTER_THE_CURTAIN: readonly Place[] = [
  ['the desk', ['tabs.desk'], 'desk.first'],
  ['the history', ['desk.footer.close', 'game.header.history'], 'history.list'],
  ['a correction', ['history.row.open', 'history.row.back'], 'history.correct.yes'],
  ['the list of games', ['history.header.back', 'game.header.back', 'games.card.more'], 'games.card.name'],
  ['the settings', ['games.header.settings'], 'settings.theme'],
  ['privacy', ['settings.privacy'], 'privacy.first'],
];

walkEverySheet('Every screen fits', {
  begin: (app) => begin(app, { name: 'Ligny' }),
  walk: async ({ app, step, visit }) => {
    await visit(PLACES);
    await step('the curtain is raised', () => app.desk.raiseCurtain());
    await visit(AFTER_THE_CURTAIN);
  },
});
