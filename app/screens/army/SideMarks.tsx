import { useState } from 'react';
import { View } from 'react-native';
import type { Side } from '../../../src/engine/sides';
import { Button } from '../../components/Button';
import { ConfirmStrip } from '../../components/InlineConfirm';
import { Panel } from '../../components/Panel';
import { ToggleRow } from '../../components/ToggleRow';
import { Label, Small } from '../../components/Words';
import { useDispatch, useView } from '../../hooks/use-game';
import { SPACE } from '../../theme/metrics';
import { FollowUpsPart } from './FollowUpsPart';

/** What concerns a whole side: its retreats of this turn (NLC 20.11), and its Guard (NLC 7.4). */
export const SideMarks = ({ side }: { readonly side: Side }) => {
  const { army, corps } = useView('army', 'corps');
  const hasGuard = army.units.some((one) => one.side === side && one.unit.guard !== 'none');
  if (corps === undefined) return null;
  return (
    <View style={{ gap: SPACE.s }}>
      <FollowUpsPart of={side} kind="side" />
      {corps.guard[side] !== null ? (
        <Small>The Guard was thrown back: French morale is 1 lower (NLC 7.4).</Small>
      ) : hasGuard ? (
        <GuardButton side={side} />
      ) : null}
    </View>
  );
};

/** Ruling 35: once in a game. What else it does depends on the game, and on what nobody but the players may know. */
const GuardButton = ({ side }: { readonly side: Side }) => {
  const { corps } = useView('corps');
  const dispatch = useDispatch();
  const [open, setOpen] = useState(false);
  const [lowersLevel, setLowers] = useState(false);
  const [alliedArmyDemoralized, setAllied] = useState(false);
  if (!open)
    return (
      <Button
        label="The Guard is thrown back"
        icon="flag"
        kind="quiet"
        onPress={() => {
          setOpen(true);
        }}
        testID={`army.guard.${side}`}
      />
    );
  return (
    <Panel testID={`army.guard.${side}.form`}>
      <Label>Guard infantry that assaulted was thrown back (NLC 7.4)?</Label>
      <ToggleRow
        label="It lowers the army’s level too"
        hint="In Napoleon’s Last Battles, unless an enemy army is demoralized (Ruling 35)"
        value={lowersLevel}
        onChange={setLowers}
        testID={`army.guard.${side}.lowers`}
      />
      {lowersLevel && corps?.hidden === true ? (
        <ToggleRow
          label="An enemy army is demoralized"
          hint="The app may not tell: demoralization is hidden"
          value={alliedArmyDemoralized}
          onChange={setAllied}
          testID={`army.guard.${side}.allied`}
        />
      ) : null}
      <ConfirmStrip
        question="Once in a game."
        yes="Record it"
        no="Not yet"
        onYes={() => {
          void dispatch({ type: 'RecordGuard', side, lowersLevel, alliedArmyDemoralized });
        }}
        onNo={() => {
          setOpen(false);
        }}
        testID={`army.guard.${side}.record`}
      />
    </Panel>
  );
};
