import type { SequenceStep } from '../../../src/rules/common/index';
import type { EventDeckCommand, EventsView, ShownEvent } from '../../../src/rules/n20/index';

/** Cards are drawn here; in a sequence that the players wrote themselves any step may be the one. */
export const hasEvent = (step: SequenceStep | undefined): boolean =>
  step === undefined || step.own === true || step.id.startsWith('event-');

/** The deck is still to be put together, and its cards are known. */
export const isSetUpNext = ({ begun, method }: EventsView, cards: number, step: SequenceStep | undefined): boolean =>
  method !== 'none' && begun?.method !== method && cards > 0 && step?.id.startsWith('event-') === true;

/** The next thing to do is to draw: the app's deck is whole, nothing of it lies about, and this step has had no card. */
export const isDrawNext = (events: EventsView, step: SequenceStep | undefined): boolean => {
  const { begun, ready, drawn, shown, drawnInStep, counts, method } = events;
  const isFree = drawn === null && shown === null && !drawnInStep && counts.left > 0;
  return isFree && ready && begun?.deck === 'app' && begun.method === method && step?.id.startsWith('event-') === true;
};

type Resolve = Extract<EventDeckCommand, { type: 'ResolveEvent' }>;

/** One thing that may become of an event that lies open. */
export type Way = Readonly<{ id: string; label: string; command: Resolve }>;

const way = (id: string, label: string, then: Resolve['then'], carriedOut = true): Way => ({
  id,
  label,
  command: { type: 'ResolveEvent', carriedOut, then },
});

const DISCARD = way('done', 'Carried out: discard', 'discard');
const RESHUFFLE = way('reshuffle', 'Carried out: reshuffle the deck', 'reshuffle');
const REST: readonly Way[] = [
  way('nothing', 'No effect: discard', 'discard', false),
  way('remove', 'Carried out: out of the game', 'remove'),
];

/** What may become of it, the likeliest first: a card that has reshuffled the deck before does so again. */
export const waysOf = ({ reshuffles }: ShownEvent): readonly [Way, ...Way[]] =>
  reshuffles ? [RESHUFFLE, DISCARD, ...REST] : [DISCARD, RESHUFFLE, ...REST];
