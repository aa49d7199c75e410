import { byType } from '../../../engine/by-type';
import type { Decision, Fact } from '../../../engine/rule-set';
import { deskOf, heldOf } from '../../../engine/sides';
import type { Seat, Side } from '../../../engine/sides';
import { accept, andThen, refuse, unless } from '../../../engine/step';
import type { Check, Step } from '../../../engine/step';
import { isOn } from '../switches';
import { isPresent } from '../cup/chits';
import { hiddenMovement } from '../hidden/hidden-movement';
import type { OrdersEvent } from '../orders/orders';
import { phaseChecks, reaching } from '../orders/phase';
import { isInReserve, isMine, sideOf } from '../orders/state';
import { evolveHiddenDesk } from './evolve';
import type { CommandOf, HiddenCommand, HiddenDesk, HiddenEvent, March, RevealedBy } from './model';
import { collectedBy, goingOf, inputFor, isAllCavalry, isDue, isSuperseded, marchFor, marchOf, orderOf } from './state';
import type { HiddenState } from './state';
import { HIDDEN_REFUSALS } from './vocabulary';
import { CUP_REFUSALS } from '../cup/vocabulary';
import { CORPS_REFUSALS } from '../corps/vocabulary';

type Facts = readonly Fact<HiddenEvent>[];
type Outcome = Step<Decision<HiddenEvent | OrdersEvent>>;

const onDesk = (side: Side, event: HiddenEvent): Fact<HiddenEvent> => ({ scope: deskOf(side), event });

/** Ruling 98, decision 0011: whose chits go in is held beside the desk, with every play that concerns a march. */
const holding = (state: HiddenState, side: Side, facts: Facts): Facts => {
  const before = state.desks[side];
  const after = facts
    .filter(({ scope }) => scope === deskOf(side))
    .reduce<HiddenDesk>((desk, { event }) => evolveHiddenDesk(desk, event), before);
  const formations = [...new Set(after.marches.map(({ of }) => of.id))];
  return [...facts, { scope: heldOf(side), event: { type: 'MarchersHeld', formations } }];
};

const done = (facts: Decision<HiddenEvent | OrdersEvent>['facts'], barrier = false): Outcome =>
  accept({ facts, barrier });

/** NLC 20.1.6: both marches lose half a turn for each turn in which their ways meet. */
const jamming = (
  state: HiddenState,
  side: Side,
  march: Pick<March, 'id' | 'of'>,
  jams: CommandOf<'BeginHiddenMarch'>['jams'],
): Facts => {
  if (!isOn(state.setup, 'hiddenTrafficJams')) return [];
  const others = state.desks[side].marches.filter(({ id }) => id !== march.id);
  const both = jams.flatMap(({ march: id, turns }) => {
    const other = others.find((one) => one.id === id);
    return other === undefined || turns === 0 ? [] : [{ march: other, turns }];
  });
  const sum = both.reduce((all, { turns }) => all + turns, 0);
  const jammed = (one: Pick<March, 'id' | 'of'>, turns: number): Fact<HiddenEvent> =>
    onDesk(side, { type: 'HiddenMarchJammed', march: one.id, of: one.of, turns: Math.min(99, turns) });
  return [...(sum === 0 ? [] : [jammed(march, sum)]), ...both.map(({ march: other, turns }) => jammed(other, turns))];
};

/** A formation that comes on this turn marches without an order yet (NLC 9, 20.1.5). */
const mayGo = ({ orders, turn, setup }: HiddenState, side: Side, of: March['of']): boolean =>
  orders === null ||
  !isInReserve(orders.desks[side], of) ||
  setup.formations.some(({ id, arrives }) => id === of.id && arrives === turn);

const beginChecks = (state: HiddenState, side: Side, of: March['of']): readonly Check[] => {
  const formation = state.setup.formations.find(({ id }) => id === of.id);
  return [
    [of.kind !== 'formation' && of.kind !== 'division', HIDDEN_REFUSALS.ONLY_FORMATIONS_HIDE],
    [formation !== undefined && !isPresent(formation, state.turn), HIDDEN_REFUSALS.NOT_ON_YET],
    [marchOf(state.desks[side], of) !== undefined, HIDDEN_REFUSALS.MARCHES_HIDDEN],
    [!mayGo(state, side, of), HIDDEN_REFUSALS.MARCHES_BY_ORDER],
  ];
};

/** NLC 20.1.1, 20.1.5: the route is plotted, and from now on the formation collects movement instead of spending it. */
const begin = (state: HiddenState, command: CommandOf<'BeginHiddenMarch'>, seat: Seat): Outcome => {
  const { of, route, going, allCavalry, jams } = command;
  const side = sideOf(state, of);
  if (side === undefined || !isMine(seat, side)) return refuse(CUP_REFUSALS.NO_SUCH_FORMATION('NLC 20.1.1'));
  return unless(beginChecks(state, side, of), () => {
    const march = {
      id: `${side}-h${String(state.desks[side].begun + 1)}`,
      of,
      route,
      going,
      allCavalry: allCavalry ?? isAllCavalry(state, of),
      startedOn: state.turn,
      from: collectedBy(state, { of, from: 0 }),
      jams: 0,
      superseded: false,
      order: orderOf(state, side, of)?.id ?? null,
    };
    const begun = onDesk(side, { type: 'HiddenMarchBegun', march });
    return done(holding(state, side, [begun, ...jamming(state, side, march, jams)]));
  });
};

const withMarch = (
  state: HiddenState,
  id: string,
  seat: Seat,
  goOn: (march: March, side: Side) => Outcome,
): Outcome => {
  const found = marchFor(state, id, seat);
  return found === undefined ? refuse(HIDDEN_REFUSALS.NO_SUCH_MARCH) : goOn(found.march, found.side);
};

/** NLC 20.1.3: another way to the same goal, or where a new order leads. What was collected stays. */
const change = (state: HiddenState, command: CommandOf<'ChangeHiddenRoute'>, seat: Seat): Outcome =>
  withMarch(state, command.march, seat, (march, side) => {
    const { route, why, jams } = command;
    const superseded = why === 'newOrder' || isSuperseded(state, side, march);
    const order = orderOf(state, side, march.of)?.id ?? null;
    const changed = onDesk(side, {
      type: 'HiddenRouteChanged',
      march: march.id,
      of: march.of,
      route,
      superseded,
      order,
    });
    return done(holding(state, side, [changed, ...jamming(state, side, march, jams)]));
  });

/** NLC 20.1.2: it comes to light, with what its leader now spends and where the counters go that follow him. */
export const revealFacts = (state: HiddenState, side: Side, march: March, by: RevealedBy): Facts => {
  const step = hiddenMovement.run({ ...inputFor(state, side, march), shown: true });
  const mp = step.kind === 'accepted' && step.outcome.kind === 'revealed' ? step.outcome.mp : 0;
  const { id, of } = march;
  const event: HiddenEvent = {
    type: 'MarchRevealed',
    side,
    of,
    by,
    mp,
    going: goingOf(state, side, march),
    turn: state.turn,
  };
  return [
    ...holding(state, side, [onDesk(side, { type: 'HiddenMarchOver', march: id, of })]),
    { scope: 'table', event },
  ];
};

/** Ruling 9: after step 3 of the command phase and before step 4. A roll that was forgotten is made all the same. */
const phaseFaults = ({ orders }: HiddenState, side: Side): readonly Check[] =>
  orders === null ? [] : phaseChecks(orders, side, 'orders').filter(([, { code }]) => code !== 'STEP_IS_PAST');

/** NLC 20.1.2: the die of discovery. */
const roll = (state: HiddenState, command: CommandOf<'RollDiscovery'>, seat: Seat): Outcome =>
  withMarch(state, command.march, seat, (march, side) => {
    const { nearestEnemyHq, other } = command;
    const checks: readonly Check[] = [
      [!isDue(state, march), HIDDEN_REFUSALS.NO_DISCOVERY_DUE],
      ...phaseFaults(state, side),
    ];
    return unless(checks, () =>
      andThen(hiddenMovement.run({ ...inputFor(state, side, march), nearestEnemyHq, other }), ({ kind }) => {
        const found = kind === 'revealed';
        const { id, of } = march;
        const { turn } = state;
        const rolled = onDesk(side, { type: 'DiscoveryRolled', march: id, of, turn, nearestEnemyHq, found });
        const phase = state.orders === null ? [] : onlyOrders(reaching(state.orders, side, 'orders'));
        return done([...phase, rolled, ...(found ? revealFacts(state, side, march, 'roll') : [])], true);
      }),
    );
  });

const onlyOrders = (facts: ReturnType<typeof reaching>): readonly Fact<OrdersEvent>[] =>
  facts.flatMap(({ scope, event }) => (event.type === 'PhaseStepReached' ? [{ scope, event }] : []));

/** NLC 20.1.2: at any moment by its owner, and at once when an enemy sees a hex it would have passed. */
const reveal = (state: HiddenState, { march: id, by }: CommandOf<'RevealHidden'>, seat: Seat): Outcome =>
  withMarch(state, id, seat, (march, side) =>
    andThen(
      hiddenMovement.run({ ...inputFor(state, side, march), shown: by === 'owner', enemySeesItsWay: by === 'sight' }),
      () => done(revealFacts(state, side, march, by), true),
    ),
  );

const HANDLERS = byType<HiddenCommand, readonly [HiddenState, Seat], Outcome>({
  BeginHiddenMarch: (command, state, seat) => begin(state, command, seat),
  ChangeHiddenRoute: (command, state, seat) => change(state, command, seat),
  RollDiscovery: (command, state, seat) => roll(state, command, seat),
  RevealHidden: (command, state, seat) => reveal(state, command, seat),
});

/** Decides whatever concerns hidden marches, at their owner's own desk. */
export const decideHidden = (state: HiddenState, command: HiddenCommand, seat: Seat): Outcome =>
  isOn(state.setup, 'hiddenMovement')
    ? HANDLERS(command, state, seat)
    : refuse(CORPS_REFUSALS.NOT_PLAYED_HERE('NLC 20.1'));
