import { RULE_SETS } from '../../session/rule-sets';
import type { GameSession } from '../../session/rule-sets';
import type { SheetPorts } from '../../session/sheets';
import { newGame } from '../../session/library';
import type { Ports } from '../../session/ports';
import type { Sent } from '../../session/state';
import { stretchPin } from '../../secrecy/keys';
import { openMemorySecrets } from '../../storage/memory/memory';
import { layOutTurns, EMPTY_TITLE } from '../../rules/common/index';
import type { Setup } from '../../rules/common/index';
import { nlc } from '../../rules/nlc/index';

/** Chance and names come from whoever runs this: Node or a page. */
export type Chance = Readonly<{ random: (length: number) => Uint8Array; newId: () => string }>;

/** The ports of a device whose keystore outlives every restart. PINs cost next to nothing to try. */
export const portsWith = (shelf: Pick<SheetPorts, 'store' | 'heads'>, { random, newId }: Chance): SheetPorts => ({
  ...shelf,
  roll: (sides) => 1 + ((random(1)[0] ?? 0) % sides),
  now: Date.now,
  uptime: () => performance.now(),
  newId,
  pause: () => Promise.resolve(),
  rules: () => Promise.resolve(RULE_SETS),
  vault: {
    random,
    stretch: stretchPin,
    keeper: openMemorySecrets({ kind: 'ss1', secret: new Uint8Array(32).fill(7) }),
    cost: () => Promise.resolve({ logN: 1, r: 8, p: 1 }),
  },
});

const SIDES = ['first', 'second'] as const;

export const BATTLE: Setup = {
  sides: { first: { title: 'North', colour: 'french-blue' }, second: { title: 'South', colour: 'prussian-iron' } },
  playMode: 'onePhone',
  cup: 'one',
  leaders: SIDES.map((side) => ({
    id: `${side}-oc`,
    side,
    name: `Army commander, ${side}`,
    role: 'OC',
    rating: 4,
    under: null,
    onMap: true,
    level: null,
  })),
  formations: SIDES.flatMap((side) =>
    Array.from({ length: 8 }, (_, i) => ({
      id: `${side}-${String(i)}`,
      side,
      name: `${String(i + 1)}. Corps`,
      leader: `Commander ${String(i + 1)}`,
      rating: 3,
      under: null,
      arrives: null,
      onMap: true,
      kind: 'corps' as const,
      limit: null,
    })),
  ),
  turns: layOutTurns({ start: 300, step: 60, count: 24, nightFrom: 1260, nightTo: 300, nightPM: false }),
  units: [],
  switches: [],
  steps: null,
  title: EMPTY_TITLE,
};

const GAME = 'The long game';

export const longGame = async ({ store }: Ports) => {
  const game = (await store.listGames()).find(({ name }) => name === GAME);
  if (game === undefined) throw new Error('faults: there is no game');
  return game;
};

export const opened = async (ports: SheetPorts): Promise<GameSession> => {
  const opening = await RULE_SETS.nlc.open(ports, await longGame(ports));
  if (opening.kind !== 'open') throw new Error(`faults: the game does not open: ${opening.kind}`);
  return opening.session;
};

/** A play without dice: forth and back between two steps. */
export const step = (session: GameSession): Sent => {
  const { steps, step: at } = session.getState().view;
  return { type: 'GoToStep', step: steps[at === 0 ? 1 : 0]?.id ?? '' };
};

/** A play with a die: as often as a correction lets it be thrown. */
export const ROLL: Sent = { type: 'RollCoordinated', side: 'first', commander: 'first-oc' };

/** Begins the game and plays so many entries of it. */
export const layOut = async (ports: SheetPorts, entries: number, setup: Setup = BATTLE): Promise<void> => {
  const made = await newGame(ports, nlc.id, GAME, setup);
  if (made.kind !== 'made') throw new Error(`faults: no game: ${JSON.stringify(made)}`);
  const session = await opened(ports);
  while (session.getState().count < entries) {
    if (!(await session.dispatch(step(session)))) throw new Error('faults: a play was not made');
  }
};
