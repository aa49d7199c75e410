import type { Decision } from '../../../engine/rule-set';
import type { Side } from '../../../engine/sides';
import { refuse, unless } from '../../../engine/step';
import type { Step } from '../../../engine/step';
import { standingOf } from '../../common/army/army';
import type { ArmyEvent } from '../../common/army/army';
import type { Unit } from '../../common/setup/unit';
import { happened } from '../../common/table';
import { ARMY_REFUSALS } from '../../common/army/vocabulary';
import { TABLE_REFUSALS } from '../../common/vocabulary';
import type { MaySend, Vedettes, VedettesOut } from '../../nlc/index';
import type { CoversCommandOf, CoversEvent } from './covers-model';
import type { CoversState } from './covers-state';
import { COVERS_REFUSALS } from './vocabulary';

/**
 * MOP 37.11: vedettes in the place of their unit, or beside it, and how they come together again. They lie on the map for all
 * to see, so whoever has the phone says it.
 */

type Outcome = Step<Decision<CoversEvent | ArmyEvent>>;

const isOut = ({ covers }: CoversState, unit: string): boolean => covers.vedettes.some((one) => one.unit === unit);

export const deployVedettes = (
  state: CoversState,
  { unit: id, count, keepsUnit }: CoversCommandOf<'DeployVedettes'>,
): Outcome => {
  const unit = state.setup.units.find((one) => one.id === id);
  if (unit === undefined) return refuse(ARMY_REFUSALS.NO_SUCH_UNIT('MOP 37.11'));
  const { place } = standingOf(state.army, id);
  return unless(
    [
      [isOut(state, id), COVERS_REFUSALS.VEDETTES_ARE_OUT],
      [place !== 'map', ARMY_REFUSALS.NOT_ON_THE_MAP('MOP 37.11')],
      [!keepsUnit && unit.arm !== 'cavalry', COVERS_REFUSALS.ONLY_LIGHT_CAVALRY],
    ],
    () => {
      const vedettes = `ve${String(state.covers.deployments + 1)}`;
      return happened<CoversEvent | ArmyEvent>([
        { type: 'VedettesDeployed', vedettes, unit: id, count, keepsUnit },
        ...(keepsUnit ? [] : [{ type: 'UnitPlaced', unit: id, place: 'deployed' } as const]),
      ]);
    },
  );
};

const withVedettes = ({ covers }: CoversState, id: string, goOn: (vedettes: Vedettes) => Outcome): Outcome => {
  const found = covers.vedettes.find((one) => one.id === id);
  return found === undefined ? refuse(COVERS_REFUSALS.NO_SUCH_VEDETTES) : goOn(found);
};

export const changeVedettes = (
  state: CoversState,
  { vedettes: id, left, disrupted }: CoversCommandOf<'ChangeVedettes'>,
): Outcome =>
  withVedettes(state, id, (now) => {
    if (left > now.count || disrupted > left) return refuse(COVERS_REFUSALS.TOO_MANY_VEDETTES);
    if (left === now.left && disrupted === now.disrupted) return refuse(TABLE_REFUSALS.NOTHING_CHANGED(null));
    // Who has no vedette left is eliminated like any unit: he counts as lost, and may be reorganized (NLC 13).
    const isGone = left === 0 && !now.keepsUnit;
    return happened<CoversEvent | ArmyEvent>([
      { type: 'VedettesChanged', vedettes: id, unit: now.unit, left, disrupted },
      ...(isGone ? [{ type: 'UnitPlaced', unit: now.unit, place: 'uar' } as const] : []),
    ]);
  });

export const recallVedettes = (state: CoversState, { vedettes: id }: CoversCommandOf<'RecallVedettes'>): Outcome =>
  withVedettes(state, id, ({ unit, left, keepsUnit }) =>
    unless([[left === 0 && !keepsUnit, COVERS_REFUSALS.NO_VEDETTE_LEFT]], () =>
      happened<CoversEvent | ArmyEvent>([
        { type: 'VedettesRecalled', vedettes: id, unit },
        ...(keepsUnit ? [] : [{ type: 'UnitPlaced', unit, place: 'map' } as const]),
      ]),
    ),
  );

const sideOfUnit = ({ setup }: CoversState, { formation }: Pick<Unit, 'formation'>): Side | undefined =>
  setup.formations.find(({ id }) => id === formation)?.side;

export const vedettesOut = (state: CoversState): readonly VedettesOut[] =>
  state.covers.vedettes.flatMap((one) => {
    const unit = state.setup.units.find(({ id }) => id === one.unit);
    const side = unit === undefined ? undefined : sideOfUnit(state, unit);
    return unit === undefined || side === undefined ? [] : [{ ...one, name: unit.name, side }];
  });

export const maySend = (state: CoversState): readonly MaySend[] =>
  state.setup.units
    .filter(({ id }) => standingOf(state.army, id).place === 'map' && !isOut(state, id))
    .flatMap((unit) => {
      const side = sideOfUnit(state, unit);
      const { id, name, formation, arm } = unit;
      const { count = null, keepsUnit = false } = state.covers.vedettesOf[id] ?? {};
      return side === undefined
        ? []
        : [{ unit: id, name, formation, side, cavalry: arm === 'cavalry', count, keepsUnit }];
    });
