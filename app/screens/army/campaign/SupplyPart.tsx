import { useState } from 'react';
import { View } from 'react-native';
import { SIDES } from '../../../../src/engine/sides';
import type { Side } from '../../../../src/engine/sides';
import { supplyLine } from '../../../../src/wording/en/campaign';
import { Button } from '../../../components/Button';
import { Notice } from '../../../components/Notice';
import { Panel } from '../../../components/Panel';
import { RuleRef } from '../../../components/RuleRef';
import { Segmented } from '../../../components/Segmented';
import { Label, Small } from '../../../components/Words';
import { useDispatch, useView } from '../../../hooks/use-game';
import { SPACE } from '../../../theme/metrics';
import { Fold } from '../../new-game/Fold';
import { SideHeading } from '../../turn/SideHeading';
import { Counters } from '../UnitButton';
import type { Campaign } from '../army-types';

type Why = 'due' | 'card' | 'scenario';

/** NLC 17, MOP 37.7: the check of this turn stands open until each side has had it; a card may ask for one at any time. */
export const SupplyPart = ({ campaign }: { readonly campaign: Campaign }) => {
  const { setup } = useView('setup');
  const [side, setSide] = useState<Side>('first');
  const { supplyDue } = campaign;
  if (supplyDue !== null)
    return (
      <Panel testID="supply.due">
        <Label>{`Supply is checked now (${supplyDue.rule})`}</Label>
        <SupplyLines lines={supplyDue.lines} />
        {supplyDue.sides.map((one) => (
          <View key={one} style={{ gap: SPACE.s }}>
            <SideHeading side={one} />
            <SupplyCheck side={one} why="due" />
          </View>
        ))}
      </Panel>
    );
  return (
    <Fold title="Supply" summary="Not due this turn" testID="campaign.supply">
      <SupplyLines lines={campaign.supplyLines} />
      <Segmented
        label="A check out of turn, of"
        options={SIDES.map((id) => ({ id, label: setup.sides[id].title }))}
        value={side}
        onChange={setSide}
        testID="supply.side"
      />
      <OutOfTurn key={side} side={side} />
    </Fold>
  );
};

const BY = [
  { id: 'scenario', label: 'By the scenario' },
  { id: 'card', label: 'By a card' },
] as const;

const OutOfTurn = ({ side }: { readonly side: Side }) => {
  const { campaign } = useView('campaign');
  const [why, setWhy] = useState<'scenario' | 'card'>('scenario');
  return (
    <>
      {campaign?.adds.cards === true ? (
        <Segmented options={BY} value={why} onChange={setWhy} testID="supply.why" />
      ) : null}
      <SupplyCheck side={side} why={why} />
    </>
  );
};

const SupplyLines = ({ lines }: { readonly lines: Campaign['supplyLines'] }) =>
  lines.map(({ key, rule }) => (
    <View key={key} style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
      <View style={{ flex: 1 }}>
        <Small>{supplyLine(key)}</Small>
      </View>
      <RuleRef rule={rule} />
    </View>
  ));

const CONSEQUENCE = {
  nlc: 'They are lost for good.',
  mop: 'They bear a marker until the next check, and count as demoralized.',
} as const;

/** Units without supply are tapped; what comes of it stands there before it is recorded. */
const SupplyCheck = ({ side, why }: { readonly side: Side; readonly why: Why }) => {
  const { army, campaign } = useView('army', 'campaign');
  const dispatch = useDispatch();
  const units = army.units.filter((one) => one.side === side && one.standing.place === 'map');
  const [out, setOut] = useState<readonly string[]>(
    units.filter(({ standing }) => standing.marks.includes('outOfSupply')).map(({ unit }) => unit.id),
  );
  const there = out.filter((id) => units.some(({ unit }) => unit.id === id));
  return (
    <View style={{ gap: SPACE.s }} testID={`supply.${side}`}>
      {units.length === 0 ? null : <Small>Tap whoever cannot trace supply.</Small>}
      <Counters
        units={units}
        chosen={there}
        area="supply.unit"
        onTap={(id) => {
          setOut(out.includes(id) ? out.filter((other) => other !== id) : [...out, id]);
        }}
      />
      {there.length === 0 ? null : (
        <Notice
          kind="warning"
          text={`${String(there.length)} without supply. ${CONSEQUENCE[campaign?.adds.supplyShifts === true ? 'mop' : 'nlc']}`}
          testID={`supply.${side}.consequence`}
        />
      )}
      <Button
        label={there.length === 0 ? 'All are in supply' : `Record ${String(there.length)} without supply`}
        icon="check"
        wide
        onPress={() => {
          void dispatch({ type: 'RecordSupply', side, outOfSupply: [...there], why });
        }}
        testID={`supply.${side}.record`}
      />
    </View>
  );
};
