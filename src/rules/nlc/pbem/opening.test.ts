import { battle } from '../../../testkit/battle';
import { nlcTable } from '../../../testkit/playing';
import type { NlcTable } from '../../../testkit/playing';
import { combatsWon } from './decide-opening';
import { startOdds } from './pbem-initiative';

const NAMED = { first: 'emperor', second: 'marshal' } as const;
const byMail = (): NlcTable => nlcTable(battle({ cup: 'none', switches: ['pbem'] }));
const PLAYER_TURNS = ['startRoll', 'player-first', 'player-second'];

const stepsOf = (table: NlcTable): readonly string[] => (table.view()?.steps ?? []).map(({ id }) => id);
const playerTurns = (table: NlcTable): readonly string[] => stepsOf(table).filter((id) => PLAYER_TURNS.includes(id));
const rolled = (first: number, second: number, table = byMail()): NlcTable => {
  table.when({ type: 'RollStart', commanders: NAMED }).rolling(['Ruling 99', first], ['Ruling 99', second]).thenFacts();
  return table;
};

describe('Ruling 99 who moves first in play by mail', () => {
  test('Ruling 99 the roll stands after the command phases and before both player turns', () => {
    const steps = stepsOf(byMail());
    expect(steps.slice(steps.indexOf('command-second') + 1)).toEqual([...PLAYER_TURNS, 'turnEnd']);
  });

  test('Ruling 99 the higher of die, rating and combats won has the choice', () => {
    const table = byMail();
    table
      .when({ type: 'RollStart', commanders: NAMED, won: { first: 0, second: 3 } })
      .rolling(['Ruling 99', 2], ['Ruling 99', 2])
      .thenHappened({
        type: 'StartRolled',
        rolls: {
          first: { commander: 'emperor', rating: 5, won: 0, die: 2 },
          second: { commander: 'marshal', rating: 3, won: 3, die: 2 },
        },
        winner: 'second',
      });
  });

  test('Ruling 99 whoever chose to move second does: the order of the two turns follows, this turn alone', () => {
    const table = rolled(6, 1);
    expect(playerTurns(table)).toEqual(PLAYER_TURNS);
    table.when({ type: 'ChooseOpening', opens: 'second' }).thenHappened({ type: 'OpeningChosen', opens: 'second' });
    expect(playerTurns(table)).toEqual(['startRoll', 'player-second', 'player-first']);
    table.when({ type: 'NextTurn' }).thenFacts();
    expect(playerTurns(table)).toEqual(PLAYER_TURNS);
  });

  test('Ruling 99 one roll a turn and one choice', () => {
    const table = byMail();
    table.when({ type: 'ChooseOpening', opens: 'first' }).thenRefused('NO_START_ROLL', 'Ruling 99');
    rolled(6, 1, table);
    table.when({ type: 'RollStart', commanders: NAMED }).thenRefused('ROLLED_ALREADY', 'Ruling 99');
    table.when({ type: 'ChooseOpening', opens: 'first' }).thenFacts();
    table.when({ type: 'ChooseOpening', opens: 'second' }).thenRefused('OPENING_IS_CHOSEN', 'Ruling 99');
  });

  test('Ruling 99 three ties settle nothing: the roll is made anew', () => {
    const table = byMail();
    const tie = [
      ['Ruling 99', 1],
      ['Ruling 99', 3],
    ] as const;
    table
      .when({ type: 'RollStart', commanders: NAMED })
      .rolling(...tie, ...tie, ...tie)
      .thenFacts();
    expect(table.view()?.cup.opening).toMatchObject({ winner: null, opens: null });
    rolled(6, 1, table);
    expect(table.view()?.cup.opening?.winner).toBe('first');
  });

  test('Ruling 99 combats won are the last turn’s, in which the other side went back', () => {
    const table = byMail();
    table.when({ type: 'SetFollowUp', id: 'combats', of: 'second', value: 2 }).thenFacts();
    table.when({ type: 'NextTurn' }).thenFacts();
    rolled(1, 1, table);
    expect(table.view()?.cup.opening?.rolls).toMatchObject({ first: { won: 2 }, second: { won: 0 } });
    expect(combatsWon({ first: { units: 4, combats: 1 }, second: { units: 2, combats: 2 } })).toEqual({
      first: 2,
      second: 1,
    });
  });

  test('Ruling 99 units of one chit: both player turns remind of it', () => {
    const due = byMail()
      .view()
      ?.due.filter(({ key }) => key === 'oneChitAssaults');
    expect(due?.map(({ step }) => step)).toEqual(['player-first', 'player-second']);
  });

  test('Ruling 99 with a cup, or without the switch, there is no such roll', () => {
    for (const setup of [battle({ switches: ['pbem'] }), battle({ cup: 'none' })]) {
      expect(stepsOf(nlcTable(setup))).not.toContain('startRoll');
      nlcTable(setup).when({ type: 'RollStart', commanders: NAMED }).thenRefused('NOT_PLAYED_HERE', 'Ruling 99');
    }
  });

  test('Ruling 99 between equals neither is likelier', () => {
    const { first, second } = startOdds({ first: { rating: 3, combatsWon: 1 }, second: { rating: 4, combatsWon: 0 } });
    expect(first).toEqual(second);
    expect(first).toEqual({ n: 215, d: 432 });
  });
});
