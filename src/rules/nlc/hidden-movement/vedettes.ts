import { byType } from '../../../engine/by-type';
import type { Decision } from '../../../engine/rule-set';
import type { Side } from '../../../engine/sides';
import { refuse, unless } from '../../../engine/step';
import type { Step } from '../../../engine/step';
import { standingOf } from '../../common/army/army';
import type { ArmyEvent } from '../../common/army/army';
import type { Unit } from '../../common/setup/unit';
import { happened } from '../../common/table';
import type { CommandOf, HiddenEvent, Vedettes } from './model';
import type { HiddenState } from './state';
import { ARMY_REFUSALS } from '../../common/army/vocabulary';
import { HIDDEN_REFUSALS } from './vocabulary';
import { TABLE_REFUSALS } from '../../common/vocabulary';

/**
 * MOP 37.11: vedettes in the place of their unit, or beside it, and how they come together again. They lie on the map for all
 * to see, so whoever has the phone says it.
 */

type Outcome = Step<Decision<HiddenEvent | ArmyEvent>>;
export type VedetteCommand = CommandOf<'DeployVedettes' | 'ChangeVedettes' | 'RecallVedettes'>;

const isOut = ({ hidden }: HiddenState, unit: string): boolean => hidden.vedettes.some((one) => one.unit === unit);

const deploy = (state: HiddenState, { unit: id, count, keepsUnit }: CommandOf<'DeployVedettes'>): Outcome => {
  const unit = state.setup.units.find((one) => one.id === id);
  if (unit === undefined) return refuse(ARMY_REFUSALS.NO_SUCH_UNIT('MOP 37.11'));
  const { place } = standingOf(state.army, id);
  return unless(
    [
      [isOut(state, id), HIDDEN_REFUSALS.VEDETTES_ARE_OUT],
      [place !== 'map', ARMY_REFUSALS.NOT_ON_THE_MAP('MOP 37.11')],
      [!keepsUnit && unit.arm !== 'cavalry', HIDDEN_REFUSALS.ONLY_LIGHT_CAVALRY],
    ],
    () => {
      const vedettes = `ve${String(state.hidden.deployments + 1)}`;
      return happened<HiddenEvent | ArmyEvent>([
        { type: 'VedettesDeployed', vedettes, unit: id, count, keepsUnit },
        ...(keepsUnit ? [] : [{ type: 'UnitPlaced', unit: id, place: 'deployed' } as const]),
      ]);
    },
  );
};

const withVedettes = ({ hidden }: HiddenState, id: string, goOn: (vedettes: Vedettes) => Outcome): Outcome => {
  const found = hidden.vedettes.find((one) => one.id === id);
  return found === undefined ? refuse(HIDDEN_REFUSALS.NO_SUCH_VEDETTES) : goOn(found);
};

const change = (state: HiddenState, { vedettes: id, left, disrupted }: CommandOf<'ChangeVedettes'>): Outcome =>
  withVedettes(state, id, (now) => {
    if (left > now.count || disrupted > left) return refuse(HIDDEN_REFUSALS.TOO_MANY_VEDETTES);
    if (left === now.left && disrupted === now.disrupted) return refuse(TABLE_REFUSALS.NOTHING_CHANGED(null));
    // Who has no vedette left is eliminated like any unit: he counts as lost, and may be reorganized (NLC 13).
    const isGone = left === 0 && !now.keepsUnit;
    return happened<HiddenEvent | ArmyEvent>([
      { type: 'VedettesChanged', vedettes: id, unit: now.unit, left, disrupted },
      ...(isGone ? [{ type: 'UnitPlaced', unit: now.unit, place: 'uar' } as const] : []),
    ]);
  });

const recall = (state: HiddenState, { vedettes: id }: CommandOf<'RecallVedettes'>): Outcome =>
  withVedettes(state, id, ({ unit, left, keepsUnit }) =>
    unless([[left === 0 && !keepsUnit, HIDDEN_REFUSALS.NO_VEDETTE_LEFT]], () =>
      happened<HiddenEvent | ArmyEvent>([
        { type: 'VedettesRecalled', vedettes: id, unit },
        ...(keepsUnit ? [] : [{ type: 'UnitPlaced', unit, place: 'map' } as const]),
      ]),
    ),
  );

/** MOP 37.11. Where the rule is not played the caller has refused. */
export const decideVedettes: (command: VedetteCommand, state: HiddenState) => Outcome = byType<
  VedetteCommand,
  readonly [HiddenState],
  Outcome
>({
  DeployVedettes: (command, state) => deploy(state, command),
  ChangeVedettes: (command, state) => change(state, command),
  RecallVedettes: (command, state) => recall(state, command),
});

/** Vedettes that are out, with the unit they are of. */
export type VedettesOut = Vedettes & Readonly<{ name: string; side: Side }>;

/** A unit that may send some: cavalry, or one that sent some before. */
export type MaySend = Readonly<{
  unit: string;
  name: string;
  formation: string;
  side: Side;
  cavalry: boolean;
  /** Null while nobody has said. */
  count: number | null;
  keepsUnit: boolean;
}>;

const sideOfUnit = ({ setup }: HiddenState, { formation }: Pick<Unit, 'formation'>): Side | undefined =>
  setup.formations.find(({ id }) => id === formation)?.side;

export const vedettesOut = (state: HiddenState): readonly VedettesOut[] =>
  state.hidden.vedettes.flatMap((one) => {
    const unit = state.setup.units.find(({ id }) => id === one.unit);
    const side = unit === undefined ? undefined : sideOfUnit(state, unit);
    return unit === undefined || side === undefined ? [] : [{ ...one, name: unit.name, side }];
  });

export const maySend = (state: HiddenState): readonly MaySend[] =>
  state.setup.units
    .filter(({ id }) => standingOf(state.army, id).place === 'map' && !isOut(state, id))
    .flatMap((unit) => {
      const side = sideOfUnit(state, unit);
      const { id, name, formation, arm } = unit;
      const { count = null, keepsUnit = false } = state.hidden.vedettesOf[id] ?? {};
      return side === undefined
        ? []
        : [{ unit: id, name, formation, side, cavalry: arm === 'cavalry', count, keepsUnit }];
    });
