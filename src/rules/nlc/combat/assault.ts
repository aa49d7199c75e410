import { procedure } from '../../../engine/procedure';
import { accept, andThen, unless } from '../../../engine/step';
import type { Step } from '../../../engine/step';
import { checkEach } from '../morale/check';
import { askForAdvance } from './advance';
import { faultsInAssault, fieldOf } from './assault-field';
import type { Field, Fighter } from './assault-field';
import { exchangeFire } from './assault-fire';
import type { Exchange } from './assault-fire';
import { assaultAsks } from './assault-input';
import type { Assault } from './assault-input';
import { addedTo, isDreaded, membersOf } from './assault-morale';
import { outcomeOf } from './assault-outcome';
import type { AssaultOutcome, Course } from './assault-outcome';
import { afterRetreat, askForRetreat, checkRetreats } from './assault-retreat';
import { rollsByCards } from './by-card';
import { payHits } from './losses';
import { SENSIBLE } from './policy';
import { withdraw } from './retreat-way';
import { opponentOf } from './terms';
import type { ByCombatant, Combatant } from './terms';
import { isGone, stepsOf } from './unit';
import { FIGHT_LINES } from './vocabulary';

const run = (input: Assault): Step<AssaultOutcome> => {
  const field = fieldOf(input);
  return unless(faultsInAssault(field), () =>
    andThen(rollsByCards(input.cards), (rolls) =>
      andThen(exchangeFire({ ...field, rolls }), (exchange) =>
        andThen(askForRetreat(exchange), (goes) =>
          andThen(goes === null ? standing(exchange) : goingFreely(exchange, goes), (course) =>
            finish(exchange, course),
          ),
        ),
      ),
    ),
  );
};

/** NLC 7.5, 11.2: the advance, and what is left to do. */
const finish = (exchange: Exchange, course: Course): Step<AssaultOutcome> => {
  const vacated = course.field.sides.defender.every((unit) => unit.retreated || isGone(unit));
  const { retreat } = course;
  const wentBack = retreat.kind !== 'none' && retreat.side === 'attacker';
  return andThen(askForAdvance(course.field, vacated && !wentBack), (advanced) =>
    accept(outcomeOf(exchange, course, vacated, advanced)),
  );
};

type Paid = Readonly<{ field: Field; lost: ByCombatant<boolean> }>;

const withSide = (field: Field, who: Combatant, units: readonly Fighter[]): Field => ({
  ...field,
  sides: { ...field.sides, [who]: units },
});

/** NLC 7.1, 7.4: both sides pay, the one that chose first before the other. */
const payBoth = ({ field, suffers }: Exchange, halved: boolean): Step<Paid> => {
  const second = opponentOf(field.first);
  const due = (who: Combatant): number => (halved ? afterRetreat(suffers[who].due) : suffers[who].due);
  return andThen(payOne(field, field.first, due(field.first)), (one) =>
    andThen(payOne(one.field, second, due(second)), (two) =>
      accept({
        field: two.field,
        lost:
          field.first === 'attacker'
            ? { attacker: one.lost, defender: two.lost }
            : { attacker: two.lost, defender: one.lost },
      }),
    ),
  );
};

const payOne = (field: Field, who: Combatant, hits: number): Step<Readonly<{ field: Field; lost: boolean }>> => {
  if (hits === 0) return accept({ field, lost: false });
  const helpers = who === 'defender' ? field.helpers : [];
  const bill = { by: who, hits, tiny: field.input.options.tinyUnits, order: 'usual', helpers } as const;
  return andThen(payHits(bill, field.sides[who]), (toll) => {
    const paid = withSide(field, who, toll.units);
    return accept({ field: who === 'defender' ? { ...paid, helpers: toll.helpers } : paid, lost: toll.stepsLost > 0 });
  });
};

const retreating = (units: readonly Fighter[], goes: (unit: Fighter) => boolean): readonly Fighter[] =>
  units.map((unit) => (!isGone(unit) && goes(unit) ? { ...unit, retreated: true } : unit));

const removed = (units: readonly Fighter[], out: (unit: Fighter) => boolean): readonly Fighter[] =>
  units.map((unit) => (out(unit) ? { ...unit, stepsLost: stepsOf(unit), retreated: false } : unit));

/** NLC 7.4: one side goes back of its own will; both pay half, and those who went may fall into disorder (19.1). */
const goingFreely = (exchange: Exchange, who: Combatant): Step<Course> =>
  andThen(payBoth(exchange, true), ({ field }) => {
    const leaving = withSide(
      field,
      who,
      retreating(field.sides[who], () => true),
    );
    return andThen(withdraw(leaving, who), ({ units, crowdedHexes, used }) =>
      andThen(checkDisorder(withSide(leaving, who, units), who), ({ failed, routed }) => {
        const shaken = units.map((unit) => (failed.includes(unit.id) ? { ...unit, disrupted: true } : unit));
        const left = removed(shaken, ({ id }) => routed.includes(id));
        return accept({
          field: withSide(leaving, who, left),
          retreat: { kind: 'voluntary', side: who },
          routed,
          crowdedHexes,
          guardBroken: false,
          used,
        });
      }),
    );
  });

type Disorder = Readonly<{ failed: readonly string[]; routed: readonly string[] }>;

/** NLC 19.1: one die for all who went back of their own will, each by its own morale. */
const checkDisorder = (field: Field, who: Combatant): Step<Disorder> => {
  const { options } = field.input;
  const going = field.sides[who].filter((unit) => unit.retreated && !isGone(unit));
  const matters = going.some(({ disrupted }) => !disrupted) || (options.rout && going.length > 0);
  if (!options.disruptionOnRetreat || !matters) return accept({ failed: [], routed: [] });
  return checkEach({
    rule: 'NLC 19.1',
    purpose: 'retreatDisruption',
    by: who,
    members: membersOf(field, who, going),
    rout: options.rout,
    other: addedTo(field, who),
  });
};

/** NLC 7.4: nobody goes freely; full hits, and then whoever lost a step may be thrown back. */
const standing = (exchange: Exchange): Step<Course> =>
  andThen(payBoth(exchange, false), ({ field, lost }) =>
    andThen(checkRetreats(field, lost), ({ who, routed }) =>
      who === null
        ? accept({ field, retreat: { kind: 'none' }, routed: [], crowdedHexes: 0, guardBroken: false, used: [] })
        : thrownBack(field, who, routed),
    ),
  );

/** NLC 7.4, 19.1, 20.10: routed units are gone, defending foot artillery is taken, attacking foot artillery stays. */
const thrownBack = (field: Field, who: Combatant, routed: readonly string[]): Step<Course> => {
  const left = removed(
    field.sides[who],
    (unit) => routed.includes(unit.id) || (who === 'defender' && unit.arm === 'footArtillery'),
  );
  const going = retreating(left, ({ arm }) => arm !== 'footArtillery');
  return andThen(withdraw(withSide(field, who, going), who), ({ units, crowdedHexes, used }) => {
    const marks = field.input.options.disruptionOnRetreat;
    const marked = units.map((unit) => (marks && unit.retreated ? { ...unit, disrupted: true } : unit));
    const guardBroken =
      who === 'attacker' && marked.some((unit) => unit.retreated && isDreaded(unit, field.input.game));
    const line = FIGHT_LINES.guardBroken('NLC 7.4');
    return accept(
      {
        field: withSide(field, who, marked),
        retreat: { kind: 'involuntary', side: who },
        routed,
        crowdedHexes,
        guardBroken,
        used,
      },
      guardBroken ? [line] : [],
    );
  });
};

/**
 * NLC 7.3 to 7.6: an assault from the first sum to the advance. Both fire at once; artillery may support (20.3); one side,
 * then the other, may go back and halve all hits (7.4); hits are paid; if nobody went, who lost a step checks whether it is
 * thrown back; retreats find their way; the attacker may advance (7.5). Rulings 16 to 20 and 30 to 38, and MOP's cards.
 */
export const assault = procedure({
  id: 'nlc/assault',
  rule: 'NLC 7.3',
  title: 'Assault',
  asks: assaultAsks,
  example: {
    input: {
      attackers: [
        {
          units: [
            { id: 'First Brigade', arm: 'infantry', frontStrength: 6, reverseStrength: 3, nation: 'french' },
            { id: 'Battery', arm: 'footArtillery', frontStrength: 4, reverseStrength: 2, nation: 'french' },
          ],
          hexside: ['stream'],
        },
        { units: [{ id: 'Hussars', arm: 'cavalry', frontStrength: 4, reverseStrength: 2, nation: 'french' }] },
      ],
      defender: {
        units: [{ id: 'Landwehr', arm: 'infantry', frontStrength: 5, reverseStrength: 2, nation: 'prussian' }],
        hex: ['town'],
        retreat: 'free',
      },
    },
    dice: [[4, 3], [3, 5], [5]],
    choices: ['stay', 'stay', 'unit:First Brigade'],
  },
  run,
  policy: SENSIBLE,
});
