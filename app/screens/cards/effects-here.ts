import type { Side } from '../../../src/engine/sides';
import type { CardEffectKind, EffectView } from '../../../src/rules/nlc/index';
import type { CombatProcedure } from '../resolve/combat/draft';
import type { Cards } from './card-words';

/** Where a card is met: at a fight, or in a formation's action stage. */
export type Where = CombatProcedure | 'acting';

type Due = Readonly<{
  at: readonly Where[];
  /** Whose card it is there: the acting side's, its enemy's, or anybody's. */
  whose: 'acting' | 'enemy' | 'both';
  /** What the players do about it on this page; none where the app does it. */
  todo: string;
}>;

const CHARGES: readonly Where[] = ['nlc/charge', 'nlc/reaction-charge', 'nlc/pursuit'];
const FIGHTS: readonly Where[] = ['nlc/assault', 'nlc/bombardment', ...CHARGES];
const ROLLS: readonly Where[] = [...FIGHTS, 'nlc/retreat-before-assault', 'acting'];
const due = (at: readonly Where[], whose: Due['whose'], todo: string): Due => ({ at, whose, todo });

const MARK = 'Then it is marked under “Also true”.';
const ENTER = 'Enter it with “Hour and rules”, under “Anything else”.';

/** MOP 37.12, App. I and III: where each effect is due. Those that the rules apply by themselves stand nowhere here. */
const DUE: Readonly<Partial<Record<CardEffectKind, readonly Due[]>>> = {
  noCharge: [
    due(CHARGES, 'enemy', 'Leave that cavalry out of this charge.'),
    due(['acting'], 'enemy', 'It may march and stand its ground.'),
  ],
  sparedZones: [
    due(
      ['nlc/assault', 'nlc/retreat-before-assault', ...CHARGES],
      'both',
      'Take its way back as if no enemy zone lay on it.',
    ),
  ],
  rerolls: [
    due(ROLLS, 'both', 'Throw again; the new throw stands. If the old one is entered, drop this and enter them anew.'),
  ],
  coverFire: [
    due(['nlc/assault', 'nlc/charge', 'nlc/bombardment'], 'both', 'For one combat as printed on the card.'),
    due(['nlc/pursuit'], 'enemy', 'To call this pursuit off, mark “Card 3: no pursuit”.'),
  ],
  combatDie: [due(['nlc/assault', 'nlc/charge', 'nlc/reaction-charge'], 'both', ENTER)],
  enemyMorale: [due(['nlc/assault', 'nlc/bombardment', ...CHARGES], 'both', ENTER)],
  bombardment: [due(['nlc/bombardment'], 'acting', ENTER)],
  lastPush: [due(['nlc/assault'], 'both', ENTER)],
  neverForced: [due(['nlc/assault'], 'both', MARK)],
  counterCharge: [due(['nlc/reaction-charge'], 'acting', MARK)],
  pursuit: [due(['nlc/pursuit'], 'acting', MARK)],
  firePenalty: [due(['acting'], 'both', 'Pay the MP that the card prints, besides the terrain.')],
  leaveZones: [due(['acting'], 'acting', 'Not under any other order.')],
  noCapture: [due([...FIGHTS, 'acting'], 'both', 'Whoever would be captured is not, once.')],
  commandThroughZones: [due(['nlc/assault', 'nlc/charge', 'acting'], 'acting', 'An enemy zone does not break it.')],
};

/** What is to be done about a card that is due at once, wherever its owner is. */
export const AT_ONCE: Readonly<Partial<Record<CardEffectKind, string>>> = {
  spies: 'The enemy opens his desk and shows them.',
  recoverUnits: 'Set them to Recovered on the Army page.',
  firePenalty: 'By the MP that the card prints.',
};

export type EffectHere = Readonly<{ one: EffectView; todo: string }>;

/** The cards in force that matter on this page, as far as its viewer knows them. */
export const effectsHere = (cards: Cards | undefined, at: Where, acting: Side): readonly EffectHere[] =>
  (cards?.effects ?? []).flatMap((one) => {
    const whose = one.effect.side === acting ? 'acting' : 'enemy';
    const found = DUE[one.effect.kind]?.find((d) => d.at.includes(at) && (d.whose === 'both' || d.whose === whose));
    return found === undefined ? [] : [{ one, todo: found.todo }];
  });
