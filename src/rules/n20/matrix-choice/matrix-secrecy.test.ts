import { rolledOut } from '../../../testkit/given';
import fc from 'fast-check';
import type { Decision } from '../../../engine/rule-set';
import { SIDES, maySee, otherSide } from '../../../engine/sides';
import type { Seat, Side } from '../../../engine/sides';
import type { Step } from '../../../engine/step';
import { seeded } from '../../../testkit/seeded';
import type { Seeded } from '../../../testkit/seeded';
import type { N20Command, N20Event } from '../index';
import { n20 } from '../index';
import { ATTACK_MANEUVERS, DEFENSE_MANEUVERS } from '../tables/lookups';
import { CHITS_OF } from './matrix-choice';
import type { AnyManeuver } from './matrix-choice';
import { SOLO_DIE } from './solo-weights';
import { ABANDON, CLOSE, REVEAL, asking, committing, matrixTable, picking } from './testing/matrix-table';
import type { MatrixTestTable } from './testing/matrix-table';

/**
 * The law of secrecy for the matrix: two games in which the same happened on the table and on my desk, but other
 * chits lie face down at the enemy's, cannot be told apart from the table or from my desk, by what is shown, by what is allowed
 * or by how something is refused.
 */
type Pair = readonly [MatrixTestTable, MatrixTestTable];
type Answer = Step<Decision<N20Event>>;
/** Who looks, and whose secret differs between the two games. */
type Watch = Readonly<{ seats: readonly Seat[]; secretOf: Side; absent: Side | null }>;

const ALL: readonly AnyManeuver[] = [...ATTACK_MANEUVERS, ...DEFENSE_MANEUVERS];
const OPENINGS: readonly N20Command[] = SIDES.flatMap((attacker) =>
  SIDES.flatMap((askedBy) => [
    asking({ attacker, askedBy }),
    asking({ attacker, askedBy, duringReaction: true }),
    ...SIDES.map((absent) => asking({ attacker, askedBy, absent })),
  ]),
);
const PROBES: readonly N20Command[] = [
  ...OPENINGS,
  ...ALL.map(picking),
  ...SIDES.flatMap((side) => [{ type: 'DeclineMatrix', side } as const, { type: 'OpenDesk', side } as const]),
  committing(),
  committing(2, 1),
  REVEAL,
  CLOSE,
  ABANDON,
  { type: 'CloseDesk' },
  { type: 'NextTurn' },
  { type: 'GoToStep', step: 'combat-second' },
];

/** What the reveal comes to is the one thing that must differ: it is known by its name alone. */
const asSeen = (command: N20Command, answer: Answer, seat: Seat): string => {
  if (answer.kind === 'needsDice')
    return JSON.stringify([answer.working, answer.request.secret === true ? 'secret' : answer.request]);
  if (answer.kind !== 'accepted') return JSON.stringify(answer);
  if (command.type === 'RevealManeuvers') return 'revealed';
  const { facts, barrier } = answer.outcome;
  return JSON.stringify([barrier, answer.working, facts.filter(({ scope }) => maySee(seat, scope))]);
};

const expectAlike = ([one, two]: Pair, { seats }: Watch): void => {
  for (const seat of seats) {
    expect(JSON.stringify(two.view(seat))).toBe(JSON.stringify(one.view(seat)));
    for (const command of PROBES) {
      const [a, b] = [one, two].map((table) => asSeen(command, n20.decide(table.state(), command, seat), seat));
      if (a !== b) throw new Error(`${seat} ${JSON.stringify(command)}: ${String(a)} / ${String(b)}`);
    }
  }
};

type Deed = Readonly<{ seat: Seat; commands: readonly [N20Command, N20Command]; faces: readonly [number, number] }>;

/** Plays the same deed in both games. They must both take it, or both refuse it alike. */
const play = (pair: Pair, { seat, commands, faces }: Deed): boolean => {
  const answers = pair.map((table, i) => {
    const step = n20.decide(table.state(), commands[i]!, seat);
    return rolledOut(step, () => faces[i]!);
  });
  const [a, b] = answers;
  if (a?.kind !== 'accepted' || b?.kind !== 'accepted') {
    expect(b).toEqual(a);
    return false;
  }
  pair[0].apply(a.outcome.facts);
  pair[1].apply(b.outcome.facts);
  return true;
};

const one = <T>(chance: Seeded, list: readonly T[]): T => list[chance.roll(list.length) - 1]!;

/** What comes next in a battle, or anything at all. A battle that differs is never turned up: it is abandoned. */
const nextCommand = (pair: Pair, { absent }: Watch, chance: Seeded, differs: boolean): readonly [N20Command, Seat] => {
  const { battle } = pair[0].matrixOf();
  const usual = absent === null ? 'table' : 'solo';
  if (chance.once(3)) return [one(chance, PROBES), one(chance, ['table', 'first', 'second', 'solo'] as const)];
  if (battle === null) {
    const attacker = one(chance, SIDES);
    return [asking({ attacker, askedBy: attacker, ...(absent === null ? {} : { absent }) }), usual];
  }
  if (battle.picker !== null) {
    const role = battle.picker === battle.attacker ? 'attack' : 'defense';
    return [picking(one(chance, CHITS_OF[role])), absent === null ? battle.picker : 'solo'];
  }
  if (battle.stage === 'revealed') return [CLOSE, usual];
  if (battle.spent === null) return [committing(chance.roll(3)), usual];
  return [differs ? ABANDON : REVEAL, usual];
};

const otherChit = (chit: AnyManeuver, chance: Seeded): AnyManeuver => {
  const his = CHITS_OF.attack.includes(chit) ? CHITS_OF.attack : CHITS_OF.defense;
  return one(
    chance,
    his.filter((other) => other !== chit),
  );
};

const deedFrom = (command: N20Command, seat: Seat, { secretOf }: Watch, chance: Seeded, differs: boolean): Deed => {
  const face = chance.roll(SOLO_DIE);
  const faces = [face, differs ? chance.roll(SOLO_DIE) : face] as const;
  const secretly = differs && command.type === 'PickManeuver' && seat === secretOf;
  return { seat, commands: [command, secretly ? picking(otherChit(command.maneuver, chance)) : command], faces };
};

/** Two whole games. Gives how often another chit lay in the one than in the other. */
const twoGames = (seed: number, watch: Watch): number => {
  const chance = seeded(seed);
  const playMode = watch.absent === null ? 'onePhone' : 'solo';
  const pair: Pair = [matrixTable('Furious', { playMode }), matrixTable('Furious', { playMode })];
  let [differs, count] = [true, 0];
  for (let taps = 0; taps < 50; taps++) {
    const [wanted, seat] = nextCommand(pair, watch, chance, differs);
    const command = differs && wanted.type === 'RevealManeuvers' ? ABANDON : wanted;
    if (command.type === 'OpenMatrix' && pair[0].matrixOf().battle === null) differs = chance.once(2);
    if (!play(pair, deedFrom(command, seat, watch, chance, differs))) continue;
    const secrets = pair.map((table) => JSON.stringify([table.state().held[watch.secretOf], table.state().umpire]));
    if (secrets[0] !== secrets[1]) count += 1;
    expectAlike(pair, watch);
  }
  return count;
};

const holds = (watch: Watch): void => {
  let differed = 0;
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), (seed) => {
      if (twoGames(seed, watch) > 3) differed += 1;
    }),
    { numRuns: 30, seed: 9 },
  );
  expect(differed).toBeGreaterThan(20);
};

test.each(SIDES)(
  'N20 9.0 the law of secrecy: whatever chit the %s side has laid down, nobody else can tell',
  (side) => {
    holds({ seats: ['table', otherSide(side)], secretOf: side, absent: null });
  },
);

test.each(SIDES)('N20 9.0 the same of the absent %s side’s chit, also for the solo player', (side) => {
  holds({ seats: ['table', 'solo', 'first', 'second'], secretOf: side, absent: side });
});

test('N20 9.0 for the five choices of either side the table and the enemy see the very same, until the reveal', () => {
  const seen = (attack: AnyManeuver, defense: AnyManeuver, seat: Seat): readonly string[] => {
    const table = matrixTable();
    const shown: string[] = [];
    for (const [command, by] of [
      [asking(), 'table'],
      [picking(attack), 'first'],
      [picking(defense), 'second'],
      [committing(1), 'table'],
    ] as const) {
      table.when(command, by).thenFacts();
      shown.push(JSON.stringify(table.view(seat)));
    }
    return shown;
  };
  for (const chit of ATTACK_MANEUVERS)
    for (const seat of ['table', 'second'] as const)
      expect(seen(chit, 'Hold', seat)).toEqual(seen('Charge', 'Hold', seat));
  for (const chit of DEFENSE_MANEUVERS)
    for (const seat of ['table', 'first'] as const)
      expect(seen('Feint', chit, seat)).toEqual(seen('Feint', 'Hold', seat));
  expect(seen('Bombard', 'Hold', 'first')).not.toEqual(seen('Charge', 'Hold', 'first'));
});
