import { battle } from '../../testkit/battle';
import { namesFrom } from '../names';
import { COORDINATED_NAME } from './cup';
import { singleOutcome } from './outcomes-single';

const names = namesFrom({ setup: battle() }, COORDINATED_NAME);

const fought = (result: string) => ({
  kind: 'battle',
  attackStrength: 6,
  defenseStrength: 4,
  shift: 0,
  column: '+2',
  disordered: null,
  advance: { attacker: { kind: 'must', firstOf: ['cavalry', 'infantry'] }, defender: { kind: 'never' } },
  spentHalves: { attacker: 0, defender: 0 },
  result,
  die: 3,
});

const MUST = 'The attacker must advance into the emptied hex: cavalry, else infantry.';
const NEVER = 'No unit of the defender may advance after combat.';

test.each([
  ['DR', [MUST]],
  ['AR', [NEVER]],
  ['N', ['Nobody has won: nobody advances.']],
  ['EX', ['If it wins, the attacker must advance into the emptied hex: cavalry, else infantry.', NEVER]],
  ['3*', ['If it wins, the attacker must advance into the emptied hex: cavalry, else infantry.', NEVER]],
])('Ruling 68, N20 9.0 after %s only the victor is told of its advance', (result, told) => {
  const [sum, ...rest] = singleOutcome('n20/battle', fought(result), names).details ?? [];
  expect([sum, rest]).toEqual(['6 against 4, column +2.', told]);
});
