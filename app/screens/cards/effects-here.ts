import type { Side } from '../../../src/engine/sides';
import { stackNamed } from '../../../src/rules/nlc/index';
import type { CardEffect, CardEffectKind } from '../../../src/rules/nlc/index';
import type { EffectView } from '../../../src/rules/mop/index';
import type { AppView } from '../../../src/session/rule-sets';
import type { CombatProcedure } from '../resolve/combat/draft';

/** Where a card is met: at a fight, at a leader in danger, or in a formation's action stage. */
export type Where = CombatProcedure | 'nlc/leader-loss' | 'acting';

type Due = Readonly<{
  at: readonly Where[];
  /** Whose card it is there: the acting side's, its enemy's, or anybody's. */
  whose: 'acting' | 'enemy' | 'both';
  /** What the app does by itself on this page, or what the players do about it. */
  todo: string;
  /** The app counts it by itself as soon as it lies open; a hidden card has to be shown first. */
  byApp: boolean;
}>;

const CHARGES: readonly Where[] = ['nlc/charge', 'nlc/reaction-charge', 'nlc/pursuit'];
const FIGHTS: readonly Where[] = ['nlc/assault', 'nlc/bombardment', ...CHARGES];
const ROLLS: readonly Where[] = [...FIGHTS, 'nlc/retreat-before-assault', 'nlc/leader-loss'];
const MODIFIED: readonly Where[] = ['nlc/assault', 'nlc/bombardment', 'nlc/charge', 'nlc/reaction-charge'];

const told = (at: readonly Where[], whose: Due['whose'], todo: string): Due => ({ at, whose, todo, byApp: false });
const byApp = (at: readonly Where[], whose: Due['whose'], todo: string): Due => ({ at, whose, todo, byApp: true });

const COUNTED = 'It is counted by itself.';

/** MOP 37.12, App. I and III: where each effect is due. Those that need nothing said on any page stand nowhere here. */
const DUE: Readonly<Partial<Record<CardEffectKind, readonly Due[]>>> = {
  noCharge: [
    told(CHARGES, 'enemy', 'Its charge is refused here.'),
    told(['acting'], 'enemy', 'It may march and stand its ground.'),
  ],
  sparedZones: [
    byApp(['nlc/assault'], 'both', 'You are asked when a stack goes back through one.'),
    byApp(['nlc/retreat-before-assault', ...CHARGES], 'enemy', 'You are asked when a stack goes back through one.'),
  ],
  rerolls: [
    told(ROLLS, 'both', 'After a throw of that side “Throw again” stands below.'),
    told(['acting'], 'both', 'It is offered where the dice have fallen.'),
  ],
  coverFire: [
    told(['nlc/assault', 'nlc/charge', 'nlc/bombardment'], 'both', 'For one combat as printed on the card.'),
    byApp(['nlc/pursuit'], 'enemy', 'You are asked when a pursuit is about to be ridden.'),
  ],
  combatDie: [byApp(['nlc/assault', 'nlc/charge', 'nlc/reaction-charge'], 'both', 'You are asked before the fire.')],
  enemyMorale: [byApp(['nlc/assault'], 'both', COUNTED)],
  bombardment: [byApp(['nlc/bombardment'], 'acting', COUNTED)],
  lastPush: [
    byApp(['nlc/bombardment'], 'acting', 'Say what the card gives it for.'),
    byApp(MODIFIED, 'both', 'Say what the card gives it for.'),
  ],
  neverForced: [
    byApp(['nlc/assault'], 'both', COUNTED),
    // Ruling 102.
    told(
      ['nlc/charge', 'nlc/reaction-charge', 'nlc/pursuit'],
      'both',
      'Whoever loses this charge goes back all the same.',
    ),
  ],
  counterCharge: [byApp(['nlc/reaction-charge'], 'acting', COUNTED)],
  pursuit: [byApp(['nlc/pursuit'], 'acting', COUNTED)],
  firePenalty: [told(['acting'], 'both', 'Pay the MP that the card prints, besides the terrain.')],
  leaveZones: [told(['acting'], 'acting', 'Not under any other order.')],
  noCapture: [
    byApp(['nlc/leader-loss'], 'acting', 'You are asked if he would be lost.'),
    told([...FIGHTS, 'acting'], 'both', 'It counts where “Leader loss” is rolled.'),
  ],
  commandThroughZones: [told(['nlc/assault', 'nlc/charge', 'acting'], 'acting', 'An enemy zone does not break it.')],
};

/** What is to be done about a card that is due at once, wherever its owner is. */
export const AT_ONCE: Readonly<Partial<Record<CardEffectKind, string>>> = {
  spies: 'The enemy opens his desk and shows them.',
  firePenalty: 'By the MP that the card prints.',
};

export type EffectHere = Readonly<{
  one: EffectView;
  todo: string;
  /** Its owner shows the card, and from then on the app counts it. */
  shows: boolean;
}>;

const IN_WORDS = 'The app does not know which units these are: leave them out of this charge.';

/** A stack that the players have named in their own words is theirs to leave out. */
const todoOf = ({ kind, subject }: CardEffect, { setup }: Pick<AppView, 'setup'>, { at, todo }: Due): string =>
  kind === 'noCharge' && !at.includes('acting') && subject !== null && stackNamed(subject, setup) === null
    ? IN_WORDS
    : todo;

/** The cards in force that matter on this page, as far as its viewer knows them. */
export const effectsHere = (view: AppView | null, at: Where, acting: Side): readonly EffectHere[] =>
  (view?.cards?.effects ?? []).flatMap((one) => {
    const whose = one.effect.side === acting ? 'acting' : 'enemy';
    const found = DUE[one.effect.kind]?.find((d) => d.at.includes(at) && (d.whose === 'both' || d.whose === whose));
    if (view === null || found === undefined) return [];
    return [{ one, todo: todoOf(one.effect, view, found), shows: found.byApp && one.covered }];
  });

/** Units that an enemy card keeps from charging, among these. */
export const barredHere = (
  { setup }: Pick<AppView, 'setup'>,
  { kind, subject }: CardEffect,
  units: readonly string[],
) => (kind === 'noCharge' && subject !== null ? units.filter((id) => stackNamed(subject, setup)?.includes(id)) : []);
