import { byType } from '../../../engine/by-type';
import type { Decision } from '../../../engine/rule-set';
import { SCOPES, maySee, sideOf } from '../../../engine/sides';
import type { Scope, Seat } from '../../../engine/sides';
import { accept, refuse } from '../../../engine/step';
import type { Step } from '../../../engine/step';
import type { StateOf } from '../model';
import { seenBy } from '../selector';
import { topic } from '../topic';
import { decidePlay, goOn, offersOf, previewPlay, whereItWaits } from './decide-play';
import type { PlayOffers, PlayPreview, PlayWaiting } from './decide-play';
import type { AnyPlay, PlayInGame } from './play';
import { playCommands, playModel } from './play-model';
import type { PlayCommand, PlayEvent, WaitingPlay } from './play-model';
import type { Seen } from './seen';
import { PLAY_REFUSALS } from './vocabulary';

type Rooms = StateOf<readonly [typeof playModel]>;
type Waiting = Readonly<{ scope: Scope; waits: WaitingPlay }>;
type Command<Type extends PlayCommand['type']> = Extract<PlayCommand, { type: Type }>;

const waitingIn = ({ table, held, desks }: Rooms, scope: Scope): WaitingPlay | null => {
  const side = sideOf(scope);
  if (scope === 'table') return table.play.waits;
  if (side === null) return null;
  return (scope.startsWith('held') ? held : desks)[side].play.waits;
};

/** Plays that wait for a choice, where this seat may see them. */
const waitingFor = (state: Rooms, seat: Seat): readonly Waiting[] =>
  SCOPES.filter((scope) => maySee(seat, scope)).flatMap((scope) => {
    const waits = waitingIn(state, scope);
    return waits === null ? [] : [{ scope, waits }];
  });

const waitsNow = seenBy({ reads: [playModel] }, (state, seat): readonly WaitingPlay[] =>
  waitingFor(state, seat).map(({ waits }) => waits),
);

/** A play with all that it is decided by, as its seat may know it. */
type Found = Readonly<{ play: AnyPlay; state: unknown }>;

const started = (
  { play, state }: Found,
  command: Command<'Play'>,
  rooms: Rooms,
  seat: Seat,
): Step<Decision<PlayEvent>> => {
  const step = decidePlay(play, state, { ...command, seat });
  const isTaken = waitingFor(rooms, seat).some(({ waits }) => waits.play === play.id);
  return step.kind !== 'refused' && isTaken ? refuse(PLAY_REFUSALS.PLAY_WAITS) : step;
};

/** A rule set that lists a play has the models which it is decided by; the compiler cannot follow that through the list. */
// eslint-disable-next-line no-restricted-syntax -- see above
const its = (seen: Seen<Rooms>): never => seen as never;

/** The plays of a rule set. One command plays any of them, and what they are decided by is what the acting seat may know. */
export const playTopic = (plays: readonly PlayInGame<never>[]) => {
  const byId = new Map(plays.map((one) => [one.play.id, one]));
  if (byId.size < plays.length) throw new Error('two plays of one procedure');
  const find = (id: string, seen: Seen<Rooms>, seat: Seat): Found | null => {
    const one = byId.get(id);
    const state = one?.read(its(seen), seat) ?? null;
    return one === undefined || state === null ? null : { play: one.play, state };
  };
  const waitingOf = (seen: Rooms, id: string, seat: Seat): Waiting | null =>
    waitingFor(seen, seat).find(({ waits }) => waits.play === id) ?? null;
  const decide = byType<PlayCommand, readonly [Seen<Rooms>, Seat], Step<Decision<PlayEvent>>>({
    Play: (command, seen, seat) => {
      const found = find(command.play, seen, seat);
      return found === null ? refuse(PLAY_REFUSALS.NO_SUCH_PLAY) : started(found, command, seen, seat);
    },
    GoOnWithPlay: (command, seen, seat) => {
      const [found, waiting] = [find(command.play, seen, seat), waitingOf(seen, command.play, seat)];
      return found === null || waiting === null
        ? refuse(PLAY_REFUSALS.NOTHING_WAITS)
        : goOn({ ...found, waits: waiting.waits, seat }, command);
    },
    DropPlay: ({ play }, seen, seat) => {
      const waiting = waitingOf(seen, play, seat);
      if (waiting === null) return refuse(PLAY_REFUSALS.NOTHING_WAITS);
      return accept({ facts: [{ scope: waiting.scope, event: { type: 'PlayDropped', play } }], barrier: false });
    },
  });
  return topic({
    id: 'play',
    reads: [playModel],
    commands: playCommands,
    decide: (state, command, seat, game) => decide(command, game.seen(state, seat), seat),
    preview: (state, command, seat, game): PlayPreview | PlayOffers | PlayWaiting | null => {
      const seen = game.seen(state, seat);
      const found = find(command.play, seen, seat);
      if (found === null) return null;
      if (command.type === 'Play')
        return command.about === null
          ? offersOf(found.play, found.state, seat)
          : previewPlay(found.play, found.state, { ...command, seat });
      const waiting = waitingOf(seen, command.play, seat);
      return waiting === null ? null : whereItWaits({ ...found, waits: waiting.waits, seat });
    },
    views: { waitingPlays: waitsNow },
  });
};
