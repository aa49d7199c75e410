import { fireEvent, screen, waitFor } from '@testing-library/react-native';
import { EMPTY_TITLE } from '../../../src/rules/common/index';
import type { Setup } from '../../../src/rules/common/index';
import { battle, formation, leader, unit } from '../../../src/testkit/battle';
import { madeGame, testPorts } from '../../../src/testkit/ports';
import { PALETTES } from '../../theme/palette';
import { answer } from '../testing/fight';
import { press, settled, switchedOn } from '../testing/phone';

const FIELD = battle({
  playMode: 'solo',
  title: { ...EMPTY_TITLE, cardPlay: 'full' },
  formations: [formation('f1', 'first'), formation('f2', 'first'), formation('s1', 'second')],
  units: [
    unit('horse', 'f1', { arm: 'cavalry', initiative: 3 }),
    unit('foot', 'f2', { initiative: 3 }),
    unit('d', 's1', { initiative: 3 }),
  ],
});

/** A game with the card step open. */
const atTheCards = async (setup: Setup = FIELD, dice: 'app' | 'table' = 'table'): Promise<void> => {
  const ports = testPorts();
  await madeGame(ports, 'mop', setup);
  const { settings } = await switchedOn(ports);
  await settled(() => {
    settings.change({ dice });
  });
  await press('games.card.open');
  await screen.findByTestId('turn');
  await press('turn.step.cards');
};

const plays = async (side: 'first' | 'second', card: string, subject?: string): Promise<void> => {
  await press(`cards.enter.${side}.deck`);
  await press(`cards.enter.${side}.card.${card}`);
  if (subject !== undefined) await press(`cards.play.${card}.subject.${subject}`);
  await press(`cards.play.${card}.yes`);
};

const opens = async (procedure: string): Promise<void> => {
  await press('tabs.resolve');
  await press(`resolve.open.${procedure}`);
  await screen.findByTestId('combat.setup');
};

const faces = async (...thrown: readonly number[]): Promise<void> => {
  for (const face of thrown) await press(`combat.dice.pad.face-${String(face)}`);
};

/** foot assaults d; the first die is asked for. */
const assaults = async (): Promise<void> => {
  await opens('nlc/assault');
  await press('combat.pick.foot');
  await press('combat.pick.d');
};

/** He would be lost. */
const rollsForHisLife = async (): Promise<void> => {
  await press('leader.roll');
  for (const face of [6, 6]) await press(`dice.pad.face-${String(face)}`);
  await screen.findByTestId('play.waits');
};

/** Shows a card that its owner has played hidden. */
const shown = async (side: 'first' | 'second', card: string, subject?: string): Promise<void> => {
  await plays(side, card, subject);
  await press(`cards.show.${card}`);
};

test('MOP 37.12: card 23: its cavalry is picked unit by unit, and its charge is refused', async () => {
  await atTheCards();
  await press('cards.enter.second.deck');
  await press('cards.enter.second.card.23U');
  await press('cards.play.23U.unit.horse');
  await press('cards.play.23U.yes');
  expect(screen.getByTestId('cards.effects')).toHaveTextContent(/horse Division/);
  await opens('nlc/charge');
  const notice = 'cards.here.noCharge';
  expect(screen.getByTestId(notice)).toHaveTextContent(
    /Coalition: Untrained Enemy Cavalry \(23\)horse Division: This cavalry cannot charge, until the turn ends/,
  );
  expect(screen.getByTestId(notice)).toHaveStyle({ borderColor: PALETTES.light.info });
  await press('combat.pick.horse');
  await waitFor(() => expect(screen.getByTestId(notice)).toHaveStyle({ borderColor: PALETTES.light.warn }));
  await press('combat.pick.d');
  expect(screen.queryByTestId('combat.dice.pad')).toBeNull();
  expect(await screen.findByText(/Card 23 is in force. This turn it keeps from charging: horse Division/)).toBeTruthy();
  await press('combat.side.second');
  await waitFor(() => expect(screen.queryByTestId(notice)).toBeNull());
});
test('MOP 37.12: card 14: hidden, its owner shows it at the fight in one tap, says what it changes, and the sum names it', async () => {
  await atTheCards();
  await plays('first', '14N');
  await assaults();
  expect(screen.getByTestId('cards.here.combatDie')).toHaveTextContent(/hidden.*Show the card and it counts here/);
  await press('cards.here.combatDie.show');
  await waitFor(() =>
    expect(screen.getByTestId('cards.here.combatDie')).toHaveTextContent(/You are asked before the fire/),
  );
  await answer('combat.choice.own');
  await faces(1, 1);
  await faces(1, 1);
  await waitFor(() =>
    expect(screen.getByTestId('combat.working')).toHaveTextContent(/Marshal Ney \(14\): \+1 on the attacker’s roll/),
  );
});

test('MOP 37.12: given the app’s dice, when a card’s owner has decided, then the fire waits and may come from the table', async () => {
  await atTheCards(FIELD, 'app');
  await plays('first', '14N');
  await assaults();
  await press('cards.here.combatDie.show');
  await answer('combat.choice.own');
  expect(await screen.findByTestId('combat.dice.throw')).toBeTruthy();
  expect(screen.queryByTestId('combat.thrown.0')).toBeNull();
  await press('combat.dice.source');
  await faces(2, 3);
  expect(await screen.findByTestId('combat.thrown.0')).toHaveProp(
    'accessibilityLabel',
    expect.stringContaining('2, 3'),
  );
});

test('MOP 37.12: card 7: a throw is made again with dice from the table, counted, and stands', async () => {
  await atTheCards();
  await shown('second', '7B');
  await assaults();
  await faces(1, 1);
  expect(screen.queryByTestId('resolve.again.0.7B')).toBeNull();
  await faces(1, 1);
  await press('resolve.again.1.7B');
  await press('resolve.again.dice.pad.face-1');
  await press('resolve.again.dice.pad.face-2');
  await waitFor(() =>
    expect(screen.getByTestId('combat.working')).toHaveTextContent(/Blücher \(7\): 1, 1 thrown again, 1, 2 stands/),
  );
  expect(screen.queryByTestId('resolve.again.1.7B')).toBeNull();
  await press('combat.apply.yes');
  await press('combat.another');
  await press('cards.here.fold.toggle');
  expect(screen.getByTestId('cards.here.rerolls')).toHaveTextContent(/Rerolls left: 2/);
});

test('MOP 37.12: card 3: a pursuit is called off where it would be ridden, and the card is used by that', async () => {
  await atTheCards();
  await shown('second', '3');
  await opens('nlc/pursuit');
  expect(screen.getByTestId('cards.here.coverFire')).toHaveTextContent(
    /You are asked when a pursuit is about to be ridden/,
  );
  expect(screen.queryByTestId('combat.fact.cancelled')).toBeNull();
  await press('combat.pick.horse');
  await press('combat.pick.d');
  await answer('combat.choice.pursue');
  await answer('combat.choice.cancel');
  await answer('combat.choice.stay');
  await press('combat.apply.yes');
  await waitFor(() => expect(screen.queryByTestId('cards.here.coverFire')).toBeNull());
});

test('MOP 37.12: card 24: its owner says what the card gives the 2 for, and the sum names it', async () => {
  await atTheCards();
  await shown('first', '24L');
  await assaults();
  await press('combat.push.roll');
  await faces(1, 1);
  await faces(1, 1);
  await waitFor(() => expect(screen.getByTestId('combat.working')).toHaveTextContent(/The Last Push \(24\): \+2 on/));
});

test('MOP 37.12: what a card did on a page that was left half filled in ends with the card', async () => {
  await atTheCards();
  await shown('second', '7B');
  await assaults();
  expect(screen.getByTestId('cards.here')).toBeTruthy();
  expect(screen.queryByTestId('combat.fact.defenderNeverForced')).toBeNull();
  await press('resolve.header.back');
  await press('tabs.turn');
  await press('turn.step.turnEnd');
  await press('turn.next.turn');
  await opens('nlc/assault');
  await waitFor(() => expect(screen.queryByTestId('cards.here')).toBeNull());
  await faces(6, 6);
  await faces(1, 1);
  expect(JSON.stringify(screen.toJSON())).not.toContain('Blücher');
});

test('MOP 37.12: card 31: shown where a leader is in danger, it is asked for when he would be lost, and is used', async () => {
  await atTheCards({ ...FIELD, leaders: [leader('emperor', 'first', 3)] });
  await press('cards.enter.first.deck');
  await press('cards.enter.first.card.31');
  await press('cards.play.31.value.0');
  await press('cards.play.31.yes');
  await press('tabs.resolve');
  await press('resolve.open.nlc/leader-loss');
  await press('leader.who.emperor');
  await press('cards.here.noCapture.show');
  await waitFor(() => expect(screen.getByTestId('leader.odds')).toHaveTextContent(/unless his card saves him/));
  await rollsForHisLife();
  await press('play.waits.drop');
  await rollsForHisLife();
  expect(screen.getByTestId('play.waits')).toHaveTextContent(/Aide de Camp \(31\)/);
  // The Army page waits for the same decision, and one tap there decides.
  await press('resolve.header.back');
  await press('tabs.army');
  await press('army.leader.emperor');
  await press('play.choice.save');
  await waitFor(() => expect(screen.queryByTestId('play.waits')).toBeNull());
  expect(screen.getByTestId('leader.roll')).toBeTruthy();
  expect(screen.queryByTestId('cards.here.noCapture')).toBeNull();
});

test('MOP App. I, card 16: while a fire burns whoever acts is told that movement costs more', async () => {
  await atTheCards();
  await plays('first', '16');
  expect(screen.getByTestId('cards.effect.firePenalty')).toHaveTextContent(/By the MP that the card prints/);
  await press('turn.step.prepare');
  await press('turn.next.fill');
  await press('turn.next.draw');
  await screen.findByTestId('acting');
  expect(screen.getByTestId('acting')).toHaveTextContent(/Fire \(16\).*Movement costs more/);
});

test('MOP App. I, card 10: its owner reads how he comes to see the enemy’s orders', async () => {
  await atTheCards({ ...FIELD, playMode: 'onePhone' });
  await press('cards.open.first');
  await screen.findByTestId('curtain');
  await settled(() => {
    fireEvent(screen.getByTestId('curtain.open'), 'longPress');
  });
  await plays('first', '10');
  expect(await screen.findByTestId('cards.effect.spies')).toHaveTextContent(/The enemy opens his desk and shows them/);
});
