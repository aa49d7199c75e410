import type { MatrixTestTable } from './testing/matrix-table';
import {
  CLOSE,
  REVEAL,
  asking,
  committing,
  foughtBattle,
  matrixTable,
  picking,
  sealedBattle,
  ABANDON,
} from './testing/matrix-table';

const decline = (side: 'first' | 'second') => ({ type: 'DeclineMatrix', side }) as const;
const reaction = { attacker: 'second', duringReaction: true } as const;

test('N20 9.0 a game whose title sheet has no matrix has none', () => {
  const table = matrixTable('none');
  table.when(asking()).thenRefused('NO_MATRIX_IN_THIS_GAME', 'N20 9.0');
  table.when(decline('first')).thenRefused('NO_MATRIX_IN_THIS_GAME', 'N20 9.0');
});

test.each(['Fast', 'Fun', 'Furious'] as const)(
  'N20 9.0 played %s: never against a redoubt or a fortified hex',
  (method) => {
    for (const defenderIn of ['redoubt', 'fortified'] as const)
      matrixTable(method)
        .when(asking({ defenderIn, markerInReach: true }))
        .thenRefused('NO_MATRIX_AGAINST_WORKS', 'N20 9.0');
    matrixTable(method)
      .when(asking({ markerInReach: true }))
      .thenFacts();
  },
);

describe('N20 9.0, Ruling 69: Fast', () => {
  test('N20 9.0 one battle in each own combat phase', () => {
    const table = foughtBattle('Charge', 'Hold', matrixTable('Fast'));
    expect(table.matrixOf().usedThisPhase).toEqual(['first']);
    table.when(asking()).thenRefused('MATRIX_USED_THIS_PHASE', 'N20 9.0');
    table.when({ type: 'GoToStep', step: 'combat-second' }).thenFacts();
    expect(table.matrixOf().usedThisPhase).toEqual([]);
    table.when(asking({ attacker: 'second', askedBy: 'second' })).thenFacts();
  });

  test('Ruling 71 in a sequence of the players’ own, one for each side and each of its combat steps', () => {
    const steps = ['dawn', 'dusk'].map((id) => ({ id, title: id, who: null, when: 'always' }) as const);
    const table = matrixTable('Fast', { steps }, 'dawn');
    foughtBattle('Charge', 'Hold', table);
    table.when(asking()).thenRefused('MATRIX_USED_THIS_PHASE', 'N20 9.0');
    table.when(asking({ attacker: 'second', askedBy: 'second' })).thenFacts();
    table.when(ABANDON).thenFacts();
    table.when({ type: 'GoToStep', step: 'dusk' }).thenFacts();
    table.when(asking()).thenFacts();
  });

  test('N20 9.0 to leave the phase and come back does not give another; the next turn does', () => {
    const table = foughtBattle('Charge', 'Hold', matrixTable('Fast'));
    table.when({ type: 'GoToStep', step: 'movement-first' }).thenFacts();
    table.when({ type: 'GoToStep', step: 'combat-first' }).thenFacts();
    table.when(asking()).thenRefused('MATRIX_USED_THIS_PHASE', 'N20 9.0');
    table.when({ type: 'NextTurn' }).thenFacts();
    table.when({ type: 'GoToStep', step: 'combat-first' }).thenFacts();
    table.when(asking()).thenFacts();
  });

  test('N20 9.0 a battle whose chits were never turned up has not used it', () => {
    const table = sealedBattle('Charge', 'Hold', matrixTable('Fast'));
    table.when(ABANDON).thenFacts();
    table.when(asking()).thenFacts();
  });

  test('N20 9.0 never in a reaction, and by the phasing player alone', () => {
    matrixTable('Fast').when(asking(reaction)).thenRefused('NO_MATRIX_IN_REACTION', 'N20 9.0');
    const table = matrixTable('Fast');
    table.when(decline('first')).thenRefused('NOTHING_TO_DECLINE', 'Ruling 69');
    table.when(asking({ askedBy: 'second' })).thenRefused('MATRIX_FOR_THE_PHASING_PLAYER', 'Ruling 69');
  });
});

describe('N20 9.0, Ruling 69: Fun', () => {
  test('N20 9.0 the marker of whoever asks must be in reach, and nobody is taken to have said so', () => {
    const table = matrixTable('Fun');
    table.when(asking()).thenRefused('MATRIX_OUT_OF_REACH', 'N20 9.0');
    table.when(asking({ markerInReach: true })).thenFacts();
  });

  test('Ruling 69 the phasing player is heard first', () => {
    const table = matrixTable('Fun');
    const second = asking({ askedBy: 'second', markerInReach: true });
    table.when(second).thenRefused('PHASING_PLAYER_DECLARES_FIRST', 'Ruling 69');
    table.when(decline('first')).thenFacts();
    table.when(second).thenFacts();
  });

  test('N20 9.0 but one whose own marker is out of reach has nothing to declare', () => {
    matrixTable('Fun')
      .when(asking({ askedBy: 'second', markerInReach: true, phasingInReach: false }))
      .thenFacts();
  });

  test('N20 9.0 several battles in a phase, in reactions too', () => {
    const table = matrixTable('Fun');
    for (let i = 0; i < 3; i++) {
      table.when(asking({ ...reaction, markerInReach: true })).thenFacts();
      table.when(ABANDON).thenFacts();
    }
  });
});

describe('N20 9.0, Ruling 69: Furious', () => {
  const fight = (table: MatrixTestTable): void => {
    for (const [chit, seat] of [
      ['Feint', 'first'],
      ['Hold', 'second'],
    ] as const)
      table.when(picking(chit), seat).thenFacts();
    for (const command of [committing(), REVEAL, CLOSE]) table.when(command).thenFacts();
  };

  test('Ruling 69 the phasing player is heard first, wherever the markers are', () => {
    const table = matrixTable('Furious');
    const second = asking({ askedBy: 'second', phasingInReach: false });
    table.when(second).thenRefused('PHASING_PLAYER_DECLARES_FIRST', 'Ruling 69');
    table.when(decline('second')).thenFacts();
    table.when(second).thenRefused('PHASING_PLAYER_DECLARES_FIRST', 'Ruling 69');
  });

  test('Ruling 69 his declining opens the way for the other, for that battle only', () => {
    const table = matrixTable('Furious');
    const second = asking({ askedBy: 'second' });
    table.when(decline('first')).thenHappened({ type: 'MatrixDeclined', side: 'first' });
    expect(table.matrixOf().declined).toBe('first');
    table.when(second).thenFacts();
    expect(table.matrixOf().declined).toBeNull();
    fight(table);
    table.when(second).thenRefused('PHASING_PLAYER_DECLARES_FIRST', 'Ruling 69');
    table.when(asking()).thenFacts();
    fight(table);
  });

  test('Ruling 69 when both have declined, or the step or the turn goes on, the next battle begins anew', () => {
    const second = asking({ askedBy: 'second' });
    for (const next of [decline('second'), { type: 'GoToStep', step: 'combat-first' }, { type: 'NextTurn' }] as const) {
      const table = matrixTable('Furious');
      table.when(decline('first')).thenFacts();
      table.when(next).thenFacts();
      expect(table.matrixOf().declined).toBeNull();
      table.when(second).thenRefused('PHASING_PLAYER_DECLARES_FIRST', 'Ruling 69');
    }
  });

  test('Ruling 69 in a reaction the attacker is not the phasing player', () => {
    const table = matrixTable('Furious');
    table.when(asking({ ...reaction, askedBy: 'second' })).thenRefused('PHASING_PLAYER_DECLARES_FIRST', 'Ruling 69');
    table.when(asking({ ...reaction, askedBy: 'first' })).thenFacts();
    expect(table.inHand()).toMatchObject({ attacker: 'second', defender: 'first', phasing: 'first' });
    table.when(decline('first')).thenRefused('MATRIX_IS_OPEN', 'N20 9.0');
  });
});
