import { ALLIED_CHITS, ALLIED_TITLE, ALLIES, FRENCH, FRENCH_CHITS } from '../journeys/armies';
import type { App } from '../pages/app';
import { tap, walkEverySheet } from './layout-walk';
import type { Place } from './layout-walk';

const [REILLE = ''] = FRENCH_CHITS;
const [, PIRCH = ''] = ALLIED_CHITS;

const ROSTER = [
  'name,formation,arm,front,reverse,initiative,movement,guard',
  '5th Division,II Corps,inf,5,3,3,4,',
  '6th Division (Prince Jérôme),II Corps,inf,4,2,3,4,',
  'Piré,II Corps,cav,3,1,3,6,',
  'Corps artillery,II Corps,foot artillery,2,,3,4,',
  'Old Guard,Imperial Guard,inf,7,4,4,4,old',
];

/** A game with all that the army book knows: a limit, a night, checks for disruption, secret arrivals. */
const beginMop = async ({ driver, games, newGame, turn }: App): Promise<void> => {
  await games.startNew();
  await newGame.rules('mop');
  await newGame.name('Brienne');
  await newGame.title('second', ALLIED_TITLE);
  await newGame.paste('first', FRENCH);
  await newGame.paste('second', ALLIES);
  await driver.tap('setup.first.units.toggle');
  await driver.type('setup.first.units.text', ROSTER.join('\n'));
  await driver.tap('setup.first.units.add');
  await driver.shows('setup.first.units', '5 units');
  await driver.tap('setup.first.units.toggle');
  await driver.tap('setup.first.formations.toggle');
  await driver.tap('setup.formation.row', 0);
  await driver.tap('setup.formation.limit.more');
  await driver.tap('setup.first.formations.toggle');
  await driver.tap('setup.second.formations.toggle');
  await driver.tap('setup.formation.row', 1);
  for (let i = 0; i < 4; i += 1) await driver.tap('setup.formation.arrives.more');
  await driver.tap('setup.second.formations.toggle');
  await driver.tap('setup.turns.toggle');
  await driver.tap('setup.turns.track.turn-1');
  await driver.tap('setup.turns.kind.night');
  await driver.tap('setup.turns.toggle');
  await driver.tap('setup.switches.toggle');
  for (const name of ['variableArrival', 'secretArrivals']) await driver.tap(`setup.switch.${name}`);
  await newGame.begin();
  await turn.goTo('prepare');
  await driver.tap('tabs.army');
};

/** A way through the army book; a place goes on from where the one before it was. */
const PLACES: readonly Place[] = [
  ['a counter lifted and why its morale', ['unit.u-1', 'unit.action.steplost', 'unit.why'], 'unit.morale'],
  ['a limit crossed', ['unit.action.steplost', 'unit.close', 'unit.u-2', 'unit.action.steplost'], 'unit.worth'],
  ['boxes and the notice', ['unit.action.steplost', 'unit.close'], 'army.crossed.demoralized'],
  [
    'markers',
    ['army.crossed.demoralized.close', 'unit.u-3', 'unit.u-5', 'unit.action.disrupted', 'unit.close'],
    'army.box.first.uar',
  ],
  ['the checks at the turn’s end', ['tabs.turn', 'turn.step.turnEnd'], 'disruption.u-3.odds'],
  ['a leader in danger', ['tabs.army', `army.formation.${REILLE}`], 'leader.odds'],
  [
    'the chances of a rally',
    [
      'formation.close',
      'tabs.turn',
      'turn.next.turn',
      'tabs.army',
      `army.formation.${REILLE}`,
      'rally.unit.u-1',
      'rally.unit.u-2',
    ],
    'rally.odds.u-2',
  ],
  ['the Guard thrown back', ['formation.close', 'army.guard.first'], 'army.guard.first.lowers'],
  [
    'bridges',
    ['campaign.spans.toggle', 'NAME span.new.name Lesmont', 'span.new.add', 'span.span-1', 'span.span-1.work'],
    'span.span-1.odds',
  ],
  [
    'trains and positions',
    [
      'campaign.spans.toggle',
      'campaign.trains.toggle',
      'train.new.kind.pontoon',
      'NAME train.new.name Pontoons',
      'train.new.add',
      'campaign.positions.toggle',
    ],
    'position.odds',
  ],
  [
    'victory points',
    [
      'campaign.trains.toggle',
      'campaign.positions.toggle',
      'campaign.points.toggle',
      'NAME place.new.name Brienne',
      'place.new.add',
      'place.Brienne.first',
      'place.Brienne.more',
    ],
    'place.Brienne.outofsupply',
  ],
];
const AT_THE_DESK: readonly Place[] = [
  ['the reinforcement’s roll', ['tabs.desk', `arrival.${PIRCH}.behind`], `arrival.${PIRCH}.odds`],
  ['its order', [`arrival.${PIRCH}.order`], `arrival.${PIRCH}.orders`],
];

walkEverySheet('The army book fits', {
  begin: beginMop,
  go: (driver, way) => {
    const [deed, id = '', ...words] = way.split(' ');
    return deed === 'NAME' ? driver.type(id, words.join(' ')) : tap(driver, way);
  },
  walk: async ({ app, step, visit }) => {
    await visit(PLACES);
    await step('the owner’s desk', async () => {
      await app.desk.doors();
      await app.desk.knock('second');
      await app.desk.raiseCurtain();
    });
    await visit(AT_THE_DESK);
  },
});
