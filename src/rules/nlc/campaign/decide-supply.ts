import type { Decision } from '../../../engine/rule-set';
import { unless } from '../../../engine/step';
import type { Step } from '../../../engine/step';
import { standingOf } from '../../common/army/army';
import type { ArmyEvent } from '../../common/army/army';
import { contextOf } from '../../common/sequence';
import { happened } from '../../common/table';
import type { CampaignEvent, CampaignState, CommandOf } from './campaign';
import type { CampaignBook } from './campaign-book';
import { CAMPAIGN_REFUSALS } from './vocabulary';
import { ARMY_REFUSALS } from '../../common/army/vocabulary';
import { CORPS_REFUSALS } from '../corps/vocabulary';

type SupplyEvent = CampaignEvent | ArmyEvent;

/** The side's units that are on the map. */
const unitsOf = ({ setup, army }: CampaignState, side: string): readonly string[] => {
  const his = setup.formations.filter((formation) => formation.side === side).map(({ id }) => id);
  return setup.units
    .filter(({ id, formation }) => his.includes(formation) && standingOf(army, id).place === 'map')
    .map(({ id }) => id);
};

/** NLC 17: gone for good, without a rally (NLC 13). MOP 37.7: a marker until the next check finds it supplied. */
const consequence = (
  { army }: CampaignState,
  units: readonly string[],
  out: readonly string[],
  without: CampaignBook['supply']['without'],
): readonly ArmyEvent[] => {
  if (without === 'goneForGood') return out.map((unit) => ({ type: 'UnitPlaced', unit, place: 'peu' }));
  const bears = (unit: string): boolean => standingOf(army, unit).marks.includes('outOfSupply');
  const fresh = out.filter((unit) => !bears(unit));
  const lifts = units
    .filter((unit) => bears(unit) && !out.includes(unit))
    .map((unit) => ({ unit, mark: 'outOfSupply' as const }));
  return [
    ...(fresh.length === 0 ? [] : [{ type: 'MarkPut', units: fresh, mark: 'outOfSupply' } as const]),
    ...(lifts.length === 0 ? [] : [{ type: 'MarksLifted', lifts } as const]),
  ];
};

/** NLC 17, MOP 37.7, 37.12: who cannot trace supply is the players' fact; what comes of it is the book's. */
export const recordSupply = (
  state: CampaignState,
  { side, outOfSupply, why }: CommandOf<'RecordSupply'>,
  { supply }: CampaignBook,
): Step<Decision<SupplyEvent>> => {
  const { setup, turn } = state;
  const units = unitsOf(state, side);
  const out = [...new Set(outOfSupply)];
  const isTime = { due: supply.isDue(contextOf(setup, turn)), card: supply.byCard, scenario: true };
  return unless(
    [
      [!isTime[why], CAMPAIGN_REFUSALS.NO_SUPPLY_CHECK_NOW(supply.rule)],
      [!out.every((id) => setup.units.some((unit) => unit.id === id)), ARMY_REFUSALS.NO_SUCH_UNIT(supply.rule)],
      [!out.every((id) => units.includes(id)), CORPS_REFUSALS.NOT_ITS_UNIT(supply.rule)],
    ],
    () =>
      happened<SupplyEvent>([
        { type: 'SupplyChecked', side, turn, out, why },
        ...consequence(state, units, out, supply.without),
      ]),
  );
};
