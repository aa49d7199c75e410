import { useState } from 'react';
import { View } from 'react-native';
import { SIDES } from '../../../../src/engine/sides';
import type { Side } from '../../../../src/engine/sides';
import type { MoraleView } from '../../../../src/rules/n20/index';
import type { AppCommand } from '../../../../src/session/rule-sets';
import { MORALE_REASON_WORDS } from '../../../../src/wording/en/events-n20';
import { halvesChange } from '../../../../src/wording/halves';
import { Button } from '../../../components/Button';
import { Panel } from '../../../components/Panel';
import { SectionTitle } from '../../../components/SectionTitle';
import { Stepper } from '../../../components/Stepper';
import { ToggleRow } from '../../../components/ToggleRow';
import { Small, Strong } from '../../../components/Words';
import { useForeseen } from '../../../hooks/use-foreseen';
import { useDispatch, useNames, useView } from '../../../hooks/use-game';
import { SPACE } from '../../../theme/metrics';
import { SideHeading } from '../../turn/SideHeading';
import { spanOf, spanWords } from './reason-words';

type NightPanelProps = {
  readonly morale: MoraleView;
  /** Only this side, where the step of the sequence is that side's. */
  readonly only?: Side | undefined;
};

/** N20 12.7.3, 16.8.2: what the enemy on a side's lines of communication costs it, once a night turn. */
export const NightPanel = ({ morale, only }: NightPanelProps) => {
  const { turn } = useView().turn;
  if (turn.kind !== 'night' || !morale.started || morale.outcome.result !== null) return null;
  return (
    <View style={{ gap: SPACE.s }} testID="night">
      <SectionTitle aside="N20 12.7.3">Lines of communication at night</SectionTitle>
      {SIDES.filter((side) => only === undefined || side === only).map((side) => (
        <Loser key={`${side}${String(morale.nightPaid[side])}`} side={side} morale={morale} />
      ))}
    </View>
  );
};

/** No map has more of them. */
const MOST_HEXES = 6;

const nameOf = (nth: number): string => `LOC hex ${String(nth + 1)}`;

const Loser = ({ side, morale }: { readonly side: Side; readonly morale: MoraleView }) => {
  const dispatch = useDispatch();
  const { sides } = useView().setup;
  const gates = [...new Set(morale.pursuers.filter((one) => one.side !== side).map(({ hex }) => hex))];
  const [lost, setLost] = useState<readonly string[]>([]);
  const [others, setOthers] = useState(0);
  const named = gates.map((name) => ({ name, occupied: !lost.includes(name), others: 0 }));
  const counted = Array.from({ length: others }, (_, i) => ({ name: nameOf(i), occupied: true, others: 0 }));
  const take: Take = { type: 'NightTerrain', loser: side, hexes: [...named, ...counted] };
  if (morale.nightPaid[side]) return <Small>{`Paid for tonight: ${sides[side].title}.`}</Small>;
  return (
    <Panel>
      <SideHeading side={side} />
      {gates.map((name) => (
        <ToggleRow
          key={name}
          label={`${name} is still in enemy hands`}
          hint="Units have gone through it in pursuit"
          value={!lost.includes(name)}
          onChange={(held) => {
            setLost(held ? lost.filter((one) => one !== name) : [...lost, name]);
          }}
          testID={`night.gate.${side}`}
        />
      ))}
      <Stepper
        label={gates.length === 0 ? 'LOC hexes in enemy hands' : 'Other LOC hexes in enemy hands'}
        hint="½ each"
        value={others}
        min={0}
        max={MOST_HEXES}
        onChange={setOthers}
        testID={`night.hexes.${side}`}
      />
      <Price side={side} take={take} />
      <Button
        label="Take it from the track"
        wide
        onPress={() => {
          void dispatch(take);
        }}
        testID={`night.take.${side}`}
      />
    </Panel>
  );
};

type Take = Extract<AppCommand, { type: 'NightTerrain' }>;

/** All of it together, hexes and pursuers (Ruling 64), before it is taken. */
const Price = ({ side, take }: { readonly side: Side; readonly take: Take }) => {
  const seen = useForeseen(take);
  const names = useNames();
  const span = spanOf(seen, side);
  if (seen === null || span === null) return null;
  const changes = seen.events.flatMap((event) =>
    event.type === 'MoraleChanged' ? [`${halvesChange(event.by)} ${MORALE_REASON_WORDS[event.reason]}`] : [],
  );
  return (
    <View testID={`night.price.${side}`}>
      <Strong>{`Morale ${spanWords(span)}`}</Strong>
      {changes.length === 0 ? null : <Small>{changes.join(', ')}</Small>}
      {seen.wins === null ? null : (
        <Strong tone="danger">{`That ends the game: ${names.side(seen.wins)} would win.`}</Strong>
      )}
    </View>
  );
};
