import { SIDES, bothSides } from '../../../src/engine/sides';
import type { Side } from '../../../src/engine/sides';
import { isOn } from '../../../src/rules/list';
import type { Leader } from '../../../src/rules/common/index';
import { coordinatedOdds, cupRating } from '../../../src/rules/nlc/index';
import type { CupView } from '../../../src/rules/nlc/index';
import type { AppCommand, AppView } from '../../../src/session/rule-sets';
import { FOOT, footWords } from '../../../src/wording/en/foot';
import type { Names } from '../../../src/wording/names';
import { cardFor, initialCards } from './given-by-card';
import { only, played } from './next-types';
import type { Main, Next, Way } from './next-types';
import type { TurnDraft } from './turn-draft';

type Preparing = Readonly<{ view: AppView; cup: CupView; draft: TurnDraft; names: Names }>;

/** Who rolls: whoever was chosen, else the first who may (Ruling 28). */
export const rollerOf = (commanders: readonly Leader[], chosen: string | null): Leader | undefined =>
  commanders.find(({ id }) => id === chosen) ?? commanders[0];

/** NLC 20.11: as the players say, else as they were counted. */
export const retreatsNow = ({ corps }: AppView, draft: TurnDraft) =>
  draft.retreats ?? corps?.retreats ?? bothSides(() => ({ units: 0, combats: 0 }));

const FILL: Way = { label: FOOT.fill, icon: 'cup', deed: played({ type: 'FillCup' }), testID: 'turn.next.fill' };

/** NLC 4.1: a roll that no die can win is not asked for. */
const mayWin = ({ view, cup }: Preparing, side: Side): boolean =>
  cardFor(view, side, 'coordinated') !== undefined ||
  cup.commanders[side].some((leader) => coordinatedOdds(cupRating(leader)).n > 0);

/** What stands to be rolled for: either side's Coordinated Action, then the Initial Action. */
const rollsLeft = (at: Preparing): readonly (Side | 'initial')[] => [
  ...SIDES.filter((side) => at.cup.coordination[side] === null && mayWin(at, side)),
  ...(at.cup.initiative === null && SIDES.some((side) => at.cup.commanders[side].length > 0)
    ? (['initial'] as const)
    : []),
];

const coordinatedRoll = ({ view, cup, draft, names }: Preparing, side: Side): Main => ({
  label:
    cardFor(view, side, 'coordinated') === undefined
      ? footWords.coordinated(side, names)
      : footWords.coordinatedByCard(side, names),
  icon: 'dice',
  deed: played({
    type: 'RollCoordinated',
    side,
    commander: rollerOf(cup.commanders[side], draft.coordinator[side])?.id ?? null,
  }),
  testID: `prepare.coordinated.${side}.roll`,
});

const initialRoll = ({ view, cup, draft }: Preparing): Main => {
  const byCard = initialCards(view).settled;
  const command: AppCommand = {
    type: 'RollInitial',
    commanders: bothSides((side) => rollerOf(cup.commanders[side], draft.contender[side])?.id ?? null),
    ...(isOn(view.setup, 'takingTheInitiative') ? { retreats: retreatsNow(view, draft) } : {}),
  };
  return {
    label: byCard ? FOOT.initialByCard : FOOT.initialRoll,
    icon: byCard ? 'check' : 'dice',
    deed: played(command),
    testID: 'prepare.initial.roll',
  };
};

/** NLC 4.1: who has won the chit says what becomes of it. */
const setAside = ({ draft, names }: Preparing, side: Side): Next => {
  const chits = draft.pair[side];
  return {
    main: {
      label: chits.length === 2 ? footWords.together(chits, names) : FOOT.chooseTwo,
      icon: 'chit',
      deed: chits.length === 2 ? played({ type: 'SetAside', side, chits: [...chits] }) : null,
      testID: `prepare.coordinated.${side}.set`,
    },
    pass: {
      label: FOOT.leaveUnused,
      deed: played({ type: 'SetAside', side, chits: [] }),
      testID: `prepare.coordinated.${side}.decline`,
    },
    note: null,
  };
};

/** NLC 4.2: with the last choice the cup is filled as well; only a second Initial Action (Ruling 54) comes before. */
const takeInitial = ({ cup, draft, names }: Preparing, left: number): Next => {
  const chit = draft.first !== null && cup.mayTakeInitial.includes(draft.first) ? draft.first : null;
  const fills = left === 0 && cup.initiative?.then === undefined;
  const take: AppCommand = { type: 'TakeInitial', chit };
  return {
    main: {
      label: chit === null ? FOOT.chooseFirst : footWords.actsFirst(chit, fills, names),
      icon: 'flag',
      deed: chit === null ? null : fills ? played(take, { type: 'FillCup' }) : played(take),
      testID: 'prepare.initial.take',
    },
    pass: {
      label: FOOT.noInitial,
      deed: played({ type: 'TakeInitial', chit: null }),
      testID: 'prepare.initial.decline',
    },
    note: null,
  };
};

/** NLC 4 ph. 2: what was won is settled, then the rolls one by one, then the cup is filled; the rolls may be passed. */
export const prepareNext = (at: Preparing): Next => {
  const { cup } = at;
  const left = rollsLeft(at);
  const unsettled = SIDES.find((side) => cup.coordination[side]?.won === true && cup.coordination[side].aside === null);
  if (unsettled !== undefined) return setAside(at, unsettled);
  if (cup.initiative?.settled === false) return takeInitial(at, left.length);
  const [next] = left;
  if (next === undefined) return only(FILL);
  const isFirst = cup.initiative === null && SIDES.every((side) => cup.coordination[side] === null);
  const skip = { ...FILL, label: isFirst ? FOOT.skipRolls : FOOT.skipOtherRolls };
  return { main: next === 'initial' ? initialRoll(at) : coordinatedRoll(at, next), pass: skip, note: null };
};
